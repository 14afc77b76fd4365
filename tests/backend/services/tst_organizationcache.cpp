// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/organizationcache.h"
#include "support/testprogram.h"

#include <QTest>

using namespace triage;
using namespace triage::services;

namespace {

constexpr OrganizationId acme(1);
constexpr OrganizationId globex(2);
constexpr OrganizationId initech(3);

} // namespace

class TestOrganizationCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEntryStaysWhatItIs();
    void theLeastRecentlyUsedGoesFirst();
    void oneMayExceedTheLimitAlone();
    void aForgottenEntryCountsNoMore();
    void lookingIsNotUsing();
};

void TestOrganizationCache::anEntryStaysWhatItIs()
{
    OrganizationCache<QByteArray> cache(100);
    const auto entry = cache.of(acme, "model");
    QCOMPARE(*entry, QByteArray("model"));
    QCOMPARE(cache.of(acme, "another"), entry);
    QVERIFY(!cache.find(globex));
    QCOMPARE(cache.size(), 1);
    cache.account(acme, entry, 60);
    cache.account(acme, entry, 40);
    QCOMPARE(cache.bytes(), std::size_t(40));
}

void TestOrganizationCache::theLeastRecentlyUsedGoesFirst()
{
    OrganizationCache<QByteArray> cache(100);
    cache.account(acme, cache.of(acme), 40);
    cache.account(globex, cache.of(globex), 40);
    cache.of(acme);
    cache.account(initech, cache.of(initech), 40);
    QVERIFY(cache.find(acme));
    QVERIFY(!cache.find(globex));
    QCOMPARE(cache.bytes(), std::size_t(80));
}

void TestOrganizationCache::oneMayExceedTheLimitAlone()
{
    OrganizationCache<QByteArray> cache(100);
    cache.account(acme, cache.of(acme), 40);
    cache.account(globex, cache.of(globex), 400);
    QVERIFY(!cache.find(acme));
    QVERIFY(cache.find(globex));
    cache.account(acme, cache.of(acme), 40);
    QVERIFY(!cache.find(globex));
    QCOMPARE(cache.bytes(), std::size_t(40));
}

void TestOrganizationCache::aForgottenEntryCountsNoMore()
{
    OrganizationCache<QByteArray> cache(100);
    const auto forgotten = cache.of(acme, "in use");
    cache.account(acme, forgotten, 40);
    cache.account(globex, cache.of(globex), 90);
    QCOMPARE(*forgotten, QByteArray("in use"));
    QVERIFY(cache.of(acme) != forgotten);
    cache.account(acme, forgotten, 1000);
    QCOMPARE(cache.bytes(), std::size_t(90));
    QCOMPARE(cache.size(), 2);
}

void TestOrganizationCache::lookingIsNotUsing()
{
    OrganizationCache<QByteArray> cache(100);
    cache.account(acme, cache.of(acme), 40);
    cache.account(globex, cache.of(globex), 40);
    QVERIFY(cache.find(acme));
    cache.account(initech, cache.of(initech), 40);
    QVERIFY(!cache.find(acme));
}

TRIAGE_TEST(TestOrganizationCache, QCoreApplication)
#include "tst_organizationcache.moc"
