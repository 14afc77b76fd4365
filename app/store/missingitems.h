// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches single items that the cache does not have, for example duplicates that are older than its limit.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <unordered_set>
#include <vector>

namespace triage::app {

class MissingItems : public QObject
{
    Q_OBJECT
public:
    /// More items are not fetched at once; the rest stays missing.
    static constexpr std::size_t maxItems = 100;

    MissingItems(LocalStore &store, ApiClient &client, QObject *parent = nullptr);

    /// Fetches those of the items that the store does not have, each with two requests. Runs `done` once the
    /// store has what the server sent, also after a failure, unless the context was destroyed. Items that the
    /// server does not have are not requested again.
    void fetch(std::vector<FeedbackId> ids, QObject *context, std::function<void()> done);

private:
    using Bodies = QByteArrayList;
    using Done = std::function<void()>;

    static Task<> fetchAll(QPointer<MissingItems> self, std::vector<FeedbackId> ids, Done done);
    void store(Bodies bodies, const Done &done);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    std::unordered_set<FeedbackId> m_unknown; ///< Items that the server does not have.
};

} // namespace triage::app
