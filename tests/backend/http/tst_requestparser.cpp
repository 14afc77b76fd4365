// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/requestparser.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::http;

using Stage = RequestParser::Stage;

namespace {

constexpr int complete = 0;
constexpr int incomplete = -1;

// What came of it: complete, incomplete, or the status of the refusal.
int outcomeOf(const RequestParser &parser)
{
    switch (parser.stage()) {
    case Stage::Complete:
        return complete;
    case Stage::Failed:
        return statusOf(parser.problem().type);
    case Stage::Idle:
    case Stage::Head:
    case Stage::Body:
        return incomplete;
    }
    Q_UNREACHABLE();
}

// A GET with these lines after the request line and a Host.
QByteArray get(const QByteArray &lines)
{
    return "GET / HTTP/1.1\r\nHost: h\r\n" + lines + "\r\n";
}

QByteArray post(const QByteArray &linesAndBody)
{
    return "POST / HTTP/1.1\r\nHost: h\r\n" + linesAndBody;
}

QByteArray chunked(const QByteArray &body)
{
    return post("Transfer-Encoding: chunked\r\n\r\n" + body);
}

QByteArray line(const QByteArray &requestLine)
{
    return requestLine + "\r\nHost: h\r\n\r\n";
}

} // namespace

class TestRequestParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesRequestsTheSameWholeAndByteByByte_data();
    void judgesRequestsTheSameWholeAndByteByByte();
    void refusesAsSoonAsItCanBeKnown_data();
    void refusesAsSoonAsItCanBeKnown();
    void limitsHoldExactly();
    void escapedLettersOfAPathArePlain_data();
    void escapedLettersOfAPathArePlain();
};

