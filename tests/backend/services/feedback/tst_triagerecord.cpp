// SPDX-License-Identifier: GPL-3.0-or-later
// What people make of feedback: its state, who has it, until when it sleeps, its tags.

#include "search/indexedtext.h"
#include "services/feedback/teaching.h"
#include "stores/bufferstore.h"
#include "stores/feedbackwriter.h"
#include "stores/triage/triagestore.h"
#include "support/languagecounts.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QByteArray triageOf(const QByteArray &item)
{
    return "/feedback/" + item + "/triage";
}

QByteArray memberId(TestClient &client)
{
    return client.get("/me")["member"].toObject()[u"id"].toString().toLatin1();
}

/// Counts the differences between what triggers keep and what the records say.
constexpr char differences[] = R"sql(
with cell as (
    select t.*, '' as tag, 0::bigint as buffer from feedback_triage t
    union all
    select t.*, u.tag, 0 from feedback_triage t cross join lateral unnest(t.tags) as u (tag)
    union all
    select t.*, '', m.buffer
    from feedback_triage t join feedback_buffer m on m.organization = t.organization and m.feedback = t.feedback
), told as (
    select organization, tag collate "C", buffer, state, snoozed_until is not null, coalesce(owner, 0), count(*), is_duplicate
    from cell group by 1, 2, 3, 4, 5, 6, 8
), tagged as (
    select organization, unnest(tags) collate "C", feedback from feedback_triage
)
select (select count(*) from (select * from told except select * from triage_total) d)
     + (select count(*) from (select * from triage_total except select * from told) d)
     + (select count(*) from (select * from tagged except select * from feedback_tag) d)
     + (select count(*) from (select * from feedback_tag except select * from tagged) d)
     + (select count(*)
        from feedback f left join feedback_triage t on t.organization = f.organization and t.feedback = f.id
        where f.record_code <> case when t.state = 'done' then 8 when t.state = 'declined' then 16 else 0 end
                               + 4 * (t.snoozed_until is not null)::int + 2 * (t.owner is not null)::int
                               + (t.duplicate_of is not null)::int)
)sql";

} // namespace

class TestTriageRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anItemThatNobodyWorkedOnHasTheDefaultRecord();
    void triageActsChangeTheRecord();
    void theItemStaysAsItIs();
    void everyChangeIsInTheTimeline();
    void aPatchThatChangesNothingChangesNothing();
    void wrongValuesAreRefused_data();
    void wrongValuesAreRefused();
    void tagsHaveANormalForm();
    void anOrganizationHasABoundedNumberOfTags();
    void tagsAreCounted();
    void onlyMembersOfTheOrganizationHaveItems();
    void twoPeopleDoNotOverwriteEachOther();
    void theFeedCarriesRecords();
    void theFeedShowsTheNewNameOfAnOwner();
    void aRemovedMemberHasNothing();
    void listsCarryRecordsWhereTheyAreWanted();
    void aRecordGoesWithItsItem();
    void anUndoneImportLeavesNoRecord();
    void keptCountsEqualTheRecords();
    void actsCallFewFunctions();

private:
    TestBackend m_backend;
};

void TestTriageRecord::anItemThatNobodyWorkedOnHasTheDefaultRecord()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const Answer record = desk.get(triageOf(item));
    QCOMPARE(record.outcome(), u"200"_s);
    QCOMPARE(record.json()[u"data"].toObject(),
             object({ { "feedback_id", item },
                      { "owner_id", nullptr },
                      { "owner_name", nullptr },
                      { "state", "open" },
                      { "state_changed_at", nullptr },
                      { "snoozed_until", nullptr },
                      { "tags", QJsonArray() },
                      { "duplicate_of", nullptr },
                      { "duplicate_count", 0 },
                      { "updated_at", nullptr } }));
    QVERIFY(!record.header("ETag").isEmpty());
    QCOMPARE(m_backend.value(u"select count(*) from feedback_triage"_s), u"0"_s);
    QCOMPARE(desk.get(triageOf("0000000000000")).outcome(), u"404 feedback-not-found"_s);
}

