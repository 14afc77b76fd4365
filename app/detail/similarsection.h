// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback that is similar to the shown item, requested once the item was in view for a moment.
#pragma once

#include "domain/similarfeedback.h"
#include "result.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QModelIndex;
class QStandardItemModel;

namespace triage::app {

class FittedList;
class LocalStore;

/// Takes no room while it is empty. Going from item to item starts a timer and sends no request.
class SimilarSection : public QWidget
{
    Q_OBJECT
public:
    /// Runs done once, unless the context was destroyed.
    using Request = std::function<void(FeedbackId, QObject *context,
                                       std::function<void(Result<std::vector<SimilarFeedback>>)> done)>;

    SimilarSection(const LocalStore &store, Theme &theme, Request request, QWidget *parent = nullptr);
    ~SimilarSection() override;

    /// Not valid: there is none.
    void setFeedback(FeedbackId id);
    /// Sends the request again if it failed.
    void retry();
    /// Leaves out what is shown elsewhere.
    void leaveOut(std::vector<FeedbackId> ids);

Q_SIGNALS:
    void openRequested(triage::FeedbackId feedback);

private:
    void sendRequest();
    void showRows();
    void showAnswer(const Result<std::vector<SimilarFeedback>> &answer);
    void addRow(const SimilarFeedback &item);
    void open(const QModelIndex &row);
    void readTheme();

    const LocalStore &m_store;
    Theme &m_theme;
    Request m_request;
    FeedbackId m_feedback;
    bool m_isKnown = false;
    Result<std::vector<SimilarFeedback>> m_answer{ std::vector<SimilarFeedback>() };
    std::vector<FeedbackId> m_elsewhere;
    std::unique_ptr<QObject> m_pending; ///< Context of the pending requests for the shown item.
    QTimer m_pause;
    QStandardItemModel *m_model;
    QLabel *m_heading;
    QLabel *m_note;
    FittedList *m_list;
};

} // namespace triage::app
