// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message.h"

namespace triage::http {

std::optional<QByteArray> Headers::value(QByteArrayView name) const
{
    for (const Header &line : m_lines) {
        if (name.compare(line.name, Qt::CaseInsensitive) == 0)
            return line.value;
    }
    return std::nullopt;
}

QList<QByteArray> Headers::values(QByteArrayView name) const
{
    QList<QByteArray> found;
    for (const Header &line : m_lines) {
        if (name.compare(line.name, Qt::CaseInsensitive) == 0)
            found.append(line.value);
    }
    return found;
}

} // namespace triage::http
