// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of the worker that makes vectors in the background: whose turn it is, and when it rests.

#include "fakeembeddings.h"
#include "jobs/embeddingworker.h"
#include "services/embeddings/vectormaker.h"
#include "support/patience.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr std::chrono::nanoseconds noRest{ 0 };
constexpr std::chrono::hours pollInterval{ 1 };
constexpr int organizationsOfRound = 16;

embeddings::EmbeddingEndpoint endpointOf(const FakeModel &server)
{
    embeddings::EmbeddingEndpoint endpoint;
    endpoint.url = server.url();
    endpoint.model = u"small"_s;
    endpoint.callTimeout = std::chrono::milliseconds(patience);
    endpoint.probeWait = std::chrono::milliseconds(patience);
    endpoint.rest = pollInterval;
    return endpoint;
}

/// A worker whose rounds the test starts.
struct Rounds
{
    Rounds(const storage::ConnectionConfig &config, embeddings::EmbeddingEndpoint endpoint)
        : connection(config), server(std::move(endpoint)), maker(server), worker(config, maker, pollInterval)
    {
    }
    /// Returns the rest after the next round.
    std::chrono::nanoseconds restAfterNext() { return worker.work(connection).duration; }

    storage::Connection connection;
    embeddings::EmbeddingServer server;
    services::VectorMaker maker;
    jobs::EmbeddingWorker worker;
};

} // namespace

class TestEmbeddingWorker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void roundsFollowOneAnotherWhileManyOrganizationsHaveChanged();
    void aRoundWithoutProgressIsFollowedByARest_data();
    void aRoundWithoutProgressIsFollowedByARest();
    void aBacklogHasATurnInEachRound();

private:
    QString value(const QString &sql) { return m_connection->executeText(sql)->first().text(0); }
    /// Stores organizations, the first of which has the identifier 1.
    void organizations(int count);
    /// Stores items of the organizations up to that one, some of each.
    void items(int lastOrganization, int count);

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<storage::Connection> m_connection;
    FakeModel m_server{ [](const ModelRequest &request) {
        return embeddingsOfWords(request);
    } };
};

void TestEmbeddingWorker::init()
{
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<storage::Connection>(m_database->config());
}

void TestEmbeddingWorker::organizations(int count)
{
    QVERIFY(m_connection->executeText(
        u"insert into organization_state (organization, change) select n, 1 from generate_series(1, %1) n;"
        " insert into organization (organization, name, slug, created_at, change)"
        " select n, 'Org', 'org-' || n, now(), 1 from generate_series(1, %1) n"_s.arg(count)));
}

void TestEmbeddingWorker::items(int lastOrganization, int count)
{
    QVERIFY(m_connection->executeText(
        u"insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        "change)"
        " select organization, n, 'Item ' || n, 'routed', now(), now(), 1"
        " from generate_series(1, %1) organization, generate_series(1, %2) n"_s.arg(lastOrganization)
            .arg(count)));
}

void TestEmbeddingWorker::roundsFollowOneAnotherWhileManyOrganizationsHaveChanged()
{
    organizations(2 * organizationsOfRound + 1);
    items(1, 1);
    Rounds rounds(m_database->config(), endpointOf(m_server));
    QCOMPARE(rounds.restAfterNext(), noRest);
    QCOMPARE(rounds.restAfterNext(), noRest);
    QCOMPARE(rounds.restAfterNext(), pollInterval);
    QCOMPARE(value(u"select count(*) from vector_space where completed_at is not null"_s), u"33"_s);
    QCOMPARE(value(u"select count(*) from feedback_vector"_s), u"1"_s);
}

void TestEmbeddingWorker::aRoundWithoutProgressIsFollowedByARest_data()
{
    QTest::addColumn<bool>("isServerAway");
    QTest::newRow("no server") << true;
    QTest::newRow("no tokens") << false;
}

void TestEmbeddingWorker::aRoundWithoutProgressIsFollowedByARest()
{
    QFETCH(bool, isServerAway);
    organizations(3 * organizationsOfRound);
    items(3 * organizationsOfRound, 1);
    FakeModel server([](const ModelRequest &request) { return embeddingsOfWords(request); });
    embeddings::EmbeddingEndpoint endpoint = endpointOf(server);
    endpoint.dailyTokens = isServerAway ? 0 : 1;
    Rounds rounds(m_database->config(), std::move(endpoint));
    QVERIFY(rounds.maker.key().dimension > 0);
    if (isServerAway)
        server.goAway();
    for (int round = 1; round <= 3; ++round) {
        QCOMPARE(rounds.restAfterNext(), pollInterval);
        // The others have their turn nevertheless.
        QCOMPARE(value(u"select count(*) from vector_space"_s).toInt(), round * organizationsOfRound);
    }
    QCOMPARE(value(u"select count(*) from feedback_vector"_s), u"0"_s);
}

void TestEmbeddingWorker::aBacklogHasATurnInEachRound()
{
    constexpr int stepsOfBacklog = 4;
    organizations(stepsOfBacklog * organizationsOfRound);
    items(1, 450); // 128 in a step
    Rounds rounds(m_database->config(), endpointOf(m_server));
    for (int step = 1; step <= stepsOfBacklog; ++step)
        QCOMPARE(rounds.restAfterNext(), step < stepsOfBacklog ? noRest : pollInterval);
    QCOMPARE(value(u"select count(*) from feedback_vector"_s), u"450"_s);
    // The others have their turn nevertheless.
    QCOMPARE(value(u"select count(*) from vector_space where completed_at is not null"_s).toInt(),
             stepsOfBacklog * organizationsOfRound);
}

TRIAGE_TEST(TestEmbeddingWorker, QCoreApplication)
#include "tst_embeddingworker.moc"
