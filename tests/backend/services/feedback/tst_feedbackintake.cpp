// SPDX-License-Identifier: GPL-3.0-or-later
// Items that wait for their turn in the database: how many of one organization, and that others find room.

#include "database/database.h"
#include "services/feedback/feedbackintake.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QCoroTask>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;
using services::FeedbackIntake;

namespace {

/// Counts the answers to submissions.
struct Answers
{
    int stored = 0;
    int overloaded = 0;
};

QCoro::Task<> submit(FeedbackIntake &intake, OrganizationId organization, Answers &answers)
{
    services::Submission submission{
        .item = { .title = {},
                  .description = u"Text"_s,
                  .submittedBy = {},
                  .client = {},
                  .targets = {},
                  .lexemes = {} },
        .charges = {},
        .idempotency = {},
    };
    auto storing = intake.store(organization, std::move(submission));
    const services::IntakeOutcome outcome = co_await std::move(storing);
    if (outcome)
        ++answers.stored;
    else if (outcome.error().type == ProblemType::ServiceUnavailable)
        ++answers.overloaded;
}

/// Creates an organization that may store feedback.
OrganizationId organizationIn(Connection &connection)
{
    const OrganizationId organization = makeOrganization(connection);
    if (!connection.executeText(u"insert into organization (organization, name, slug, created_at, change)"
                                " values (%1, 'Org', 'org-%1', now(), 0)"_s.arg(organization.value())))
        qFatal("The organization cannot be created");
    return organization;
}

} // namespace

class TestFeedbackIntake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOrganizationHasAnEighthOfThePlaces();
    void theNewestItemOfTheMostGivesWayToAnotherOrganization();
};

void TestFeedbackIntake::anOrganizationHasAnEighthOfThePlaces()
{
    const ScratchDatabase scratch;
    Connection connection(scratch.config());
    const OrganizationId busy = organizationIn(connection);
    const OrganizationId other = organizationIn(connection);
    Connection holder(scratch.config());
    QVERIFY(holder.executeText(
        u"begin; select from organization_state where organization = %1 for update"_s.arg(busy.value())));
    Database database({ scratch.config(), 2 });
    FeedbackIntake intake(database, { .pending = 8 * 3, .batch = 1 });
    Answers ofBusy, ofOther;
    submit(intake, busy, ofBusy);
    QTRY_COMPARE(intake.queued(), 0); // its job has begun, and waits for the organization's lock
    for (int i = 0; i < 5; ++i)
        submit(intake, busy, ofBusy);
    QCOMPARE(intake.queued(), 3);
    QCOMPARE(ofBusy.overloaded, 2);
    submit(intake, other, ofOther);
    QTRY_COMPARE(ofOther.stored, 1);
    QCOMPARE(ofBusy.stored, 0);
    QVERIFY(holder.executeText(u"commit"_s));
    QTRY_COMPARE(ofBusy.stored, 4);
    database.drain();
}

void TestFeedbackIntake::theNewestItemOfTheMostGivesWayToAnotherOrganization()
{
    const ScratchDatabase scratch;
    Connection connection(scratch.config());
    const OrganizationId other = organizationIn(connection);
    std::vector<OrganizationId> busy;
    for (int i = 0; i < 8; ++i)
        busy.push_back(organizationIn(connection));
    Connection holder(scratch.config());
    QVERIFY(holder.executeText(
        u"begin; select from organization_state where organization <> %1 for update"_s.arg(other.value())));
    Database database({ scratch.config(), 2 });
    FeedbackIntake intake(database, { .pending = 8 * 3, .batch = 1 });
    Answers ofBusy, ofOther;
    for (const OrganizationId each : busy)
        submit(intake, each, ofBusy);
    QTRY_COMPARE(intake.queued(), 0); // their jobs have begun, and wait for the locks
    for (const OrganizationId each : busy) {
        for (int i = 0; i < 3; ++i)
            submit(intake, each, ofBusy);
    }
    QCOMPARE(intake.queued(), 24);
    QCOMPARE(ofBusy.overloaded, 0);
    submit(intake, other, ofOther);
    QTRY_COMPARE(ofOther.stored, 1);
    QCOMPARE(ofBusy.overloaded, 1);
    QVERIFY(holder.executeText(u"commit"_s));
    QTRY_COMPARE(ofBusy.stored, 31);
    database.drain();
}

TRIAGE_TEST(TestFeedbackIntake, QCoreApplication)
#include "tst_feedbackintake.moc"
