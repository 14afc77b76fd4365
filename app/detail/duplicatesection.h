// SPDX-License-Identifier: GPL-3.0-or-later
// The item that an item is a duplicate of, its own duplicates, and the items that may be the same.
#pragma once

#include "detail/detailrequest.h"
#include "theme/theme.h"

#include <QWidget>

#include <vector>

class QLabel;
class QModelIndex;
class QStandardItemModel;
class QToolButton;

namespace triage::app {

class ActionRegistry;
class FittedList;
class KeyButton;
class LocalStore;
struct ListRow;

/// Takes no room while there is nothing to show. The duplicates come from the store. The suggestions are
/// requested in the background, once the item was in view for a moment, and leave the list as soon as
/// somebody has decided about them.
class DuplicateSection : public QWidget
{
    Q_OBJECT
public:
    using Ids = std::vector<FeedbackId>;
    using Request = DetailSources::Request<Duplicates>;

    DuplicateSection(const LocalStore &store, Theme &theme, const Request &request, QWidget *parent);

    /// Not valid: there is none.
    void setFeedback(FeedbackId id);
    /// Shows what the store has of the item now.
    void refresh();
    /// Sends the request again, unless it is answered.
    void retry() { m_request.retry(); }
    /// Sends the request again after a while if nothing may be the same: items have arrived.
    void repeatIfEmpty();
    /// Makes the buttons, with the keys that do the same.
    void showKeys(const ActionRegistry &actions);
    /// Returns the items that may be the same, the chosen one first.
    Ids suggestions() const;
    /// Returns all items that are listed: what it is a duplicate of, its duplicates, and what may be the
    /// same.
    Ids shown() const;

Q_SIGNALS:
    void openRequested(triage::FeedbackId feedback);
    void takeOutRequested(const std::vector<triage::FeedbackId> &ids);
    void shownChanged(); ///< shown() is another one.
    /// The server named items that the store does not have. Once they are there, refresh() shows them.
    void missing(const std::vector<triage::FeedbackId> &ids);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A heading with a list below it.
    struct Part
    {
        QLabel *heading = nullptr;
        FittedList *list = nullptr;
        QStandardItemModel *model = nullptr;
    };

    Part addPart(const QString &objectName, const QString &title);
    void buildOriginal();
    void showOriginal();
    void fitOriginal();
    void showMembers();
    void showSuggestions();
    void addRow(const Part &part, const ListRow &row, const DuplicateSuggestion *suggestion);
    void readAnswer(const Result<Duplicates> &answer);
    void requestMissing(const Duplicates &answer);
    void takeOutChosen();
    void readTheme();

    const LocalStore &m_store;
    Theme &m_theme;
    DetailRequest m_request;
    FeedbackId m_feedback;
    FeedbackId m_original; ///< Not valid: the item is not a duplicate.
    std::vector<DuplicateSuggestion> m_suggested; ///< As the server sent them.
    QWidget *m_originalRow;
    QToolButton *m_originalLink = nullptr;
    KeyButton *m_leave = nullptr;
    Part m_members;
    QWidget *m_memberKeys = nullptr;
    KeyButton *m_takeOut = nullptr;
    Part m_maybe;
    QWidget *m_keys;
    QWidget *m_judging = nullptr; ///< The row of m_same and m_notSame.
    KeyButton *m_same;
    KeyButton *m_notSame;
};

} // namespace triage::app
