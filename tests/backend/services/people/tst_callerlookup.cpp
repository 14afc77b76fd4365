// SPDX-License-Identifier: GPL-3.0-or-later
// Looking up the callers of tokens: how often the database is asked.

#include "database/database.h"
#include "database/databaseclock.h"
#include "services/people/callerlookup.h"
#include "stores/accountstore.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/statementcount.h"
#include "support/testprogram.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using services::CallerLookup;

namespace {

using Found = Result<std::optional<Caller>>;

QByteArray hashOf(const QByteArray &token)
{
    return QCryptographicHash::hash(token, QCryptographicHash::Sha256).toHex();
}

/// A lookup on a database of its own, with one organization.
struct Office
{
    ~Office() { database.drain(); }

    storage::ConnectionConfig config()
    {
        storage::ConnectionConfig config = scratch.config();
        config.observer = &counter;
        return config;
    }

    /// Creates a token, as if another program did.
    void addToken(const QByteArray &token)
    {
        const QString number = QString::number(organization.value());
        const auto added = connection.executeText(
            u"insert into member (organization, id, name, email, role, created_at, updated_at, change) "
            "values (%1, 1, 'Ada', 'ada@example.com', 'admin', now(), now(), 1) on conflict do nothing; "
            "insert into token (organization, id, member, name, kind, hash, last_four, allowed_origins, "
            "created_at) "
            "values (%1, %2, 1, 'x', 'full_access', decode('%3', 'hex'), 'abcd', '{}', now())"_s.arg(number)
                .arg(++tokens)
                .arg(QString::fromLatin1(hashOf(token))));
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    }

    std::optional<Caller> find(const QByteArray &token)
    {
        const Found found = await([](CallerLookup &where, QByteArray hash) -> QCoro::Task<Found> {
            auto step = where.find(hash);
            Found answer = co_await std::move(step);
            co_return answer;
        }(lookup, hashOf(token)));
        return found ? *found : std::nullopt;
    }

    /// Looks up that many tokens at once, which do not exist. Returns the number of those that were unknown.
    int findRandom(int number, const QByteArray &name)
    {
        int unknown = 0;
        int answered = 0;
        const auto look = [](CallerLookup &where, QByteArray hash, int &none, int &all) -> QCoro::Task<> {
            auto step = where.find(hash);
            const Found found = co_await std::move(step);
            none += found && !*found ? 1 : 0;
            ++all;
        };
        for (int i = 0; i < number; ++i)
            look(lookup, hashOf(name + QByteArray::number(i)), unknown, answered);
        if (!QTest::qWaitFor([&] { return answered == number; }, 30000))
            qFatal("not every lookup is answered");
        return unknown;
    }

    ScratchDatabase scratch;
    storage::Connection connection{ scratch.config() };
    OrganizationId organization = storage::createOrganization(connection, u"Shop"_s, u"shop"_s, {})->id;
    StatementCount counter{ "token.callers" };
    storage::Database database{ { config(), 2, 10 } };
    CallerLookup lookup{ database };
    int tokens = 0;
};

} // namespace

class TestCallerLookup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCallerIsFound();
    void manyAtOnceAreOneStatement();
    void unknownTokensAreRememberedForAWhile();
    void aTokenThatIsCreatedWorksAtOnce();
    void aTokenThatIsCreatedDuringALookUpWorksAtOnce();
    void aTokenWhoseCreationNobodyAnnouncesWorksSoon();
    void onlySoManyAreRemembered();
    void eachTokenGetsItsOwnCaller();
    void theClockOfTheDatabaseEndsTokens();
};

void TestCallerLookup::theCallerIsFound()
{
    Office office;
    office.addToken("one");
    const std::optional<Caller> caller = office.find("one");
    QVERIFY(caller);
    QCOMPARE(caller->organization.value(), office.organization.value());
    QCOMPARE(caller->memberName, u"Ada"_s);
    QCOMPARE(caller->role, Role::Admin);
    QCOMPARE(caller->kind, TokenKind::FullAccess);
    QVERIFY(!office.find("another"));
}

void TestCallerLookup::manyAtOnceAreOneStatement()
{
    Office office;
    QCOMPARE(office.findRandom(200, "random"), 200);
    // The first one alone, all others together. A queue of ten would have refused most of them.
    QCOMPARE(office.counter.count.load(), 2);
}

