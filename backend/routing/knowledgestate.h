// SPDX-License-Identifier: GPL-3.0-or-later
// The data that a model consists of. Copies share what is large.
#pragma once

#include "routing/corpus.h"
#include "routing/linear.h"
#include "routing/meanings.h"
#include "routing/profiles.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace triage::routing {

/// The number of a label: 0 is "fits nothing", the others are buffers, including buffers that no longer
/// exist.
using Label = quint32;
inline constexpr Label noneLabel = 0;

/// The totals of a label, updated with each example.
struct LabelState
{
    BufferId id;
    int buffer = -1; ///< The index among the buffers; -1 for a buffer that no longer exists.
    int examples = 0;
    int corrections = 0; ///< The examples that people took out of another buffer.
    int removals = 0; ///< The items that people took out of it.
    double squaredLength = 0; ///< The squared length of the sum of its examples.
    double descriptionSimilarity = 0; ///< The sum of the similarities of its examples to its description.
};

/// An example that was added after the corpus was built.
struct AddedExample
{
    std::shared_ptr<const Example> example;
    PackedText text;
    WeightedText weighted;
    Labels labels;
    std::vector<float> pulls; ///< The correction of the linear score of each label.
};

/// The buffers, the corpus that the last refit built from the examples, and the changes since.
struct KnowledgeState
{
    std::shared_ptr<const std::vector<BufferProfile>> buffers;
    std::shared_ptr<const std::vector<BufferText>> bufferTexts;
    Language home; ///< The language of texts that are too short to tell.
    std::shared_ptr<const Profiles> profiles;
    std::shared_ptr<const Corpus> corpus;
    std::shared_ptr<const Linear> linear;
    Meanings meanings;
    std::vector<LabelState> labels;
    std::vector<Label> labelOfBuffer;
    std::vector<quint32> removed; ///< Documents of the corpus that were removed since, in order.
    size_t bufferChanges = 0; ///< The number of changes of the buffers since the last refit.
    std::vector<std::shared_ptr<const AddedExample>> additions; ///< In the order in which they were taught.

    size_t exampleCount() const { return corpus->size() - removed.size() + additions.size(); }
    bool isRemoved(quint32 document) const
    {
        return std::binary_search(removed.begin(), removed.end(), document);
    }
    /// Returns an example by its number: first those of the corpus, then the additions.
    const Example &exampleAt(quint32 number) const
    {
        return number < corpus->size() ? *corpus->document(number).example
                                       : *additions[number - corpus->size()]->example;
    }
};

} // namespace triage::routing
