// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out whether the server keeps triage records.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace triage::app {

/// Reads the tags of the organization. An older server has none, and so keeps no triage records. Requests for
/// items wait for that answer: without it they would ask for neither states nor records, and the cache would
/// keep what is done as open.
class TriageSupport : public QObject
{
    Q_OBJECT
public:
    using Known = std::function<void(const Result<void> &)>;

    TriageSupport(LocalStore &store, ApiClient &client, QObject *parent = nullptr);

    bool isKnown() const { return m_store.keepsTriage() || m_lacksTriage; }
    /// Reads the tags; a newer read replaces an older one.
    void read();
    /// Reads the tags if the answer is not known and no read is in progress.
    void readIfUnknown();
    /// Calls `done` once the answer is known and stored, or with the failure of the read.
    void whenKnown(QObject *context, Known done);

private:
    static Task<> readTags(QPointer<TriageSupport> self, int run);
    void store(const QByteArray &tags, int run);
    void notify(const Result<void> &result);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    std::vector<Known> m_waiting;
    bool m_isReading = false;
    bool m_lacksTriage = false; ///< The server answered that it has no tags.
    int m_run = 0;
};

} // namespace triage::app
