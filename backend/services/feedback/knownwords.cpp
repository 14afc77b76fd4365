// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/knownwords.h"

namespace triage::services {

namespace {

std::size_t hashOf(OrganizationId organization, const QString &word)
{
    return qHash(word, std::size_t(organization.value()) * 0x9E3779B97F4A7C15u);
}

} // namespace

bool KnownWords::contains(OrganizationId organization, const QString &word) const
{
    return m_hashes.contains(hashOf(organization, word));
}

void KnownWords::insert(OrganizationId organization, const std::vector<QString> &words)
{
    constexpr std::size_t capacity = 200'000;
    if (m_hashes.size() > capacity)
        m_hashes.clear();
    for (const QString &word : words)
        m_hashes.insert(hashOf(organization, word));
}

} // namespace triage::services
