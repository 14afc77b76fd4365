// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a drop of feedback on a buffer while it hovers, and requests the change when it falls.
#pragma once

#include "list/dropsession.h"
#include "models/feedbackmime.h"
#include "problem.h"
#include "store/localstore.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>

namespace triage::app {

/// The facts about the account and its commands that drops are judged by.
struct DropRules
{
    using Ids = std::vector<FeedbackId>;

    QString server;
    QString organization; ///< Slug.
    /// "Move 3 from Inbox to Billing".
    std::function<QString(const Ids &, std::optional<BufferId> from, BufferId to)> moveText;
    /// Returns why the move is impossible; nothing: it is possible.
    std::function<std::optional<Problem>(const Ids &, std::optional<BufferId> from, BufferId to)> whyNotMove;
};

/// The target under the pointer: a buffer, no buffer (Unassigned), an item, or nothing that takes feedback.
struct DropTarget
{
    Place place = Place::All;
    BufferId buffer;
    FeedbackId item = {}; ///< Valid: the feedback says the same as this item.

    bool isNone() const { return !item.isValid() && place != Place::Buffer && place != Place::Unassigned; }
    friend bool operator==(const DropTarget &, const DropTarget &) = default;
};

/// Belongs to one view that feedback can be dropped on. Emits requests and changes nothing itself. A drop is
/// judged here and nowhere else; requests need no further check.
class FeedbackDrop : public QObject
{
    Q_OBJECT
public:
    using Ids = std::vector<FeedbackId>;

    /// The judgement of one drop, with all that is needed to carry it out.
    struct Verdict
    {
        bool accepted = false;
        Qt::DropAction action = Qt::MoveAction; ///< Copy: also add.
        QString text; ///< Describes the change, or says why it is impossible.
        DraggedFeedback dragged = {};
        DropTarget target = {};
    };

    FeedbackDrop(const LocalStore &store, DropRules rules, QObject *parent = nullptr);

    Verdict judge(const DraggedFeedback &dragged, const DropTarget &target, bool copy) const;
    /// Returns that judgement as the outcome of a drop. Performing it requests the change; a menu that asks
    /// for the buffer to leave opens where the drop falls.
    DropOutcome outcomeOf(const Verdict &verdict);

Q_SIGNALS:
    void moveRequested(const std::vector<triage::FeedbackId> &ids, std::optional<triage::BufferId> from,
                       triage::BufferId to);
    void addRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId to);
    void removeRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId from);
    void sameRequested(const std::vector<triage::FeedbackId> &ids, triage::FeedbackId item);
    /// The choice in the menu has become impossible; says why.
    void refused(const QString &why);

private:
    void drop(const Verdict &verdict, const QPoint &at);
    Verdict judgeSame(const DraggedFeedback &dragged, const DropTarget &target) const;
    /// Returns the buffers that hold some of the items, if one of the items is in several; else none.
    std::vector<BufferId> choices(const Ids &ids, BufferId to) const;
    void moveOutOf(const Ids &ids, BufferId from, BufferId to);
    void openMenu(const Ids &ids, const std::vector<BufferId> &from, BufferId to, const QPoint &at);
    bool allAreIn(const Ids &ids, BufferId buffer) const;

    const LocalStore &m_store;
    DropRules m_rules;
};

} // namespace triage::app
