// SPDX-License-Identifier: GPL-3.0-or-later
// The server of embeddings that the settings name, and what uses it.
#pragma once

#include "composition/config.h"
#include "database/connection.h"
#include "embeddings/embeddingserver.h"
#include "jobs/embeddingworker.h"
#include "languagemodel/observer.h"
#include "services/embeddings/vectormaker.h"

namespace triage {

class Embeddings
{
public:
    /// The observer must outlive it.
    Embeddings(const Config &config, const storage::ConnectionConfig &connection,
               languagemodel::Observer &observer);

    services::VectorMaker &maker() { return m_maker; }
    void start() { m_worker.start(); }
    /// Cancels pending calls.
    void stop() { m_server.stop(); }

private:
    embeddings::EmbeddingServer m_server;
    services::VectorMaker m_maker;
    jobs::EmbeddingWorker m_worker;
};

/// Logs for the operator to which server that part sends texts, and whether they can be read on the way.
void logTextsLeave(const char *part, const QUrl &url, const QString &model, bool hasKey, bool masks);

} // namespace triage
