// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/proposalworker.h"

#include "log/exceptiontype.h"
#include "log/log.h"
#include "research/proposal.h"
#include "services/buffers/bufferproposals.h"

#include <algorithm>
#include <memory>

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds proposalPollInterval = 2s;
constexpr std::chrono::seconds lease = 60s;
/// After an examination, the organization is left alone for this multiple of the time it took.
constexpr int restFactor = 20;

std::chrono::milliseconds scanOnce(storage::Connection &connection, OrganizationId &after)
{
    const auto scan = storage::claimProposalScan(connection, int(research::minItemsForBuffer), lease, after);
    if (!scan || !*scan)
        return proposalPollInterval;
    const Clock::time_point begun = Clock::now();
    const QByteArray organization = encodeId((*scan)->organization.value());
    const auto made = guarded([&] { return services::proposeBuffers(connection, (*scan)->organization); });
    if (!made)
        logFact(LogLevel::Warning, "proposals.failed",
                { { "organization", organization },
                  { "problem", QByteArray(slugOf(made.error().type).data()) } });
    else if (*made > 0)
        logFact(LogLevel::Info, "buffers.proposed",
                { { "organization", organization }, { "count", qint64(*made) } });
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
    const auto rest = std::max<std::chrono::milliseconds>(1s, restFactor * took);
    if (!storage::finishProposalScan(connection, **scan, made ? rest : lease, made ? *made : 0))
        return proposalPollInterval; // the lease runs out
    return 0ms;
}

} // namespace

ProposalWorker::ProposalWorker(storage::ConnectionConfig connection)
    : BackgroundThread(std::move(connection),
                       [after = std::make_shared<OrganizationId>()](storage::Connection &database) {
                           return scanOnce(database, *after);
                       })
{
}

} // namespace triage::jobs
