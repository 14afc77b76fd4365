// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotdata.h"

#include "models/labels.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace triage::app {

PlotCell PlotCell::fromText(const QString &text, const QString &plain)
{
    return { text, plain.isEmpty() ? text : plain, false };
}

PlotCell PlotCell::fromNumber(qint64 number)
{
    return { QLocale().toString(number), QString::number(number), true };
}

bool PlotData::isEmpty() const
{
    return std::all_of(series.begin(), series.end(), [](const PlotSeries &each) {
        return std::all_of(each.values.begin(), each.values.end(), [](qint64 value) { return value == 0; });
    });
}

bool PlotData::has(PlotMark mark) const
{
    return mark.series >= 0 && mark.series < int(series.size()) && mark.category >= 0
        && mark.category < int(series[std::size_t(mark.series)].values.size());
}

qint64 PlotData::value(PlotMark mark) const
{
    return has(mark) ? series[std::size_t(mark.series)].values[std::size_t(mark.category)] : 0;
}

QString PlotData::text(qint64 number) const
{
    return isShare ? Labels::percent(double(number) / 100) : QLocale().toString(number);
}

qint64 PlotData::largest() const
{
    qint64 largest = 0;
    for (int category = 0; category < int(categories.size()); ++category) {
        qint64 sum = 0;
        for (int each = 0; each < int(series.size()); ++each) {
            const qint64 number = value({ each, category });
            sum = shape == PlotShape::Columns ? sum + number : std::max(sum, number);
        }
        largest = std::max(largest, sum);
    }
    return largest;
}

QString PlotData::spoken(PlotMark mark) const
{
    if (!has(mark))
        return {};
    const PlotCategory &category = categories[std::size_t(mark.category)];
    const QString number = text(value(mark));
    if (series.size() == 1)
        return QCoreApplication::translate("triage::app::PlotData", "%1: %2",
                                           "what a bar stands for, its number")
            .arg(category.spoken, number);
    return QCoreApplication::translate("triage::app::PlotData", "%1, %2: %3",
                                       "what a bar stands for, the name of its series, its number")
        .arg(category.spoken, series[std::size_t(mark.series)].name, number);
}

std::optional<Filter> PlotData::opens(PlotMark mark) const
{
    if (!has(mark))
        return std::nullopt;
    const std::vector<std::optional<Filter>> &filters = series[std::size_t(mark.series)].opens;
    return std::size_t(mark.category) < filters.size() ? filters[std::size_t(mark.category)] : std::nullopt;
}

} // namespace triage::app
