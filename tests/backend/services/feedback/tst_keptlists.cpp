// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of lists that are kept: they are not read again while nothing changes, and show every change at once.

#include "services/feedback/keptlists.h"
#include "stores/feedbackwriter.h"
#include "support/await.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

#include <functional>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;
using services::FeedbackListing;
using services::KeptLists;

namespace {

/// Kept lists on a database of their own, with one organization.
struct Office
{
    Office()
    {
        const auto named = connection.executeText(
            u"insert into organization (organization, name, slug, created_at, change)"
            " select organization, 'Org', 'org', now(), 0 from organization_state"_s);
        QVERIFY(named);
    }
    ~Office() { database.drain(); }

    /// Stores an item, as another server would do.
    void write()
    {
        const PreparedFeedback item{ .title = {},
                                     .description = u"Text"_s,
                                     .submittedBy = {},
                                     .client = {},
                                     .targets = {},
                                     .lexemes = u"'text':1"_s };
        const auto written = inTransaction(connection, organization, [&](Transaction &tx) {
            return FeedbackWriter(tx).create(std::vector{ item });
        });
        QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
    }

    /// Returns the number of items that the page shows. The functions are called in the read, before and
    /// after the page is read.
    qint64 total(const std::function<void()> &before = {}, const std::function<void()> &after = {})
    {
        const auto read = [&](Connection &db) -> Result<FeedbackListing> {
            ++reads;
            if (before)
                before();
            api::FeedbackListRequest all;
            all.page = { 1, 20 };
            auto page = FeedbackList(db, organization).page(all, {});
            if (after)
                after();
            if (!page)
                return page.error();
            FeedbackListing listing;
            listing.page = std::move(*page);
            return listing;
        };
        const auto found = await(lists.find(organization, "all"_ba, database.read(organization, read)));
        return found ? found->page.total : -1;
    }

    ScratchDatabase scratch;
    Connection connection{ scratch.config() };
    OrganizationId organization = makeOrganization(connection);
    Database database{ { scratch.config(), 2 } };
    KeptLists lists{ database };
    int reads = 0;
};

} // namespace

class TestKeptLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageThatIsRequestedAgainIsReadOnceMore();
    void aPageIsReadAgainAfterEveryChange();
    void aChangeBesideTheReadIsShownByTheNextRequest();
    void anotherHistoryIsReadAgain();
    void pagesTakeLimitedMemory();
    void aServerShowsAtOnceTheWritesOfAnother();
};

void TestKeptLists::aPageThatIsRequestedAgainIsReadOnceMore()
{
    Office office;
    office.write();
    for (int i = 0; i < 5; ++i)
        QCOMPARE(office.total(), 1);
    QCOMPARE(office.reads, 2);
}

void TestKeptLists::aPageIsReadAgainAfterEveryChange()
{
    Office office;
    for (int i = 0; i < 3; ++i)
        office.total();
    for (int i = 1; i <= 3; ++i) {
        office.write();
        QCOMPARE(office.total(), i);
        QCOMPARE(office.total(), i);
    }
    QCOMPARE(office.reads, 2 + 3);
}

void TestKeptLists::aChangeBesideTheReadIsShownByTheNextRequest()
{
    Office office;
    office.total();
    QCOMPARE(office.total([&] { office.write(); }), 1);
    QCOMPARE(office.total({}, [&] { office.write(); }), 1);
    QCOMPARE(office.total(), 2);
}

void TestKeptLists::anotherHistoryIsReadAgain()
{
    Office office;
    for (int i = 0; i < 3; ++i)
        office.total();
    QVERIFY(office.connection.executeText(u"update organization_state set generation = generation + 1"_s));
    office.total();
    QCOMPARE(office.reads, 3);
}

void TestKeptLists::pagesTakeLimitedMemory()
{
    Office office;
    const auto keep = [&](int number, qint64 bytes) {
        const auto read = [&](Connection &) -> Result<FeedbackListing> {
            FeedbackListing listing;
            listing.page.bytes = bytes;
            return listing;
        };
        for (int i = 0; i < 2; ++i)
            std::ignore = await(office.lists.find(office.organization, QByteArray::number(number),
                                                  office.database.read(office.organization, read)));
    };
    for (int i = 0; i < 20; ++i)
        keep(i, 1 << 20);
    QVERIFY2(office.lists.bytes() > KeptLists::maxBytes / 2,
             qPrintable(QString::number(office.lists.bytes())));
    keep(20, KeptLists::maxBytes + 1);
    QVERIFY2(office.lists.bytes() <= KeptLists::maxBytes, qPrintable(QString::number(office.lists.bytes())));
}

void TestKeptLists::aServerShowsAtOnceTheWritesOfAnother()
{
    TestBackend backend;
    const auto second = backend.another();
    Desk desk(backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.feedback("crash");
    TestClient other(portOf(*second), desk.admin.token());
    const auto shown = [&](const QByteArray &path) {
        QStringList all;
        for (TestClient *client : { &desk.admin, &other }) {
            for (int i = 0; i < 3; ++i) {
                const Answer page = client->get(path + "?include=triage");
                all << QString::number(page.meta("total").toInt()) + u' '
                        + page.items().first()["title"_L1].toString() + u' '
                        + page.meta("triage")[QString::fromLatin1(item)]["state"_L1].toString();
            }
        }
        all.removeDuplicates();
        return all.join(u" | "_s);
    };
    const QByteArray list = "/buffers/" + bugs + "/feedback";
    QCOMPARE(shown(list), u"0  "_s);
    desk.assign(bugs, item);
    QCOMPARE(shown(list), u"1  open"_s);
    QCOMPARE(other.patch("/feedback/" + item, { { "title", "Crash" } }).outcome(), u"200"_s);
    QCOMPARE(shown(list), u"1 Crash open"_s);
    QCOMPARE(desk.patch("/feedback/" + item + "/triage", { { "state", "done" } }).outcome(), u"200"_s);
    QCOMPARE(shown(list), u"1 Crash done"_s);
    QCOMPARE(other.remove("/feedback/" + item).outcome(), u"204"_s);
    QCOMPARE(shown(list), u"0  "_s);
    QCOMPARE(desk.remove("/buffers/" + bugs).outcome(), u"204"_s);
    QCOMPARE(other.get(list).outcome(), u"404 buffer-not-found"_s);
}

TRIAGE_TEST(TestKeptLists, QCoreApplication)
#include "tst_keptlists.moc"
