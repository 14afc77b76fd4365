// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/envelope.h"

#include <QUrl>

#include <algorithm>

namespace triage::api {

namespace {

QByteArray pagePath(const PageLinks &page, qint64 number)
{
    QByteArray path = page.path + "?page=" + QByteArray::number(number)
        + "&limit=" + QByteArray::number(page.request.limit);
    for (const auto &[name, value] : page.given)
        path += '&' + name + '=' + QUrl::toPercentEncoding(value);
    return path;
}

void writePath(JsonWriter &out, const char *name, const PageLinks &page, qint64 number)
{
    out.key(name);
    if (number > 0)
        out.utf8(pagePath(page, number));
    else
        out.null();
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
    out.key("web");
    if (links.web) {
        out.beginObject();
        out.key("self");
        out.text(*links.web);
        out.endObject();
    } else {
        out.null();
    }
    out.endObject();
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
    const qint64 number = page.request.page;
    const qint64 pages = (page.total + page.request.limit - 1) / page.request.limit;
    out.key("page");
    out.number(number);
    out.key("limit");
    out.number(qint64(page.request.limit));
    out.key("total");
    out.number(page.total);
    out.key("total_pages");
    out.number(pages);
    writePath(out, "next", page, number < pages ? number + 1 : 0);
    // After a page beyond the end, the previous page is the last one that exists.
    writePath(out, "prev", page, std::min(number - 1, pages));
}

} // namespace triage::api
