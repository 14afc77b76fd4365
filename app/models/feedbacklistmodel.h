// SPDX-License-Identifier: GPL-3.0-or-later
// The windowed list of feedback: identifiers in memory, rows in pages from the local store, never reset for
// live changes.
#pragma once

#include "models/rowcache.h"
#include "store/localstore.h"
#include "store/olderitems.h"

#include <QAbstractListModel>

#include <functional>
#include <memory>
#include <optional>

namespace triage::app {

class ListFollower;
struct Insertion;

/// What is selected: rows by name, or "all of this list except …", which needs no list of 50,000 rows.
struct Selection
{
    bool everything = false;
    std::vector<FeedbackId> ids; ///< The selected ones; with everything, those that are left out.
};

/// Rows of one Filter. Show and ask only: dropMimeData() and removeRows() are not implemented; drags carry
/// ids (feedbackmime.h), the target emits a request.
class FeedbackListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    explicit FeedbackListModel(LocalStore &store, QObject *parent = nullptr);
    ~FeedbackListModel() override;

    const Filter &filter() const;
    /// Shows another list; rows arrive with one reset (loaded()), never later than the next commit.
    void setFilter(const Filter &filter);
    /// Gives everything up and follows nothing until the next setFilter(): a list that nobody looks at costs
    /// nothing.
    void suspend();
    bool isSuspended() const;
    bool isLoading() const;
    /// False: the server has more than is here; needOlder() asks for them near the end of what is known.
    bool isComplete() const;
    /// Lets in what needOlder() asked for.
    void addOlder(const OlderPage &page);
    void setOlderState(const OlderState &state);

    /// Where drags say that they come from.
    void setOrigin(const QString &server, const QString &organization);

    int rowOf(FeedbackId id) const; ///< -1: not in the list.
    /// The row for painting; valid until the next call.
    const ListRow &rowAt(int row) const;
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
    QMimeData *mimeData(const std::vector<FeedbackId> &ids) const;
    Qt::DropActions supportedDragActions() const override;

Q_SIGNALS:
    void loaded();
    void heldBackChanged(int count);
    /// The page that goes on after that item; not valid: the first one.
    void needOlder(const triage::app::Filter &filter, triage::FeedbackId before);

private:
    friend class ListFollower;

    void resetRows(const std::function<void(std::vector<FeedbackId> &)> &change);
    void insert(const std::vector<Insertion> &insertions);
    void removeRowsAt(const std::vector<int> &rows);
    void announce(int first, int last, const QList<int> &roles = {});
    void onRowRead(int row) const;

    LocalStore &m_store;
    mutable RowCache m_cache;
    std::vector<FeedbackId> m_ids;
    mutable int m_pageToLoad = -1; ///< The page whose neighbours are read next.
    QString m_server;
    QString m_organization;
    std::unique_ptr<ListFollower> m_follower;
};

} // namespace triage::app
