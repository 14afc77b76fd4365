// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/html.h"

#include "api/pages/script.h"
#include "api/pages/style.h"

#include <QCryptographicHash>

namespace triage::api::pages {

QByteArray escaped(QByteArrayView utf8)
{
    QByteArray safe;
    safe.reserve(utf8.size() + utf8.size() / 8);
    for (const char c : utf8) {
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            safe += c;
        }
    }
    return safe;
}

Html &Html::open(const char *tag, Attributes attributes)
{
    m_bytes += '<';
    m_bytes += tag;
    for (const auto &[name, value] : attributes)
        m_bytes += ' ' + QByteArray(name) + "=\"" + escaped(value) + '"';
    m_bytes += '>';
    return *this;
}

Html &Html::close(const char *tag)
{
    m_bytes += "</" + QByteArray(tag) + ">\n";
    return *this;
}

Html &Html::text(QByteArrayView utf8)
{
    m_bytes += escaped(utf8);
    return *this;
}

Html &Html::element(const char *tag, QByteArrayView utf8, Attributes attributes)
{
    open(tag, attributes);
    text(utf8);
    // Within a line, white space would be visible.
    m_bytes += "</" + QByteArray(tag) + '>';
    return *this;
}

Html &Html::words(QByteArrayView utf8)
{
    bool isCode = false;
    for (const QByteArray &part : utf8.toByteArray().split('`')) {
        if (isCode)
            element("code", part);
        else
            text(part);
        isCode = !isCode;
    }
    return *this;
}

Html &Html::prose(QByteArrayView utf8)
{
    qsizetype begin = 0;
    while (begin < utf8.size()) {
        const qsizetype blank = utf8.indexOf("\n\n", begin);
        const qsizetype end = blank < 0 ? utf8.size() : blank;
        phrase("p", utf8.sliced(begin, end - begin));
        m_bytes += '\n';
        begin = end + 2;
    }
    return *this;
}

Html &Html::phrase(const char *tag, QByteArrayView utf8)
{
    open(tag);
    words(utf8);
    m_bytes += "</" + QByteArray(tag) + '>';
    return *this;
}

Html &Html::add(const Html &other)
{
    m_bytes += other.m_bytes;
    return *this;
}

Html &Html::markup(QByteArrayView html)
{
    m_bytes += html;
    return *this;
}

namespace {

/// Returns the source expression of a content security policy for an inline text.
QByteArray permissionOf(const QByteArray &text)
{
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
}

} // namespace

Payload page(QByteArrayView title, const Html &body, const Html &head, Scripts scripts)
{
    const QByteArray style(styleSheet);
    const QByteArray script = scripts == Scripts::Reading ? QByteArray(pageScript) : QByteArray();
    const QByteArray scriptPermission
        = script.isEmpty() ? QByteArray() : "; script-src " + permissionOf(script);
    const QByteArray scriptElement = script.isEmpty() ? QByteArray() : "<script>" + script + "</script>\n";
    QByteArray html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>"
        + escaped(title) + "</title>\n" + head.bytes() + "<style>" + style + "</style>\n</head>\n<body>\n"
        + body.bytes() + scriptElement + "</body>\n</html>\n";
    return Payload(
        std::move(html), "text/html; charset=utf-8",
        { { "Content-Security-Policy",
            "default-src 'none'; style-src " + permissionOf(style) + scriptPermission
                + "; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
          { "Referrer-Policy", "no-referrer" },
          { "Cross-Origin-Opener-Policy", "same-origin" } });
}

} // namespace triage::api::pages
