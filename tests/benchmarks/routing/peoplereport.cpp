// SPDX-License-Identifier: GPL-3.0-or-later
#include "peoplereport.h"

#include "people.h"

#include <map>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

bool playPeople(QTextStream &out, const std::vector<EvaluationSet> &sets, int drawings,
                const UsedSpaces &used)
{
    std::map<Habit, std::vector<Progress>> all;
    for (const EvaluationSet &set : sets) {
        const routing::Spaces spaces = spacesOf(set, {}, used);
        for (int drawing = 1; drawing <= drawings; ++drawing) {
            const Workplace place = untaught(set, spaces, seedOfDrawing(drawing), {});
            for (const HabitRow &row : habits())
                observe(place, row.habit, quint32(drawing), all[row.habit]);
        }
    }
    const auto cell = [](double value, int decimals) {
        return QString::number(value, 'f', decimals).rightJustified(7);
    };
    bool isHarmless = true;
    out << "habit               acts   done  right   sure   >=.8  .5-.8    ECE   best\n";
    for (const HabitRow &row : habits()) {
        const std::vector<Progress> &progress = all[row.habit];
        for (size_t i = 0; i < progress.size(); ++i) {
            const Progress &now = progress[i];
            const QString harm = row.isTruthful ? harmOf(progress, i) : QString();
            isHarmless = isHarmless && harm.isEmpty();
            out << QString::fromLatin1(row.name).leftJustified(18) << cell(countsOfActs[i], 0)
                << cell(now.acts, 0);
            for (const double figure : { now.right, now.sure, now.surePrecision, now.reviewPrecision,
                                         now.calibrationError, now.accuracy })
                out << cell(figure, 1);
            out << harm << '\n';
        }
    }
    return isHarmless;
}

} // namespace triage::benchmark
