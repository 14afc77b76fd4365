// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of random merges, undos, departures, deletions and moves, also of two people at the same time: no
// chain, no cycle, no wrong count, and what is undone is as it was, byte for byte.
// TRIAGE_RANDOM_MERGES is the number of operations, TRIAGE_RANDOM_SEED the seed.

#include "support/environment.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int usualOperations = 400;
constexpr int itemCount = 24;

/// Counts what the records must never be: a chain, a cycle, a lost original, a wrong count.
const QString faults = uR"(
    select count(*)
    from feedback_triage t
    left join feedback_triage c on c.organization = t.organization and c.feedback = t.duplicate_of
    where t.organization = %1
      and ((t.duplicate_of is not null
            and (c.feedback is null or c.duplicate_of is not null or t.duplicate_count <> 0
                 or c.feedback = t.feedback))
           or t.duplicate_count <> (select count(*) from feedback_triage d
                                    where d.organization = t.organization and d.duplicate_of = t.feedback)))"_s;

/// Reads all records as one text.
const QString everything = uR"(
    select coalesce(string_agg(t::text, E'\n' order by t.feedback), '') from triage_record t where t.organization = %1)"_s;

} // namespace

class TestRandomMerges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingGoesWrong();
    void twoPeopleMergeCrosswise();

private:
    /// A merge with the records before it.
    struct Done
    {
        QByteArray id;
        QString before;
    };

    QByteArray any() { return m_items[m_random.bounded(int(m_items.size()))]; }
    QString read(const QString &query) { return m_backend.value(query.arg(m_organization)); }
    Sent mergeOf(const QByteArray &into, const QList<QByteArray> &items) const;
    void mergeSome();
    void undoLatest();
    void undoAny();
    void mergeCrosswise();
    void changeSomething();
    void deleteOne();
    void addMissing();
    /// Takes entries of the feed over.
    void follow();
    void compareWithFeed();
    /// Describes what is wrong, after a letter for the operation; empty if nothing is.
    QString m_wrong;

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    qint64 m_organization = 0;
    QRandomGenerator m_random;
    QList<QByteArray> m_items;
    QByteArray m_buffer;
    std::vector<Done> m_latest; ///< Merges after which nothing else happened, oldest first.
    QList<QByteArray> m_merges;
    std::map<QString, QJsonValue> m_known; ///< The records by item, as the feed tells them.
    QString m_cursor = u"0"_s;
    std::map<QString, int> m_counts;
};

Sent TestRandomMerges::mergeOf(const QByteArray &into, const QList<QByteArray> &items) const
{
    QJsonArray ids;
    for (const QByteArray &each : items)
        ids.append(QString::fromLatin1(each));
    return { "POST", "/merges", Members{ { "into", into }, { "feedback_ids", ids } }.toJson(), {} };
}

void TestRandomMerges::mergeSome()
{
    const QByteArray into = any();
    QList<QByteArray> items;
    for (int i = m_random.bounded(1, 5); i > 0; --i) {
        if (const QByteArray item = any(); item != into && !items.contains(item))
            items << item;
    }
    if (items.isEmpty())
        return;
    const QString before = read(everything);
    const Answer merged = m_desk->send(mergeOf(into, items));
    ++m_counts[merged.outcome()];
    if (merged.status == 201) {
        m_latest.push_back({ merged.id(), before });
        m_merges << merged.id();
    } else if (read(everything) != before) {
        m_wrong = u"a refused merge changed something: "_s + merged.outcome();
    }
}

void TestRandomMerges::undoLatest()
{
    if (m_latest.empty())
        return;
    const Done latest = m_latest.back();
    m_latest.pop_back();
    m_merges.removeOne(latest.id);
    const Answer undone = m_desk->post("/merges/" + latest.id + "/undo");
    ++m_counts[u"undo of the latest "_s + undone.outcome()];
    const QString after = read(everything);
    if (undone.status != 200 || after != latest.before)
        m_wrong = u"the undo left\n%1\ninstead of\n%2"_s.arg(after, latest.before);
}

void TestRandomMerges::undoAny()
{
    if (m_merges.isEmpty())
        return;
    const QByteArray merge = m_merges[m_random.bounded(int(m_merges.size()))];
    const QString before = read(everything);
    const Answer undone = m_desk->post("/merges/" + merge + "/undo");
    ++m_counts[u"undo "_s + undone.outcome()];
    if (undone.status == 200) {
        m_merges.removeOne(merge);
        m_latest.clear();
    } else if (undone.status != 409 || read(everything) != before) {
        m_wrong = u"an undo was answered "_s + undone.outcome();
    }
}

void TestRandomMerges::mergeCrosswise()
{
    const QByteArray one = any(), other = any();
    if (one == other)
        return;
    Sent theirs = mergeOf(other, { one });
    theirs.headers = { { "Authorization", "Bearer " + m_desk->member.token() } };
    const auto answers = m_desk->admin.sendAll({ mergeOf(one, { other }), theirs }, 2);
    m_latest.clear();
    for (const Answer &each : answers) {
        ++m_counts[u"crosswise "_s + each.outcome()];
        if (each.status == 201)
            m_merges << each.id();
        else if (each.status != 409)
            m_wrong = u"crosswise: "_s + each.outcome();
    }
}

