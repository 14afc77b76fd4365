// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies of requests: which JSON is taken, and which text comes back exactly as it was sent.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <time.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

using Document = nlohmann::json;

Sent withBody(const QByteArray &method, const QByteArray &path, const QByteArray &body)
{
    return { method, path, body, {} };
}

/// A member of "data" as the bytes that it was sent as.
QByteArray bytesOf(const Answer &answer, const char *name)
{
    const Document document = Document::parse(answer.body.toStdString());
    return QByteArray::fromStdString(document["data"][name].get<std::string>());
}

/// Members with names of their own, in objects of at most that many: "a":{"k0":1,…},"b":….
QByteArray manyMembers(int members, int inOneObject)
{
    QByteArray json;
    for (int i = 0; i < members; ++i) {
        if (i % inOneObject == 0)
            json += (i > 0 ? "},\"o" : "\"o") + QByteArray::number(i) + "\":{\"k\":0";
        json += ",\"k" + QByteArray::number(i) + "\":1";
    }
    return json + '}';
}

double processorSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

/// An object with that one text.
QByteArray bodyWith(const char *name, const QByteArray &text)
{
    return QByteArray::fromStdString(Document{ { name, text.toStdString() } }.dump());
}

} // namespace

class TestJsonBodies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenJsonIsRefused_data();
    void brokenJsonIsRefused();
    void unusualButValidJsonIsTaken_data();
    void unusualButValidJsonIsTaken();
    void extremeJsonIsSurvived_data();
    void extremeJsonIsSurvived();
    void manyMembersCostLittle_data();
    void manyMembersCostLittle();
    void textComesBackByteForByte_data();
    void textComesBackByteForByte();
    void invalidTextIsRefusedWithItsField_data();
    void invalidTextIsRefusedWithItsField();
    void escapedPairsAreOneCharacter();
    void everyFieldRefusesEveryOtherType();

private:
    TestBackend m_backend;
};

void TestJsonBodies::brokenJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &body) {
        QTest::newRow(name) << body;
    };
    row("blank", " \n ");
    row("cut off", R"({"description":"x")");
    row("no closing quote", R"({"description":"x})");
    row("trailing comma", R"({"description":"x",})");
    row("single quotes", R"({'description':'x'})");
    row("bare key", R"({description:"x"})");
    row("comment", R"({"description":"x"/* no */})");
    row("two values", R"({"description":"x"}{})");
    row("junk behind", R"({"description":"x"} x)");
    row("NUL behind", QByteArray("{\"description\":\"x\"}\0", 20));
    row("raw NUL in a text", QByteArray("{\"description\":\"x\0y\"}", 21));
    row("raw newline in a text", "{\"description\":\"a\nb\"}");
    row("raw tab in a text", "{\"description\":\"a\tb\"}");
    row("unknown escape", R"({"description":"\x41"})");
    row("short escape", R"({"description":"\u12"})");
    row("leading zero", R"({"description":"x","n":01})");
    row("no digit before the point", R"({"description":"x","n":.5})");
    row("no digit after the point", R"({"description":"x","n":5.})");
    row("NaN", R"({"description":"x","n":NaN})");
    row("capital true", R"({"description":"x","n":True})");
    row("two byte order marks", "\xEF\xBB\xBF\xEF\xBB\xBF{\"description\":\"x\"}");
    row("UTF-16", QByteArray("{\0\"\0}\0", 6));
    row("broken UTF-8", "{\"description\":\"\xFF\"}");
    row("cut-off UTF-8", "{\"description\":\"\xE2\x82\"}");
    row("overlong UTF-8", "{\"description\":\"\xC0\xAF\"}");
    row("surrogate in UTF-8", "{\"description\":\"\xED\xA0\x80\"}");
    row("beyond Unicode", "{\"description\":\"\xF4\x90\x80\x80\"}");
    for (const char *body : { "[]", "null", "true", "1", R"("text")", R"([{"description":"x"}])" })
        row(body, body);
}

