// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions about the feedback: takes them from the queue in PostgreSQL, one at a time.
#pragma once

#include "jobs/backgroundthread.h"

#include <chrono>

namespace triage::languagemodel {
class LanguageModel;
}

namespace triage::jobs {

/// A question whose lease runs out, because its backend stopped however it stopped, is taken up again by this
/// backend or by another one.
class ResearchWorker
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        languagemodel::LanguageModel *model = nullptr; ///< Writes the answers, where there is one.
        std::chrono::seconds lease{ 60 }; ///< Of a question; longer where a model takes its time.
        int maxAttempts = 5; ///< After that many failures a question is given up.
        std::chrono::milliseconds pollInterval{ 2000 };
    };

    explicit ResearchWorker(Config config);

    void start() { m_thread.start(); }
    /// Something may wait; any thread may say so.
    void wake() { m_thread.wake(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
