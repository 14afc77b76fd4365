// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers through the API: making, finding, changing, deleting and restoring them.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QStringList bufferKeys{
    u"created_at"_s, u"description"_s, u"feedback_count"_s, u"icon"_s,
    u"id"_s,         u"name"_s,        u"needs_review"_s,   u"routing_instructions"_s,
    u"slug"_s,       u"surged_at"_s,   u"updated_at"_s
};

} // namespace

class TestBufferApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deletedBuffersAreListedForRestoring();
    void aNewBufferHasEverythingThatWasSaid();
    void aNewBufferNeedsNothingButAName();
    void theAnswerLinksTheBufferByIdAndItsPage();
    void everyOperationAnswersWithTheSameKeys();
    void aBufferIsFoundByIdAndBySlug();
    void anUnknownBufferIsNotFound();
    void theSlugIsMadeFromTheName_data();
    void theSlugIsMadeFromTheName();
    void aTakenSlugGetsANumber();
    void aSlugNeverLooksLikeAnId();
    void renamingChangesTheSlugAndTheOldOneStopsWorking();
    void renamingToANameOfTheSameSlugKeepsIt();
    void renamingKeepsTheNumberOfASlug();
    void aPatchChangesOnlyWhatItNames();
    void nullClearsWhatMayBeEmpty();
    void aPatchThatChangesNothingLeavesTheTimeAlone();
    void unknownKeysAreDiscarded();
    void wrongFieldsAreNamed_data();
    void wrongFieldsAreNamed();
    void longestTextsAreTaken();
    void buffersAreListedNewestFirstByPage();
    void aDeletedBufferIsGoneFromEverywhere();
    void itemsOfADeletedBufferStay();
    void aDeletedBufferFreesItsSlug();
    void aRestoredBufferHasItsFeedbackAgain();
    void aRestoredBufferGivesWayWhereItsSlugIsTaken();
    void restoringALiveBufferChangesNothing();
    void afterTheRetentionABufferIsGoneForGood();
    void feedbackMayBeDeletedAfterItsBufferWasPurged();

private:
    TestBackend m_backend;
};

void TestBufferApi::aNewBufferHasEverythingThatWasSaid()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/buffers",
                                  { { "name", "Billing" },
                                    { "description", "Money matters" },
                                    { "icon", "💰" },
                                    { "routing_instructions", "Invoices and refunds" } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["name"], u"Billing"_s);
    QCOMPARE(made["slug"], u"billing"_s);
    QCOMPARE(made["description"], u"Money matters"_s);
    QCOMPARE(made["icon"], u"💰"_s);
    QCOMPARE(made["routing_instructions"], u"Invoices and refunds"_s);
    QCOMPARE(made["needs_review"], false);
    QCOMPARE(made["feedback_count"], 0);
    QVERIFY(!made.id().isEmpty());
    QCOMPARE(made["updated_at"], made["created_at"]);
    QCOMPARE(desk.get("/buffers/" + made.id()).body, made.body);
}

void TestBufferApi::aNewBufferNeedsNothingButAName()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/buffers", { { "name", "Bugs" }, { "description", nullptr } });
    QCOMPARE(made.outcome(), u"201"_s);
    QVERIFY(made["description"].isNull());
    QVERIFY(made["icon"].isNull());
    QVERIFY(made["routing_instructions"].isNull());
}