static void framingRows()
{
    QTest::newRow("no body") << get("") << complete;
    QTest::newRow("length 0") << post("Content-Length: 0\r\n\r\n") << complete;
    QTest::newRow("length 3") << post("Content-Length: 3\r\n\r\nabc") << complete;
    QTest::newRow("length 3, two bytes") << post("Content-Length: 3\r\n\r\nab") << incomplete;
    QTest::newRow("same length twice") << post("Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc") << 400;
    QTest::newRow("two lengths") << post("Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd") << 400;
    QTest::newRow("list of lengths") << post("Content-Length: 3, 3\r\n\r\nabc") << 400;
    QTest::newRow("length 2^64-1") << post("Content-Length: 18446744073709551615\r\n\r\n") << 400;
    QTest::newRow("length -1") << post("Content-Length: -1\r\n\r\n") << 400;
    QTest::newRow("length +3") << post("Content-Length: +3\r\n\r\nabc") << 400;
    QTest::newRow("length abc") << post("Content-Length: abc\r\n\r\n") << 400;
    QTest::newRow("length 0x3") << post("Content-Length: 0x3\r\n\r\nabc") << 400;
    QTest::newRow("length empty") << post("Content-Length:\r\n\r\n") << 400;
    QTest::newRow("length 1 0") << post("Content-Length: 1 0\r\n\r\n") << 400;
    QTest::newRow("length over the limit") << post("Content-Length: 1048577\r\n\r\n") << 413;
    QTest::newRow("length and chunked")
        << post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunked and length")
        << post("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunked twice") << post(
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
                                   << 400;
    QTest::newRow("gzip, chunked") << post("Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n") << 501;
    QTest::newRow("identity") << post("Transfer-Encoding: identity\r\n\r\n") << 501;
    QTest::newRow("xchunked") << post("Transfer-Encoding: xchunked\r\n\r\n") << 501;
    QTest::newRow("chunked, empty element") << post("Transfer-Encoding: chunked,\r\n\r\n") << 501;
    QTest::newRow("chunked with vertical tab") << post("Transfer-Encoding: \vchunked\r\n\r\n") << 400;
    QTest::newRow("chunked in HTTP/1.0")
        << QByteArray("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") << 400;
    QTest::newRow("CHUNKED") << post("Transfer-Encoding: CHUNKED\r\n\r\n0\r\n\r\n") << complete;
}

static void chunkRows()
{
    QTest::newRow("chunks") << chunked("3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n") << complete;
    QTest::newRow("chunk with extension") << chunked("3;a=\"b\"\r\nabc\r\n0\r\n\r\n") << complete;
    QTest::newRow("chunk with trailers") << chunked("0\r\nExpires: never\r\nX: y\r\n\r\n") << complete;
    QTest::newRow("chunk without last chunk") << chunked("3\r\nabc\r\n") << incomplete;
    QTest::newRow("chunk size missing") << chunked("\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk size xyz") << chunked("xyz\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk size -3") << chunked("-3\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk size 0x3") << chunked("0x3\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk size with space") << chunked("3 \r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk size too long") << chunked("00000000000000003\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk size 2^60") << chunked("fffffffffffffff\r\n") << 413;
    QTest::newRow("chunk size over the limit") << chunked("100001\r\n") << 413;
    QTest::newRow("chunk longer than its size") << chunked("3\r\nabcd\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk shorter than its size") << chunked("5\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk with bare LF") << chunked("3\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("chunk data ended by bare LF") << chunked("3\r\nabc\n0\r\n\r\n") << 400;
    QTest::newRow("chunk line without end") << chunked("3;" + QByteArray(300, 'x')) << 400;
    QTest::newRow("control in extension") << chunked("3;\x01\r\nabc\r\n0\r\n\r\n") << 400;
    QTest::newRow("extensions without end")
        << chunked(("1;" + QByteArray(200, 'x') + "\r\na\r\n").repeated(400)) << 400;
    QTest::newRow("trailer without colon") << chunked("0\r\nnonsense\r\n\r\n") << 400;
    QTest::newRow("trailers without end") << chunked("0\r\n" + QByteArray("a: b\r\n").repeated(101)) << 431;
    QTest::newRow("trailer too long") << chunked("0\r\na: " + QByteArray(20000, 'x')) << 431;
}

static void fieldRows()
{
    QTest::newRow("no Host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("no Host in HTTP/1.0") << QByteArray("GET / HTTP/1.0\r\n\r\n") << complete;
    QTest::newRow("two Hosts") << get("Host: h\r\n") << 400;
    for (const char *host :
         { "", "a b", "a/b", "a@b", "a,b", "h:99999", "h:x", "h:1:2", "[::1", "[]", "[::1]x", ":80" })
        QTest::addRow("Host '%s'", host) << "GET / HTTP/1.1\r\nHost: " + QByteArray(host) + "\r\n\r\n" << 400;
    for (const char *host :
         { "h", "h:80", "h:", "127.0.0.1:8080", "[::1]:80", "a-b.example", "xn--bcher-kva.example" })
        QTest::addRow("Host '%s'", host) << "GET / HTTP/1.1\r\nHost: " + QByteArray(host) + "\r\n\r\n"
                                         << complete;
    QTest::newRow("two Authorizations")
        << get("Authorization: Bearer a\r\nauthorization: Bearer b\r\n") << 400;
    QTest::newRow("space before colon") << get("X : y\r\n") << 400;
    QTest::newRow("Host with space before colon") << QByteArray("GET / HTTP/1.1\r\nHost : h\r\n\r\n") << 400;
    QTest::newRow("no colon") << get("nonsense\r\n") << 400;
    QTest::newRow("no name") << get(": x\r\n") << 400;
    QTest::newRow("bad name") << get("X(y): z\r\n") << 400;
    QTest::newRow("name beyond ASCII") << get("X\xc3\xa4: z\r\n") << 400;
    QTest::newRow("value beyond ASCII") << get("X: \xc3\xa4\r\n") << complete;
    QTest::newRow("empty value") << get("X:\r\n") << complete;
    QTest::newRow("folded") << get("X: a\r\n b\r\n") << 400;
    QTest::newRow("folded with tab") << get("X: a\r\n\tb\r\n") << 400;
    QTest::newRow("fold as first field") << QByteArray("GET / HTTP/1.1\r\n Host: h\r\n\r\n") << 400;
    QTest::newRow("NUL in value") << get("X: a\0b\r\n"_ba) << 400;
    QTest::newRow("control in value") << get("X: a\x01\r\n") << 400;
    QTest::newRow("DEL in value") << get("X: a\x7f\r\n") << 400;
    QTest::newRow("tab in value") << get("X: a\tb\r\n") << complete;
    QTest::newRow("CR in value") << get("X: a\rb\r\n") << 400;
    QTest::newRow("bare LF after field") << QByteArray("GET / HTTP/1.1\r\nHost: h\n\r\n") << 400;
    QTest::newRow("bare LF at the end") << QByteArray("GET / HTTP/1.1\r\nHost: h\r\n\n") << 400;
    QTest::newRow("bare LFs") << QByteArray("GET / HTTP/1.1\nHost: h\n\n") << 400;
    QTest::newRow("100 fields") << get(QByteArray("a: b\r\n").repeated(99)) << complete;
    QTest::newRow("101 fields") << get(QByteArray("a: b\r\n").repeated(100)) << 431;
    QTest::newRow("long field") << get("X: " + QByteArray(17000, 'x') + "\r\n") << 431;
    QTest::newRow("many long fields") << get(("X: " + QByteArray(1000, 'x') + "\r\n").repeated(20)) << 431;
    QTest::newRow("expectation met") << post("Content-Length: 1\r\nExpect: 100-Continue\r\n\r\na")
                                     << complete;
    QTest::newRow("other expectation") << post("Content-Length: 1\r\nExpect: 200-maybe\r\n\r\na") << 417;
    QTest::newRow("two expectations") << get("Expect: 100-continue\r\nExpect: more\r\n") << 417;
    QTest::newRow("expectation in HTTP/1.0") << QByteArray("GET / HTTP/1.0\r\nExpect: x\r\n\r\n") << complete;
}

static void requestLineRows()
{
    QTest::newRow("empty line first") << "\r\n" + get("") << complete;
    QTest::newRow("empty lines without end") << QByteArray("\r\n").repeated(10000) << 431;
    QTest::newRow("unknown method") << line("BREW / HTTP/1.1") << complete;
    QTest::newRow("TRACE") << line("TRACE / HTTP/1.1") << complete;
    QTest::newRow("method with bad character") << line("GE(T / HTTP/1.1") << 400;
    QTest::newRow("no method") << line(" / HTTP/1.1") << 400;
    QTest::newRow("CONNECT") << line("CONNECT h:443 HTTP/1.1") << 501;
    QTest::newRow("OPTIONS *") << line("OPTIONS * HTTP/1.1") << 400;
    for (const char *version : { "HTTP/0.9", "HTTP/1.2", "HTTP/2.0", "HTTP/9.9" })
        QTest::addRow("version %s", version) << line("GET / " + QByteArray(version)) << 505;
    for (const char *version :
         { "http/1.1", "HTTP/1", "HTTP/1.10", "HTTP/x.1", "HTTPS/1.1", "FTP/1.1", "HTTP 1.1" })
        QTest::addRow("version %s", version) << line("GET / " + QByteArray(version)) << 400;
    QTest::newRow("HTTP/2 preface") << QByteArray("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") << 505;
    QTest::newRow("HTTP/0.9") << QByteArray("GET /\r\n") << 400;
    QTest::newRow("two spaces") << line("GET  / HTTP/1.1") << 400;
    QTest::newRow("two spaces before version") << line("GET /  HTTP/1.1") << 400;
    QTest::newRow("space at the end") << line("GET / HTTP/1.1 ") << 400;
    QTest::newRow("tab") << line("GET\t/ HTTP/1.1") << 400;
    QTest::newRow("NUL in target") << "GET /a\0b HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    for (const char *target : { "x",           "*",           "",         "/a b",        "/#x",
                                "/a\"b",       "/<",          "/>",       "/a\\b",       "/\x7f",
                                "/\xc3\xa4",   "/?q=a b",     "/?a#b",    "/?q=<",       "/{x}",
                                "?x",          "h:80",        "ftp://h/", "http://",     "http:///x",
                                "http://u@h/", "http://h:x/", "http:/x",  "javascript:x" })
        QTest::addRow("target '%s'", target) << line("GET " + QByteArray(target) + " HTTP/1.1") << 400;
    for (const char *target : { "/", "//x", "/..", "/%2F", "/%zz", "/?", "/?a[]=1&b={x}|y", "/a;b=c,d",
                                "http://h", "HTTP://h:8080/x?y", "https://[::1]/" })
        QTest::addRow("target '%s'", target) << line("GET " + QByteArray(target) + " HTTP/1.1") << complete;
    QTest::newRow("target too long") << line("GET /" + QByteArray(17000, 'x') + " HTTP/1.1") << 431;
}

void TestRequestParser::judgesRequestsTheSameWholeAndByteByByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("outcome");
    framingRows();
    chunkRows();
    fieldRows();
    requestLineRows();
}

