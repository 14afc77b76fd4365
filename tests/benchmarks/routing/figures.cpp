// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures.h"

#include <algorithm>
#include <cmath>

namespace triage::benchmark {

void Figures::add(const Outcome &outcome)
{
    const auto best = std::max_element(outcome.confidences.begin(), outcome.confidences.end());
    const double confidence = best == outcome.confidences.end() ? 0 : *best;
    const bool isRight
        = !outcome.confidences.empty() && outcome.right.contains(size_t(best - outcome.confidences.begin()));
    const bool isNone = outcome.right.empty();
    const bool isSure = confidence >= 0.8;
    const bool isReview = !isSure && confidence >= 0.5;
    m_fitting += !isNone;
    m_none += isNone;
    m_correct += isRight;
    m_sure += isSure;
    m_sureCorrect += isSure && isRight;
    m_sureFitting += isSure && !isNone;
    m_review += isReview;
    m_reviewCorrect += isReview && isRight;
    m_noneBelow += isNone && confidence < 0.5;
    m_noneSure += isNone && isSure;
    m_pairsTrue += int(outcome.right.size());
    for (size_t i = 0; i < outcome.confidences.size(); ++i) {
        if (outcome.confidences[i] < 0.5)
            continue;
        ++m_pairsFound;
        m_pairsRight += outcome.right.contains(i);
    }
    Bin &bin = m_bins[std::min(9, int(confidence * 10))];
    ++bin.items;
    bin.right += isRight;
    bin.confidence += confidence;
}

void Figures::add(const Figures &other)
{
    for (int Figures::*count : { &Figures::m_fitting, &Figures::m_none, &Figures::m_correct, &Figures::m_sure,
                                 &Figures::m_sureCorrect, &Figures::m_sureFitting, &Figures::m_review,
                                 &Figures::m_reviewCorrect, &Figures::m_noneBelow, &Figures::m_noneSure,
                                 &Figures::m_pairsRight, &Figures::m_pairsFound, &Figures::m_pairsTrue })
        this->*count += other.*count;
    for (size_t i = 0; i < std::size(m_bins); ++i) {
        m_bins[i].items += other.m_bins[i].items;
        m_bins[i].right += other.m_bins[i].right;
        m_bins[i].confidence += other.m_bins[i].confidence;
    }
}

double Figures::calibrationError() const
{
    double error = 0;
    for (const Bin &bin : m_bins)
        error += std::abs(bin.confidence - bin.right);
    return items() ? 100 * error / items() : 0;
}

} // namespace triage::benchmark
