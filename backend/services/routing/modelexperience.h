// SPDX-License-Identifier: GPL-3.0-or-later
// How right a language model was so far in an organization, and so how far it is to be believed.
#pragma once

#include "database/connection.h"
#include "languagemodel/opinion.h"

#include <QString>

#include <chrono>
#include <map>
#include <mutex>

namespace triage::services {

/// Looks at what people made of decisions once a minute and organization, and remembers it meanwhile.
/// Thread-safe.
class ModelExperience
{
public:
    explicit ModelExperience(storage::ConnectionConfig connection) : m_connection(std::move(connection)) { }

    /// Of the decisions of the classifier of that name. None where the database does not answer: then it is
    /// believed least.
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
