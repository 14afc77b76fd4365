// SPDX-License-Identifier: GPL-3.0-or-later
// Totals that no counter keeps follow what everybody does, without counting all items again: they are those
// of a fresh count after every act. TRIAGE_RANDOM_ACTS is the number of acts, TRIAGE_RANDOM_SEED the seed.

#include "search/searchquery.h"
#include "services/feedback/listsearch.h"
#include "stores/lists/feedbacklist.h"
#include "support/environment.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <functional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int usualActs = 120;

api::FeedbackListRequest filter(const std::function<void(api::FeedbackListRequest &)> &set)
{
    api::FeedbackListRequest made;
    set(made);
    return made;
}

} // namespace

class TestTrackedLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void onlyWhatChangedIsCompared();
    void anotherOrderIsNotCountedAgain();
    void aRestoredHistoryIsCountedAgain();
    void aRestoredBufferIsCountedAgain();
    void manyChangesAreCountedAgain();
    void forgottenDeletionsAreCountedAgain();
    void totalsFollowEveryAct();

private:
    storage::FeedbackPage list(const api::FeedbackListRequest &wanted, storage::ListMemory *memory);
    qint64 total(const api::FeedbackListRequest &wanted, storage::ListMemory *memory);
    /// Describes a page with its total.
    QString told(const api::FeedbackListRequest &wanted, storage::ListMemory *memory);
    /// Compares pages and totals of all lists with fresh ones, each in another order.
    QString difference();
    void act(int kind);
    QByteArray write(bool german);
    QByteArray any(const QByteArrayList &of) { return of[m_random.bounded(int(of.size()))]; }
    /// Makes an item done without any trace of a change.
    void closeUnseen(const QByteArray &item);

    std::unique_ptr<TestBackend> m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<storage::ListMemory> m_memory;
    QRandomGenerator m_random;
    QByteArrayList m_items, m_buffers;
    std::vector<api::FeedbackListRequest> m_filters;
    int m_round = 0;
};

void TestTrackedLists::init()
{
    m_desk.reset();
    m_backend = std::make_unique<TestBackend>();
    m_desk = std::make_unique<Desk>(*m_backend);
    m_desk->switchRouting(false);
    m_memory = std::make_unique<storage::ListMemory>();
    m_items.clear();
    m_buffers.clear();
    for (const char *name : { "Bugs", "Ideas" })
        m_buffers << m_desk->buffer(name);
    for (int i = 0; i < 12; ++i)
        m_items << write(i % 2 == 0);
    m_desk->settle();
    const MemberId me(decodeId(m_desk->get("/me")["member"].toObject()[u"id"].toString()).value_or(0));
    using F = api::FeedbackListRequest;
    using States = TriageStates;
    const auto open = [](F &f) {
        f.states = States{ TriageState::Open };
    };
    const auto closed = [](F &f) {
        f.states = States{ TriageState::Done, TriageState::Declined };
    };
    const auto acme = [](F &f) {
        f.clientGroup = u"acme"_s;
    };
    const auto exports = [](F &f) {
        f.search = u"export"_s;
    };
    const auto bugs = [](F &f) {
        f.buffer = BufferKey::parse(u"bugs"_s);
    };
    m_filters = {
        filter([=](F &f) {
            open(f);
            acme(f);
        }),
        filter([=](F &f) {
            closed(f);
            acme(f);
        }),
        filter([=](F &f) {
            open(f);
            f.needsReview = true;
        }),
        filter([=](F &f) {
            f.tags = { u"x"_s, u"y"_s };
        }),
        filter([=](F &f) {
            f.owner = me;
            acme(f);
        }),
        filter([=](F &f) {
            f.snoozed = true;
            acme(f);
        }),
        filter([=](F &f) {
            f.duplicates = DuplicatesFilter::Only;
            acme(f);
        }),
        filter([=](F &f) {
            bugs(f);
            acme(f);
        }),
        filter([=](F &f) {
            bugs(f);
            open(f);
            f.needsReview = false;
        }),
        filter([=](F &f) {
            acme(f);
            f.unassigned = true;
        }),
        filter([=](F &f) {
            open(f);
            exports(f);
        }),
        filter([=](F &f) {
            closed(f);
            exports(f);
        }),
        filter([=](F &f) {
            f.owner = me;
            exports(f);
        }),
        filter([=](F &f) {
            bugs(f);
            exports(f);
        }),
        filter([=](F &f) {
            exports(f);
            f.duplicates = DuplicatesFilter::Hide;
        }),
        filter([=](F &f) {
            f.language = u"de"_s;
            f.needsReview = true;
        }),
        filter([=](F &f) {
            f.language = u"de"_s;
            open(f);
            acme(f);
        }),
        filter([=](F &f) {
            f.submittedBy = u"ann"_s;
            f.needsReview = false;
        }),
        filter([=](F &f) {
            f.submittedBy = u"ann"_s;
            open(f);
        }),
    };
}