void TestRequestParser::judgesRequestsTheSameWholeAndByteByByte()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, outcome);
    const Limits limits;

    RequestParser whole(limits);
    const qsizetype taken = whole.feed(bytes);
    QCOMPARE(outcomeOf(whole), outcome);
    if (outcome <= 0)
        QCOMPARE(taken, bytes.size());

    RequestParser bytewise(limits);
    qsizetype fed = 0;
    while (fed < bytes.size() && bytewise.feed(QByteArrayView(bytes).sliced(fed, 1)) == 1)
        ++fed;
    QCOMPARE(outcomeOf(bytewise), outcome);
    const Request one = whole.takeRequest();
    const Request other = bytewise.takeRequest();
    QCOMPARE(one.path, other.path);
    QCOMPARE(one.headers.size(), other.headers.size());
    if (outcome == complete)
        QCOMPARE(one.body, other.body);
}

void TestRequestParser::refusesAsSoonAsItCanBeKnown_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("TLS client") << "\x16\x03\x01\x02"_ba;
    QTest::newRow("JSON") << QByteArray("{");
    QTest::newRow("SMTP-like with bare LF") << QByteArray("HELO x\n");
    QTest::newRow("control in a field that goes on") << QByteArray("GET / HTTP/1.1\r\nX: a\x02");
    QTest::newRow("bare LF in the request line") << QByteArray("GET / HTTP/1.1\n");
    QTest::newRow("chunk data too long") << chunked("1\r\nab");
    QTest::newRow("head too long") << QByteArray(16385, 'x');
}

