// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that follow a change of a buffer or a member: in the transaction of the change if they are few,
// otherwise a part at a time in transactions of their own.
#pragma once

#include "database/transaction.h"
#include "domain/ids.h"
#include "result.h"

#include <optional>
#include <vector>

namespace triage::storage {

enum class FollowUpKind {
    Buffer, ///< The items of a buffer that was deleted or restored: how many live buffers hold each.
    Member, ///< The notes of a member that was renamed or deleted: they show its name.
    Owner, ///< The items that such a member has: their triage records show its name, or become nobody's.
    Tag, ///< The items of a tag that was renamed or deleted, which TagChangeWriter lets follow.
};

/// The rows that follow the latest change of a buffer or a member.
struct FollowUp
{
    FollowUpKind kind = FollowUpKind::Buffer;
    qint64 subject = 0; ///< The buffer or member.

    static FollowUp of(BufferId id) { return { FollowUpKind::Buffer, id.value() }; }
    static FollowUp notesOf(MemberId id) { return { FollowUpKind::Member, id.value() }; }
    static FollowUp itemsOf(MemberId id) { return { FollowUpKind::Owner, id.value() }; }
    static FollowUp of(TagChangeId id) { return { FollowUpKind::Tag, id.value() }; }
    /// Returns the follow-up with these values in the table.
    static FollowUp of(QByteArrayView kind, qint64 subject);
};

/// Lets rows follow, inside a transaction.
class FollowUpWriter
{
public:
    explicit FollowUpWriter(Transaction &tx) : m_tx(tx) { }

    /// Notes that all rows have to follow a change. For buffers a trigger does that.
    Result<void> begin(const FollowUp &what);
    /// Lets the next rows follow, at most limit. Returns true if all have followed.
    Result<bool> follow(const FollowUp &what, int limit);

    /// Returns the last row that has followed, 0 before the first; nothing if all have.
    Result<std::optional<qint64>> doneTo(const FollowUp &what);
    /// Stores that rows have followed up to this one.
    Result<void> advance(const FollowUp &what, qint64 doneTo);
    /// Stores that all rows have followed.
    Result<void> end(const FollowUp &what);

private:
    Transaction &m_tx;
};

/// Returns whether rows of one of these kinds still follow a change of the organization.
Result<bool> areFollowing(Connection &connection, OrganizationId organization,
                          const std::vector<FollowUpKind> &kinds);

/// The number of rows that follow in the transaction of a change itself. For an owner, follow() takes as many
/// identifiers, however few rows are left; a transaction has a limited number (identifiersPerTransaction).
inline constexpr int rowsThatFollowAtOnce = 500;

/// Lets the connection plan its statements again, because a large change makes small tables large.
Result<void> forgetPlans(Connection &connection);

} // namespace triage::storage
