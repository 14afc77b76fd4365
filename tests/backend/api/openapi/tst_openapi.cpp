// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/document.h"
#include "api/openapi/problemtext.h"
#include "support/schemacheck.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::api;

class TestOpenApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyExampleFitsItsSchema();
    void theDocumentIsTheSameEveryTime();
    void operationsHaveNamesOfTheirOwn();
    void schemasAreNamedAfterTheirTypes();
    void answersAreClosedAndHaveAllTheirMembers();
    void bodiesAreOpenAndRequireWhatTheRulesRequire();
    void aTypeThatGoesBothWaysIsTwoSchemas();
    void examplesComeFromTheFieldTables();
    void jsonIsIndentedInItsOrder();
    void limitsOfFieldsAreInTheDocument();
    void aPatchIsTakenAsBothMediaTypes();
    void problemsFollowFromWhatAnOperationTakes();
    void everyProblemTypeIsExplained();
};

namespace {

struct Inner
{
    QString text;
};

constexpr auto fields(Type<Inner>)
{
    return FieldTable{ field("text", &Inner::text, "A text.",
                             { .required = true, .minLength = 1, .maxLength = 9 }) };
}

struct Outer
{
    std::optional<QString> maybe;
    std::vector<Inner> several;
    std::vector<QString> texts;
    double number = 0;
    Patch<std::optional<QString>> patched;
};

constexpr auto fields(Type<Outer>)
{
    return FieldTable{
        field("maybe", &Outer::maybe, "Perhaps a text.", { .maxLength = 5 }).like("some"),
        field("several", &Outer::several, "Some.", { .required = true, .maxLength = 3 }),
        field("texts", &Outer::texts, "Texts."),
        field("number", &Outer::number, "A number.", { .minimum = 0, .maximum = 1 }),
        field("patched", &Outer::patched, "A patch.", { .required = true }),
    };
}

QByteArray written(const openapi::Schema &schema)
{
    JsonWriter out;
    writeSchema(out, schema);
    return out.take();
}

QByteArray documentText()
{
    return openapi::document(openapi::catalogue(),
                             { u"https://host"_s, u"https://host/docs/api/problems"_s });
}

QJsonObject documentObject()
{
    return QJsonDocument::fromJson(documentText()).object();
}

QJsonObject operation(const char *path, const char *method)
{
    return documentObject()[u"paths"][QLatin1StringView(path)][QLatin1StringView(method)].toObject();
}

/// The names of the problems that an operation lists under a status.
QString problems(const QJsonObject &operation, const char *status)
{
    const QJsonObject content = operation[u"responses"][QLatin1StringView(status)][u"content"].toObject();
    QStringList names = content[u"application/problem+json"][u"examples"].toObject().keys();
    names.sort();
    return names.join(u", "_s);
}

} // namespace

void TestOpenApi::everyExampleFitsItsSchema()
{
    QCOMPARE(test::SchemaCheck(documentText()).wrongExamples(), QStringList());
}

void TestOpenApi::theDocumentIsTheSameEveryTime()
{
    QCOMPARE(documentText(), documentText());
    QCOMPARE(documentObject()[u"openapi"].toString(), u"3.1.0"_s);
    QCOMPARE(documentObject()[u"servers"][0][u"url"].toString(), u"https://host"_s);
}

void TestOpenApi::operationsHaveNamesOfTheirOwn()
{
    QSet<QByteArray> names;
    const openapi::Catalogue catalogue = openapi::catalogue();
    for (const openapi::Family &family : catalogue.families()) {
        for (const openapi::DocumentedOperation &each : family.operations) {
            QVERIFY2(!names.contains(each.endpoint.name), each.endpoint.name);
            names.insert(each.endpoint.name);
        }
    }
    QVERIFY(names.contains("createFeedback"));
}

void TestOpenApi::schemasAreNamedAfterTheirTypes()
{
    static_assert(openapi::typeName<Feedback>() == "Feedback");
    static_assert(openapi::typeName<FeedbackId>() != openapi::typeName<BufferId>());
    const QJsonObject schemas = documentObject()[u"components"][u"schemas"].toObject();
    for (const char *name :
         { "Buffer", "NewBuffer", "BufferPatch", "Feedback", "NewFeedback", "Note", "Target", "Problem" })
        QVERIFY2(schemas.contains(QLatin1StringView(name)), name);
}

void TestOpenApi::answersAreClosedAndHaveAllTheirMembers()
{
    openapi::Components components;
    const openapi::Schema inner = components.object<Inner>(openapi::Direction::Answer);
    const QByteArray reference = R"({"$ref":"#/components/schemas/Inner"})";
    const QByteArray object
        = R"({"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":9,)"
          R"("description":"A text."}},"required":["text"],"additionalProperties":false})";
    QCOMPARE(written(inner), reference);
    QCOMPARE(written(components.resolve(inner)), object);
}

