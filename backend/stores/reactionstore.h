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

/// Who votes. The database keeps no more of it than a salted hash.
struct Voter
{
    enum class Kind { User, Address };

    Kind kind = Kind::User;
    QString text; ///< What the caller calls the user, or the client's address.

    friend bool operator==(const Voter &, const Voter &) = default;
};

/// Reads reactions of one organization.
class ReactionStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// The votes on a target that is there.
    Result<ReactionSummary> summary(TargetId target);
};

/// Writes reactions, inside a transaction.
class ReactionWriter : public ReactionStore
{
public:
    explicit ReactionWriter(Transaction &tx) : ReactionStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// The vote that counts for the voter now: a user's only one, or an address' of the last 24 hours.
    Result<std::optional<Reaction>> find(const Target &target, const Voter &voter);
    Result<Reaction> insert(const Target &target, const Voter &voter, int value);
    Result<void> change(ReactionId id, int value);

private:
    Transaction &m_tx;
};

/// Forgets the hashed addresses of votes older than a day, of all organizations. The votes stay.
Result<void> forgetVoters(Connection &connection);

} // namespace triage::storage
