// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/entitytag.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

constexpr qsizetype digestLength = 16;
constexpr char editionEnd = '.';

/// Returns the texts between the quotes of a list of ETags; nothing where it is none.
std::optional<QList<QByteArray>> opaqueTags(QByteArrayView list)
{
    QList<QByteArray> tags;
    qsizetype at = 0;
    const auto skip = [&](const char *characters) {
        while (at < list.size() && QByteArrayView(characters).contains(list[at]))
            ++at;
    };
    for (skip(" \t,"); at < list.size(); skip(" \t,")) {
        if (list.sliced(at).startsWith("W/"))
            at += 2;
        if (at >= list.size() || list[at] != '"')
            return std::nullopt;
        const qsizetype end = list.indexOf('"', at + 1);
        if (end < 0)
            return std::nullopt;
        tags.append(list.sliced(at + 1, end - at - 1).toByteArray());
        at = end + 1;
        skip(" \t");
        if (at < list.size() && list[at] != ',')
            return std::nullopt;
    }
    return tags.isEmpty() ? std::nullopt : std::optional(tags);
}

} // namespace

QByteArray digestOf(QByteArrayView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(bytes);
    return hash.result().toHex().left(digestLength);
}

QByteArray entityTag(const QByteArray &edition, QByteArrayView answer)
{
    return "W/\"" + edition + editionEnd + digestOf(answer) + '"';
}

bool holdsTag(const QByteArray &ifNoneMatch, const QByteArray &tag)
{
    if (ifNoneMatch.trimmed() == "*")
        return true;
    const auto wanted = opaqueTags(ifNoneMatch);
    const auto own = opaqueTags(tag);
    return wanted && own && wanted->contains(own->first());
}

Result<IfMatch> IfMatch::parse(const QList<QByteArray> &headers)
{
    IfMatch match;
    const QByteArray list = headers.join(',').trimmed();
    if (headers.isEmpty() || list == "*")
        return match;
    const auto tags = opaqueTags(list);
    if (!tags)
        return invalidField(
            u"If-Match"_s,
            u"If-Match is * or a list of ETags: send the ETag of an answer as it is, with its "
            "quotes."_s,
            Category::Integration);
    match.m_editions.emplace();
    for (const QByteArray &tag : *tags)
        match.m_editions->append(tag.left(tag.indexOf(editionEnd)));
    return match;
}

Result<void> IfMatch::checkEdition(const QByteArray &current) const
{
    if (!current.isEmpty() && m_editions->contains(current))
        return {};
    return problem(
        ProblemType::PreconditionFailed,
        u"It was changed since it was read. Read it again, look at what changed, and send the change "
        "with the new ETag."_s);
}

} // namespace triage::api
