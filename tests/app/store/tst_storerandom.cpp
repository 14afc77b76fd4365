// SPDX-License-Identifier: GPL-3.0-or-later
// After random events in random order, the state that is updated step by step equals the one that is read
// again, and in the end it equals the server's.
#include "fields/jsonwriter.h"
#include "store/cache/cachefile.h"
#include "storedesk.h"
#include "support/fulldisk.h"
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

/// Returns an entry of the outbox as text. What was being sent is sent again after a restart, and what was
/// held may be due.
QString inWords(const OutboxEntry &entry, const FeedServer &server)
{
    const auto *edit = std::get_if<EditFeedback>(&entry.operation);
    const auto *note = std::get_if<WriteNote>(&entry.operation);
    QStringList words{ inWords(entry.operation, server) };
    if (edit)
        words << edit->patch->title.value.value_or(QString()) << edit->patch->description.value
              << edit->patch->submittedBy.value.value_or(QString());
    if (note)
        words << note->text;
    return u"%1: %2, %3"_s.arg(entry.id.value())
        .arg(words.join(u' '), needsPerson(entry) ? u"refused"_s : u"waits"_s);
}

/// Random actions of a person, a server and other people.
class Chaos
{
public:
    Chaos(quint32 seed, qint64 limit) : desk(limit), m_random(seed)
    {
        // The person is known, so that their notes have an author.
        const Me me{ desk.server.member(u"Me"_s), Role::Member, { OrganizationId(1), u"Acme"_s, u"acme"_s } };
        desk.sync().applyMe("{\"data\":" + toJson(me) + "}");
        desk.signIn(u"Me"_s, { u"export"_s });
        for (int i = 0; i < 30; ++i)
            desk.server.put(u"item %1"_s.arg(i), bufferName());
        desk.follow();
        follow();
    }

    void step();
    /// Sends what can be sent, drops what a person would have to decide, and reads all pages.
    void settle();
    /// Compares what is kept step by step with what is read or counted again.
    void compare();
    /// Compares what is shown with the server's items after the changes that wait.
    void compareShown();
    /// Compares items, notes, order and counts with the server's, field by field.
    void compareWithServer();

    StoreDesk desk;

private:
    /// Returns the title of an item of which the feed told or tells.
    QString title();
    QString bufferName() { return u"Buffer %1"_s.arg(m_random.bounded(4)); }
    void follow();
    void actAtRandom();
    void serverAtRandom();
    void sendAtRandom();
    /// Others change the item, and the feed brings it before the answer to the own change.
    void overtake(FeedbackId item);
    void restartAtRandom();
    void crashAtRandom();
    void fillDiskAtRandom();
    /// Sends one entry, or none where it may not be sent; the server answers as it has to.
    void send(const OutboxEntry &entry, SendOutcome::Kind kind);
    FeedbackPatch randomPatch();
    TriagePatch randomTriage();
    void mergeAtRandom(FeedbackId item);
    void serverTriagesAtRandom(const QString &item);
    void setClock(qint64 milliseconds);
    /// Returns everything that a restart must not change.
    QStringList kept();

    QRandomGenerator m_random;
    std::vector<FollowedList> m_lists;
    std::vector<ActId> m_acts;
    bool m_isCrashing = false;
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
        m_lists.emplace_back(desk, inPlace({}, place));
    }
    for (int i = 0; i < 4; ++i) {
        m_lists.emplace_back(desk, inBuffer({}, desk.server.buffer(u"Buffer %1"_s.arg(i))));
    }
    for (const Place place : { Place::Mine, Place::Done, Place::Snoozed }) {
        m_lists.emplace_back(desk, inPlace({}, place));
    }
    for (const Work &work : { work::duplicates, work::unfinished, work::any }) {
        Filter filter;
        filter.show(work);
        m_lists.emplace_back(desk, filter);
    }
    Filter tagged;
    tagged.tags = { u"export"_s };
    m_lists.emplace_back(desk, tagged);
    QObject::connect(&desk.store(), &LocalStore::changed, &desk.store(), [this](const StoreChange &change) {
        for (FollowedList &list : m_lists)
            list.hear(change);
    });
}

