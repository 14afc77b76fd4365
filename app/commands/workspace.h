// SPDX-License-Identifier: GPL-3.0-or-later
// The entry point of all changes: every act of a person is stored, undone and announced in the same way.
#pragma once

#include "commands/notice.h"
#include "commands/triageplans.h"
#include "problem.h"
#include "store/localstore.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QUndoStack;

namespace triage::app {

using Ids = std::vector<FeedbackId>;

/// The effect of an undo or redo on the decisions about its items, see decides().
enum class Decision { None, Made, TakenBack };

/// The commands on feedback, with undo: 200 steps, and after a restart up to 20 of them, namely the newest
/// ones back to the first that is large or a change of the server's data. Each command is one step of the
/// undo stack, one act of the outbox and one notice, and takes effect at once, also offline. Nothing else in
/// the client changes feedback.
class Workspace : public QObject
{
    Q_OBJECT
public:
    explicit Workspace(LocalStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    LocalStore &store() const { return m_store; }
    QUndoStack *undoStack() const { return m_stack; }

    /// Moves items out of `from` and into `to`. Without a `from`, an item leaves every other buffer.
    void move(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void add(const Ids &ids, BufferId to);
    void remove(const Ids &ids, BufferId from);
    void removeFromAll(const Ids &ids);
    void setNeedsReview(const Ids &ids, bool needsReview); ///< false = "looks right".
    /// Edits texts. `before` has the values that the person saw; without it they are read now. `stored` tells
    /// whether the words are kept; until then the caller keeps them. A large job does not delay this.
    void edit(FeedbackId id, const FeedbackPatch &patch, const std::optional<FeedbackPatch> &before = {},
              const StoredCallback &stored = {});
    void deleteFeedback(const Ids &ids); ///< Held 10 s.
    void writeNote(FeedbackId id, const QString &text,
                   const StoredCallback &stored = {}); ///< Held 10 s; words as in edit().
    void retryRouting(const Ids &ids);
    /// Changes the triage records: done, declined, snoozed, owners, tags.
    void triage(const Ids &ids, const TriageAct &act) { carryOut(planTriage(m_store, ids, act)); }
    /// Carries out a plan of any other command: mergeplans.h.
    void carryOut(const Plan &plan);
    /// Repeats the last move or add on other items, if there was one. `from` is the buffer in view, if any.
    void repeatLast(const Ids &ids, std::optional<BufferId> from = {});
    std::optional<QString> lastText() const; ///< "Move to Billing", for the menu.

    /// Undo and redo the newest step, unless a job runs.
    void undo();
    void redo();
    /// Acts on many items run in batches between events. After a cancellation, the part that was done is one
    /// step that can be undone.
    bool isBusy() const;
    void cancelJob();

    /// Returns the text for a drag or a picker: "Move 3 from Inbox to Billing".
    QString moveText(const Ids &ids, std::optional<BufferId> from, BufferId to) const;
    /// Returns whether all items are there already, and a move would take none out of another buffer.
    bool areThere(const Ids &ids, std::optional<BufferId> from, BufferId to) const;
    /// Returns why the items cannot be moved, in a text for the person, or nothing if they can.
    std::optional<Problem> whyNotMove(const Ids &ids, std::optional<BufferId> from, BufferId to) const;

Q_SIGNALS:
    void noticed(const triage::app::Notice &notice);
    /// An undo was refused: "Not undone: Sam moved it to Refunds at 14:02".
    void undoRefused(const QString &why, triage::FeedbackId id);
    /// An undo or redo changed these items, or an act on them could not be stored: they are as they were.
    void restored(const std::vector<triage::FeedbackId> &ids, triage::app::Decision decision);
    void jobChanged(const triage::app::JobProgress &job);

private:
    LocalStore &m_store;
    QUndoStack *m_stack;
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
