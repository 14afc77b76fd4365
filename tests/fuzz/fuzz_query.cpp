// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes queries, identifiers, times and tokens: checks that accepted values are within their limits, and
// that values repeated in links keep their meaning.

#include "promise.h"

#include "api/query.h"
#include "domain/ids.h"
#include "domain/rules.h"
#include "domain/tokentext.h"
#include "http/router.h"
#include "timestamp.h"

#include <QUrl>

#include <cstdint>

using namespace triage;
using namespace triage::api;
using namespace triage::fuzz;

namespace {

void checkPage(const PageRequest &page)
{
    promise(page.page >= 1 && page.limit >= 1 && page.limit <= maxLimit, "a page is within its limits");
    promise(page.offset() >= 0, "a page has an offset");
}

QByteArray repeated(const GivenParameters &given)
{
    QByteArray query;
    for (const auto &[name, value] : given)
        query += '&' + name + '=' + QUrl::toPercentEncoding(value);
    return query;
}

void checkFeedbackList(const Query &query)
{
    const auto read = readFeedbackList(query);
    if (!read) {
        promise(!read.error().field.isEmpty(), "a refusal names the parameter");
        return;
    }
    checkPage(read->page);
    const auto again = readFeedbackList(Query(repeated(givenBy(*read))));
    promise(bool(again), "values repeated in links are accepted");
    promise(static_cast<const ListFilter &>(*again) == *read && again->sortBy == read->sortBy
                && again->order == read->order && again->withBuffers == read->withBuffers
                && again->withTriage == read->withTriage,
            "what links repeat means the same");
}

void checkOtherLists(const Query &query)
{
    if (const auto page = readPage(query))
        checkPage(*page);
    if (const auto targets = readTargetList(query)) {
        checkPage(targets->page);
        const auto again = readTargetList(Query(repeated(givenBy(*targets))));
        promise(again && again->search == targets->search && again->type == targets->type,
                "what links repeat means the same");
    }
    if (const auto wait = query.number("wait", 0, 0, maxWait))
        promise(*wait >= 0 && *wait <= maxWait, "a number is within its limits");
}

void checkWords(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    if (const auto id = decodeId(text))
        promise(decodeId(QString::fromLatin1(encodeId(*id))) == id, "an identifier comes back");
    if (const auto time = timestampFromRfc3339(text))
        promise(timestampFromRfc3339(QString::fromLatin1(toIso(*time))) == time, "a time comes back");
    promise(!tokenKindOf(bytes) || holdsToken(bytes), "a token holds itself");
    isOrigin(text);
    if (const auto part = http::decodePart(bytes)) {
        promise(!part->contains(QChar(0)), "a part of a URL has no U+0000");
        promise(http::decodePart(QUrl::toPercentEncoding(*part)) == part, "a part of a URL comes back");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const Query query(bytes);
    checkFeedbackList(query);
    checkOtherLists(query);
    checkWords(bytes);
    return 0;
}
