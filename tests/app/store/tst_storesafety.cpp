// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that was acknowledged is lost, whatever happens to the process, the files and the disk.
#include "fields/jsonwriter.h"
#include "storedesk.h"
#include "support/fulldisk.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <csignal>
#include <optional>
#include <set>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

QString integrityOf(const QString &path)
{
    QString answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"integrity"_s);
        database.setDatabaseName(path);
        if (database.open()) {
            QSqlQuery query(u"pragma integrity_check"_s, database);
            answer = query.next() ? query.value(0).toString() : u"no answer"_s;
        }
    }
    QSqlDatabase::removeDatabase(u"integrity"_s);
    return answer;
}

/// Overwrites the middle of a file with garbage.
void damage(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 size = file.size();
    for (qint64 at = 100; at < size; at += 512) {
        file.seek(at);
        file.write(QByteArray(300, '\x5a'));
    }
}

/// Overwrites the rows of a leaf page in the middle of a table.
void damageLeafOf(const QString &path, const QString &table)
{
    qint64 page = 0;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"pages"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"select rootpage from sqlite_master where name = '%1'"_s.arg(table)));
        QVERIFY(query.next());
        page = query.value(0).toLongLong();
    }
    QSqlDatabase::removeDatabase(u"pages"_s);
    constexpr qint64 pageSize = 4096;
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    // The root of a table with several leaves is an interior page, whose cells begin with the page of a leaf.
    file.seek((page - 1) * pageSize);
    const QByteArray root = file.read(pageSize);
    QCOMPARE(root[0], char(5));
    const auto number = [&root](qsizetype at, int bytes) {
        qint64 value = 0;
        for (int i = 0; i < bytes; ++i)
            value = value << 8 | quint8(root[at + i]);
        return value;
    };
    const qint64 cells = number(3, 2);
    QVERIFY(cells > 1);
    const qint64 leaf = number(number(12 + 2 * (cells / 2), 2), 4);
    file.seek((leaf - 1) * pageSize);
    file.write(QByteArray(pageSize, '\x5a'));
}

} // namespace

