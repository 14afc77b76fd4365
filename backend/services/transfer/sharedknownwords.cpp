// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/sharedknownwords.h"

namespace triage::services {

std::vector<QString> SharedKnownWords::unknown(OrganizationId organization, const QSet<QString> &words) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<QString> unknown;
    for (const QString &word : words) {
        if (!m_known.contains(organization, word))
            unknown.push_back(word);
    }
    return unknown;
}

void SharedKnownWords::insert(OrganizationId organization, const std::vector<QString> &words)
{
    const std::lock_guard lock(m_mutex);
    m_known.insert(organization, words);
}

} // namespace triage::services