void TestRandomMerges::changeSomething()
{
    m_latest.clear();
    const QByteArray item = "/feedback/" + any();
    switch (m_random.bounded(6)) {
    case 0:
        m_desk->remove(item + "/duplicate-of");
        break;
    case 1:
        m_desk->patch(item + "/triage", { { "state", m_random.bounded(2) ? "done" : "open" } });
        break;
    case 2:
        m_desk->patch(item + "/triage", { { "snoozed_until", "2100-01-01T09:00:00Z" } });
        break;
    case 3:
        m_desk->put("/buffers/" + m_buffer + item);
        break;
    case 4:
        m_desk->remove("/buffers/" + m_buffer + item);
        break;
    case 5:
        m_desk->post(item + "/notes", { { "text", "Seen" } });
        break;
    }
}

void TestRandomMerges::deleteOne()
{
    m_latest.clear();
    const QByteArray item = any();
    m_items.removeOne(item);
    const Answer deleted = m_desk->remove("/feedback/" + item);
    ++m_counts[u"delete "_s + deleted.outcome()];
    if (deleted.status != 204)
        m_wrong = u"a deletion was answered "_s + deleted.outcome();
}

void TestRandomMerges::addMissing()
{
    while (m_items.size() < itemCount)
        m_items << m_desk->feedback("crash");
}

void TestRandomMerges::follow()
{
    for (bool hasMore = true; hasMore;) {
        const Answer page = m_desk->get("/changes?limit=1000&since=" + m_cursor.toLatin1());
        for (const QJsonValue &entry : page.items()) {
            if (entry[u"type"] != u"feedback"_s)
                continue;
            if (entry[u"op"] == u"delete"_s)
                m_known.erase(entry[u"id"].toString());
            else
                m_known[entry[u"id"].toString()] = entry[u"data"][u"triage"];
        }
        hasMore = page.meta("has_more").toBool();
        m_cursor = page.meta("cursor").toString();
    }
}

void TestRandomMerges::compareWithFeed()
{
    follow();
    QCOMPARE(qsizetype(m_known.size()), m_items.size());
    for (const QByteArray &item : m_items) {
        const QJsonValue record = m_desk->get("/feedback/" + item + "/triage").json()[u"data"];
        const QJsonValue &known = m_known[QString::fromLatin1(item)];
        if (known.isUndefined() || known.isNull())
            QVERIFY2(record[u"updated_at"].isNull(), item.constData());
        else
            QCOMPARE(known, record);
    }
}

void TestRandomMerges::nothingGoesWrong()
{
    const int operations = numberOf("TRIAGE_RANDOM_MERGES", usualOperations);
    const int seed = numberOf("TRIAGE_RANDOM_SEED", 28);
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_organization = m_desk->organization().id.value();
    m_random.seed(quint32(seed));
    m_buffer = m_desk->buffer("Bugs");
    for (int i = 0; i < operations; ++i) {
        addMissing();
        const int chance = m_random.bounded(100);
        if (chance < 45)
            mergeSome();
        else if (chance < 65)
            undoLatest();
        else if (chance < 75)
            undoAny();
        else if (chance < 82)
            mergeCrosswise();
        else if (chance < 93)
            changeSomething();
        else
            deleteOne();
        if (m_wrong.isEmpty() && read(faults) != u"0"_s)
            m_wrong = u"the records are wrong:\n"_s + read(everything);
        QVERIFY2(m_wrong.isEmpty(),
                 qPrintable(u"operation %1 (%2) of seed %3: %4"_s.arg(i).arg(chance).arg(seed).arg(m_wrong)));
        if (i % 50 == 49) {
            compareWithFeed();
            if (QTest::currentTestFailed())
                return;
        }
    }
    addMissing();
    compareWithFeed();
    for (const auto &[what, count] : m_counts)
        qInfo("%ls: %d", qUtf16Printable(what), count);
}

void TestRandomMerges::twoPeopleMergeCrosswise()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bearer = "Bearer " + desk.member.token();
    for (int round = 0; round < 20; ++round) {
        const QByteArray one = desk.feedback("crash"), other = desk.feedback("crash, too");
        Sent theirs = mergeOf(other, { one });
        theirs.headers = { { "Authorization", bearer } };
        const auto answers = desk.admin.sendAll({ mergeOf(one, { other }), theirs }, 2);
        QStringList outcomes{ answers[0].outcome(), answers[1].outcome() };
        outcomes.sort();
        QCOMPARE(outcomes, (QStringList{ u"201"_s, u"409 conflict"_s }));
    }
    QCOMPARE(m_backend.value(faults.arg(desk.organization().id.value())), u"0"_s);
}

TRIAGE_TEST(TestRandomMerges, QCoreApplication)
#include "tst_randommerges.moc"
