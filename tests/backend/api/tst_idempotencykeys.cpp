// SPDX-License-Identifier: GPL-3.0-or-later
// What an Idempotency-Key may be, and which requests have one.

#include "keyedrequests.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestIdempotencyKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesAreNotPartOfTheKey_data();
    void quotesAreNotPartOfTheKey();
    void wrongKeysAreRefused_data();
    void wrongKeysAreRefused();
    void aWrongKeyIsFoundAfterThePath();
    void onlyPostsHaveKeys();

private:
    TestBackend m_backend;
};

void TestIdempotencyKeys::quotesAreNotPartOfTheKey_data()
{
    QTest::addColumn<QByteArray>("bare");
    QTest::addColumn<QByteArray>("quoted");
    QTest::newRow("UUID") << "8e03978e-40d5-43e8-bc93-6894a57f9324"_ba
                          << "\"8e03978e-40d5-43e8-bc93-6894a57f9324\""_ba;
    QTest::newRow("escapes") << "a\"b\\c"_ba
                             << "\"a\\\"b\\\\c\""_ba;
    QTest::newRow("space") << "a b"_ba
                           << "\"a b\""_ba;
    QTest::newRow("many bytes") << QByteArray("é").repeated(255) << '"' + QByteArray("é").repeated(255) + '"';
    QTest::newRow("longest") << QByteArray(255, 'k') << '"' + QByteArray(255, 'k') + '"';
}

void TestIdempotencyKeys::quotesAreNotPartOfTheKey()
{
    QFETCH(QByteArray, bare);
    QFETCH(QByteArray, quoted);
    Desk desk(m_backend);
    const Answer first = desk.send(create("Hello", quoted));
    QCOMPARE(outcomeOf(first), u"201"_s);
    const Answer again = desk.send(create("Hello", bare));
    QCOMPARE(outcomeOf(again), u"201 replayed"_s);
    QCOMPARE(again.body, first.body);
}

void TestIdempotencyKeys::wrongKeysAreRefused_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("empty") << ""_ba;
    QTest::newRow("empty in quotes") << "\"\""_ba;
    QTest::newRow("too long") << QByteArray(256, 'k');
    QTest::newRow("too long in quotes") << '"' + QByteArray(256, 'k') + '"';
    QTest::newRow("tab") << "a\tb"_ba;
    QTest::newRow("no end") << "\"abc"_ba;
    QTest::newRow("one quote") << "\""_ba;
    QTest::newRow("end inside") << "\"a\"b\""_ba;
    QTest::newRow("wrong escape") << "\"a\\b\""_ba;
    QTest::newRow("escaped end") << "\"a\\\""_ba;
    QTest::newRow("something behind") << "\"a\" b"_ba;
}

void TestIdempotencyKeys::wrongKeysAreRefused()
{
    QFETCH(QByteArray, key);
    Desk desk(m_backend);
    for (const Sent &request : { create("Hello", key), keyed("/buffers", R"({"name":"a"})", key) }) {
        const Answer refused = desk.send(request);
        QCOMPARE(refused.outcome(), u"422 invalid-field-value Idempotency-Key"_s);
        QCOMPARE(refused.json()[u"category"], u"integration"_s);
    }
    QCOMPARE(desk.total("/feedback"), 0);
}

void TestIdempotencyKeys::aWrongKeyIsFoundAfterThePath()
{
    Desk desk(m_backend);
    const QByteArray nowhere = "/feedback/" + QByteArray(13, '0') + "/notes";
    QCOMPARE(desk.send(keyed(nowhere, R"({"text":"x"})", "")).outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(
        desk.send(
                { "POST", "/feedback", "x", { { "Idempotency-Key", "" }, { "Content-Type", "text/plain" } } })
            .outcome(),
        u"415 unsupported-media-type"_s);
    const Sent twice{ "POST",
                      "/feedback",
                      R"({"description":"x"})",
                      { { "Idempotency-Key", "a" }, { "Idempotency-Key", "b" } } };
    QCOMPARE(desk.send(twice).outcome(), u"422 invalid-field-value Idempotency-Key"_s);
}

void TestIdempotencyKeys::onlyPostsHaveKeys()
{
    Desk desk(m_backend);
    const QByteArray item = "/feedback/" + desk.feedback("Hello");
    const auto with = [](const QByteArray &method, const QByteArray &path, const QByteArray &body) {
        return Sent{ method, path, body, { { "Idempotency-Key", "" } } };
    };
    QCOMPARE(desk.send(with("GET", item, {})).outcome(), u"200"_s);
    QCOMPARE(desk.send(with("PATCH", item, R"({"title":"a"})")).outcome(), u"200"_s);
    QCOMPARE(desk.send(with("DELETE", item, {})).outcome(), u"204"_s);
}

TRIAGE_TEST(TestIdempotencyKeys, QCoreApplication)
#include "tst_idempotencykeys.moc"
