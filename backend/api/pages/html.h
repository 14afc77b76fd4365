// SPDX-License-Identifier: GPL-3.0-or-later
// HTML as text: the one place that escapes, and the frame that every page has.
#pragma once

#include "api/call.h"

#include <QByteArray>

#include <initializer_list>
#include <utility>

namespace triage::api::pages {

/// The text as it stands in HTML, between tags and in quoted attributes.
QByteArray escaped(QByteArrayView utf8);

/// Writes HTML. Text is escaped, whoever it comes from; tags and attribute names are the program's own.
class Html
{
public:
    using Attributes = std::initializer_list<std::pair<const char *, QByteArray>>;

    Html &open(const char *tag, Attributes attributes = {});
    Html &close(const char *tag);
    Html &text(QByteArrayView utf8);
    /// An element with nothing but text in it.
    Html &element(const char *tag, QByteArrayView utf8, Attributes attributes = {});
    /// Text whose `code` is set as code and whose blank lines part paragraphs.
    Html &prose(QByteArrayView utf8);
    /// An element within a line: text whose `code` is set as code.
    Html &phrase(const char *tag, QByteArrayView utf8);
    /// Text whose `code` is set as code.
    Html &words(QByteArrayView utf8);
    Html &add(const Html &other);
    /// HTML of the program's own, as it is.
    Html &markup(QByteArrayView html);

    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// A page as it is answered: a whole document with our style sheet, and headers that allow it nothing but
/// that. head: further elements of the head.
Payload page(QByteArrayView title, const Html &body, const Html &head = {});

} // namespace triage::api::pages
