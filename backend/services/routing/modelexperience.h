// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how often a language model was right in an organization, which decides how far it is trusted.
#pragma once

#include "database/connection.h"
#include "languagemodel/opinion.h"

#include <QString>

#include <chrono>
#include <map>
#include <mutex>

namespace triage::services {

/// Reads the outcomes of decisions at most once per minute and organization, and caches them meanwhile.
/// Thread-safe.
class ModelExperience
{
public:
    explicit ModelExperience(storage::ConnectionConfig connection) : m_connection(std::move(connection)) { }

    /// Returns the experience with the classifier of that name; none if the database does not answer, which
    /// means the least trust.
    languagemodel::Experience of(OrganizationId organization, const QString &classifier);

private:
    using Clock = std::chrono::steady_clock;
    struct CachedExperience
    {
        languagemodel::Experience experience;
        Clock::time_point freshUntil{};
    };

    languagemodel::Experience read(OrganizationId organization, const QString &classifier) const;

    const storage::ConnectionConfig m_connection;
    std::mutex m_mutex;
    std::map<OrganizationId, CachedExperience> m_entries;
};

} // namespace triage::services
