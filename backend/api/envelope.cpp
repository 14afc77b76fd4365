// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/envelope.h"

#include <QUrl>

#include <algorithm>

namespace triage::api {

namespace {

QByteArray pathWith(const PageLinks &page, const QByteArray &place)
{
    QByteArray path = page.path + '?' + place + "&limit=" + QByteArray::number(page.request.limit);
    for (const auto &[name, value] : page.given)
        path += '&' + name + '=' + QUrl::toPercentEncoding(value);
    return path;
}

void writePath(JsonWriter &out, const char *name, const QByteArray &path)
{
    out.key(name);
    if (path.isEmpty())
        out.null();
    else
        out.utf8(path);
}

qint64 pagesOf(const PageLinks &page)
{
    return (page.total + page.request.limit - 1) / page.request.limit;
}

/// Returns the path of the next page; empty on the last one.
QByteArray nextOf(const PageLinks &page)
{
    if (page.nextCursor)
        return page.nextCursor->isEmpty() ? QByteArray() : pathWith(page, "cursor=" + *page.nextCursor);
    return page.request.page < pagesOf(page)
        ? pathWith(page, "page=" + QByteArray::number(page.request.page + 1LL))
        : QByteArray();
}

/// Returns the path of the previous page; empty on the first one, and where a cursor named the page. After a
/// page beyond the end, it is the last one that exists.
QByteArray previousOf(const PageLinks &page)
{
    const qint64 number = page.nextCursor ? 0 : std::min<qint64>(page.request.page - 1, pagesOf(page));
    return number > 0 ? pathWith(page, "page=" + QByteArray::number(number)) : QByteArray();
}

} // namespace

void writeLinks(JsonWriter &out, const Links &links)
{
    out.beginObject();
    out.key("api");
    out.beginObject();
    out.key("self");
    out.text(links.api);
    out.endObject();
    writeWebLink(out, links.web);
    out.endObject();
}

void writeWebLink(JsonWriter &out, const std::optional<QString> &page)
{
    out.key("web");
    if (!page) {
        out.null();
        return;
    }
    out.beginObject();
    out.key("self");
    out.text(*page);
    out.endObject();
}

std::optional<QString> pageOfList(const Caller &caller, const QByteArray &self)
{
    constexpr QByteArrayView ofBuffer("/buffers/");
    constexpr QByteArrayView feedback("/feedback");
    QByteArrayView path = QByteArrayView(self).first(self.indexOf('?') < 0 ? self.size() : self.indexOf('?'));
    path = path.sliced(std::min(basePath.size(), path.size()));
    if (path.startsWith(ofBuffer) && path.endsWith(feedback))
        path.chop(feedback.size());
    else if (path != feedback && path != ofBuffer.chopped(1))
        return std::nullopt;
    return u"/o/"_s + caller.organizationSlug + QString::fromLatin1(path);
}

void writeRelated(JsonWriter &out, const Related &related)
{
    out.key("related");
    out.beginObject();
    for (const auto &[field, links] : related) {
        out.key(field);
        writeLinks(out, links);
    }
    out.endObject();
}

void writePageMeta(JsonWriter &out, const PageLinks &page)
{
    out.key("page");
    out.number(qint64(page.request.page));
    out.key("limit");
    out.number(qint64(page.request.limit));
    out.key("total");
    out.number(page.total);
    out.key("total_pages");
    out.number(pagesOf(page));
    writePath(out, "next", nextOf(page));
    writePath(out, "prev", previousOf(page));
}

http::Headers linkHeader(const PageLinks &page)
{
    constexpr qsizetype maxPath = 1000;
    QByteArrayList links;
    const auto add = [&](const QByteArray &path, const char *relation) {
        if (!path.isEmpty() && path.size() <= maxPath)
            links << '<' + path + ">; rel=\"" + relation + '"';
    };
    add(nextOf(page), "next");
    add(previousOf(page), "prev");
    http::Headers headers;
    if (!links.isEmpty())
        headers.append("Link", links.join(", "));
    return headers;
}

} // namespace triage::api
