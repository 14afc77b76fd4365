// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testbackend.h"

#include <QTemporaryDir>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("The preparation of a test fails: %ls", qUtf16Printable(result.error().detail));
    return std::move(*result);
}

void must(const Answer &answer, const char *what)
{
    if (answer.status >= 300 || answer.status < 200)
        qFatal("The preparation of a test fails: %s is answered %ls", what,
               qUtf16Printable(answer.outcome()));
}

} // namespace

Config withoutRateLimits()
{
    Config config;
    config.rateLimits = services::RatePolicies::off();
    static const QTemporaryDir keys;
    config.secretKeyFile = keys.filePath(u"secret.key"_s);
    return config;
}

TestBackend::TestBackend(ScratchCluster &cluster)
    : m_scratch(Schema::Migrated, cluster), m_connection(m_scratch.config()), m_backend(another())
{
    setLogLevel(LogLevel::Warning); // a line per request would hide the output of the tests
}

TestBackend::~TestBackend() = default;

std::unique_ptr<Backend> TestBackend::another(Config config) const
{
    if (config.listen == Config().listen)
        config.listen = u"127.0.0.1:0"_s;
    if (config.metricsListen.isEmpty())
        config.metricsListen = u"off"_s;
    auto backend = std::make_unique<Backend>(config, m_scratch.conninfo());
    const auto started = backend->start();
    if (!started)
        qFatal("The backend does not start: %ls", qUtf16Printable(started.error().detail));
    return backend;
}

quint16 portOf(const Backend &backend)
{
    return quint16(QUrl(backend.baseUrl()).port());
}

quint16 TestBackend::port() const
{
    return portOf(*m_backend);
}

QString TestBackend::baseUrl() const
{
    return m_backend->baseUrl();
}

QString TestBackend::metricsUrl() const
{
    return m_backend->metricsUrl();
}

void TestBackend::sql(const QString &text)
{
    m_isChangedByHand = true;
    if (!m_connection.executeText(text))
        qFatal("The scratch database refuses: %ls", qUtf16Printable(text));
}

QString TestBackend::value(const QString &query)
{
    const auto rows = m_connection.executeText(query);
    if (!rows || rows->isEmpty())
        qFatal("The scratch database has no answer: %ls", qUtf16Printable(query));
    return rows->first().text(0);
}

void TestBackend::countStatistics()
{
    if (std::exchange(m_isChangedByHand, false))
        value(u"select count(recount_statistics(organization)::text) from organization_state"_s);
    constexpr int all = 1'000'000;
    const bool isCounted = eventually([&] {
        // After the backend, if it counts just now.
        value(u"with locked as materialized (select organization from statistics_position for update)"
              " select count(count_statistics(s.organization, %1))"
              " from organization_state s left join locked l on l.organization = s.organization"_s.arg(all));
        return hasCountedStatistics();
    });
    if (!isCounted)
        qFatal("The statistics never have every change");
}

bool TestBackend::hasCountedStatistics()
{
    return value(u"select count(*) from organization_state s"
                 " left join statistics_position p on p.organization = s.organization"
                 " where p.change is distinct from s.change"_s)
        == u"0"_s;
}

void TestBackend::holdRouting()
{
    sql(u"create or replace function hold_routing() returns trigger language plpgsql as"
        " $$ begin new.due_at := greatest(new.due_at, clock_timestamp() + interval '1 day'); return new; end "
        "$$;"
        " drop trigger if exists hold on routing_job;"
        // Also on updates: a worker reschedules jobs that seem to wait after the clock was set back.
        " create trigger hold before insert or update on routing_job for each row execute function hold_routing()"_s);
}

void TestBackend::releaseRouting()
{
    sql(u"drop trigger if exists hold on routing_job;"
        " update routing_job set due_at = now()"_s);
    // New feedback wakes the worker, which would otherwise wait for its poll interval.
    Desk(*this).feedback("wake up");
}

Desk::Desk(TestBackend &backend, std::optional<qint64> feedbackLimit)
    : admin(backend.port()), member(backend.port()), widget(backend.port()), m_backend(backend)
{
    const QString name = u"Desk "_s + QUuid::createUuid().toString(QUuid::Id128).left(12);
    storage::Connection &database = backend.database();
    m_organization = must(services::createOrganization(database, { name, {}, feedbackLimit }));
    must(services::addMember(database, m_organization.id, u"Ada"_s, adminEmail(), Role::Admin));
    must(services::addMember(database, m_organization.id, u"Mel"_s, memberEmail(), Role::Member));
    admin = client(token(TokenKind::FullAccess, adminEmail()).token);
    member = client(token(TokenKind::FullAccess, memberEmail()).token);
    widget = client(token(TokenKind::Widget, memberEmail(), { QString::fromLatin1(origin) }).token);
}

