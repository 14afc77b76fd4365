// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of one language in a buffer and by triage records: random acts change everything that the lists
// depend on, and all of them remain what one finds by looking at every item, with exact totals.

#include "support/languagecounts.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

// Texts by the language that the server tells of them.
const std::pair<const char *, QByteArray> texts[] = {
    { "en", "My new card has not arrived yet, can I track the delivery?" },
    { "de", "Meine Überweisungen wurden abgelehnt, ich verstehe den Grund nicht" },
    { "he", "הכרטיסים החדשים שהזמנתי עדיין לא הגיעו אליי" },
    { "und", "Danke" },
};

} // namespace

class TestLanguageLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void totalsAndPagesFollowEveryAct();
    void importedItemsAreCounted();
    void aListStartsWhereItReadsLess_data();
    void aListStartsWhereItReadsLess();

private:
    struct Filters
    {
        QByteArray language, state, owner, snoozed, tag, duplicates;
        bool inBuffer = false;

        QByteArray query() const;
        bool keep(const QJsonObject &item, const QJsonObject &record, const QString &buffer) const;
    };

    qsizetype below(qsizetype end) { return qsizetype(m_random.bounded(int(end))); }
    QByteArray anyText() { return texts[below(std::size(texts))].second; }
    void act();
    void compareLists();
    void compareList(const Filters &filters, const Answer &whole);
    QString told(const QJsonValue &id);

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    QRandomGenerator m_random{ 37 };
    QByteArrayList m_items;
    QByteArray m_bugs, m_member;
    QJsonObject m_languages; ///< The language of each item by the database, in one comparison.
};

QByteArray TestLanguageLists::Filters::query() const
{
    QByteArray query = "language=" + language;
    for (const auto &[name, value] : { std::pair{ "&state=", state },
                                       { "&owner=", owner },
                                       { "&snoozed=", snoozed },
                                       { "&tag=", tag },
                                       { "&duplicates=", duplicates } }) {
        if (!value.isEmpty())
            query += name + value;
    }
    return query + (inBuffer ? "&buffer_id=bugs" : "");
}

bool TestLanguageLists::Filters::keep(const QJsonObject &item, const QJsonObject &record,
                                      const QString &buffer) const
{
    const QByteArray has = record[u"owner_id"].toString().toLatin1();
    return (state.isEmpty() || state.split(',').contains(record[u"state"].toString().toLatin1()))
        && (owner.isEmpty() || (owner == "none" ? has.isEmpty() : has == owner))
        && (snoozed.isEmpty() || record[u"snoozed_until"].isNull() == (snoozed == "false"))
        && (tag.isEmpty() || record[u"tags"].toArray().contains(QString::fromLatin1(tag)))
        && (duplicates.isEmpty() || record[u"duplicate_of"].isNull() == (duplicates == "hide"))
        && (!inBuffer || item[u"buffer_ids"].toArray().contains(buffer));
}

void TestLanguageLists::initTestCase()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_bugs = m_desk->buffer("Bugs");
    m_member = m_desk->member.get("/me")["member"].toObject()[u"id"].toString().toLatin1();
    for (int i = 0; i < 24; ++i)
        m_items << m_desk->settled(anyText());
}

void TestLanguageLists::act()
{
    const qsizetype place = below(m_items.size());
    const QByteArray item = m_items[place], path = "/feedback/" + item, record = path + "/triage";
    switch (below(10)) {
    case 0:
    case 1:
        m_desk->patch(record, { { "state", QByteArrayList{ "open", "done", "declined" }[below(3)] } });
        break;
    case 2:
        m_desk->patch(record, { { "owner_id", m_member } });
        break;
    case 3:
        m_desk->patch(record, { { "owner_id", nullptr }, { "snoozed_until", nullptr } });
        break;
    case 4:
        m_desk->patch(record, { { "snoozed_until", "2100-01-01T00:00:00Z" } });
        break;
    case 5:
        m_desk->patch(record, { { "tags", below(2) ? array({ "x", "y" }) : array({ "y" }) } });
        break;
    case 6:
        below(3) ? m_desk->put("/buffers/" + m_bugs + path) : m_desk->remove("/buffers/" + m_bugs + path);
        break;
    case 7:
        m_desk->post("/merges",
                     { { "into", m_items[below(m_items.size())] }, { "feedback_ids", array({ item }) } });
        break;
    case 8:
        m_desk->patch(path, { { "description", anyText() } });
        break;
    default:
        m_desk->remove(path);
        m_items[place] = m_desk->settled(anyText());
    }
}

QString TestLanguageLists::told(const QJsonValue &id)
{
    return m_languages[id.toString()].toString();
}

