// SPDX-License-Identifier: GPL-3.0-or-later
// Where things are changed: every act of a person goes through here, is stored, undone and announced the same
// way.
#pragma once

#include "problem.h"
#include "store/localstore.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QUndoStack;

namespace triage::app {

/// What a toast says of an act.
struct Notice
{
    QString text; ///< "Moved 3 to Billing".
    bool canUndo = false;
    std::optional<ActId> act;
};

using Ids = std::vector<FeedbackId>;

/// Work that is done in batches, for the status bar; done == total: it is over.
struct Job
{
    QString text; ///< "Move 4,312 from Inbox to Billing".
    qint64 done = 0;
    qint64 total = 0;

    bool isOver() const { return done >= total; }
    friend bool operator==(const Job &, const Job &) = default;
};

/// The commands on feedback, with their undo (200 steps). Each is one step of the undo stack, one act of the
/// outbox and one notice, and takes effect at once, offline too. Nothing else in the client changes feedback.
class Workspace : public QObject
{
    Q_OBJECT
public:
    explicit Workspace(LocalStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    LocalStore &store() const { return m_store; }
    QUndoStack *undoStack() const { return m_stack; }

    /// Out of `from` (no value: out of the one buffer that holds it, else only in) and into `to`.
    void move(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void add(const Ids &ids, BufferId to);
    /// Into `to` and out of every other buffer.
    void moveOutOfAll(const Ids &ids, BufferId to);
    void remove(const Ids &ids, BufferId from);
    void removeFromAll(const Ids &ids);
    void setNeedsReview(const Ids &ids, bool needsReview); ///< false = "looks right".
    void edit(FeedbackId id, const FeedbackPatch &patch);
    void deleteFeedback(const Ids &ids); ///< Held 10 s.
    void writeNote(FeedbackId id, const QString &text); ///< Held 10 s.
    void retryRouting(const Ids &ids);
    /// The server moved these in one call of its own (move-all): the step that moves them back. alreadyThere:
    /// sorted; they were in `to` before and stay there.
    void movedByServer(const Ids &ids, const Ids &alreadyThere, BufferId from, BufferId to);
    /// The last move or add again, on other items; nothing where there was none. from: the buffer in view, if
    /// any.
    void repeatLast(const Ids &ids, std::optional<BufferId> from = {});
    std::optional<QString> lastText() const; ///< "Move to Billing", for the menu.

    /// Undoes and redoes the newest step, unless a job runs.
    void undo();
    void redo();
    /// Acts on many items run in batches between events; what was done so far stays, as one step that can be
    /// undone.
    bool isBusy() const;
    void cancelJob();

    /// The sentence for a drag or a picker: "Move 3 from Inbox to Billing".
    QString moveText(const Ids &ids, std::optional<BufferId> from, BufferId to) const;
    /// Why that cannot be done; nothing: it can. The words are shown as they are.
    std::optional<Problem> whyNotMove(const Ids &ids, std::optional<BufferId> from, BufferId to) const;

Q_SIGNALS:
    void noticed(const triage::app::Notice &notice);
    /// An undo that was refused, in words: "Not undone: Sam moved it to Refunds at 14:02".
    void undoRefused(const QString &why, triage::FeedbackId id);
    void jobChanged(const triage::app::Job &job);

private:
    LocalStore &m_store;
    QUndoStack *m_stack;
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
