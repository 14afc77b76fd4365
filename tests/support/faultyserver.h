// SPDX-License-Identifier: GPL-3.0-or-later
// A server in front of the real backend that fails as it is told: per method and path, at the n-th request.
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

/// What happens to a request.
struct Fault
{
    enum class Kind {
        LoseRequest, ///< The connection ends before the backend hears of it.
        LoseReply, ///< The backend has done it; the connection ends without an answer.
        CutBody, ///< The connection ends in the middle of the answer's body.
        Stall, ///< The backend has done it; the answer never comes.
        Status, ///< A problem document of that status; the backend hears nothing of the request.
        StatusAfter, ///< The same after the backend has done it.
        TruncatedJson, ///< The first half of the answer's JSON, as if it were all.
        WrongType, ///< A web page.
        NotHttp, ///< Bytes that are no HTTP.
    };
    Kind kind = Kind::LoseReply;
    int status = 0;
    QByteArray problem; ///< The last part of its type, such as "conflict".
    int retryAfter = 0; ///< In seconds; 0: not said.
};

/// When a fault strikes.
struct Rule
{
    QByteArray method; ///< Empty: any.
    QByteArray path; ///< A part of path and query; empty: any.
    Fault fault;
    int from = 1; ///< At the n-th request that fits …
    int times = 1; ///< … and so many after it.
    int seen = 0;
};

/// A request as it came.
struct SeenRequest
{
    QByteArray method;
    QByteArray path; ///< With its query.
    QByteArray key; ///< Its Idempotency-Key.
    QByteArray head; ///< All of its head.
    bool failed = false; ///< A fault struck it.
};

class FaultyServer : public QObject
{
    Q_OBJECT
public:
    explicit FaultyServer(quint16 backend, QObject *parent = nullptr);
    ~FaultyServer() override;

    quint16 port() const { return m_port; }
    QUrl url() const;
    /// Where requests go from now on.
    void setBackend(quint16 port) { m_backend = port; }

    void add(const Rule &rule) { m_rules.push_back(rule); }
    /// Short for a rule.
    void fail(const QByteArray &method, const QByteArray &path, Fault::Kind kind, int times = 1,
              int status = 0, const QByteArray &problem = {}, int retryAfter = 0);
    /// Requests of the path fail by chance, in the same order for the same seed.
    void failByChance(unsigned seed, double share, const std::vector<Fault> &faults);
    /// No more faults; what stalls is cut.
    void recover();
    /// Connections are cut and no new ones taken, or taken again on the same port.
    void setAway(bool away);

    const std::vector<SeenRequest> &requests() const { return m_requests; }
    int count(const QByteArray &method, const QByteArray &path) const;
    /// How many faults struck.
    int struck() const { return m_struck; }
    /// How many requests stall just now.
    int stalled() const;

Q_SIGNALS:
    void requested(const triage::test::SeenRequest &request);

private:
    class Line;

    std::optional<Fault> faultFor(const QByteArray &method, const QByteArray &path);
    void accept();
    /// The connections there are.
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
