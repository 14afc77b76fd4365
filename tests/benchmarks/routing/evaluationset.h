// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled set of texts and the buffers that they belong to.
#pragma once

#include "routing/classifier.h"

#include <QString>

#include <set>
#include <vector>

namespace triage::benchmark {

struct LabelledItem
{
    routing::FeedbackText item;
    std::set<BufferId> buffers; ///< Empty where none fits.
    bool isPool = false; ///< For fitting constants; otherwise for measuring alone.
};

struct EvaluationSet
{
    QString name;
    std::vector<routing::BufferProfile> buffers;
    std::vector<LabelledItem> items;

    /// Whether buffers say more of themselves than their name.
    bool isDescribed() const;
};

/// All sets of a folder: <set>.buffers.jsonl and <set>.items.jsonl.
std::vector<EvaluationSet> readSets(const QString &folder);

} // namespace triage::benchmark
