// SPDX-License-Identifier: GPL-3.0-or-later
#include "indexcosts.h"

#include "neighbours/neighbourindex.h"

#include <algorithm>
#include <ctime>
#include <limits>

namespace triage::benchmark {

namespace {

using routing::Feature;

constexpr size_t plentyOfMemory = size_t(4) << 30;
constexpr size_t searches = 1000;
constexpr size_t candidates = 20;

/// Returns the processor time so far in microseconds.
double processorTime()
{
    return 1e6 * double(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

void printIndexCosts(QTextStream &out, const std::vector<DuplicateSet> &sets)
{
    std::vector<std::vector<Feature>> texts;
    for (const DuplicateSet &set : sets) {
        for (const duplicates::Item &item : set.items)
            texts.push_back(routing::readerOf(item.text).features().words);
    }
    out << "| items | us to add one | MB | us a search | 99 % | longest |\n|---|---|---|---|---|---|\n";
    for (const size_t count : { 10'000, 100'000, 1'000'000 }) {
        neighbours::NeighbourIndex index(plentyOfMemory);
        const double begun = processorTime();
        for (size_t i = 0; i < count; ++i) {
            std::vector<Feature> words = texts[i % texts.size()];
            constexpr quint64 ownWords = quint64(1) << 62;
            words.push_back({ ownWords + 2 * i, 1 });
            words.push_back({ ownWords + 2 * i + 1, 1 });
            index.put(FeedbackId(qint64(i + 1)), i, words);
        }
        const double added = (processorTime() - begun) / double(count);
        constexpr FeedbackId newest(std::numeric_limits<qint64>::max());
        std::vector<double> times;
        for (size_t i = 0; i < searches; ++i) {
            const std::vector<Feature> &asked = texts[i * 7919 % texts.size()]; // a prime: from all sets
            const double start = processorTime();
            index.nearest(newest, asked, candidates);
            times.push_back(processorTime() - start);
        }
        std::sort(times.begin(), times.end());
        out << "| " << count << " | " << QString::number(added, 'f', 1) << " | " << index.bytes() / 1'000'000
            << " | " << QString::number(times[searches / 2], 'f', 0) << " | "
            << QString::number(times[searches * 99 / 100], 'f', 0) << " | "
            << QString::number(times.back(), 'f', 0) << " |\n";
        out.flush();
    }
}

} // namespace triage::benchmark
