// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of random acts of triage of all kinds, undone in reverse as a program would: each undo leads to
// what was there before the act, byte for byte, back to the first state; and the feed tells the same as a
// fresh read all the time. TRIAGE_RANDOM_ACTS is the number of acts, TRIAGE_RANDOM_SEED the seed.

#include "support/environment.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int usualActs = 300;
constexpr int leastItems = 16;
constexpr int mostItems = 40;
constexpr int acts = 22;

/// Reads everything that acts change, but for the times of changes, as one text.
const QString everything = uR"(
    select concat_ws(E'\n',
        (select string_agg((f.id, f.record_code, coalesce(t.state, 'open'), t.owner, t.snoozed_until, coalesce(t.tags, '{}'),
                            t.duplicate_of, coalesce(t.duplicate_count, 0),
                            array(select b.id from feedback_buffer m
                                  join buffer b on b.organization = m.organization and b.id = m.buffer
                                  where m.organization = f.organization and m.feedback = f.id and b.deleted_at is null
                                  order by b.id))::text, E'\n' order by f.id)
         from feedback f left join feedback_triage t on t.organization = f.organization and t.feedback = f.id
         where f.organization = %1),
        (select string_agg((b.id, b.feedback_count)::text, E'\n' order by b.id)
         from buffer b where b.organization = %1 and b.deleted_at is null),
        (select string_agg((t.tag, t.items)::text, E'\n' order by t.tag)
         from (select tag, count(*) as items from feedback_tag where organization = %1 group by tag) t),
        (select string_agg((c.tag, c.items)::text, E'\n' order by c.tag)
         from (select tag, sum(items) as items from triage_total where organization = %1 and buffer = 0 and tag <> ''
               group by tag having sum(items) <> 0) c),
        (select string_agg((v.name, v.icon, v.filter, v.sort_order, v.visibility, v.owner)::text, E'\n' order by v.name)
         from saved_view v where v.organization = %1 and v.deleted_at is null),
        (select string_agg((d.feedback, d.other)::text, E'\n' order by d.feedback, d.other)
         from not_duplicate d where d.organization = %1)))"_s;

} // namespace

class TestRandomActs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsUndone();

private:
    using Undo = std::function<Answer()>;
    /// An act with what was there before.
    struct Done
    {
        int kind = 0;
        QString before;
        Undo undo;
    };

    int draw(int end) { return m_random.bounded(end); }
    QByteArray any(const QList<QByteArray> &of)
    {
        return of.isEmpty() ? QByteArray() : of[draw(int(of.size()))];
    }
    QByteArray anyItem() { return any(m_items); }
    QString read() { return m_backend.value(everything.arg(m_organization)); }
    QJsonObject record(const QByteArray &item)
    {
        return m_desk->get("/feedback/" + item + "/triage").json()[u"data"].toObject();
    }

    /// Does something; returns how to undo it, nothing if nothing happened.
    Undo act(int kind);
    Undo patchRecord(const Members &change);
    Undo take();
    Undo takeNext();
    Undo createItem();
    Undo merge();
    Undo leave();
    Undo reject();
    Undo forgetRejected();
    Undo move();
    Undo deleteBuffer();
    Undo changeTag(bool renames);
    Undo createView();
    Undo patchView();
    Undo deleteView();
    QJsonObject anyView();
    QByteArray viewPath(const QString &name);
    /// Takes entries of the feed over.
    void follow();
    void compareWithFeed();

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    qint64 m_organization = 0;
    QRandomGenerator m_random;
    QList<QByteArray> m_items, m_buffers, m_members;
    std::vector<Done> m_done;
    std::map<int, int> m_counts; ///< The acts of each kind that did something.
    std::map<QString, QJsonObject> m_itemsOfFeed, m_viewsOfFeed;
    QString m_cursor = u"0"_s;
    int m_number = 0;
};

TestRandomActs::Undo TestRandomActs::patchRecord(const Members &change)
{
    const QByteArray item = anyItem(), path = "/feedback/" + item + "/triage";
    const QJsonObject before = record(item);
    const Answer done = m_desk->patch(path, change);
    if (done.status != 200)
        return {};
    const QJsonObject after = done.json()[u"data"].toObject();
    QJsonObject back;
    for (const QString &field : { u"state"_s, u"owner_id"_s, u"snoozed_until"_s, u"tags"_s }) {
        if (before[field] != after[field])
            back[field] = before[field];
    }
    const QByteArray body = QJsonDocument(back).toJson(QJsonDocument::Compact);
    return [this, path, body] {
        return m_desk->send({ "PATCH", path, body, {} });
    };
}

