// SPDX-License-Identifier: GPL-3.0-or-later
// Text as people send it: UTF-8 in, UTF-8 out, nothing lost on the way.
#pragma once

#include <QByteArray>
#include <QString>

namespace triage {

/// The text of valid UTF-8, with a leading byte order mark kept: text comes back byte for byte.
QString textFromUtf8(QByteArrayView utf8);
/// How many Unicode code points the text has.
qsizetype codePoints(QStringView text);
/// Whether the text is valid UTF-16 without U+0000, which PostgreSQL cannot store.
bool isStorable(QStringView text);
/// Whether nothing but white space is in the text.
bool isBlank(QStringView text);

} // namespace triage