void Chaos::actAtRandom()
{
    const FeedbackId item = desk.server.item(title());
    switch (m_random.bounded(15)) {
    case 10:
    case 11: {
        const TriagePatch patch = randomTriage();
        const auto seen = desk.store().item(item);
        m_acts.push_back(
            desk.act({ SetTriage{ item, patch, seen ? valuesOf(patch, seen->triage) : TriagePatch() } }));
        break;
    }
    case 12:
    case 13:
    case 14:
        mergeAtRandom(item);
        break;
    case 0:
        m_acts.push_back(desk.move(desk.server.titleOf(item), bufferName(), bufferName()));
        break;
    case 1:
        m_acts.push_back(desk.act({ Assign{ item, desk.server.buffer(bufferName()) } }));
        break;
    case 2:
        m_acts.push_back(desk.act({ Unassign{ item, desk.server.buffer(bufferName()) } }));
        break;
    case 3:
    case 4:
    case 5: {
        const FeedbackPatch patch = randomPatch();
        const auto seen = desk.store().item(item);
        m_acts.push_back(desk.act(
            { EditFeedback{ item, patch, seen ? valuesOf(patch, seen->feedback) : FeedbackPatch() } }));
        break;
    }
    case 6:
        m_acts.push_back(desk.act({ WriteNote{ item, u"Note %1"_s.arg(m_random.bounded(999)) } },
                                  m_random.bounded(3) == 0 ? 3600s : 0s));
        break;
    case 7:
        m_acts.push_back(desk.act({ RetryRouting{ item } }));
        break;
    case 8:
        m_acts.push_back(desk.act({ DeleteFeedback{ item } }, m_random.bounded(4) == 0 ? 0s : 3600s));
        break;
    default: {
        const std::vector<FeedbackId> seen{ item };
        desk.store().markSeen(seen);
    }
    }
}

FeedbackPatch Chaos::randomPatch()
{
    FeedbackPatch patch;
    const QString words = u"Words %1"_s.arg(m_random.bounded(99));
    const bool isCleared = m_random.bounded(3) == 0;
    switch (m_random.bounded(4)) {
    case 0:
        patch.title = isCleared ? std::nullopt : std::optional(words);
        break;
    case 1:
        patch.description = words;
        break;
    case 2:
        patch.submittedBy = isCleared ? std::nullopt : std::optional(words);
        break;
    default:
        patch.needsReview = isCleared;
    }
    return patch;
}

TriagePatch Chaos::randomTriage()
{
    TriagePatch patch;
    const bool isCleared = m_random.bounded(3) == 0;
    switch (m_random.bounded(4)) {
    case 0:
        patch.state = TriageState(m_random.bounded(3));
        break;
    case 1:
        patch.owner = isCleared ? std::nullopt : std::optional(desk.server.member(u"Me"_s).id);
        break;
    case 2:
        patch.snoozedUntil = isCleared
            ? std::nullopt
            : std::optional(Timestamp(QDateTime::currentMSecsSinceEpoch() + 86'400'000));
        break;
    default:
        patch.tags = isCleared ? std::vector<QString>() : std::vector{ u"export"_s };
    }
    return patch;
}

/// Merges the item, lets it stand for itself, or says that it is not the same as another.
void Chaos::mergeAtRandom(FeedbackId item)
{
    const FeedbackId other = desk.server.item(title());
    const auto seen = desk.store().item(item);
    if (!seen || other == item)
        return;
    const FeedbackId before = seen->triage.duplicateOf.value_or(FeedbackId());
    const FeedbackId into = desk.store().originalOf(other);
    if (m_random.bounded(4) == 0)
        m_acts.push_back(desk.act({ RejectDuplicate{ item, other, m_random.bounded(2) == 0 } }));
    else if (before.isValid() && m_random.bounded(2) == 0)
        m_acts.push_back(desk.act({ SetDuplicate{ item, FeedbackId(), before } }));
    else if (into != item && into != before)
        m_acts.push_back(desk.act({ SetDuplicate{ item, into, before } }));
}

/// Others work on the item, or the server merges it by itself.
void Chaos::serverTriagesAtRandom(const QString &item)
{
    const FeedbackId id = desk.server.item(item);
    if (m_random.bounded(2) == 0)
        return desk.server.does(SetTriage{ id, randomTriage(), {} });
    if (m_random.bounded(4) == 0)
        return desk.server.does(SetDuplicate{ id });
    const FeedbackId other = desk.server.item(title());
    if (other != id && desk.server.originalOf(other) != desk.server.originalOf(id))
        desk.server.does(SetDuplicate{ id, other });
}

void Chaos::serverAtRandom()
{
    const QString item = title();
    switch (m_random.bounded(9)) {
    case 6:
    case 7:
    case 8:
        serverTriagesAtRandom(item);
        break;
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
    case 4:
        desk.server.does(EditFeedback{ desk.server.item(item), randomPatch(), {} });
        break;
    default:
        desk.server.tellNote(desk.server.note(item, u"Hm."_s, u"Sam"_s));
    }
    if (m_random.bounded(3) > 0)
        desk.follow(m_random.bounded(4) == 0);
}

