// SPDX-License-Identifier: GPL-3.0-or-later
// The scores that a verdict is computed from: the comparison of a text with each buffer in several ways.
#pragma once

#include <vector>

namespace triage::routing {

/// The scores of one buffer. A new way of comparing is a new field here and its rows in inputterms.cpp.
struct BufferScores
{
    int examples = 0;
    double description = 0; ///< The similarity to the description, less that to its exclusions.
    double lead = 0; ///< The same, less that of the best other buffer.
    double centroid = 0; ///< The similarity to the mean of its examples and its description.
    double nearest = 0; ///< The similarity to its nearest examples.
    double nearestDuplicate = 0; ///< The similarity to the nearest example alone: people expect the same
                                 ///< decision for the same text.
    double linear = 0; ///< The score of the words that distinguish its examples from all others.
    double brevity = 0; ///< The shortness of the description; see Signals.
    double nearestRejected = 0; ///< The similarity to the nearest item that people took out of it.
    double meantDescription = 0; ///< The similarity to its description in the space of the own texts.
    double meantCentroid = 0; ///< The same to the mean of its examples and its description.
    double encodedCentroid = 0; ///< The same in the space of an encoder.
};

struct TextScores
{
    std::vector<BufferScores> buffers; ///< In the order of the model's buffers.
    BufferScores none; ///< The scores of "fits nothing".
    int words = 0;
    /// The number of examples of all buffers, and of "fits nothing" at most a fifth as many: more of those do
    /// not tell buffers from one another.
    int examples = 0;
    bool hasMeaning = false; ///< The text has a vector in the space of the own texts.
    double multiBufferRate = 0; ///< The share of items that people put into more than one buffer.
};

/// An example with the scores of a model that does not know it.
struct HeldOutSample
{
    TextScores scores;
    std::vector<bool> fits; ///< One for each buffer; all false if the example fits nothing.
    bool isCorrection = false; ///< People took it out of another buffer.
};

} // namespace triage::routing
