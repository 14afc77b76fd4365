// SPDX-License-Identifier: GPL-3.0-or-later
// Random changes of instructions, buffers and thresholds, while a second person corrects routing: each change
// is previewed, then made, and all feedback is routed again. The preview was right in places, reviews and
// counts. TRIAGE_PREVIEW_ROUNDS is the number of changes, TRIAGE_PREVIEW_ITEMS that of items,
// TRIAGE_RANDOM_SEED the seed.

#include "domain/routingpreview.h"
#include "routing/meaning/textspace.h"
#include "support/environment.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int usualRounds = 5;
constexpr int usualItems = 50;
constexpr int correctionsOfRound = 4;

struct Topic
{
    QByteArray name;
    QByteArrayList words;
};

const QList<Topic> topics{
    { "Billing", { "invoice", "refund", "charged", "payment", "receipt", "twice", "price", "credit card" } },
    { "Crashes", { "crash", "freezes", "start", "hangs", "restart", "error", "black screen", "update" } },
    { "Delivery",
      { "parcel", "courier", "late", "address", "tracking", "doorstep", "parcel shop", "damaged" } },
    { "Sign-in",
      { "password", "login", "locked out", "code", "fingerprint", "email", "account", "session" } },
    { "Exports", { "export", "PDF", "spreadsheet", "columns", "report", "download", "empty file", "rows" } },
};

using Ids = std::set<QByteArray>;
/// The buffers of each item.
using Places = std::map<QByteArray, Ids>;

const QByteArray unborn = "a buffer that is not there yet"_ba;

/// Returns the buffers in which a preview puts an item.
Ids targetsOf(const QJsonValue &change)
{
    Ids ids;
    for (const QJsonValue &target : change[u"to"].toArray())
        ids.insert(target[u"buffer_id"].isNull() ? unborn : target[u"buffer_id"].toString().toLatin1());
    return ids;
}

} // namespace

class TestPreviewedRouting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void previewsSayWhatRoutingAgainDoes();
    void theNextThousandItemsAreSortedAsTheNumbersSay();

private:
    int draw(int end) { return m_random.bounded(end); }
    QByteArray any(const QByteArrayList &of) { return of[draw(int(of.size()))]; }
    QByteArray words(const Topic &topic, int count)
    {
        QByteArrayList all;
        for (int i = 0; i < count; ++i)
            all << any(topic.words);
        return all.join(' ');
    }
    const Topic &anyTopic() { return topics[draw(int(topics.size()))]; }
    /// Words of one topic and some of another, so that routing is sure of some items and not of others.
    QByteArray text(int number)
    {
        return "My " + words(anyTopic(), 1 + draw(3)) + " and the " + words(anyTopic(), draw(2)) + " number "
            + QByteArray::number(number);
    }

    Ids buffersOf(const QByteArray &item);
    Places places();
    Ids reviews();
    void correct();
    /// Waits until the model of routing has learned everything that people taught.
    void settleModel();
    Members change();
    void apply(const Members &change);
    void routeAllAgain();
    /// Imports items and waits until they are routed.
    void import(const QByteArray &lines);
    Places placesBy(const Answer &preview);
    QString differences(const Answer &preview, Places expected);

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    QRandomGenerator m_random;
    QByteArrayList m_items, m_buffers;
    QByteArray m_newBuffer; ///< The one that the last change created.
};

void TestPreviewedRouting::initTestCase()
{
    Config config = withoutRateLimits();
    config.metricsListen = u"127.0.0.1:0"_s;
    m_backend.stop();
    m_backend.start(config);
    m_desk = std::make_unique<Desk>(m_backend);
}

Ids TestPreviewedRouting::buffersOf(const QByteArray &item)
{
    Ids ids;
    for (const QJsonValue &buffer : m_desk->get("/feedback/" + item + "/buffers").items())
        ids.insert(buffer[u"id"].toString().toLatin1());
    return ids;
}

Places TestPreviewedRouting::places()
{
    Places all;
    for (const QByteArray &item : m_items)
        all[item] = buffersOf(item);
    return all;
}

/// Returns the items that need review.
Ids TestPreviewedRouting::reviews()
{
    Ids ids;
    for (const QByteArray &item : m_items) {
        if (m_desk->get("/feedback/" + item)["needs_review"].toBool())
            ids.insert(item);
    }
    return ids;
}

/// The second person moves, adds, takes out, confirms, and asks for reviews.
void TestPreviewedRouting::correct()
{
    TestClient &person = m_desk->member;
    for (int i = 0; i < correctionsOfRound; ++i) {
        const QByteArray item = any(m_items);
        const Ids held = buffersOf(item);
        const int kind = draw(5);
        if (kind <= 1)
            person.put("/buffers/" + any(m_buffers) + "/feedback/" + item);
        if (kind >= 1 && kind <= 2 && !held.empty())
            person.remove("/buffers/" + *held.begin() + "/feedback/" + item);
        if (kind >= 3)
            person.patch("/feedback/" + item, { { "needs_review", kind == 3 } });
    }
}

