// SPDX-License-Identifier: GPL-3.0-or-later
// A server with a scriptable handler and a client that speaks bytes, for tests of what happens on the wire.
#pragma once

#include "http/server.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace triage::http::test {

/// Runs the event loop until the condition holds; false if that takes so long that it never will.
bool waitFor(const std::function<bool()> &condition);

/// Returns the organization that the request names.
OrganizationId organizationOf(const Request &request);

/// A server on a free port of the loopback interface. Paths that begin with "/later" are answered when the
/// test says so, "/drop" never, "/refuse" with 401 before their body is read, all others at once with what
/// the request was. The bodies of paths that begin with "/hold" are read when the test says so. The field
/// Organization names the organization of a request, by its number.
class TestServer
{
public:
    /// A request and the way to answer it.
    struct Held
    {
        Request request;
        Respond respond;
    };

    explicit TestServer(const Limits &limits = {}, const QHostAddress &address = QHostAddress::LocalHost);

    Server &server() { return *m_server; }
    quint16 port() const { return m_port; }
    /// Requests that reached the handler: "METHOD path?query body".
    QStringList seen() const { return m_seen; }
    const QList<Request> &requests() const { return m_requests; }
    /// Answers the oldest request that waits, with its path.
    void answerOldest(const QByteArray &body);
    qsizetype waiting() const { return m_waiting.size(); }
    /// Reads the body of the oldest request that is held, and answers it.
    void readOldest();
    /// Has the body of the oldest request that is held read for the receiver; the request then waits.
    void wantOldest(const BodyReceiver &receiver);
    qsizetype held() const { return m_held.size(); }
    /// Passes the oldest request that is held to the test.
    Held takeHeld() { return m_held.takeFirst(); }
    /// Replaces the answer to requests that are answered at once.
    void answerWith(const std::function<Response(const Request &)> &answer) { m_answer = answer; }
    /// The responses that were asked for and not called, to be called when the server is gone.
    QList<Respond> takeWaiting() { return std::exchange(m_waiting, {}); }
    /// Destroys the server.
    void destroy() { m_server.reset(); }

private:
    void handle(Request request, const Respond &respond);
    void readBody(Request request, const Respond &respond);

    quint16 m_port = 0;
    QStringList m_seen;
    QList<Request> m_requests;
    QList<Respond> m_waiting;
    QList<Held> m_held;
    std::function<Response(const Request &)> m_answer;
    std::unique_ptr<Server> m_server;
};

/// An answer as it was on the wire.
struct WireAnswer
{
    int status = 0; ///< 0 where none came.
    Headers headers;
    QByteArray body;
};

/// A client socket without any HTTP knowledge but how long an answer is. Waiting runs the event loop, in
/// which the server lives, too.
class Wire
{
public:
    /// The client has the address 127.0.0.<host>.
    explicit Wire(quint16 port, int host = 1);
    virtual ~Wire();
    Q_DISABLE_COPY_MOVE(Wire)

    bool isConnected() const { return m_descriptor >= 0; }
    /// Sends all of it; false where the connection is closed.
    bool send(const QByteArray &bytes);
    /// Sends what the socket takes at once; the number of bytes.
    qsizetype sendSome(QByteArrayView bytes);
    /// The next answer; to HEAD it has no body whatever its length says. Interim answers, by which the server
    /// finds out whether a client is there, are passed over.
    WireAnswer read(bool toHead = false);
    /// Waits for such an interim answer; false if another answer comes.
    bool isProbed();
    /// Discards bytes of the server, at most the given number. Returns how many were there.
    qsizetype discard(qsizetype most);
    /// Sends a request without a body and reads the answer.
    WireAnswer get(const QByteArray &path);
    /// All bytes until the server closes; nothing where it does not.
    std::optional<QByteArray> readToEnd();
    /// The server has closed, or reset, the connection.
    bool isClosed();
    /// Returns true if what was read ended with a reset.
    bool wasReset() const { return m_wasReset; }

    /// Sends nothing more and goes on reading.
    void halfClose();
    /// Breaks the connection off.
    void reset();
    void close();

protected:
    int descriptor() const { return m_descriptor; }
    /// As recv() and send() do: -1, and EAGAIN in errno, where nothing can be moved now.
    virtual qsizetype take(std::span<char> buffer);
    virtual qsizetype give(QByteArrayView bytes);

private:
    bool receive();
    bool passProbe();

    int m_descriptor = -1;
    bool m_ended = false;
    bool m_wasReset = false;
    QByteArray m_in;
};

/// A GET request for the path.
QByteArray get(const QByteArray &path, const QByteArray &lines = {});
/// The number of open descriptors of this process.
int openDescriptors();

} // namespace triage::http::test
