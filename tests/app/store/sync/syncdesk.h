// SPDX-License-Identifier: GPL-3.0-or-later
// Clients without windows and the real backend: their states as text, for comparison.
#pragma once

#include "store/sync/syncengine.h"
#include "support/faultyserver.h"
#include "support/testbackend.h"

#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace triage::test {

/// Short delays, so that tests are fast; they do not test the number of attempts.
app::SyncPace testPace();

/// The store, API client and engine of one person, with separate files.
class SyncedClient
{
public:
    SyncedClient(const QUrl &server, const QByteArray &token, qint64 cacheLimit = 200'000);
    ~SyncedClient();

    /// Opens the files and starts; also after kill().
    void start(const app::SyncPace &pace = testPace());
    /// Discards everything in memory, whatever is in progress.
    void kill();

    app::LocalStore &store() { return *m_store; }
    app::ApiClient &api() { return *m_api; }
    app::SyncEngine &engine() { return *m_engine; }
    app::SyncState::Phase phase() const { return m_engine->state().phase; }
    const std::vector<app::SyncState> &states() const { return m_states; }

    void act(const std::vector<app::Operation> &operations);
    /// Returns whether the client is up to date and has nothing to send.
    bool isSettled() const;
    /// Waits until the client is settled. Returns false if that takes too long.
    bool settle();
    app::Listing listing(const app::Filter &filter);
    std::vector<FeedbackId> items(const app::Filter &filter = {});
    /// Returns everything that the client has, as text.
    QString tree();

private:
    QTemporaryDir m_folder;
    QUrl m_server;
    QByteArray m_token;
    qint64 m_cacheLimit;
    std::unique_ptr<app::LocalStore> m_store;
    std::unique_ptr<app::ApiClient> m_api;
    std::unique_ptr<app::SyncEngine> m_engine;
    std::vector<app::SyncState> m_states;
};

/// Returns everything that the server has for the desk, in the same form.
QString treeOf(Desk &desk);

/// Returns whether both become equal; prints the differences otherwise.
bool converges(SyncedClient &client, Desk &desk);

FeedbackId feedbackId(const QByteArray &text);
BufferId bufferId(const QByteArray &text);

} // namespace triage::test
