// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/guidepages.h"

#include "api/pages/html.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::api::pages {

namespace {

/// Returns a guide. The build converts it from Markdown and leaves no raw HTML in it.
QByteArray textOf(const QString &name)
{
    QFile file(u":/triage/guides/"_s + name + u".html"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the headings of a guide, as text.
QByteArray headingsOf(const QString &name)
{
    static const QRegularExpression heading(QStringLiteral("<h[23]>(.*?)</h[23]>"));
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    QStringList headings;
    for (auto each = heading.globalMatch(QString::fromUtf8(textOf(name))); each.hasNext();)
        headings << each.next().captured(1).remove(tag);
    return headings.join(u' ').toUtf8();
}

void writeContents(Html &out, const QString &current)
{
    out.open("nav", { { "aria-label", "Contents" } }).open("div");
    out.element("strong", "Triage Desk");
    out.open("ul");
    writeGuideLinks(out, current);
    out.open("li").element("a", "The API", { { "href", "/docs" } }).close("li");
    out.open("li").element("a", "Problems", { { "href", "/docs/api/problems" } }).close("li");
    out.close("ul").close("div").close("nav");
}

} // namespace

const std::vector<Guide> &guides()
{
    static const std::vector<Guide> all{
        { u"getting-started"_s, u"Getting started"_s },
        { u"api"_s, u"The API guide"_s },
        { u"embed-a-widget"_s, u"Embed a widget"_s },
        { u"following-changes"_s, u"Following changes"_s },
        { u"webhooks"_s, u"Webhooks"_s },
        { u"agents"_s, u"Assistants and agents"_s },
        { u"routing-instructions"_s, u"Routing instructions"_s },
        { u"import-and-export"_s, u"Import and export"_s },
        { u"language-model"_s, u"Routing with a language model"_s },
        { u"embeddings"_s, u"Embeddings"_s },
        { u"operations"_s, u"Operations"_s },
        { u"security"_s, u"Security"_s },
        { u"scaling-out"_s, u"Scaling out"_s },
        { u"compatibility"_s, u"Compatibility"_s },
    };
    return all;
}

void writeGuideLinks(Html &out, const QString &current)
{
    for (const Guide &guide : guides()) {
        const QByteArray path = "/docs/guides/" + guide.name.toUtf8();
        out.open("li", { { "data-words", headingsOf(guide.name) } });
        if (guide.name == current)
            out.element("a", guide.title.toUtf8(), { { "href", path }, { "aria-current", "page" } });
        else
            out.element("a", guide.title.toUtf8(), { { "href", path } });
        out.close("li");
    }
}

std::optional<Payload> guidePage(const QString &name)
{
    const auto guide = std::find_if(guides().begin(), guides().end(),
                                    [&](const Guide &each) { return each.name == name; });
    if (guide == guides().end())
        return std::nullopt;
    Html body;
    body.open("div", { { "class", "guide" } });
    writeContents(body, name);
    body.open("main", { { "class", "prose" } }).markup(textOf(name)).close("main");
    body.close("div");
    return page(guide->title.toUtf8() + " – Triage Desk", body);
}

} // namespace triage::api::pages