void TestPreviewedRouting::settleModel()
{
    m_desk->post("/routing/preview", Members());
    TestClient metrics(quint16(QUrl(m_backend.metricsUrl()).port()));
    QVERIFY(
        eventually([&] { return metrics.get("/metrics").body.contains("\ntriaged_routing_refits 0\n"); }));
}

/// Returns a random change, as the body of a preview.
Members TestPreviewedRouting::change()
{
    Members change;
    if (draw(2) == 0) {
        const double review = 0.05 + 0.1 * draw(8);
        change = change.with("review_threshold", review)
                     .with("assign_threshold", std::min(1.0, review + 0.1 * draw(4)));
    }
    if (draw(2) == 0 || change.object().isEmpty())
        change = change.with("buffer_overrides",
                             array({ object({ { "id", any(m_buffers) },
                                              { "routing_instructions", words(anyTopic(), 4) } }) }));
    if (draw(4) == 0)
        change = change.with("new_buffers",
                             array({ object({ { "name", "New " + QByteArray::number(m_buffers.size()) },
                                              { "routing_instructions", words(anyTopic(), 3) } }) }));
    return change;
}

void TestPreviewedRouting::apply(const Members &change)
{
    m_newBuffer.clear();
    const QJsonObject body = change.object();
    QJsonObject settings;
    for (const QString &name : { u"review_threshold"_s, u"assign_threshold"_s }) {
        if (body.contains(name))
            settings[name] = body[name];
    }
    if (!settings.isEmpty())
        QCOMPARE(m_desk->patch("/organization", { { "settings", settings } }).outcome(), u"200"_s);
    for (const QJsonValue &each : body[u"buffer_overrides"].toArray())
        QCOMPARE(m_desk
                     ->patch("/buffers/" + each[u"id"].toString().toLatin1(),
                             { { "routing_instructions", each[u"routing_instructions"] } })
                     .outcome(),
                 u"200"_s);
    for (const QJsonValue &each : body[u"new_buffers"].toArray()) {
        m_newBuffer = m_desk->buffer(each[u"name"].toString().toUtf8(),
                                     { { "routing_instructions", each[u"routing_instructions"] } });
        m_buffers << m_newBuffer;
    }
}

void TestPreviewedRouting::routeAllAgain()
{
    settleModel();
    for (const QByteArray &item : m_items)
        QCOMPARE(m_desk->post("/feedback/" + item + "/routing").outcome(), u"202"_s);
    m_desk->settle();
}

void TestPreviewedRouting::import(const QByteArray &lines)
{
    QCOMPARE(
        m_desk
            ->post("/import",
                   { { "format", "json_lines" }, { "data", QString::fromUtf8(lines) }, { "last", true } })
            .outcome(),
        u"200"_s);
    m_desk->settle();
    settleModel();
}

/// Returns where the items will be by a preview: the drift leads from where an item is to where it would be
/// today, and the change from there on.
Places TestPreviewedRouting::placesBy(const Answer &preview)
{
    Places expected = places();
    for (const char *list : { "drift", "changes" }) {
        for (const QJsonValue &each : preview[list].toArray()) {
            const QByteArray item = each[u"feedback_id"].toString().toLatin1();
            Ids from;
            for (const QJsonValue &id : each[u"from"].toArray())
                from.insert(id.toString().toLatin1());
            if (from != expected[item])
                return {};
            expected[item] = targetsOf(each);
        }
    }
    return expected;
}

/// Returns what became otherwise than previewed, or an empty text.
QString TestPreviewedRouting::differences(const Answer &preview, Places expected)
{
    QStringList all;
    const Places reality = places();
    for (auto &[item, held] : expected) {
        if (held.erase(unborn) > 0)
            held.insert(m_newBuffer);
        if (reality.at(item) != held)
            all << u"%1 is in %2 buffers, %3 of them as previewed"_s.arg(QString::fromLatin1(item))
                       .arg(reality.at(item).size())
                       .arg(std::ranges::count_if(reality.at(item),
                                                  [&](const QByteArray &id) { return held.contains(id); }));
    }
    const Ids needed = reviews();
    for (const QJsonValue &each : preview["changes"].toArray()) {
        const QString item = each[u"feedback_id"].toString();
        if (each[u"needs_review"].toBool() != needed.contains(item.toLatin1()))
            all << item + u" needs a review, or not"_s;
    }
    const auto count = [&](const char *name, qsizetype real) {
        if (preview["totals"][QLatin1StringView(name)].toInt() != real)
            all << u"%1 is %2, not %3"_s.arg(QLatin1StringView(name))
                       .arg(real)
                       .arg(preview["totals"][QLatin1StringView(name)].toInt());
    };
    count("items", m_items.size());
    count("changed", preview["changes"].toArray().size());
    count("drifted", preview["drift"].toArray().size());
    count("needs_review_after", qsizetype(needed.size()));
    count("needs_review_after", m_desk->total("/feedback?needs_review=true"));
    count("assigned_after", m_desk->total("/feedback?unassigned=false"));
    return all.join(u"; "_s);
}

