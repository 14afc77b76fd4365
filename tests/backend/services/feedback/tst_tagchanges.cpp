// SPDX-License-Identifier: GPL-3.0-or-later
// Tags that are renamed, merged and deleted on all items, and given back.

#include "domain/triage.h"
#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QString tagsOf(Desk &desk, const QByteArray &item)
{
    QStringList tags;
    for (const QJsonValue &each : desk.get("/feedback/" + item + "/triage")["tags"].toArray())
        tags << each.toString();
    return tags.join(u", "_s);
}

QByteArray tagged(Desk &desk, const QJsonArray &tags)
{
    const QByteArray item = desk.settled("crash");
    desk.patch("/feedback/" + item + "/triage", { { "tags", tags } });
    return item;
}

/// Returns the tags of the organization as "a 1, b 2".
QString counts(Desk &desk)
{
    QStringList all;
    for (const QJsonValue &each : desk.get("/tags").items())
        all << u"%1 %2"_s.arg(each[u"name"].toString()).arg(each[u"feedback_count"].toInt());
    return all.join(u", "_s);
}

QString undo(Desk &desk, const Answer &change)
{
    return desk.post("/tag-changes/" + change.id() + "/undo").outcome();
}

} // namespace

class TestTagChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTagIsRenamedOnAllItems();
    void filtersFollowANewName();
    void aTagJoinsAnother();
    void aTagIsDeleted();
    void tagChangesAreUndone();
    void laterActsStay();
    void anUndoGivesNoItemTooManyTags();
    void aLaterChangeIsUndoneFirst();
    void manyItemsFollowInTheBackground();
    void invalidTagChangesAreRefused();
    void onlyAdministratorsChangeTags();
    void theFeedTells();
    void oldChangesAreForgotten();
    void feedbackIsCreatedWithTags();
    void tagsFromWidgetsAreIgnored_data();
    void tagsFromWidgetsAreIgnored();
    void tooManyTagsAreRefusedWithTheirItem();

private:
    /// Creates items with a tag, without the API's way for each of them.
    void makeItems(Desk &desk, int count, const QString &tag)
    {
        std::vector<Sent> all;
        for (int i = 0; i < count; ++i)
            all.push_back(
                { "POST", "/feedback", Members{ { "description", QByteArray::number(i) } }.toJson(), {} });
        desk.admin.sendAll(all);
        m_backend.sql(
            u"insert into feedback_triage (organization, feedback, tags, updated_at)"
            " select organization, id, '{%1}', now() from feedback where organization = %2"_s.arg(tag)
                .arg(desk.organization().id.value()));
    }

    TestBackend m_backend;
};

void TestTagChanges::aTagIsRenamedOnAllItems()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray one = tagged(desk, array({ "crash", "exports" }));
    const QByteArray two = tagged(desk, array({ "exports" }));
    const QByteArray other = tagged(desk, array({ "slow" }));
    const Answer renamed = desk.patch("/tags/EXPORTS", { { "name", "  AusFuhr " } });
    QCOMPARE(renamed.outcome(), u"200"_s);
    QCOMPARE(renamed["name"], u"exports"_s);
    QCOMPARE(renamed["new_name"], u"ausfuhr"_s);
    QCOMPARE(renamed["feedback_count"], 2);
    QVERIFY(!renamed["ended_at"].isNull() && renamed["undone_at"].isNull());
    QCOMPARE(tagsOf(desk, one), u"ausfuhr, crash"_s);
    QCOMPARE(tagsOf(desk, two), u"ausfuhr"_s);
    QCOMPARE(tagsOf(desk, other), u"slow"_s);
    QCOMPARE(counts(desk), u"ausfuhr 2, crash 1, slow 1"_s);
    QVERIFY(desk.timeline(one).endsWith(u"Took off the tag exports. | Tagged with ausfuhr."_s));
    QCOMPARE(desk.total("/feedback?tag=ausfuhr"), 2);
    QCOMPARE(desk.get("/tag-changes").items().size(), 1);
}