void TestJsonBodies::brokenJsonIsRefused()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    const QByteArray item = "/feedback/" + desk.settled("crash");
    const QString expected = u"422 invalid-field-value body"_s;
    const Answer refused = desk.send(withBody("POST", "/feedback", body));
    QCOMPARE(refused.outcome(), expected);
    QCOMPARE(refused.json()[u"category"], u"integration"_s);
    QCOMPARE(desk.send(withBody("PATCH", item, body)).outcome(), expected);
    QCOMPARE(desk.send(withBody("POST", "/buffers", body)).outcome(), expected);
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestJsonBodies::unusualButValidJsonIsTaken_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &body) {
        QTest::newRow(name) << body;
    };
    row("white space", " \r\n\t{ \"description\" : \"x\" }\n ");
    row("escaped key", R"({"\u0064escription":"x"})");
    row("escaped slash", R"({"description":"x","u":"a\/b"})");
    row("numbers",
        R"({"description":"x","n":[0,-0,1.5e-3,1E+2,123456789012345678901234567890,-9223372036854775809]})");
    row("unknown key with NUL", R"({"description":"x","\u0000":"\u0000"})");
    row("unknown key with half a pair", R"({"description":"x","\ud800":"\udfff"})");
    row("empty key", R"({"":{},"description":"x"})");
    row("prototype", R"({"__proto__":{"description":"y"},"description":"x"})");
    row("nested", R"({"a":{"b":[{"c":[[[[[[]]]]]]}]},"description":"x"})");
}

void TestJsonBodies::unusualButValidJsonIsTaken()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    const Answer made = desk.send(withBody("POST", "/feedback", body));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["description"], u"x"_s);
}

void TestJsonBodies::extremeJsonIsSurvived_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &body) {
        QTest::newRow(name) << body;
    };
    row("the same key twice", R"({"description":"x","description":"x"})");
    row("the same key of two types", R"({"description":1,"description":"x"})");
    row("an endless number", R"({"description":"x","n":1e400})");
    row("a long number", "{\"description\":\"x\",\"n\":" + QByteArray(100000, '9') + '}');
    row("deep arrays",
        "{\"description\":\"x\",\"n\":" + QByteArray(100000, '[') + QByteArray(100000, ']') + '}');
    row("deep objects", QByteArray("{\"n\":").repeated(50000) + "1" + QByteArray(50000, '}'));
    row("only openings", QByteArray(500000, '['));
    row("many escapes", "{\"description\":\"x\",\"t\":\"" + QByteArray("\\ud800").repeated(100000) + "\"}");
}

void TestJsonBodies::extremeJsonIsSurvived()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    const Answer answer = desk.send(withBody("POST", "/feedback", body));
    QVERIFY2(answer.status == 201 || answer.outcome().startsWith(u"422 invalid-field-value"_s),
             qPrintable(answer.outcome()));
    QVERIFY(answer.status != 201 || answer["description"] == u"x"_s);
    QCOMPARE(desk.get("/feedback").outcome(), u"200"_s);
}

void TestJsonBodies::manyMembersCostLittle_data()
{
    // About 900 kB each, and as many members as fit.
    constexpr int members = 75000;
    constexpr int inOneObject = 9000;
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const QByteArray inObjects = manyMembers(members, inOneObject);
    const QByteArray inOne = manyMembers(members, members);
    const auto part = [](const QByteArray &line) {
        return QByteArray::fromStdString(
            Document{ { "format", "json_lines" }, { "data", line.toStdString() } }.dump());
    };
    QTest::newRow("unknown members") << "/feedback"_ba
                                     << R"({"description":"x",)" + inObjects + '}' << 201;
    QTest::newRow("members of one object") << "/feedback"_ba
                                           << R"({"description":"x",)" + inOne + '}' << 422;
    QTest::newRow("of a context") << "/reports"_ba
                                  << R"({"message":"x","context":{)" + inObjects + "}}" << 201;
    QTest::newRow("of a line") << "/import"_ba
                               << part(R"({"description":"x",)" + manyMembers(members / 2, inOneObject) + '}')
                               << 200;
}

void TestJsonBodies::manyMembersCostLittle()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    Desk desk(m_backend);
    const double begun = processorSeconds();
    const Answer answer = desk.send(withBody("POST", path, body));
    const double took = processorSeconds() - begun;
    QVERIFY2(answer.status == status, qPrintable(answer.outcome()));
    // Some hundredths of a second; without optimization and under sanitizers some tenths. It took more than
    // ten seconds when each name was compared with all names before it.
    QVERIFY2(took < 3, qPrintable(QString::number(took)));
}

