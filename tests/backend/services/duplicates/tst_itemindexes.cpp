// SPDX-License-Identifier: GPL-3.0-or-later
// The index of items in memory follows the database: what is created, edited and deleted, by whichever
// backend.

#include "services/duplicates/itemindexes.h"
#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using services::ItemIndexes;

namespace {

const QByteArray slowExport = "Exporting the quarterly report takes ten minutes";
const QByteArray darkTheme = "Please add a dark theme";

/// Newer than every item, so that all are older.
constexpr qint64 newest = std::numeric_limits<qint64>::max();

/// An index of its own beside those of the backend, as another backend has it.
class Onlooker
{
public:
    explicit Onlooker(Desk &desk, ItemIndexes::Limits limits = {})
        : m_desk(desk), m_connection(desk.backend().connectionConfig()),
          m_indexes(desk.backend().connectionConfig(), limits)
    {
    }

    /// Returns whether the index can be asked, which it can once it is built.
    bool isReady() { return nearest(slowExport).has_value(); }
    /// Returns the items that are most like a text, most similar first, separated by spaces.
    QByteArray found(const QByteArray &text)
    {
        QByteArrayList ids;
        const auto nearestItems = nearest(text);
        if (!nearestItems)
            return "not ready";
        for (const neighbours::Neighbour &each : nearestItems->ofItems.front())
            ids << encodeId(each.feedback.value());
        return ids.join(' ');
    }
    std::size_t bytes() const { return m_indexes.bytes(); }
    int size() const { return m_indexes.size(); }
    void turnTo(Desk &desk) { m_organization = desk.organization().id; }

private:
    std::optional<services::NearestItems> nearest(const QByteArray &text)
    {
        const OrganizationId organization = m_organization.value_or(m_desk.organization().id);
        const storage::ClaimedItem item{ organization, FeedbackId(newest), 1, {}, QString::fromUtf8(text) };
        return m_indexes.nearest(m_connection, organization, std::span(&item, 1), 5);
    }

    Desk &m_desk;
    std::optional<OrganizationId> m_organization;
    storage::Connection m_connection;
    ItemIndexes m_indexes;
};

/// Returns the memory that a backend states for its indexes, -1 if it states none.
double indexBytes(const TestBackend &backend)
{
    const QByteArray text = TestClient(quint16(QUrl(backend.metricsUrl()).port())).get("/metrics").body;
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith("triaged_item_index_bytes "))
            return line.mid(line.indexOf(' ') + 1).toDouble();
    }
    return -1;
}

} // namespace

