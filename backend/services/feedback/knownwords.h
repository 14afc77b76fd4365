// SPDX-License-Identifier: GPL-3.0-or-later
// The words that are known to be in the vocabulary of an organization.
#pragma once

#include "domain/ids.h"

#include <QString>

#include <cstddef>
#include <unordered_set>
#include <vector>

namespace triage::services {

/// Words that are known to be in the vocabulary, so that they need not be sent again.
class KnownWords
{
public:
    bool contains(OrganizationId organization, const QString &word) const;
    void insert(OrganizationId organization, const std::vector<QString> &words);

private:
    std::unordered_set<std::size_t> m_hashes;
};

} // namespace triage::services