void TestBufferApi::theAnswerLinksTheBufferByIdAndItsPage()
{
    Desk desk(m_backend);
    const QByteArray id = desk.buffer("Feature requests");
    const Members links{
        { "links",
          object({ { "api", object({ { "self", "/api/v0/buffers/" + id } }) },
                   { "web", object({ { "self", "/o/" + desk.slug() + "/buffers/" + id } }) } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(desk.get("/buffers/" + id).meta(), links.object());
    QCOMPARE(desk.get("/buffers/feature-requests").meta(), links.object());
}

void TestBufferApi::everyOperationAnswersWithTheSameKeys()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/buffers", { { "name", "Bugs" } });
    const QByteArray path = "/buffers/" + made.id();
    QCOMPARE(made.json()[u"data"].toObject().keys(), bufferKeys);
    QCOMPARE(desk.get(path).json()[u"data"].toObject().keys(), bufferKeys);
    QCOMPARE(desk.patch(path, { { "icon", "x" } }).json()[u"data"].toObject().keys(), bufferKeys);
    QCOMPARE(desk.get("/buffers").items().first().toObject().keys(), bufferKeys);
    QCOMPARE(desk.post(path + "/restore").json()[u"data"].toObject().keys(), bufferKeys);
}

void TestBufferApi::aBufferIsFoundByIdAndBySlug()
{
    Desk desk(m_backend);
    const QByteArray id = desk.buffer("Dark mode");
    QCOMPARE(desk.get("/buffers/" + id).body, desk.get("/buffers/dark-mode").body);
    QCOMPARE(desk.patch("/buffers/dark-mode", { { "icon", "🌙" } }).outcome(), u"200"_s);
    QCOMPARE(desk.get("/buffers/" + id)["icon"], u"🌙"_s);
    QCOMPARE(desk.remove("/buffers/dark-mode").outcome(), u"204"_s);
    QCOMPARE(desk.get("/buffers/" + id).outcome(), u"404 buffer-not-found"_s);
}

void TestBufferApi::anUnknownBufferIsNotFound()
{
    Desk desk(m_backend);
    for (const char *key :
         { "0000000000000", "nowhere", "7zzzzzzzzzzzz", "A%20B", "%F0%9F%92%A9", "zzzzzzzzzzzzzzzzzzzz" }) {
        const QByteArray path = "/buffers/"_ba + key;
        QCOMPARE(desk.get(path).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.patch(path, { { "name", "x" } }).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.remove(path).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.post(path + "/restore").outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.get(path + "/feedback").outcome(), u"404 buffer-not-found"_s);
    }
}

void TestBufferApi::theSlugIsMadeFromTheName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("slug");
    QTest::newRow("words") << u"Feature Requests"_s << u"feature-requests"_s;
    QTest::newRow("umlauts") << u"Größe & Übersicht"_s << u"grosse-ubersicht"_s;
    QTest::newRow("Cyrillic") << u"Отзывы"_s << u"otzyvy"_s;
    QTest::newRow("edges") << u"  --Bugs!--  "_s << u"bugs"_s;
    QTest::newRow("emoji only") << u"🔥🔥"_s << u"buffer"_s;
    QTest::newRow("long") << QString(100, u'a') << QString(64, u'a');
}

void TestBufferApi::theSlugIsMadeFromTheName()
{
    QFETCH(QString, name);
    QFETCH(QString, slug);
    Desk desk(m_backend);
    const Answer made = desk.post("/buffers", { { "name", name } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["name"], name);
    QCOMPARE(made["slug"], slug);
    QCOMPARE(desk.get("/buffers/" + slug.toUtf8()).id(), made.id());
}

void TestBufferApi::aTakenSlugGetsANumber()
{
    Desk desk(m_backend);
    for (int i = 0; i < 3; ++i)
        desk.buffer("Bugs");
    desk.buffer(QByteArray(70, 'a'));
    const Answer cut = desk.post("/buffers", { { "name", QByteArray(70, 'a') } });
    QCOMPARE(desk.get("/buffers").all("slug").section(u", "_s, 2), u"bugs-3, bugs-2, bugs"_s);
    QVERIFY(cut["slug"].toString().endsWith(u"a-2"_s));
    QVERIFY(cut["slug"].toString().size() <= 64);
}

void TestBufferApi::aSlugNeverLooksLikeAnId()
{
    Desk desk(m_backend);
    const QByteArray other = desk.buffer("Bugs");
    const Answer made = desk.post("/buffers", { { "name", other } });
    QVERIFY(made["slug"].toString() != QString::fromLatin1(other));
    QCOMPARE(desk.get("/buffers/" + other)["name"], u"Bugs"_s);
    QCOMPARE(desk.get("/buffers/" + made["slug"].toString().toUtf8()).id(), made.id());
}

void TestBufferApi::renamingChangesTheSlugAndTheOldOneStopsWorking()
{
    Desk desk(m_backend);
    const QByteArray id = desk.buffer("Bugs");
    const Answer renamed = desk.patch("/buffers/bugs", { { "name", "Defects" } });
    QCOMPARE(renamed.outcome(), u"200"_s);
    QCOMPARE(renamed["slug"], u"defects"_s);
    QCOMPARE(renamed.id(), id);
    QCOMPARE(desk.get("/buffers/bugs").outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(desk.get("/buffers/defects").id(), id);
    // The old slug is free for another buffer, and a taken one gets a number here as well.
    desk.buffer("Bugs");
    QCOMPARE(desk.patch("/buffers/bugs", { { "name", "Defects" } })["slug"], u"defects-2"_s);
}

void TestBufferApi::renamingToANameOfTheSameSlugKeepsIt()
{
    Desk desk(m_backend);
    const QByteArray id = desk.buffer("Bugs");
    const Answer renamed = desk.patch("/buffers/" + id, { { "name", "BUGS!" } });
    QCOMPARE(renamed["name"], u"BUGS!"_s);
    QCOMPARE(renamed["slug"], u"bugs"_s);
}

void TestBufferApi::renamingKeepsTheNumberOfASlug()
{
    Desk desk(m_backend);
    const QByteArray first = desk.buffer("Foo");
    const QByteArray second = desk.buffer("Foo");
    for (const char *name : { "FOO", "foo", "Foo!", "Foo" })
        QCOMPARE(desk.patch("/buffers/" + second, { { "name", name } })["slug"], u"foo-2"_s);
    // The slug that another name gives can be the buffer's own.
    QCOMPARE(desk.patch("/buffers/" + second, { { "name", "Foo 2" } })["slug"], u"foo-2"_s);
    QCOMPARE(desk.patch("/buffers/" + second, { { "name", "Foo" } })["slug"], u"foo-2"_s);
    QCOMPARE(desk.patch("/buffers/" + first, { { "name", "Bar" } })["slug"], u"bar"_s);
    QCOMPARE(desk.patch("/buffers/" + second, { { "name", "Foo 2" } })["slug"], u"foo-2"_s);
    QCOMPARE(desk.patch("/buffers/" + second, { { "name", "Foo" } })["slug"], u"foo"_s);
}

void TestBufferApi::aPatchChangesOnlyWhatItNames()
{
    Desk desk(m_backend);
    const QByteArray path = "/buffers/" + desk.buffer("Bugs", { { "description", "d" }, { "icon", "i" } });
    const QJsonObject before = desk.get(path).json()[u"data"].toObject();
    for (const auto &[name, value] :
         std::initializer_list<std::pair<const char *, Json>>{ { "needs_review", true },
                                                               { "routing_instructions", "r" },
                                                               { "description", "e" },
                                                               { "icon", "j" } }) {
        QJsonObject expected = desk.get(path).json()[u"data"].toObject();
        const Answer after = desk.patch(path, { { name, value } });
        QCOMPARE(after.outcome(), u"200"_s);
        expected[QLatin1StringView(name)] = value;
        expected[u"updated_at"] = after["updated_at"];
        QCOMPARE(after.json()[u"data"].toObject(), expected);
        QCOMPARE(desk.get(path).body, after.body);
    }
    QVERIFY(desk.get(path)["updated_at"].toString() > before[u"updated_at"].toString());
    QCOMPARE(desk.get(path)["created_at"], before[u"created_at"]);
}

void TestBufferApi::nullClearsWhatMayBeEmpty()
{
    Desk desk(m_backend);
    const QByteArray path = "/buffers/"
        + desk.buffer("Bugs", { { "description", "d" }, { "icon", "i" }, { "routing_instructions", "r" } });
    const Sent clearing{ "PATCH",
                         path,
                         R"({"description":null,"icon":null,"routing_instructions":null})",
                         { { "Content-Type", "application/merge-patch+json" } } };
    const Answer cleared = desk.send(clearing);
    QCOMPARE(cleared.outcome(), u"200"_s);
    QVERIFY(cleared["description"].isNull() && cleared["icon"].isNull());
    QVERIFY(cleared["routing_instructions"].isNull());
    QCOMPARE(desk.get(path).body, cleared.body);
}

void TestBufferApi::aPatchThatChangesNothingLeavesTheTimeAlone()
{
    Desk desk(m_backend);
    const QByteArray path = "/buffers/" + desk.buffer("Bugs", { { "icon", "i" } });
    const Answer before = desk.get(path);
    for (const Members &patch :
         { Members(), Members{ { "name", "Bugs" }, { "icon", "i" }, { "needs_review", false } },
           Members{ { "unknown", 1 } }, Members{ { "description", nullptr } } }) {
        const Answer after = desk.patch(path, patch);
        QCOMPARE(after.outcome(), u"200"_s);
        QCOMPARE(after.body, before.body);
    }
}

void TestBufferApi::unknownKeysAreDiscarded()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/buffers",
                                  { { "name", "Bugs" },
                                    { "slug", "other" },
                                    { "id", "0000000000001" },
                                    { "needs_review", true },
                                    { "feedback_count", 7 },
                                    { "colour", QJsonArray{ 1 } } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["slug"], u"bugs"_s);
    QCOMPARE(made["needs_review"], false);
    QCOMPARE(made["feedback_count"], 0);
    QCOMPARE(made.json()[u"data"].toObject().keys(), bufferKeys);
}

void TestBufferApi::wrongFieldsAreNamed_data()
{
    QTest::addColumn<Members>("body");
    QTest::addColumn<QString>("create");
    QTest::addColumn<QString>("patch");
    const QString fine = u"200"_s;
    const auto invalid = [](const char *field) {
        return u"422 invalid-field-value "_s + QLatin1StringView(field);
    };
    QTest::newRow("no name") << Members{ { "icon", "x" } } << u"422 missing-required-field name"_s << fine;
    const auto both = [&](const char *row, const Members &body, const char *field) {
        const Members whole = body.object().contains(u"name") ? body : body.with("name", "Bugs");
        QTest::newRow(row) << whole << invalid(field) << invalid(field);
    };
    both("null name", { { "name", nullptr } }, "name");
    both("empty name", { { "name", "" } }, "name");
    both("blank name", { { "name", " \t\n" } }, "name");
    both("long name", { { "name", QByteArray(101, 'x') } }, "name");
    both("number as name", { { "name", 1 } }, "name");
    both("empty description", { { "description", "" } }, "description");
    both("long description", { { "description", QByteArray(2001, 'x') } }, "description");
    both("object as description", { { "description", QJsonObject() } }, "description");
    both("empty icon", { { "icon", "" } }, "icon");
    both("long icon", { { "icon", QByteArray(65, 'x') } }, "icon");
    both("empty instructions", { { "routing_instructions", "" } }, "routing_instructions");
    both("long instructions", { { "routing_instructions", QByteArray(10001, 'x') } }, "routing_instructions");
    const Members flagged{ { "name", "Bugs" } };
    for (const Json &flag : { Json(nullptr), Json("true"), Json(1), Json(QJsonArray()) })
        QTest::addRow("flag %d", int(flag.type()))
            << flagged.with("needs_review", flag) << u"201"_s << invalid("needs_review");
}

void TestBufferApi::wrongFieldsAreNamed()
{
    QFETCH(Members, body);
    Desk desk(m_backend);
    const QByteArray id = desk.buffer("Given");
    QTEST(desk.post("/buffers", body).outcome(), "create");
    QTEST(desk.patch("/buffers/" + id, body).outcome(), "patch");
}

void TestBufferApi::longestTextsAreTaken()
{
    Desk desk(m_backend);
    const Members longest{ { "name", QByteArray("😀").repeated(100) },
                           { "description", QByteArray("😀").repeated(2000) },
                           { "icon", QByteArray("😀").repeated(64) },
                           { "routing_instructions", QByteArray("😀").repeated(10000) } };
    const Answer made = desk.post("/buffers", longest);
    QCOMPARE(made.outcome(), u"201"_s);
    for (const QString &name : longest.object().keys())
        QCOMPARE(made.json()[u"data"][name], longest.object()[name]);
}

void TestBufferApi::buffersAreListedNewestFirstByPage()
{
    Desk desk(m_backend);
    const Answer none = desk.get("/buffers");
    QCOMPARE(none.outcome(), u"200"_s);
    QCOMPARE(none.meta("total"), 0);
    QCOMPARE(none.meta("total_pages"), 0);
    QVERIFY(none.items().isEmpty());

    QByteArray ids;
    for (const char *name : { "a", "b", "c", "d", "e" })
        ids = desk.buffer(name);
    QCOMPARE(desk.get("/buffers").all("name"), u"e, d, c, b, a"_s);
    const Answer second = desk.get("/buffers?page=2&limit=2");
    QCOMPARE(second.all("name"), u"c, b"_s);
    QCOMPARE(second.meta("total"), 5);
    QCOMPARE(second.meta("total_pages"), 3);
    QCOMPARE(second.meta()[u"links"][u"api"][u"self"], u"/api/v0/buffers?page=2&limit=2"_s);
    QCOMPARE(desk.get(second.meta("next").toString().toUtf8()).all("name"), u"a"_s);
    QCOMPARE(desk.get(second.meta("prev").toString().toUtf8()).all("name"), u"e, d"_s);
    const QJsonObject links = desk.get("/buffers?limit=1").meta()[u"links"][u"items"].toObject();
    QCOMPARE(links.keys(), QStringList{ QString::fromLatin1(ids) });
    QCOMPARE(links.begin().value()[u"api"][u"self"], QString::fromLatin1("/api/v0/buffers/" + ids));
    // Sorting is for feedback; other lists take no notice of it.
    QCOMPARE(desk.get("/buffers?sort_by=name&sort_order=asc").all("name"), u"e, d, c, b, a"_s);
}

void TestBufferApi::aDeletedBufferIsGoneFromEverywhere()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.buffer("Billing");
    desk.switchRouting(false);
    const QByteArray item = desk.settled("crash");
    desk.assign(bugs, item);

    const Answer deleted = desk.remove("/buffers/" + bugs);
    QCOMPARE(deleted.outcome(), u"204"_s);
    QVERIFY(deleted.body.isEmpty());
    for (const QByteArray &key : { bugs, "bugs"_ba }) {
        QCOMPARE(desk.get("/buffers/" + key).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.get("/buffers/" + key + "/feedback").outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.get("/feedback?buffer_id=" + key).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.patch("/buffers/" + key, { { "icon", "x" } }).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.put("/buffers/" + key + "/feedback/" + item).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.remove("/buffers/" + key + "/feedback/" + item).outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(
            desk.post("/buffers/" + key + "/move-all", { { "destination_buffer_id", "billing" } }).outcome(),
            u"404 buffer-not-found"_s);
        QCOMPARE(desk.post("/buffers/billing/move-all", { { "destination_buffer_id", key } }).outcome(),
                 u"404 buffer-not-found"_s);
        QCOMPARE(desk.remove("/buffers/" + key).outcome(), u"404 buffer-not-found"_s);
    }
    QCOMPARE(desk.get("/buffers").all("name"), u"Billing"_s);
    QCOMPARE(desk.total("/buffers"), 1);
}

void TestBufferApi::itemsOfADeletedBufferStay()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray billing = desk.buffer("Billing");
    desk.switchRouting(false);
    const QByteArray crash = desk.settled("crash");
    const QByteArray both = desk.settled("charged twice by a crash");
    desk.assign(bugs, crash);
    desk.assign(bugs, both);
    desk.assign(billing, both);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 0);

    desk.remove("/buffers/" + bugs);
    QCOMPARE(desk.get("/feedback").all("id"), QString::fromLatin1(both + ", " + crash));
    QCOMPARE(desk.buffersOf(crash), u"-"_s);
    QCOMPARE(desk.buffersOf(both), u"Billing"_s);
    QCOMPARE(desk.get("/feedback?unassigned=true").all("description"), u"crash"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 1);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 1);
}

