// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/schemacheck.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using triage::test::SchemaCheck;

class TestSchemaCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreHeldAgainstSchemas_data();
    void valuesAreHeldAgainstSchemas();
    void answersAreHeldAgainstTheirOperation_data();
    void answersAreHeldAgainstTheirOperation();
    void contentTypesAreJudgedWhereTheyAreGiven();
    void aDocumentThatIsNoneIsSaid();
    void examplesAreJudged();
};

namespace {

QJsonValue json(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson('[' + text + ']', &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("The test has broken JSON: %s", text.constData());
    return document.array().first();
}

/// Returns a document with one operation and one component that refers to itself.
const QByteArray document = R"({
  "paths": {
    "/api/v0/things/{thing_id}": {
      "get": { "responses": {
        "200": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Thing" } } } },
        "404": { "content": { "application/problem+json": { "schema": { "allOf": [
          { "$ref": "#/components/schemas/Problem" },
          { "properties": { "type": { "pattern": "/(thing-not-found)$" }, "status": { "const": 404 } } } ] } } } },
        "default": { "$ref": "#/components/responses/AnyRequest" } } },
      "delete": { "responses": { "204": {} } } },
    "/api/v0/things/all": { "get": { "responses": { "200": { "content": { "application/json": {
        "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Thing" } } } } } } } } },
  "components": {
    "responses": { "AnyRequest": { "content": { "application/problem+json": { "schema": { "allOf": [
        { "$ref": "#/components/schemas/Problem" },
        { "properties": { "type": { "pattern": "/(bad-request)$" } } } ] } } } } },
    "schemas": {
      "Thing": { "type": "object", "required": ["id"], "properties": {
        "id": { "type": "string" }, "part": { "anyOf": [ { "$ref": "#/components/schemas/Thing" }, { "type": "null" } ] } } },
      "Problem": { "type": "object", "required": ["type", "status"], "properties": {
        "type": { "type": "string" }, "status": { "type": "integer" }, "detail": { "type": "string" } } } } } })";

} // namespace

