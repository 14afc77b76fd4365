// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that depend only on the seed, not on the machine or the library.
#pragma once

#include <cmath>
#include <cstdint>

namespace triage::benchmark {

/// SplitMix64: small, fast, and good enough for generated data.
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
    /// Returns a number in [0, 1).
    double fraction() { return double(next() >> 11) * 0x1.0p-53; }
    /// Returns a number in [0, bound).
    int below(int bound) { return int(fraction() * bound); }
    bool happens(double probability) { return fraction() < probability; }
    /// Returns an approximately normal number: the sum of twelve fractions, rarely beyond 3.
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
