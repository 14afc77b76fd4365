// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/mailbox.h"

#include <utility>

#include <sys/eventfd.h>
#include <unistd.h>

namespace triage::storage {

namespace {

constexpr std::chrono::milliseconds turnTime{ 2 };
constexpr int lettersInTurn = 4; // each may write a long answer

} // namespace

Mailbox::Mailbox()
    : m_wakeUp(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)), m_notifier(m_wakeUp, QSocketNotifier::Read)
{
    if (m_wakeUp < 0)
        qFatal("No descriptor for an event: the process has used up its descriptors.");
    connect(&m_notifier, &QSocketNotifier::activated, this, &Mailbox::runSome);
}

Mailbox::~Mailbox()
{
    m_notifier.setEnabled(false); // before its descriptor is closed
    ::close(m_wakeUp);
}

void Mailbox::post(Letter letter, OrganizationId organization)
{
    bool wasAwake = false;
    {
        const std::lock_guard lock(m_mutex);
        m_letters.add(organization, std::move(letter));
        wasAwake = std::exchange(m_isAwake, true);
    }
    m_arrived.notify_one(); // also if a turn ended with the last letter, which leaves the descriptor readable
    if (!wasAwake)
        ::eventfd_write(m_wakeUp, 1);
}

/// Returns an empty function if there is no letter; the next one wakes the thread up again then.
Mailbox::Letter Mailbox::take()
{
    const std::lock_guard lock(m_mutex);
    if (!m_letters.isEmpty())
        return m_letters.take();
    eventfd_t count = 0;
    ::eventfd_read(m_wakeUp, &count);
    m_isAwake = false;
    return {};
}

void Mailbox::waitAndEmpty()
{
    {
        std::unique_lock lock(m_mutex);
        m_arrived.wait(lock, [this] { return !m_letters.isEmpty(); });
    }
    while (const Letter letter = take())
        letter();
}

void Mailbox::runSome()
{
    TurnLength turn(turnTime, lettersInTurn);
    while (const Letter letter = take()) {
        letter();
        if (turn.isOver())
            return;
    }
}

} // namespace triage::storage

#include "moc_mailbox.cpp"