TestRandomActs::Undo TestRandomActs::take()
{
    const QByteArray item = anyItem(), path = "/feedback/" + item;
    const bool isFree = record(item)[u"owner_id"].isNull();
    if (m_desk->member.post(path + "/take").status != 200 || !isFree)
        return {};
    return [this, path] {
        return m_desk->patch(path + "/triage", { { "owner_id", nullptr } });
    };
}

TestRandomActs::Undo TestRandomActs::takeNext()
{
    const Answer taken = m_desk->member.post("/feedback/take-next", Members());
    if (taken.status != 200)
        return {};
    return [this, path = "/feedback/" + taken.id() + "/triage"] {
        return m_desk->patch(path, { { "owner_id", nullptr } });
    };
}

TestRandomActs::Undo TestRandomActs::createItem()
{
    if (m_items.size() == mostItems)
        return {};
    const QByteArray item = m_desk->feedback("one more");
    m_items << item;
    return [this, item] {
        m_items.removeOne(item);
        return m_desk->remove("/feedback/" + item);
    };
}

TestRandomActs::Undo TestRandomActs::merge()
{
    const QByteArray into = anyItem();
    QJsonArray items;
    for (int i = draw(4); i >= 0; --i) {
        const QString item = QString::fromLatin1(anyItem());
        if (item.toLatin1() != into && !items.contains(item))
            items << item;
    }
    const Answer merged = m_desk->post("/merges", { { "into", into }, { "feedback_ids", items } });
    if (merged.status != 201)
        return {};
    return [this, path = "/merges/" + merged.id() + "/undo"] {
        return m_desk->post(path);
    };
}

TestRandomActs::Undo TestRandomActs::leave()
{
    const QString members = m_backend.value(uR"(
        select coalesce(string_agg(wire_id(feedback), ',' order by feedback), '')
        from feedback_triage where organization = %1 and duplicate_of is not null)"_s.arg(m_organization));
    if (members.isEmpty())
        return {};
    const QByteArray item = any(members.toLatin1().split(','));
    const QJsonValue into = record(item)[u"duplicate_of"];
    if (m_desk->remove("/feedback/" + item + "/duplicate-of").status != 204)
        return {};
    return [this, into, item] {
        return m_desk->post(
            "/merges", { { "into", into }, { "feedback_ids", QJsonArray{ QString::fromLatin1(item) } } });
    };
}

TestRandomActs::Undo TestRandomActs::reject()
{
    const QByteArray path = "/feedback/" + anyItem() + "/not-duplicates/" + anyItem();
    const QString before = read();
    if (m_desk->put(path).status != 204 || read() == before)
        return {};
    return [this, path] {
        return m_desk->remove(path);
    };
}

TestRandomActs::Undo TestRandomActs::forgetRejected()
{
    const QString pair = m_backend.value(uR"(
        select coalesce((select wire_id(feedback) || '/not-duplicates/' || wire_id(other) from not_duplicate
                         where organization = %1 order by feedback, other limit 1), ''))"_s.arg(
        m_organization));
    const QByteArray path = "/feedback/" + pair.toLatin1();
    if (pair.isEmpty() || m_desk->remove(path).status != 204)
        return {};
    return [this, path] {
        return m_desk->put(path);
    };
}

TestRandomActs::Undo TestRandomActs::move()
{
    const QByteArray path = "/buffers/" + any(m_buffers) + "/feedback/" + anyItem();
    const QString before = read();
    const bool puts = draw(3) > 0;
    const Answer done = puts ? m_desk->put(path) : m_desk->remove(path);
    if (done.status >= 300 || read() == before)
        return {};
    return [this, path, puts] {
        return puts ? m_desk->remove(path) : m_desk->put(path);
    };
}

TestRandomActs::Undo TestRandomActs::deleteBuffer()
{
    const QByteArray buffer = any(m_buffers);
    if (m_buffers.size() < 2 || m_desk->remove("/buffers/" + buffer).status != 204)
        return {};
    m_buffers.removeOne(buffer);
    return [this, buffer] {
        m_buffers << buffer;
        return m_desk->post("/buffers/" + buffer + "/restore");
    };
}