void TestTriageRecord::triageActsChangeTheRecord()
{
    Desk desk(m_backend);
    const QByteArray mel = memberId(desk.member);
    const QByteArray item = desk.settled("crash");
    const Answer changed = desk.patch(triageOf(item),
                                      { { "owner_id", mel },
                                        { "state", "done" },
                                        { "snoozed_until", "2030-01-02T03:04:05+01:00" },
                                        { "tags", array({ "export", "crash" }) } });
    QCOMPARE(changed.outcome(), u"200"_s);
    QCOMPARE(changed["owner_id"], QString::fromLatin1(mel));
    QCOMPARE(changed["owner_name"], u"Mel"_s);
    QCOMPARE(changed["state"], u"done"_s);
    QCOMPARE(changed["snoozed_until"], u"2030-01-02T02:04:05.000Z"_s);
    QCOMPARE(changed["tags"], array({ "crash", "export" }));
    QCOMPARE(changed["state_changed_at"], changed["updated_at"]);
    QCOMPARE(desk.get(triageOf(item)).json(), changed.json());

    const Answer cleared
        = desk.patch(triageOf(item), { { "owner_id", nullptr }, { "snoozed_until", nullptr } });
    QVERIFY(cleared["owner_id"].isNull() && cleared["owner_name"].isNull());
    QVERIFY(cleared["snoozed_until"].isNull());
    QCOMPARE(cleared["state"], u"done"_s);
    QCOMPARE(cleared["tags"], array({ "crash", "export" }));
    QCOMPARE(cleared["state_changed_at"], changed["state_changed_at"]);
    QVERIFY(cleared["updated_at"] != changed["updated_at"]);
}

void TestTriageRecord::theItemStaysAsItIs()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    desk.assign(bugs, item);
    const Answer before = desk.get("/feedback/" + item);
    QCOMPARE(before.json()[u"data"].toObject().size(), 9);
    QCOMPARE(desk.patch(triageOf(item), { { "state", "declined" }, { "tags", array({ "x" }) } }).status, 200);
    const Answer after = desk.get("/feedback/" + item);
    QCOMPARE(after.body, before.body);
    QCOMPARE(after.header("ETag"), before.header("ETag"));
    QCOMPARE(desk.buffersOf(item), u"Bugs"_s);
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestTriageRecord::everyChangeIsInTheTimeline()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    m_backend.holdRouting();
    const QByteArray item = desk.feedback("crash");
    const QByteArray path = triageOf(item);
    const auto patch = [&](const Members &members) {
        QCOMPARE(desk.patch(path, members).status, 200);
    };
    patch({ { "state", "done" } });
    patch({ { "state", "open" }, { "owner_id", memberId(desk.admin) } });
    patch({ { "owner_id", memberId(desk.member) } });
    patch({ { "owner_id", nullptr }, { "snoozed_until", "2030-01-02T03:04:05Z" } });
    patch({ { "state", "declined" }, { "snoozed_until", nullptr }, { "tags", array({ "b", "a" }) } });
    patch({ { "tags", array({ "b", "c" }) } });
    QCOMPARE(desk.timeline(item),
             u"Marked as done. | Opened again. | Assigned it to themselves. | Assigned it to Mel. | "
             u"Unassigned it. | "
             "Snoozed until 2030-01-02T03:04:05.000Z. | Declined. | Ended the snooze. | Tagged with a, b. | "
             "Tagged with c. | Took off the tag a."_s);
    const QJsonArray notes = desk.get("/feedback/" + item + "/notes").items();
    for (const QJsonValue &note : notes)
        QCOMPARE(note[u"author_name"], u"Ada"_s);
    m_backend.releaseRouting();
    desk.settle();
}

void TestTriageRecord::aPatchThatChangesNothingChangesNothing()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const Members patch{ { "state", "open" }, { "owner_id", nullptr }, { "tags", QJsonArray() } };
    const QString before = desk.timeline(item);
    QVERIFY(desk.patch(triageOf(item), patch)["updated_at"].isNull());
    QCOMPARE(m_backend.value(u"select count(*) from feedback_triage where organization = %1"_s.arg(
                 desk.organization().id.value())),
             u"0"_s);
    const Answer tagged = desk.patch(triageOf(item), { { "tags", array({ "a" }) } });
    const QString then = desk.timeline(item);
    QCOMPARE(desk.patch(triageOf(item), { { "tags", array({ " A ", "a" }) } }).body, tagged.body);
    QCOMPARE(desk.timeline(item), then);
    QVERIFY(then != before);
}