void TestOpenApi::bodiesAreOpenAndRequireWhatTheRulesRequire()
{
    openapi::Components components;
    const openapi::Schema outer = components.resolve(components.object<Outer>(openapi::Direction::Body));
    const QByteArray object
        = R"({"type":"object","properties":{)"
          R"("maybe":{"type":["string","null"],"maxLength":5,"description":"Perhaps a text.","examples":["some"]},)"
          R"("several":{"type":"array","maxItems":3,"items":{"$ref":"#/components/schemas/Inner"},"description":"Some."},)"
          R"("texts":{"type":"array","items":{"type":"string","minLength":1,"maxLength":2000},"description":"Texts."},)"
          R"("number":{"type":"number","format":"double","minimum":0,"maximum":1,"description":"A number."},)"
          R"("patched":{"type":["string","null"],"description":"A patch."}},"required":["several"]})";
    QCOMPARE(written(outer), object);
}

void TestOpenApi::aTypeThatGoesBothWaysIsTwoSchemas()
{
    openapi::Components components;
    QCOMPARE(components.object<Inner>(openapi::Direction::Body).reference, "Inner"_ba);
    QCOMPARE(components.object<Inner>(openapi::Direction::Answer).reference, "InnerAnswer"_ba);
    QCOMPARE(components.object<Inner>(openapi::Direction::Body).reference, "Inner"_ba);
    QVERIFY(!components.find("Inner")->closed);
    QVERIFY(components.find("InnerAnswer")->closed);
}

void TestOpenApi::examplesComeFromTheFieldTables()
{
    openapi::Components components;
    const openapi::Schema outer = components.object<Outer>(openapi::Direction::Body);
    const QByteArray example = R"({"maybe":"some","several":[{"text":"text"}]})";
    QCOMPARE(openapi::exampleOf(outer, components), example);
}

void TestOpenApi::jsonIsIndentedInItsOrder()
{
    const QByteArray json = R"({"b":[1,{"a":"x, {y}\"["}],"a":{},"c":[]})";
    QCOMPARE(
        openapi::indented(json),
        "{\n  \"b\": [\n    1,\n    {\n      \"a\": \"x, {y}\\\"[\"\n    }\n  ],\n  \"a\": {},\n  \"c\": []\n}"_ba);
}

void TestOpenApi::limitsOfFieldsAreInTheDocument()
{
    const QJsonObject body = documentObject()[u"components"][u"schemas"][u"NewFeedback"].toObject();
    QCOMPARE(body[u"required"].toArray(), QJsonArray{ u"description"_s });
    QCOMPARE(body[u"properties"][u"description"][u"maxLength"].toInt(), 5000);
    QCOMPARE(body[u"properties"][u"title"][u"maxLength"].toInt(), 500);
    QCOMPARE(body[u"properties"][u"title"][u"type"].toArray(), (QJsonArray{ u"string"_s, u"null"_s }));
    QCOMPARE(body[u"properties"][u"targets"][u"maxItems"].toInt(), 20);
}

void TestOpenApi::aPatchIsTakenAsBothMediaTypes()
{
    const QJsonObject body = operation("/api/v0/buffers/{buffer_id}", "patch")[u"requestBody"].toObject();
    QCOMPARE(body[u"content"].toObject().keys(),
             (QStringList{ u"application/json"_s, u"application/merge-patch+json"_s }));
}

void TestOpenApi::problemsFollowFromWhatAnOperationTakes()
{
    const QJsonObject update = operation("/api/v0/buffers/{buffer_id}", "patch");
    QCOMPARE(problems(update, "401"), u"invalid-token, invalid-token-format, unauthorized"_s);
    QCOMPARE(problems(update, "403"), u"admin-required, widget-token-restricted"_s);
    QCOMPARE(problems(update, "404"), u"buffer-not-found"_s);
    QCOMPARE(problems(update, "413"), u"payload-too-large"_s);
    QCOMPARE(problems(update, "415"), u"unsupported-media-type"_s);
    QCOMPARE(problems(update, "422"), u"invalid-field-value, missing-required-field"_s);
    QCOMPARE(problems(update, "500"), u"internal-error"_s);
    QCOMPARE(problems(update, "503"), u"service-unavailable"_s);

    const QJsonObject assign = operation("/api/v0/buffers/{buffer_id}/feedback/{feedback_id}", "put");
    QCOMPARE(problems(assign, "404"), u"buffer-not-found, feedback-not-found"_s);
    QCOMPARE(problems(assign, "422"), QString());

    const QJsonObject create = operation("/api/v0/feedback", "post");
    QCOMPARE(problems(create, "402"), u"usage-limit-reached"_s);
    QCOMPARE(problems(create, "403"), u"forbidden-origin, widget-token-restricted"_s);
    QCOMPARE(problems(create, "429"), u"rate-limited"_s);

    QCOMPARE(problems(operation("/api/v0/routing/test", "post"), "409"), u"conflict"_s);
    QCOMPARE(problems(operation("/healthz", "get"), "401"), QString());
}

void TestOpenApi::everyProblemTypeIsExplained()
{
    for (const ProblemType type : allProblemTypes()) {
        const openapi::ProblemText text = openapi::textOf(type);
        for (const char *words : { text.meaning, text.remedy, text.detail })
            QVERIFY2(QByteArray(words).endsWith('.') || QByteArray(words).endsWith('?'), slugOf(type).data());
        const QJsonObject example
            = QJsonDocument::fromJson(openapi::exampleDocument(type, u"https://host"_s)).object();
        QCOMPARE(example[u"status"].toInt(), statusOf(type));
    }
}

TRIAGE_TEST(TestOpenApi, QCoreApplication)
#include "tst_openapi.moc"