void TestBufferApi::aDeletedBufferFreesItsSlug()
{
    Desk desk(m_backend);
    const QByteArray first = desk.buffer("Bugs");
    desk.remove("/buffers/" + first);
    const QByteArray second = desk.buffer("Bugs");
    QCOMPARE(desk.get("/buffers/bugs").id(), second);
}

void TestBufferApi::aRestoredBufferHasItsFeedbackAgain()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs", { { "icon", "🐞" } });
    desk.switchRouting(false);
    desk.assign(bugs, desk.settled("crash"));
    const QByteArray deletedLater = desk.settled("freeze");
    desk.assign(bugs, deletedLater);
    desk.remove("/buffers/" + bugs);
    desk.remove("/feedback/" + deletedLater);

    const Answer restored = desk.post("/buffers/" + bugs + "/restore");
    QCOMPARE(restored.outcome(), u"200"_s);
    QCOMPARE(restored.id(), bugs);
    QCOMPARE(restored["slug"], u"bugs"_s);
    QCOMPARE(restored["icon"], u"🐞"_s);
    QCOMPARE(restored["feedback_count"], 1);
    QCOMPARE(desk.board(), u"Bugs: crash"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 0);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 1);
    QCOMPARE(desk.total("/feedback?buffer_id=bugs"), 1);
}

