// SPDX-License-Identifier: GPL-3.0-or-later
// Random filters over random histories: two servers, the cache of a client and ListFilter::matches() have the
// same items in the same order, and the same totals. TRIAGE_RANDOM_LISTS is the number of filters, each of
// which is three lists; TRIAGE_RANDOM_SEED the seed.
#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "store/feedpage.h"
#include "store/values/filter.h"
#include "support/await.h"
#include "support/environment.h"
#include "support/filterdice.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int usualFilters = 400;
constexpr int filtersOfRound = 50;
constexpr int actsOfRound = 12;
constexpr int leastItems = 30;
constexpr int mostItems = 60;

const QString german = u"Die Rechnung kommt immer zweimal, und niemand antwortet auf unsere Fragen."_s;

/// A list as somebody has it.
struct Listed
{
    std::vector<FeedbackId> ids;
    qint64 total = 0;

    friend bool operator==(const Listed &, const Listed &) = default;
};

QString textOf(const Listed &list)
{
    QStringList ids;
    for (const FeedbackId id : list.ids)
        ids << toString(id);
    return u"%1: %2"_s.arg(list.total).arg(ids.join(u' '));
}

Listed sorted(Listed list)
{
    std::ranges::sort(list.ids);
    return list;
}

/// The parameters of a list that is one page.
GivenParameters queryOf(const ListFilter &list, SortBy sortBy, SortOrder order)
{
    GivenParameters query = app::parametersOf(list, sortBy, order);
    query.emplace_back("limit", u"100"_s);
    return query;
}

} // namespace

class TestRandomLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyHasTheSameLists();
    void theDocumentHasEveryFilter();

private:
    using Ids = std::set<FeedbackId>;

    int draw(int end) { return m_random.bounded(end); }
    QByteArray anyItem() { return m_items[draw(int(m_items.size()))]; }
    TestClient &anyServer() { return m_dice->flip() ? m_desk->admin : *m_other; }
    void prepare();
    void act();
    void patchRecord(const QByteArray &item);
    void createItem();
    void removeItem(const QByteArray &item);
    void merge(const QByteArray &into);
    void changeTag();
    /// Reads what there is, with the languages that the server has found.
    void readTruth();
    bool clientFollows();
    /// Returns the items that the search finds, as a server has them without any other filter.
    const Ids &found(const ListFilter &list);
    Listed matching(const ListFilter &list, SortOrder order);
    Listed ofServer(app::ApiClient &api, const GivenParameters &query);
    Listed ofCache(const ListFilter &list, SortBy sortBy, SortOrder order);
    ListFilter known(ListFilter list) const;
    QString difference(const ListFilter &list, SortBy sortBy, SortOrder order);

    TestBackend m_backend;
    std::unique_ptr<Backend> m_second;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<TestClient> m_other;
    std::unique_ptr<app::ApiClient> m_otherApi;
    std::unique_ptr<SyncedClient> m_client;
    std::unique_ptr<FilterDice> m_dice;
    QRandomGenerator m_random;
    QList<QByteArray> m_items, m_buffers;
    std::array<MemberId, 3> m_members; ///< Nobody, the caller, another person.
    std::vector<app::FeedItem> m_truth; ///< Newest first.
    std::map<FeedbackId, QString> m_languages;
    std::map<QString, Ids> m_found;
};

void TestRandomLists::prepare()
{
    m_second = m_backend.another();
    m_desk = std::make_unique<Desk>(m_backend);
    m_other = std::make_unique<TestClient>(portOf(*m_second), m_desk->admin.token());
    const QUrl other(u"http://127.0.0.1:%1"_s.arg(portOf(*m_second)));
    m_otherApi
        = std::make_unique<app::ApiClient>(app::Account{ other, QString::fromLatin1(m_desk->admin.token()) });
    m_desk->switchRouting(false);
    m_buffers = { m_desk->buffer("Inbox"), m_desk->buffer("Bugs") };
    m_members = { MemberId(), *idFromString<MemberTag>(m_desk->get("/me")["member"][u"id"].toString()),
                  *idFromString<MemberTag>(m_desk->member.get("/me")["member"][u"id"].toString()) };
    while (m_items.size() < leastItems)
        createItem();
    m_desk->settle();
    m_backend.sql(uR"(
        update feedback f set created_at = '2026-11-24T12:00Z'::timestamptz + n.place * interval '2 hours',
            routing_status = (array['routed', 'skipped', 'failed'])[1 + n.place % 3]
        from (select id, row_number() over (order by id) as place from feedback where organization = %1) n
        where f.organization = %1 and f.id = n.id)"_s.arg(m_desk->organization().id.value()));
    m_client = std::make_unique<SyncedClient>(QUrl(m_backend.baseUrl()), m_desk->admin.token());
    m_client->start();
}

