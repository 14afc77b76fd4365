// SPDX-License-Identifier: GPL-3.0-or-later
// The list with its surroundings: the button for new rows, and the page for an empty or broken list.
#pragma once

#include "list/feedbacklistview.h"
#include "problem.h"
#include "store/sync/syncengine.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QStackedLayout;

namespace triage::app {

class InkLabel;
class ListTally;
class OlderStrip;
class StatePage;

class FeedbackPane : public QWidget
{
    Q_OBJECT
public:
    FeedbackPane(FeedbackListModel &model, LocalStore &store, Theme &theme, QWidget *parent = nullptr);

    /// Sets the server that the curl line for a first item names.
    void setServer(const QString &server) { m_server = server; }
    FeedbackListView *list() const { return m_list; }
    const ListTally &tally() const { return *m_tally; }
    /// Gives the focus to the shown page. The pane is not a focus proxy, which would add a tab stop before
    /// the rest of the window.
    void enter();
    /// Follows the connection: shows its problem if nothing was ever fetched. Cached rows stay in any case.
    void follow(const SyncState &state);
    /// Follows the loading of items that only the server has.
    void setOlder(const OlderState &state, bool isOffline);

Q_SIGNALS:
    void clearFilterRequested();
    void hiddenRequested(); ///< The same list with what it leaves out.
    void nextBufferRequested(); ///< The next buffer with new feedback.
    void newBufferRequested();
    void importRequested();
    void inviteRequested();
    void retryRequested();
    void retryOlderRequested();
    void messageRequested(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateState();
    void showFirstSteps();
    QString doneToday() const;
    bool isWorkedOffView() const;
    QString whyNoResults() const;
    void copyExample();
    void copyDetails(const Problem &problem);
    void showPage(QWidget *page);
    void showHeld(int count);
    void placeButton();

    FeedbackListModel &m_model;
    QString m_server;
    const LocalStore &m_store;
    Theme &m_theme;
    InkLabel *m_similar; ///< Says that nothing has the words of the search.
    FeedbackListView *m_list;
    StatePage *m_state;
    QPushButton *m_newRows;
    QStackedLayout *m_stack;
    OlderStrip *m_older;
    ListTally *m_tally;
    SyncState::Phase m_phase = SyncState::Phase::Connecting;
    std::optional<Problem> m_problem; ///< Why nothing was ever fetched.
};

} // namespace triage::app
