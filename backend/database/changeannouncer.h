// SPDX-License-Identifier: GPL-3.0-or-later
// Announces committed changes to every backend (NOTIFY).
#pragma once

#include "database/connection.h"
#include "domain/ids.h"

#include <QString>

#include <memory>
#include <vector>

namespace triage::storage {

/// The channel on which committed changes are announced as "<organization> <change>" in decimal numbers.
inline constexpr char changeChannel[] = "triage_change";

/// Announces changes from a thread with a connection of its own, all that are pending in one statement. No
/// writer waits for it: PostgreSQL commits transactions with notifications one after the other, whatever
/// organization they belong to, so writers send none themselves.
///
/// If the server is away, the newest change of each organization stays pending until it is back. If this
/// program is killed, nothing is announced; clients that wait on other backends then depend on ChangeHub,
/// which looks every few seconds.
class ChangeAnnouncer
{
public:
    explicit ChangeAnnouncer(ConnectionConfig connection);
    /// Announces what is pending, unless the server is away.
    ~ChangeAnnouncer();
    ChangeAnnouncer(const ChangeAnnouncer &) = delete;
    ChangeAnnouncer &operator=(const ChangeAnnouncer &) = delete;

    /// Queues the announcement of a committed change. Thread-safe.
    void announce(OrganizationId organization, qint64 change);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Announces a committed change: through the announcer of the connection's configuration, otherwise on the
/// connection itself.
void announceChange(Connection &connection, OrganizationId organization, qint64 change);

/// Sends messages to the listeners of a channel on every backend, in a transaction of its own. A message has
/// less than 8,000 bytes.
Result<void> notify(Connection &connection, const char *channel, const std::vector<QString> &messages);

} // namespace triage::storage
