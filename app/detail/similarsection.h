// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback that is similar to the shown item, requested once the item was in view for a moment.
#pragma once

#include "detail/detailrequest.h"
#include "theme/theme.h"

#include <QWidget>

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
    using Request = DetailSources::Request<std::vector<SimilarFeedback>>;

    SimilarSection(const LocalStore &store, Theme &theme, const Request &request, QWidget *parent);

    /// Not valid: there is none.
    void setFeedback(FeedbackId id);
    /// Sends the request again, unless it is answered.
    void retry() { m_request.retry(); }
    /// Sends the request again after a while if there was nothing similar: items have arrived.
    void repeatIfEmpty();
    /// Leaves out what is shown elsewhere.
    void leaveOut(std::vector<FeedbackId> ids);

Q_SIGNALS:
    void openRequested(triage::FeedbackId feedback);

private:
    void showRows();
    void addRow(const SimilarFeedback &item);
    void open(const QModelIndex &row);
    void readTheme();

    const LocalStore &m_store;
    Theme &m_theme;
    DetailRequest m_request;
    Result<std::vector<SimilarFeedback>> m_answer{ std::vector<SimilarFeedback>() };
    std::vector<FeedbackId> m_elsewhere;
    QStandardItemModel *m_model;
    QLabel *m_heading;
    QLabel *m_note;
    FittedList *m_list;
};

} // namespace triage::app
