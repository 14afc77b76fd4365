// SPDX-License-Identifier: GPL-3.0-or-later
// The entry point of all changes: every act of a person is stored, undone and announced in the same way.
#pragma once

#include "commands/notice.h"
#include "commands/triageplans.h"
#include "result.h"
#include "store/localstore.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QUndoStack;

namespace triage::app {

using Ids = std::vector<FeedbackId>;

/// Gets the stored act, nothing where there was nothing to change, or the reason why it is not stored.
using ActCallback = std::function<void(const Result<std::optional<ActId>> &)>;

/// The effect of an undo or redo on the decisions about its items, see decides().
enum class Decision { None, Made, TakenBack };

/// The commands on feedback, with undo: 200 steps, and after a restart up to 20 of them, namely the newest
/// ones back to the first that is large or a change of the server's data. Each command is one step of the
/// undo stack, one act of the outbox and one notice, and takes effect at once, also offline. Nothing else in
/// the client changes feedback. The commands return whether they began: not without items, and not while a
/// job runs, which they say then.
class Workspace : public QObject
{
    Q_OBJECT
public:
    explicit Workspace(LocalStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    LocalStore &store() const { return m_store; }
    QUndoStack *undoStack() const { return m_stack; }

    /// Moves items out of `from` and into `to`. Without a `from`, an item leaves every other buffer.
    bool move(const Ids &ids, std::optional<BufferId> from, BufferId to);
    bool add(const Ids &ids, BufferId to);
    bool remove(const Ids &ids, std::optional<BufferId> from); ///< Without a `from`: from all buffers.
    bool setNeedsReview(const Ids &ids, bool needsReview); ///< false = "looks right".
    /// Edits texts. `before` has the values that the person saw; without it they are read now. `stored` tells
    /// whether the words are kept; until then the caller keeps them. A large job does not delay this.
    void edit(FeedbackId id, const FeedbackPatch &patch, const std::optional<FeedbackPatch> &before = {},
              const StoredCallback &stored = {});
    bool deleteFeedback(const Ids &ids); ///< Held 10 s.
    void writeNote(FeedbackId id, const QString &text,
                   const StoredCallback &stored = {}); ///< Held 10 s; words as in edit().
    bool retryRouting(const Ids &ids);
    /// Changes the triage records: done, declined, snoozed, owners, tags.
    bool triage(const Ids &ids, const TriageAct &act) { return carryOut(planTriage(m_store, ids, act)); }
    /// Carries out a plan of any other command: mergeplans.h. Calls `ended` where it began.
    bool carryOut(const Plan &plan, const ActCallback &ended = {});
    /// Repeats the last move or add on other items, if there was one. `from` is the buffer in view, if any.
    bool repeatLast(const Ids &ids, std::optional<BufferId> from = {});
    std::optional<QString> lastText() const; ///< "Move to Billing", for the menu.

    /// Undo and redo the newest step, unless a job runs.
    void undo();
    void redo();
    /// Undoes the newest step if it is that act. Returns false, and undoes nothing, if it is not.
    bool undo(ActId act);
    /// Acts on many items run in batches between events. After a cancellation, the part that was done is one
    /// step that can be undone.
    bool isBusy() const;
    /// Returns the reason for which no command can begin now, std::nullopt if one can.
    std::optional<QString> whyBusy() const;
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
