// SPDX-License-Identifier: GPL-3.0-or-later
// The features of a text in compact form, as models keep them.
#pragma once

#include "routing/text/features.h"

#include <array>
#include <cstddef>
#include <vector>

namespace triage::routing {

/// Words, four-character features, and pairs of words.
inline constexpr size_t featureKinds = 3;

/// The features of a text in compact form: kind after kind, each ordered by key.
struct PackedText
{
    std::vector<FeatureKey> keys;
    std::vector<quint8> counts; ///< Never 0.
    std::array<size_t, featureKinds> ends{}; ///< The end of the features of each kind.

    size_t words() const { return ends[0]; }
};

/// Returns factors that give each kind of features its share of a text's length, from the sums of their
/// squares. The share of a kind that the text does not have goes to the others.
std::array<float, featureKinds> scalesTo(const std::array<double, featureKinds> &shares,
                                         const std::array<double, featureKinds> &squares);

PackedText packed(const Features &features);

} // namespace triage::routing