void TestTriageRecord::wrongValuesAreRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const QByteArray &body, const char *field) {
        QTest::newRow(name) << body << u"422 invalid-field-value "_s + QString::fromLatin1(field);
    };
    row("no object", "[]", "body");
    row("an unknown state", R"({"state":"closed"})", "state");
    row("no state", R"({"state":null})", "state");
    row("an unknown owner", R"({"owner_id":"0000000000000"})", "owner_id");
    row("an owner by name", R"({"owner_id":"Ada"})", "owner_id");
    row("no time", R"({"snoozed_until":"tomorrow"})", "snoozed_until");
    row("no list", R"({"tags":"a"})", "tags");
    row("no tags", R"({"tags":null})", "tags");
    row("an empty tag", R"({"tags":[""]})", "tags[0]");
    row("a blank tag", R"({"tags":["  "]})", "tags");
    row("a comma", R"({"tags":["a,b"]})", "tags");
    row("a control character", R"({"tags":["a\u0007"]})", "tags");
    row("a long tag", R"({"tags":[")" + QByteArray(41, 'x') + R"("]})", "tags[0]");
    // Its normal form has three characters for each of these.
    row("a tag that becomes long", R"({"tags":[")" + QByteArray("ﬃ").repeated(14) + R"("]})", "tags");
    QByteArray many;
    for (int i = 0; i < 21; ++i)
        many += ",\"" + QByteArray::number(i) + '"';
    row("many tags", R"({"tags":[)" + many.mid(1) + "]}", "tags");
}

void TestTriageRecord::wrongValuesAreRefused()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const QByteArray before = desk.get(triageOf(item)).body;
    QTEST(desk.send({ "PATCH", triageOf(item), body, {} }).outcome(), "outcome");
    QCOMPARE(desk.get(triageOf(item)).body, before);
}

void TestTriageRecord::tagsHaveANormalForm()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const Answer tagged = desk.patch(
        triageOf(item),
        { { "tags", array({ "  Export  to\tPDF ", "ＣＲＡＳＨ", "crash", "Straße", "ÉTÉ", "é", "😀" }) } });
    QCOMPARE(tagged.outcome(), u"200"_s);
    QCOMPARE(tagged["tags"], array({ "crash", "export to pdf", "straße", "é", "été", "😀" }));
    const QJsonArray normal = tagged["tags"].toArray();
    QCOMPARE(desk.patch(triageOf(item), { { "tags", normal } }).body, tagged.body);
    const QByteArray longest = QByteArray("😀").repeated(40);
    QCOMPARE(desk.patch(triageOf(item), { { "tags", array({ longest }) } })["tags"], array({ longest }));
}

void TestTriageRecord::anOrganizationHasABoundedNumberOfTags()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const auto twenty = [](int first) {
        QJsonArray tags;
        for (int i = 0; i < 20; ++i)
            tags.append(u"tag %1"_s.arg(first + i));
        return tags;
    };
    QByteArray item;
    for (int first = 0; first < 500; first += 20) {
        item = desk.feedback("crash");
        QCOMPARE(desk.patch(triageOf(item), { { "tags", twenty(first) } }).status, 200);
    }
    const QByteArray other = desk.feedback("freeze");
    QCOMPARE(desk.patch(triageOf(other), { { "tags", array({ "new" }) } }).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.patch(triageOf(other), { { "tags", array({ "tag 7" }) } }).status, 200);
    // One that is on no item any more makes room.
    QCOMPARE(desk.patch(triageOf(item), { { "tags", QJsonArray() } }).status, 200);
    QCOMPARE(desk.patch(triageOf(other), { { "tags", array({ "new" }) } }).status, 200);
}

void TestTriageRecord::tagsAreCounted()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray first = desk.feedback("one");
    const QByteArray second = desk.feedback("two");
    QCOMPARE(desk.get("/tags").items(), QJsonArray());
    desk.patch(triageOf(first), { { "tags", array({ "b", "a" }) }, { "state", "done" } });
    desk.patch(triageOf(second), { { "tags", array({ "b" }) } });
    const auto counted = [](const char *name, int count) {
        return object({ { "name", name }, { "feedback_count", count } });
    };
    QCOMPARE(desk.member.get("/tags").items(), (QJsonArray{ counted("a", 1), counted("b", 2) }));
    desk.remove("/feedback/" + first);
    QCOMPARE(desk.get("/tags").items(), QJsonArray{ counted("b", 1) });
}