class TestStoreSafety : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledProcessLosesNothingThatWasKept()
    {
        QTemporaryDir folder;
        QRandomGenerator random(30);
        int next = 1;
        for (int round = 0; round < 30; ++round) {
            QProcess actor;
            actor.start(QCoreApplication::applicationDirPath() + u"/triage-store-actor"_s,
                        { folder.path(), QString::number(next) });
            QByteArray said;
            const int enough = 1 + random.bounded(12);
            while (said.count('\n') < enough && actor.waitForReadyRead(patience))
                said += actor.readAllStandardOutput();
            QVERIFY2(said.count('\n') >= enough, "the actor says nothing");
            for (int pause = random.bounded(20'000); pause > 0; --pause)
                said += actor.bytesAvailable() > 0 ? actor.readAllStandardOutput() : QByteArray();
            ::kill(pid_t(actor.processId()), SIGKILL);
            QVERIFY(actor.waitForFinished(patience));
            said += actor.readAllStandardOutput();
            const int lastKept = said.left(said.lastIndexOf('\n')).split('\n').last().toInt();
            QVERIFY(lastKept >= next);

            const QString cache = folder.filePath(u"cache/cache.db"_s);
            const QString outbox = folder.filePath(u"data/outbox.db"_s);
            QCOMPARE(integrityOf(cache), u"ok"_s);
            QCOMPARE(integrityOf(outbox), u"ok"_s);
            auto opened = LocalStore::open({ cache, outbox });
            QVERIFY(opened.hasValue());
            std::map<int, int> notes;
            std::map<int, int> assigned;
            int newest = 0;
            for (const OutboxEntry &entry : (*opened)->outbox(1'000'000)) {
                const int act = entry.origin->text.toInt();
                newest = std::max(newest, act);
                if (const auto *note = std::get_if<WriteNote>(&entry.operation))
                    notes[act] += note->text.toInt() == act;
                else
                    assigned[act] += std::get<Assign>(entry.operation).buffer.value() == act;
            }
            // One more act may have been stored without an acknowledgement, but never half of one.
            QVERIFY(newest == lastKept || newest == lastKept + 1);
            QCOMPARE(int(notes.size()), newest);
            QVERIFY(notes == assigned);
            QVERIFY(
                std::all_of(notes.begin(), notes.end(), [](const auto &each) { return each.second == 1; }));
            // The last act of the process before may have been stored without its draft.
            const int draft = lastKept / 4 * 4;
            QVERIFY(draft < next || !(*opened)->draft(FeedbackId(1 + draft % 7)).isEmpty());
            next = newest + 1;
        }
    }

    void aProcessKilledBeforeAnyOfItsWritesLosesNothingThatWasKept()
    {
        constexpr int lastAct = 9;
        bool isDone = false;
        int write = 1;
        for (; !isDone; ++write) {
            QTemporaryDir folder;
            QProcess actor;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"LD_PRELOAD"_s, QStringLiteral(KILL_AT_WRITE));
            environment.insert(u"TRIAGE_KILL_AT_WRITE"_s, QString::number(write));
            actor.setProcessEnvironment(environment);
            actor.start(QCoreApplication::applicationDirPath() + u"/triage-store-actor"_s,
                        { folder.path(), u"1"_s, QString::number(lastAct) });
            QVERIFY(actor.waitForFinished(patience));
            isDone = actor.exitStatus() == QProcess::NormalExit;
            const QString before = u"killed before write %1"_s.arg(write);
            QVERIFY2(!isDone || actor.exitCode() == 0, qPrintable(before));
            std::set<QByteArray> accepted;
            int lastKept = 0;
            for (const QByteArray &line : actor.readAllStandardOutput().split('\n')) {
                if (line.startsWith("accepted "))
                    accepted.insert(line.mid(9));
                else if (!line.isEmpty())
                    lastKept = line.toInt();
            }

            const QString cache = folder.filePath(u"cache/cache.db"_s);
            const QString outbox = folder.filePath(u"data/outbox.db"_s);
            auto opened = LocalStore::open({ cache, outbox });
            QVERIFY2(opened.hasValue(), qPrintable(before));
            std::vector<QByteArray> kept;
            for (const OutboxEntry &entry : (*opened)->outbox(1'000'000)) {
                const bool isNote = std::holds_alternative<WriteNote>(entry.operation);
                kept.push_back((isNote ? "note " : "move ") + entry.origin->text.toUtf8());
            }
            // Of the act after the last one that was acknowledged everything or nothing is there.
            const bool hasMore = !kept.empty() && kept.back() == "move " + QByteArray::number(lastKept + 1);
            std::vector<QByteArray> wanted;
            for (int act = 1; act <= lastKept + hasMore; ++act) {
                for (const char *kind : { "note ", "move " }) {
                    const QByteArray name = kind + QByteArray::number(act);
                    const bool isKept = std::find(kept.begin(), kept.end(), name) != kept.end();
                    if (isKept || !accepted.contains(name))
                        wanted.push_back(name);
                }
            }
            QVERIFY2(kept == wanted, qPrintable(before));
            QCOMPARE(integrityOf(cache), u"ok"_s);
            QCOMPARE(integrityOf(outbox), u"ok"_s);
            const int draft = lastKept / 4 * 4;
            QVERIFY2(draft == 0 || !(*opened)->draft(FeedbackId(1 + draft % 7)).isEmpty(),
                     qPrintable(before));
            if (isDone) {
                QCOMPARE(lastKept, lastAct);
                QCOMPARE(int(accepted.size()), lastAct / 3);
            }
        }
        QVERIFY2(write > 10 * lastAct, "the writes are not counted");
    }

    void aCrashBetweenTheFilesIsRepaired()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        desk.close();
        const QString copy = desk.cachePath() + u".copy"_s;
        QVERIFY(QFile::copy(desk.cachePath(), copy));
        desk.reopen();
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.close();
        QVERIFY(QFile::remove(desk.cachePath()) && QFile::rename(copy, desk.cachePath()));
        desk.reopen();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 1"_s);

        // Conversely, confirmed changes are not shown as unsent.
        desk.close();
        QVERIFY(QFile::copy(desk.cachePath(), copy));
        desk.reopen();
        for (const OutboxEntry &entry : desk.store().outbox())
            desk.store().discard(entry.id);
        desk.store().flush();
        desk.close();
        QVERIFY(QFile::remove(desk.cachePath()) && QFile::rename(copy, desk.cachePath()));
        desk.reopen();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
    }

    void aDamagedCacheIsRecreatedAndTheOutboxKept()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.close();
        damage(desk.cachePath());
        desk.reopen();
        QVERIFY(desk.store().isEmpty());
        QVERIFY(desk.sync().cursor().isEmpty());
        QCOMPARE(desk.store().outboxSummary(), (OutboxSummary{ 1, 0 }));
        desk.server.tellBuffer(u"Billing"_s);
        desk.server.has(u"Inbox: crash, dark-mode"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
    }

    void damageWhileRunningIsMadeUpForToo()
    {
        StoreDesk desk;
        for (int i = 0; i < 400; ++i)
            desk.server.put(u"item %1"_s.arg(i), u"Inbox"_s);
        QVERIFY(desk.follow());
        desk.reopen(); // everything is in the file now, nothing in the log
        damage(desk.cachePath());
        (void)desk.sync().cursor();
        (void)desk.listing({});
        desk.server.put(u"item 1"_s, u"Billing"_s);
        QObject context;
        std::optional<bool> worked;
        desk.sync().applyPage(desk.sync().pageReader()(desk.server.page()), &context,
                              [&worked](const Result<FeedOutcome> &done) { worked = bool(done); });
        // The list that was read may have shown the damage before the page did.
        QTRY_VERIFY(worked && desk.store().isEmpty());
        QVERIFY2(!*worked, "the page goes on from where the damaged cache had come to");
        desk.server.has(u"Inbox: crash"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.listed({}), u"crash"_s);
    }

    void itemsOfACacheThatCannotBeReadAreNotCalledDone_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("damaged") << true;
        QTest::newRow("not a file") << false;
    }

    void itemsOfACacheThatCannotBeReadAreNotCalledDone()
    {
        QFETCH(const bool, isThere);
        StoreDesk desk;
        std::vector<FeedbackId> ids;
        for (int i = 0; i < 400; ++i) {
            desk.server.put(u"item %1"_s.arg(i), u"Inbox"_s);
            ids.push_back(desk.server.item(u"item %1"_s.arg(i)));
        }
        QVERIFY(desk.follow());
        desk.reopen(); // everything is in the file now, nothing in the log
        if (isThere)
            damage(desk.cachePath());
        else
            QVERIFY(QFile::rename(desk.cachePath(), desk.cachePath() + u".away"_s)
                    && QDir().mkdir(desk.cachePath()));
        QObject context;
        std::optional<bool> areOpen;
        desk.store().areAll(ids, TriageState::Open, &context, [&areOpen](bool answer) { areOpen = answer; });
        QTRY_VERIFY(areOpen);
        QVERIFY(!*areOpen);
    }

    void aListIsAnsweredWithoutACache()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.reopen();
        QVERIFY(QFile::rename(desk.cachePath(), desk.cachePath() + u".away"_s)
                && QDir().mkdir(desk.cachePath()));
        QObject context;
        std::optional<Listing> listing;
        std::optional<std::size_t> hits;
        desk.store().list({}, &context, [&listing](const Listing &answer) { listing = answer; });
        desk.store().find(u"crash"_s, 10, &context,
                          [&hits](const std::vector<ListRow> &rows) { hits = rows.size(); });
        QTRY_VERIFY(listing && hits);
        QVERIFY(listing->ids.empty() && !listing->complete);
        QCOMPARE(*hits, std::size_t(0));
    }

    void aCacheOfAnotherVersionIsRecreated()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.close();
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version"_s);
            database.setDatabaseName(desk.cachePath());
            QVERIFY(database.open());
            QSqlQuery(database).exec(u"pragma user_version = 4711"_s);
        }
        QSqlDatabase::removeDatabase(u"version"_s);
        desk.reopen();
        QVERIFY(desk.store().isEmpty());
        desk.server.tellItem(u"crash"_s);
        desk.server.tellBuffer(u"Inbox"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
    }

    void aCacheFromBeforeAnUpdateIsReadAgainAndUnsentChangesStay()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, slow | Billing: -"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.server.feedback(u"slow"_s).submittedBy = u"ida"_s;
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.store().setDraft(crash, u"Half a sentence"_s);
        desk.store().setMemo(u"pins"_s, "1"_ba);
        desk.store().flush();
        desk.close();
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"update"_s);
            database.setDatabaseName(desk.cachePath());
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(u"drop index feedback_submitter"_s));
            QVERIFY(QSqlQuery(database).exec(u"pragma user_version = 1"_s));
        }
        QSqlDatabase::removeDatabase(u"update"_s);
        desk.reopen();
        QVERIFY(desk.store().isEmpty());
        QCOMPARE(desk.store().outbox().size(), size_t(2));
        QCOMPARE(desk.store().draft(crash), u"Half a sentence"_s);
        QCOMPARE(desk.store().memo(u"pins"_s), "1"_ba);
        for (const QString &title : { u"crash"_s, u"slow"_s })
            desk.server.tellItem(title);
        for (const QString &name : { u"Inbox"_s, u"Billing"_s })
            desk.server.tellBuffer(name);
        QVERIFY(desk.follow());
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: slow"_s);
        Filter ida;
        ida.submittedBy = u"ida"_s;
        QCOMPARE(desk.listed(ida), u"slow"_s);
    }

    void readableActsOfADamagedOutboxAreRecovered()
    {
        constexpr int acts = 60;
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        const BufferId inbox = desk.server.buffer(u"Inbox"_s);
        const BufferId billing = desk.server.buffer(u"Billing"_s);
        for (int i = 1; i <= acts; ++i) {
            const FeedbackId item = i == acts ? desk.server.item(u"crash"_s) : FeedbackId(i);
            desk.store().apply({ u"Move %1"_s.arg(i), { Assign{ item, billing }, Unassign{ item, inbox } } });
            desk.store().setDraft(item, QString(200, u'd') + QString::number(i));
        }
        desk.store().setMemo(u"pins"_s, "1"_ba);
        desk.store().setMemo(u"undo"_s, "[]"_ba);
        desk.store().flush();
        QVERIFY(!desk.store().damage());
        desk.close();
        damageLeafOf(desk.config.outboxPath, u"operation"_s);
        desk.reopen();

        const std::optional<OutboxDamage> damage = desk.store().damage();
        QVERIFY(damage);
        QVERIFY(QFile::exists(damage->path));
        QVERIFY2(damage->operations > acts && damage->operations < 2 * acts,
                 qPrintable(QString::number(damage->operations)));
        QCOMPARE(damage->drafts, acts);
        QCOMPARE(desk.store().memo(u"pins"_s), "1"_ba);
        QVERIFY2(desk.store().memo(u"undo"_s).isEmpty(), "the numbers of its acts may be given to others");
        QStringList about;
        for (const OutboxEntry &entry : desk.store().outbox())
            desk.store().readAbout(entry.id, this, [&about](const QString &words) { about += words; });
        QTRY_VERIFY(about.contains(u"crash"_s));
        QVERIFY(desk.store().draft(FeedbackId(7)).endsWith(u"d7"_s));
        // An item is never taken out of one buffer without coming into the other.
        std::map<FeedbackId, int> parts;
        for (const OutboxEntry &entry : desk.store().outbox()) {
            if (entry.state == OutboxEntryState::Waiting)
                ++parts[feedbackOf(entry.operation)];
            else
                QVERIFY(entry.sending->trouble.problem && !entry.origin->text.isEmpty());
        }
        QVERIFY(!parts.empty());
        for (const auto &[item, count] : parts)
            QCOMPARE(count, 2);
        // The next start does not repeat it.
        desk.reopen();
        QVERIFY(!desk.store().damage());
        QCOMPARE(desk.store().outbox().size(), size_t(damage->operations));
    }

    void aDamagedOutboxIsPutAside()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.store().setMemo(u"pins"_s, "1"_ba);
        desk.store().flush();
        desk.close();
        damage(desk.config.outboxPath);
        desk.reopen();
        QVERIFY(desk.store().memo(u"pins"_s).isEmpty());
        const QDir data = QFileInfo(desk.config.outboxPath).dir();
        QVERIFY(!data.entryList({ u"outbox.db.damaged-*"_s }).isEmpty());
        desk.act({ DeleteFeedback{ desk.server.item(u"crash"_s) } });
        QCOMPARE(desk.store().outboxSummary().waiting, 1);
    }

    void onAFullDiskNothingIsHalfDone()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        QSignalSpy failed(&desk.store(), &LocalStore::failed);
        {
            const FullDisk full;
            desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
            desk.server.put(u"dark-mode"_s, u"Billing"_s);
            QVERIFY(!desk.follow());
        }
        QVERIFY(failed.size() >= 1);
        QCOMPARE(desk.store().outboxSummary(), OutboxSummary());
        QCOMPARE(desk.taken(), u"-"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 0, Inbox 2"_s);
        QCOMPARE(desk.sync().cursor(), "page1"_ba);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.server.tellItem(u"dark-mode"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.board(), u"Billing: crash, dark-mode | Inbox: dark-mode"_s);
        desk.reopen();
        QCOMPARE(desk.board(), u"Billing: crash, dark-mode | Inbox: dark-mode"_s);
    }

    void actsSentWhileTheDiskIsFullAreRecordedLater()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.act({ Assign{ desk.server.item(u"crash"_s), desk.server.buffer(u"Inbox"_s) } });
        {
            const FullDisk full;
            QCOMPARE(desk.send(), u"put crash into Inbox"_s);
        }
        desk.store().setMemo(u"pins"_s, "1"_ba);
        desk.store().flush();
        desk.reopen();
        QCOMPARE(desk.store().outboxSummary(), OutboxSummary());
    }

    void withoutAFolderOfItsOwnTheCacheStandsBesideTheOutbox()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"cache"_s)); // no folder can be created here
        QVERIFY(file.open(QIODevice::WriteOnly));
        auto opened = LocalStore::open(
            { folder.filePath(u"cache/cache.db"_s), folder.filePath(u"data/outbox.db"_s) });
        QVERIFY(opened.hasValue());
        QVERIFY(QFile::exists(folder.filePath(u"data/cache.db"_s)));
        opened = LocalStore::open(
            { folder.filePath(u"cache/cache.db"_s), folder.filePath(u"cache/outbox.db"_s) });
        QVERIFY(!opened.hasValue());
    }
};

TRIAGE_TEST(TestStoreSafety, QCoreApplication)
#include "tst_storesafety.moc"
