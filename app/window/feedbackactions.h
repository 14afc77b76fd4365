// SPDX-License-Identifier: GPL-3.0-or-later
// The changes that keys, menus and drops make to feedback: their targets, the questions before them, and the
// item that is current afterwards.
#pragma once

#include "commands/workspace.h"
#include "store/values/filter.h"
#include "widgets/confirmquestion.h"

#include <QObject>

#include <functional>
#include <optional>

namespace triage::app {

class FeedbackDrop;
class FeedbackListView;
struct Context;
struct DropRules;

/// Returns the rules by which the account's workspace judges drops.
DropRules dropRulesOf(const Context &context);

/// Acts on the selection, else on the current row. Asks first where more than fifty items are affected, and
/// goes on to the next row as the preferences say.
class FeedbackActions : public QObject
{
    Q_OBJECT
public:
    FeedbackActions(const Context &context, QWidget *window);

    /// Sets the list that commands act on: the one in view, or the current column of the board. It has to be
    /// set before anything else is called.
    void setList(FeedbackListView &list) { m_list = &list; }
    /// Sets a function that returns the item of a window of its own while that window is active: commands act
    /// on that item alone then.
    void setSubject(std::function<std::optional<FeedbackId>()> subject) { m_subject = std::move(subject); }
    /// Sets a function that returns the item of triage mode; not valid while it is off. The list need not
    /// have it any more.
    void setTriaged(std::function<FeedbackId()> triaged) { m_triaged = std::move(triaged); }
    /// Keeps the present subject for the buffer that a picker is opened for: by the time a buffer is picked,
    /// another window may be active.
    void captureTarget();
    /// Carries out what is dropped there.
    void connectDrops(FeedbackDrop &drops);

    /// Returns the items that a command would act on now.
    Ids targets() const;
    bool hasTargets() const;
    /// Returns the item that commands for one item act on; not valid: none.
    FeedbackId currentId() const;
    /// Returns the item that the main window shows: that of triage mode, else the current one of the list.
    FeedbackId shownId() const;
    /// Returns the buffer in view; nothing in All, Review and the like.
    std::optional<BufferId> bufferInView() const;

    /// Confirms items that are there already.
    void moveTo(BufferId to);
    void addTo(BufferId to);
    /// Act on what a picker was opened for.
    void movePicked(BufferId to);
    void addPicked(BufferId to);
    /// Moves the current item to a suggested buffer. Clears its review flag if it is there already.
    void acceptSuggestion(BufferId buffer);
    void remove();
    void setNeedsReview(bool needsReview);
    /// Sets the state of the work, or opens the items again if all of them have it.
    void toggle(TriageState state);
    void take();
    void triage(const Ids &ids, const TriageAct &act);
    void repeat();
    void retryRouting();
    void deleteItems();
    void removeFrom(const Ids &ids, std::optional<BufferId> from);
    /// Moves to the column of another buffer; nothing: to the column of unassigned items. Runs done after the
    /// change.
    void moveToColumn(const Ids &ids, std::optional<BufferId> to, const std::function<void()> &done);
    /// Carries out a change of the items; goes on to the next row where the items leave their list.
    void carryOut(const Ids &ids, const QString &text, const std::function<void()> &act, bool leaves);
    /// Sets whether the list goes on to the next row after an act; triage mode does that itself.
    void setAdvancing(bool advancing) { m_advancing = advancing; }

Q_SIGNALS:
    void acted();
    /// Feedback was dropped on an item that says the same.
    void sameRequested(const std::vector<triage::FeedbackId> &ids, triage::FeedbackId item);
    /// Nothing was done; says why.
    void refused(const QString &why);

private:
    void move(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void moveJudged(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void add(const Ids &ids, BufferId to);
    bool canMove(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void perform(const Ids &ids, const QString &text, const std::function<void()> &act, bool canUndo = true);
    /// Asks first where many items are affected.
    void ask(const Ids &ids, const QString &text, const std::function<void()> &act, bool canUndo = true);
    void run(const Ids &ids, const std::function<void()> &act);
    std::optional<FeedbackId> nextAfter(const Ids &ids) const;
    std::optional<FeedbackId> subject() const;
    FeedbackId triagedId() const;

    const Context &m_context;
    FeedbackListView *m_list = nullptr;
    QWidget *m_window;
    std::function<std::optional<FeedbackId>()> m_subject;
    std::function<FeedbackId()> m_triaged;
    std::optional<FeedbackId> m_capturedTarget;
    bool m_advancing = true;
};

} // namespace triage::app
