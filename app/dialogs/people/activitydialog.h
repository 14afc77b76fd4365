// SPDX-License-Identifier: GPL-3.0-or-later
// Shows pending changes, refused changes and finished changes, with both values where they differ.
#pragma once

#include "dialogs/dialog.h"
#include "models/outboxmodel.h"

class QListView;
class QListWidget;
class QStackedWidget;
class QTabWidget;

namespace triage::app {

class InkLabel;

/// Follows the outbox while it is open. Works offline.
class ActivityDialog : public Dialog
{
    Q_OBJECT
public:
    ActivityDialog(const Context &context, QWidget *parent);

    /// Selects that change of the outbox.
    void choose(OutboxEntryId entry);

protected:
    void refresh() override;

private:
    QWidget *buildChanges();
    QWidget *buildDone();
    void addButtons();
    void follow();
    void fillDone();
    const OutboxEntry *chosen() const;
    /// The changes that are selected, in the order of the list.
    std::vector<OutboxEntryId> selected() const;
    void selectAct();
    void retry();
    QString details(const OutboxEntry &entry) const;
    void edit();
    void editFeedback(const OutboxEntry &entry);
    void editNote(const OutboxEntry &entry);
    void confirmDiscard();
    void copyDetails();

    OutboxModel m_model;
    QTabWidget *m_tabs;
    QStackedWidget *m_changes; ///< The list, or the page that says that it is empty.
    QListView *m_list;
    QListWidget *m_done;
    InkLabel *m_details;
    QPushButton *m_retry = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_discard = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_selectAct = nullptr;
};

} // namespace triage::app