void TestBufferApi::aRestoredBufferGivesWayWhereItsSlugIsTaken()
{
    Desk desk(m_backend);
    const QByteArray first = desk.buffer("Bugs");
    desk.remove("/buffers/bugs");
    const QByteArray second = desk.buffer("Bugs");
    const Answer restored = desk.post("/buffers/" + first + "/restore");
    QCOMPARE(restored.outcome(), u"200"_s);
    QCOMPARE(restored["name"], u"Bugs"_s);
    QCOMPARE(restored["slug"], u"bugs-2"_s);
    QCOMPARE(desk.get("/buffers/bugs").id(), second);
    QCOMPARE(desk.get("/buffers/bugs-2").id(), first);
    // A live buffer keeps its slug. Restored after the other one is gone, it has the plain one again.
    desk.remove("/buffers/bugs");
    QCOMPARE(desk.get("/buffers/" + first)["slug"], u"bugs-2"_s);
    desk.remove("/buffers/bugs-2");
    QCOMPARE(desk.post("/buffers/" + first + "/restore")["slug"], u"bugs"_s);
}

void TestBufferApi::restoringALiveBufferChangesNothing()
{
    Desk desk(m_backend);
    const QByteArray path = "/buffers/" + desk.buffer("Bugs");
    const Answer before = desk.get(path);
    const Answer restored = desk.post(path + "/restore");
    QCOMPARE(restored.outcome(), u"200"_s);
    QCOMPARE(restored.body, before.body);
}

