// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/knownwords.h"

namespace triage::services {

std::vector<QString> wordList(const QStringList &vocabulary)
{
    return { vocabulary.begin(), vocabulary.end() };
}

std::size_t KnownWords::hashOf(OrganizationId organization, const QString &word)
{
    return qHash(word, std::size_t(organization.value()) * 0x9E3779B97F4A7C15u);
}

void KnownWords::insert(OrganizationId organization, const std::vector<QString> &words)
{
    constexpr std::size_t capacity = 200'000;
    const std::lock_guard lock(m_mutex);
    if (m_hashes.size() > capacity)
        m_hashes.clear();
    for (const QString &word : words)
        m_hashes.insert(hashOf(organization, word));
}

} // namespace triage::services
