// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on statistics of the feedback of a period.
#pragma once

#include "domain/caller.h"
#include "services/servicetask.h"
#include "stores/bufferstore.h"
#include "stores/statisticsstore.h"

#include <optional>
#include <type_traits>

namespace triage::services {

/// A plot, the time up to which changes are counted in it, and the buffer that it is restricted to.
template <typename Plot>
struct PlotAnswer
{
    Plot plot;
    Timestamp reachedAt;
    std::optional<BufferId> buffer;
};

/// The plot that a function of StatisticsStore reads.
template <auto Read>
using PlotOf = typename std::invoke_result_t<decltype(Read), storage::StatisticsStore &,
                                             const statistics::PlotRequest &>::Value;

class StatisticsService
{
public:
    explicit StatisticsService(storage::Database &database) : m_database(database) { }

    /// Returns the plot that a function of StatisticsStore reads. BufferNotFound if a requested buffer does
    /// not exist.
    template <auto Read>
    DatabaseTask<PlotAnswer<PlotOf<Read>>> plot(const Caller &caller, const statistics::PlotRequest &question)
    {
        using Answer = PlotAnswer<PlotOf<Read>>;
        auto job = [organization = caller.organization,
                    asked = question](storage::Connection &db) mutable -> Result<Answer> {
            if (asked.buffer) {
                const auto buffer = storage::BufferStore(db, organization).find(*asked.buffer);
                if (!buffer)
                    return buffer.error();
                asked.buffer->id = buffer->id;
            }
            storage::StatisticsStore store(db, organization);
            const auto reached = store.reachedAt(); // before the plot, which may have more
            if (!reached)
                return reached.error();
            auto read = (store.*Read)(asked);
            if (!read)
                return read.error();
            return Answer{ std::move(*read), *reached,
                           asked.buffer ? std::optional(*asked.buffer->id) : std::nullopt };
        };
        return m_database.read(caller.organization, std::move(job));
    }

private:
    storage::Database &m_database;
};

} // namespace triage::services
