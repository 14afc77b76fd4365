// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/values/takenmerges.h"

#include <algorithm>

namespace triage::app {

void TakenMerges::note(const std::vector<Operation> &operations)
{
    for (const Operation &operation : operations) {
        const auto *merge = std::get_if<SetDuplicate>(&operation);
        if (merge && merge->takesBack)
            m_merges.emplace_back(merge->feedback, merge->before);
    }
}

void TakenMerges::forget(FeedbackId item)
{
    std::erase_if(m_merges, [item](const auto &merge) { return merge.first == item; });
}

/// The newest undo is that of the oldest merge, so the way of the item through the merges is from the end to
/// the beginning.
bool TakenMerges::bringBack(FeedbackId original, FeedbackId now) const
{
    for (auto merge = m_merges.rbegin(); merge != m_merges.rend(); ++merge) {
        if (merge->first == original)
            original = merge->second;
        if (original == now)
            return true;
    }
    return false;
}

bool TakenMerges::wereInto(FeedbackId item) const
{
    return std::any_of(m_merges.begin(), m_merges.end(),
                       [item](const auto &merge) { return merge.second == item; });
}

} // namespace triage::app