void TestTagChanges::filtersFollowANewName()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    tagged(desk, array({ "vip", "gold", "slow" }));
    const auto webhookOn = [&desk](const QString &tag) {
        return desk
            .post("/webhooks",
                  { { "url", "https://hooks.invalid/" },
                    { "events", array({ "*" }) },
                    { "enabled", false },
                    { "filter", QJsonObject{ { u"tag"_s, tag } } } })
            .id();
    };
    const auto viewOf = [&desk](const QJsonArray &tags) {
        return desk.post("/views", { { "name", "v" }, { "filter", QJsonObject{ { u"tag"_s, tags } } } }).id();
    };
    const QByteArray follows = webhookOn(u"vip"_s);
    const QByteArray hadIt = webhookOn(u"gold"_s);
    const QByteArray view = viewOf(array({ "slow", "vip" }));
    const QByteArray other = viewOf(array({ "gold" }));
    const auto filters = [&] {
        QStringList all;
        for (const QByteArray &each : { follows, hadIt })
            all << desk.get("/webhooks/" + each)["filter"][u"tag"].toString();
        for (const QByteArray &each : { view, other }) {
            QStringList tags;
            for (const QJsonValue &tag : desk.get("/views/" + each)["filter"][u"tag"].toArray())
                tags << tag.toString();
            all << tags.join(u'+');
        }
        return all.join(u", "_s);
    };
    QCOMPARE(filters(), u"vip, gold, slow+vip, gold"_s);
    const Answer renamed = desk.patch("/tags/vip", { { "name", "gold" } });
    QCOMPARE(filters(), u"gold, gold, gold+slow, gold"_s);
    QCOMPARE(undo(desk, renamed), u"200"_s);
    QCOMPARE(filters(), u"vip, gold, slow+vip, gold"_s);
    desk.remove("/tags/vip"); // a filter that lost its tag would let everything through
    QCOMPARE(filters(), u"vip, gold, slow+vip, gold"_s);
}

void TestTagChanges::aTagJoinsAnother()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray both = tagged(desk, array({ "export", "exports" }));
    const QByteArray one = tagged(desk, array({ "exports" }));
    const QByteArray other = tagged(desk, array({ "export" }));
    const Answer joined = desk.patch("/tags/exports", { { "name", "export" } });
    QCOMPARE(joined["feedback_count"], 2);
    QCOMPARE(counts(desk), u"export 3"_s);
    QCOMPARE(tagsOf(desk, both), u"export"_s);
    QVERIFY(desk.timeline(both).endsWith(u"Took off the tag exports."_s));
    QCOMPARE(undo(desk, joined), u"200"_s);
    QCOMPARE(tagsOf(desk, both), u"export, exports"_s);
    QCOMPARE(tagsOf(desk, one), u"exports"_s);
    QCOMPARE(tagsOf(desk, other), u"export"_s);
}

void TestTagChanges::aTagIsDeleted()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = tagged(desk, array({ "a/b", "crash" }));
    const Answer deleted = desk.remove("/tags/a%2Fb");
    QCOMPARE(deleted.outcome(), u"200"_s);
    QVERIFY(deleted["new_name"].isNull());
    QCOMPARE(tagsOf(desk, item), u"crash"_s);
    QCOMPARE(desk.remove("/tags/a%2Fb").outcome(), u"404 tag-not-found"_s);
}

void TestTagChanges::tagChangesAreUndone()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = tagged(desk, array({ "crash", "slow" }));
    const Answer deleted = desk.remove("/tags/crash");
    const QByteArray gone = tagged(desk, array({ "x" }));
    QCOMPARE(undo(desk, deleted), u"200"_s);
    QCOMPARE(tagsOf(desk, item), u"crash, slow"_s);
    QCOMPARE(tagsOf(desk, gone), u"x"_s);
    QCOMPARE(undo(desk, deleted), u"409 conflict"_s);
    QVERIFY(desk.timeline(item).endsWith(u"Took off the tag crash. | Tagged with crash."_s));
    const Answer renamed = desk.patch("/tags/crash", { { "name", "crashes" } });
    desk.remove("/feedback/" + item);
    QCOMPARE(undo(desk, renamed), u"200"_s);
}

void TestTagChanges::laterActsStay()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray changed = tagged(desk, array({ "crash" }));
    const QByteArray untouched = tagged(desk, array({ "crash" }));
    const Answer renamed = desk.patch("/tags/crash", { { "name", "crashes" } });
    desk.patch("/feedback/" + changed + "/triage", { { "tags", array({ "fixed" }) } });
    QCOMPARE(undo(desk, renamed), u"200"_s);
    QCOMPARE(tagsOf(desk, changed), u"fixed"_s);
    QCOMPARE(tagsOf(desk, untouched), u"crash"_s);
}

