// SPDX-License-Identifier: GPL-3.0-or-later
#include "organizationdata.h"

#include "fields/jsonwriter.h"
#include "search/indexedtext.h"
#include "search/slug.h"
#include "timestamp.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

namespace {

constexpr qint64 epoch = 1'735'689'600'000; // of identifiers: 2025-01-01
constexpr qint64 firstItemAt = epoch + 2LL * 24 * 3600 * 1000;
constexpr qint64 span = 180LL * 24 * 3600 * 1000; // period in which the items arrived
constexpr qint64 itemsPerChange = 16; // the intake stores items that arrive together in one change
constexpr qint64 rebuildFrom = 100'000; // items; from here on creating the indexes afterwards is faster
constexpr int rareItems = 20;
constexpr int targetCount = 1000;

constexpr qint64 identifier(qint64 milliseconds, qint64 low)
{
    return ((milliseconds - epoch) << 21) + low;
}

/// Returns the language that an item gets instead of its own, which hardly varies; nothing for most. Of
/// twenty items four are German and one is French; of two thousand one is Hebrew.
Language languageOf(qint64 number)
{
    if (number % 2000 == 7)
        return Language::fromCode(u"he");
    if (number % 20 == 5)
        return Language::fromCode(u"fr");
    return number % 10 == 1 || number % 10 == 2 ? Language::fromCode(u"de") : Language();
}

/// Returns the index with the lexeme of the language instead of that of the text.
QString indexedAs(Language language, const QString &lexemes)
{
    const qsizetype begin = lexemes.indexOf(u"'@"_s);
    const qsizetype end = lexemes.indexOf(u'\'', begin + 1);
    return lexemes.first(begin + 1) + search::languageLexeme(language) + lexemes.sliced(end);
}

/// Returns the code in the lexeme of the language.
QString languageIn(const QString &lexemes)
{
    const qsizetype begin = lexemes.indexOf(u"'@"_s) + 2;
    return lexemes.sliced(begin, lexemes.indexOf(u'\'', begin) - begin);
}

QByteArray timeOf(qint64 milliseconds)
{
    return toIso(Timestamp(milliseconds));
}

const QStringList &topics()
{
    static const QStringList names{ u"Card delivery"_s,
                                    u"Card not working"_s,
                                    u"Refunds"_s,
                                    u"Transfers"_s,
                                    u"Top up"_s,
                                    u"Exchange rates"_s,
                                    u"Fees"_s,
                                    u"Identity checks"_s,
                                    u"Login trouble"_s,
                                    u"Two-factor codes"_s,
                                    u"Crashes"_s,
                                    u"Slow pages"_s,
                                    u"Search"_s,
                                    u"Dark mode"_s,
                                    u"Keyboard"_s,
                                    u"Accessibility"_s,
                                    u"Translations"_s,
                                    u"Emails"_s,
                                    u"Push messages"_s,
                                    u"Calendar"_s,
                                    u"Import of data"_s,
                                    u"Reports"_s,
                                    u"Charts"_s,
                                    u"Printing"_s,
                                    u"Mobile layout"_s,
                                    u"Android"_s,
                                    u"iPhone"_s,
                                    u"Browser extension"_s,
                                    u"Command line"_s,
                                    u"API errors"_s,
                                    u"API documentation"_s,
                                    u"Rate limits"_s,
                                    u"Webhooks"_s,
                                    u"Permissions"_s,
                                    u"Teams and people"_s,
                                    u"Pricing"_s,
                                    u"Cancelled accounts"_s,
                                    u"Praise"_s,
                                    u"Onboarding"_s,
                                    u"Everything else"_s };
    return names;
}

} // namespace

struct OrganizationData::Item
{
    qint64 number = 0;
    qint64 id = 0;
    qint64 change = 0;
    qint64 at = 0;
    Text text;
    bool failed = false;
    bool needsReview = false;
    std::vector<RoutingCandidate> assigned;
    std::vector<int> buffers;
    QString language; ///< Known as soon as its text is indexed.
};

struct OrganizationData::Tables
{
    explicit Tables(const QByteArray &where)
        : feedback(where,
                   "feedback (organization, id, title, description, language, needs_review, submitted_by, "
                   "client, routing_status, live_buffers, created_at, updated_at, change)"),
          search(where, "feedback_search (organization, feedback, lexemes)"),
          members(where,
                  "feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at, "
                  "language)"),
          notes(where, "note (organization, id, feedback, text, kind, member, created_at, change)"),
          decisions(where,
                    "routing_decision (organization, feedback, attempts, decided_at, classifier, reasoning, "
                    "candidates)")
    {
    }
    void finish()
    {
        for (CopyTable *table : { &feedback, &search, &members, &notes, &decisions })
            table->finish();
    }

