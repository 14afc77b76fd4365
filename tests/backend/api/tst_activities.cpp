// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to items is a code with its parts, for each kind of act, beside the text that says the
// same.

#include "domain/activity.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr auto refundText
    = "I was charged twice for my subscription, please refund the second credit card payment";

/// A desk with two buffers that nobody mixes up, where routing assigns nothing at first.
struct Scene : Desk
{
    explicit Scene(TestBackend &backend)
        : Desk(backend),
          billing(buffer("Billing",
                         { { "description", "Money: charges, refunds and invoices" },
                           { "routing_instructions", "Charged twice, refund, invoice, credit card" } })),
          bugs(buffer("Bugs", { { "description", "The app crashes or freezes" } }))
    {
        routeNothing();
    }

    QByteArray memberId(const QString &email)
    {
        for (const QJsonValue &each : get("/members").items()) {
            if (each[u"email"] == email)
                return each[u"id"].toString().toLatin1();
        }
        return {};
    }

    const QByteArray billing;
    const QByteArray bugs;
};

struct Happening
{
    const char *code;
    const char *text; ///< How the text begins, which is all of it up to the reasons of routing.
    const char *parts; ///< Members that the activity has among others.
    QByteArray (*act)(Scene &); ///< Returns the item whose last activity is wanted.
};

QByteArray failRouting(Scene &desk)
{
    desk.routeEverything();
    desk.backend().holdRouting();
    const QByteArray item = desk.feedback(refundText);
    desk.backend().sql(u"create function break_routing() returns trigger language plpgsql as"
                       " $$ begin raise exception 'broken'; end $$;"
                       " create trigger broken before insert on feedback_buffer for each row"
                       " execute function break_routing();"
                       " update routing_job set attempts = 7"_s);
    desk.backend().releaseRouting();
    desk.routed(item);
    desk.backend().sql(u"drop trigger broken on feedback_buffer; drop function break_routing"_s);
    return item;
}

QByteArray proposeBuffer(Scene &desk)
{
    desk.patch("/organization", { { "settings", object({ { "auto_create_buffers", true } }) } });
    QByteArray item;
    for (const char *text :
         { "Dark mode makes the icons invisible.", "Dark mode hides the chart labels.",
           "Please give us a dark mode for the night shift.", "Dark mode flashes white on every page.",
           "Could dark mode follow the system setting?", "The dark mode colours are far too dim." })
        item = desk.feedback(text);
    desk.settle();
    eventually([&] { return desk.total("/buffers") == 3; });
    return item;
}

/// Makes an item a duplicate of another. Returns the merge.
QByteArray merge(Desk &desk, const QByteArray &into, const QByteArray &item)
{
    return desk.post("/merges", { { "into", into }, { "feedback_ids", array({ item }) } }).id();
}

