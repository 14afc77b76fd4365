// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the rows of a feedback list in step with the store and the server, row by row.
#pragma once

#include "models/feedbacklistmodel.h"
#include "models/listextent.h"

#include <QObject>
#include <QTimer>

#include <unordered_set>
#include <vector>

namespace triage::app {

/// Decides which rows a FeedbackListModel inserts, removes and announces as changed; the model holds them.
class ListFollower : public QObject
{
    Q_OBJECT
public:
    ListFollower(FeedbackListModel &model, LocalStore &store);

    const Filter &filter() const { return m_filter; }
    /// Removes the rows and lists the filter.
    void follow(const Filter &filter);
    /// Removes the rows and ignores changes until the next follow().
    void suspend();
    bool isSuspended() const { return m_suspended; }
    bool isLoading() const;
    bool isComplete() const { return m_extent.isComplete(); }
    bool isSimilar() const { return m_isSimilar; }

    /// Requests older items where the row is near the end of what is known.
    void rowRead(int row);
    void addOlder(const OlderPage &page);
    void setOlderState(const OlderState &state);

    int heldBack() const { return int(m_held.size()); }
    void setHoldNew(bool hold) { m_holdNew = hold; }
    void showNew();

Q_SIGNALS:
    void loaded();
    void heldBackChanged(int count);
    void needOlder(const triage::app::Filter &filter, triage::FeedbackId before);

private:
    void begin(const Filter &filter, bool suspended);
    void relist();
    void onListing(const Listing &listing);
    void onChanged(const StoreChange &change);
    Listing withoutUnknown(Listing listing) const;
    void applyListing(Listing list);
    void applyNamed(const StoreChange &change);
    void applyToSearch(const StoreChange &change);
    void followCache();
    void requestOlder();
    void announce(const std::vector<FeedbackId> &items);
    void removeIds(const std::vector<FeedbackId> &items);
    void forget(const std::vector<FeedbackId> &items);
    void removeRows(const std::vector<int> &rows);
    void setHeld(std::vector<FeedbackId> held);

    const std::vector<FeedbackId> &ids() const;

    FeedbackListModel &m_model;
    LocalStore &m_store;
    Filter m_filter;
    ListExtent m_extent;
    std::vector<FeedbackId> m_held;
    /// Items that were in the list since it was first shown. They are not new when they come back.
    std::unordered_set<FeedbackId> m_departed;
    StoreChange m_meanwhile; ///< Changes that arrived while a list was being read.
    std::size_t m_buffers = 0; ///< Number of known buffers when the rows were read.
    bool m_listing = false;
    bool m_fresh = true; ///< The next listing replaces all rows.
    bool m_holdNew = false;
    bool m_isSimilar = false; ///< See Listing.
    bool m_suspended = false;
    QTimer m_relistTimer; ///< For searches.
    bool m_olderFailed = false; ///< The server did not send older items.
};

} // namespace triage::app
