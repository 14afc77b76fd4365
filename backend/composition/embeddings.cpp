// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/embeddings.h"

#include "log/log.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

bool isOnThisMachine(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
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

} // namespace triage
