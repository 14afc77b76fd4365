// SPDX-License-Identifier: GPL-3.0-or-later
// Passes work from other threads to the thread that owns the mailbox.
#pragma once

#include "domain/ids.h"
#include "turns.h"

#include <QObject>
#include <QSocketNotifier>

#include <condition_variable>
#include <functional>
#include <mutex>

namespace triage::storage {

/// Runs posted functions in its own thread, with one wake-up for all letters that arrive before it is empty.
/// Organizations take turns; the letters of each are run in order. After some milliseconds the event loop
/// gets its turn, so that requests are read while many answers are written. A letter must not run a nested
/// event loop or delete the mailbox.
class Mailbox : public QObject
{
    Q_OBJECT
public:
    using Letter = std::function<void()>;

    Mailbox();
    ~Mailbox() override;

    /// Thread-safe. A letter that concerns no organization, or several, takes the turn of the invalid
    /// identifier.
    void post(Letter letter, OrganizationId organization = {});
    /// Waits for a letter, then runs all letters. Call it only in the mailbox's own thread.
    void waitAndEmpty();

private:
    Letter take();
    void runSome();

    std::mutex m_mutex;
    std::condition_variable m_arrived;
    Turns<OrganizationId, Letter> m_letters;
    bool m_isAwake = false; ///< The descriptor is readable, or will be.
    // The loop handles a descriptor once in each round. It handles events that are posted while it handles
    // such events at once, and would not read any request as long as letters come.
    const int m_wakeUp;
    QSocketNotifier m_notifier;
};

} // namespace triage::storage