void TestTagChanges::anUndoGivesNoItemTooManyTags()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray full = tagged(desk, array({ "crash" }));
    const QByteArray other = tagged(desk, array({ "crash" }));
    const Answer deleted = desk.remove("/tags/crash");
    QJsonArray most;
    for (int i = 0; i < triagerules::maxTagsOfItem; ++i)
        most.append(u"tag %1"_s.arg(i));
    desk.patch("/feedback/" + full + "/triage", { { "tags", most } });
    const QString tags = tagsOf(desk, full);
    QCOMPARE(undo(desk, deleted), u"200"_s);
    QCOMPARE(tagsOf(desk, full), tags);
    QCOMPARE(tagsOf(desk, other), u"crash"_s);
}

void TestTagChanges::aLaterChangeIsUndoneFirst()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = tagged(desk, array({ "a" }));
    const Answer first = desk.patch("/tags/a", { { "name", "b" } });
    const Answer second = desk.patch("/tags/b", { { "name", "c" } });
    const Answer refused = desk.post("/tag-changes/" + first.id() + "/undo");
    QCOMPARE(refused.outcome(), u"409 conflict"_s);
    QVERIFY(refused.json()[u"detail"].toString().contains(u"“b” was renamed to “c” later"));
    QCOMPARE(undo(desk, second), u"200"_s);
    QCOMPARE(undo(desk, first), u"200"_s);
    QCOMPARE(tagsOf(desk, item), u"a"_s);
}

void TestTagChanges::manyItemsFollowInTheBackground()
{
    constexpr int items = 1300; // more than follow at once
    Desk desk(m_backend);
    desk.switchRouting(false);
    makeItems(desk, items, u"crash"_s);
    const Answer renamed = desk.patch("/tags/crash", { { "name", "crashes" } });
    QCOMPARE(renamed.outcome(), u"200"_s);
    QVERIFY(renamed["ended_at"].isNull());
    const auto latest = [&] {
        return desk.get("/tag-changes").items().first();
    };
    QTRY_VERIFY_WITH_TIMEOUT(!latest()[u"ended_at"].isNull(), patience);
    QCOMPARE(latest()[u"feedback_count"], items);
    QCOMPARE(counts(desk), u"crashes %1"_s.arg(items));
    QCOMPARE(undo(desk, renamed), u"200"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!latest()[u"ended_at"].isNull(), patience);
    QCOMPARE(counts(desk), u"crash %1"_s.arg(items));
    QCOMPARE(
        m_backend.value(u"select count(*) from note where organization = %1 and member is not null"_s.arg(
            desk.organization().id.value())),
        QString::number(4 * items));
}

void TestTagChanges::invalidTagChangesAreRefused()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    tagged(desk, array({ "crash" }));
    QCOMPARE(desk.patch("/tags/unknown", { { "name", "x" } }).outcome(), u"404 tag-not-found"_s);
    QCOMPARE(desk.patch("/tags/unknown", { { "name", "" } }).outcome(), u"404 tag-not-found"_s);
    QCOMPARE(desk.patch("/tags/crash", { { "name", "Crash " } }).outcome(),
             u"422 invalid-field-value name"_s);
    QCOMPARE(desk.patch("/tags/crash", { { "name", "a,b" } }).outcome(), u"422 invalid-field-value name"_s);
    QCOMPARE(desk.patch("/tags/crash", { { "name", " " } }).outcome(), u"422 invalid-field-value name"_s);
    QCOMPARE(desk.patch("/tags/crash", Members()).outcome(), u"422 missing-required-field name"_s);
    QCOMPARE(desk.post("/tag-changes/0000000000001/undo").outcome(), u"404 tag-change-not-found"_s);
    Desk other(m_backend);
    QCOMPARE(other.remove("/tags/crash").outcome(), u"404 tag-not-found"_s);
}

void TestTagChanges::onlyAdministratorsChangeTags()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    tagged(desk, array({ "crash" }));
    QCOMPARE(desk.member.patch("/tags/crash", { { "name", "x" } }).outcome(), u"403 admin-required"_s);
    QCOMPARE(desk.member.remove("/tags/crash").outcome(), u"403 admin-required"_s);
}

