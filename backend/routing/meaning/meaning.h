// SPDX-License-Identifier: GPL-3.0-or-later
// What buffers mean in a vector space: their descriptions, their examples, and what tells them apart.
#pragma once

#include "routing/meaning/vectorspace.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace triage::routing {

/// How close a text is to a buffer in meaning.
struct Closeness
{
    double description = 0; ///< The similarity to the description, -1 to 1.
    double centroid = 0; ///< The similarity to the mean of the description and the examples.
    double regression = 0; ///< The prediction of a ridge regression over both: about 1 if it fits, -1 if not.
};

/// An example: its direction, and the buffers that it fits, by number. One that fits nothing has none.
struct MeaningExample
{
    MeaningVector vector;
    std::vector<size_t> buffers;
};

/// Immutable.
class Meaning
{
public:
    /// Requires the vector of each buffer's description, which is empty if there is none.
    Meaning(size_t dimension, const std::vector<MeaningVector> &descriptions,
            std::span<const MeaningExample> examples);

    /// Returns the closeness of a text to each buffer.
    std::vector<Closeness> compare(const MeaningVector &text) const;
    /// Returns the meaning after another example, or before it (sign -1). The regression follows with the
    /// next refit.
    std::shared_ptr<const Meaning> with(const MeaningExample &example, int sign) const;
    size_t bytes() const;

private:
    void readWeights(std::span<const MeaningExample> examples);

    size_t m_dimension = 0;
    size_t m_count = 0; ///< The number of buffers, each with a row below.
    std::vector<float> m_descriptions;
    std::vector<float> m_sums; ///< The weighted sum of the description and the examples.
    std::vector<float> m_weights; ///< The result of the regression.
};

} // namespace triage::routing
