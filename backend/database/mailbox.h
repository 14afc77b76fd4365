// SPDX-License-Identifier: GPL-3.0-or-later
// Passes work from other threads to the thread that owns the mailbox.
#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace triage::storage {

/// Runs posted functions in order in its own thread, with one wake-up for all letters that arrive before it
/// is emptied. A letter must not run a nested event loop or delete the mailbox.
class Mailbox : public QObject
{
    Q_OBJECT
public:
    using Letter = std::function<void()>;

    Mailbox();
    ~Mailbox() override;

    /// Thread-safe.
    void post(Letter letter);
    /// Waits for a letter, then runs all letters. Call it only in the mailbox's own thread.
    void waitAndEmpty();

protected:
    bool event(QEvent *event) override;

private:
    void empty();

    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::deque<Letter> m_letters;
};

} // namespace triage::storage
