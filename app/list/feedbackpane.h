// SPDX-License-Identifier: GPL-3.0-or-later
// The list with what surrounds it: the button for new rows, and what it says when it is empty or broken.
#pragma once

#include "list/feedbacklistview.h"
#include "problem.h"
#include "store/sync/syncengine.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QStackedLayout;

namespace triage::app {

class OlderStrip;
class StatePage;

class FeedbackPane : public QWidget
{
    Q_OBJECT
public:
    FeedbackPane(FeedbackListModel &model, const LocalStore &store, Theme &theme, QWidget *parent = nullptr);

    FeedbackListView *list() const { return m_list; }
    /// Gives the focus to what it shows. It is no focus proxy: to Tab that would be one more stop, and the
    /// rest of the window would lie behind it.
    void enter();
    /// How fetching goes: what it waits for, or what went wrong, where nothing was ever fetched. Cached rows
    /// stay, whatever happens.
    void follow(const SyncState &state);
    /// How it goes with items that only the server has.
    void setOlder(const OlderState &state, bool isOffline);

Q_SIGNALS:
    void clearFilterRequested();
    void nextBufferRequested(); ///< The next with new feedback.
    void importRequested();
    void copyExampleRequested(); ///< The curl line that sends a first item.
    void retryRequested();
    void retryOlderRequested();
    void copyDetailsRequested(const triage::Problem &problem);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateState();
    void showPage(QWidget *page);
    void showHeld(int count);
    void placeButton();

    FeedbackListModel &m_model;
    const LocalStore &m_store;
    Theme &m_theme;
    FeedbackListView *m_list;
    StatePage *m_state;
    QPushButton *m_newRows;
    QStackedLayout *m_stack;
    OlderStrip *m_older;
    std::optional<Problem> m_problem; ///< Why nothing was ever fetched.
};

} // namespace triage::app
