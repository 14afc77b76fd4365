// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/limits.h"

#include <algorithm>

#include <sys/resource.h>

namespace triage::http {

namespace {

// The descriptors of the connections to the database, of files and listening sockets: about sixty are in use
// when the server is busy.
constexpr qint64 maxReserved = 256;
constexpr qint64 minConnections = 16;

} // namespace

void Limits::fitDescriptors(qint64 descriptors)
{
    const qint64 reserved = std::min(maxReserved, descriptors / 2);
    const qint64 usable = std::max(minConnections, descriptors - reserved);
    refusals = int(std::min<qint64>(refusals, usable / 8));
    connections = int(std::min<qint64>(connections, usable - refusals));
}

qint64 maxDescriptors()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur > std::numeric_limits<int>::max())
        return std::numeric_limits<int>::max();
    return qint64(limit.rlim_cur);
}

} // namespace triage::http
