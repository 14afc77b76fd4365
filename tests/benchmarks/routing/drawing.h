// SPDX-License-Identifier: GPL-3.0-or-later
// What an organization would have taught: examples drawn from the pool of a set, and items to measure with.
#pragma once

#include "evaluationset.h"

#include "routing/model.h"

namespace triage::benchmark {

struct Drawing
{
    std::vector<routing::Example> examples;
    std::vector<const LabelledItem *> items;
};

enum class Measured { Test, Pool };

/// What people teach.
struct Teaching
{
    bool none = true; ///< Also what fits nothing.
    bool asTheyCome = false; ///< As many in all, but of each buffer as many as come.
    bool isFirstNew
        = false; ///< Only the first buffer has k; the others, and what fits nothing, as if k were 30.
};

/// How many examples the others have beside a buffer that is new.
inline constexpr int longTaught = 30;

/// Draws k examples of each buffer, and 0.2 k times the number of buffers that fit nothing. Measured on the
/// test split; or, for fitting, on a third of the pool, of which no example is drawn then.
Drawing draw(const EvaluationSet &set, int k, quint32 seed, Measured measured, Teaching teaching = {});

/// A model that was taught what was drawn.
std::shared_ptr<const routing::Model> taught(const EvaluationSet &set,
                                             const std::vector<routing::Example> &examples);

} // namespace triage::benchmark
