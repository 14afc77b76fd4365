// SPDX-License-Identifier: GPL-3.0-or-later
// The real backend on a scratch database, and organizations on it: the vocabulary of the API tests.
#pragma once

#include "composition/backend.h"
#include "composition/config.h"
#include "services/people/operators.h"
#include "support/scratchdatabase.h"
#include "support/testclient.h"

#include <memory>

namespace triage::test {

/// Settings without rate limits, for tests of other features.
Config withoutRateLimits();

/// A backend in this thread, on a free port and a separate database.
class TestBackend
{
public:
    explicit TestBackend(ScratchCluster &cluster = ScratchCluster::shared());
    ~TestBackend();

    quint16 port() const;
    QString baseUrl() const;
    /// Returns the address of the metrics; empty unless start() got one.
    QString metricsUrl() const;
    /// Returns a connection for tasks that the API does not offer.
    storage::Connection &database() { return m_connection; }
    /// Returns the settings for further connections.
    storage::ConnectionConfig connectionConfig() const { return m_scratch.config(); }
    /// Changes rows by hand. Their statistics are counted from the beginning then, as rows that are changed
    /// without a change of their organization are not in its feed.
    void sql(const QString &text);
    /// Returns the first column of the first row.
    QString value(const QString &query);
    /// Counts now what the backend would count within a second, with what changes meanwhile. Desk::get()
    /// does so before it reads statistics.
    void countStatistics();
    /// Returns true if the statistics have every change.
    bool hasCountedStatistics();

    /// Starts a second backend on the same database, on a different port.
    std::unique_ptr<Backend> another(Config config = withoutRateLimits()) const;
    void stop() { m_backend.reset(); }
    void start(const Config &config = withoutRateLimits()) { m_backend = another(config); }

    /// Stops routing: new feedback stays pending until routing is resumed.
    void holdRouting();
    void releaseRouting();

private:
    ScratchDatabase m_scratch;
    storage::Connection m_connection;
    std::unique_ptr<Backend> m_backend;
    bool m_isChangedByHand = false; ///< Since statistics were last counted.
};

/// The address of a backend.
quint16 portOf(const Backend &backend);

/// A separate organization on the backend, with an administrator, a member and a token of each kind. Its
/// functions act as the administrator; preparations that fail abort the test.
class Desk
{
public:
    static constexpr char origin[] = "https://shop.example";

    explicit Desk(TestBackend &backend, std::optional<qint64> feedbackLimit = {});

    TestClient admin;
    TestClient member;
    TestClient widget; ///< Allowed from the origin above.

    TestBackend &backend() { return m_backend; }
    const storage::OrganizationRow &organization() const { return m_organization; }
    QByteArray slug() const { return m_organization.slug.toUtf8(); }

    Answer get(const QByteArray &path);
    Answer post(const QByteArray &path) { return admin.post(path); }
    Answer post(const QByteArray &path, const Members &body) { return admin.post(path, body); }
    Answer patch(const QByteArray &path, const Members &body) { return admin.patch(path, body); }
    Answer put(const QByteArray &path) { return admin.put(path); }
    Answer remove(const QByteArray &path) { return admin.remove(path); }
    Answer send(const Sent &request) { return admin.send(request); }

    /// Creates a buffer and returns its id.
    QByteArray buffer(const QByteArray &name, const Members &more = {});
    /// Creates feedback and returns its id. It is routed in the background.
    QByteArray feedback(const QByteArray &description, const Members &more = {});
    /// Waits until the item is routed and returns it.
    Answer routed(const QByteArray &id);
    /// Creates feedback and waits until it is routed.
    QByteArray settled(const QByteArray &description, const Members &more = {});
    /// Waits until nothing is pending.
    void settle();

    void assign(const QByteArray &buffer, const QByteArray &feedback);
    void takeOut(const QByteArray &buffer, const QByteArray &feedback);

    /// Returns the buffers and their items, oldest first: "Billing: a, b | Bugs: -".
    QString board();
    /// Returns the names of the buffers that contain the item, "Billing, Bugs" or "-".
    QString buffersOf(const QByteArray &feedback);
    /// Returns the total number of items of a list.
    int total(const QByteArray &path);
    /// Returns the timeline of an item, oldest first, as "Assigned to Bugs. | A note".
    QString timeline(const QByteArray &feedback);

    void change(const services::OrganizationChange &change);
    void switchRouting(bool on);
    /// Sets the thresholds for candidates of the classifier.
    void thresholds(double assign, double review);
    /// Make routing accept all candidates, or none.
    void routeEverything() { thresholds(0, 0); }
    void routeNothing() { thresholds(2, 2); }

    /// Creates a token and returns its value.
    services::IssuedToken token(TokenKind kind, const QString &email,
                                const std::vector<QString> &origins = {});
    /// Creates a read-only token of a member and returns its value.
    QByteArray readerToken(const QString &email);
    TestClient client(const QByteArray &tokenValue) const { return TestClient(m_backend.port(), tokenValue); }

    static QString adminEmail() { return QStringLiteral("ada@example.com"); }
    static QString memberEmail() { return QStringLiteral("mel@example.com"); }

private:
    TestBackend &m_backend;
    storage::OrganizationRow m_organization;
};

/// Returns a request of a widget in a page of that origin.
Sent fromBrowser(const QByteArray &method, const QByteArray &path, const Members &body,
                 const QByteArray &origin = Desk::origin);

} // namespace triage::test
