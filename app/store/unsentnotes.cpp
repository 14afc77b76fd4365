// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/unsentnotes.h"

#include <algorithm>

namespace triage::app {

std::vector<TimelineEntry> unsentNotes(const std::vector<const OutboxEntry *> &entries,
                                       const std::vector<Note> &known, const std::optional<Me> &me,
                                       const NewestNotes &newestNotes)
{
    std::vector<TimelineEntry> waiting;
    std::vector<NoteId> matched;
    const Author author{ me ? me->member.id : MemberId() };
    for (const OutboxEntry *entry : entries) {
        const auto *note = std::get_if<WriteNote>(&entry->operation);
        if (!note)
            continue;
        const auto newest = newestNotes.find(entry->id);
        const auto isItself = [&](const Note &each) {
            return each.kind == NoteKind::Note && each.text == note->text && each.author == author
                && (newest == newestNotes.end() ? each.createdAt >= entry->origin->createdAt
                                                : each.id > newest->second)
                && std::find(matched.begin(), matched.end(), each.id) == matched.end();
        };
        // The feed may have the note before the answer to its request arrives.
        const bool maybeThere = entry->sending->attempts > 0 && entry->state != OutboxEntryState::Failed;
        const auto there = maybeThere ? std::find_if(known.begin(), known.end(), isItself) : known.end();
        if (there != known.end()) {
            matched.push_back(there->id);
            continue;
        }
        const Delivery delivery
            = entry->state == OutboxEntryState::Failed ? Delivery::Failed : Delivery::Queued;
        const QString name = me ? me->member.name : QString();
        waiting.push_back({ Note{ NoteId(), note->feedback, note->text, NoteKind::Note, author, name,
                                  entry->origin->createdAt },
                            entry->id, delivery });
    }
    return waiting;
}

} // namespace triage::app