const Happening happenings[]{
    { "assigned", "Assigned to Bugs.", R"({"buffers":["Bugs"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.assign(desk.bugs, item);
          return item;
      } },
    { "removed", "Removed from Bugs.", R"({"buffers":["Bugs"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.assign(desk.bugs, item);
          desk.takeOut(desk.bugs, item);
          return item;
      } },
    { "moved", "Moved from Bugs to Billing.", R"({"buffers":["Bugs","Billing"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.assign(desk.bugs, item);
          desk.post("/buffers/" + desk.bugs + "/move-all", { { "destination_buffer_id", desk.billing } });
          return item;
      } },
    { "edited", "Edited the title.", R"({"fields":["title"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item, { { "title", "T" } });
          return item;
      } },
    { "edited", "Edited the submitter.", R"({"fields":["submitted_by"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item, { { "submitted_by", "Lee" } });
          return item;
      } },
    { "edited", "Edited the title and the description.", R"({"fields":["title","description"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item, { { "title", "T" }, { "description", "D" } });
          return item;
      } },
    { "review_requested", "Marked as needing review.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item, { { "needs_review", true } });
          return item;
      } },
    { "reviewed", "Marked as reviewed.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.assign(desk.bugs, item);
          desk.patch("/feedback/" + item, { { "needs_review", true } });
          desk.assign(desk.bugs, item);
          return item;
      } },
    { "routing_requested", "Asked for routing again.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.switchRouting(false);
          desk.backend().holdRouting();
          desk.post("/feedback/" + item + "/routing");
          return item;
      } },
    { "routed", "Routed to Billing (", "{}",
      [](Scene &desk) {
          desk.thresholds(0, 0.5);
          return desk.settled(refundText);
      } },
    { "proposed", "Routed to ", "{}", proposeBuffer },
    { "not_matched", "Unassigned. ", "{}",
      [](Scene &desk) {
          return desk.settled("a");
      } },
    { "not_routed", "Not routed: Routing is switched off", "{}",
      [](Scene &desk) {
          desk.switchRouting(false);
          return desk.settled("a");
      } },
    { "done", "Marked as done.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "state", "done" } });
          return item;
      } },
    { "declined", "Declined.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "state", "declined" } });
          return item;
      } },
    { "reopened", "Opened again.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "state", "done" } });
          desk.patch("/feedback/" + item + "/triage", { { "state", "open" } });
          return item;
      } },
    { "taken", "Assigned it to themselves.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "owner_id", desk.memberId(Desk::adminEmail()) } });
          return item;
      } },
    { "given", "Assigned it to Mel.", R"({"member":"Mel"})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "owner_id", desk.memberId(Desk::memberEmail()) } });
          return item;
      } },
    { "released", "Unassigned it.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "owner_id", desk.memberId(Desk::memberEmail()) } });
          desk.patch("/feedback/" + item + "/triage", { { "owner_id", QJsonValue() } });
          return item;
      } },
    { "snoozed", "Snoozed until 2100-01-01T09:00:00.000Z.", R"({"until":"2100-01-01T09:00:00.000Z"})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "snoozed_until", "2100-01-01T09:00:00Z" } });
          return item;
      } },
    { "snooze_ended", "Ended the snooze.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "snoozed_until", "2100-01-01T09:00:00Z" } });
          desk.patch("/feedback/" + item + "/triage", { { "snoozed_until", QJsonValue() } });
          return item;
      } },
    { "tagged", "Tagged with app, pay.", R"({"tags":["app","pay"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "tags", array({ "app", "pay" }) } });
          return item;
      } },
    { "untagged", "Took off the tag pay.", R"({"tags":["pay"]})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.patch("/feedback/" + item + "/triage", { { "tags", array({ "app", "pay" }) } });
          desk.patch("/feedback/" + item + "/triage", { { "tags", array({ "app" }) } });
          return item;
      } },
    { "routing_failed", "Routing failed: ", "{}", failRouting },
    { "merged", "Marked as a duplicate of another item.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          merge(desk, desk.settled("b"), item);
          return item;
      } },
    { "duplicates_added", "Duplicates added: 1.", R"({"count":1})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          merge(desk, item, desk.settled("b"));
          return item;
      } },
    { "unmerged", "No longer marked as a duplicate.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.post("/merges/" + merge(desk, desk.settled("b"), item) + "/undo");
          return item;
      } },
    { "duplicates_removed", "Duplicates unmerged: 1.", R"({"count":1})",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          const QByteArray duplicate = desk.settled("b");
          merge(desk, item, duplicate);
          desk.remove("/feedback/" + duplicate + "/duplicate-of");
          return item;
      } },
    { "original_deleted", "Took the place of a deleted item. Its duplicates: 1.", R"({"count":1})",
      [](Scene &desk) {
          const QByteArray original = desk.settled("a");
          const QByteArray item = desk.settled("b");
          merge(desk, original, item);
          merge(desk, original, desk.settled("c"));
          desk.remove("/feedback/" + original);
          return item;
      } },
    { "not_duplicate", "Marked as different from another item.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          desk.put("/feedback/" + item + "/not-duplicates/" + desk.settled("b"));
          return item;
      } },
    { "maybe_duplicate", "No longer marked as different from another item.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a");
          const QByteArray path = "/feedback/" + item + "/not-duplicates/" + desk.settled("b");
          desk.put(path);
          desk.remove(path);
          return item;
      } },
    { "came_again", "Reported again after a similar item was done.", "{}",
      [](Scene &desk) {
          const QByteArray done = desk.settled("Exporting the quarterly report takes ten minutes");
          desk.admin.patch("/feedback/" + done + "/triage", { { "state", "done" } });
          return desk.settled("Exporting the quarterly report takes ten minutes, please help");
      } },
    { "split_off", "Split off a part of the text as another item.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a b");
          desk.post("/feedback/" + item + "/split", { { "description", "b" } });
          return item;
      } },
    { "split_from", "Split off from another item.", "{}",
      [](Scene &desk) {
          const QByteArray item = desk.settled("a b");
          desk.backend().holdRouting(); // what it decides would be the last activity
          return desk.post("/feedback/" + item + "/split", { { "description", "b" } }).id();
      } },
};

} // namespace

class TestActivities : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void activitiesHaveCodes_data();
    void activitiesHaveCodes();
    void everyCodeIsToldBySomebody();
    void reasonsOfRoutingComeAsCodes();
    void notesOfPeopleHaveNoActivity();
    void activitiesOfOlderVersionsAreTextsAlone();
    void anExportKeepsActivities();
    void importsLeaveOutInvalidActivities();

private:
    /// Returns the last note of the list, once the change feed says the same of it.
    static QJsonObject last(Desk &desk, const QByteArray &item)
    {
        const QJsonObject note = desk.get("/feedback/" + item + "/notes").items().last().toObject();
        for (const QJsonValue &change : desk.get("/changes?limit=500").items()) {
            if (change[u"id"] == note[u"id"])
                return change[u"data"].toObject() == note ? note : QJsonObject();
        }
        return {};
    }

    TestBackend m_backend;
};

void TestActivities::activitiesHaveCodes_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < int(std::size(happenings)); ++i)
        QTest::newRow(happenings[i].text) << i;
}

