// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/classifiers.h"

#include "services/routing/modelexperience.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace triage {

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

namespace {

bool isOnThisMachine(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

/// Logs for the operator where feedback is sent, and whether it can be read on the way.
void logEndpoint(const languagemodel::ModelEndpoint &endpoint)
{
    logFact(LogLevel::Info, "languagemodel.used",
            { { "host", endpoint.url.host().toUtf8() },
              { "model", endpoint.model.toUtf8() },
              { "key", endpoint.key.isEmpty() ? "none"_ba : "given"_ba },
              { "mask", endpoint.masksText ? "on"_ba : "off"_ba } });
    if (endpoint.url.scheme() == "http"_L1 && !isOnThisMachine(endpoint.url.host()))
        logFact(LogLevel::Warning, "languagemodel.unencrypted",
                { { "host", endpoint.url.host().toUtf8() },
                  { "hint", "feedback and the key can be read on the way; use https"_ba } });
}

} // namespace

Classifiers::Classifiers(const Config &config, const storage::ConnectionConfig &connection,
                         languagemodel::Observer &observer)
    : m_routing(nullptr, [](LanguageModelRouting *routing) { delete routing; })
{
    if (config.classifier == ClassifierKind::Embedded)
        return;
    logEndpoint(config.languageModel);
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
    return m_routing ? std::chrono::ceil<std::chrono::seconds>(m_routing->model.endpoint().askTimeout)
                     : std::chrono::seconds(0);
}

double Classifiers::remembered() const
{
    return m_routing ? double(m_routing->classifier.remembered()) : 0;
}

void Classifiers::stop()
{
    if (m_routing)
        m_routing->model.stop();
}

} // namespace triage
