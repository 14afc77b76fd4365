// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the change feed that are requested while others are being read.

#include "services/feedback/changefeed.h"
#include "stores/feedbackwriter.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QCoroTask>
#include <QTest>

#include <latch>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestFeedReads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReaderSeesItsOwnWriteBeforeItIsAnnounced();

private:
    static QCoro::Task<Result<ChangePage>> read(services::ChangeFeed &feed, OrganizationId organization)
    {
        auto reading = feed.after(organization, {}, 100, ChangeKinds::all());
        const Result<ChangePage> page = co_await std::move(reading);
        co_return page;
    }
};

void TestFeedReads::aReaderSeesItsOwnWriteBeforeItIsAnnounced()
{
    const ScratchDatabase scratch;
    Connection connection(scratch.config());
    const OrganizationId organization = makeOrganization(connection);
    QVERIFY(connection.executeText(u"insert into organization (organization, name, slug, created_at, change)"
                                   " select organization, 'Org', 'org', now(), 0 from organization_state"_s));
    Database database({ scratch.config(), 1 });
    Listener listener(scratch.config(), {}); // never started: nothing is announced
    services::ChangeHub hub(listener, database);
    services::ChangeFeed feed(database, hub);

    auto before = read(feed, organization);
    // The only worker begins this job when it has read the page, which is not delivered yet.
    std::latch isRead(1);
    auto job = [&isRead](Connection *) {
        isRead.count_down();
        return JobEnd::Finished;
    };
    database.post({ organization }, std::move(job), [] {});
    isRead.wait();

    const PreparedFeedback item{ .title = {},
                                 .description = u"Text"_s,
                                 .submittedBy = {},
                                 .client = {},
                                 .targets = {},
                                 .lexemes = u"'text':1"_s };
    QVERIFY(inTransaction(connection, organization,
                          [&](Transaction &tx) { return FeedbackWriter(tx).create(std::vector{ item }); }));
    auto after = read(feed, organization);
    const int known = await(std::move(before))->size;
    QCOMPARE(await(std::move(after))->size, known + 1);
}

TRIAGE_TEST(TestFeedReads, QCoreApplication)
#include "tst_feedreads.moc"