void TestBufferApi::afterTheRetentionABufferIsGoneForGood()
{
    Desk desk(m_backend);
    const QByteArray kept = desk.buffer("Kept");
    const QByteArray gone = desk.buffer("Gone");
    desk.switchRouting(false);
    desk.assign(gone, desk.settled("crash"));
    desk.remove("/buffers/" + kept);
    desk.remove("/buffers/" + gone);
    m_backend.sql(u"update buffer set deleted_at = now() - interval '31 days' where name = 'Gone'"_s);

    // Another backend finds it when it starts.
    const std::unique_ptr<Backend> purging = m_backend.another();
    QVERIFY(eventually(
        [&] { return m_backend.value(u"select count(*) from buffer where name = 'Gone'"_s) == u"0"_s; }));
    QCOMPARE(desk.post("/buffers/" + gone + "/restore").outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(desk.get("/feedback").all("description"), u"crash"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 1);
    QCOMPARE(desk.post("/buffers/" + kept + "/restore").outcome(), u"200"_s);
}

void TestBufferApi::feedbackMayBeDeletedAfterItsBufferWasPurged()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Purged");
    desk.switchRouting(false);
    const QByteArray item = desk.settled("crash");
    desk.assign(bugs, item);
    desk.remove("/buffers/" + bugs);
    m_backend.sql(u"update buffer set deleted_at = now() - interval '31 days' where name = 'Purged'"_s);
    const std::unique_ptr<Backend> purging = m_backend.another();
    QVERIFY(eventually(
        [&] { return m_backend.value(u"select count(*) from buffer where name = 'Purged'"_s) == u"0"_s; }));
    QCOMPARE(desk.remove("/feedback/" + item).outcome(), u"204"_s);
    QCOMPARE(desk.total("/feedback"), 0);
}