void TestActivities::activitiesHaveCodes()
{
    QFETCH(const int, row);
    const Happening &wanted = happenings[row];
    TestBackend backend;
    Scene desk(backend);
    const QByteArray item = wanted.act(desk);
    const QJsonObject note = last(desk, item);
    QCOMPARE(note[u"kind"], u"activity"_s);
    const QString text = note[u"text"].toString();
    QVERIFY2(text.startsWith(QLatin1StringView(wanted.text)), qPrintable(text));
    const QJsonObject activity = note[u"activity"].toObject();
    QCOMPARE(activity[u"code"], QString::fromLatin1(wanted.code));
    const QJsonObject parts = QJsonDocument::fromJson(wanted.parts).object();
    for (auto part = parts.begin(); part != parts.end(); ++part)
        QCOMPARE(activity[part.key()], part.value());
    const auto read = fromJson<Activity>(QByteArrayView(QJsonDocument(activity).toJson()));
    QVERIFY(read);
    // Routing's reasons end the text; where they have a code, the activity has that instead.
    const QString said = toText(*read, read->reasoning.value_or(QString()));
    QVERIFY2(read->reason ? text.startsWith(said) : text == said, qPrintable(said));
}

void TestActivities::everyCodeIsToldBySomebody()
{
    for (const QLatin1StringView code : activitycode::all) {
        const auto tells = [code](const Happening &each) {
            return code == QLatin1StringView(each.code);
        };
        if (code == activitycode::noted) // of notes, which tools for agents write
            continue;
        QVERIFY2(std::any_of(std::begin(happenings), std::end(happenings), tells), code.data());
    }
}

void TestActivities::reasonsOfRoutingComeAsCodes()
{
    Scene desk(m_backend);
    desk.thresholds(0, 0.5);
    const QByteArray item = desk.settled(refundText);
    const QJsonObject activity = last(desk, item)[u"activity"].toObject();
    const QJsonValue best = desk.get("/feedback/" + item + "/routing")["candidates"].toArray().first();
    QVERIFY(best[u"reason"].isObject());
    QCOMPARE(activity[u"reason"], best[u"reason"]);
    QCOMPARE(activity[u"confidences"][0], best[u"confidence"]);
    QVERIFY(!activity.contains(u"reasoning"));
}

void TestActivities::notesOfPeopleHaveNoActivity()
{
    Scene desk(m_backend);
    const QByteArray item = desk.settled("a");
    QVERIFY(desk.post("/feedback/" + item + "/notes", { { "text", "Seen" } })["activity"].isNull());
    QVERIFY(last(desk, item)[u"activity"].isNull());
}

void TestActivities::activitiesOfOlderVersionsAreTextsAlone()
{
    Scene desk(m_backend);
    const QByteArray item = desk.settled("a");
    desk.assign(desk.bugs, item);
    m_backend.sql(u"update note set activity = null"_s);
    QVERIFY(last(desk, item)[u"activity"].isNull());
    QCOMPARE(last(desk, item)[u"text"], u"Assigned to Bugs."_s);
}

void TestActivities::anExportKeepsActivities()
{
    Scene desk(m_backend);
    const QByteArray item = desk.settled("a");
    desk.assign(desk.bugs, item);
    const QJsonObject before = last(desk, item);
    const QString data = desk.get("/export")["text"].toString();

    Desk other(m_backend);
    QCOMPARE(
        other.post("/import", { { "format", "json_lines" }, { "data", data }, { "last", true } }).outcome(),
        u"200"_s);
    const QByteArray again = other.get("/feedback").items().first()[u"id"].toString().toLatin1();
    QCOMPARE(last(other, again)[u"activity"], before[u"activity"]);
    QCOMPARE(last(other, again)[u"text"], before[u"text"]);
}

void TestActivities::importsLeaveOutInvalidActivities()
{
    Desk desk(m_backend);
    const auto activityOf = [&](const QByteArray &text, const QByteArray &activity) {
        const QByteArray line = R"({"description":"a","buffers":["Bugs"],"notes":[{"text":")" + text
            + R"(","kind":"activity","activity":)" + activity + "}]}\n";
        const Answer import = desk.post(
            "/import",
            { { "format", "json_lines" }, { "data", QString::fromLatin1(line) }, { "last", true } });
        const QByteArray item = desk.get("/feedback").items().first()[u"id"].toString().toLatin1();
        return import["created"].toInt() == 1 ? last(desk, item)[u"activity"] : QJsonValue(u"refused"_s);
    };
    QVERIFY(activityOf("Marked as reviewed.", R"({"code":"reviewed"})").isObject());
    QVERIFY(activityOf("Marked as reviewed.", "null").isNull());
    QVERIFY(activityOf("Sent to the moon.", R"({"code":"sent_to_the_moon"})").isNull());
    const QByteArray longReasoning(5000, 'n');
    QVERIFY(activityOf("Marked as reviewed.", R"({"code":"reviewed","reasoning":")" + longReasoning + "\"}")
                .isNull());
    QVERIFY(activityOf("Marked as reviewed.", R"("reviewed")").isNull());
}

TRIAGE_TEST(TestActivities, QCoreApplication)
#include "tst_activities.moc"
