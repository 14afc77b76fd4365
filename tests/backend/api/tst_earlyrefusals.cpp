// SPDX-License-Identifier: GPL-3.0-or-later
// Requests that are refused by their head alone: the body is never sent.

#include "domain/tokentext.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The head of a request that announces a body of almost a megabyte.
QByteArray headOf(const TestClient &client, Sent request)
{
    request.body = QByteArray(1'000'000, ' ');
    const QByteArray bytes = client.bytesOf(request);
    return bytes.first(bytes.indexOf("\r\n\r\n") + 4);
}

} // namespace

class TestEarlyRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefusalNeedsNoBody_data();
    void aRefusalNeedsNoBody();
    void aRefusalComesWithoutContinue();
    void aPreflightNeedsNoBody();
    void openPagesTakeNoBody();
    void aBodyThatArrivesLaterIsRead();

private:
    TestBackend m_backend;
};

void TestEarlyRefusals::aRefusalNeedsNoBody_data()
{
    QTest::addColumn<Sent>("request");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *outcome, const char *by, const Sent &request) {
        QTest::newRow(outcome) << request << QString::fromLatin1(by) << QString::fromLatin1(outcome);
    };
    row("401 unauthorized", "nobody", { "POST", "/feedback", {}, {} });
    row("401 invalid-token-format", "garbage", { "POST", "/feedback", {}, {} });
    row("401 invalid-token", "stranger", { "POST", "/feedback", {}, {} });
    row("403 widget-token-restricted", "widget", { "POST", "/research", {}, {} });
    row("403 forbidden-origin", "widget",
        { "POST", "/feedback", {}, { { "Origin", "https://evil.example" } } });
    row("403 admin-required", "member", { "POST", "/buffers", {}, {} });
    row("404 not-found", "admin", { "POST", "/nothing", {}, {} });
    row("405 method-not-allowed", "admin", { "PUT", "/feedback", {}, {} });
    row("415 unsupported-media-type", "admin",
        { "POST", "/feedback", {}, { { "Content-Type", "text/plain" } } });
}

void TestEarlyRefusals::aRefusalNeedsNoBody()
{
    QFETCH(const Sent, request);
    QFETCH(const QString, by);
    QFETCH(const QString, outcome);
    Desk desk(m_backend);
    TestClient nobody(m_backend.port());
    TestClient garbage(m_backend.port(), "garbage");
    TestClient stranger(m_backend.port(), makeToken(TokenKind::FullAccess));
    const std::map<QString, TestClient *> clients{
        { u"nobody"_s, &nobody },      { u"garbage"_s, &garbage },    { u"stranger"_s, &stranger },
        { u"widget"_s, &desk.widget }, { u"member"_s, &desk.member }, { u"admin"_s, &desk.admin }
    };
    TestClient &client = *clients.at(by);
    for (const QByteArray &some : { ""_ba, "{"_ba }) {
        const Answer answer = client.raw(headOf(client, request) + some);
        QCOMPARE(answer.outcome(), outcome);
        QCOMPARE(answer.header("Connection"), "close"_ba);
    }
}

void TestEarlyRefusals::aRefusalComesWithoutContinue()
{
    TestClient nobody(m_backend.port());
    const Sent request{ "POST", "/feedback", {}, { { "Expect", "100-continue" } } };
    QCOMPARE(nobody.raw(headOf(nobody, request)).outcome(), u"401 unauthorized"_s);
}

void TestEarlyRefusals::aPreflightNeedsNoBody()
{
    TestClient nobody(m_backend.port());
    const Sent request{ "OPTIONS", "/feedback", {}, { { "Origin", Desk::origin } } };
    QCOMPARE(nobody.raw(headOf(nobody, request)).status, 204);
}

void TestEarlyRefusals::openPagesTakeNoBody()
{
    TestClient nobody(m_backend.port());
    QCOMPARE(nobody.raw(headOf(nobody, { "GET", "/healthz", {}, {} })).outcome(), u"200"_s);
}

void TestEarlyRefusals::aBodyThatArrivesLaterIsRead()
{
    Desk desk(m_backend);
    // Larger than what is read before the caller is known.
    const QByteArray description(4000, 'x');
    const QByteArray body
        = R"({"description":")" + description + R"(","more":")" + QByteArray(100'000, 'y') + R"("})";
    const Answer made = desk.admin.raw(desk.admin.bytesOf({ "POST", "/feedback", body, {} }));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["description"].toString().toUtf8(), description);
}

TRIAGE_TEST(TestEarlyRefusals, QCoreApplication)
#include "tst_earlyrefusals.moc"