void TestRandomLists::createItem()
{
    QString submitter;
    m_dice->roll(submitter);
    const QString text = m_dice->flip() ? german : m_dice->oneOf({ u"ann"_s, u"widget a+b & c=ü"_s });
    const Members more{ { "submitted_by", submitter },
                        { "client", m_dice->oneOf({ u"Widget/1.2"_s, u"ann bot"_s, u"a+b"_s }) },
                        { "title", m_dice->oneOf<QJsonValue>({ u"One"_s, u"two"_s, QJsonValue() }) } };
    m_items << m_desk->feedback(text.toUtf8(), more);
}

void TestRandomLists::removeItem(const QByteArray &item)
{
    m_items.removeOne(item); // also where this fails, so that the loops end
    QVERIFY(anyServer().remove("/feedback/" + item).status == 204);
}

void TestRandomLists::patchRecord(const QByteArray &item)
{
    std::vector<QString> tags;
    m_dice->roll(tags);
    TriageState state{};
    m_dice->roll(state);
    const MemberId owner = m_members[std::size_t(draw(3))];
    const QJsonValue ownerId = owner.isValid() ? QJsonValue(toString(owner)) : QJsonValue();
    const bool sleeps = m_dice->flip();
    const std::array<Members, 4> changes{
        Members{ { "state", toWord(state) } }, Members{ { "owner_id", ownerId } },
        Members{ { "snoozed_until", sleeps ? QJsonValue(u"2037-01-01T00:00:00Z"_s) : QJsonValue() } },
        Members{ { "tags", QJsonArray::fromStringList(QStringList(tags.begin(), tags.end())) } }
    };
    const Answer done
        = anyServer().patch("/feedback/" + item + "/triage", changes[std::size_t(draw(int(changes.size())))]);
    QVERIFY2(done.status == 200, qPrintable(done.outcome()));
}

void TestRandomLists::merge(const QByteArray &into)
{
    QJsonArray items;
    for (int i = draw(3); i >= 0; --i) {
        const QString item = QString::fromLatin1(anyItem());
        if (item.toLatin1() != into && !items.contains(item))
            items << item;
    }
    anyServer().post("/merges", { { "into", into }, { "feedback_ids", items } });
}

/// Renames a tag to the other one, or takes one off all items and brings it back.
void TestRandomLists::changeTag()
{
    const bool isBilling = m_dice->flip();
    const QByteArray path = isBilling ? "/tags/billing" : "/tags/export";
    if (m_dice->flip()) {
        anyServer().patch(path, { { "name", isBilling ? "export" : "billing" } });
        return;
    }
    const QByteArray change = anyServer().remove(path).id();
    if (!change.isEmpty())
        anyServer().post("/tag-changes/" + change + "/undo");
}

/// Some acts are refused, or change nothing.
void TestRandomLists::act()
{
    const QByteArray item = anyItem(), path = "/feedback/" + item;
    const QByteArray buffer = "/buffers/" + m_buffers[draw(2)], held = buffer + path;
    bool needsReview = false;
    m_dice->roll(needsReview);
    switch (draw(14)) {
    case 0:
        return createItem();
    case 1:
        if (m_items.size() > leastItems)
            removeItem(item);
        return;
    case 2:
        anyServer().put(held);
        return;
    case 3:
        anyServer().remove(held);
        return;
    case 4:
        anyServer().patch(path, { { "needs_review", needsReview } });
        return;
    case 5:
        anyServer().patch(path, { { "description", m_dice->oneOf({ german, u"ann"_s, u"widget"_s }) } });
        return;
    case 6:
        return merge(item);
    case 7:
        anyServer().remove(path + "/duplicate-of");
        return;
    case 8:
        anyServer().remove(buffer);
        anyServer().post(buffer + "/restore");
        return;
    case 9:
        anyServer().post(buffer + "/move-all", { { "destination_buffer_id", m_buffers[draw(2)] } });
        return;
    case 10:
        return changeTag();
    default:
        return patchRecord(item);
    }
}