void TestSchemaCheck::valuesAreHeldAgainstSchemas_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("violations");
    const auto row = [](const char *name, const char *schema, const char *value, const char *violations) {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(value) << QString::fromUtf8(violations);
    };
    row("a text is a string", R"({"type":"string"})", R"("a")", "");
    row("a number is none", R"({"type":"string"})", "1", R"(body: 1 is not of type "string")");
    row("null only where it is allowed", R"({"type":"string"})", "null",
        R"(body: null is not of type "string")");
    row("null beside a type", R"({"type":["string","null"]})", "null", "");
    row("1.0 is an integer", R"({"type":"integer"})", "1.0", "");
    row("1.5 is none", R"({"type":"integer"})", "1.5", R"(body: 1.5 is not of type "integer")");
    row("true is not a number", R"({"type":"number"})", "true", R"(body: true is not of type "number")");
    row("one of the words", R"({"enum":["a",null]})", "null", "");
    row("none of the words", R"({"enum":["a","b"]})", R"("c")", R"(body: "c" is none of ["a","b"])");
    row("the constant", R"({"const":404})", "404", "");
    row("another one", R"({"const":404})", "405", "body: 405 is not 404");
    row("code points are counted", R"({"type":"string","maxLength":2})",
        "\"\xF0\x9F\x98\x80\xF0\x9F\x98\x80\"", "");
    row("too long", R"({"type":"string","maxLength":2})", R"("abc")",
        R"(body: "abc" is against maxLength 2)");
    row("too short", R"({"type":"string","minLength":1})", R"("")", R"(body: "" is against minLength 1)");
    row("lengths do not apply to numbers", R"({"minLength":3})", "1", "");
    row("too many", R"({"type":"array","maxItems":1})", "[1,2]", "body: [1,2] is against maxItems 1");
    row("too few", R"({"type":"array","minItems":1})", "[]", "body: [] is against minItems 1");
    row("too small", R"({"minimum":1})", "0", "body: 0 is against minimum 1");
    row("too large", R"({"maximum":1})", "2", "body: 2 is against maximum 1");
    row("a date", R"({"format":"date-time"})", R"("2026-11-20T23:34:05.123Z")", "");
    row("a date without a zone", R"({"format":"date-time"})", R"("2026-11-20T23:34:05")",
        R"(body: "2026-11-20T23:34:05" is not of format date-time)");
    row("a day that there is not", R"({"format":"date-time"})", R"("2026-02-30T23:34:05Z")",
        R"(body: "2026-02-30T23:34:05Z" is not of format date-time)");
    row("an address", R"({"format":"uri"})", R"("https://a/b")", "");
    row("a path is none", R"({"format":"uri"})", R"("/b")", R"(body: "/b" is not of format uri)");
    row("a required member", R"({"required":["a"]})", "{}", "body.a: is missing");
    row("a member that the document lacks", R"({"properties":{"a":{}}})", R"({"b":1})",
        "body.b: is not in the document");
    row("a member of one of several parts", R"({"allOf":[{"properties":{"a":{}}},{"properties":{"b":{}}}]})",
        R"({"a":1,"b":1})", "");
    row("a member of no part", R"({"allOf":[{"properties":{"a":{}}},{"properties":{"b":{}}}]})", R"({"c":1})",
        "body.c: is not in the document");
    row("objects of any kind", R"({"type":"object"})", R"({"b":1})", "");
    row("members of a map", R"({"additionalProperties":{"type":"string"}})", R"({"b":1})",
        R"(body.b: 1 is not of type "string")");
    row("members are named by their path",
        R"({"properties":{"a":{"items":{"properties":{"b":{"type":"null"}}}}}})", R"({"a":[{},{"b":1}]})",
        R"(body.a[1].b: 1 is not of type "null")");
    row("references are followed", R"({"$ref":"#/components/schemas/Thing"})",
        R"({"id":"1","part":{"id":2}})",
        "body.part: fits nothing of anyOf: body.part.id: 2 is not of type \"string\"; body.part: {\"id\":2} "
        "is not of "
        "type \"null\"");
    row("a reference to null", R"({"$ref":"#/components/schemas/Thing"})", R"({"id":"1","part":null})", "");
    row("a reference to nothing", R"({"$ref":"#/components/schemas/Other"})", "1",
        "body: there is no schema #/components/schemas/Other");
    row("exactly one", R"({"oneOf":[{"type":"integer"},{"type":"number"}]})", "1", "body: fits 2 of oneOf");
    row("all of them", R"({"allOf":[{"minimum":1},{"maximum":2}]})", "3", "body: 3 is against maximum 2");
    row("a text of the form", R"({"pattern":"^a+$"})", R"("aa")", "");
    row("a text of another form", R"({"pattern":"^a+$"})", R"("ab")", R"(body: "ab" does not match ^a+$)");
    row("an e-mail address", R"({"format":"email"})", R"("a@b")", "");
    row("unknown keywords are not passed over", R"({"not":{}})", "1",
        "body: its schema has the unknown keyword not");
    row("nor unknown formats", R"({"format":"ipv4"})", R"("a")", R"(body: "a" is not of format ipv4)");
}

void TestSchemaCheck::valuesAreHeldAgainstSchemas()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    QFETCH(QString, violations);
    QCOMPARE(SchemaCheck(document).violations(json(value), json(schema).toObject()).join(u'\n'), violations);
}

