// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of rate limits, without a database.

#include "services/ratebucket.h"
#include "services/ratelimiter.h"
#include "services/ratepolicies.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using services::Charge;
using services::ExhaustedBuckets;
using services::RateBucket;
using services::RatePolicies;
using services::RatePolicy;

namespace {

const RatePolicy tenASecond{ 10, 1s, 30 };
constexpr RateBucket::Microseconds now = 1000s;

/// Returns a policy as text, such as "10/1s/30".
QString text(const RatePolicy &policy)
{
    return policy.isOff() ? u"off"_s
                          : u"%1/%2s/%3"_s.arg(policy.count).arg(policy.period.count()).arg(policy.burst);
}

QString text(const RatePolicies &limits)
{
    return text(limits.fullAccess) + u' ' + text(limits.widget) + u' ' + text(limits.address);
}

} // namespace

class TestBuckets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullBucketGivesItsBurst();
    void itGainsAsTimePasses();
    void anEmptyOneSaysWhenToCome();
    void aLowerLimitNeverWaitsLongerThanItsOwn();
    void theWindowIsTheTimeToFill();
    void limitsAreReadFromText_data();
    void limitsAreReadFromText();
    void invalidLimitsAreRefused_data();
    void invalidLimitsAreRefused();
    void emptyBucketsAreRememberedUntilTheyHaveOne();
};

void TestBuckets::aFullBucketGivesItsBurst()
{
    RateBucket bucket(tenASecond, 0s, now);
    for (int left = 30; left > 0; --left) {
        QCOMPARE(bucket.left(), left);
        QVERIFY(!bucket.isEmpty());
        bucket.consume();
    }
    QVERIFY(bucket.isEmpty());
    QCOMPARE(bucket.fullAt().count(), (now + 3s).count());
}

void TestBuckets::itGainsAsTimePasses()
{
    const auto leftAfter = [](RateBucket::Microseconds time) {
        return RateBucket(tenASecond, now + 3s, now + time).left();
    };
    QCOMPARE(leftAfter(0ms), 0);
    QCOMPARE(leftAfter(99ms), 0);
    QCOMPARE(leftAfter(100ms), 1);
    QCOMPARE(leftAfter(2999ms), 29);
    QCOMPARE(leftAfter(3s), 30);
    QCOMPARE(leftAfter(100s), 30);
}

void TestBuckets::anEmptyOneSaysWhenToCome()
{
    const RateBucket empty(tenASecond, now + 3s, now + 30ms);
    QCOMPARE(empty.untilOne().count(), RateBucket::Microseconds(70ms).count());
    QVERIFY(!RateBucket(tenASecond, now + 3s, now + 30ms + empty.untilOne()).isEmpty());
    QCOMPARE(RateBucket(tenASecond, now, now).untilOne().count(), 0);
}

void TestBuckets::aLowerLimitNeverWaitsLongerThanItsOwn()
{
    const RateBucket before(tenASecond, now + 3600s, now);
    QVERIFY(before.isEmpty());
    QCOMPARE(before.untilOne().count(), RateBucket::Microseconds(100ms).count());
}

void TestBuckets::theWindowIsTheTimeToFill()
{
    QCOMPARE(tenASecond.window().count(), 3);
    QCOMPARE((RatePolicy{ 100, 1s, 200 }).window().count(), 2);
    QCOMPARE((RatePolicy{ 30, 60s, 30 }).window().count(), 60);
    QCOMPARE((RatePolicy{ 100, 1s, 1 }).window().count(), 1);
}

void TestBuckets::limitsAreReadFromText_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("read");
    QTest::newRow("the default") << u"full=100/200,widget=10/30,address=30"_s << text(RatePolicies());
    QTest::newRow("off") << u"off"_s << u"off off off"_s;
    QTest::newRow("one") << u"full=1000/5000"_s << u"1000/1s/5000 10/1s/30 30/60s/30"_s;
    QTest::newRow("some off") << u"full=off,address=off"_s << u"off 10/1s/30 off"_s;
    QTest::newRow("no burst") << u"widget=5"_s << u"100/1s/200 5/1s/5 30/60s/30"_s;
    QTest::newRow("spaces") << u"full = 1/2, address=6/3"_s << u"1/1s/2 10/1s/30 6/60s/3"_s;
}

void TestBuckets::limitsAreReadFromText()
{
    QFETCH(QString, given);
    QFETCH(QString, read);
    const auto limits = services::ratePoliciesFrom(given);
    QVERIFY(limits);
    QCOMPARE(text(*limits), read);
}

void TestBuckets::invalidLimitsAreRefused_data()
{
    QTest::addColumn<QString>("given");
    for (const char *given : { "", "fast", "full", "full=", "full=0", "full=-1/5", "full=1/0", "full=1/2/3",
                               "full=1.5", "token=1/2", "full=1/2,", "full=100001", "full=1/2;widget=1" })
        QTest::newRow(*given ? given : "nothing") << QString::fromLatin1(given);
}

void TestBuckets::invalidLimitsAreRefused()
{
    QFETCH(QString, given);
    const auto limits = services::ratePoliciesFrom(given);
    QVERIFY(!limits);
    QVERIFY(limits.error().detail.contains(u"full=100/200,widget=10/30,address=30"_s));
}

void TestBuckets::emptyBucketsAreRememberedUntilTheyHaveOne()
{
    const OrganizationId here(1), elsewhere(2);
    const std::vector<Charge> charges{ { "default", { TokenId(1), {} }, tenASecond },
                                       { "address", { TokenId(1), u"192.0.2.1"_s }, tenASecond } };
    ExhaustedBuckets empty;
    QVERIFY(!empty.refusal(here, charges));
    empty.add(here, { charges[1].bucket, std::chrono::steady_clock::now() - 1ms });
    QVERIFY(!empty.refusal(here, charges));
    empty.add(here, { charges[1].bucket, std::chrono::steady_clock::now() + 1h });
    const auto refusal = empty.refusal(here, charges);
    QVERIFY(refusal);
    QCOMPARE(int(refusal->problem.type), int(ProblemType::RateLimited));
    QVERIFY(refusal->problem.retryAfter >= 1s);
    QVERIFY(!refusal->allowances.at(0).left);
    QCOMPARE(*refusal->allowances.at(1).left, 0);
    QVERIFY(!empty.refusal(elsewhere, charges));
    QVERIFY(!empty.refusal(here, std::span(charges).first(1)));
}

TRIAGE_TEST(TestBuckets, QCoreApplication)
#include "tst_buckets.moc"
