// SPDX-License-Identifier: GPL-3.0-or-later
// The words that are known to be in the vocabulary of an organization.
#pragma once

#include "domain/ids.h"

#include <QStringList>

#include <cstddef>
#include <mutex>
#include <unordered_set>
#include <vector>

namespace triage::services {

/// Returns the words of a vocabulary as a list for the database.
std::vector<QString> wordList(const QStringList &vocabulary);

/// Words that are known to be in the vocabulary, so that they need not be sent again. Thread-safe.
class KnownWords
{
public:
    /// Returns the words of a list or set that are not known to be there.
    template <typename Words>
    std::vector<QString> unknown(OrganizationId organization, const Words &words) const
    {
        const std::lock_guard lock(m_mutex);
        std::vector<QString> unknown;
        for (const QString &word : words) {
            if (!m_hashes.contains(hashOf(organization, word)))
                unknown.push_back(word);
        }
        return unknown;
    }
    void insert(OrganizationId organization, const std::vector<QString> &words);

private:
    static std::size_t hashOf(OrganizationId organization, const QString &word);

    mutable std::mutex m_mutex;
    std::unordered_set<std::size_t> m_hashes;
};

} // namespace triage::services
