// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/datedids.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

/// The clock's last second belongs to the identifiers that transactions take.
constexpr qint64 justNow = 1000;
/// Where all identifiers of a millisecond are taken those of the next ones are: so often, at most.
constexpr int mostRounds = 200;

const char *lastOf(DatedKind kind)
{
    switch (kind) {
    case DatedKind::Feedback:
        return "import.lastFeedback";
    case DatedKind::Buffer:
        return "import.lastBuffer";
    case DatedKind::Target:
        return "import.lastTarget";
    case DatedKind::Note:
        return "import.lastNote";
    }
    Q_UNREACHABLE();
}

class Plan
{
public:
    Plan(Transaction &tx, DatedKind kind, const std::vector<DatedThing> &things)
        : m_tx(tx), m_kind(kind), m_things(things), m_ids(things.size(), 0)
    {
    }

    Result<std::vector<qint64>> make();

private:
    Result<qint64> reserve(qint64 count);
    Result<void> takeWanted();
    Result<void> takeNew();
    Result<void> findFree(const std::vector<std::size_t> &places);
    void assign(std::vector<std::size_t> &places);
    Timestamp timeOf(std::size_t place) const
    {
        return Timestamp(m_things[place].at.milliseconds() + m_round);
    }

    Transaction &m_tx;
    DatedKind m_kind;
    const std::vector<DatedThing> &m_things;
    std::vector<qint64> m_ids;
    /// What is free of a range.
    struct Room
    {
        qint64 next;
        qint64 last;
    };
    std::map<qint64, Room> m_rooms; ///< By where they begin.
    qint64 m_round = 0;
};

/// Where the identifiers begin that this and later transactions take.
Result<qint64> Plan::reserve(qint64 count)
{
    const auto rows
        = m_tx.execute("import.reserve", { { "organization", m_tx.organization() }, { "count", count } });
    if (!rows)
        return rows.error();
    return rows->first().integer(0);
}

Result<void> Plan::takeWanted()
{
    if (m_kind != DatedKind::Feedback && m_kind != DatedKind::Buffer)
        return {};
    const auto end = reserve(0);
    if (!end)
        return end.error();
    std::vector<qint64> wanted;
    for (const DatedThing &each : m_things) {
        if (each.wanted && isOfTime(*each.wanted, each.at)
            && *each.wanted < *end - Transaction::identifiersPerTransaction)
            wanted.push_back(*each.wanted);
    }
    if (wanted.empty())
        return {};
    const char *statement = m_kind == DatedKind::Feedback ? "import.feedbackIds" : "import.bufferIds";
    const auto rows = m_tx.execute(statement, { { "organization", m_tx.organization() }, { "ids", wanted } });
    if (!rows)
        return rows.error();
    std::unordered_set<qint64> free(wanted.begin(), wanted.end());
    for (int i = 0; i < rows->size(); ++i)
        free.erase(rows->at(i).integer(0));
    for (std::size_t i = 0; i < m_things.size(); ++i) {
        const DatedThing &each = m_things[i];
        if (each.wanted && free.erase(*each.wanted) > 0)
            m_ids[i] = *each.wanted;
    }
    return {};
}

Result<void> Plan::takeNew()
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_things.size(); ++i) {
        if (m_ids[i] == 0 && m_things[i].at.milliseconds() >= m_tx.now().milliseconds() - justNow)
            places.push_back(i);
    }
    if (places.empty())
        return {};
    const auto first = reserve(qint64(places.size()));
    if (!first)
        return first.error();
    qint64 next = *first;
    for (const std::size_t place : places)
        m_ids[place] = next++;
    return {};
}

Result<void> Plan::findFree(const std::vector<std::size_t> &places)
{
    m_rooms.clear();
    std::vector<qint64> firsts;
    std::vector<qint64> lasts;
    for (const std::size_t place : places) {
        const IdRange range = idsOf(timeOf(place));
        if (m_rooms.emplace(range.first, Room{ range.first, range.last }).second) {
            firsts.push_back(range.first);
            lasts.push_back(range.last);
        }
    }
    const auto rows
        = m_tx.execute(lastOf(m_kind),
                       { { "organization", m_tx.organization() }, { "firsts", firsts }, { "lasts", lasts } });
    if (!rows)
        return rows.error();
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        if (!row.isNull(1))
            m_rooms.at(firsts[std::size_t(row.integer(0)) - 1]).next = row.integer(1) + 1;
    }
    // What was taken in this very call is not in the table yet.
    for (const qint64 id : m_ids) {
        const auto behind = m_rooms.upper_bound(id);
        if (id == 0 || behind == m_rooms.begin())
            continue;
        Room &room = std::prev(behind)->second;
        if (id <= room.last)
            room.next = std::max(room.next, id + 1);
    }
    return {};
}

/// Those that get none stay in the list.
void Plan::assign(std::vector<std::size_t> &places)
{
    std::vector<std::size_t> left;
    for (const std::size_t place : places) {
        Room &room = m_rooms.at(idsOf(timeOf(place)).first);
        if (room.next > room.last)
            left.push_back(place);
        else
            m_ids[place] = room.next++;
    }
    places = std::move(left);
}

Result<std::vector<qint64>> Plan::make()
{
    if (const auto taken = takeWanted(); !taken)
        return taken.error();
    if (const auto taken = takeNew(); !taken)
        return taken.error();
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_things.size(); ++i) {
        if (m_ids[i] == 0)
            places.push_back(i);
    }
    for (m_round = 0; !places.empty(); ++m_round) {
        if (m_round > mostRounds)
            return problem(ProblemType::Conflict,
                           u"Too many items have the very same time. Give them times that differ."_s);
        if (const auto found = findFree(places); !found)
            return found.error();
        assign(places);
    }
    return std::move(m_ids);
}

} // namespace

Result<std::vector<qint64>> datedIds(Transaction &tx, DatedKind kind, const std::vector<DatedThing> &things)
{
    return Plan(tx, kind, things).make();
}

} // namespace triage::storage