void TestBufferApi::deletedBuffersAreListedForRestoring()
{
    Desk desk(m_backend);
    const QByteArray first = desk.buffer("First"), second = desk.buffer("Second"),
                     third = desk.buffer("Third");
    QCOMPARE(desk.get("/buffers?deleted=true").meta("total"), 0);
    desk.remove("/buffers/" + second);
    desk.remove("/buffers/" + first);
    const Answer deleted = desk.get("/buffers?deleted=true");
    QCOMPARE(deleted.all("name"), u"First, Second"_s);
    const QJsonObject last = deleted.items()[0].toObject();
    const auto at = [&](const char *name) {
        return timestampFromRfc3339(last[QLatin1StringView(name)].toString()).value();
    };
    QVERIFY(at("deleted_at") >= at("created_at"));
    QCOMPARE(at("restorable_until").milliseconds() - at("deleted_at").milliseconds(),
             qint64(30) * 24 * 3600 * 1000);
    QVERIFY(!desk.get("/buffers").items()[0].toObject().contains(u"deleted_at"_s));
    QCOMPARE(desk.get("/buffers").all("name"), u"Third"_s);
    QCOMPARE(desk.get("/buffers?deleted=false").all("name"), u"Third"_s);
    QVERIFY(desk.get("/buffers?deleted=true&limit=1").body.contains("deleted=true"));
    QCOMPARE(desk.get("/buffers?deleted=true&limit=1&page=2").all("name"), u"Second"_s);
    QCOMPARE(desk.get("/buffers?deleted=perhaps").outcome(), u"422 invalid-field-value deleted"_s);
    QCOMPARE(desk.post("/buffers/" + second + "/restore").status, 200);
    QCOMPARE(desk.get("/buffers?deleted=true").all("name"), u"First"_s);
}

TRIAGE_TEST(TestBufferApi, QCoreApplication)
#include "tst_bufferapi.moc"
