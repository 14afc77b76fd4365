// SPDX-License-Identifier: GPL-3.0-or-later
// After random events in random order, the state that is updated step by step equals the one that is read
// again, and in the end it equals the server's.
#include "store/cache/cachefile.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A list that follows the store as a model does: by changes, without listing again.
class FollowedList
{
public:
    FollowedList(StoreDesk &desk, Filter filter) : m_desk(desk), m_filter(std::move(filter)) { relist(); }

    void hear(const StoreChange &change)
    {
        if (change.everything)
            return relist();
        for (const FeedbackId id : change.removed)
            m_ids.erase(id);
        for (const ListPosition &position : m_desk.store().positionsOf(m_filter, change.changed)) {
            if (position.belongs)
                m_ids.insert(position.id);
            else
                m_ids.erase(position.id);
        }
    }
    std::vector<FeedbackId> ids() const { return { m_ids.begin(), m_ids.end() }; }
    std::vector<FeedbackId> listedAnew() const
    {
        std::vector<FeedbackId> ids = m_desk.listing(m_filter).ids;
        std::sort(ids.begin(), ids.end());
        return ids;
    }

private:
    void relist()
    {
        const std::vector<FeedbackId> ids = listedAnew();
        m_ids = { ids.begin(), ids.end() };
    }

    StoreDesk &m_desk;
    Filter m_filter;
    std::set<FeedbackId> m_ids;
};

/// Random actions of a person, a server and other people.
class Chaos
{
public:
    Chaos(quint32 seed, qint64 limit) : desk(limit), m_random(seed)
    {
        for (int i = 0; i < 30; ++i)
            desk.server.put(u"item %1"_s.arg(i), bufferName());
        desk.follow();
        follow();
    }

    void step();
    void settle();
    void compare();

    StoreDesk desk;

private:
    /// Returns the title of an item of which the feed told or tells.
    QString title();
    QString bufferName() { return u"Buffer %1"_s.arg(m_random.bounded(4)); }
    void follow();
    void actAtRandom();
    void serverAtRandom();
    void sendAtRandom();
    void restartAtRandom();

    QRandomGenerator m_random;
    std::vector<FollowedList> m_lists;
    std::vector<ActId> m_acts;
};

QString Chaos::title()
{
    const QString title = u"item %1"_s.arg(m_random.bounded(40));
    if (!desk.server.knows(title))
        desk.server.tellItem(title);
    return title;
}

void Chaos::follow()
{
    m_lists.clear();
    for (const Place place :
         { Place::All, Place::NeedsReview, Place::Unassigned, Place::RoutingFailed, Place::Pending }) {
        Filter filter;
        filter.place = place;
        m_lists.emplace_back(desk, filter);
    }
    for (int i = 0; i < 4; ++i) {
        Filter filter;
        filter.place = Place::Buffer;
        filter.buffer = desk.server.buffer(u"Buffer %1"_s.arg(i));
        m_lists.emplace_back(desk, filter);
    }
    QObject::connect(&desk.store(), &LocalStore::changed, &desk.store(), [this](const StoreChange &change) {
        for (FollowedList &list : m_lists)
            list.hear(change);
    });
}

void Chaos::actAtRandom()
{
    const FeedbackId item = desk.server.item(title());
    FeedbackPatch patch;
    switch (m_random.bounded(6)) {
    case 0:
        m_acts.push_back(desk.move(desk.server.titleOf(item), bufferName(), bufferName()));
        break;
    case 1:
        m_acts.push_back(desk.act({ Assign{ item, desk.server.buffer(bufferName()) } }));
        break;
    case 2:
        patch.needsReview = m_random.bounded(2) == 0;
        m_acts.push_back(desk.act({ EditFeedback{ item, patch, {} } }));
        break;
    case 3:
        patch.description = u"Words %1"_s.arg(m_random.bounded(99));
        m_acts.push_back(desk.act({ EditFeedback{ item, patch, {} } }));
        break;
    case 4:
        m_acts.push_back(desk.act({ DeleteFeedback{ item } }, m_random.bounded(4) == 0 ? 0s : 3600s));
        break;
    default: {
        const std::vector<FeedbackId> seen{ item };
        desk.store().markSeen(seen);
    }
    }
}

void Chaos::serverAtRandom()
{
    const QString item = title();
    switch (m_random.bounded(5)) {
    case 0:
        desk.server.put(item, bufferName());
        break;
    case 1:
        desk.server.take(item, bufferName());
        break;
    case 2:
        desk.server.feedback(item).routingStatus = RoutingStatus(m_random.bounded(4));
        desk.server.feedback(item).needsReview = m_random.bounded(2) == 0;
        desk.server.tellItem(item);
        break;
    case 3:
        desk.server.removeItem(item);
        break;
    default:
        desk.server.tellNote(desk.server.note(item, u"Hm."_s, u"Sam"_s));
    }
    if (m_random.bounded(3) > 0)
        desk.follow(m_random.bounded(4) == 0);
}