void TestCallerLookup::unknownTokensAreRememberedForAWhile()
{
    Office office;
    office.findRandom(5, "random");
    const int before = office.counter.count;
    for (int i = 0; i < 10; ++i)
        QCOMPARE(office.findRandom(5, "random"), 5);
    QCOMPARE(office.counter.count.load(), before);
}

void TestCallerLookup::aTokenThatIsCreatedWorksAtOnce()
{
    Office office;
    QVERIFY(!office.find("new"));
    office.addToken("new");
    office.lookup.forget(); // as every change of accounts does, on each backend
    QVERIFY(office.find("new"));
}

void TestCallerLookup::aTokenThatIsCreatedDuringALookUpWorksAtOnce()
{
    Office office;
    int unknown = 0;
    int answered = 0;
    const auto look = [](CallerLookup &where, QByteArray hash, int &none, int &all) -> QCoro::Task<> {
        auto step = where.find(hash);
        const Found found = co_await std::move(step);
        none += found && !*found ? 1 : 0;
        ++all;
    };
    look(office.lookup, hashOf("new"), unknown, answered);
    office.lookup.forget(); // the announcement comes before the answer
    QTRY_COMPARE(answered, 1);
    QCOMPARE(unknown, 1);
    office.addToken("new");
    QVERIFY(office.find("new"));
}

void TestCallerLookup::aTokenWhoseCreationNobodyAnnouncesWorksSoon()
{
    Office office;
    QVERIFY(!office.find("new"));
    office.addToken("new");
    QTRY_VERIFY(office.find("new"));
}

void TestCallerLookup::onlySoManyAreRemembered()
{
    Office office;
    QCOMPARE(office.findRandom(10'100, "random"), 10'100);
    const int before = office.counter.count;
    QCOMPARE(office.findRandom(1000, "random"), 1000);
    QVERIFY(office.counter.count > before);
}

void TestCallerLookup::eachTokenGetsItsOwnCaller()
{
    Office office;
    office.addToken("one");
    office.addToken("two");
    std::vector<std::optional<Caller>> found(4);
    int answered = 0;
    const auto look
        = [](CallerLookup &where, QByteArray hash, std::optional<Caller> &into, int &all) -> QCoro::Task<> {
        auto step = where.find(hash);
        const Found caller = co_await std::move(step);
        into = caller ? *caller : std::nullopt;
        ++all;
    };
    const QByteArrayList tokens{ "none", "two", "one", "two" };
    for (qsizetype i = 0; i < tokens.size(); ++i)
        look(office.lookup, hashOf(tokens[i]), found[std::size_t(i)], answered);
    QTRY_COMPARE(answered, 4);
    QVERIFY(!found[0] && found[1] && found[2] && found[3]);
    QVERIFY(found[1]->token != found[2]->token);
    QVERIFY(found[1]->token == found[3]->token);
}

void TestCallerLookup::theClockOfTheDatabaseEndsTokens()
{
    Office office;
    for (const QByteArray token : { "ended", "minute" })
        office.addToken(token);
    // The clock of the database goes an hour ahead of that of this machine.
    const auto set = office.connection.executeText(
        u"create function public.clock_timestamp() returns timestamptz language sql volatile as"
        " $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$;"
        " set search_path = public, pg_catalog;"
        " update token set expires_at = clock_timestamp() + case when hash = decode('%1', 'hex') then "
        "interval '1 minute'"
        " else interval '0' end"_s.arg(QString::fromLatin1(hashOf("minute"))));
    QVERIFY2(set, set ? "" : qPrintable(set.error().detail));
    // Whatever happens to the clock of this machine afterwards.
    const auto now = [] {
        return storage::databaseTime().milliseconds();
    };
    constexpr qint64 minute = 60'000;
    auto callers = storage::findCallers(office.connection, { hashOf("ended"), hashOf("minute") });
    // A lookup that takes long does not say the time.
    QTRY_VERIFY((callers = storage::findCallers(office.connection, { hashOf("ended"), hashOf("minute") }))
                && std::abs(now() - QDateTime::currentMSecsSinceEpoch() - 60 * minute) < 30 * minute);
    QVERIFY(callers->at(0) && callers->at(1));
    QVERIFY(callers->at(0)->expiresAt->milliseconds() <= now());
    QVERIFY(callers->at(1)->expiresAt->milliseconds() <= now() + minute);
    QVERIFY(callers->at(1)->expiresAt->milliseconds() > QDateTime::currentMSecsSinceEpoch() + 30 * minute);
}

TRIAGE_TEST(TestCallerLookup, QCoreApplication)
#include "tst_callerlookup.moc"
