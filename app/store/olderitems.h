// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches items that the cache does not hold: older than what it keeps, page by page as a person scrolls.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace triage::app {

/// How it goes with the last question.
struct OlderState
{
    bool loading = false;
    std::optional<Problem> problem{}; ///< Why it has no answer; retry() asks again.
    Filter filter{}; ///< The list that it is about, as long as there is something to tell.

    friend bool operator==(const OlderState &, const OlderState &) = default;
};

/// What came, when the store has it.
struct OlderPage
{
    Filter filter;
    std::vector<FeedbackId> ids; ///< In the list's order, those that were here before among them.
    bool last = false; ///< The server has nothing behind them.
};

/// One fetch at a time, one request each; the newest question wins.
class OlderItems : public QObject
{
    Q_OBJECT
public:
    OlderItems(LocalStore &store, ApiClient &client, QObject *parent = nullptr);

    /// Asks the server for the page of the filter's list that goes on after that item; not valid: for the
    /// first one. By the time of creation it is found wherever it is; in other orders only after the item
    /// that came last.
    void fetch(const Filter &filter, FeedbackId before);
    /// Asks again what had no answer.
    void retry();
    const OlderState &state() const { return m_state; }

Q_SIGNALS:
    void arrived(const triage::app::OlderPage &page);
    void stateChanged(const triage::app::OlderState &state);

private:
    /// Where a page begins: at a time, and how many pages further.
    struct PageStart
    {
        std::optional<Timestamp> at;
        int page = 1;
    };

    PageStart pageAfter(const Filter &filter, FeedbackId before) const;
    static Task<> fetchPage(QPointer<OlderItems> self, Filter filter, PageStart place, int run);
    void store(const QByteArray &body, const Filter &filter, const PageStart &place, int run);
    void fail(const Problem &problem, int run);
    void setState(const OlderState &state);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    OlderState m_state;
    Filter m_filter; ///< Asked for last.
    FeedbackId m_before;
    Filter m_fetchedFilter; ///< Came last.
    FeedbackId m_lastFetched;
    PageStart m_next; ///< What goes on after it.
    int m_run = 0;
};

/// The list's request for a page of a filter, with the buffers of each item.
Request listRequest(const Filter &filter, int page, int limit);

} // namespace triage::app