void Chaos::sendAtRandom()
{
    for (const OutboxEntry &entry : desk.sync().startSending(1 + m_random.bounded(6))) {
        SendOutcome outcome;
        outcome.kind = SendOutcome::Kind(m_random.bounded(4));
        const bool isAnswerLost = outcome.kind == SendOutcome::Kind::Again && m_random.bounded(2) == 0;
        if (outcome.kind == SendOutcome::Kind::Accepted || isAnswerLost)
            desk.server.does(entry.operation);
        const QString item = desk.server.titleOf(feedbackOf(entry.operation));
        const bool isRefused
            = outcome.kind == SendOutcome::Kind::Refused || outcome.kind == SendOutcome::Kind::Conflict;
        if (isRefused && desk.server.knows(feedbackOf(entry.operation)) && m_random.bounded(2) == 0) {
            outcome.server = desk.server.itemBody(item);
            outcome.serverBuffers = desk.server.buffersBody(item);
        }
        desk.sync().finish(entry.id, outcome);
    }
    desk.store().flush();
}

/// Ends the program, puts the clock right, and starts again.
void Chaos::restartAtRandom()
{
    if (m_random.bounded(2) == 0)
        desk.store().flush();
    desk.close();
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"clock"_s);
        file.setDatabaseName(desk.config.outboxPath);
        QVERIFY(file.open());
        QSqlQuery clock(file);
        QVERIFY(clock.exec(u"update operation set not_before = not_before + %1"_s.arg(
            (qint64(m_random.bounded(3)) - 1) * 86'400'000)));
        file.close();
    }
    QSqlDatabase::removeDatabase(u"clock"_s);
    desk.reopen();
    for (const OutboxEntry &entry : desk.store().outbox()) {
        const Timestamp latest(QDateTime::currentMSecsSinceEpoch() + entry.pause.count());
        QVERIFY2(!entry.notBefore || *entry.notBefore <= latest, "never longer than its own pause");
    }
    follow();
}

void Chaos::step()
{
    switch (m_random.bounded(12)) {
    case 10:
        desk.store().sendAllNow();
        break;
    case 11:
        if (m_random.bounded(3) == 0)
            restartAtRandom();
        break;
    case 0:
    case 1:
    case 2:
        actAtRandom();
        break;
    case 3:
    case 4:
    case 5:
        serverAtRandom();
        break;
    case 6:
    case 7:
        sendAtRandom();
        break;
    case 8:
        if (!m_acts.empty())
            (void)desk.store().withdraw(m_acts[m_random.bounded(quint32(m_acts.size()))]);
        break;
    default: {
        const auto entries = desk.store().outbox();
        if (entries.empty())
            break;
        const OutboxEntryId entry = entries[m_random.bounded(quint32(entries.size()))].id;
        if (m_random.bounded(2) == 0)
            desk.store().retry(entry);
        else
            desk.store().discard(entry);
    }
    }
    desk.store().flush();
}

void Chaos::settle()
{
    for (const OutboxEntry &entry : desk.store().outbox())
        desk.store().discard(entry.id);
    desk.follow();
    desk.follow();
    desk.follow();
}

void Chaos::compare()
{
    for (const FollowedList &list : m_lists)
        QVERIFY(list.ids() == list.listedAnew());
    auto database = LocalDatabase::open(desk.cachePath(), LocalDatabase::Access::ReadOnly);
    QVERIFY(database.hasValue());
    const Counters recounted = recount(**database);
    Counters kept;
    kept.load(**database);
    QVERIFY(kept == recounted);
    QVERIFY(desk.store().counts() == recounted.counts());
    for (const BufferRecord &record : desk.store().buffers()) {
        QCOMPARE(record.newItems, recounted.of(record.buffer.id).newItems);
        const qint64 listed
            = (*database)
                  ->number("select count(*) from membership where buffer = ?", record.buffer.id)
                  .value_or(-1);
        QCOMPARE(recounted.of(record.buffer.id).items, listed);
        if (recounted.evicted() == 0)
            QCOMPARE(record.buffer.feedbackCount, listed);
    }
    // Only items with unsent changes have values besides the server's.
    if (desk.store().outbox().empty() && desk.sync().startSending(1).empty())
        QVERIFY((*database)->number("select count(*) from found where found match 'words'").has_value());
}

} // namespace

class TestStoreRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void incrementalStateEqualsTheStateReadAgain_data()
    {
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<qint64>("limit");
        for (quint32 seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %u", seed) << seed << qint64(200'000);
        for (quint32 seed = 5; seed <= 6; ++seed)
            QTest::addRow("seed %u with a small cache", seed) << seed << qint64(15);
    }

    void incrementalStateEqualsTheStateReadAgain()
    {
        QFETCH(const quint32, seed);
        QFETCH(const qint64, limit);
        Chaos chaos(seed, limit);
        for (int i = 0; i < 200 && !QTest::currentTestFailed(); ++i) {
            chaos.step();
            if (i % 10 == 9)
                chaos.compare();
        }
        chaos.settle();
        chaos.compare();
        QCOMPARE(chaos.desk.store().outboxSummary(), OutboxSummary());
        if (limit > 1000)
            QCOMPARE(chaos.desk.lines(), chaos.desk.server.lines());
    }
};

TRIAGE_TEST(TestStoreRandom, QCoreApplication)
#include "tst_storerandom.moc"
