// SPDX-License-Identifier: GPL-3.0-or-later
// The changes that keys, menus and drops make to feedback: their targets, the questions before them, and the
// item that is current afterwards.
#pragma once

#include "commands/workspace.h"
#include "store/values/filter.h"
#include "widgets/confirmquestion.h"
#include "window/attention.h"

#include <QObject>

#include <functional>
#include <optional>

namespace triage::app {

class FeedbackDrop;
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

    /// Changes items, and returns whether that began. Nothing goes on to another item where it did not.
    using Act = std::function<bool()>;

    /// Returns the aim of commands.
    Attention &attention() const { return *m_attention; }
    /// Carries out what is dropped there.
    void connectDrops(FeedbackDrop &drops);

    /// Confirms items that are there already.
    void moveTo(BufferId to);
    void addTo(BufferId to);
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
    /// change, if it began.
    void moveToColumn(const Ids &ids, std::optional<BufferId> to, const std::function<void()> &done);
    /// Carries out a change of the items; goes on to the next row where the items leave their list.
    void carryOut(const Ids &ids, const QString &text, const Act &act, bool leaves);
    /// Sets whether the list goes on to the next row after an act; triage mode does that itself.
    void setAdvancing(bool advancing) { m_advancing = advancing; }

Q_SIGNALS:
    /// A change of the items began, after which the person goes on to the next one.
    void acted(const std::vector<triage::FeedbackId> &ids);
    /// Feedback was dropped on an item that says the same.
    void sameRequested(const std::vector<triage::FeedbackId> &ids, triage::FeedbackId item);
    /// Nothing was done; says why.
    void refused(const QString &why);

private:
    void move(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void moveJudged(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void add(const Ids &ids, BufferId to);
    bool canMove(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void perform(const Ids &ids, const QString &text, const Act &act, bool canUndo = true);
    /// Asks first where many items are affected.
    void ask(const Ids &ids, const QString &text, const std::function<void()> &act, bool canUndo = true);
    void run(const Ids &ids, const Act &act);
    std::optional<FeedbackId> nextAfter(const Ids &ids) const;

    const Context &m_context;
    Attention *m_attention;
    QWidget *m_window;
    bool m_advancing = true;
};

} // namespace triage::app
