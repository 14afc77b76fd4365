// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/document.h"
#include "api/openapi/problemtext.h"
#include "support/schemacheck.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
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
    void everyTextHasAnExample();
    void theDocumentIsTheSameEveryTime();
    void operationsHaveNamesOfTheirOwn();
    void schemasAreNamedAfterTheirTypes();
    void answersHaveAllTheirMembersAndAreOpenToMore();
    void bodiesRequireWhatTheRulesRequire();
    void aTypeThatGoesBothWaysIsTwoSchemas();
    void examplesComeFromTheFieldTables();
    void jsonIsIndentedInItsOrder();
    void limitsOfFieldsAreInTheDocument();
    void valuesAreListedAndFormsAreNamed();
    void theTypeOfATargetNamesItsMetadata();
    void aChangeIsOfOneTypeAndOperation();
    void problemTypesDoNotNameTheServer();
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

void TestOpenApi::everyTextHasAnExample()
{
    const openapi::Catalogue catalogue = openapi::catalogue();
    QByteArrayList bare;
    for (const auto &[name, schema] : catalogue.components().all()) {
        for (const openapi::Property &each : schema.properties) {
            const bool isShown = each.inExamples && (each.required || !each.schema.example.isEmpty());
            if (isShown
                && openapi::exampleOf(each.schema, catalogue.components()) == openapi::textWithoutExample)
                bare << name + '.' + each.name;
        }
    }
    QCOMPARE(bare.join(", "), QByteArray());
    QVERIFY(!documentText().contains(R"(:"text")"));
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

void TestOpenApi::answersHaveAllTheirMembersAndAreOpenToMore()
{
    openapi::Components components;
    const openapi::Schema inner = components.object<Inner>(openapi::Direction::Answer);
    const QByteArray reference = R"({"$ref":"#/components/schemas/Inner"})";
    const QByteArray object
        = R"({"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":9,)"
          R"("description":"A text."}},"required":["text"]})";
    QCOMPARE(written(inner), reference);
    QCOMPARE(written(components.resolve(inner)), object);
    QVERIFY(!documentText().contains("\"additionalProperties\":false"));
}

void TestOpenApi::bodiesRequireWhatTheRulesRequire()
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
    QVERIFY(!components.find("Inner")->isAnswer);
    QVERIFY(components.find("InnerAnswer")->isAnswer);
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

void TestOpenApi::valuesAreListedAndFormsAreNamed()
{
    const QJsonObject schemas = documentObject()[u"components"][u"schemas"].toObject();
    const auto property = [&](const char *schema, const char *name) {
        return schemas[QLatin1StringView(schema)][u"properties"][QLatin1StringView(name)].toObject();
    };
    QCOMPARE(property("NewReaction", "reaction_value")[u"enum"].toArray(), (QJsonArray{ 1, -1 }));
    QCOMPARE(property("Reaction", "reaction_value")[u"enum"].toArray(), (QJsonArray{ 1, -1 }));
    QCOMPARE(property("NewMember", "email")[u"format"].toString(), u"email"_s);
    QCOMPARE(property("MemberPatch", "email")[u"format"].toString(), u"email"_s);
    QVERIFY(property("ImportPart", "import_id")[u"pattern"].toString().endsWith(u"{12})$"_s));
    QVERIFY(!property("Import", "id").contains(u"pattern"_s));
    QCOMPARE(property("NewFullAccessToken", "allowed_origins")[u"maxItems"].toInt(-1), 0);
    QCOMPARE(property("NewWidgetToken", "allowed_origins")[u"minItems"].toInt(), 1);
    QVERIFY(schemas[u"NewWidgetToken"][u"required"].toArray().contains(u"allowed_origins"_s));
    const QJsonObject create = operation("/api/v0/feedback", "post");
    const QJsonArray parameters = create[u"parameters"].toArray();
    const auto key = std::find_if(parameters.begin(), parameters.end(), [](const QJsonValue &each) {
        return each[u"name"].toString() == u"Idempotency-Key"_s;
    });
    const QRegularExpression form((*key)[u"schema"][u"pattern"].toString());
    QVERIFY(form.match(QString(255, u'k')).hasMatch());
    QVERIFY(form.match(u'"' + QString(255, u'k') + u'"').hasMatch());
    QVERIFY(form.match(uR"("a \"word\" and a \\")"_s).hasMatch());
    QVERIFY(!form.match(QString(256, u'k')).hasMatch());
    QVERIFY(!form.match(u"\"open"_s).hasMatch());
    QVERIFY(!form.match(QString()).hasMatch());
}

void TestOpenApi::theTypeOfATargetNamesItsMetadata()
{
    const QJsonObject schemas = documentObject()[u"components"][u"schemas"].toObject();
    const QJsonObject any = schemas[u"NewTarget"].toObject();
    QCOMPARE(any[u"oneOf"].toArray().size(), 3);
    QCOMPARE(any[u"discriminator"][u"propertyName"].toString(), u"type"_s);
    QCOMPARE(any[u"discriminator"][u"mapping"][u"cli_command"].toString(),
             u"#/components/schemas/NewCliCommandTarget"_s);
    QCOMPARE(schemas[u"NewCliCommandTarget"][u"properties"][u"type"][u"enum"].toArray(),
             QJsonArray{ u"cli_command"_s });
    const QJsonObject metadata = schemas[u"CliCommandMetadata"].toObject();
    QCOMPARE(metadata[u"required"].toArray(), QJsonArray{ u"command"_s });
    QCOMPARE(metadata[u"properties"].toObject().keys(),
             (QStringList{ u"args"_s, u"cli_version"_s, u"command"_s, u"subcommand"_s }));
    QCOMPARE(schemas[u"Target"][u"oneOf"].toArray().size(), 3);
}

void TestOpenApi::aChangeIsOfOneTypeAndOperation()
{
    const QJsonObject schemas = documentObject()[u"components"][u"schemas"].toObject();
    QCOMPARE(schemas[u"Change"][u"oneOf"].toArray().size(), 9);
    const test::SchemaCheck check(documentText());
    const QJsonObject change{ { u"$ref"_s, u"#/components/schemas/Change"_s } };
    QJsonObject gone{ { u"type"_s, u"buffer"_s },
                      { u"id"_s, u"0340b8gqtcd2t"_s },
                      { u"op"_s, u"delete"_s },
                      { u"data"_s, QJsonValue::Null } };
    QCOMPARE(check.violations(gone, change), QStringList());
    gone[u"op"] = u"upsert"_s;
    QVERIFY(!check.violations(gone, change).isEmpty());
}

void TestOpenApi::problemTypesDoNotNameTheServer()
{
    const QJsonObject answers = operation("/api/v0/feedback", "post")[u"responses"].toObject();
    const QJsonObject limit = answers[u"402"][u"content"][u"application/problem+json"][u"schema"][u"allOf"][1]
                                     [u"properties"][u"type"]
                                         .toObject();
    QCOMPARE(limit[u"pattern"].toString(), u"/(usage-limit-reached)$"_s);
    QCOMPARE(limit[u"x-problem-types"].toArray(), QJsonArray{ u"usage-limit-reached"_s });
    QJsonObject document = documentObject();
    QJsonObject components = document[u"components"].toObject();
    components.remove(u"examples"_s);
    document[u"components"] = components;
    document.remove(u"servers"_s);
    QVERIFY(!QJsonDocument(document).toJson().contains("https://host"));
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
    QCOMPARE(problems(update, "403"), u"admin-required, forbidden, widget-token-restricted"_s);
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
    QCOMPARE(problems(create, "403"), u"forbidden, forbidden-origin, widget-token-restricted"_s);
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