void TestRequestParser::refusesAsSoonAsItCanBeKnown()
{
    QFETCH(const QByteArray, bytes);
    const Limits limits;
    RequestParser parser(limits);
    parser.feed(bytes);
    QCOMPARE(parser.stage(), Stage::Failed);
}

void TestRequestParser::limitsHoldExactly()
{
    const Limits limits;
    for (const int excess : { 0, 1 }) {
        RequestParser head(limits);
        const QByteArray frame = get("X: \r\n");
        head.feed(get("X: " + QByteArray(limits.headerBytes - frame.size() + excess, 'x') + "\r\n"));
        QCOMPARE(outcomeOf(head), excess ? 431 : complete);

        RequestParser body(limits);
        const QByteArray bytes(limits.bodyBytes + excess, 'x');
        body.feed(post("Content-Length: " + QByteArray::number(bytes.size()) + "\r\n\r\n"));
        body.feed(bytes);
        QCOMPARE(outcomeOf(body), excess ? 413 : complete);

        RequestParser chunks(limits);
        chunks.feed(chunked("100000\r\n"));
        chunks.feed(QByteArray(limits.bodyBytes, 'x'));
        chunks.feed(excess ? "\r\n1\r\n" : "\r\n0\r\n\r\n");
        QCOMPARE(outcomeOf(chunks), excess ? 413 : complete);
    }
}

void TestRequestParser::escapedLettersOfAPathArePlain_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("letters") << "/api/v0/%66eedb%61ck"_ba
                             << "/api/v0/feedback"_ba;
    QTest::newRow("a digit") << "/api/v%30/me"_ba
                             << "/api/v0/me"_ba;
    QTest::newRow("a slash") << "/a%2Fb"_ba
                             << "/a%2Fb"_ba;
    QTest::newRow("twice") << "/%2566"_ba
                           << "/%2566"_ba;
    QTest::newRow("not ASCII") << "/%C3%a4%00"_ba
                               << "/%C3%a4%00"_ba;
    QTest::newRow("broken") << "/%6%zz%+4%-1%4"_ba
                            << "/%6%zz%+4%-1%4"_ba;
    QTest::newRow("the query") << "/a?b=%66"_ba
                               << "/a"_ba;
}

void TestRequestParser::escapedLettersOfAPathArePlain()
{
    QFETCH(const QByteArray, sent);
    const Limits limits;
    RequestParser parser(limits);
    parser.feed("GET " + sent + " HTTP/1.1\r\nHost: a\r\n\r\n");
    QTEST(parser.takeRequest().path, "path");
}

TRIAGE_TEST(TestRequestParser, QCoreApplication)
#include "tst_requestparser.moc"
