// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys, menus and drops do to feedback: on which items, after which question, and what is current
// afterwards.
#pragma once

#include "commands/workspace.h"
#include "store/values/filter.h"
#include "widgets/confirmquestion.h"

#include <QObject>

#include <functional>
#include <optional>

namespace triage::app {

class FeedbackListView;
struct Context;

/// Acts on the selection, else on the current row; asks where more than fifty are meant; goes on to the next
/// row as the preferences say.
class FeedbackActions : public QObject
{
    Q_OBJECT
public:
    FeedbackActions(const Context &context, FeedbackListView &list, QWidget *window);

    /// The list that commands act on: the one in view, or the current column of the board.
    void setList(FeedbackListView &list) { m_list = &list; }
    /// Gives the item of a window of its own while that is the active one: then commands act on it alone.
    void setSubject(std::function<std::optional<FeedbackId>()> subject) { m_subject = std::move(subject); }
    /// A picker opens: what it picks a buffer for is what would be acted on now, whatever is active then.
    void captureTarget();

    /// The items that a command would act on now.
    Ids targets() const;
    bool hasTargets() const;
    /// The buffer in view; nothing in All, Review and the like.
    std::optional<BufferId> bufferInView() const;

    void moveTo(BufferId to);
    void addTo(BufferId to);
    /// The same for what a picker was opened for.
    void movePicked(BufferId to);
    void addPicked(BufferId to);
    void remove();
    void setNeedsReview(bool needsReview);
    void repeat();
    void retryRouting();
    void deleteItems();
    /// The same for items that were dragged.
    void move(const Ids &ids, std::optional<BufferId> from, BufferId to);
    void moveOutOfAll(const Ids &ids, BufferId to);
    void add(const Ids &ids, BufferId to);
    void removeFrom(const Ids &ids, std::optional<BufferId> from);
    /// To the column of another buffer (nothing: of none); `done` runs when it was done, and the list does
    /// not go on.
    void moveToColumn(const Ids &ids, std::optional<BufferId> to, const std::function<void()> &done);
    /// Whether the list goes on to the next row after an act; triage mode does that itself.
    void setAdvancing(bool advancing) { m_advancing = advancing; }

Q_SIGNALS:
    void acted();
    /// Why nothing was done.
    void refused(const QString &why);

private:
    void perform(const Ids &ids, const QString &text, const std::function<void()> &act);
    void run(const Ids &ids, const std::function<void()> &act);
    std::optional<FeedbackId> nextAfter(const Ids &ids) const;
    std::optional<FeedbackId> subject() const;

    const Context &m_context;
    FeedbackListView *m_list;
    QWidget *m_window;
    std::function<std::optional<FeedbackId>()> m_subject;
    std::optional<FeedbackId> m_capturedTarget;
    bool m_advancing = true;
};

} // namespace triage::app