void TestRandomLists::readTruth()
{
    m_found.clear();
    m_languages.clear();
    const Answer all = m_desk->get("/feedback?limit=100&include=buffer_ids,triage&sort_by=created_at");
    auto items = app::readItems(all.body);
    QVERIFY(items);
    m_truth = std::move(*items);
    QCOMPARE(all.meta("total").toInt(), int(m_truth.size()));
    const QString languages = m_backend.value(
        u"select string_agg(wire_id(id) || ' ' || language, ',') from feedback where organization = %1"_s.arg(
            m_desk->organization().id.value()));
    for (const QString &each : languages.split(u','))
        m_languages[*idFromString<FeedbackTag>(each.section(u' ', 0, 0))] = each.section(u' ', 1, 1);
}

/// Waits until the client has what there is.
bool TestRandomLists::clientFollows()
{
    app::Filter everything;
    everything.show(app::work::any);
    return eventually([&] {
        const app::LocalStore &store = m_client->store();
        const bool same = std::ranges::all_of(m_truth, [&store](const app::FeedItem &item) {
            const std::optional<app::ShownItem> shown = store.item(item.feedback.id);
            const Triage record = item.triage.value_or(Triage());
            return shown && shown->feedback == item.feedback && shown->triage.state == record.state
                && shown->triage.owner == record.owner && shown->triage.snoozedUntil == record.snoozedUntil
                && shown->triage.tags == record.tags && shown->triage.duplicateOf == record.duplicateOf
                && std::set(shown->buffers.begin(), shown->buffers.end())
                == std::set(item.buffers.begin(), item.buffers.end());
        });
        return same && m_client->isSettled() && m_client->items(everything).size() == m_truth.size();
    });
}

/// Names buffers and members that there are, and times that do not depend on a zone.
ListFilter TestRandomLists::known(ListFilter list) const
{
    if (list.buffer)
        list.buffer = BufferKey{ bufferId(m_buffers[*list.buffer->id == BufferId(1) ? 0 : 1]), {} };
    if (list.owner && list.owner->member.isValid())
        list.owner = m_members[std::size_t(list.owner->member.value())];
    for (std::optional<FilterTime> *bound : { &list.createdAfter, &list.createdBefore }) {
        if (*bound)
            *bound = (*bound)->at(FilterDice::now, QTimeZone::utc());
    }
    return list;
}

const TestRandomLists::Ids &TestRandomLists::found(const ListFilter &list)
{
    ListFilter only;
    only.search = list.search;
    only.duplicates = list.findsGroups() ? list.duplicates : std::nullopt;
    const GivenParameters query = queryOf(only, SortBy::CreatedAt, SortOrder::Descending);
    const auto [place, isNew] = m_found.try_emplace(*list.search + QString::number(list.findsGroups()));
    if (isNew) {
        const Listed ids = ofServer(m_client->api(), query);
        place->second = Ids(ids.ids.begin(), ids.ids.end());
    }
    return place->second;
}

Listed TestRandomLists::matching(const ListFilter &list, SortOrder order)
{
    ListFilter resolved = list;
    resolved.resolve(m_members[1], FilterDice::now);
    Listed all;
    for (const app::FeedItem &item : m_truth) {
        const Triage record = item.triage.value_or(Triage());
        const FeedbackId id = item.feedback.id;
        const bool isFound = list.search && found(list).contains(id);
        if (resolved.matches({ item.feedback, record, item.buffers, m_languages[id], isFound }))
            all.ids.push_back(id);
    }
    if (order == SortOrder::Ascending)
        std::ranges::reverse(all.ids);
    all.total = qint64(all.ids.size());
    return all;
}

Listed TestRandomLists::ofServer(app::ApiClient &api, const GivenParameters &query)
{
    app::Request request = app::ApiClient::request(api::infoOf(api::listFeedback));
    request.query = QList<std::pair<QByteArray, QString>>(query.begin(), query.end());
    const auto answer = await(api.perform(std::move(request)));
    Listed list;
    list.total = -1;
    if (!answer)
        return list;
    const QJsonObject body = QJsonDocument::fromJson(answer->body).object();
    for (const QJsonValue &item : body[u"data"].toArray())
        list.ids.push_back(feedbackId(item[u"id"].toString().toLatin1()));
    list.total = body[u"meta"][u"total"].toInteger();
    return list;
}

