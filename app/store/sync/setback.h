// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a person did and a server that was restored from a backup no longer has.
#pragma once

#include "store/localstore.h"
#include "store/storesync.h"

#include <map>
#include <optional>
#include <vector>

namespace triage::app {

/// The server was restored from a backup, which does not have everything that the person did.
struct SetBack
{
    Timestamp to; ///< The time of the newest event that the server has.
    std::vector<Note> lost; ///< The person's notes and activities that are gone, newest first; a move once.
    std::vector<Note> records; ///< The same with both records of each move.
    std::map<FeedbackId, QString> items; ///< Words of their items, also of those that are gone.
};

/// Keeps the person's notes while the cache is read again, then compares.
class SetBackCheck
{
public:
    /// Remembers the notes that the cache has. Does nothing if a comparison is already under way.
    void begin(const StoreSync &sync, const LocalStore &store);
    bool isUnderWay() const { return !m_before.empty(); }
    /// Ends the comparison once everything is read again. Returns nothing if nothing is gone, or if another
    /// account is signed in since.
    std::optional<SetBack> end(const StoreSync &sync, const LocalStore &store);

private:
    std::vector<Note> m_before;
    std::map<FeedbackId, QString> m_items; ///< See SetBack.
};

} // namespace triage::app
