// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of items in the order in which they changed.
#pragma once

#include "languages/language.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QString>

#include <vector>

namespace triage::storage {

/// A place in the order of changes: everything up to it was read.
struct TextChangePlace
{
    qint64 change = 0;
    FeedbackId feedback;
};

/// An item that changed.
struct TextChange
{
    FeedbackId feedback;
    bool isGone = false;
    quint64 hash = 0; ///< Another text has another one.
};

struct TextChanges
{
    qint64 generation = 0; ///< The number of the history; places of another one are worth nothing.
    std::vector<TextChange> items;
    TextChangePlace end;
};

/// Where to begin to follow the changes of a history.
struct TextChangeStart
{
    qint64 generation = 0;
    TextChangePlace place;
    Language home; ///< The language that most texts have; an unknown one if there are none.
};

struct ChangedText
{
    FeedbackId feedback;
    QString title;
    QString description; ///< Its beginning.
};

class TextChangeStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the next changes, at most limit. Hashes are those of the title and of length characters of the
    /// description.
    Result<TextChanges> after(const TextChangePlace &place, int length, int limit);
    /// Returns the start from which on there is about this number of items.
    Result<TextChangeStart> startOf(qint64 items);
    /// Returns the texts of the items that are there.
    Result<std::vector<ChangedText>> texts(const std::vector<FeedbackId> &items, int length);
};

} // namespace triage::storage
