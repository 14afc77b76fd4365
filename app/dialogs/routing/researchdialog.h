// SPDX-License-Identifier: GPL-3.0-or-later
// The page for questions about the feedback: asks them, and shows their answers with the evidence.
#pragma once

#include "dialogs/dialog.h"
#include "models/researchlist.h"

#include <vector>

class QComboBox;

namespace triage::app {

class AnswerPane;
class Field;
class RoomyList;
class WrapLayout;

/// A page of the main window. A quote leaves it for the list, with the quote marked in the detail pane.
/// Answers that were read stay readable while the server cannot be reached.
class ResearchDialog : public Dialog
{
    Q_OBJECT
public:
    ResearchDialog(const Context &context, QWidget *parent);

Q_SIGNALS:
    /// Requests that the item is shown with that passage marked.
    void openRequested(triage::FeedbackId feedback, const QString &quote);

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildQuestion();
    QWidget *buildSaved();
    QComboBox *addCombo(const QString &objectName, const QString &label, WrapLayout &row);
    void fillBuffers();
    void load();
    void fillSaved();
    void askQuestion();
    void followPending();
    void follow(ResearchId id);
    /// Replaces what was known of the question.
    void updateQuery(const ResearchQuery &query);
    void showChosen();
    void confirmDelete();
    void remove(ResearchId id);
    const ResearchQuery *chosen() const;

    ResearchList m_queries;
    ResearchId m_wanted; ///< The question to select when the list is filled.
    std::vector<ResearchId> m_followed; ///< Pending questions whose answers are awaited.
    bool m_isLoaded = false;
    Field *m_question;
    QComboBox *m_period = nullptr;
    QComboBox *m_buffer = nullptr;
    RoomyList *m_saved = nullptr;
    AnswerPane *m_answer = nullptr;
    QPushButton *m_ask = nullptr;
    QPushButton *m_delete = nullptr;
};

} // namespace triage::app