    CopyTable feedback, search, members, notes, decisions;
};

OrganizationData::OrganizationData(Plan plan, const Wording &wording)
    : m_plan(std::move(plan)), m_wording(wording), m_random(m_plan.seed),
      m_connection(connectTo(m_plan.conninfo))
{
    m_made.items = m_plan.items;
    const qint64 step = std::max<qint64>(span / std::max<qint64>(m_plan.items, 1), 1);
    m_made.firstId = identifier(firstItemAt, 0);
    m_made.stride = step << 21;
}

Made OrganizationData::make()
{
    findOrganization();
    makeBuffers();
    if (m_plan.items >= rebuildFrom)
        dropIndexes();
    makeItems();
    writeVocabulary();
    makeIndexes();
    writeVotes();
    writeCounts();
    run(m_connection.get(), "vacuum (analyze)");
    return m_made;
}

void OrganizationData::findOrganization()
{
    PGconn *const db = m_connection.get();
    m_organization = run(db, "select organization from organization where slug = " + literal(db, m_plan.slug))
                         .toLongLong();
    const QByteArray mine = " where organization = " + QByteArray::number(m_organization);
    m_member = run(db, "select min(id) from member" + mine).toLongLong();
    m_firstChange = run(db, "select change from organization_state" + mine).toLongLong() + 1;
    if (m_organization == 0 || m_member == 0
        || run(db, "select feedback from organization_state" + mine) != "0") {
        std::fputs("generate: the organization needs a member and must have no feedback\n", stderr);
        std::exit(1);
    }
    m_made.change = m_firstChange + m_plan.items / itemsPerChange + 1;
}

void OrganizationData::makeBuffers()
{
    CopyTable table(m_plan.conninfo,
                    "buffer (organization, id, name, slug, description, routing_instructions, "
                    "created_at, updated_at, change)");
    const qint64 at = firstItemAt - 24LL * 3600 * 1000;
    for (int i = 0; i < bufferCount; ++i) {
        const QString &name = topics()[i];
        m_made.buffers.ids[std::size_t(i)] = identifier(at, i + 1);
        m_made.buffers.names.append(name);
        m_made.buffers.slugs.append(search::slugify(name));
        table.number(m_organization).number(identifier(at, i + 1)).text(name).text(search::slugify(name));
        table.text(u"What people say about %1."_s.arg(name.toLower()));
        table.text(
            u"Feedback about %1: questions, wishes and errors. Not what only mentions it in passing."_s.arg(
                name.toLower()));
        table.raw(timeOf(at)).raw(timeOf(at)).number(m_made.change).endRow();
    }
    table.finish();
}

void OrganizationData::dropIndexes()
{
    PGconn *const db = m_connection.get();
    const QByteArray from = " from pg_index where not indisunique and indrelid = any (array['feedback', "
                            "'feedback_search', 'feedback_buffer', 'note', 'vocabulary']::regclass[])";
    const QByteArray definitions = run(db, "select string_agg(pg_get_indexdef(indexrelid), ';')" + from);
    const QByteArray names = run(db, "select string_agg(indexrelid::regclass::text, ', ')" + from);
    m_indexes = definitions.split(';');
    run(db, "drop index " + names);
}

void OrganizationData::makeIndexes()
{
    run(m_connection.get(), "set maintenance_work_mem = '3GB'");
    for (const QByteArray &definition : m_indexes) {
        std::fprintf(stderr, "  %.100s\n", definition.constData());
        run(m_connection.get(), definition);
    }
}

void OrganizationData::makeItems()
{
    Tables tables(m_plan.conninfo);
    for (qint64 number = 0; number < m_plan.items; ++number) {
        Item item = plan(number);
        writeItem(tables, item);
        writeRouting(tables, item);
        if (number % 100'000 == 99'999)
            std::fprintf(stderr, "  %lld items\n", static_cast<long long>(number + 1));
    }
    tables.finish();
}

