// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/answerframe.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::http;

class TestAnswerFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesAnswers_data();
    void framesAnswers();
    void framesTheBeginningOfAnAnswer_data();
    void framesTheBeginningOfAnAnswer();
};

void TestAnswerFrame::framesAnswers_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<bool>("toHead");
    QTest::addColumn<bool>("close");
    QTest::addColumn<bool>("keepAlive");
    QTest::addColumn<QByteArray>("sent");
    const QByteArray ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi";
    QTest::newRow("as it is") << ok << false << false << false << ok;
    QTest::newRow("closing") << ok << false << true << false
                             << "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi"_ba;
    QTest::newRow("keeping") << ok << false << false << true
                             << "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nhi"_ba;
    QTest::newRow("to HEAD") << ok << true << false << false
                             << "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n"_ba;
    QTest::newRow("204") << "HTTP/1.1 204 No Content\r\nA: b\r\ncontent-length: 0\r\n\r\n"_ba << false
                         << false << false << "HTTP/1.1 204 No Content\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("304 with a body")
        << "HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\nETag: x\r\n\r\nhi"_ba << false << true << false
        << "HTTP/1.1 304 Not Modified\r\nETag: x\r\nConnection: close\r\n\r\n"_ba;
    QTest::newRow("interim answers first")
        << "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\nA: b\r\n\r\n" + ok << false << false
        << false << ok;
    QTest::newRow("no head") << "HTTP/1.1 200 OK\r\n"_ba << false << false << false << ""_ba;
    QTest::newRow("only an interim answer")
        << "HTTP/1.1 100 Continue\r\n\r\n"_ba << false << false << false << ""_ba;
}

void TestAnswerFrame::framesAnswers()
{
    QFETCH(const QByteArray, written);
    QFETCH(const bool, toHead);
    QFETCH(const bool, close);
    QFETCH(const bool, keepAlive);
    QTEST(framed(written, { toHead, close, keepAlive }), "sent");
}

void TestAnswerFrame::framesTheBeginningOfAnAnswer_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<BodyEnd>("end");
    QTest::addColumn<bool>("toHead");
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("chunk") << "0123456789abcdefg"_ba << BodyEnd::LastChunk << false
                           << "Transfer-Encoding: chunked\r\n\r\n11\r\n0123456789abcdefg\r\n"_ba;
    QTest::newRow("no chunk yet") << ""_ba << BodyEnd::LastChunk << false
                                  << "Transfer-Encoding: chunked\r\n\r\n"_ba;
    QTest::newRow("to HEAD") << "hi"_ba << BodyEnd::LastChunk << true
                             << "Transfer-Encoding: chunked\r\n\r\n"_ba;
    QTest::newRow("until the connection closes")
        << "hi"_ba << BodyEnd::Close << false << "Connection: close\r\n\r\nhi"_ba;
}

void TestAnswerFrame::framesTheBeginningOfAnAnswer()
{
    QFETCH(const QByteArray, body);
    QFETCH(const BodyEnd, end);
    QFETCH(const bool, toHead);
    QFETCH(const QByteArray, sent);
    const QByteArray written
        = "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    const AnswerFrame frame{ toHead, end == BodyEnd::Close, false, end };
    QCOMPARE(framed(written, frame), "HTTP/1.1 200 OK\r\n" + sent);
}

TRIAGE_TEST(TestAnswerFrame, QCoreApplication)
#include "tst_answerframe.moc"
