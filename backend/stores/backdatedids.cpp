// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/backdatedids.h"

#include "database/columns.h"
#include "database/record.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage {

/// As tombstones have them.
template <>
struct EnumText<storage::EntityKind>
{
    using Kind = storage::EntityKind;
    static constexpr std::array words{ std::pair{ Kind::Feedback, "feedback" },
                                       std::pair{ Kind::Buffer, "buffer" },
                                       std::pair{ Kind::Target, "target" }, std::pair{ Kind::Note, "note" } };
};

namespace storage {

namespace {

/// The last second, in milliseconds: its identifiers are reserved for transactions.
constexpr qint64 justNow = 1000;
/// If all identifiers of a millisecond are taken, those of the next ones are used: at most this often.
constexpr int maxRounds = 200;

class BackdatedIdPlan
{
public:
    BackdatedIdPlan(Transaction &tx, EntityKind kind, const std::vector<BackdatedEntity> &entities)
        : m_tx(tx), m_kind(kind), m_entities(entities), m_ids(entities.size(), 0)
    {
    }

    Result<std::vector<qint64>> make();

private:
    Result<qint64> reserve(qint64 count);
    Result<void> takeWanted();
    Result<void> takeNew();
    Result<void> findFree(const std::vector<std::size_t> &indexes);
    void assign(std::vector<std::size_t> &indexes);
    Timestamp timeOf(std::size_t index) const
    {
        return Timestamp(m_entities[index].at.milliseconds() + m_round);
    }

    Transaction &m_tx;
    EntityKind m_kind;
    const std::vector<BackdatedEntity> &m_entities;
    std::vector<qint64> m_ids;
    /// The free part of a range of identifiers.
    struct FreeRange
    {
        qint64 next;
        qint64 last;
    };
    std::map<qint64, FreeRange> m_freeRanges; ///< By their first identifier.
    qint64 m_round = 0;
};

/// Reserves new identifiers and returns the first; later transactions take higher ones.
Result<qint64> BackdatedIdPlan::reserve(qint64 count)
{
    return firstOf<qint64>(m_tx.execute("import.reserve", { { "count", count } }));
}

Result<void> BackdatedIdPlan::takeWanted()
{
    if (m_kind != EntityKind::Feedback && m_kind != EntityKind::Buffer)
        return {};
    const auto end = reserve(0);
    if (!end)
        return end.error();
    std::vector<qint64> wanted;
    for (const BackdatedEntity &each : m_entities) {
        if (each.wanted && isOfTime(*each.wanted, each.at)
            && *each.wanted < *end - Transaction::identifiersPerTransaction)
            wanted.push_back(*each.wanted);
    }
    if (wanted.empty())
        return {};
    const char *statement = m_kind == EntityKind::Feedback ? "import.feedbackIds" : "import.bufferIds";
    const auto rows = m_tx.execute(statement, { { "ids", wanted } });
    if (!rows)
        return rows.error();
    std::unordered_set<qint64> free(wanted.begin(), wanted.end());
    for (const Row row : *rows)
        free.erase(row.integer(0));
    for (std::size_t i = 0; i < m_entities.size(); ++i) {
        const BackdatedEntity &each = m_entities[i];
        if (each.wanted && free.erase(*each.wanted) > 0)
            m_ids[i] = *each.wanted;
    }
    return {};
}

Result<void> BackdatedIdPlan::takeNew()
{
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < m_entities.size(); ++i) {
        if (m_ids[i] == 0 && m_entities[i].at.milliseconds() >= m_tx.now().milliseconds() - justNow)
            indexes.push_back(i);
    }
    if (indexes.empty())
        return {};
    const auto first = reserve(qint64(indexes.size()));
    if (!first)
        return first.error();
    qint64 next = *first;
    for (const std::size_t index : indexes)
        m_ids[index] = next++;
    return {};
}

Result<void> BackdatedIdPlan::findFree(const std::vector<std::size_t> &indexes)
{
    m_freeRanges.clear();
    std::vector<qint64> firsts;
    std::vector<qint64> lasts;
    for (const std::size_t index : indexes) {
        const IdRange range = idsOf(timeOf(index));
        if (m_freeRanges.emplace(range.first, FreeRange{ range.first, range.last }).second) {
            firsts.push_back(range.first);
            lasts.push_back(range.last);
        }
    }
    const auto rows = m_tx.execute("import.lastIds",
                                   { { "kind", wordOf(m_kind) }, { "firsts", firsts }, { "lasts", lasts } });
    if (!rows)
        return rows.error();
    for (const Row row : *rows) {
        if (!row.isNull(1))
            m_freeRanges.at(firsts[std::size_t(row.integer(0)) - 1]).next = row.integer(1) + 1;
    }
    // Identifiers assigned in this call are not in the table yet.
    for (const qint64 id : m_ids) {
        const auto behind = m_freeRanges.upper_bound(id);
        if (id == 0 || behind == m_freeRanges.begin())
            continue;
        FreeRange &range = std::prev(behind)->second;
        if (id <= range.last)
            range.next = std::max(range.next, id + 1);
    }
    return {};
}

/// Assigns identifiers; indexes without one stay in the list.
void BackdatedIdPlan::assign(std::vector<std::size_t> &indexes)
{
    std::vector<std::size_t> left;
    for (const std::size_t index : indexes) {
        FreeRange &range = m_freeRanges.at(idsOf(timeOf(index)).first);
        if (range.next > range.last)
            left.push_back(index);
        else
            m_ids[index] = range.next++;
    }
    indexes = std::move(left);
}

Result<std::vector<qint64>> BackdatedIdPlan::make()
{
    if (const auto taken = takeWanted(); !taken)
        return taken.error();
    if (const auto taken = takeNew(); !taken)
        return taken.error();
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < m_entities.size(); ++i) {
        if (m_ids[i] == 0)
            indexes.push_back(i);
    }
    for (m_round = 0; !indexes.empty(); ++m_round) {
        if (m_round > maxRounds)
            return problem(ProblemType::Conflict,
                           u"Too many items have the very same time. Give them times that differ."_s);
        if (const auto found = findFree(indexes); !found)
            return found.error();
        assign(indexes);
    }
    return std::move(m_ids);
}

} // namespace

Result<std::vector<qint64>> backdatedIds(Transaction &tx, EntityKind kind,
                                         const std::vector<BackdatedEntity> &entities)
{
    return BackdatedIdPlan(tx, kind, entities).make();
}

} // namespace storage

} // namespace triage
