// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/mailbox.h"

#include <QCoreApplication>
#include <QEvent>

#include <chrono>
#include <iterator>
#include <utility>

namespace triage::storage {

namespace {

const int wakeUp = QEvent::registerEventType();
/// After that time the event loop gets its turn, so that requests are read while many answers are written.
constexpr std::chrono::milliseconds longestTurn{ 10 };

} // namespace

Mailbox::Mailbox() = default;
Mailbox::~Mailbox() = default;

void Mailbox::post(Letter letter)
{
    bool first = false;
    {
        const std::lock_guard lock(m_mutex);
        first = m_letters.empty();
        m_letters.push_back(std::move(letter));
    }
    if (first) {
        m_arrived.notify_one();
        QCoreApplication::postEvent(this, new QEvent(QEvent::Type(wakeUp)));
    }
}

void Mailbox::waitAndEmpty()
{
    {
        std::unique_lock lock(m_mutex);
        m_arrived.wait(lock, [this] { return !m_letters.empty(); });
    }
    empty();
}

bool Mailbox::event(QEvent *event)
{
    if (event->type() != wakeUp)
        return QObject::event(event);
    empty();
    return true;
}

void Mailbox::empty()
{
    std::deque<Letter> letters;
    {
        const std::lock_guard lock(m_mutex);
        letters.swap(m_letters);
    }
    const auto end = std::chrono::steady_clock::now() + longestTurn;
    while (!letters.empty() && std::chrono::steady_clock::now() < end) {
        letters.front()();
        letters.pop_front();
    }
    if (letters.empty())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_letters.insert(m_letters.begin(), std::make_move_iterator(letters.begin()),
                         std::make_move_iterator(letters.end()));
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::Type(wakeUp)));
}

} // namespace triage::storage

#include "moc_mailbox.cpp"
