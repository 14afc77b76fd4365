// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the change feed, read.
#pragma once

#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/organization.h"
#include "result.h"

#include <QByteArray>

#include <variant>
#include <vector>

namespace triage::app {

/// An item with the live buffers that hold it.
struct FeedItem
{
    Feedback feedback;
    std::vector<BufferId> buffers;
};

/// What is gone: an item, a buffer, a note or a member.
struct Tombstone
{
    std::variant<FeedbackId, BufferId, NoteId, MemberId> id;
};

using FeedEntry = std::variant<FeedItem, Buffer, Note, Member, Organization, Tombstone>;

struct FeedPage
{
    std::vector<FeedEntry> entries; ///< Of the kinds that are kept; others are passed over.
    QByteArray cursor;
    bool hasMore = false;
};

/// GET /changes. Entries of unknown kinds are passed over; a wrong entry of a known kind makes the page
/// wrong.
Result<FeedPage> readFeedPage(const QByteArray &body);
/// { data: [ a feedback with its buffer_ids, … ] }
Result<std::vector<FeedItem>> readItems(const QByteArray &body);

/// The data of { data: {…} }.
Result<FeedItem> readItem(const QByteArray &body);
Result<Note> readNote(const QByteArray &body);
Result<Me> readMe(const QByteArray &body);
Result<Organization> readOrganization(const QByteArray &body);
/// The identifiers of { data: [ { id }, … ] }.
Result<std::vector<BufferId>> readBufferIds(const QByteArray &body);

} // namespace triage::app