class TestItemIndexes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itemsFromBeforeAreFoundOnceTheIndexIsBuilt()
    {
        Desk desk(m_backend);
        const QByteArray item = desk.feedback(slowExport);
        desk.feedback(darkTheme);
        Onlooker onlooker(desk);
        QVERIFY(!onlooker.isReady());
        QTRY_VERIFY(onlooker.isReady());
        QCOMPARE(onlooker.found(slowExport), item);
    }

    void noIndexIsBuiltForTheFirstCall()
    {
        Desk desk(m_backend);
        Desk other(m_backend);
        Onlooker onlooker(desk);
        QVERIFY(!onlooker.isReady());
        // The thread takes the organizations in the order in which they need an index.
        onlooker.turnTo(other);
        QTRY_VERIFY_WITH_TIMEOUT(onlooker.isReady(), patience);
        onlooker.turnTo(desk);
        QVERIFY(!onlooker.isReady());
        QTRY_VERIFY_WITH_TIMEOUT(onlooker.isReady(), patience);
    }

    void changesOfItemsAreFollowedAtOnce()
    {
        Desk desk(m_backend);
        Onlooker onlooker(desk);
        QTRY_VERIFY(onlooker.isReady());
        QCOMPARE(onlooker.found(slowExport), QByteArray());
        const QByteArray item = desk.feedback(slowExport);
        QCOMPARE(onlooker.found(slowExport), item);
        desk.patch("/feedback/" + item, { { "description", darkTheme } });
        QCOMPARE(onlooker.found(slowExport), QByteArray());
        QCOMPARE(onlooker.found(darkTheme), item);
        QCOMPARE(desk.admin.remove("/feedback/" + item).status, 204);
        QCOMPARE(onlooker.found(darkTheme), QByteArray());
    }

    void manyItemsAreReadInSteps()
    {
        Desk desk(m_backend);
        const QByteArray item = desk.feedback(slowExport);
        // More than are read at once, all of one change.
        m_backend.sql(u"insert into feedback (organization, id, description, routing_status, created_at, "
                      u"updated_at, change)"
                      " select %1, n, 'Please add a dark theme', 'skipped', '2020-01-01', '2020-01-01', 1"
                      " from generate_series(1, 2500) n"_s.arg(desk.organization().id.value()));
        Onlooker onlooker(desk);
        QTRY_VERIFY(onlooker.isReady());
        QCOMPARE(onlooker.found(slowExport), item);
        QCOMPARE(onlooker.found(darkTheme).split(' ').front(), encodeId(2500));
    }

    void anOrganizationFindsNothingOfAnother()
    {
        Desk desk(m_backend);
        Desk other(m_backend);
        const QByteArray item = desk.feedback(slowExport);
        other.feedback(darkTheme);
        Onlooker onlooker(desk);
        QTRY_VERIFY(onlooker.isReady());
        QCOMPARE(onlooker.found(slowExport), item);
        onlooker.turnTo(other);
        QTRY_VERIFY(onlooker.isReady());
        QCOMPARE(onlooker.found(slowExport), QByteArray());
        QCOMPARE(onlooker.size(), 2);
    }

    void whenMemoryIsShortTheLeastRecentlyUsedIndexGoes()
    {
        Desk first(m_backend);
        Desk second(m_backend);
        Desk third(m_backend);
        const QByteArray item = first.feedback(slowExport);
        second.feedback(slowExport);
        third.feedback(slowExport);
        Onlooker measuring(first);
        QTRY_VERIFY(measuring.isReady());
        const std::size_t roomForTwo = 2 * measuring.bytes() + measuring.bytes() / 2;
        Onlooker onlooker(first, { .memory = roomForTwo, .items = 100 });
        for (Desk *each : { &first, &second, &third }) {
            onlooker.turnTo(*each);
            QTRY_VERIFY(onlooker.isReady());
        }
        QCOMPARE(onlooker.size(), 2);
        QVERIFY(onlooker.bytes() <= roomForTwo);
        onlooker.turnTo(first);
        QTRY_COMPARE(onlooker.found(slowExport), item); // It is built again.
    }

    void restoredItemsAreFollowed()
    {
        Desk desk(m_backend);
        Onlooker onlooker(desk);
        const QByteArray item = desk.feedback(slowExport);
        QTRY_VERIFY(onlooker.isReady());
        // A restore starts another history.
        m_backend.sql(
            u"update organization_state set generation = generation + 1 where organization = %1"_s.arg(
                desk.organization().id.value()));
        QTRY_COMPARE(onlooker.found(slowExport), item);
    }

    void suggestionsComeFromTheIndexToo()
    {
        TestBackend backend; // Its metric counts no other index.
        Config config = withoutRateLimits();
        config.metricsListen = u"127.0.0.1:0"_s;
        backend.start(config);
        Desk desk(backend);
        desk.switchRouting(false);
        const QByteArray first = desk.settled(slowExport);
        const double empty = indexBytes(backend);
        QVERIFY(empty > 0);
        // The words of the first item are frequent in the search index by now, which would not find it.
        for (int i = 0; i < 3; ++i)
            desk.settled("The quarterly report of branch " + QByteArray::number(i) + " is fine");
        QTRY_VERIFY_WITH_TIMEOUT(indexBytes(backend) > empty, patience);
        const QByteArray second = desk.settled("Exporting my quarterly report takes ten minutes");
        const QJsonArray suggestions
            = desk.get("/feedback/" + second + "/duplicates")["suggestions"].toArray();
        QVERIFY(!suggestions.isEmpty());
        QCOMPARE(suggestions[0][u"feedback_id"].toString().toLatin1(), first);
    }

private:
    TestBackend m_backend;
};

TRIAGE_TEST(TestItemIndexes, QCoreApplication)
#include "tst_itemindexes.moc"
