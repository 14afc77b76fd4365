// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/opinioncache.h"

namespace triage::languagemodel {

std::optional<Opinion> OpinionCache::find(const QByteArray &key)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_byKey.constFind(key);
    if (found == m_byKey.constEnd())
        return std::nullopt;
    m_entries.splice(m_entries.begin(), m_entries, *found);
    ++m_hits;
    return m_entries.front().opinion;
}

void OpinionCache::insert(const QByteArray &key, Opinion opinion)
{
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_byKey.constFind(key); known != m_byKey.constEnd()) {
        m_entries.erase(*known);
        m_byKey.remove(key);
    }
    m_entries.push_front({ key, std::move(opinion) });
    m_byKey.insert(key, m_entries.begin());
    if (m_entries.size() > m_most) {
        m_byKey.remove(m_entries.back().key);
        m_entries.pop_back();
    }
}

qint64 OpinionCache::hits() const
{
    const std::lock_guard lock(m_mutex);
    return m_hits;
}

} // namespace triage::languagemodel
