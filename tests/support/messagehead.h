// SPDX-License-Identifier: GPL-3.0-or-later
// The head of an HTTP message as it came.
#pragma once

#include <QByteArray>

namespace triage::test {

/// The value of a header; null where it is not there. Case makes no difference in its name: Qt sends names as
/// they were given up to 6.7, and in lower case from then on.
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
