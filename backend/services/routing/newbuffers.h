// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers of a request that do not exist yet, for trying out where routing would put feedback.
#pragma once

#include "domain/buffer.h"
#include "routing/model.h"

#include <vector>

namespace triage::services {

/// Returns the identifier of a new buffer during the call, by its place in the request. No stored buffer has
/// it.
inline BufferId newBufferId(std::size_t number)
{
    return BufferId(-1 - qint64(number));
}

inline void addNewBuffers(std::vector<routing::BufferProfile> &profiles, const std::vector<NewBuffer> &added)
{
    for (std::size_t i = 0; i < added.size(); ++i)
        profiles.push_back({ newBufferId(i),
                             added[i].name,
                             {},
                             added[i].description.value_or(QString()),
                             added[i].routingInstructions.value_or(QString()) });
}

} // namespace triage::services