void TestTagChanges::theFeedTells()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = tagged(desk, array({ "crash" }));
    QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    const auto news = [&] {
        QStringList all;
        const Answer page = desk.get("/changes?since=" + cursor);
        cursor = page.meta("cursor").toString().toLatin1();
        for (const QJsonValue &entry : page.items()) {
            if (entry[u"type"] == u"tag"_s)
                all << entry[u"data"][u"name"].toString() + u" → "_s + entry[u"data"][u"new_name"].toString();
            else if (entry[u"type"] == u"feedback"_s)
                all << u"item"_s;
        }
        return all.join(u", "_s);
    };
    const Answer renamed = desk.patch("/tags/crash", { { "name", "crashes" } });
    QCOMPARE(news(), u"item, crash → crashes"_s);
    QCOMPARE(news(), QString());
    undo(desk, renamed);
    QCOMPARE(news(), u"item, crash → crashes"_s);
    cursor = "0";
    QVERIFY(news().contains(u"crash → crashes"_s));
}

void TestTagChanges::oldChangesAreForgotten()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    tagged(desk, array({ "crash" }));
    desk.patch("/tags/crash", { { "name", "crashes" } });
    m_backend.sql(u"update tag_change set created_at = created_at - interval '31 days'"_s);
    const Answer recent = desk.patch("/tags/crashes", { { "name", "freezes" } });
    m_backend.stop(); // what is old is removed at the start
    m_backend.start();
    TestClient client(m_backend.port(), desk.admin.token());
    QTRY_COMPARE_WITH_TIMEOUT(client.get("/tag-changes").items().size(), 1, patience);
    QCOMPARE(client.get("/tag-changes").items()[0][u"id"].toString().toLatin1(), recent.id());
}

void TestTagChanges::feedbackIsCreatedWithTags()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item
        = desk.feedback("crash", { { "triage", object({ { "tags", array({ "Export", "b" }) } }) } });
    QCOMPARE(tagsOf(desk, item), u"b, export"_s);
    QCOMPARE(counts(desk), u"b 1, export 1"_s);
    QCOMPARE(desk.get("/feedback/" + item).json()[u"data"].toObject().size(), 9);
    const Members wrong{ { "description", "x" }, { "triage", object({ { "tags", array({ "a,b" }) } }) } };
    QCOMPARE(desk.post("/feedback", wrong).outcome(), u"422 invalid-field-value triage.tags"_s);
    const QByteArray plain = desk.feedback("crash", { { "triage", object({}) } });
    QVERIFY(desk.get("/feedback/" + plain + "/triage")["updated_at"].isNull());
}

void TestTagChanges::tagsFromWidgetsAreIgnored_data()
{
    QTest::addColumn<QJsonValue>("sent");
    QTest::newRow("tags") << QJsonValue(object({ { "tags", array({ "export" }) } }));
    QTest::newRow("a text") << QJsonValue(u"urgent"_s);
    QTest::newRow("wrong tags") << QJsonValue(object({ { "tags", 7 } }));
}

void TestTagChanges::tagsFromWidgetsAreIgnored()
{
    QFETCH(QJsonValue, sent);
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QJsonObject body{ { u"description"_s, u"ein Wurm 🐛"_s }, { u"triage"_s, sent } };
    const Answer made = desk.widget.send(
        { "POST", "/feedback", QJsonDocument(body).toJson(), { { "Origin", Desk::origin } } });
    QCOMPARE(made.status, 201);
    QCOMPARE(made["description"], u"ein Wurm 🐛"_s);
    QCOMPARE(counts(desk), QString());
}

void TestTagChanges::tooManyTagsAreRefusedWithTheirItem()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    makeItems(desk, 1, u"kept"_s);
    m_backend.sql(
        u"update feedback_triage set tags = (select array_agg('t' || i) from generate_series(1, 500) i)"
        " where organization = %1"_s.arg(desk.organization().id.value()));
    const auto with = [](const char *tag) {
        return Sent{
            "POST",
            "/feedback",
            Members{ { "description", "x" }, { "triage", object({ { "tags", array({ tag }) } }) } }.toJson(),
            {}
        };
    };
    QCOMPARE(desk.send(with("new")).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.send(with("t7")).outcome(), u"201"_s);
    QCOMPARE(desk.total("/feedback"), 2);
}

TRIAGE_TEST(TestTagChanges, QCoreApplication)
#include "tst_tagchanges.moc"
