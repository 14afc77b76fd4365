// SPDX-License-Identifier: GPL-3.0-or-later
// Callers that authentication remembers, and when it forgets them.

#include "services/people/authentication.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using services::Authentication;

namespace {

const QByteArray hash("0123");

/// An authentication that receives the announcements of the database.
struct Office
{
    Office()
    {
        QSignalSpy connected(&listener, &storage::Listener::connected);
        listener.start();
        if (!connected.wait(patience))
            qFatal("The listener does not connect");
        if (!QTest::qWaitFor([this] { return listener.isTrusted(); }, 30000))
            qFatal("The listener is never trusted");
        Caller caller;
        caller.organization = organization;
        authentication.remember(hash, caller, authentication.generation());
    }
    ~Office() { database.drain(); }

    ScratchDatabase scratch;
    storage::Connection connection{ scratch.config() };
    OrganizationId organization = makeOrganization(connection);
    storage::Database database{ { scratch.config(), 1, 10 } };
    storage::Listener listener{ scratch.config(), { QString::fromLatin1(storage::accountChannel) } };
    Authentication authentication{ database, listener };
};

} // namespace

class TestRememberedCallers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCallerIsRemembered();
    void aChangeIsAnsweredWhenItsCallersAreForgotten();
    void alsoAChangeThatFailed();
    void lookupsBeforeAChangeAreNotRemembered();
    void revokedRightsAreForgottenEverywhere();
    void aChangeElsewhereIsHeardOf();
    void onlySoManyAreRemembered();
};

void TestRememberedCallers::aCallerIsRemembered()
{
    Office office;
    const std::optional<Caller> known = office.authentication.remembered(hash);
    QVERIFY(known);
    QCOMPARE(known->organization.value(), office.organization.value());
    QVERIFY(!office.authentication.remembered("4567"));
}

void TestRememberedCallers::aChangeIsAnsweredWhenItsCallersAreForgotten()
{
    Office office;
    // It announces nothing, so only the answer can be the reason.
    auto change = [](storage::Transaction &) -> Result<int> {
        return 7;
    };
    const auto answer = await(office.authentication.forgetAfter<int>(
        office.database.write(serverItself(office.organization), std::move(change))));
    QVERIFY(answer);
    QCOMPARE(*answer, 7);
    QVERIFY(!office.authentication.remembered(hash));
}

void TestRememberedCallers::alsoAChangeThatFailed()
{
    Office office;
    auto change = [](storage::Transaction &) -> Result<int> {
        return unavailable(u"Away"_s);
    };
    const auto answer = await(office.authentication.forgetAfter<int>(
        office.database.write(serverItself(office.organization), std::move(change))));
    QVERIFY(!answer);
    QVERIFY(!office.authentication.remembered(hash));
}

void TestRememberedCallers::lookupsBeforeAChangeAreNotRemembered()
{
    Office office;
    const quint64 before = office.authentication.generation();
    office.authentication.forget();
    office.authentication.remember(hash, {}, before);
    QVERIFY(!office.authentication.remembered(hash));
}

void TestRememberedCallers::revokedRightsAreForgottenEverywhere()
{
    Office office;
    storage::Listener elsewhere{ office.scratch.config(), { QString::fromLatin1(storage::accountChannel) } };
    Authentication other{ office.database, elsewhere };
    elsewhere.start();
    QTRY_VERIFY(elsewhere.isTrusted());
    other.remember(hash, {}, other.generation());
    QVERIFY(other.remembered(hash));
    auto change = [](storage::Transaction &) -> Result<int> {
        return 7;
    };
    bool isRemembered = true;
    const auto answer = await(
        [](Office &here, auto work, Authentication &there, bool &known) -> services::ServiceTask<int> {
            auto changing = here.authentication.forgetEverywhereAfter<int>(
                here.organization, here.database.write(serverItself(here.organization), std::move(work)));
            Result<int> made = co_await changing;
            known = there.remembered(hash).has_value(); // before a notification arrives in this thread
            co_return made;
        }(office, change, other, isRemembered));
    QVERIFY(answer);
    QVERIFY(!isRemembered);
    QTRY_VERIFY(elsewhere.isTrusted());
    QVERIFY(!other.remembered(hash));
}

void TestRememberedCallers::aChangeElsewhereIsHeardOf()
{
    Office office;
    const quint64 before = office.authentication.generation();
    QVERIFY(office.connection.executeText(u"select pg_notify('triage_account', '1')"_s));
    QTRY_VERIFY(office.authentication.generation() > before);
    QVERIFY(!office.authentication.remembered(hash));
}

void TestRememberedCallers::onlySoManyAreRemembered()
{
    Office office;
    Caller caller;
    caller.organization = office.organization;
    for (int i = 0; i < 100'000; ++i)
        office.authentication.remember(QByteArray::number(i), caller, office.authentication.generation());
    QVERIFY(!office.authentication.remembered(hash));
    QVERIFY(office.authentication.remembered("99999"));
}

TRIAGE_TEST(TestRememberedCallers, QCoreApplication)
#include "tst_rememberedcallers.moc"
