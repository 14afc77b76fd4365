// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers of a request with other texts than their own, or that do not exist yet: for trying out where
// routing would put feedback.
#pragma once

#include "domain/routing.h"
#include "result.h"
#include "routing/model.h"
#include "stores/bufferstore.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace triage::services {

/// Returns the identifier of a new buffer during the call, by its place in the request. No stored buffer has
/// it.
inline BufferId newBufferId(std::size_t number)
{
    return BufferId(-1 - qint64(number));
}

inline void apply(const BufferTrial &trial, routing::BufferProfile &profile)
{
    if (trial.name.sent)
        profile.name = trial.name.value;
    if (trial.description.sent)
        profile.description = trial.description.value.value_or(QString());
    if (trial.routingInstructions.sent)
        profile.routingInstructions = trial.routingInstructions.value.value_or(QString());
}

/// Returns the buffers as they would be.
inline Result<std::vector<routing::BufferProfile>>
triedBuffers(std::vector<routing::BufferProfile> profiles,
             const std::optional<std::vector<BufferTrial>> &trials,
             const std::optional<std::vector<NewBuffer>> &added)
{
    for (const BufferTrial &trial : trials.value_or(std::vector<BufferTrial>())) {
        const BufferKey key = BufferKey::parse(trial.buffer);
        const auto profile
            = std::find_if(profiles.begin(), profiles.end(), [&key](const routing::BufferProfile &each) {
                  return key.id ? each.id == *key.id : each.slug == key.slug;
              });
        if (profile == profiles.end())
            return storage::bufferNotFound();
        apply(trial, *profile);
    }
    std::size_t number = 0;
    for (const NewBuffer &each : added.value_or(std::vector<NewBuffer>()))
        profiles.push_back({ newBufferId(number++),
                             each.name,
                             {},
                             each.description.value_or(QString()),
                             each.routingInstructions.value_or(QString()) });
    return profiles;
}

} // namespace triage::services