void TestPreviewedRouting::previewsSayWhatRoutingAgainDoes()
{
    const int rounds = numberOf("TRIAGE_PREVIEW_ROUNDS", usualRounds);
    const int seed = numberOf("TRIAGE_RANDOM_SEED", 32);
    qInfo("%d changes with the seed %d", rounds, seed);
    m_random.seed(quint32(seed));
    for (const Topic &topic : topics)
        m_buffers << m_desk->buffer(topic.name,
                                    { { "routing_instructions", topic.words.first(5).join(", ") } });
    for (int i = 0; i < numberOf("TRIAGE_PREVIEW_ITEMS", usualItems); ++i)
        m_items << m_desk->feedback(text(i));
    m_desk->settle();
    int changed = 0, drifted = 0, reviewed = 0;
    for (int round = 0; round < rounds; ++round) {
        correct();
        settleModel();
        const Members wanted = change();
        const Answer preview = m_desk->post("/routing/preview", wanted);
        QCOMPARE(preview.outcome(), u"200"_s);
        const Places expected = placesBy(preview);
        QCOMPARE(qsizetype(expected.size()), m_items.size());
        apply(wanted);
        routeAllAgain();
        const QString wrong = differences(preview, expected);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"%1: %2"_s.arg(QString::fromUtf8(wanted.toJson()), wrong)));
        changed += preview["totals"][u"changed"].toInt();
        drifted += preview["totals"][u"drifted"].toInt();
        reviewed += preview["totals"][u"needs_review_after"].toInt();
    }
    qInfo("%d items changed, %d drifted, %d to review", changed, drifted, reviewed);
    QVERIFY(changed > 0 && reviewed > 0);
}

/// The numbers that a person saw for other thresholds are those of the next items, if these say the same.
void TestPreviewedRouting::theNextThousandItemsAreSortedAsTheNumbersSay()
{
    m_random.seed(quint32(numberOf("TRIAGE_RANDOM_SEED", 32)));
    m_desk = std::make_unique<Desk>(m_backend);
    for (const Topic &topic : topics)
        m_desk->buffer(topic.name, { { "routing_instructions", topic.words.first(5).join(", ") } });
    // The space of the own texts stays the same while the next ones come: it has as many as it takes.
    constexpr int earlier = int(routing::maxSpaceTexts) / maxPreviewed;
    QByteArray texts;
    for (int i = 0; i < earlier; ++i) {
        texts.clear();
        for (int line = 0; line < maxPreviewed; ++line)
            texts += Members{ { "description", text(i * maxPreviewed + line) } }.toJson() + '\n';
        import(texts);
    }
    const Members thresholds{ { "review_threshold", 0.3 }, { "assign_threshold", 0.65 } };
    const Answer preview
        = m_desk->post("/routing/preview", thresholds.with("filter", object({ { "limit", maxPreviewed } })));
    QCOMPARE(preview.outcome(), u"200"_s);
    QCOMPARE(m_desk->patch("/organization", { { "settings", thresholds.object() } }).outcome(), u"200"_s);
    settleModel();
    const int assignedBefore = m_desk->total("/feedback?unassigned=false");
    const int reviewedBefore = m_desk->total("/feedback?needs_review=true");
    import(texts);
    const int assigned = m_desk->total("/feedback?unassigned=false") - assignedBefore;
    const int reviewed = m_desk->total("/feedback?needs_review=true") - reviewedBefore;
    const QJsonValue totals = preview["totals"];
    qInfo("Of %d items %d are in a buffer, %d to be reviewed.", maxPreviewed, assigned, reviewed);
    QCOMPARE(totals[u"items"].toInt(), maxPreviewed);
    QCOMPARE(totals[u"assigned_after"].toInt(), assigned);
    QCOMPARE(totals[u"needs_review_after"].toInt(), reviewed);
    QVERIFY(totals[u"assigned_after"] != totals[u"assigned_before"]);
}

TRIAGE_TEST(TestPreviewedRouting, QCoreApplication)
#include "tst_previewedrouting.moc"
