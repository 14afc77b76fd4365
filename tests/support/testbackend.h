// SPDX-License-Identifier: GPL-3.0-or-later
// The real backend on a scratch database, and organizations at work on it: what tests of the API are told in.
#pragma once

#include "composition/backend.h"
#include "composition/config.h"
#include "services/people/operators.h"
#include "support/apiclient.h"
#include "support/scratchdatabase.h"

#include <memory>

namespace triage::test {

/// The settings of tests that tell of something else than rate limits.
Config withoutRateLimits();

/// A backend in this thread, on a free port and a database of its own.
class TestBackend
{
public:
    explicit TestBackend(ScratchCluster &cluster = ScratchCluster::shared());
    ~TestBackend();

    quint16 port() const;
    QString baseUrl() const;
    /// Empty unless start() was told where to serve them.
    QString metricsUrl() const;
    /// For what no operation of the API does.
    storage::Connection &database() { return m_connection; }
    void sql(const QString &text);
    /// The first column of the first row.
    QString value(const QString &query);

    /// A second backend on the same database, listening on a port of its own.
    std::unique_ptr<Backend> another(Config config = withoutRateLimits()) const;
    void stop() { m_backend.reset(); }
    void start(const Config &config = withoutRateLimits()) { m_backend = another(config); }

    /// New feedback stays pending until routing goes on.
    void holdRouting();
    void releaseRouting();

private:
    ScratchDatabase m_scratch;
    storage::Connection m_connection;
    std::unique_ptr<Backend> m_backend;
};

/// Where a backend listens.
quint16 portOf(const Backend &backend);

/// An organization of its own on the backend, with an administrator, a member and a token of each kind. It
/// acts as its administrator; what a test only prepares must succeed.
class Desk
{
public:
    static constexpr char origin[] = "https://shop.example";

    explicit Desk(TestBackend &backend, std::optional<qint64> feedbackLimit = {});

    ApiClient admin;
    ApiClient member;
    ApiClient widget; ///< Allowed from the origin above.

    TestBackend &backend() { return m_backend; }
    const storage::OrganizationRow &organization() const { return m_organization; }
    QByteArray slug() const { return m_organization.slug.toUtf8(); }

    Answer get(const QByteArray &path) { return admin.get(path); }
    Answer post(const QByteArray &path) { return admin.post(path); }
    Answer post(const QByteArray &path, const Members &body) { return admin.post(path, body); }
    Answer patch(const QByteArray &path, const Members &body) { return admin.patch(path, body); }
    Answer put(const QByteArray &path) { return admin.put(path); }
    Answer remove(const QByteArray &path) { return admin.remove(path); }
    Answer send(const Sent &request) { return admin.send(request); }

    /// Makes a buffer; its id.
    QByteArray buffer(const QByteArray &name, const Members &more = {});
    /// Makes feedback; its id. Its routing goes on in the background.
    QByteArray feedback(const QByteArray &description, const Members &more = {});
    /// The item when its routing is over.
    Answer routed(const QByteArray &id);
    /// Makes feedback and waits until its routing is over.
    QByteArray settled(const QByteArray &description, const Members &more = {});
    /// Waits until nothing is pending.
    void settle();

    void assign(const QByteArray &buffer, const QByteArray &feedback);
    void takeOut(const QByteArray &buffer, const QByteArray &feedback);

    /// "Billing: a, b | Bugs: -": the buffers and what they hold, oldest first.
    QString board();
    /// The names of the buffers that hold the item, "Billing, Bugs" or "-".
    QString buffersOf(const QByteArray &feedback);
    /// How many items a list has in all.
    int total(const QByteArray &path);
    /// The timeline of an item, oldest first, as "Assigned to Bugs. | A note".
    QString timeline(const QByteArray &feedback);

    void change(const services::OrganizationChange &change);
    void switchRouting(bool on);
    /// From when on the classifier's candidates are taken.
    void thresholds(double assign, double review);
    /// All candidates are taken, none are.
    void routeEverything() { thresholds(0, 0); }
    void routeNothing() { thresholds(2, 2); }

    /// The value of a new token.
    services::IssuedToken token(TokenKind kind, const QString &email,
                                const std::vector<QString> &origins = {});
    ApiClient client(const QByteArray &tokenValue) const { return ApiClient(m_backend.port(), tokenValue); }

    static QString adminEmail() { return QStringLiteral("ada@example.com"); }
    static QString memberEmail() { return QStringLiteral("mel@example.com"); }

private:
    TestBackend &m_backend;
    storage::OrganizationRow m_organization;
};

/// A request of a widget in a page of that origin.
Sent fromBrowser(const QByteArray &method, const QByteArray &path, const Members &body,
                 const QByteArray &origin = Desk::origin);

} // namespace triage::test