void TestTriageRecord::onlyMembersOfTheOrganizationHaveItems()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    const QByteArray item = desk.settled("crash");
    QCOMPARE(desk.patch(triageOf(item), { { "owner_id", memberId(other.admin) } }).outcome(),
             u"422 invalid-field-value owner_id"_s);
    QCOMPARE(other.get(triageOf(item)).outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(other.patch(triageOf(item), { { "state", "done" } }).outcome(), u"404 feedback-not-found"_s);
}

void TestTriageRecord::twoPeopleDoNotOverwriteEachOther()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const QByteArray read = desk.get(triageOf(item)).header("ETag");
    const auto patch = [&](TestClient &client, const Members &body, const QByteArray &tag) {
        return client.send({ "PATCH", triageOf(item), body.toJson(), { { "If-Match", tag } } });
    };
    const Answer first = patch(desk.admin, { { "state", "done" } }, read);
    QCOMPARE(first.outcome(), u"200"_s);
    QCOMPARE(patch(desk.member, { { "state", "declined" } }, read).outcome(), u"412 precondition-failed"_s);
    QCOMPARE(desk.get(triageOf(item))["state"], u"done"_s);
    QCOMPARE(patch(desk.member, { { "state", "declined" } }, first.header("ETag")).outcome(), u"200"_s);
    QCOMPARE(patch(desk.admin, { { "state", "open" } }, "*").outcome(), u"200"_s);
    const QByteArray now = desk.get(triageOf(item)).header("ETag");
    QCOMPARE(desk.send({ "GET", triageOf(item), {}, { { "If-None-Match", now } } }).status, 304);
}

void TestTriageRecord::theFeedCarriesRecords()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    QByteArray cursor = "0";
    const auto news = [&]() {
        const Answer page = desk.get("/changes?since=" + cursor);
        cursor = page.meta("cursor").toString().toLatin1();
        QJsonObject found;
        for (const QJsonValue &entry : page.items()) {
            if (entry[u"type"] == u"feedback"_s)
                found = entry[u"data"].toObject();
        }
        return found;
    };
    QCOMPARE(news().contains(u"triage"), false);
    desk.patch(triageOf(item), { { "state", "done" } });
    const QJsonObject changed = news();
    QCOMPARE(changed[u"triage"], desk.get(triageOf(item)).json()[u"data"]);
    QCOMPARE(changed[u"id"], QString::fromLatin1(item));
    QVERIFY(changed.contains(u"buffer_ids"));
    desk.patch(triageOf(item), { { "state", "open" } });
    QCOMPARE(news()[u"triage"], desk.get(triageOf(item)).json()[u"data"]);
    QVERIFY(news().isEmpty());
}

void TestTriageRecord::theFeedShowsTheNewNameOfAnOwner()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const QByteArray mel = memberId(desk.member);
    desk.patch(triageOf(item), { { "owner_id", mel } });
    const QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    QCOMPARE(desk.patch("/members/" + mel, { { "name", "Melissa" } }).status, 200);
    QString name;
    for (const QJsonValue &entry : desk.get("/changes?since=" + cursor).items()) {
        if (entry[u"type"] == u"feedback"_s)
            name = entry[u"data"][u"triage"][u"owner_name"].toString();
    }
    QCOMPARE(name, u"Melissa"_s);
    QCOMPARE(desk.get(triageOf(item))["owner_name"], u"Melissa"_s);
}

void TestTriageRecord::aRemovedMemberHasNothing()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const QByteArray mel = memberId(desk.member);
    desk.patch(triageOf(item), { { "owner_id", mel } });
    QCOMPARE(desk.remove("/members/" + mel).status, 204);
    const Answer record = desk.get(triageOf(item));
    QVERIFY(record["owner_id"].isNull() && record["owner_name"].isNull());
}

