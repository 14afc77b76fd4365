// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens for which transactions write. A transaction checks under its organization's lock that they still
// stand.
#pragma once

#include "domain/caller.h"

#include <utility>
#include <vector>

namespace triage::storage {

/// A token for which a transaction writes.
struct Writer
{
    TokenId token; ///< Invalid if the server itself writes.
    Role neededRole = Role::Member; ///< The role that the member of the token has to have still.
    Role role = Role::Member; ///< The role that it had.
    qint64 accessEnds = 0; ///< As in Caller, or endsByTime.
    /// No event counts the end of an access that comes with time, so that each write looks the token up.
    static constexpr qint64 endsByTime = -1;
};

/// In the order in which the transaction reports on them. None: the server itself writes.
using Writers = std::vector<Writer>;

inline Writer writerOf(const Caller &caller)
{
    return { caller.token, caller.neededRole, caller.role,
             caller.expiresAt ? Writer::endsByTime : caller.accessEnds };
}

} // namespace triage::storage
