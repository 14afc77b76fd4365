// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/openpage.h"

#include "domain/ids.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::api::pages {

namespace {

constexpr qsizetype maxSlugLength = 64;

/// Accepts lower-case letters, digits and single hyphens between them.
bool isSlug(const QString &text)
{
    const auto isFine = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
    };
    return !text.isEmpty() && text.size() <= maxSlugLength && std::all_of(text.begin(), text.end(), isFine)
        && !text.startsWith(u'-') && !text.endsWith(u'-') && !text.contains(u"--"_s);
}

/// Accepts only the form in which identifiers are written, not other forms that can be parsed.
bool isIdentifier(const QString &text)
{
    const std::optional<qint64> id = decodeId(text);
    return id && *id > 0 && QString::fromLatin1(encodeId(*id)) == text;
}

Payload pageFor(bool isLink, const QByteArray &link)
{
    Html head;
    head.open("meta", { { "name", "robots" }, { "content", "noindex, nofollow" } });
    if (isLink)
        head.open("meta", { { "http-equiv", "refresh" }, { "content", "0; url=" + link } });
    Html body;
    body.open("main", { { "class", "card" } });
    if (isLink) {
        body.element("h1", "Opening Triage Desk");
        body.prose("This link opens in the desktop client.");
        body.element("a", "Open Triage Desk", { { "href", link }, { "class", "button" } });
        body.open("p", { { "class", "soft" } });
        body.text(
            "Nothing happens? Install Triage Desk on this computer and connect it to your organization, then "
            "follow the link again.");
        body.close("p");
    } else {
        body.element("h1", "This link is broken");
        body.prose("A part of it is missing or was changed on the way. Ask for the link again, or copy it "
                   "once more.");
    }
    body.close("main");
    Payload payload = page(isLink ? "Open in Triage Desk" : "Broken link", body, head, Scripts::None);
    payload.headers.append("X-Robots-Tag", "noindex, nofollow");
    if (!isLink)
        payload.status = 404;
    return payload;
}

} // namespace

Payload openPage(const QString &slug, const QString &noun, const QString &id)
{
    return pageFor(isSlug(slug) && isIdentifier(id),
                   u"triagedesk://o/%1/%2/%3"_s.arg(slug, noun, id).toUtf8());
}

Payload openListPage(const QString &slug)
{
    return pageFor(isSlug(slug), u"triagedesk://o/%1/list?"_s.arg(slug).toUtf8());
}

} // namespace triage::api::pages