OrganizationData::Item OrganizationData::plan(qint64 number)
{
    Item item;
    item.number = number;
    item.id = m_made.firstId + number * m_made.stride;
    item.change = m_firstChange + number / itemsPerChange;
    item.at = firstItemAt + number * (m_made.stride >> 21);
    QStringList planted;
    for (const QString &word : PlantedWords::common()) {
        if (m_random.happens(0.3))
            planted.append(word);
    }
    const qint64 gap = std::max<qint64>(m_plan.items / rareItems, 1);
    for (int i = 0; i < PlantedWords::rare().size(); ++i) {
        if (number % gap == (7 * i + 3) % gap)
            planted.append(PlantedWords::rare()[i]);
    }
    for (const QString &word : planted)
        ++m_made.planted[word];
    item.text = m_wording.make(m_random, planted);
    item.failed = m_random.happens(0.002);
    const int wanted = item.failed || m_random.happens(0.14) ? 0 : m_random.happens(0.22) ? 2 : 1;
    while (int(item.buffers.size()) < wanted) {
        // The first buffers are the large ones.
        const double at = m_random.fraction();
        const int buffer = std::min(int(at * at * bufferCount), bufferCount - 1);
        if (std::find(item.buffers.begin(), item.buffers.end(), buffer) == item.buffers.end())
            item.buffers.push_back(buffer);
    }
    item.needsReview = wanted > 0 && m_random.happens(0.035);
    for (const int buffer : item.buffers)
        item.assigned.push_back(
            { BufferId(m_made.buffers.ids[std::size_t(buffer)]),
              (item.needsReview ? 50 + m_random.below(30) : 80 + m_random.below(20)) / 100.0,
              u"It says what the instructions of %1 ask for."_s.arg(topics()[buffer]) });
    return item;
}

