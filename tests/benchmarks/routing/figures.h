// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of one set: how often the best buffer is right, and how reliable confidences are.
#pragma once

#include <QString>

#include <set>
#include <vector>

namespace triage::benchmark {

/// The outcome of one item: the confidences of the buffers, and which of them are right.
struct Outcome
{
    std::vector<double> confidences;
    std::set<size_t> right; ///< Empty if the item fits nothing.
};

class Figures
{
public:
    void add(const Outcome &outcome);
    void add(const Figures &other);

    int items() const { return m_fitting + m_none; }
    bool hasNone() const { return m_none > 0; }
    /// Returns the percentage of items with a buffer whose best candidate is right.
    double accuracy() const { return percent(m_correct, m_fitting); }
    /// Return the percentage of items at 0.8 or more that are right, and their number as a percentage of the
    /// items with a buffer.
    double surePrecision() const { return percent(m_sureCorrect, m_sure); }
    double sureShare() const { return percent(m_sureFitting, m_fitting); }
    /// Returns the percentage of items with a buffer whose best candidate is right and at 0.5 or more.
    double assignedRight() const { return percent(m_sureCorrect + m_reviewCorrect, m_fitting); }
    double reviewPrecision() const { return percent(m_reviewCorrect, m_review); }
    double reviewShare() const { return percent(m_review, items()); }
    double noneBelow() const { return percent(m_noneBelow, m_none); }
    double noneSure() const { return percent(m_noneSure, m_none); }
    /// Returns the micro-F1 of pairs of item and buffer at 0.5.
    double microF1() const { return 2.0 * m_pairsRight / std::max(1, m_pairsFound + m_pairsTrue); }
    /// Returns the expected calibration error of the best buffer in ten bins.
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
