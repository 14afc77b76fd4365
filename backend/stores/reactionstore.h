// SPDX-License-Identifier: GPL-3.0-or-later
// The reactions of one organization in the database.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/reaction.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <optional>

namespace triage::storage {

/// A voter. The database stores only a salted hash of it.
struct Voter
{
    enum class Kind { User, Address };

    Kind kind = Kind::User;
    QString text; ///< The caller's name of the user, or the client's address.

    friend bool operator==(const Voter &, const Voter &) = default;
};

/// Reads reactions of one organization.
class ReactionStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the votes on an existing target.
    Result<ReactionSummary> summary(TargetId target);
};

/// Writes reactions, inside a transaction.
class ReactionWriter : public WriterOf<ReactionStore>
{
public:
    using WriterOf::WriterOf;

    /// Returns the current vote of the voter: a user's only one, or an address' vote of the last 24 hours.
    Result<std::optional<Reaction>> find(const Target &target, const Voter &voter);
    Result<Reaction> insert(const Target &target, const Voter &voter, int value);
    Result<void> change(ReactionId id, int value);
};

/// Removes the hashed addresses of votes older than a day, of all organizations, a limited number. The votes
/// remain. Returns true if there may be more.
Result<bool> forgetVoters(Connection &connection);

} // namespace triage::storage