void TestJsonBodies::textComesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) {
        QTest::newRow(name) << text;
    };
    row("leading byte order mark", "\xEF\xBB\xBFtext");
    row("byte order marks", "\xEF\xBB\xBF\xEF\xBB\xBFte\xEF\xBB\xBFxt\xEF\xBB\xBF");
    row("emoji", "😀 👩‍👩‍👧‍👦 🇩🇪 🏳️‍🌈 👍🏽");
    row("right to left", "שלום עולם مرحبا \u202Eabc\u202C \u200Fx\u200E");
    row("composed", "\xC3\xA9");
    row("decomposed", "e\xCC\x81");
    row("stacked marks", "Z\u0310\u0341\u030E\u0301\u0333\u0345x");
    row("white space around", " \t\r\n x \u00A0\u2003\u3000 ");
    row("line ends", "a\nb\r\nc\rd\u2028e\u2029f\u0085g");
    row("control characters", "\x01\x02\x08\x0B\x0C\x1B\x1F\x7F\xC2\x80\xC2\x9Fx");
    row("JSON, SQL, HTML", R"({"a":"\u0041"} '; drop table x; -- <b>&amp;</b> \ / %s %1 $1 :name ? {{x}})");
    row("noncharacters", "\uFFFE\uFFFF\U0001FFFE\U0010FFFFx");
    row("private use", "\uE000\U000F0000\U00100000x");
    row("all planes", "aß漢𐍈𝄞𠀀\U000E0041");
    row("zero width", "a\u200B\u200C\u200D\u2060b\u00ADc");
    row("long", QByteArray("漢字😀e\xCC\x81").repeated(1000));
}

void TestJsonBodies::textComesBackByteForByte()
{
    QFETCH(QByteArray, text);
    Desk desk(m_backend);
    const Answer made = desk.send(withBody("POST", "/feedback", bodyWith("description", text)));
    QCOMPARE(made.outcome(), u"201"_s);
    const QByteArray item = "/feedback/" + made.id();
    QCOMPARE(bytesOf(made, "description"), text);
    QCOMPARE(bytesOf(desk.get(item), "description"), text);
    const Document list = Document::parse(desk.get("/feedback").body.toStdString());
    QCOMPARE(QByteArray::fromStdString(list["data"][0]["description"].get<std::string>()), text);
    QCOMPARE(bytesOf(desk.send(withBody("POST", item + "/notes", bodyWith("text", text))), "text"), text);

    if (QString::fromUtf8(text).size() > 100) // as long as a name may be
        return;
    QCOMPARE(bytesOf(desk.send(withBody("PATCH", item, bodyWith("title", text))), "title"), text);
    QCOMPARE(bytesOf(desk.send(withBody("PATCH", item, bodyWith("submitted_by", text))), "submitted_by"),
             text);
    QCOMPARE(bytesOf(desk.get(item), "title"), text);
    const Answer buffer = desk.send(withBody("POST", "/buffers", bodyWith("name", text)));
    QCOMPARE(bytesOf(buffer, "name"), text);
    QCOMPARE(bytesOf(desk.get("/buffers/" + buffer.id()), "name"), text);
    for (const char *name : { "description", "routing_instructions" })
        QCOMPARE(bytesOf(desk.send(withBody("PATCH", "/buffers/" + buffer.id(), bodyWith(name, text))), name),
                 text);
    QVERIFY(desk.routed(made.id()).status == 200);
    QCOMPARE(bytesOf(desk.get(item), "submitted_by"), text);
}

void TestJsonBodies::invalidTextIsRefusedWithItsField_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : { R"(\u0000)", R"(a\u0000b)", R"(\ud800)", R"(a\udc00)", R"(\ud83d\u0041)",
                              R"(\ude00\ud83d)", R"(\uD83D\uD83D\uDE00)" })
        QTest::newRow(text) << QByteArray(text);
}

