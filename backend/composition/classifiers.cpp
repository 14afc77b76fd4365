// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/classifiers.h"

#include "log/log.h"
#include "services/routing/modelexperience.h"
#include "services/routing/modelledger.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

bool isOnThisMachine(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

/// Logs for the operator to which server that part sends texts, and whether they can be read on the way.
void logTextsLeave(const char *part, const QUrl &url, const QString &model, bool hasKey, bool masks)
{
    const QByteArray event(part);
    logFact(LogLevel::Info, (event + ".used").constData(),
            { { "host", url.host().toUtf8() },
              { "model", model.toUtf8() },
              { "key", hasKey ? "given"_ba : "none"_ba },
              { "mask", masks ? "on"_ba : "off"_ba } });
    if (url.scheme() == "http"_L1 && !isOnThisMachine(url.host()))
        logFact(LogLevel::Warning, (event + ".unencrypted").constData(),
                { { "host", url.host().toUtf8() },
                  { "hint", "feedback and the key can be read on the way; use https"_ba } });
}

} // namespace

Embeddings::Embeddings(const Config &config, const storage::ConnectionConfig &connection,
                       languagemodel::Observer &observer)
    : m_server(config.embeddings, &observer), m_maker(m_server),
      m_worker(connection, m_maker, config.embeddings.pollInterval)
{
    logTextsLeave("embeddings", config.embeddings.url, config.embeddings.model,
                  !config.embeddings.key.isEmpty(), config.embeddings.masksText);
}

/// The parts in the order of their dependencies.
struct Classifiers::LanguageModelRouting
{
    LanguageModelRouting(const Config &config, const storage::ConnectionConfig &connection,
                         languagemodel::Observer &observer, const routing::Classifier &embedded)
        : ledger(connection), experience(connection), model(config.languageModel, &ledger, &observer),
          classifier(model, embedded, config.cascade, [this](OrganizationId organization) {
              return experience.of(organization, classifier.name());
          })
    {
    }

    services::ModelLedger ledger;
    services::ModelExperience experience;
    languagemodel::LanguageModel model;
    languagemodel::LanguageModelClassifier classifier;
};

Classifiers::Classifiers(const Config &config, const storage::ConnectionConfig &connection,
                         languagemodel::Observer &observer)
    : m_routing(nullptr, [](LanguageModelRouting *routing) { delete routing; })
{
    if (config.embeddings.isUsed())
        m_embeddings = std::make_unique<Embeddings>(config, connection, observer);
    if (config.classifier == ClassifierKind::Embedded)
        return;
    logTextsLeave("languagemodel", config.languageModel.url, config.languageModel.model,
                  !config.languageModel.key.isEmpty(), config.languageModel.masksText);
    m_routing.reset(new LanguageModelRouting(config, connection, observer, m_embedded));
}

const routing::Classifier &Classifiers::chosen() const
{
    if (m_routing)
        return m_routing->classifier;
    return m_embedded;
}

languagemodel::LanguageModel *Classifiers::languageModel() const
{
    return m_routing ? &m_routing->model : nullptr;
}

int Classifiers::workers() const
{
    return m_routing ? m_routing->model.endpoint().concurrency : 1;
}

std::chrono::seconds Classifiers::maxDecisionTime() const
{
    if (!m_routing)
        return std::chrono::seconds(0);
    const languagemodel::ModelEndpoint &endpoint = m_routing->model.endpoint();
    return std::chrono::ceil<std::chrono::seconds>(endpoint.askTimeout + endpoint.callTimeout);
}

double Classifiers::remembered() const
{
    return m_routing ? double(m_routing->classifier.remembered()) : 0;
}

void Classifiers::stop()
{
    if (m_embeddings)
        m_embeddings->stop();
    if (m_routing)
        m_routing->model.stop();
}

} // namespace triage