services::IssuedToken Desk::token(TokenKind kind, const QString &email, const std::vector<QString> &origins)
{
    return must(
        services::issueToken(m_backend.database(), m_organization.id, { email, u"test"_s, kind, origins }));
}

QByteArray Desk::readerToken(const QString &email)
{
    services::TokenRequest request{ email, u"reader"_s, TokenKind::FullAccess, {} };
    request.readOnly = true;
    return must(services::issueToken(m_backend.database(), m_organization.id, request)).token;
}

Answer Desk::get(const QByteArray &path)
{
    if (path.startsWith("/statistics/"))
        m_backend.countStatistics();
    return admin.get(path);
}

QByteArray Desk::buffer(const QByteArray &name, const Members &more)
{
    const Answer made = post("/buffers", more.with("name", name));
    must(made, "the creation of a buffer");
    return made.id();
}

QByteArray Desk::feedback(const QByteArray &description, const Members &more)
{
    const Answer made = post("/feedback", more.with("description", description));
    must(made, "the creation of feedback");
    return made.id();
}

Answer Desk::routed(const QByteArray &id)
{
    Answer item;
    const bool isOver = eventually([&] {
        item = get("/feedback/" + id);
        return item.status != 200 || item["routing_status"].toString() != u"pending"_s;
    });
    if (!isOver)
        qFatal("The routing of feedback never ends");
    return item;
}

QByteArray Desk::settled(const QByteArray &description, const Members &more)
{
    const QByteArray id = feedback(description, more);
    routed(id);
    return id;
}

void Desk::settle()
{
    const QString count
        = u"select count(*) from feedback where organization = %1 and routing_status = 'pending'"_s.arg(
            m_organization.id.value());
    if (!eventually([&] { return m_backend.value(count) == u"0"_s; }))
        qFatal("The routing of feedback never ends");
}

void Desk::assign(const QByteArray &buffer, const QByteArray &feedback)
{
    must(put("/buffers/" + buffer + "/feedback/" + feedback), "an assignment");
}

void Desk::takeOut(const QByteArray &buffer, const QByteArray &feedback)
{
    must(remove("/buffers/" + buffer + "/feedback/" + feedback), "a removal");
}

QString Desk::board()
{
    QStringList columns;
    QJsonArray buffers = get("/buffers?limit=100").items();
    for (const QJsonValue &buffer : std::as_const(buffers)) {
        const QByteArray id = buffer[u"id"].toString().toUtf8();
        const QJsonArray items = get("/buffers/" + id + "/feedback?limit=100").items();
        QStringList names;
        for (const QJsonValue &item : items)
            names.prepend(item[u"description"].toString());
        columns.prepend(buffer[u"name"].toString() + u": "_s
                        + (names.isEmpty() ? u"-"_s : names.join(u", "_s)));
    }
    return columns.join(u" | "_s);
}

QString Desk::buffersOf(const QByteArray &feedback)
{
    return get("/feedback/" + feedback + "/buffers").all("name");
}

int Desk::total(const QByteArray &path)
{
    const Answer list = get(path);
    return list.status == 200 ? list.meta("total").toInt(-1) : -list.status;
}

QString Desk::timeline(const QByteArray &feedback)
{
    QStringList texts;
    for (const QJsonValue &note : get("/feedback/" + feedback + "/notes").items())
        texts.append(note[u"text"].toString());
    return texts.join(u" | "_s);
}

void Desk::change(const services::OrganizationChange &change)
{
    m_organization = must(services::changeOrganization(m_backend.database(), m_organization.slug, change));
}

void Desk::switchRouting(bool on)
{
    services::OrganizationChange wanted;
    wanted.routingEnabled = on;
    change(wanted);
}

void Desk::thresholds(double assign, double review)
{
    m_backend.sql(
        u"update organization set assign_threshold = %1, review_threshold = %2 where organization = %3"_s
            .arg(assign)
            .arg(review)
            .arg(m_organization.id.value()));
}

Sent fromBrowser(const QByteArray &method, const QByteArray &path, const Members &body,
                 const QByteArray &origin)
{
    return { method, path, body.toJson(), { { "Origin", origin } } };
}

} // namespace triage::test
