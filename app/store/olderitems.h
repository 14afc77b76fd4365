// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches items that are older than those in the cache, page by page as a person scrolls.
#pragma once

#include "client/apiclient.h"
#include "fields/jsonvalue.h"
#include "store/missingitems.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace triage::app {

/// The state of the last fetch.
struct OlderState
{
    bool loading = false;
    std::optional<Problem> problem{}; ///< The failure of the fetch; retry() repeats it.
    Filter filter{}; ///< The list that is fetched or failed.

    friend bool operator==(const OlderState &, const OlderState &) = default;
};

/// A fetched page, after it was stored.
struct OlderPage
{
    Filter filter;
    std::vector<FeedbackId> ids; ///< In the list's order, including items that were here before.
    bool last = false; ///< The server has no further items.
};

/// One fetch at a time; a newer fetch replaces an older one. A fetch is one request.
class OlderItems : public QObject
{
    Q_OBJECT
public:
    OlderItems(LocalStore &store, ApiClient &client, QObject *parent = nullptr);

    /// Fetches the page of the filter's list after the item `before`, or the first page if it is invalid. In
    /// lists by time of creation the item may be anywhere; in other orders only the last fetched item is
    /// found.
    void fetch(const Filter &filter, FeedbackId before);
    /// Repeats a failed fetch.
    void retry();
    const OlderState &state() const { return m_state; }

Q_SIGNALS:
    void arrived(const triage::app::OlderPage &page);
    void stateChanged(const triage::app::OlderState &state);

private:
    /// The beginning of a page: a time, and the number of the page from there.
    struct PageStart
    {
        std::optional<Timestamp> at;
        int page = 1;
    };

    /// A page as the server sent it.
    struct Page
    {
        std::vector<FeedbackId> ids;
        /// The duplicates through which a search found items.
        std::vector<FeedbackId> foundIn;
        std::optional<Timestamp> lastCreated; ///< The time of the last item of the page.
        bool last = false; ///< The server has no further items.
    };

    PageStart startAfter(const Filter &filter, FeedbackId before) const;
    static Task<> fetchPage(QPointer<OlderItems> self, PageStart start, int run);
    static std::optional<Page> readPage(const QByteArray &body);
    static std::vector<FeedbackId> readFoundIn(const JsonValue &search, const std::vector<FeedbackId> &ids);
    void store(const QByteArray &body, const PageStart &start, const Page &page, int run);
    void finish(const PageStart &start, const Page &page);
    void fail(const Problem &problem, int run);
    void setState(const OlderState &state);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    MissingItems m_missing;
    OlderState m_state;
    Filter m_filter; ///< The filter of the last fetch.
    FeedbackId m_before;
    Filter m_fetchedFilter; ///< The filter of the last fetched page.
    FeedbackId m_lastFetched;
    std::optional<PageStart> m_next; ///< The page after the last fetched one; unset: it was the last.
    int m_run = 0;
};

/// Returns the request for a page of a filter's list, with the buffers and the triage record of each item.
Request listRequest(const Filter &filter, int page, int limit);

} // namespace triage::app
