// The windowed list of feedback: identifiers in memory, rows in pages from the local store, never reset for live changes.
#pragma once

#include "store/localstore.h"

#include <QAbstractListModel>

#include <memory>
#include <optional>

namespace triage::app {

/// What is selected: rows by name, or "all of this list except …", which needs no list of 50,000 rows.
struct Selection
{
    bool everything = false;
    std::vector<FeedbackId> ids; ///< The selected ones; with everything, those that are left out.
};

/// Rows of one Filter. Show and ask only: dropMimeData() and removeRows() are not implemented; drags carry ids
/// (feedbackmime.h), the target emits a request.
class FeedbackListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    explicit FeedbackListModel(LocalStore &store, QObject *parent = nullptr);
    ~FeedbackListModel() override;

    const Filter &filter() const;
    /// Shows another list; rows arrive with one reset (loaded()), never later than the next commit.
    void setFilter(const Filter &filter);
    bool isLoading() const;
    bool isComplete() const; ///< False: the server has older ones; fetchMore-like needOlder() is emitted near the end.

    int rowOf(FeedbackId id) const; ///< -1: not in the list.
    FeedbackId idAt(int row) const;
    std::vector<FeedbackId> ids() const;
    /// New rows that are held back above the view while it is scrolled ("5 new"); showNew() lets them in.
    int heldBack() const;
    void setHoldNew(bool hold);
    void showNew();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override;

Q_SIGNALS:
    void loaded();
    void heldBackChanged(int count);
    void needOlder(const triage::app::Filter &filter, triage::FeedbackId before);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
