// SPDX-License-Identifier: GPL-3.0-or-later
// Converts, measures and isolates text as people send it, without loss: UTF-8 in, UTF-8 out.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace triage {

/// Returns the text of valid UTF-8. Keeps a leading byte order mark, so that text comes back byte for byte.
QString textFromUtf8(QByteArrayView utf8);
/// Returns the number of Unicode code points in the text.
qsizetype codePoints(QStringView text);
/// Returns at most the first `most` code points of a text.
QString firstCodePoints(const QString &text, qsizetype most);
/// Returns true if the text is valid UTF-16 without U+0000, which PostgreSQL cannot store.
bool isStorable(QStringView text);
/// Returns true if the text contains nothing but white space.
bool isBlank(QStringView text);
/// Returns the value of the words true and false in any case; nothing for another text.
std::optional<bool> booleanOf(QStringView text);
/// Returns a name or text of people within isolation marks, so that its direction does not affect the words
/// around it.
QString isolated(const QString &text);

} // namespace triage
