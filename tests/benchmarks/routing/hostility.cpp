// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostility.h"

#include "measuring.h"

#include "routing/profiles.h"

#include <array>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr std::array<double, 4> misledParts{ 0.1, 0.25, 0.5, 0.9 };
constexpr std::array<int, 3> counts{ 0, 3, 10 };

double accuracyOf(const EvaluationSet &set, int k, int seeds, const UsedSpaces &used)
{
    Figures figures;
    const int drawings = k == 0 ? 1 : seeds;
    for (int seed = 1; seed <= drawings; ++seed)
        figures.add(embeddedFigures(set, draw(set, k, seedOfDrawing(seed), Measured::Test), used));
    return figures.accuracy();
}

} // namespace

void mislead(std::vector<FeedbackText> &texts, const EvaluationSet &set, double part, std::mt19937 &random)
{
    const size_t buffers = set.buffers.size();
    const auto misled = size_t(part * double(texts.size()));
    for (size_t i = 0; buffers > 1 && i < misled; ++i) {
        const size_t one = random() % buffers;
        const size_t other = (one + 1 + random() % (buffers - 1)) % buffers;
        const FeedbackText first = vectorTextOf(set.buffers[one]);
        const FeedbackText second = vectorTextOf(set.buffers[other]);
        texts[i] = { .title = first.title + u' ' + second.title,
                     .description = first.description + u' ' + second.description,
                     .language = texts[i].language };
    }
}

void compareMisled(QTextStream &out, const std::vector<EvaluationSet> &sets, int seeds)
{
    out << "| set | examples | no space | own texts |";
    for (const double part : misledParts)
        out << ' ' << 100 * part << " % misled |";
    out << "\n|---|---|---|---|---|---|---|---|\n";
    for (const EvaluationSet &set : sets) {
        for (const int k : counts) {
            const auto print = [&](const UsedSpaces &used) {
                out << ' ' << QString::number(accuracyOf(set, k, seeds, used), 'f', 1) << " |";
            };
            out << "| " << set.name << " | " << k << " |";
            print({ false, nullptr, 0 });
            print({});
            for (const double part : misledParts)
                print({ true, nullptr, part });
            out << '\n';
            out.flush();
        }
    }
}

} // namespace triage::benchmark
