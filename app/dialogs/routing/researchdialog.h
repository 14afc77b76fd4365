// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the feedback: asking, waiting, reading the answers and what bears them out.
#pragma once

#include "dialogs/dialog.h"
#include "models/researchlist.h"

#include <vector>

class QBoxLayout;
class QComboBox;
class QListWidget;
class QListWidgetItem;
class QProgressBar;

namespace triage::app {

class Field;
class InkLabel;

/// A window of its own, beside the main one, which shows the items that quotes come from. Answers that were
/// read stay readable where the server is away.
class ResearchDialog : public Dialog
{
    Q_OBJECT
public:
    ResearchDialog(const Context &context, QWidget *parent);

Q_SIGNALS:
    /// Show the item, with that passage marked.
    void openRequested(triage::FeedbackId feedback, const QString &quote);

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildQuestion();
    QWidget *buildSaved();
    QWidget *buildAnswer();
    QComboBox *addCombo(const QString &objectName, const QString &label, QBoxLayout *row);
    QListWidget *addList(const QString &objectName, const QString &label, QBoxLayout *column, int stretch);
    void load();
    void fillSaved();
    void askQuestion();
    void followPending();
    void follow(ResearchId id);
    /// An answer, or another state of a question, takes the place of what was known of it.
    void keep(const ResearchQuery &query);
    void showChosen();
    void showAnswer(const ResearchQuery &query);
    void showEvidence();
    void addEvidence(FeedbackId feedback, const QString &quote);
    void openEvidence(QListWidgetItem *row);
    void askToDelete();
    void remove(ResearchId id);
    const ResearchQuery *chosen() const;

    ResearchList m_queries;
    ResearchId m_wanted; ///< To be chosen when the list is filled.
    std::vector<ResearchId> m_followed; ///< Pending ones whose answer is waited for.
    bool m_isLoaded = false;
    Field *m_question;
    QComboBox *m_period = nullptr;
    QComboBox *m_buffer = nullptr;
    QListWidget *m_saved = nullptr;
    InkLabel *m_heading = nullptr;
    InkLabel *m_scope = nullptr;
    QProgressBar *m_progress = nullptr;
    InkLabel *m_answer = nullptr;
    QWidget *m_findings = nullptr;
    QListWidget *m_themes = nullptr;
    QListWidget *m_evidence = nullptr;
    QPushButton *m_ask = nullptr;
    QPushButton *m_delete = nullptr;
};

} // namespace triage::app
