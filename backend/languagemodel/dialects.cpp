// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/dialects.h"

namespace triage::languagemodel {

Dialect Dialects::of(const QByteArray &purpose) const
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_known.find(purpose);
    return known == m_known.end() ? Dialect() : known->second;
}

void Dialects::remember(const QByteArray &purpose, const Dialect &dialect)
{
    const std::lock_guard lock(m_mutex);
    m_known[purpose] = dialect;
}

} // namespace triage::languagemodel
