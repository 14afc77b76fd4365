// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/guidepages.h"

#include "api/pages/html.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::api::pages {

namespace {

constexpr char textType[] = "text/markdown; charset=utf-8";

/// Returns a guide as `html`, which the build converts from Markdown and which has no raw HTML, or as `md`.
QByteArray textOf(const QString &name, QLatin1StringView form = "html"_L1)
{
    QFile file(u":/triage/guides/"_s + name + u'.' + form);
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

Payload guideIndex(const QString &publicUrl)
{
    QByteArray text = "# Triage Desk\n\n> Receives user feedback over HTTP, routes it into buffers with a "
                      "classifier, and "
                      "serves the same API to programs.\n\n## Guides\n\n";
    const QByteArray base = publicUrl.toUtf8();
    for (const Guide &guide : guides())
        text += "- [" + guide.title.toUtf8() + "](" + base + "/docs/guides/" + guide.name.toUtf8() + ".md)\n";
    text += "\n## Reference\n\n- [The OpenAPI document](" + base + "/openapi.json)\n";
    return Payload(text, textType);
}

std::optional<Payload> guidePage(const QString &path)
{
    constexpr QLatin1StringView textSuffix(".md");
    const bool isText = path.endsWith(textSuffix);
    const QString name = isText ? path.chopped(textSuffix.size()) : path;
    const auto guide = std::find_if(guides().begin(), guides().end(),
                                    [&](const Guide &each) { return each.name == name; });
    if (guide == guides().end())
        return std::nullopt;
    if (isText)
        return Payload(textOf(name, "md"_L1), textType);
    Html body;
    body.open("div", { { "class", "guide" } });
    writeContents(body, name);
    body.open("main", { { "class", "prose" } }).markup(textOf(name)).close("main");
    body.close("div");
    return page(guide->title.toUtf8() + " – Triage Desk", body);
}

} // namespace triage::api::pages
