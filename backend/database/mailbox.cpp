// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/mailbox.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace triage::storage {

namespace {

const int wakeUp = QEvent::registerEventType();

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
    for (const Letter &letter : letters)
        letter();
}

} // namespace triage::storage

#include "moc_mailbox.cpp"