void Chaos::overtake(FeedbackId item)
{
    // A crash loses the page, which this server would not send again.
    if (m_isCrashing || !desk.server.knows(item))
        return;
    const QString title = desk.server.titleOf(item);
    for (int i = 0; i < 4; ++i) {
        if (m_random.bounded(2) == 0)
            desk.server.take(title, u"Buffer %1"_s.arg(i));
        else
            desk.server.put(title, u"Buffer %1"_s.arg(i));
    }
    desk.follow();
}

void Chaos::send(const OutboxEntry &entry, SendOutcome::Kind kind)
{
    using Kind = SendOutcome::Kind;
    // What an item waits for is sent first; only a refused act is passed over.
    std::set<ActId> refused;
    for (const OutboxEntry &each : desk.store().outbox(1'000'000)) {
        if (feedbackOf(each.operation) != feedbackOf(entry.operation) || each.id >= entry.id)
            continue;
        if (needsPerson(each))
            refused.insert(each.act);
        QVERIFY2(refused.contains(each.act), "an earlier change of the item still waits");
    }
    SendOutcome outcome;
    outcome.kind = kind;
    const FeedbackId item = feedbackOf(entry.operation);
    const bool isGone = !desk.server.knows(item);
    const bool needsNoItem = std::holds_alternative<DeleteFeedback>(entry.operation)
        || std::holds_alternative<Unassign>(entry.operation)
        || std::holds_alternative<RejectDuplicate>(entry.operation);
    const auto *merge = std::get_if<SetDuplicate>(&entry.operation);
    const bool isImpossible = merge ? !desk.server.takes(*merge) : isGone && !needsNoItem;
    if (outcome.kind == Kind::Accepted && isImpossible)
        outcome.kind = Kind::Refused;
    const bool isAnswerLost = outcome.kind == Kind::Again && m_random.bounded(2) == 0;
    if (!isGone && (outcome.kind == Kind::Accepted || isAnswerLost)) {
        const QByteArray answer = desk.server.answer(entry);
        if (!isAnswerLost)
            outcome.answer = answer;
        if (m_random.bounded(3) == 0)
            overtake(item);
    }
    const bool isRefused = outcome.kind == Kind::Refused || outcome.kind == Kind::Conflict;
    if (isRefused && desk.server.knows(item) && m_random.bounded(2) == 0) {
        const QString title = desk.server.titleOf(item);
        outcome.server = desk.server.itemBody(title);
        outcome.serverBuffers = desk.server.buffersBody(title);
        if (merge || std::holds_alternative<SetTriage>(entry.operation))
            outcome.serverTriage = desk.server.triageBody(title);
    }
    desk.sync().finish(entry.id, outcome);
}

void Chaos::sendAtRandom()
{
    for (const OutboxEntry &entry : desk.sync().startSending(1 + m_random.bounded(6)))
        send(entry, SendOutcome::Kind(m_random.bounded(4)));
    desk.store().flush();
}

QStringList Chaos::kept()
{
    QStringList words{ desk.counts() };
    for (const OutboxEntry &entry : desk.store().outbox(1'000'000))
        words << inWords(entry, desk.server);
    return words + desk.lines();
}

void Chaos::setClock(qint64 milliseconds)
{
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"clock"_s);
        file.setDatabaseName(desk.config.outboxPath);
        QVERIFY(file.open());
        QSqlQuery clock(file);
        QVERIFY(clock.exec(u"update operation set not_before = not_before + %1"_s.arg(milliseconds)));
        file.close();
    }
    QSqlDatabase::removeDatabase(u"clock"_s);
}

/// Ends the program, puts the clock right, and starts again.
void Chaos::restartAtRandom()
{
    std::optional<QStringList> before;
    if (m_random.bounded(2) == 0) {
        for (int page = 0; page < 3; ++page) // the server's values have come for what it accepted
            desk.follow();
        before = kept();
    }
    desk.close();
    setClock((qint64(m_random.bounded(3)) - 1) * 86'400'000);
    desk.reopen();
    for (const OutboxEntry &entry : desk.store().outbox()) {
        const Timestamp latest(QDateTime::currentMSecsSinceEpoch() + entry.sending->pause.count());
        QVERIFY2(!entry.sending->notBefore || *entry.sending->notBefore <= latest,
                 "never longer than its own pause");
    }
    if (before)
        QCOMPARE(kept(), *before);
    follow();
}

