// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/attention.h"

#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "store/localstore.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace triage::app {

/// A key is counted by the event before the one that runs a command or writes a letter. The parents of a
/// widget may get the same press after that has begun.
class Attention::GestureCount : public QObject
{
public:
    explicit GestureCount(QObject *parent) : QObject(parent)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    quint64 count = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        const bool isKey
            = type == QEvent::ShortcutOverride && !static_cast<const QKeyEvent *>(event)->isAutoRepeat();
        count += isKey || type == QEvent::InputMethod || type == QEvent::MouseButtonPress
            || type == QEvent::Wheel;
        return QObject::eventFilter(watched, event);
    }
};

Attention::Attention(const LocalStore &store, QObject *parent)
    : QObject(parent), m_store(store), m_gestures(new GestureCount(this))
{
    connect(&store, &LocalStore::changed, this, &Attention::follow);
}

quint64 Attention::gestures() const
{
    return m_gestures->count;
}

void Attention::holdWhileShown(QWidget *popup)
{
    popup->installEventFilter(this);
}

/// Returns the items to look at: the aim, or only the current item where an act on the aim is asked about. It
/// becomes the aim where the others leave the list.
std::vector<FeedbackId> Attention::lookedAt() const
{
    const bool isOne = subject() || triagedId().isValid();
    if (isOne || size_t(m_list->selectedCount()) <= maxUnconfirmed)
        return targets();
    const FeedbackId current = currentId();
    return current.isValid() ? std::vector{ current } : std::vector<FeedbackId>();
}

void Attention::look()
{
    if (m_kept) // nothing else is aimed at
        return;
    Look &present = m_looks[subject().value_or(FeedbackId())];
    const Look before = std::exchange(present, {});
    std::vector<FeedbackId> others;
    for (const FeedbackId id : lookedAt()) {
        if (const auto known = before.find(id); known != before.end() && known->second != Known::Closed)
            present.insert(*known);
        else
            others.push_back(id);
    }
    for (const ListRow &row : m_store.rows(others)) {
        // What the person did to it may not be stored yet.
        const bool isExpected = before.contains(row.id) && row.delivery != Delivery::Sent;
        present.emplace(row.id, row.isOpen() && !isExpected ? Known::Open : Known::Closed);
    }
}

/// The person need not have seen that an item was closed: one that she closes is expected already. A change
/// with an own act may have what others did after it.
void Attention::follow(const StoreChange &change)
{
    for (auto &[window, look] : m_looks) {
        std::vector<FeedbackId> ids;
        for (const auto &[id, known] : look) {
            if (change.everything || change.concerns(id))
                ids.push_back(id);
        }
        for (const ListRow &row : m_store.rows(ids)) {
            Known &known = look.at(row.id);
            const bool isOwn = std::ranges::find(change.own, row.id) != change.own.end();
            if (row.isOpen() && (isOwn || known == Known::ClosedByOthers))
                known = Known::Open;
            else if (!row.isOpen() && known == Known::Open)
                known = Known::ClosedByOthers;
        }
    }
}

bool Attention::sawOpen(FeedbackId id) const
{
    const auto look = m_looks.find(subject().value_or(FeedbackId()));
    if (look == m_looks.end())
        return false;
    const auto item = look->second.find(id);
    return item != look->second.end() && item->second != Known::Closed;
}

void Attention::expectClosed(const std::vector<FeedbackId> &ids)
{
    for (auto &[window, look] : m_looks) {
        for (const FeedbackId id : ids) {
            if (const auto item = look.find(id); item != look.end())
                item->second = Known::Closed;
        }
    }
}

bool Attention::eventFilter(QObject *watched, QEvent *event)
{
    if (event->spontaneous()) // the window is minimised or shown again
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::Show) {
        // A picker that a menu leads to keeps the aim of the menu.
        if (!m_kept)
            m_kept = Aim{ targets(), currentId(), bufferInView() };
        m_keeper = watched;
    } else if (event->type() == QEvent::Hide) {
        // A menu hides before it triggers its action.
        QTimer::singleShot(0, this, [this, watched] {
            if (m_keeper == watched)
                m_kept.reset();
        });
    }
    return QObject::eventFilter(watched, event);
}

std::vector<FeedbackId> Attention::targets() const
{
    if (m_kept)
        return m_kept->targets;
    if (const auto one = subject())
        return { *one };
    if (const FeedbackId triaged = triagedId(); triaged.isValid())
        return { triaged };
    return m_list->targets();
}

FeedbackId Attention::shownId() const
{
    const FeedbackId triaged = triagedId();
    return triaged.isValid() ? triaged : m_list->currentId();
}

bool Attention::hasTargets() const
{
    if (m_kept)
        return !m_kept->targets.empty();
    return subject() || m_list->selectedCount() > 0 || shownId().isValid();
}

FeedbackId Attention::currentId() const
{
    return m_kept ? m_kept->current : subject().value_or(shownId());
}

std::optional<BufferId> Attention::bufferInView() const
{
    if (m_kept)
        return m_kept->buffer;
    if (subject())
        return std::nullopt;
    const Filter &filter = m_list->feedback().filter();
    if (!filter.buffer)
        return std::nullopt;
    // Somebody who goes back in triage mode meets items that have left the buffer.
    const FeedbackId triaged = triagedId();
    const std::vector<ListRow> rows
        = m_store.rows(std::span(&triaged, triaged.isValid() ? size_t(1) : size_t(0)));
    const bool hasLeft = !rows.empty() && !rows.front().isIn(filter.bufferId());
    return hasLeft ? std::nullopt : std::optional(filter.bufferId());
}

} // namespace triage::app

#include "moc_attention.cpp"
