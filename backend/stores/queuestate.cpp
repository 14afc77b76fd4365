// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/queuestate.h"

namespace triage::storage {

Result<QueueState> readQueueState(Connection &connection)
{
    const auto rows = connection.execute("queue.state");
    if (!rows)
        return rows.error();
    const Row row = rows->first();
    return QueueState{ row.number(0), row.number(1), row.number(2) };
}

} // namespace triage::storage