Listed TestRandomLists::ofCache(const ListFilter &list, SortBy sortBy, SortOrder order)
{
    app::Filter filter = app::Filter::of(list);
    filter.sortBy = sortBy;
    filter.order = order;
    const app::Listing listing = m_client->listing(filter);
    return { listing.ids, listing.complete ? qint64(listing.ids.size()) : -1 };
}

/// Returns who has another list than the filters match; empty: nobody.
QString TestRandomLists::difference(const ListFilter &list, SortBy sortBy, SortOrder order)
{
    const GivenParameters query = queryOf(list, sortBy, order);
    const Listed expected = matching(list, order);
    const Listed first = ofServer(m_client->api(), query);
    const Listed second = ofServer(*m_otherApi, query);
    const Listed cached = ofCache(list, sortBy, order);
    const auto isSame = [&expected](const Listed &each, bool isOrdered) {
        return isOrdered ? each == expected : sorted(each) == sorted(expected);
    };
    // The program lists the open hits of a search first.
    const bool isByCreation = sortBy == SortBy::CreatedAt;
    if (isSame(first, isByCreation) && isSame(cached, isByCreation && !list.search) && first == second)
        return {};
    QStringList parameters;
    for (const auto &[name, value] : query)
        parameters << QString::fromLatin1(name) + u'=' + value;
    return u"%1\nmatches %2\nfirst   %3\nsecond  %4\ncache   %5"_s.arg(
        parameters.join(u'&'), textOf(expected), textOf(first), textOf(second), textOf(cached));
}

void TestRandomLists::everybodyHasTheSameLists()
{
    const int filters = numberOf("TRIAGE_RANDOM_LISTS", usualFilters);
    const int seed = numberOf("TRIAGE_RANDOM_SEED", 1);
    m_random.seed(quint32(seed));
    m_dice = std::make_unique<FilterDice>(quint32(seed));
    prepare();
    qint64 listed = 0;
    for (int done = 0; done < filters; done += filtersOfRound) {
        for (int number = 0; number < actsOfRound; ++number)
            act();
        while (m_items.size() > mostItems)
            removeItem(anyItem());
        if (QTest::currentTestFailed())
            return;
        m_desk->settle(); // routing looks at new items
        readTruth();
        QVERIFY2(clientFollows(), qPrintable(u"seed %1, filter %2"_s.arg(seed).arg(done)));
        for (int number = 0; number < filtersOfRound; ++number) {
            const ListFilter list = known(m_dice->filter());
            const SortBy sortBy
                = m_dice->oneOf({ SortBy::CreatedAt, SortBy::CreatedAt, SortBy::UpdatedAt, SortBy::Title });
            const SortOrder order = m_dice->oneOf({ SortOrder::Descending, SortOrder::Ascending });
            const QString wrong = difference(list, sortBy, order);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(u"seed %1, filter %2: %3"_s.arg(seed).arg(done + number).arg(wrong)));
            listed += 3 * matching(list, order).total;
        }
    }
    qInfo("%d filters, %d lists, %lld items in them", filters, 3 * filters, listed);
    m_client.reset();
    m_otherApi.reset();
}

void TestRandomLists::theDocumentHasEveryFilter()
{
    TestClient client(m_backend.port());
    const QJsonObject document = client.get("/openapi.json").json();
    QStringList names;
    const QJsonObject paths = document[u"paths"_s].toObject();
    for (const QJsonValue &parameter : paths[u"/api/v0/feedback"_s][u"get"_s][u"parameters"_s].toArray())
        names << parameter[u"name"_s].toString();
    const QJsonObject views
        = document[u"components"_s][u"schemas"_s][u"ViewFilter"_s][u"properties"_s].toObject();
    forEachField<ListFilter>([&](const auto &row) {
        const QString name = QString::fromLatin1(row.name);
        QVERIFY2(names.contains(name) && views.contains(name), row.name);
    });
}

TRIAGE_TEST(TestRandomLists, QCoreApplication)
#include "tst_randomlists.moc"