QByteArray TestTrackedLists::write(bool german)
{
    const Members body{ { "description",
                          german ? "Der Export der Tabelle stürzt seit gestern immer wieder ab."
                                 : "The table of our customers is empty again since yesterday." },
                        { "submitted_by", m_random.bounded(2) ? "ann" : "bob" } };
    return m_desk
        ->send({ "POST",
                 "/feedback",
                 body.toJson(),
                 { { "X-IB-Client", m_random.bounded(3) ? "acme" : "other" } } })
        .id();
}

storage::FeedbackPage TestTrackedLists::list(const api::FeedbackListRequest &wanted,
                                             storage::ListMemory *memory)
{
    const auto page
        = storage::FeedbackList(m_backend->database(), m_desk->organization().id)
              .page(wanted,
                    services::searchTerms(search::SearchQuery::parse(wanted.search.value_or(QString()))),
                    memory);
    return page ? std::move(*page) : storage::FeedbackPage{ {}, -1, {} };
}

qint64 TestTrackedLists::total(const api::FeedbackListRequest &wanted, storage::ListMemory *memory)
{
    return list(wanted, memory).total;
}

QString TestTrackedLists::told(const api::FeedbackListRequest &wanted, storage::ListMemory *memory)
{
    const storage::FeedbackPage page = list(wanted, memory);
    QStringList items;
    for (int i = 0; i < page.items.size(); ++i)
        items << toString(page.items.at(i).id);
    return u"%1 of %2"_s.arg(items.join(u' ')).arg(page.total);
}

