// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/recency.h"

namespace triage::app {

std::optional<Recency::Key> Recency::keyOf(const FeedEntry &entry)
{
    if (const auto *gone = std::get_if<Tombstone>(&entry)) {
        const bool isItem
            = std::holds_alternative<FeedbackId>(gone->id) || std::holds_alternative<NoteId>(gone->id);
        return isItem ? std::nullopt : std::optional(gone->id);
    }
    if (const auto *buffer = std::get_if<Buffer>(&entry))
        return buffer->id;
    if (const auto *view = std::get_if<SavedView>(&entry))
        return view->id;
    if (const auto *member = std::get_if<Member>(&entry))
        return member->id;
    return std::nullopt;
}

void Recency::receive(const FeedEntry &entry, FeedPageNumber page)
{
    if (const auto key = keyOf(entry))
        m_received[*key] = page;
}

bool Recency::isOvertaken(const FeedEntry &entry, FeedPageNumber requested) const
{
    const auto key = keyOf(entry);
    const auto received = key ? m_received.find(*key) : m_received.end();
    return received != m_received.end() && received->second >= requested;
}

} // namespace triage::app
