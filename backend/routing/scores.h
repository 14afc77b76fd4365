// SPDX-License-Identifier: GPL-3.0-or-later
// What a verdict is made of: how a text compares with each buffer, in several ways.
#pragma once

#include <vector>

namespace triage::routing {

/// How one buffer fits. A new way of comparing is a new field here and its lines in combination.cpp.
struct BufferScores
{
    int examples = 0;
    double description = 0; ///< Likeness to what the buffer says of itself, less what speaks against it.
    double lead = 0; ///< The same, before the best other buffer.
    double coverage = 0; ///< Which part of the text's words, weighed by rarity, the buffer names.
    double centroid = 0; ///< Likeness to the mean of its examples and its description.
    double nearest = 0; ///< Likeness to its nearest examples.
    double nearestDuplicate
        = 0; ///< Likeness to the nearest one alone: people expect what they did to be done again.
    double linear = 0; ///< What the words say that tell its examples from all others.
    double brevity = 0; ///< How little it says of itself; see Signals.
    double nearestRejected = 0; ///< Likeness to the nearest item that people took out of it.
};

struct TextScores
{
    std::vector<BufferScores> buffers; ///< In the order of the model's buffers.
    BufferScores none; ///< The same for "fits nothing".
    int words = 0;
    int examples = 0; ///< Of all buffers and of none.
    double multiBufferRate = 0; ///< How often people put items into more than one buffer.
};

/// An example as a model sees it that does not know it.
struct HeldOutSample
{
    TextScores scores;
    std::vector<bool> fits; ///< Of each buffer; none where the example fits nothing.
};

} // namespace triage::routing