void TestJsonBodies::invalidTextIsRefusedWithItsField()
{
    QFETCH(QByteArray, text);
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = "/feedback/" + desk.settled("crash");
    const auto refusal
        = [&](const char *method, const QByteArray &path, const QByteArray &others, const QByteArray &field) {
              const QByteArray body = '{' + others + '"' + field + "\":\"" + text + "\"}";
              QCOMPARE(desk.send(withBody(method, path, body)).outcome(),
                       u"422 invalid-field-value "_s + QString::fromLatin1(field));
          };
    refusal("POST", "/feedback", "", "description");
    refusal("POST", "/feedback", R"("description":"x",)", "title");
    refusal("POST", "/feedback", R"("description":"x",)", "submitted_by");
    refusal("PATCH", item, "", "title");
    refusal("PATCH", item, "", "description");
    refusal("PATCH", item, "", "submitted_by");
    refusal("POST", item + "/notes", "", "text");
    refusal("POST", "/buffers", "", "name");
    refusal("POST", "/buffers", R"("name":"x",)", "description");
    refusal("PATCH", "/buffers/bugs", "", "icon");
    refusal("PATCH", "/buffers/bugs", "", "routing_instructions");
    refusal("POST", "/routing/test", "", "description");
    refusal("POST", "/buffers/bugs/move-all", "", "destination_buffer_id");
    const QByteArray target = R"({"description":"x","targets":[{"type":"cli_command","metadata":{"command":")"
        + text + R"("}}]})";
    const QString outcome = desk.send(withBody("POST", "/feedback", target)).outcome();
    QVERIFY2(outcome.startsWith(u"422 invalid-field-value targets"_s), qPrintable(outcome));
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestJsonBodies::escapedPairsAreOneCharacter()
{
    Desk desk(m_backend);
    const QByteArray body = R"({"description":"\uD83D\uDE00\u00e9\ud800\udf48"})";
    const Answer made = desk.send(withBody("POST", "/feedback", body));
    QCOMPARE(bytesOf(made, "description"), "😀é𐍈"_ba);
    const QByteArray longest
        = R"({"description":"x","title":")" + QByteArray("\\ud83d\\ude00").repeated(500) + "\"}";
    QCOMPARE(desk.send(withBody("POST", "/feedback", longest)).outcome(), u"201"_s);
}

void TestJsonBodies::everyFieldRefusesEveryOtherType()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = "/feedback/" + desk.settled("crash");
    struct Place
    {
        const char *method;
        QByteArray path;
        Members others;
        const char *field;
        QJsonValue::Type type;
        bool nullable = false;
    };
    const Members feedback{ { "description", "x" } };
    const Members buffer{ { "name", "x" } };
    const Members destination{ { "destination_buffer_id", "bugs" } };
    const auto text = QJsonValue::String;
    const std::vector<Place> places{
        { "POST", "/feedback", {}, "description", text },
        { "POST", "/feedback", feedback, "title", text, true },
        { "POST", "/feedback", feedback, "submitted_by", text, true },
        { "POST", "/feedback", feedback, "targets", QJsonValue::Array, true }, // null is left open
        { "PATCH", item, {}, "description", text },
        { "PATCH", item, {}, "title", text, true },
        { "PATCH", item, {}, "submitted_by", text, true },
        { "PATCH", item, {}, "needs_review", QJsonValue::Bool },
        { "POST", item + "/notes", {}, "text", text },
        { "POST", "/buffers", {}, "name", text },
        { "POST", "/buffers", buffer, "description", text, true },
        { "POST", "/buffers", buffer, "icon", text, true },
        { "POST", "/buffers", buffer, "routing_instructions", text, true },
        { "PATCH", "/buffers/bugs", {}, "name", text },
        { "PATCH", "/buffers/bugs", {}, "description", text, true },
        { "PATCH", "/buffers/bugs", {}, "icon", text, true },
        { "PATCH", "/buffers/bugs", {}, "routing_instructions", text, true },
        { "PATCH", "/buffers/bugs", {}, "needs_review", QJsonValue::Bool },
        { "POST", "/routing/test", {}, "description", text },
        { "POST", "/routing/test", feedback, "title", text, true },
        { "POST", "/routing/test", feedback, "buffer_overrides", QJsonValue::Array, true },
        { "POST", "/buffers/bugs/move-all", {}, "destination_buffer_id", text },
        { "POST", "/buffers/bugs/move-all", destination, "only_open", QJsonValue::Bool },
    };
    const QList<Json> values{ nullptr,
                              true,
                              false,
                              0,
                              1,
                              1.5,
                              "text",
                              QJsonArray(),
                              array({ 1 }),
                              QJsonObject(),
                              object({ { "a", 1 } }) };
    for (const Place &place : places) {
        for (const Json &value : values) {
            if (value.type() == place.type || (value.isNull() && place.nullable))
                continue;
            const Answer refused
                = desk.send({ place.method, place.path, place.others.with(place.field, value).toJson(), {} });
            QCOMPARE(refused.outcome(), u"422 invalid-field-value "_s + QLatin1StringView(place.field));
        }
    }
    QCOMPARE(desk.total("/feedback"), 1);
    QCOMPARE(desk.total("/buffers"), 1);
}

TRIAGE_TEST(TestJsonBodies, QCoreApplication)
#include "tst_jsonbodies.moc"
