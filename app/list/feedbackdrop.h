// SPDX-License-Identifier: GPL-3.0-or-later
// What a drop of feedback on a buffer would do: judged while it hovers, asked for when it falls.
#pragma once

#include "models/feedbackmime.h"
#include "problem.h"
#include "store/localstore.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>

namespace triage::app {

/// What judging needs to know of the account and its commands.
struct DropRules
{
    using Ids = std::vector<FeedbackId>;

    QString server;
    QString organization; ///< Slug.
    /// "Move 3 from Inbox to Billing".
    std::function<QString(const Ids &, std::optional<BufferId> from, BufferId to)> moveText;
    /// Why that cannot be done; nothing: it can.
    std::function<std::optional<Problem>(const Ids &, std::optional<BufferId> from, BufferId to)> whyNotMove;
};

/// Where the hovering pointer is: a buffer, no buffer (Unassigned), or nothing that takes feedback.
struct DropTarget
{
    Place place = Place::All;
    BufferId buffer;

    bool isNone() const { return place != Place::Buffer && place != Place::Unassigned; }
    friend bool operator==(const DropTarget &, const DropTarget &) = default;
};

/// One for each view that feedback can be dropped on. Emits requests, does nothing itself.
class FeedbackDrop : public QObject
{
    Q_OBJECT
public:
    using Ids = std::vector<FeedbackId>;

    struct Verdict
    {
        bool accepted = false;
        Qt::DropAction action = Qt::MoveAction; ///< Copy: also add.
        QString text; ///< What it would do, or why it cannot.
    };

    FeedbackDrop(const LocalStore &store, DropRules rules, QObject *parent = nullptr);

    Verdict judge(const DraggedFeedback &dragged, const DropTarget &target, bool copy) const;
    /// Asks for what was judged; at is where a menu opens, if it takes one.
    void drop(const DraggedFeedback &dragged, const DropTarget &target, bool copy, const QPoint &at);

Q_SIGNALS:
    void moveRequested(const std::vector<triage::FeedbackId> &ids, std::optional<triage::BufferId> from,
                       triage::BufferId to);
    /// Out of every buffer that holds it, and into one.
    void moveOutOfAllRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId to);
    void addRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId to);
    void removeRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId from);

private:
    /// The buffers that hold some of them, where one of them is in several.
    std::vector<BufferId> choices(const Ids &ids, BufferId to) const;
    void openMenu(const Ids &ids, const std::vector<BufferId> &from, BufferId to, const QPoint &at);
    bool allAreIn(const Ids &ids, BufferId buffer) const;

    const LocalStore &m_store;
    DropRules m_rules;
};

} // namespace triage::app
