// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// Two servers on one database: what one takes away is gone on the other when that is answered.
class TestRevocation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void aTokenRevokedOnOneIsRefusedByTheOther();
    void aTokenRevokedByACommandIsRefusedByBoth();
    void aMemberDemotedOnOneIsNotAnAdministratorOnTheOther();

private:
    /// A new token and its identifier.
    std::pair<QByteArray, QString> issued();
    int statusOf(const Triaged &server, const QByteArray &token) const
    {
        return send("GET", server.url(u"/api/v0/me"_s), token).status;
    }
    Run command(QStringList arguments) const
    {
        arguments << u"--json"_s;
        return triaged(arguments, m_environment);
    }

    ScratchData m_data;
    postgres::Cluster m_cluster{ { .dataDirectory = m_data.dataDirectory() } };
    QProcessEnvironment m_environment = plainEnvironment();
    std::unique_ptr<Triaged> m_one;
    std::unique_ptr<Triaged> m_two;
    QByteArray m_admin;
};

void TestRevocation::initTestCase()
{
    QVERIFY(m_cluster.start());
    m_environment.insert(u"TRIAGED_DATABASE"_s, m_cluster.conninfo());
    m_environment.insert(u"TRIAGED_LISTEN"_s, u"127.0.0.1:0"_s);
    m_environment.insert(u"TRIAGED_DATA_DIR"_s, m_data.dataDirectory()); // where their key of secrets is
    m_one = std::make_unique<Triaged>(QStringList{ u"serve"_s }, m_environment);
    m_two = std::make_unique<Triaged>(QStringList{ u"serve"_s }, m_environment);
    QVERIFY(m_one->waitForReady() && m_two->waitForReady());
    m_admin = tokenOfNewOrganization(m_data, u"two"_s);
    QVERIFY(!m_admin.isEmpty());
}

void TestRevocation::cleanupTestCase()
{
    m_one.reset();
    m_two.reset();
    m_cluster.stop();
}

std::pair<QByteArray, QString> TestRevocation::issued()
{
    const Reply made = send("POST", m_one->url(u"/api/v0/tokens"_s), m_admin,
                            R"({"name":"short-lived","kind":"full_access"})");
    return { made.data().member("token").text().toLatin1(), made.data().member("id").text() };
}

void TestRevocation::aTokenRevokedOnOneIsRefusedByTheOther()
{
    for (int i = 0; i < 20; ++i) {
        const auto [token, id] = issued();
        for (int again = 0; again < 3; ++again)
            QCOMPARE(statusOf(*m_two, token), 200);
        QCOMPARE(send("DELETE", m_one->url(u"/api/v0/tokens/"_s + id), m_admin).status, 204);
        QCOMPARE(statusOf(*m_two, token), 401);
        QCOMPARE(statusOf(*m_one, token), 401);
    }
}

void TestRevocation::aTokenRevokedByACommandIsRefusedByBoth()
{
    for (int i = 0; i < 5; ++i) {
        const auto [token, id] = issued();
        for (const auto &server : { m_one.get(), m_two.get(), m_one.get(), m_two.get() })
            QCOMPARE(statusOf(*server, token), 200);
        QCOMPARE(command({ u"token"_s, u"revoke"_s, id }).status, 0);
        QCOMPARE(statusOf(*m_one, token), 401);
        QCOMPARE(statusOf(*m_two, token), 401);
    }
}

void TestRevocation::aMemberDemotedOnOneIsNotAnAdministratorOnTheOther()
{
    const Reply member = send("POST", m_one->url(u"/api/v0/members"_s), m_admin,
                              R"({"name":"Second","email":"second@two.example","role":"admin"})");
    QCOMPARE(member.status, 201);
    const QByteArray token
        = command({ u"token"_s, u"create"_s, u"--org"_s, u"two"_s, u"--member"_s, u"second@two.example"_s,
                    u"--name"_s, u"t"_s, u"--kind"_s, u"full_access"_s })
              .text("token")
              .toLatin1();
    const QString path = u"/api/v0/members/"_s + member.data().member("id").text();
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(send("PATCH", m_one->url(path), m_admin, R"({"role":"admin"})").status, 200);
        QCOMPARE(send("GET", m_two->url(u"/api/v0/tokens"_s), token).status, 200);
        QCOMPARE(send("PATCH", m_one->url(path), m_admin, R"({"role":"member"})").status, 200);
        QCOMPARE(send("GET", m_two->url(u"/api/v0/tokens"_s), token).status, 403);
    }
}

TRIAGE_TEST(TestRevocation, QCoreApplication)
#include "tst_revocation.moc"
