// SPDX-License-Identifier: GPL-3.0-or-later
// An agent in tests: sends messages of the Model Context Protocol in the name of a client.
#pragma once

#include "support/testclient.h"

#include <QJsonObject>

namespace triage::test {

/// Returns a request of this version's protocol with everything that it needs.
Sent message(const QByteArray &method, const QJsonObject &params = {}, const QByteArray &name = {});

class Agent
{
public:
    explicit Agent(TestClient &client) : m_client(client) { }

    /// Returns the answer to a request.
    Answer ask(const QByteArray &method, const QJsonObject &params = {}, const QByteArray &name = {});
    /// Calls a tool and returns its structured result.
    QJsonObject call(const QByteArray &tool, const Members &arguments = {});
    /// Calls a tool and returns "done", or the problem that it tells of: "404 feedback-not-found".
    QString outcome(const QByteArray &tool, const Members &arguments = {});
    /// Returns the names of the tools that it may call.
    QStringList tools();

private:
    TestClient &m_client;
};

/// Returns what a result of a tool says: "done", or the type of its problem, or the code of an error.
QString outcomeOf(const Answer &answer);

} // namespace triage::test
