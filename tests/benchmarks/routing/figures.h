// SPDX-License-Identifier: GPL-3.0-or-later
// Counts over one set: how often the best buffer is right, and how sure one may be of it.
#pragma once

#include <QString>

#include <set>
#include <vector>

namespace triage::benchmark {

/// The outcome of one item: the confidences of the buffers, and which of them are right.
struct Outcome
{
    std::vector<double> confidences;
    std::set<size_t> right; ///< None where the item fits nothing.
};

class Figures
{
public:
    void add(const Outcome &outcome);
    void add(const Figures &other);

    int items() const { return m_fitting + m_none; }
    bool hasNone() const { return m_none > 0; }
    /// Of items with a buffer, how many have a right one first.
    double accuracy() const { return percent(m_correct, m_fitting); }
    /// Of items with 0.8 or more, how many are right; and how many of the items with a buffer these are.
    double surePrecision() const { return percent(m_sureCorrect, m_sure); }
    double sureShare() const { return percent(m_sureFitting, m_fitting); }
    double reviewPrecision() const { return percent(m_reviewCorrect, m_review); }
    double reviewShare() const { return percent(m_review, items()); }
    double noneBelow() const { return percent(m_noneBelow, m_none); }
    double noneSure() const { return percent(m_noneSure, m_none); }
    /// Of pairs of item and buffer at 0.5.
    double microF1() const { return 2.0 * m_pairsRight / std::max(1, m_pairsFound + m_pairsTrue); }
    /// Expected calibration error of the best buffer, ten bins.
    double calibrationError() const;

private:
    static double percent(int part, int whole) { return whole ? 100.0 * part / whole : 0; }

    struct Bin
    {
        int items = 0, right = 0;
        double confidence = 0;
    };
    int m_fitting = 0, m_none = 0, m_correct = 0;
    int m_sure = 0, m_sureCorrect = 0, m_sureFitting = 0;
    int m_review = 0, m_reviewCorrect = 0;
    int m_noneBelow = 0, m_noneSure = 0;
    int m_pairsRight = 0, m_pairsFound = 0, m_pairsTrue = 0;
    Bin m_bins[10];
};

} // namespace triage::benchmark
