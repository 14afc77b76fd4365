// Sets as other organizations would have them: less said of buffers, fewer of them, nobody who says "fits
// nothing".
#pragma once

#include "drawing.h"

namespace triage::benchmark {

struct Variant
{
    QString name;
    EvaluationSet set;
    Teaching teaching;
    std::vector<int> counts; ///< Of examples that are worth trying.
};

/// The set itself first. What chance decides depends on the seed alone.
std::vector<Variant> variantsOf(const EvaluationSet &set, quint32 seed);

} // namespace triage::benchmark
