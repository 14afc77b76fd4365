// SPDX-License-Identifier: GPL-3.0-or-later
// The words that several threads know to be in the vocabulary.
#pragma once

#include "services/feedback/knownwords.h"

#include <QSet>

#include <mutex>
#include <vector>

namespace triage::services {

/// Words that are known to be in the vocabulary. Thread-safe.
class SharedKnownWords
{
public:
    std::vector<QString> unknown(OrganizationId organization, const QSet<QString> &words) const;
    void insert(OrganizationId organization, const std::vector<QString> &words);

private:
    mutable std::mutex m_mutex;
    KnownWords m_known;
};

} // namespace triage::services
