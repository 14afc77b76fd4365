// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that are the same on every machine and with every library for the same seed.
#pragma once

#include <cmath>
#include <cstdint>

namespace triage::benchmark {

/// SplitMix64: small, quick, and good enough for made-up data.
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_state(seed) { }

    std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    /// 0 to below 1.
    double fraction() { return double(next() >> 11) * 0x1.0p-53; }
    /// 0 to below the bound.
    int below(int bound) { return int(fraction() * bound); }
    bool happens(double probability) { return fraction() < probability; }
    /// Near 0, rarely beyond 3: the sum of twelve fractions.
    double bell()
    {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += fraction();
        return sum;
    }

private:
    std::uint64_t m_state;
};

} // namespace triage::benchmark
