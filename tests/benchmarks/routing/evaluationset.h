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
    std::set<BufferId> buffers; ///< Empty if none fits.
    bool isPool = false; ///< True for fitting weights; otherwise for measuring only.
};

struct EvaluationSet
{
    QString name;
    std::vector<routing::BufferProfile> buffers;
    std::vector<LabelledItem> items;

    /// Returns whether buffers have more than a name.
    bool isDescribed() const;
};

/// Reads all sets of a folder: <set>.buffers.jsonl and <set>.items.jsonl.
std::vector<EvaluationSet> readSets(const QString &folder);

} // namespace triage::benchmark
