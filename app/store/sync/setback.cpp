// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/setback.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <utility>

namespace triage::app {

namespace {

/// Removes the second halves of moves, which the server records as two activities. Those of a move of many
/// items may be far apart.
void dropRestsOfMoves(std::vector<Note> &newestFirst)
{
    constexpr std::chrono::milliseconds together = std::chrono::minutes(1);
    std::map<FeedbackId, Timestamp> arrivals;
    std::reverse(newestFirst.begin(), newestFirst.end());
    std::erase_if(newestFirst, [&](const Note &note) {
        if (note.activity && note.activity->code == activitycode::assigned)
            arrivals[note.feedback] = note.createdAt;
        if (!note.activity || note.activity->code != activitycode::removed)
            return false;
        const auto arrival = arrivals.find(note.feedback);
        return arrival != arrivals.end()
            && note.createdAt.milliseconds() - arrival->second.milliseconds() <= together.count();
    });
    std::reverse(newestFirst.begin(), newestFirst.end());
}

} // namespace

void SetBackCheck::begin(const StoreSync &sync, const LocalStore &store)
{
    constexpr int maxCompared = 2000; // A backup is rarely older than that many acts of a person.
    if (!m_before.empty())
        return;
    m_before = sync.ownNotes(maxCompared);
    std::vector<FeedbackId> ids;
    for (const Note &note : m_before)
        ids.push_back(note.feedback);
    m_items.clear();
    for (const ListRow &row : store.rows(ids))
        m_items.emplace(row.id, row.words());
}

std::optional<SetBack> SetBackCheck::end(const StoreSync &sync, const LocalStore &store)
{
    std::vector<Note> before = std::exchange(m_before, {});
    const std::optional<Me> self = store.me();
    if (before.empty() || !self || before.front().author != Author{ self->member.id })
        return std::nullopt;
    // A restored server may assign the same identifiers again, but not at the same time.
    std::set<std::pair<NoteId, Timestamp>> there;
    for (const Note &note : sync.ownNotes(int(before.size())))
        there.emplace(note.id, note.createdAt);
    std::erase_if(before, [&there](const Note &note) { return there.contains({ note.id, note.createdAt }); });
    std::vector<Note> records = before;
    dropRestsOfMoves(before);
    if (before.empty())
        return std::nullopt;
    const Timestamp earliest = before.back().createdAt;
    return SetBack{ sync.newestNoteTime().value_or(earliest), std::move(before), std::move(records),
                    std::move(m_items) };
}

} // namespace triage::app
