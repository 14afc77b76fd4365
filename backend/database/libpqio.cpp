// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/libpqio.h"

#include "database/stopsignal.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <thread>

namespace triage::storage {

QByteArray errorField(const pg_result *result, int code)
{
    return QByteArray(PQresultErrorField(result, code));
}

bool isSuccess(const pg_result *result)
{
    const ExecStatusType status = PQresultStatus(result);
    return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY;
}

qint64 bytesOf(const pg_result *result)
{
    return qint64(PQresultMemorySize(result));
}

bool isShutdownNotice(const pg_result *message)
{
    const QByteArray severity = errorField(message, PG_DIAG_SEVERITY_NONLOCALIZED);
    return severity == "FATAL" || severity == "PANIC";
}

bool waitForInput(pg_conn *connection, std::optional<Clock::time_point> deadline, const StopSignal *stop)
{
    for (;;) {
        int timeout = -1;
        if (deadline) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now());
            timeout = int(std::max<qint64>(0, left.count()));
        }
        std::array<pollfd, 2> watched{ { { PQsocket(connection), POLLIN, 0 },
                                         { stop ? stop->descriptor() : -1, POLLIN, 0 } } };
        const int ready = ::poll(watched.data(), watched.size(), timeout);
        if (ready == 0 || (ready > 0 && watched[0].revents == 0))
            return false;
        if (ready > 0 || errno != EINTR)
            return true;
    }
}

pg_result *receive(pg_conn *connection, std::optional<Clock::time_point> deadline, const StopSignal *stop)
{
    pg_result *kept = nullptr;
    for (;;) {
        while (PQisBusy(connection)) {
            if (!waitForInput(connection, deadline, stop)) {
                PQclear(kept);
                return nullptr;
            }
            if (!PQconsumeInput(connection))
                break; // PQgetResult() says why
        }
        pg_result *next = PQgetResult(connection);
        const ExecStatusType status = PQresultStatus(next);
        if (!next
            && (PQpipelineStatus(connection) == PQ_PIPELINE_OFF || PQstatus(connection) != CONNECTION_OK))
            return kept;
        if (status == PGRES_PIPELINE_SYNC) {
            PQclear(next);
            PQexitPipelineMode(connection);
            return kept;
        }
        if (!next)
            continue; // in a pipeline, between two statements
        if (kept && !isSuccess(kept)) {
            PQclear(next);
            continue;
        }
        PQclear(kept);
        kept = next;
        // COPY is not supported; receiving would never end.
        if (status == PGRES_COPY_IN || status == PGRES_COPY_OUT || status == PGRES_COPY_BOTH)
            return kept;
    }
}

void requestCancellation(pg_conn *connection)
{
    PGcancel *request = PQgetCancel(connection);
    if (!request)
        return;
    // The call waits until the server has taken the request, which one that hangs never does. So it runs in a
    // thread that nobody waits for.
    std::thread([request] {
        std::array<char, 256> message{};
        PQcancel(request, message.data(), int(message.size()));
        PQfreeCancel(request);
    }).detach();
}

} // namespace triage::storage