void TestTriageRecord::listsCarryRecordsWhereTheyAreWanted()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray first = desk.settled("crash one");
    const QByteArray second = desk.settled("crash two");
    desk.assign(bugs, first);
    desk.patch(triageOf(first), { { "tags", array({ "a" }) }, { "owner_id", memberId(desk.admin) } });
    const QJsonObject records{ { QString::fromLatin1(first), desk.get(triageOf(first)).json()[u"data"] },
                               { QString::fromLatin1(second), desk.get(triageOf(second)).json()[u"data"] } };
    QCOMPARE(desk.get("/feedback?include=triage").meta("triage"), records);
    QCOMPARE(desk.get("/feedback?include=triage&search=crash").meta("triage"), records);
    const Answer both = desk.get("/buffers/bugs/feedback?include=buffer_ids,triage");
    QCOMPARE(both.meta("triage").toObject().keys(), QStringList{ QString::fromLatin1(first) });
    QCOMPARE(both.items()[0][u"buffer_ids"].toArray().size(), 1);
    QVERIFY(!desk.get("/feedback").meta().contains(u"triage"));
    QVERIFY(desk.get("/feedback?include=triage,buffer_ids&limit=1")
                .meta("next")
                .toString()
                .contains(u"include=triage"));
    QCOMPARE(desk.get("/feedback?include=triage&search=nothing").meta("triage"), QJsonObject());
}

void TestTriageRecord::aRecordGoesWithItsItem()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    desk.assign(bugs, item);
    desk.patch(triageOf(item), { { "state", "done" }, { "tags", array({ "a", "b" }) } });
    QCOMPARE(desk.remove("/feedback/" + item).status, 204);
    QCOMPARE(desk.get(triageOf(item)).outcome(), u"404 feedback-not-found"_s);
    for (const QString &table : { u"feedback_triage"_s, u"feedback_tag"_s, u"triage_total"_s })
        QCOMPARE(m_backend.value(u"select count(*) from %1 where organization = %2"_s.arg(table).arg(
                     desk.organization().id.value())),
                 u"0"_s);
}

void TestTriageRecord::anUndoneImportLeavesNoRecord()
{
    Desk desk(m_backend);
    const Answer import = desk.post(
        "/import",
        { { "format", "json_lines" }, { "data", "{\"description\":\"crash\"}\n" }, { "last", true } });
    QCOMPARE(import.outcome(), u"200"_s);
    desk.settle();
    // As if a program had written it: what people worked on is kept.
    m_backend.sql(u"insert into feedback_triage (organization, feedback, tags, updated_at)"
                  " select organization, id, '{a}', now() from feedback where organization = %1"_s.arg(
                      desk.organization().id.value()));
    QCOMPARE(desk.post("/import/" + import.id() + "/undo").outcome(), u"202"_s);
    QVERIFY(eventually([&] { return desk.get("/import/" + import.id())["state"] == u"undone"_s; }));
    QCOMPARE(desk.total("/feedback"), 0);
    QCOMPARE(m_backend.value(QString::fromLatin1(differences)), u"0"_s);
}

void TestTriageRecord::keptCountsEqualTheRecords()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArrayList buffers{ desk.buffer("Bugs"), desk.buffer("Other") };
    const QByteArrayList people{ memberId(desk.admin), memberId(desk.member) };
    QByteArrayList items;
    for (int i = 0; i < 8; ++i)
        items << desk.settled("crash " + QByteArray::number(i));
    QRandomGenerator random(20);
    const auto below = [&random](qsizetype end) {
        return qsizetype(random.bounded(int(end)));
    };
    for (int act = 0; act < 300; ++act) {
        const QByteArray item = items[below(items.size())];
        switch (below(8)) {
        case 0:
            desk.patch(triageOf(item),
                       { { "state", QByteArrayList{ "open", "done", "declined" }[below(3)] } });
            break;
        case 1:
            desk.patch(triageOf(item), { { "owner_id", people[below(2)] } });
            break;
        case 2:
            desk.patch(triageOf(item), { { "owner_id", nullptr } });
            break;
        case 3:
            desk.patch(triageOf(item), { { "snoozed_until", "2030-01-01T00:00:00Z" } });
            break;
        case 4:
            desk.patch(triageOf(item), { { "snoozed_until", nullptr } });
            break;
        case 5: {
            QJsonArray tags;
            for (const char *tag : { "a", "b", "c" }) {
                if (below(2) == 0)
                    tags.append(QString::fromLatin1(tag));
            }
            desk.patch(triageOf(item), { { "tags", tags } });
            break;
        }
        case 6: {
            const QByteArray path = "/buffers/" + buffers[below(2)] + "/feedback/" + item;
            below(2) == 0 ? desk.put(path) : desk.remove(path);
            break;
        }
        case 7:
            if (below(4) == 0) {
                desk.remove("/feedback/" + item);
                items.removeOne(item);
                items << desk.settled("again " + QByteArray::number(act));
            } else if (below(4) == 0) {
                desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", buffers[1] } });
            }
            break;
        }
    }
    QCOMPARE(m_backend.value(QString::fromLatin1(differences)), u"0"_s);
    QCOMPARE(m_backend.value(recordDifferences), u"0"_s);
}

