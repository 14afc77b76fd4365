// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/setback.h"

#include <set>
#include <utility>

namespace triage::app {

void SetBackCheck::begin(const StoreSync &sync)
{
    constexpr int maxCompared = 2000; // A backup is rarely older than that many acts of a person.
    if (m_before.empty())
        m_before = sync.ownNotes(maxCompared);
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
    if (before.empty())
        return std::nullopt;
    const Timestamp earliest = before.back().createdAt;
    return SetBack{ sync.newestNoteTime().value_or(earliest), std::move(before) };
}

} // namespace triage::app
