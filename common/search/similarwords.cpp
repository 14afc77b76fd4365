// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/similarwords.h"

#include "search/folding.h"

#include <unicode/uchar.h>

#include <utility>

namespace triage::search {

namespace {

/// Returns how many characters two words begin with in common.
qsizetype sameBeginning(QStringView one, QStringView other)
{
    qsizetype same = 0;
    while (same < one.size() && same < other.size() && one[same] == other[same])
        ++same;
    return same;
}

} // namespace

bool canBeMistyped(QStringView word)
{
    constexpr int least = 4; // shorter words have too many neighbours
    int count = 0;
    for (qsizetype i = 0; i < word.size(); ++count) {
        const char32_t c = nextCodePoint(word, i);
        const CodePointKind kind = kindOf(c);
        if (kind == CodePointKind::Unspaced || kind == CodePointKind::Separator || u_isdigit(UChar32(c)))
            return false;
    }
    return count >= least;
}

bool isSimilar(QStringView one, QStringView other)
{
    if (one.size() > other.size())
        std::swap(one, other);
    if (other.size() - one.size() > 1 || one == other || !canBeMistyped(one) || !canBeMistyped(other))
        return false;
    const qsizetype same = sameBeginning(one, other);
    const QStringView rest = one.sliced(same);
    const QStringView otherRest = other.sliced(same);
    if (one.size() < other.size())
        return rest == otherRest.sliced(1);
    const bool isExchanged = rest.size() > 1 && rest[0] == otherRest[1] && rest[1] == otherRest[0]
        && rest.sliced(2) == otherRest.sliced(2);
    return isExchanged || rest.sliced(1) == otherRest.sliced(1);
}

} // namespace triage::search