void TestSchemaCheck::answersAreHeldAgainstTheirOperation_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("violations");
    const auto row
        = [](const char *name, const char *request, int status, const char *body, const char *violations) {
              QTest::newRow(name) << QByteArray(request) << status << QByteArray(body)
                                  << QString::fromUtf8(violations);
          };
    row("as promised", "GET /api/v0/things/1?a=b", 200, R"({"id":"1"})", "");
    row("a path without keys goes before", "GET /api/v0/things/all", 200, R"([{"id":"1"}])", "");
    row("an unknown key", "GET /api/v0/things/1", 200, R"({"id":"1","secret":2})",
        "body.secret: is not in the document");
    row("a status that is not promised", "GET /api/v0/things/1", 409,
        R"({"type":"https://p/conflict","status":409})",
        "status: 409 is not in the document\nbody.type: \"https://p/conflict\" does not match "
        "/(bad-request)$");
    row("a problem of the operation", "GET /api/v0/things/1", 404,
        R"({"type":"https://p/thing-not-found","status":404})", "");
    row("a problem of another one", "GET /api/v0/things/1", 404,
        R"({"type":"https://p/other-not-found","status":404})",
        "body.type: \"https://p/other-not-found\" does not match /(thing-not-found)$");
    row("a problem of any request", "GET /api/v0/things/1", 400,
        R"({"type":"https://p/bad-request","status":400})", "");
    row("a problem with another status", "GET /api/v0/things/1", 400,
        R"({"type":"https://p/bad-request","status":401})",
        "body.status: is not the status of the answer, 400");
    row("not JSON", "GET /api/v0/things/1", 200, "{", "body: is not JSON");
    row("nothing", "DELETE /api/v0/things/1", 204, "", "");
    row("nothing but a body", "DELETE /api/v0/things/1", 204, "{}", "body: must be empty");
    row("HEAD", "HEAD /api/v0/things/1", 200, "", "");
    row("HEAD with a body", "HEAD /api/v0/things/1", 200, "{}", "body: must be empty");
    row("OPTIONS", "OPTIONS /api/v0/things/1", 204, "", "");
    row("a method that it has not", "PUT /api/v0/things/1", 405,
        R"({"type":"https://p/method-not-allowed","status":405})", "");
    row("a method that it has not and that answers", "PUT /api/v0/things/1", 200, "{}",
        "PUT /api/v0/things/1: is not in the document");
    row("an answer where there is none", "PUT /api/v0/things/1", 405,
        R"({"type":"https://p/conflict","status":405})", "body.type: must end with method-not-allowed");
    row("an unknown path", "GET /api/v0/nothing", 404, R"({"type":"https://p/not-found","status":404})", "");
    row("a slash at the end is another path", "GET /api/v0/things/1/", 404,
        R"({"type":"https://p/not-found","status":404})", "");
    row("an identifier that is not text", "GET /api/v0/things/%ff", 404,
        R"({"type":"https://p/thing-not-found","status":404})", "");
    row("an unknown path of the API that answers", "GET /api/v0/nothing", 200, R"({"id":"1"})",
        "GET /api/v0/nothing: is not in the document");
    row("pages are not part of the document", "GET /docs", 200, "<html>", "");
    row("nor are those that are not found", "GET /o/a/feedback/b", 404, "<!DOCTYPE html>", "");
}

void TestSchemaCheck::answersAreHeldAgainstTheirOperation()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QString, violations);
    const QList<QByteArray> parts = request.split(' ');
    QStringList found = triage::test::schemaViolations(document, parts.at(0), parts.at(1), status, body);
    QStringList expected = violations.split(u'\n', Qt::SkipEmptyParts);
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void TestSchemaCheck::contentTypesAreJudgedWhereTheyAreGiven()
{
    const SchemaCheck check(document);
    const QByteArray path = "/api/v0/things/1", thing = R"({"id":"1"})";
    QCOMPARE(check.violations("GET", path, 200, thing), QStringList());
    QCOMPARE(check.violations("GET", path, 200, thing, "application/json; charset=utf-8"), QStringList());
    QCOMPARE(check.violations("GET", path, 200, thing, "text/html"),
             QStringList{ u"content type: is \"text/html\" and not \"application/json\""_s });
    QCOMPARE(check.violations("HEAD", path, 200, "", "application/json"), QStringList());
    QCOMPARE(check.violations("DELETE", path, 204, "", ""), QStringList());
    QCOMPARE(check.violations("DELETE", path, 204, "", "application/json"),
             QStringList{ u"content type: is \"application/json\" and not \"\""_s });
    const QByteArray problem = R"({"type":"https://p/not-found","status":404})";
    QCOMPARE(check.violations("GET", "/api/v0/other", 404, problem, "application/problem+json"),
             QStringList());
    QCOMPARE(check.violations("GET", "/api/v0/other", 404, problem, "application/json"),
             QStringList{ u"content type: is \"application/json\" and not \"application/problem+json\""_s });
}

void TestSchemaCheck::aDocumentThatIsNoneIsSaid()
{
    QCOMPARE(triage::test::schemaViolations("<html>", "GET", "/", 200, ""),
             QStringList{ u"document: is not a JSON object"_s });
}

void TestSchemaCheck::examplesAreJudged()
{
    const QByteArray withExample
        = R"({"paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":
        {"schema":{"type":"string"},"example":1}}},"201":{"content":{"application/json":{"schema":{}}}}}}}}})";
    QCOMPARE(
        SchemaCheck(withExample).wrongExamples(),
        (QStringList{ u"get /a 200: body: 1 is not of type \"string\""_s, u"get /a 201: has no example"_s }));
}

TRIAGE_TEST(TestSchemaCheck, QCoreApplication)
#include "tst_schemacheck.moc"
