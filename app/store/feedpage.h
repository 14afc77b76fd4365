// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed page of the change feed.
#pragma once

#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/organization.h"
#include "domain/savedview.h"
#include "domain/triage.h"
#include "result.h"
#include "search/indexedtext.h"
#include "store/values/storerecords.h"

#include <QByteArray>

#include <optional>
#include <variant>
#include <vector>

namespace triage::app {

/// An item with the buffers that hold it; deleted buffers are left out.
struct FeedItem
{
    Feedback feedback;
    std::vector<BufferId> buffers;
    std::optional<Triage> triage = {}; ///< Without the item's identifier; nothing where the answer has none.
    std::optional<search::WordColumns> words = {}; ///< Those of its text, once analyseTexts() has made them.
};

/// A deleted item, buffer, note, member or view.
struct Tombstone
{
    std::variant<FeedbackId, BufferId, NoteId, MemberId, ViewId> id;
};

using FeedEntry = std::variant<FeedItem, Buffer, Note, Member, Organization, SavedView, Tombstone>;

struct FeedPage
{
    std::vector<FeedEntry> entries; ///< Entries of unknown kinds are left out.
    QByteArray cursor;
    bool hasMore = false;
};

/// The outcome of storing a page.
enum class FeedOutcome {
    Continues, ///< The server has more pages.
    AtEnd,
    Overtaken, ///< It may be older than an answer that has arrived: nothing of it is stored; request it
               ///< again.
};

/// Reads GET /changes. Entries of unknown kinds are skipped; a malformed entry of a known kind makes the page
/// malformed, but for a view that only later versions understand, which is as good as deleted.
Result<FeedPage> readFeedPage(const QByteArray &body);
/// Makes the words of all texts of a page.
void analyseTexts(FeedPage &page);
/// Reads { data: [ a feedback with its buffer_ids, … ], meta: { triage: { id: record } } }.
Result<std::vector<FeedItem>> readItems(const QByteArray &body);

/// Each reads the data of { data: {…} }.
Result<FeedItem> readItem(const QByteArray &body);
/// Reads GET /tags, with the most frequent ones first.
std::vector<TagCount> readTags(const QByteArray &body);
/// Reads GET /views, with the shared ones first; nothing if the body is another one.
std::optional<std::vector<ViewRecord>> readViews(const QByteArray &body);
/// Returns views in the form that readViews() reads.
QByteArray viewsText(const std::vector<ViewRecord> &views);
/// Reads a triage record without the item's identifier.
Result<Triage> readTriage(const QByteArray &body);
Result<Note> readNote(const QByteArray &body);
Result<Me> readMe(const QByteArray &body);
Result<Organization> readOrganization(const QByteArray &body);
/// Reads the identifiers of { data: [ { id }, … ] }.
Result<std::vector<BufferId>> readBufferIds(const QByteArray &body);
QStringList readBufferNames(const QByteArray &body); ///< Returns the names in the same body.

} // namespace triage::app
