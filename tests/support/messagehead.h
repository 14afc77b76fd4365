// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the head of an HTTP message.
#pragma once

#include <QByteArray>

namespace triage::test {

/// Returns the value of a header; null if it is missing. The name is case-insensitive: Qt sends names
/// unchanged up to 6.7, and in lower case in later versions.
inline QByteArray headerOf(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

} // namespace triage::test
