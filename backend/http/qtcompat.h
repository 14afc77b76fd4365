// SPDX-License-Identifier: GPL-3.0-or-later
// Contains all differences between Qt HttpServer 6.4 and 6.8, so that the server has one form for both.
#pragma once

#include "http/message.h"

#include <QAbstractHttpServer>
#include <QHttpServerResponder>
#include <QTcpServer>
#include <QtGlobal>

#include <memory>

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpHeaders>
#endif

namespace triage::http {

/// Receives the requests that Qt HttpServer dispatches; the answer is left to a responder that may live on.
class HttpAdapter : public QAbstractHttpServer
{
public:
    using QAbstractHttpServer::QAbstractHttpServer;

    /// Serves the connections of that server, which must be listening.
    bool serve(QTcpServer *server)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        return bind(server);
#else
        bind(server);
        return server->isListening();
#endif
    }

protected:
    /// Called with each request. Drop the responder as soon as it has answered: while it lives, Qt 6.8 takes
    /// no other request of that connection.
    virtual void dispatch(const std::shared_ptr<QHttpServerResponder> &responder) = 0;

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    bool handleRequest(const QHttpServerRequest &, QHttpServerResponder &responder) final
    {
        const auto moved = std::make_shared<QHttpServerResponder>(std::move(responder));
        dispatch(moved);
        // Gives the responder back if it has answered already: if it died here, Qt 6.8 would connect
        // readyRead() once more with every request.
        if (moved.use_count() == 1)
            responder = std::move(*moved);
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QHttpServerResponder &) final
    {
    }
#else
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) final
    {
        dispatch(std::make_shared<QHttpServerResponder>(makeResponder(request, socket)));
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QTcpSocket *) final
    {
    }
#endif
};

/// Writes a whole answer, with Content-Length.
inline void sendAnswer(QHttpServerResponder &responder, const Response &response)
{
    const auto status = static_cast<QHttpServerResponder::StatusCode>(response.status);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QHttpHeaders headers;
    for (const Header &line : response.headers)
        headers.append(line.name, line.value);
    responder.write(response.body, headers, status);
#else
    responder.writeStatusLine(status);
    for (const Header &line : response.headers)
        responder.writeHeader(line.name, line.value);
    responder.writeHeader("Content-Length", QByteArray::number(response.body.size()));
    responder.writeBody(response.body);
#endif
}

} // namespace triage::http