TestRandomActs::Undo TestRandomActs::changeTag(bool renames)
{
    QList<QByteArray> tags;
    for (const QJsonValue &tag : m_desk->get("/tags").items())
        tags << tag[u"name"].toString().toLatin1();
    const QByteArray path = "/tags/" + any(tags);
    if (tags.isEmpty())
        return {};
    const QByteArray name = "t" + QByteArray::number(draw(6));
    const Answer done = renames ? m_desk->patch(path, { { "name", name } }) : m_desk->remove(path);
    if (done.status != 200 || done.id().isEmpty())
        return {};
    return [this, undo = "/tag-changes/" + done.id() + "/undo"] {
        return m_desk->post(undo);
    };
}

TestRandomActs::Undo TestRandomActs::createView()
{
    const QString name = u"View %1"_s.arg(++m_number);
    const Members view{ { "name", name },
                        { "filter", object({ { "state", "open" }, { "duplicates", "hide" } }) },
                        { "visibility", draw(2) ? "shared" : "private" } };
    if (m_desk->post("/views", view).status != 201)
        return {};
    return [this, name] {
        return m_desk->remove(viewPath(name));
    };
}

TestRandomActs::Undo TestRandomActs::patchView()
{
    const QJsonObject view = anyView();
    if (view.isEmpty())
        return {};
    const QString name = u"View %1"_s.arg(++m_number);
    const Members change{ { "name", name }, { "filter", object({ { "tag", array({ "t1" }) } }) } };
    if (m_desk->patch(viewPath(view[u"name"].toString()), change).status != 200)
        return {};
    return [this, name, view] {
        return m_desk->patch(viewPath(name), { { "name", view[u"name"] }, { "filter", view[u"filter"] } });
    };
}

TestRandomActs::Undo TestRandomActs::deleteView()
{
    QJsonObject view = anyView();
    if (view.isEmpty() || m_desk->remove(viewPath(view[u"name"].toString())).status != 204)
        return {};
    for (const QString &written : { u"id"_s, u"owner_id"_s, u"updated_at"_s, u"buffer_deleted"_s })
        view.remove(written);
    const QByteArray body = QJsonDocument(view).toJson(QJsonDocument::Compact);
    return [this, body] {
        return m_desk->send({ "POST", "/views", body, {} });
    };
}

QJsonObject TestRandomActs::anyView()
{
    const QJsonArray views = m_desk->get("/views").items();
    return views.isEmpty() ? QJsonObject() : views[draw(int(views.size()))].toObject();
}

/// A view that was deleted and made again has another identifier.
QByteArray TestRandomActs::viewPath(const QString &name)
{
    for (const QJsonValue &view : m_desk->get("/views").items()) {
        if (view[u"name"] == name)
            return "/views/" + view[u"id"].toString().toLatin1();
    }
    return "/views/-";
}

TestRandomActs::Undo TestRandomActs::act(int kind)
{
    const auto tag = [this] {
        return QString(u"t%1"_s.arg(draw(6)));
    };
    switch (kind) {
    case 0:
        return patchRecord({ { "state", "done" } });
    case 1:
        return patchRecord({ { "state", "declined" } });
    case 2:
        return patchRecord({ { "state", "open" } });
    case 3:
        return patchRecord({ { "snoozed_until", "2100-01-01T09:00:00Z" } });
    case 4:
        return patchRecord({ { "snoozed_until", nullptr } });
    case 5:
        return patchRecord({ { "owner_id", QString::fromLatin1(any(m_members)) } });
    case 6:
        return patchRecord({ { "owner_id", nullptr } });
    case 7:
        return patchRecord({ { "tags", QJsonArray{ tag(), tag() } } });
    case 8:
        return take();
    case 9:
        return takeNext();
    case 10:
        return createItem();
    case 11:
        return reject();
    case 12:
        return forgetRejected();
    case 13:
        return move();
    case 14:
        return draw(8) == 0 ? deleteBuffer() : move();
    case 15:
        return changeTag(draw(2) == 0);
    case 16:
        return leave();
    case 17:
        return createView();
    case 18:
        return patchView();
    case 19:
        return deleteView();
    default:
        return merge();
    }
}

