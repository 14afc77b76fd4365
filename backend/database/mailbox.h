// SPDX-License-Identifier: GPL-3.0-or-later
// Where threads leave work for the thread that owns the mailbox.
#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace triage::storage {

/// Runs what other threads post, in order, in its own thread; one wake-up however many letters arrive before
/// it is emptied. A letter must not run a nested event loop, nor delete the mailbox.
class Mailbox : public QObject
{
    Q_OBJECT
public:
    using Letter = std::function<void()>;

    Mailbox();
    ~Mailbox() override;

    /// May be called by any thread.
    void post(Letter letter);
    /// Waits until there is a letter, then runs all there are. Only in the mailbox's own thread.
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