void TestLanguageLists::compareList(const Filters &filters, const Answer &whole)
{
    const QJsonObject records = whole.meta("triage").toObject();
    QStringList expected;
    for (const QJsonValue &item : whole.items()) {
        if (told(item[u"id"]).toLatin1() == filters.language
            && filters.keep(item.toObject(), records[item[u"id"].toString()].toObject(),
                            QString::fromLatin1(m_bugs)))
            expected << item[u"id"].toString();
    }
    for (const bool isAscending : { false, true }) {
        if (isAscending)
            std::reverse(expected.begin(), expected.end());
        QStringList read;
        QByteArray next
            = "/api/v0/feedback?limit=5&" + filters.query() + (isAscending ? "&sort_order=asc" : "");
        while (!next.isEmpty()) {
            const Answer page = m_desk->get(next);
            QVERIFY2(page.meta("total").toInt(-1) == expected.size(),
                     qPrintable(QString::fromLatin1(next) + u": "_s + QString::fromUtf8(page.body)));
            for (const QJsonValue &item : page.items())
                read << item[u"id"].toString();
            next = page.meta("next").toString().toLatin1();
        }
        QVERIFY2(read == expected, filters.query().constData());
    }
    const QByteArray byTitle = "/feedback?limit=100&sort_by=updated_at&" + filters.query();
    QCOMPARE(m_desk->get(byTitle).items().size(), expected.size());
    QCOMPARE(m_desk->total(byTitle), int(expected.size()));
}

void TestLanguageLists::compareLists()
{
    QCOMPARE(m_backend.value(languageDifferences), u"0"_s);
    const Answer whole = m_desk->get("/feedback?limit=100&include=buffer_ids,triage");
    m_languages = QJsonDocument::fromJson(
                      m_backend
                          .value(u"select json_object_agg(wire_id(id), language) from feedback "
                                 "where organization = %1"_s.arg(m_desk->organization().id.value()))
                          .toUtf8())
                      .object();
    for (const char *language : { "en", "de", "he", "und", "fr", "ja" }) {
        for (const bool inBuffer : { false, true }) {
            const QByteArray of = language;
            for (const Filters &filters : {
                     Filters{ of, "", "", "", "", "", inBuffer },
                     { of, "open", "", "", "", "", inBuffer },
                     { of, "done", "", "", "", "", inBuffer },
                     { of, "done,declined", "", "", "", "", inBuffer },
                     { of, "open,done", "", "", "", "", inBuffer },
                     { of, "", m_member, "", "", "", inBuffer },
                     { of, "", "none", "", "", "", inBuffer },
                     { of, "", "", "true", "", "", inBuffer },
                     { of, "open", "none", "false", "", "", inBuffer },
                     { of, "", "", "", "y", "", inBuffer },
                     { of, "open", m_member, "", "x", "", inBuffer },
                     { of, "", "", "", "", "only", inBuffer },
                     { of, "", "", "", "", "hide", inBuffer },
                     { of, "done", "", "true", "y", "hide", inBuffer },
                 }) {
                compareList(filters, whole);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

void TestLanguageLists::totalsAndPagesFollowEveryAct()
{
    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < 40; ++i)
            act();
        compareLists();
        if (QTest::currentTestFailed()) {
            qInfo("round %d", round);
            return;
        }
    }
}

/// An import stores items, their index and their memberships in one statement.
void TestLanguageLists::importedItemsAreCounted()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    QString lines;
    for (const auto &[language, text] : texts)
        lines
            += u"{\"description\":\"%1\",\"buffers\":[\"Bugs\"],\"state\":\"done\",\"tags\":[\"x\"]}\n"_s.arg(
                QString::fromUtf8(text));
    const Answer import
        = desk.post("/import", { { "format", "json_lines" }, { "data", lines }, { "route", false } });
    QCOMPARE(import["created"].toInt(), int(std::size(texts)));
    QCOMPARE(m_backend.value(languageDifferences), u"0"_s);
    QCOMPARE(desk.total("/feedback?language=de&buffer_id=bugs"), 1);
    QCOMPARE(desk.total("/feedback?language=de&tag=x&state=done"), 1);
    QCOMPARE(desk.total("/feedback?language=de&buffer_id=bugs&state=open"), 0);
}

void TestLanguageLists::aListStartsWhereItReadsLess_data()
{
    QTest::addColumn<QByteArray>("many");
    QTest::addColumn<QByteArray>("few");
    // The only item of both is the oldest of either.
    QTest::newRow("few of the language") << "state"_ba
                                         << "language"_ba;
    QTest::newRow("few in the state") << "language"_ba
                                      << "state"_ba;
}

/// Both ways find the same, whichever of the two has more items.
void TestLanguageLists::aListStartsWhereItReadsLess()
{
    QFETCH(QByteArray, many);
    QFETCH(QByteArray, few);
    Desk desk(m_backend);
    desk.switchRouting(false);
    const auto done = [&](const QByteArray &item) {
        desk.patch("/feedback/" + item + "/triage", { { "state", "done" } });
    };
    const QByteArray &english = texts[0].second, &german = texts[1].second;
    const QByteArray both = desk.settled(german);
    done(both);
    for (int i = 0; i < 6; ++i) {
        const QByteArray item = desk.settled(many == "language" ? german : english);
        if (many == "state")
            done(item);
    }
    const QByteArray one = desk.settled(few == "language" ? german : english);
    if (few == "state")
        done(one);
    for (const QByteArray &order : { ""_ba, "&sort_order=asc"_ba }) {
        const Answer list = desk.get("/feedback?language=de&state=done&limit=1" + order);
        QCOMPARE(list.meta("total").toInt(), 1);
        QCOMPARE(list.items().size(), 1);
        QCOMPARE(list.items()[0][u"id"].toString().toLatin1(), both);
        QVERIFY(list.meta("next").isNull() || list.meta("next").isUndefined());
    }
}

TRIAGE_TEST(TestLanguageLists, QCoreApplication)
#include "tst_languagelists.moc"
