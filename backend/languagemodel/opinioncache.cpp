// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/opinioncache.h"

namespace triage::languagemodel {

std::optional<Opinion> OpinionCache::find(const QByteArray &key)
{
    const std::lock_guard lock(m_mutex);
    const Opinion *known = m_opinions.object(key);
    if (!known)
        return std::nullopt;
    ++m_hits;
    return *known;
}

void OpinionCache::insert(const QByteArray &key, Opinion opinion)
{
    const std::lock_guard lock(m_mutex);
    m_opinions.insert(key, new Opinion(std::move(opinion)));
}

qint64 OpinionCache::hits() const
{
    const std::lock_guard lock(m_mutex);
    return m_hits;
}

} // namespace triage::languagemodel
