// SPDX-License-Identifier: GPL-3.0-or-later
// JSON is read strictly and written exactly.
#include "fields/json.h"
#include "fields/jsonparser.h"
#include "fields/jsonwriter.h"
#include "support/testprogram.h"

#include <QTest>

#include <cmath>

#include <time.h>

using namespace Qt::StringLiterals;
using namespace triage;

namespace {

/// An object with that many members, each with a name of its own.
QByteArray objectOf(int members)
{
    QByteArray json = "{";
    for (int i = 0; i < members; ++i)
        json += "\"k" + QByteArray::number(i) + "\":1,";
    json.back() = '}';
    return json;
}

/// An array of objects as large as they may be.
QByteArray objectsOf(int members)
{
    QByteArray json = "[";
    for (; members > 0; members -= int(JsonParser::maxMembers))
        json += objectOf(std::min(members, int(JsonParser::maxMembers))) + ',';
    json.back() = ']';
    return json;
}

double processorSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

} // namespace

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsThatAreNotJsonAreRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("white space") << "  "_ba;
        QTest::newRow("number without a digit before the point") << "[.5]"_ba;
        QTest::newRow("number without a digit after the point") << "[2.e3]"_ba;
        QTest::newRow("leading zero") << "[01]"_ba;
        QTest::newRow("plus sign") << "[+1]"_ba;
        QTest::newRow("NaN") << "[NaN]"_ba;
        QTest::newRow("infinity by overflow") << "[1e999]"_ba;
        QTest::newRow("infinity by digits") << '[' + QByteArray(400, '9') + ']';
        QTest::newRow("infinity by an endless exponent") << "[0.1e9999999999999999999]"_ba;
        QTest::newRow("infinity by an exponent at the end of 64 bits") << "[92e9223372036854775807]"_ba;
        QTest::newRow("trailing comma in an array") << "[1,]"_ba;
        QTest::newRow("trailing comma in an object") << "{\"a\":1,}"_ba;
        QTest::newRow("single quotes") << "{'a':1}"_ba;
        QTest::newRow("name without quotes") << "{a:1}"_ba;
        QTest::newRow("comment") << "[1] // one"_ba;
        QTest::newRow("two values") << "{}{}"_ba;
        QTest::newRow("unclosed string") << "[\"a]"_ba;
        QTest::newRow("unclosed escape") << "[\"\\"_ba;
        QTest::newRow("raw line feed in a string") << "[\"a\nb\"]"_ba;
        QTest::newRow("raw NUL in a string") << QByteArray("[\"a\0b\"]", 7);
        QTest::newRow("unknown escape") << "[\"\\x41\"]"_ba;
        QTest::newRow("broken escape") << "[\"\\u12G4\"]"_ba;
        QTest::newRow("invalid UTF-8") << "[\"\xff\"]"_ba;
        QTest::newRow("overlong UTF-8") << "[\"\xc0\xaf\"]"_ba;
        QTest::newRow("surrogate in UTF-8") << "[\"\xed\xa0\x80\"]"_ba;
        QTest::newRow("two byte order marks") << "\xef\xbb\xbf\xef\xbb\xbf{}"_ba;
        QTest::newRow("UTF-16") << QByteArray("{\0}\0", 4);
        QTest::newRow("too deep") << QByteArray(65, '[') + QByteArray(65, ']');
        QTest::newRow("far too deep") << QByteArray(500000, '[');
        QTest::newRow("a number that is too long")
            << '[' + QByteArray(JsonParser::maxNumberLength + 1, '1') + ']';
        QTest::newRow("too many members") << objectOf(int(JsonParser::maxMembers) + 1);
        QTest::newRow("too many values") << '[' + QByteArray("1,").repeated(JsonParser::maxValues) + "1]";
        QTest::newRow("half an escape at the end") << "[\"\\ud83d\\u"_ba;
    }
    void textsThatAreNotJsonAreRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!JsonDocument::parse(json));
    }

    void validJsonIsRead()
    {
        const auto document = JsonDocument::parse("{ \"text\": \"a\\u00e9\\ud83d\\ude00\\n\\/\", \"yes\": "
                                                  "true, \"none\": null, \"list\": [1, 2.5], \"big\": "
                                                  "9223372036854775807, \"bigger\": 9223372036854775808 }");
        QVERIFY(document);
        const JsonValue root = document->root();
        QCOMPARE(root.member("text").text(), u"a\u00e9\U0001F600\n/"_s);
        QVERIFY(root.member("yes").boolean());
        QVERIFY(root.member("none").isNull());
        QVERIFY(root.member("missing").isAbsent());
        QCOMPARE(root.member("list").size(), 2);
        QCOMPARE(root.member("list").at(1).number(), 2.5);
        QCOMPARE(root.member("big").integer(), std::numeric_limits<qint64>::max());
        QCOMPARE(root.member("bigger").kind(), JsonValue::Kind::Number);
        QVERIFY(JsonDocument::parse(QByteArray(64, '[') + QByteArray(64, ']')));
        QVERIFY(JsonDocument::parse("[\"\\\\ud800\"]")); // an escaped backslash, no surrogate
    }

    void duplicateMembersKeepTheLast()
    {
        const auto document = JsonDocument::parse("{\"a\":1,\"b\":0,\"a\":2}");
        QCOMPARE(document->root().member("a").integer(), 2);
        QCOMPARE(document->root().toJson(), "{\"b\":0,\"a\":2}"_ba);
    }

    void aValueIsWrittenAsItWas()
    {
        const QByteArray json
            = "{\"a\":[true,false,null,-0,1.50,1E+2,123456789012345678901234567890,\"\\\"\\n\"],"
              "\"\\\\\":{},\"e\":[]}";
        const auto document = JsonDocument::parse(json);
        QVERIFY(document);
        QCOMPARE(document->root().toJson(), json);
        QVERIFY(document->root().isStorable());
        QVERIFY(!JsonDocument::parse("[{\"a\":\"\\u0000\"}]")->root().isStorable());
        QVERIFY(!JsonDocument::parse("[{\"\\ud800\":1}]")->root().isStorable());
    }

    void jsonWithinTheLimitsIsRead()
    {
        const auto digits = JsonDocument::parse(
            '[' + QByteArray(JsonParser::maxNumberLength, '0').replace(0, 3, "0.1") + ']');
        QVERIFY(digits);
        QCOMPARE(digits->root().at(0).number(), 0.1);
        for (const char *tiny : { "[1e-999]", "[-0.1E-9999999999999999999]" })
            QVERIFY(JsonDocument::parse(tiny));
        QVERIFY(JsonDocument::parse("[0." + QByteArray(400, '0') + "1]"));
        const auto object = JsonDocument::parse(objectOf(int(JsonParser::maxMembers)));
        QVERIFY(object);
        QCOMPARE(object->root().size(), qsizetype(JsonParser::maxMembers));
        QCOMPARE(object->root().member("k9999").integer(), 1);
    }

    void theCostGrowsWithTheLengthOnly()
    {
        // 125,000 members are about a megabyte, the largest body. Far more than they take even without
        // optimization and under sanitizers, and a hundredth of what they took when each name was compared
        // with all names before it.
        const QByteArray json = objectsOf(125000);
        const double begun = processorSeconds();
        const auto document = JsonDocument::parse(json);
        QVERIFY(document);
        QCOMPARE(document->root().toJson(), json);
        QVERIFY2(processorSeconds() - begun < 3, qPrintable(QString::number(processorSeconds() - begun)));
    }

    void unpairedSurrogatesReadAsNul_data()
    {
        QTest::addColumn<QByteArray>("escape");
        QTest::newRow("high alone") << "\\ud800"_ba;
        QTest::newRow("low alone") << "\\udc00"_ba;
        QTest::newRow("low before high") << "\\ude00\\ud83d"_ba;
        QTest::newRow("high before a letter") << "\\ud83dx"_ba;
        QTest::newRow("upper-case digits") << "\\uDBFF"_ba;
        QTest::newRow("after an escaped backslash") << "\\\\\\ud800"_ba;
    }
    void unpairedSurrogatesReadAsNul()
    {
        QFETCH(QByteArray, escape);
        const auto document = JsonDocument::parse("[\"" + escape + "\"]");
        QVERIFY(document);
        QVERIFY(document->root().at(0).text().contains(QChar(u'\0')));
    }

    void stringsAreWrittenAsTheyWere()
    {
        const QString text
            = u"quote \" backslash \\ tab \t control \x01 delete \x7f é \U0001F600 \u2028 </script>"_s;
        JsonWriter out;
        out.text(text);
        const auto document = JsonDocument::parse('[' + out.json() + ']');
        QVERIFY(document);
        QCOMPARE(document->root().at(0).text(), text);
        QVERIFY(out.json().contains("\\u0001"));
    }

    void commasComeByThemselves()
    {
        JsonWriter out;
        out.beginObject();
        out.key("a");
        out.beginArray();
        out.number(qint64(1));
        out.null();
        out.text(u","_s);
        out.beginObject();
        out.endObject();
        out.boolean(false);
        out.endArray();
        out.key("b");
        out.number(0.5);
        out.key(u"c\""_s);
        out.raw("{}");
        out.endObject();
        QCOMPARE(out.json(), "{\"a\":[1,null,\",\",{},false],\"b\":0.5,\"c\\\"\":{}}"_ba);
    }

    void numbersThatAreNoneBecomeNull()
    {
        JsonWriter out;
        out.beginArray();
        out.number(std::nan(""));
        out.number(INFINITY);
        out.number(0.1);
        out.endArray();
        QCOMPARE(out.json(), "[null,null,0.1]"_ba);
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestJson)
#include "tst_json.moc"
