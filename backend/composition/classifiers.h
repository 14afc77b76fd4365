// SPDX-License-Identifier: GPL-3.0-or-later
// The classifiers that the settings select: the embedded classifier, alone or beside a language model.
#pragma once

#include "composition/config.h"
#include "database/connection.h"
#include "embeddings/embeddingserver.h"
#include "jobs/embeddingworker.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/languagemodelclassifier.h"
#include "languagemodel/observer.h"
#include "routing/embeddedclassifier.h"
#include "services/embeddings/vectormaker.h"

#include <memory>

namespace triage {

/// The server of embeddings that the settings name, and what uses it.
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

class Classifiers
{
public:
    /// The observer must outlive it.
    Classifiers(const Config &config, const storage::ConnectionConfig &connection,
                languagemodel::Observer &observer);

    /// Returns the classifier that decides.
    const routing::Classifier &chosen() const;
    const routing::EmbeddedClassifier &embedded() const { return m_embedded; }
    /// Returns null if the settings do not configure one.
    languagemodel::LanguageModel *languageModel() const;
    /// Returns null if the settings name no server of embeddings.
    Embeddings *embeddings() const { return m_embeddings.get(); }
    services::VectorMaker *vectorMaker() const { return m_embeddings ? &m_embeddings->maker() : nullptr; }
    /// The number of items that are classified concurrently, and the maximum time for one.
    int workers() const;
    std::chrono::seconds maxDecisionTime() const;
    /// Returns the number of requests that were answered from memory.
    double remembered() const;
    /// Cancels pending requests.
    void stop();

private:
    struct LanguageModelRouting;

    routing::EmbeddedClassifier m_embedded;
    std::unique_ptr<Embeddings> m_embeddings;
    std::unique_ptr<LanguageModelRouting, void (*)(LanguageModelRouting *)> m_routing;
};

} // namespace triage