void TestRandomActs::follow()
{
    for (bool hasMore = true; hasMore;) {
        const Answer page = m_desk->get("/changes?limit=1000&since=" + m_cursor.toLatin1());
        for (const QJsonValue &entry : page.items()) {
            const QString id = entry[u"id"].toString();
            if (entry[u"type"] == u"feedback"_s && entry[u"op"] == u"delete"_s)
                m_itemsOfFeed.erase(id);
            else if (entry[u"type"] == u"feedback"_s)
                m_itemsOfFeed[id] = entry[u"data"].toObject();
            else if (entry[u"type"] == u"view"_s && entry[u"data"].isObject())
                m_viewsOfFeed[id] = entry[u"data"].toObject();
            else if (entry[u"type"] == u"view"_s)
                m_viewsOfFeed.erase(id);
        }
        hasMore = page.meta("has_more").toBool();
        m_cursor = page.meta("cursor").toString();
    }
}

void TestRandomActs::compareWithFeed()
{
    follow();
    const Answer list = m_desk->get("/feedback?limit=100&include=buffer_ids,triage");
    const QJsonObject records = list.meta("triage").toObject();
    QCOMPARE(list.meta("total").toInt(), int(m_items.size()));
    QCOMPARE(qsizetype(m_itemsOfFeed.size()), m_items.size());
    for (const QJsonValue &item : list.items()) {
        const QString id = item[u"id"].toString();
        const QJsonObject &known = m_itemsOfFeed[id];
        QCOMPARE(known[u"buffer_ids"], item[u"buffer_ids"]);
        if (known.contains(u"triage"_s))
            QCOMPARE(known[u"triage"], records[id]);
        else
            QVERIFY2(records[id][u"updated_at"].isNull(), qPrintable(id));
    }
    const QJsonArray views = m_desk->get("/views").items();
    QCOMPARE(qsizetype(m_viewsOfFeed.size()), views.size());
    for (const QJsonValue &view : views)
        QCOMPARE(QJsonValue(m_viewsOfFeed[view[u"id"].toString()]), view);
}

void TestRandomActs::everythingIsUndone()
{
    const int wanted = numberOf("TRIAGE_RANDOM_ACTS", usualActs);
    const int seed = numberOf("TRIAGE_RANDOM_SEED", 28);
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_organization = m_desk->organization().id.value();
    m_random.seed(quint32(seed));
    for (TestClient *client : { &m_desk->admin, &m_desk->member })
        m_members << client->get("/me")["member"][u"id"].toString().toLatin1();
    for (const char *name : { "Bugs", "Ideas", "Praise" })
        m_buffers << m_desk->buffer(name);
    for (int i = 0; i < leastItems; ++i)
        m_items << m_desk->settled("item " + QByteArray::number(i));
    for (int i = 0; i < wanted; ++i) {
        const int kind = draw(acts);
        QString before = read();
        if (Undo undo = act(kind)) {
            m_done.push_back({ kind, std::move(before), std::move(undo) });
            ++m_counts[kind];
        } else {
            const QString after = read();
            QVERIFY2(
                after == before,
                qPrintable(u"act %1 (%2) of seed %3 changed\n%4\nto\n%5"_s.arg(i).arg(kind).arg(seed).arg(
                    before, after)));
        }
        if (i % 100 == 99) {
            compareWithFeed();
            if (QTest::currentTestFailed())
                return;
        }
    }
    for (const auto &[kind, count] : m_counts)
        qInfo("acts of kind %d: %d", kind, count);
    while (!m_done.empty()) {
        const Done last = std::move(m_done.back());
        m_done.pop_back();
        const Answer undone = last.undo();
        const QString after = read();
        QVERIFY2(
            undone.status < 300 && after == last.before,
            qPrintable(u"undoing act %1 (%2) of seed %3 was answered %4 %5 and led to\n%6\ninstead of\n%7"_s
                           .arg(m_done.size())
                           .arg(last.kind)
                           .arg(seed)
                           .arg(undone.outcome(), QString::fromUtf8(undone.body), after, last.before)));
        if (m_done.size() % 100 == 0) {
            compareWithFeed();
            if (QTest::currentTestFailed())
                return;
        }
    }
}

TRIAGE_TEST(TestRandomActs, QCoreApplication)
#include "tst_randomacts.moc"