/// The program is killed after an act or an answer was kept. The cache may lack it.
void Chaos::crashAtRandom()
{
    m_isCrashing = true;
    desk.crash(m_random.bounded(2) == 0, [this] {
        if (m_random.bounded(2) == 0)
            return actAtRandom();
        for (const OutboxEntry &entry : desk.sync().startSending(1))
            send(entry, SendOutcome::Kind(m_random.bounded(4)));
    });
    m_isCrashing = false;
    follow();
}

/// Nothing fits on the disk for a while: acts are not done, and the page comes again later.
void Chaos::fillDiskAtRandom()
{
    {
        const FullDisk full;
        actAtRandom();
        serverAtRandom();
        sendAtRandom();
    }
    desk.store().setMemo(u"disk"_s, "has room again");
    desk.store().flush();
    desk.follow();
}

void Chaos::step()
{
    switch (m_random.bounded(14)) {
    case 12:
        if (m_random.bounded(3) == 0)
            crashAtRandom();
        break;
    case 13:
        if (m_random.bounded(3) == 0)
            fillDiskAtRandom();
        break;
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
    constexpr int maxRounds = 1000;
    for (int round = 0; round < maxRounds; ++round) {
        desk.store().sendAllNow();
        desk.sync().releaseAll();
        const std::vector<OutboxEntry> entries = desk.sync().startSending(100);
        for (const OutboxEntry &entry : entries)
            send(entry, SendOutcome::Kind::Accepted);
        desk.store().flush();
        const std::vector<OutboxEntry> left = desk.store().outbox();
        if (entries.empty() && left.empty())
            break;
        for (const OutboxEntry &entry : left) {
            if (needsPerson(entry))
                desk.store().discard(entry.id);
        }
        desk.store().flush();
    }
    for (int page = 0; page < 3; ++page)
        desk.follow();
}

void Chaos::compareShown()
{
    for (int page = 0; page < 3; ++page)
        desk.follow();
    FeedServer expected = desk.server;
    std::set<std::pair<ActId, FeedbackId>> refused;
    for (const OutboxEntry &entry : desk.store().outbox(1'000'000)) {
        const std::pair part(entry.act, feedbackOf(entry.operation));
        if (needsPerson(entry))
            refused.insert(part);
        else if (!refused.contains(part))
            expected.does(entry.operation);
    }
    QCOMPARE(desk.lines(), expected.lines());
}

void Chaos::compareWithServer()
{
    QCOMPARE(desk.lines(), desk.server.lines());
    QCOMPARE(desk.records(), desk.server.records());
    QCOMPARE(desk.counts(), desk.server.counts());
    QStringList counts;
    for (const BufferRecord &record : desk.store().buffers())
        counts << u"%1 %2"_s.arg(record.buffer.name).arg(record.buffer.feedbackCount);
    QCOMPARE(counts.join(u", "_s), desk.server.bufferCounts());
    for (const QString &title : desk.server.titles()) {
        const QString notes = desk.timeline(title);
        QVERIFY2(notes == desk.server.timeline(title),
                 qPrintable(u"%1: here %2, there %3"_s.arg(title, notes, desk.server.timeline(title))));
    }
    for (int number = 0; number < 4; ++number) {
        Filter filter = inBuffer({}, desk.server.buffer(u"Buffer %1"_s.arg(number)));
        std::vector<FeedbackId> wanted;
        for (const FeedbackId id : desk.listing({}).ids) {
            const auto item = desk.store().item(id);
            const auto &buffers = item->buffers;
            if (std::find(buffers.begin(), buffers.end(), filter.bufferId()) != buffers.end())
                wanted.push_back(id);
        }
        QVERIFY(desk.listing(filter).ids == wanted);
    }
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
    QVERIFY(desk.store().counts() == recounted.counts(desk.server.member(u"Me"_s).id));
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
        for (quint32 seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %u", seed) << seed << qint64(200'000);
        for (quint32 seed = 9; seed <= 10; ++seed)
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
            if (i % 20 == 19 && limit > 1000)
                chaos.compareShown();
        }
        chaos.settle();
        chaos.compare();
        QCOMPARE(chaos.desk.store().outboxSummary(), OutboxSummary());
        if (limit > 1000)
            chaos.compareWithServer();
    }
};

TRIAGE_TEST(TestStoreRandom, QCoreApplication)
#include "tst_storerandom.moc"
