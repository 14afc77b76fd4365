// SPDX-License-Identifier: GPL-3.0-or-later
// A server in front of the real backend that fails by rules: per method and path, at the n-th request.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTcpServer>
#include <QUrl>

#include <functional>
#include <optional>
#include <random>
#include <vector>

namespace triage::test {

/// The failure of a request.
struct Fault
{
    enum class Kind {
        LoseRequest, ///< The connection ends before the backend receives the request.
        LoseReply, ///< The backend executes the request; the connection ends without a response.
        CutBody, ///< The connection ends in the middle of the response body.
        Stall, ///< The backend executes the request; the response is never sent.
        Delay, ///< The backend receives the request when release() is called.
        HoldReply, ///< The backend executes the request; the response is sent when release() is called.
        Status, ///< A problem document of that status; the backend does not receive the request.
        StatusAfter, ///< The same after the backend executed the request.
        TruncatedJson, ///< The first half of the response's JSON, as if it were complete.
        WrongType, ///< A web page.
        NotHttp, ///< Bytes that are not HTTP.
    };
    Kind kind = Kind::LoseReply;
    int status = 0;
    QByteArray problem; ///< The last part of its type, such as "conflict".
    int retryAfter = 0; ///< In seconds; 0: no Retry-After header.
};

/// The requests to which a fault applies.
struct Rule
{
    QByteArray method; ///< Empty: any.
    QByteArray path; ///< A part of path and query; empty: any.
    Fault fault;
    int from = 1; ///< From the n-th matching request on …
    int times = 1; ///< … for that number of requests.
    int seen = 0;
};

/// A request as received.
struct SeenRequest
{
    QByteArray method;
    QByteArray path; ///< With its query.
    QByteArray key; ///< Its Idempotency-Key.
    QByteArray head; ///< The complete head.
    bool failed = false; ///< A fault was applied to it.
    int status = 0; ///< The status that the backend answered; 0 before.
};

class FaultyServer : public QObject
{
    Q_OBJECT
public:
    explicit FaultyServer(quint16 backend, QObject *parent = nullptr);
    ~FaultyServer() override;

    quint16 port() const { return m_port; }
    QUrl url() const;
    /// Sets the backend for all further requests.
    void setBackend(quint16 port) { m_backend = port; }

    void add(const Rule &rule) { m_rules.push_back(rule); }
    /// Adds a rule; a shorthand.
    void fail(const QByteArray &method, const QByteArray &path, Fault::Kind kind, int times = 1,
              int status = 0, const QByteArray &problem = {}, int retryAfter = 0);
    /// Makes requests of the path fail at random, in the same order for the same seed.
    void failByChance(unsigned seed, double share, const std::vector<Fault> &faults);
    /// Removes all faults; cuts stalled connections.
    void recover();
    /// Passes the delayed requests and responses on.
    void release();
    /// Cuts all connections and stops listening, or listens again on the same port.
    void setAway(bool away);

    const std::vector<SeenRequest> &requests() const { return m_requests; }
    int count(const QByteArray &method, const QByteArray &path) const;
    /// Returns the number of applied faults.
    int struck() const { return m_struck; }
    /// Returns the number of currently stalled requests.
    int stalled() const;
    /// Returns the number of requests and responses that wait for release().
    int delayed() const;

Q_SIGNALS:
    void requested(const triage::test::SeenRequest &request);

private:
    class Line;

    std::optional<Fault> faultFor(const QByteArray &method, const QByteArray &path);
    void accept();
    /// Returns the open connections.
    std::vector<Line *> lines() const;

    QTcpServer m_server;
    quint16 m_port = 0;
    quint16 m_backend;
    std::vector<Rule> m_rules;
    std::vector<SeenRequest> m_requests;
    std::vector<Fault> m_chances;
    double m_share = 0;
    std::mt19937 m_random;
    int m_struck = 0;
};

} // namespace triage::test
