// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/packedtext.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

PackedText packed(const Features &features)
{
    PackedText text;
    size_t kind = 0;
    for (const std::vector<Feature> *list : { &features.words, &features.grams, &features.pairs }) {
        for (const Feature &feature : *list) {
            text.keys.push_back(feature.key);
            text.counts.push_back(quint8(std::clamp(std::lround(feature.count), 1L, 255L)));
        }
        text.ends[kind++] = text.keys.size();
    }
    return text;
}

std::array<float, featureKinds> scalesTo(const std::array<double, featureKinds> &shares,
                                         const std::array<double, featureKinds> &squares)
{
    double all = 0;
    for (size_t kind = 0; kind < featureKinds; ++kind)
        all += squares[kind] > 0 ? shares[kind] : 0;
    std::array<float, featureKinds> scales{};
    for (size_t kind = 0; kind < featureKinds; ++kind)
        scales[kind] = squares[kind] > 0 ? float(std::sqrt(shares[kind] / all / squares[kind])) : 0;
    return scales;
}

} // namespace triage::routing
