// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions about the feedback from the queue in PostgreSQL, one at a time.
#pragma once

#include "jobs/queue/backgroundthread.h"

#include <chrono>

namespace triage::languagemodel {
class LanguageModel;
}

namespace triage::jobs {

/// If the lease of a question runs out because its backend stopped, for whatever reason, this or another
/// backend takes it up again.
class ResearchWorker : public BackgroundThread
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        languagemodel::LanguageModel *model = nullptr; ///< Writes the answers; may be null.
        std::chrono::seconds lease{ 60 }; ///< The lease of a question; longer if there is a model.
        int maxAttempts = 5; ///< After this number of failures a question is marked as failed.
        std::chrono::milliseconds pollInterval{ 2000 };
    };

    explicit ResearchWorker(Config config);
};

} // namespace triage::jobs
