// SPDX-License-Identifier: GPL-3.0-or-later
// Writes HTML: the one place that escapes text, and the frame of every page.
#pragma once

#include "api/call.h"

#include <QByteArray>

#include <initializer_list>
#include <utility>

namespace triage::api::pages {

/// Returns the text escaped for HTML, between tags and in quoted attributes.
QByteArray escaped(QByteArrayView utf8);

/// Writes HTML. All text is escaped; tags and attribute names come from the program.
class Html
{
public:
    using Attributes = std::initializer_list<std::pair<const char *, QByteArray>>;

    Html &open(const char *tag, Attributes attributes = {});
    Html &close(const char *tag);
    Html &text(QByteArrayView utf8);
    /// Writes an element that contains only text.
    Html &element(const char *tag, QByteArrayView utf8, Attributes attributes = {});
    /// Writes text whose `code` is set as code and whose blank lines separate paragraphs.
    Html &prose(QByteArrayView utf8);
    /// Writes an inline element: text whose `code` is set as code.
    Html &phrase(const char *tag, QByteArrayView utf8);
    /// Writes text whose `code` is set as code.
    Html &words(QByteArrayView utf8);
    Html &add(const Html &other);
    /// Writes HTML of the program unchanged.
    Html &markup(QByteArrayView html);

    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// The scripts that a page may run.
enum class Scripts {
    None,
    Reading, ///< Search and copy buttons; the page is complete without them.
};

/// Returns the answer with a page: a whole document with our style sheet, and headers that permit nothing
/// else. `head` contains further elements of the head.
Payload page(QByteArrayView title, const Html &body, const Html &head = {},
             Scripts scripts = Scripts::Reading);

} // namespace triage::api::pages