QString TestTrackedLists::difference()
{
    const auto change = [this] {
        return m_backend->value(u"select change from organization_state"_s);
    };
    ++m_round;
    for (std::size_t i = 0; i < m_filters.size(); ++i) {
        api::FeedbackListRequest wanted = m_filters[i];
        wanted.sortBy = std::array{ SortBy::CreatedAt, SortBy::Title, SortBy::UpdatedAt,
                                    wanted.search ? SortBy::Relevance : SortBy::CreatedAt }[m_round % 4];
        wanted.order = m_round % 8 < 4 ? SortOrder::Descending : SortOrder::Ascending;
        wanted.page = { 1 + m_round % 3 / 2, 3 };
        QString before, found;
        do { // routing and what follows a deleted buffer may change something in between
            before = change();
            const QString tracked = told(wanted, m_memory.get());
            const QString counted = told(wanted, nullptr);
            found = tracked == counted ? QString()
                                       : u"list %1 is %2 instead of %3"_s.arg(i).arg(tracked, counted);
        } while (change() != before);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

void TestTrackedLists::closeUnseen(const QByteArray &item)
{
    m_backend->sql(uR"(
        alter table feedback_triage disable trigger user;
        alter table feedback disable trigger user;
        update feedback_triage set state = 'done' where wire_id(feedback) = '%1';
        update feedback set record_code = 8 where wire_id(id) = '%1';
        alter table feedback enable trigger user;
        alter table feedback_triage enable trigger user)"_s.arg(QString::fromLatin1(item)));
}

void TestTrackedLists::onlyWhatChangedIsCompared()
{
    const api::FeedbackListRequest &done = m_filters[1];
    const auto patch = [this](const QByteArray &item, const char *state) {
        QCOMPARE(m_desk->patch("/feedback/" + item + "/triage", { { "state", state } }).status, 200);
    };
    QByteArrayList ofAcme;
    for (const QJsonValue &item : m_desk->get("/feedback?client_group=acme").items())
        ofAcme << item[u"id"].toString().toLatin1();
    QVERIFY(ofAcme.size() >= 4);
    patch(ofAcme[0], "done");
    m_desk->patch("/feedback/" + ofAcme[1] + "/triage", { { "tags", array({ "x" }) } });
    QCOMPARE(total(done, m_memory.get()), 1);

    closeUnseen(ofAcme[1]); // only a count of all items would find it
    patch(ofAcme[2], "declined");
    QCOMPARE(total(done, m_memory.get()), 2);
    patch(ofAcme[0], "open");
    QCOMPARE(total(done, m_memory.get()), 1);
    QCOMPARE(total(done, nullptr), 2);
}

void TestTrackedLists::anotherOrderIsNotCountedAgain()
{
    api::FeedbackListRequest done = m_filters[1];
    const QByteArray item
        = m_desk->get("/feedback?client_group=acme").items().first()[u"id"].toString().toLatin1();
    m_desk->patch("/feedback/" + item + "/triage", { { "tags", array({ "x" }) } });
    QCOMPARE(total(done, m_memory.get()), 0);
    closeUnseen(item); // only a count of all items would find it
    for (const SortBy sortBy : { SortBy::Title, SortBy::UpdatedAt, SortBy::CreatedAt }) {
        done.sortBy = sortBy;
        done.order = SortOrder::Ascending;
        QCOMPARE(total(done, m_memory.get()), 0);
    }
}

void TestTrackedLists::aRestoredHistoryIsCountedAgain()
{
    const api::FeedbackListRequest &done = m_filters[1];
    const QByteArray item
        = m_desk->get("/feedback?client_group=acme").items().first()[u"id"].toString().toLatin1();
    m_desk->patch("/feedback/" + item + "/triage", { { "tags", array({ "x" }) } });
    QCOMPARE(total(done, m_memory.get()), 0);
    closeUnseen(item);
    QCOMPARE(total(done, m_memory.get()), 0);
    m_backend->sql(u"update organization_state set generation = generation + 1"_s);
    QCOMPARE(total(done, m_memory.get()), 1);
}

void TestTrackedLists::aRestoredBufferIsCountedAgain()
{
    const api::FeedbackListRequest &bugs = m_filters[7];
    const QByteArray item
        = m_desk->get("/feedback?client_group=acme").items().first()[u"id"].toString().toLatin1();
    QCOMPARE(m_desk->put("/buffers/" + m_buffers.front() + "/feedback/" + item).status, 204);
    QCOMPARE(total(bugs, m_memory.get()), 1);
    // The item leaves the buffer while that is deleted, without any trace of a change.
    m_backend->sql(u"alter table feedback_buffer disable trigger user;"
                   " delete from feedback_buffer;"
                   " alter table feedback_buffer enable trigger user;"
                   " update buffer set updated_at = updated_at + interval '1 second'"_s);
    QCOMPARE(total(bugs, m_memory.get()), 0);
}

void TestTrackedLists::manyChangesAreCountedAgain()
{
    const api::FeedbackListRequest &open = m_filters[0];
    const qint64 before = total(open, m_memory.get());
    const auto addMany = [this](int many) {
        m_backend->sql(uR"(
            update organization_state set change = change + 1;
            insert into feedback (organization, id, description, client, routing_status, created_at, updated_at, change)
            select f.organization, f.id + n, 'One more', 'acme', 'skipped', f.created_at, f.updated_at, s.change
            from (select * from feedback order by id desc limit 1) f, organization_state s, generate_series(1, %1) n
            where s.organization = f.organization)"_s.arg(many));
    };
    addMany(1200);
    QCOMPARE(told(open, m_memory.get()), told(open, nullptr));
    QCOMPARE(total(open, m_memory.get()), before + 1200);
    // Fewer changes are compared, but may leave nothing of the page that was known.
    m_backend->sql(u"update organization_state set change = change + 1;"
                   "delete from feedback f using organization_state s where f.id in (select id from feedback "
                   "order by id desc limit 900);"
                   "insert into tombstone (organization, kind, id, change)"
                   " select organization, 'feedback', g.id, change from organization_state,"
                   " (select max(id) + n as id from feedback, generate_series(1, 900) n group by n) g"_s);
    QCOMPARE(told(open, m_memory.get()), told(open, nullptr));
    QCOMPARE(total(open, m_memory.get()), before + 300);
}

void TestTrackedLists::forgottenDeletionsAreCountedAgain()
{
    const api::FeedbackListRequest &open = m_filters[0];
    const qint64 before = total(open, m_memory.get());
    const QByteArray item
        = m_desk->get("/feedback?client_group=acme").items().first()[u"id"].toString().toLatin1();
    QCOMPARE(m_desk->remove("/feedback/" + item).status, 204);
    // As after three months.
    m_backend->sql(u"delete from tombstone; update organization_state set feed_floor = change"_s);
    QCOMPARE(total(open, m_memory.get()), before - 1);
}

/// Does something as one of two people; it may be refused.
void TestTrackedLists::act(int kind)
{
    TestClient &person = m_random.bounded(2) ? m_desk->admin : m_desk->member;
    const QByteArray item = any(m_items), path = "/feedback/" + item;
    const auto record = [&](const Members &change) {
        person.patch(path + "/triage", change);
    };
    switch (kind) {
    case 0:
        m_items << write(m_random.bounded(2));
        break;
    case 1:
        if (m_items.size() > 8 && person.remove(path).status == 204)
            m_items.removeOne(item);
        break;
    case 2:
        person.patch(path,
                     { { "description", m_random.bounded(2) ? "The export of it" : "Nothing of that" } });
        break;
    case 3:
        person.patch(path, { { "needs_review", m_random.bounded(2) == 0 } });
        break;
    case 4:
        person.patch(path, { { "submitted_by", m_random.bounded(2) ? "ann" : "bob" } });
        break;
    case 5:
        record({ { "state", any({ "open", "done", "declined" }) } });
        break;
    case 6:
        record({ { "tags", m_random.bounded(2) ? array({ "x", "y" }) : array({ "y" }) } });
        break;
    case 7:
        person.post(path + "/take");
        break;
    case 8:
        record({ { "owner_id", nullptr } });
        break;
    case 9:
        record({ { "snoozed_until", "2100-01-01T09:00:00Z" } });
        break;
    case 10:
        person.put("/buffers/" + any(m_buffers) + path);
        break;
    case 11:
        person.remove("/buffers/" + any(m_buffers) + path);
        break;
    case 12:
        m_desk->remove("/buffers/" + m_buffers.front());
        break;
    case 13:
        m_desk->post("/buffers/" + m_buffers.front() + "/restore");
        break;
    case 14:
    case 15:
        person.post("/merges", { { "into", any(m_items) }, { "feedback_ids", array({ item }) } });
        break;
    case 16:
        person.remove(path + "/duplicate-of");
        break;
    case 17:
        m_desk->patch("/tags/x", { { "name", "y" } });
        break;
    case 18:
        person.post(path + "/notes", { { "text", "Seen." } });
        break;
    }
}

void TestTrackedLists::totalsFollowEveryAct()
{
    const int wanted = numberOf("TRIAGE_RANDOM_ACTS", usualActs);
    const int seed = numberOf("TRIAGE_RANDOM_SEED", 26);
    m_random.seed(quint32(seed));
    for (int i = 0; i < wanted; ++i) {
        const int kind = m_random.bounded(19);
        act(kind);
        const QString found = difference();
        QVERIFY2(found.isEmpty(),
                 qPrintable(u"act %1 (%2) of seed %3: %4"_s.arg(i).arg(kind).arg(seed).arg(found)));
    }
}

TRIAGE_TEST(TestTrackedLists, QCoreApplication)
#include "tst_trackedlists.moc"
