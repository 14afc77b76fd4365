// Fetches items that the cache does not hold: older than what it keeps, page by page as a person scrolls.
#pragma once

#include "api/apiclient.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

namespace triage::app {

/// One fetch at a time; the newest question wins.
class OlderItems : public QObject
{
    Q_OBJECT
public:
    OlderItems(LocalStore &store, ApiClient &client, QObject *parent = nullptr);

    /// Asks the server for the page of the filter's list that goes on after that item.
    void fetch(const Filter &filter, FeedbackId before);

private:
    static Task<> fetchPage(QPointer<OlderItems> self, Filter filter, int position, int run);
    static Task<Result<QByteArray>> withBuffers(ApiClient *client, QByteArray listBody);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    int m_run = 0;
};

/// The list's request for a page of a filter, as the server understands filters. Periods are not among its
/// filters.
Request listRequest(const Filter &filter, int page, int limit);

} // namespace triage::app
