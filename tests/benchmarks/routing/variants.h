// SPDX-License-Identifier: GPL-3.0-or-later
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

/// A buffer that is new beside long taught ones.
inline const QString newBufferVariant = QStringLiteral("new buffer");
inline const QString newNameVariant
    = QStringLiteral("new name"); ///< The same where it says nothing of itself.

inline bool hasNewBuffer(const QString &variant)
{
    return variant == newBufferVariant || variant == newNameVariant;
}

/// With another buffer as the first one, which may only have a name.
EvaluationSet withFirst(EvaluationSet set, size_t buffer, bool isDescribed);

/// The set itself first. What chance decides depends on the seed alone.
std::vector<Variant> variantsOf(const EvaluationSet &set, quint32 seed);

} // namespace triage::benchmark
