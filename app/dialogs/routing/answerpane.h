// SPDX-License-Identifier: GPL-3.0-or-later
// A research question with its answer, its themes and the quotes that support it.
#pragma once

#include "actions/context.h"
#include "domain/research.h"

#include <QWidget>

#include <optional>

class QListWidgetItem;
class QProgressBar;

namespace triage::app {

class InkLabel;
class RoomyList;

/// Shows one question: pending, failed or answered.
class AnswerPane : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerPane(const Context &context, QWidget *parent = nullptr);

    /// Shows the question, or what the window is for where there is none.
    void setQuery(const ResearchQuery *query);

Q_SIGNALS:
    /// Requests that the item is shown with that passage marked.
    void openRequested(triage::FeedbackId feedback, const QString &quote);

private:
    void showAnswer(const ResearchQuery &query);
    void showEvidence();
    bool addEvidence(FeedbackId feedback, const QString &quote);
    void openEvidence(QListWidgetItem *row);

    const Context &m_context;
    std::optional<ResearchQuery> m_query;
    InkLabel *m_heading = nullptr;
    InkLabel *m_scope = nullptr;
    QProgressBar *m_progress = nullptr;
    InkLabel *m_answer = nullptr;
    QWidget *m_findings = nullptr;
    RoomyList *m_themes = nullptr;
    RoomyList *m_evidence = nullptr;
};

} // namespace triage::app
