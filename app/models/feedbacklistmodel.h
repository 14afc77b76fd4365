// SPDX-License-Identifier: GPL-3.0-or-later
// The windowed list of feedback: identifiers in memory, rows in pages from the local store. Live changes
// never reset it.
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

/// The selected items: named ones, or "all of this list except …", which needs no list of 50,000 items.
struct Selection
{
    bool everything = false;
    std::vector<FeedbackId> ids; ///< The selected items; with `everything`, the excluded ones.
};

/// The rows of one Filter. Read-only: dropMimeData() and removeRows() are not implemented. Drags contain ids
/// (feedbackmime.h), and the target emits a request.
class FeedbackListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    explicit FeedbackListModel(LocalStore &store, QObject *parent = nullptr);
    ~FeedbackListModel() override;

    const Filter &filter() const;
    /// Shows another list. Its rows arrive with one reset (loaded()), at the latest with the next commit.
    void setFilter(const Filter &filter);
    /// Removes all rows and ignores changes until the next setFilter(), so that a list out of view costs
    /// nothing.
    void suspend();
    bool isSuspended() const;
    bool isLoading() const;
    /// Returns false if the server has more items. needOlder() requests them near the end of the known ones.
    bool isComplete() const;
    /// Returns whether nothing has the words of the search, so that the rows have words with a typing error.
    bool isSimilar() const;
    /// Adds the items that needOlder() requested.
    void addOlder(const OlderPage &page);
    void setOlderState(const OlderState &state);

    /// Sets the origin that drags contain.
    void setOrigin(const QString &server, const QString &organization);

    int rowOf(FeedbackId id) const; ///< -1 if it is not in the list.
    /// Returns the row for painting; valid until the next call.
    const ListRow &rowAt(int row) const;
    FeedbackId idAt(int row) const;
    std::vector<FeedbackId> ids() const;
    /// Returns whether an act of this person changed the item last, and not a change from elsewhere.
    bool isOwnChange(FeedbackId id) const;
    /// The number of new rows that are held back above the view while it is scrolled ("5 new"); showNew()
    /// inserts them.
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
    /// Requests the page after that item, or the first one if it is invalid.
    void needOlder(const triage::app::Filter &filter, triage::FeedbackId before);

private:
    friend class ListFollower;

    void resetRows(const std::function<void(std::vector<FeedbackId> &)> &change);
    void insert(const std::vector<Insertion> &insertions);
    void removeRowsAt(const std::vector<int> &rows);
    void announce(int first, int last, const QList<int> &roles = {});
    /// Announces the first row of each section.
    void announceSections();
    QString sectionAt(int row) const;
    void onRowRead(int row) const;

    LocalStore &m_store;
    mutable RowCache m_cache;
    std::vector<FeedbackId> m_ids;
    std::optional<StateCounts> m_sections; ///< See Listing.
    mutable int m_pageToLoad = -1; ///< The page whose neighbours are read next.
    QString m_server;
    QString m_organization;
    std::unique_ptr<ListFollower> m_follower;
};

} // namespace triage::app
