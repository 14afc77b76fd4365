// SPDX-License-Identifier: GPL-3.0-or-later
// Field tables: values come back from their JSON, and wrong bodies are answered with the field's name.
#include "contract/endpoints.h"
#include "domain/caller.h"
#include "fields/json.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;

namespace {

Feedback someFeedback()
{
    return { .id = FeedbackId(42),
             .title = u"Crash \U0001F600"_s,
             .description = u"It \"crashes\"\nafter login"_s,
             .needsReview = true,
             .submittedBy = std::nullopt,
             .client = u"ios-app/4.2.1"_s,
             .routingStatus = RoutingStatus::Failed,
             .createdAt = Timestamp(1763681645123),
             .updatedAt = Timestamp(1763681645999) };
}

/// "" where the body is taken, otherwise "type field".
template <HasFields T>
QString refusal(const QByteArray &body)
{
    const auto read = fromJson<T>(QByteArrayView(body));
    return read ? QString() : slugOf(read.error().type) + u' ' + read.error().field;
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesComeBackFromTheirJson()
    {
        const Feedback feedback = someFeedback();
        const QByteArray json = toJson(feedback);
        const auto back = fromJson<Feedback>(QByteArrayView(json));
        QVERIFY(back);
        QCOMPARE(*back, feedback);
        QVERIFY(json.startsWith("{\"id\":\"000000000001a\",\"title\":\"Crash"));
        QVERIFY(json.contains("\"submitted_by\":null"));

        const RoutingDetails details{ .status = RoutingStatus::Routed,
                                      .attempts = 2,
                                      .decidedAt = Timestamp(5),
                                      .classifier = u"similarity-1"_s,
                                      .reasoning = std::nullopt,
                                      .reason = std::nullopt,
                                      .candidates = { { BufferId(7), 0.93, u"because"_s } } };
        const auto detailsBack = fromJson<RoutingDetails>(QByteArrayView(toJson(details)));
        QVERIFY(detailsBack);
        QCOMPARE(*detailsBack, details);
    }

    void namesOfFieldsAreUniqueAndSnakeCase()
    {
        const auto check = []<HasFields T>(Type<T>) {
            QStringList names;
            forEachField<T>([&](const auto &each) { names << QString::fromLatin1(each.name); });
            QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
            static const QRegularExpression form(u"^[a-z]+(_[a-z]+)*$"_s);
            for (const QString &name : names)
                QVERIFY2(form.match(name).hasMatch(), qPrintable(name));
        };
        check(Type<Feedback>());
        check(Type<NewFeedback>());
        check(Type<FeedbackPatch>());
        check(Type<Buffer>());
        check(Type<NewBuffer>());
        check(Type<BufferPatch>());
        check(Type<TargetMetadata>());
        check(Type<Note>());
        check(Type<Member>());
        check(Type<RoutingTest>());
    }

    void wrongFeedbackIsNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
            QTest::newRow(name) << body << expected;
        };
        const auto invalid = [](const QString &field) {
            return u"invalid-field-value "_s + field;
        };
        const auto missing = [](const QString &field) {
            return u"missing-required-field "_s + field;
        };
        row("fine", R"({"description":"x"})", {});
        row("unknown keys are passed over", R"({"description":"x","needs_review":true,"nonsense":[{}]})", {});
        row("nulls where nothing is required",
            R"({"description":"x","title":null,"submitted_by":null,"targets":null})", {});
        row("no description", R"({"title":"x"})", missing(u"description"_s));
        row("null description", R"({"description":null})", invalid(u"description"_s));
        row("number for text", R"({"description":5})", invalid(u"description"_s));
        row("blank description", R"({"description":" \n\t "})", invalid(u"description"_s));
        row("empty description", R"({"description":""})", invalid(u"description"_s));
        row("empty title", R"({"description":"x","title":""})", invalid(u"title"_s));
        row("blank title is a title", R"({"description":"x","title":" "})", {});
        row("NUL", R"({"description":"a\u0000b"})", invalid(u"description"_s));
        row("lone surrogate", R"({"description":"x","title":"a\ud800"})", invalid(u"title"_s));
        row("an array", R"([1])", invalid(u"body"_s));
        row("no JSON", R"({"description")", invalid(u"body"_s));
        row("targets no array", R"({"description":"x","targets":{}})", invalid(u"targets"_s));
        row("target no object", R"({"description":"x","targets":[1]})", invalid(u"targets[0]"_s));
        row("target without type", R"({"description":"x","targets":[{"metadata":{}}]})",
            missing(u"targets[0].type"_s));
        row("target of an unknown type", R"({"description":"x","targets":[{"type":"page","metadata":{}}]})",
            invalid(u"targets[0].type"_s));
        row("too many targets",
            "{\"description\":\"x\",\"targets\":[" + QByteArray("{},").repeated(20) + "{}]}",
            invalid(u"targets"_s));
    }
    void wrongFeedbackIsNamed()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, expected);
        QCOMPARE(refusal<NewFeedback>(body), expected);
    }

    void lengthsCountCodePointsAtTheLimit()
    {
        const QByteArray emoji("\xF0\x9F\x98\x80");
        const auto body = [&](int title, int description) {
            return "{\"title\":\"" + emoji.repeated(title) + "\",\"description\":\""
                + emoji.repeated(description) + "\"}";
        };
        QCOMPARE(refusal<NewFeedback>(body(500, 5000)), QString());
        QCOMPARE(refusal<NewFeedback>(body(501, 5000)), u"invalid-field-value title"_s);
        QCOMPARE(refusal<NewFeedback>(body(500, 5001)), u"invalid-field-value description"_s);
    }

    void aPatchKnowsOmittedFromNull()
    {
        const auto patch = fromJson<FeedbackPatch>(QByteArrayView(R"({"title":null,"needs_review":false})"));
        QVERIFY(patch);
        QVERIFY(patch->title.sent && !patch->title.value);
        QVERIFY(patch->needsReview.sent && !patch->needsReview.value);
        QVERIFY(!patch->description.sent);
        QVERIFY(!patch->submittedBy.sent);
        QCOMPARE(toJson(*patch), R"({"title":null,"needs_review":false})"_ba);
        QCOMPARE(refusal<FeedbackPatch>(R"({"description":null})"), u"invalid-field-value description"_s);
        QCOMPARE(refusal<FeedbackPatch>(R"({"needs_review":null})"), u"invalid-field-value needs_review"_s);
        QCOMPARE(refusal<FeedbackPatch>("{}"), QString());
    }

    void aMissingBodyNamesTheFirstRequiredField()
    {
        QCOMPARE(missingBody<NewFeedback>().field, u"description"_s);
        QCOMPARE(missingBody<NewBuffer>().field, u"name"_s);
        QCOMPARE(missingBody<MoveAll>().field, u"destination_buffer_id"_s);
        QCOMPARE(missingBody<FeedbackPatch>().field, u"body"_s);
    }

    void integrationMistakesAreTheIntegrators()
    {
        const auto target = fromJson<NewFeedback>(QByteArrayView(R"({"description":"x","targets":[{}]})"));
        QCOMPARE(categoryOf(target.error()), std::optional(Category::Integration));
        const auto text = fromJson<NewFeedback>(QByteArrayView(R"({"description":""})"));
        QCOMPARE(categoryOf(text.error()), std::optional(Category::User));
        const auto broken = fromJson<NewFeedback>(QByteArrayView("{"));
        QCOMPARE(categoryOf(broken.error()), std::optional(Category::Integration));
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestFields)
#include "tst_fields.moc"