void OrganizationData::writeItem(Tables &tables, Item &item)
{
    static const QStringList clients{ u"ios-app/4.2.1"_s, u"android-app/4.2.0"_s, u"web/2025.3 (firefox)"_s,
                                      u"inputbuffer-widget/0.2.0 (javascript)"_s, u"cli/1.9.3"_s };
    const int client = m_random.below(int(clients.size()) + 1);
    const QString submitter = m_random.happens(0.7) ? u"user-%1"_s.arg(m_random.below(200'000)) : QString();
    search::IndexedText index = search::indexedText(item.text.title, item.text.description);
    if (const Language language = languageOf(item.number); language.isKnown())
        index.lexemes = indexedAs(language, index.lexemes);
    item.language = languageIn(index.lexemes);
    ++m_languages[item.language];
    for (const QString &word : index.vocabulary)
        m_vocabulary.insert(word);

    tables.feedback.number(m_organization).number(item.id).text(item.text.title).text(item.text.description);
    tables.feedback.text(item.language).boolean(item.needsReview).text(submitter);
    tables.feedback.text(client < clients.size() ? clients[client] : QString());
    tables.feedback.raw(item.failed ? "failed" : "routed").number(qint64(item.buffers.size()));
    tables.feedback.raw(timeOf(item.at)).raw(timeOf(item.at + 1500)).number(item.change).endRow();
    tables.search.number(m_organization).number(item.id).text(index.lexemes).endRow();

    m_made.needsReview += item.needsReview;
    m_made.failed += item.failed;
    m_made.assigned += !item.buffers.empty();
    m_made.unassigned += item.buffers.empty();
}

void OrganizationData::writeRouting(Tables &tables, const Item &item)
{
    const QByteArray at = timeOf(item.at + 1500);
    QStringList names;
    for (std::size_t i = 0; i < item.buffers.size(); ++i) {
        const int buffer = item.buffers[i];
        ++m_made.buffers.items[std::size_t(buffer)];
        names << u"%1 (%2 %)"_s.arg(topics()[buffer]).arg(int(item.assigned[i].confidence * 100 + 0.5));
        tables.members.number(m_organization).number(m_made.buffers.ids[std::size_t(buffer)]).number(item.id);
        tables.members.boolean(false).number(item.assigned[i].confidence).raw(at);
        tables.members.text(item.language).endRow();
    }
    const QString routed = names.isEmpty() ? u"Unassigned."_s : u"Routed to %1."_s.arg(names.join(u", "_s));
    const auto note = [&](qint64 low, const QString &text, bool byHand) {
        tables.notes.number(m_organization).number(item.id + low).number(item.id).text(text);
        tables.notes.raw(byHand ? "note" : "activity");
        byHand ? tables.notes.number(m_member) : tables.notes.null();
        tables.notes.raw(at).number(item.change).endRow();
        ++m_made.notes;
    };
    note(4096, item.failed ? u"Routing failed: the classifier gave no answer."_s : routed, false);
    for (qint64 left = notesByHand(item); left > 0; --left)
        note(4096 * (1 + left), u"Asked for details."_s, true);

    JsonWriter candidates;
    writeJson(candidates, item.assigned);
    tables.decisions.number(m_organization).number(item.id).number(qint64(1)).raw(at).raw("similarity-1");
    tables.decisions.text(routed).raw(candidates.take()).endRow();
}

/// Adds notes besides the one that records the routing.
qint64 OrganizationData::notesByHand(const Item &item)
{
    if (m_plan.notes == 0)
        return m_random.happens(0.04) ? 1 : 0;
    // Distributes them evenly: those up to this item, minus those before it.
    const qint64 all = std::max<qint64>(m_plan.notes - m_plan.items, 0);
    return all * (item.number + 1) / m_plan.items - all * item.number / m_plan.items;
}

void OrganizationData::writeVocabulary()
{
    QByteArrayList words;
    for (const QString &word : m_vocabulary)
        words.append(word.toUtf8());
    std::sort(words.begin(), words.end());
    CopyTable table(m_plan.conninfo, "vocabulary (organization, word)");
    for (const QByteArray &word : words)
        table.number(m_organization).raw(word).endRow();
    table.finish();
    m_made.vocabulary = words.size();
}

/// Adds targets, references of every fifth item to one of them, and the same number of votes.
void OrganizationData::writeVotes()
{
    const QByteArray organization = QByteArray::number(m_organization);
    const QByteArray first = QByteArray::number(identifier(firstItemAt - 12LL * 3600 * 1000, 0));
    const QByteArray change = QByteArray::number(m_made.change);
    PGconn *const db = m_connection.get();
    run(db,
        "insert into target (organization, id, type, display_name, metadata, identity, created_at, change) "
        "select "
            + organization + ", " + first
            + " + n, 'rest_endpoint', 'GET /' || n, json_build_object('method', 'GET', "
              "'path', '/' || n), sha256(convert_to(n::text, 'UTF8')), '"
            + timeOf(firstItemAt) + "', " + change + " from generate_series(1, "
            + QByteArray::number(targetCount) + ") as n");
    const QByteArray some = " from (select id, created_at, row_number() over (order by id) as n from "
                            "feedback where organization = "
        + organization + ") f where n % 5 = 0";
    const QByteArray target = first + " + 1 + (n / 5 * 7919) % " + QByteArray::number(targetCount);
    run(db,
        "insert into feedback_target (organization, feedback, target, position) select " + organization
            + ", id, " + target + ", 1" + some);
    run(db,
        "insert into reaction (organization, id, target, voter, by_address, value, created_at, change) "
        "select "
            + organization + ", id + 1, " + target
            + ", '', true, case when n % 3 = 0 then -1 else 1 end, created_at, " + change + some);
    run(db,
        "insert into reaction_day (organization, target, day, thumbs_up, thumbs_down) select organization, "
        "target, "
        "day_of(created_at), count(*) filter (where value = 1), count(*) filter (where value = -1) from "
        "reaction "
        "where organization = "
            + organization + " group by 1, 2, 3");
    run(db,
        "update organization_state set targets = " + QByteArray::number(targetCount)
            + " where organization = " + organization);
}

void OrganizationData::writeCounts()
{
    const auto number = [](qint64 value) {
        return QByteArray::number(value);
    };
    const QByteArray mine = " where organization = " + number(m_organization);
    run(m_connection.get(),
        "update organization_state set change = " + number(m_made.change) + ", next_id = greatest(next_id, "
            + number(m_made.firstId + m_made.items * m_made.stride) + "), feedback_created = "
            + number(m_made.items) + ", feedback = " + number(m_made.items) + ", needs_review = "
            + number(m_made.needsReview) + ", failed = " + number(m_made.failed) + ", assigned = "
            + number(m_made.assigned) + ", unassigned = " + number(m_made.unassigned) + mine);
    run(m_connection.get(),
        "insert into feedback_bin (organization, began_at, feedback, first_id, last_id)"
        " select organization, bin_of(created_at), count(*), min(id), max(id) from feedback"
            + mine + " group by 1, 2");
    CopyTable languages(m_plan.conninfo, "language_total (organization, language, feedback)");
    for (const auto &[language, items] : m_languages.asKeyValueRange())
        languages.number(m_organization).text(language).number(items).endRow();
    languages.finish();
    run(m_connection.get(),
        "insert into language_buffer_total (organization, buffer, language, feedback)"
        " select organization, buffer, language, count(*) from feedback_buffer"
            + mine + " group by 1, 2, 3");
    run(m_connection.get(), "set plan_cache_mode = force_generic_plan");
    run(m_connection.get(), "set enable_seqscan = off");
    run(m_connection.get(),
        "do $$ begin while count_statistics(" + number(m_organization)
            + ", 10000) loop commit; end loop; end $$");
    for (std::size_t i = 0; i < m_made.buffers.ids.size(); ++i)
        run(m_connection.get(),
            "update buffer set feedback_count = " + number(m_made.buffers.items[i]) + mine
                + " and id = " + number(m_made.buffers.ids[i]));
}

} // namespace triage::benchmark
