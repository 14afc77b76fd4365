// SPDX-License-Identifier: GPL-3.0-or-later
// Clients without windows beside the real backend: what they show and what the server has, as text to
// compare.
#pragma once

#include "store/sync/syncengine.h"
#include "support/faultyserver.h"
#include "support/testbackend.h"

#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace triage::test {

/// Impatient, so that tests are quick; how often it tries is not what they are about.
app::SyncPace testPace();

/// Store, API client and engine of one person, with files of their own.
class SyncedClient
{
public:
    SyncedClient(const QUrl &server, const QByteArray &token, qint64 cacheLimit = 200'000);
    ~SyncedClient();

    /// Opens the files and starts. The same again after kill().
    void start(const app::SyncPace &pace = testPace());
    /// Everything in memory is gone, whatever is under way.
    void kill();

    app::LocalStore &store() { return *m_store; }
    app::ApiClient &api() { return *m_api; }
    app::SyncEngine &engine() { return *m_engine; }
    app::SyncState::Phase phase() const { return m_engine->state().phase; }
    const std::vector<app::SyncState> &states() const { return m_states; }

    void act(const std::vector<app::Operation> &operations);
    /// Up to date, and nothing waits to be sent.
    bool isSettled() const;
    /// Waits until it is settled; false: it never is.
    bool settle();
    std::vector<FeedbackId> items(const app::Filter &filter = {});
    /// All that it has, as text.
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

/// All that the server has for the desk, as the same text.
QString treeOf(Desk &desk);

/// Whether both come to the same; says on the console what differs where they do not.
bool converges(SyncedClient &client, Desk &desk);

FeedbackId feedbackId(const QByteArray &text);
BufferId bufferId(const QByteArray &text);

} // namespace triage::test
