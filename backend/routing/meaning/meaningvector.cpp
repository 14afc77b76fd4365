// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/meaning/meaningvector.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

constexpr float maxByte = 127;

} // namespace

QByteArray quantized(const MeaningVector &vector)
{
    float largest = 0;
    for (const float each : vector)
        largest = std::max(largest, std::abs(each));
    QByteArray bytes;
    bytes.reserve(qsizetype(vector.size()));
    for (const float each : vector)
        bytes.append(char(largest > 0 ? std::lround(each / largest * maxByte) : 0));
    return bytes;
}

MeaningVector direction(QByteArrayView bytes)
{
    MeaningVector vector;
    vector.reserve(std::size_t(bytes.size()));
    for (const char each : bytes)
        vector.push_back(float(static_cast<signed char>(each)));
    return normalized(std::move(vector));
}

MeaningVector normalized(MeaningVector vector)
{
    double squares = 0;
    for (const float each : vector)
        squares += double(each) * double(each);
    if (!(squares > 0) || !std::isfinite(squares))
        return {};
    // One by the length of a tiny vector is more than a float can hold.
    const double length = std::sqrt(squares);
    for (float &each : vector)
        each = float(double(each) / length);
    return vector;
}

} // namespace triage::routing
