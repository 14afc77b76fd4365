// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/counters.h"

#include "store/cache/itemrows.h"

#include <algorithm>
#include <array>

namespace triage::app {

namespace {

// The numbers are in the file.
enum CounterKind { PlaceItems, BufferItems, BufferNew, BufferWaiting, BufferOpen, OwnedItems, LanguageItems };

/// The counters of the places in the order of their keys. The key of the evicted items is read elsewhere.
std::array<qint64 *, 13> placeCounters(Counts &counts, qint64 &evicted)
{
    PlaceCounts &total = counts.total;
    return {
        &counts.all,    &counts.needsReview, &counts.unassigned, &counts.routingFailed, &counts.pending,
        &evicted,       &total.all,          &total.needsReview, &total.unassigned,     &total.routingFailed,
        &total.pending, &counts.closed,      &counts.snoozed
    };
}

void addToPlaces(PlaceCounts &counts, const CachedItem &item, int sign)
{
    counts.all += sign;
    counts.needsReview += item.feedback.needsReview ? sign : 0;
    counts.unassigned += item.isUnassigned() ? sign : 0;
    counts.routingFailed += item.feedback.routingStatus == RoutingStatus::Failed ? sign : 0;
    counts.pending += item.feedback.routingStatus == RoutingStatus::Pending ? sign : 0;
}

// The key of a language: its letters; 0 for the unknown one.
qint64 keyOf(Language language)
{
    const QByteArray code = language.code();
    return code.isEmpty() ? 0 : code[0] * 256 + code[1];
}

Language languageOfKey(qint64 key)
{
    return key == 0 ? Language() : Language(char(key / 256), char(key % 256));
}

bool has(const std::optional<CachedItem> &item, BufferId buffer)
{
    return item && std::find(item->buffers.begin(), item->buffers.end(), buffer) != item->buffers.end();
}

} // namespace

void Counters::add(const ItemState &state, int sign)
{
    if (state.shown)
        addShown(state, sign);
    if (state.server) {
        for (const BufferId buffer : state.server->buffers) {
            if (!has(state.shown, buffer)) {
                m_buffers[buffer].waiting -= sign;
                m_changed.insert(buffer);
            }
        }
    }
}

void Counters::addShown(const ItemState &state, int sign)
{
    const CachedItem &item = *state.shown;
    const int open = item.isAwake() ? sign : 0;
    m_placesChanged = true;
    addToPlaces(m_counts.total, item, sign);
    addToPlaces(m_counts, item, open);
    m_counts.closed += item.isOpen() ? 0 : sign;
    m_counts.snoozed += item.isOpen() && item.triage.snoozedUntil ? sign : 0;
    if (item.triage.owner && open != 0) {
        m_owned[*item.triage.owner] += open;
        m_changedOwners.insert(*item.triage.owner);
    }
    if (open < 0)
        m_back.erase(item.feedback.id);
    else if (open > 0 && item.backSince)
        m_back.insert_or_assign(item.feedback.id, item.triage.owner);
    for (const BufferId buffer : item.buffers) {
        BufferCounters &counter = m_buffers[buffer];
        counter.items += sign;
        counter.open += open;
        counter.newItems += item.isNew ? open : 0;
        counter.waiting += has(state.server, buffer) ? 0 : sign;
        m_changed.insert(buffer);
    }
}

Counts Counters::counts(MemberId self) const
{
    Counts counts = m_counts;
    counts.all += m_evicted; // as far as this machine knows, they are open
    counts.total.all += m_evicted;
    const auto owned = m_owned.find(self);
    counts.mine = owned == m_owned.end() ? 0 : owned->second;
    for (const auto &[id, owner] : m_back) {
        if (owner.value_or(self) == self)
            counts.back.push_back(id);
    }
    return counts;
}

Counters::BufferCounters Counters::of(BufferId buffer) const
{
    const auto found = m_buffers.find(buffer);
    return found == m_buffers.end() ? BufferCounters() : found->second;
}

void Counters::load(LocalDatabase &database)
{
    *this = Counters();
    const auto places = placeCounters(m_counts, m_evicted);
    LocalRows rows = database.read("select kind, key, number from tally");
    while (rows.next()) {
        const qint64 key = rows.integer(1);
        switch (CounterKind(rows.integer(0))) {
        case PlaceItems:
            *places[std::size_t(std::clamp<qint64>(key, 0, qint64(places.size()) - 1))] = rows.integer(2);
            break;
        case BufferItems:
            m_buffers[BufferId(key)].items = rows.integer(2);
            break;
        case BufferNew:
            m_buffers[BufferId(key)].newItems = rows.integer(2);
            break;
        case BufferWaiting:
            m_buffers[BufferId(key)].waiting = rows.integer(2);
            break;
        case BufferOpen:
            m_buffers[BufferId(key)].open = rows.integer(2);
            break;
        case OwnedItems:
            m_owned[MemberId(key)] = rows.integer(2);
            break;
        case LanguageItems:
            m_languages[languageOfKey(key)] = rows.integer(2);
            break;
        }
    }
    LocalRows back = database.read("select id, owner, awake from feedback where back_since is not null");
    while (back.next()) {
        if (back.boolean(2))
            m_back.emplace(FeedbackId(back.integer(0)),
                           back.isNull(1) ? std::nullopt : std::optional(MemberId(back.integer(1))));
    }
}

void Counters::save(LocalDatabase &database)
{
    const auto put = [&database](CounterKind kind, qint64 key, qint64 number) {
        database.run("insert or replace into tally (kind, key, number) values (?, ?, ?)", int(kind), key,
                     number);
    };
    if (m_placesChanged) {
        qint64 key = 0;
        for (const qint64 *number : placeCounters(m_counts, m_evicted))
            put(PlaceItems, key++, *number);
    }
    for (const BufferId buffer : m_changed) {
        const BufferCounters counter = of(buffer);
        put(BufferItems, buffer.value(), counter.items);
        put(BufferNew, buffer.value(), counter.newItems);
        put(BufferWaiting, buffer.value(), counter.waiting);
        put(BufferOpen, buffer.value(), counter.open);
    }
    for (const MemberId owner : m_changedOwners)
        put(OwnedItems, owner.value(), m_owned[owner]);
    if (m_languagesChanged) {
        for (const auto &[language, number] : m_languages)
            put(LanguageItems, keyOf(language), number);
    }
    m_languagesChanged = false;
    m_placesChanged = false;
    m_changed.clear();
    m_changedOwners.clear();
}

bool operator==(const Counters &one, const Counters &other)
{
    const auto within = [](const Counters &a, const Counters &b) {
        return std::all_of(a.m_buffers.begin(), a.m_buffers.end(),
                           [&b](const auto &each) { return b.of(each.first) == each.second; })
            && std::all_of(a.m_owned.begin(), a.m_owned.end(),
                           [&b](const auto &each) {
                               const auto found = b.m_owned.find(each.first);
                               return each.second == (found == b.m_owned.end() ? 0 : found->second);
                           })
            && std::all_of(a.m_languages.begin(), a.m_languages.end(), [&b](const auto &each) {
                   const auto found = b.m_languages.find(each.first);
                   return each.second == (found == b.m_languages.end() ? 0 : found->second);
               });
    };
    return one.m_counts == other.m_counts && one.m_evicted == other.m_evicted && one.m_back == other.m_back
        && within(one, other) && within(other, one);
}

std::vector<std::pair<Language, qint64>> readLanguages(LocalDatabase &database)
{
    std::vector<std::pair<Language, qint64>> languages;
    LocalRows rows = database.read("select key, number from tally where kind = ?", int(LanguageItems));
    while (rows.next())
        languages.emplace_back(languageOfKey(rows.integer(0)), rows.integer(1));
    return languages;
}

Counters recount(LocalDatabase &database)
{
    Counters counters;
    std::vector<FeedbackId> ids;
    {
        LocalRows rows = database.read("select id from feedback union select id from base");
        while (rows.next())
            ids.emplace_back(rows.integer(0));
    }
    for (const FeedbackId id : ids)
        counters.add(readState(database, id), +1);
    LocalRows languages = database.read("select language, count(*) from feedback group by language");
    while (languages.next())
        counters.addLanguage(Language::fromCode(languages.text(0)), int(languages.integer(1)));
    counters.addEvicted(database.number("select number from tally where kind = 0 and key = 5").value_or(0));
    return counters;
}

} // namespace triage::app
