// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/setback.h"

#include <chrono>
#include <set>
#include <utility>

namespace triage::app {

namespace {

/// Returns whether the activity is the second half of a move, which the server tells as two.
bool isRestOfMove(const Note &removal, const Note &arrival)
{
    constexpr std::chrono::milliseconds together = std::chrono::minutes(1);
    return removal.activity && arrival.activity && removal.feedback == arrival.feedback
        && removal.activity->code == activitycode::removed && arrival.activity->code == activitycode::assigned
        && removal.createdAt.milliseconds() - arrival.createdAt.milliseconds() <= together.count();
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
    for (size_t i = before.size(); i-- > 1;) { // from the oldest on
        if (isRestOfMove(before[i - 1], before[i]))
            before.erase(before.begin() + qsizetype(i) - 1);
    }
    if (before.empty())
        return std::nullopt;
    const Timestamp earliest = before.back().createdAt;
    return SetBack{ sync.newestNoteTime().value_or(earliest), std::move(before), std::move(m_items) };
}

} // namespace triage::app