/// Counts the functions that PostgreSQL calls for each act on an item.
void TestTriageRecord::actsCallFewFunctions()
{
    Desk desk(m_backend);
    const QByteArray text = desk.settled("crash");
    const FeedbackId item(*decodeId(QString::fromLatin1(text)));
    const MemberId mel(*decodeId(QString::fromLatin1(memberId(desk.member))));
    const BufferId bugs(*decodeId(QString::fromLatin1(desk.buffer("Bugs"))));
    m_backend.value(u"select set_config('track_functions', 'all', false)"_s);
    const auto called = [&] {
        return m_backend.value(u"select coalesce(sum(calls), 0) from pg_stat_xact_user_functions"_s).toInt();
    };
    using Act = std::function<Result<void>(storage::Transaction &)>;
    const auto work = [&](auto change) {
        return [=](storage::Transaction &tx) -> Result<void> {
            storage::TriageWriter triage(tx);
            Triage record = *triage.find(item);
            change(record);
            if (!services::Teaching(tx, item, mel).endReview())
                return problem(ProblemType::InternalError, u"The review does not end."_s);
            return triage.store(record);
        };
    };
    const Act create = [](storage::Transaction &tx) -> Result<void> {
        const storage::PreparedFeedback created{ .title = {},
                                                 .description = u"slow"_s,
                                                 .submittedBy = {},
                                                 .client = {},
                                                 .targets = {},
                                                 .lexemes = u"'slow':1 '@en'"_s,
                                                 .language = u"en"_s };
        const auto made = storage::FeedbackWriter(tx).create({ &created, 1 });
        return made ? Result<void>() : made.error();
    };
    const Act edit = [&](storage::Transaction &tx) -> Result<void> {
        storage::FeedbackWriter feedback(tx);
        auto edited = feedback.find(item);
        edited->description += u" again"_s;
        if (const auto stored = feedback.update(*edited); !stored)
            return stored;
        return feedback.reindex(item, search::indexedText({}, edited->description));
    };
    const Act assign = [&](storage::Transaction &tx) -> Result<void> {
        const Result<Buffer> buffer
            = storage::BufferStore(tx.connection(), tx.organization()).find({ bugs, {} });
        return buffer ? services::Teaching(tx, item, mel).putInto(*buffer) : buffer.error();
    };
    const std::vector<std::tuple<const char *, int, Act>> acts{
        { "create", 1, create },
        { "edit", 3, edit },
        { "assign", 7, assign },
        { "tag", 4, work([](Triage &record) { record.tags = { u"red"_s }; }) },
        { "done", 4, work([](Triage &record) { record.state = TriageState::Done; }) },
        { "open", 4, work([](Triage &record) { record.state = TriageState::Open; }) },
        { "declined", 4, work([](Triage &record) { record.state = TriageState::Declined; }) },
    };
    QStringList tooMany;
    for (const auto &[name, most, act] : acts) {
        const Result<int> calls = storage::inTransaction(
            m_backend.database(), desk.organization().id, [&](storage::Transaction &tx) -> Result<int> {
                const int before = called();
                const Result<void> done = act(tx);
                return done ? Result<int>(called() - before) : done.error();
            });
        QVERIFY2(calls, calls ? "" : qPrintable(calls.error().detail));
        QVERIFY2(*calls > 0, name);
        if (*calls > most)
            tooMany << u"%1 %2"_s.arg(QString::fromLatin1(name)).arg(*calls);
    }
    QCOMPARE(tooMany.join(u", "_s), QString());
}

TRIAGE_TEST(TestTriageRecord, QCoreApplication)
#include "tst_triagerecord.moc"
