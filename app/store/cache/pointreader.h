// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single items and pages of rows, for the thread of the store.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/personalnotice.h"
#include "store/values/storerecords.h"

#include <map>
#include <span>
#include <vector>

namespace triage::app {

/// Reads the rows of the cache. Their buffers are sorted by identifier; their delivery is not set. With a
/// search, those that only a duplicate is found for say so.
std::vector<ListRow> readRows(LocalDatabase &database, std::span<const FeedbackId> ids,
                              const QString &search = {});
/// Reads ListRow::words() of the items that the cache has.
std::map<FeedbackId, QString> readWords(LocalDatabase &database, std::span<const FeedbackId> ids);
/// Returns whether the cache has all of these items in that state; false where it cannot be read. Takes long
/// for many thousands.
bool readAreAll(LocalDatabase &database, std::span<const FeedbackId> ids, TriageState state);
std::optional<ShownItem> readShownItem(LocalDatabase &database, FeedbackId id);
/// Reads the items that are duplicates of the item, oldest first.
std::vector<FeedbackId> readDuplicates(LocalDatabase &database, FeedbackId id);
/// Returns the item that stands for the item, which is the item itself where it is not a duplicate.
FeedbackId readOriginal(LocalDatabase &database, FeedbackId id);
/// Reads notes and activities, oldest first. The names of authors are not set.
std::vector<Note> readNotes(LocalDatabase &database, FeedbackId id);
/// Reads the newest notes and activities of a member, newest first.
std::vector<Note> readNotesOf(LocalDatabase &database, MemberId author, int limit);
/// Returns the time of the newest note or activity, if there is one.
std::optional<Timestamp> newestNoteTime(LocalDatabase &database);
/// Reads the settled notices, newest first.
std::vector<PersonalNotice> readNotices(LocalDatabase &database);
/// Returns the answer that CacheFile::keepAnswer() keeps; empty if there is none.
QByteArray readAnswer(LocalDatabase &database, const QString &question);
/// Returns the largest identifier of the item's notes; invalid without notes.
NoteId newestNote(LocalDatabase &database, FeedbackId id);

} // namespace triage::app
