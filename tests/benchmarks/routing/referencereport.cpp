// SPDX-License-Identifier: GPL-3.0-or-later
#include "referencereport.h"

#include "measuring.h"
#include "reference.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

namespace {

constexpr int nameWidth = 15;
constexpr int countWidth = 4;
constexpr int meanWidth = 20;
constexpr int rangeWidth = 7;

/// The percentage of right items in each drawing.
using Percentages = std::vector<double>;

QString cell(double percentage, int width)
{
    return QString::number(percentage, 'f', 1).rightJustified(width);
}

QString cellsOf(const Percentages &right)
{
    const auto [least, most] = std::ranges::minmax_element(right);
    const double sum = std::accumulate(right.begin(), right.end(), 0.0);
    return cell(sum / double(right.size()), meanWidth) + cell(*least, rangeWidth) + cell(*most, rangeWidth);
}

QString titles()
{
    QString line = u"set"_s.leftJustified(nameWidth) + u"k"_s.rightJustified(countWidth);
    for (const QString &title : { u"embedded"_s, u"reference"_s, u"without regression"_s })
        line += title.rightJustified(meanWidth) + u"least"_s.rightJustified(rangeWidth)
            + u"most"_s.rightJustified(rangeWidth);
    return line + u'\n';
}

} // namespace

void compareWithReference(QTextStream &out, const std::vector<EvaluationSet> &sets, int drawings,
                          const UsedSpaces &used)
{
    out << titles();
    for (const EvaluationSet &set : sets) {
        for (const int k : Plan().counts) {
            Percentages embedded;
            Percentages reference;
            Percentages withoutRegression;
            for (int number = 1; number <= (k == 0 ? 1 : drawings); ++number) {
                const Drawing drawing = draw(set, k, seedOfDrawing(number), Measured::Test);
                embedded.push_back(embeddedFigures(set, drawing, used).accuracy());
                reference.push_back(referenceFigures(set, drawing, ReferenceKind::WithRegression).accuracy());
                withoutRegression.push_back(
                    referenceFigures(set, drawing, ReferenceKind::WithoutRegression).accuracy());
            }
            out << set.name.leftJustified(nameWidth) << QString::number(k).rightJustified(countWidth)
                << cellsOf(embedded) << cellsOf(reference) << cellsOf(withoutRegression) << u'\n';
            out.flush();
        }
    }
}

} // namespace triage::benchmark
