// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/surge.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace triage::storage {

namespace {

constexpr std::size_t daysOfWeek = 7;
constexpr double rareDay = 3e-4;
constexpr double rareHours = rareDay / 8; ///< There are more of them in a month.
constexpr double clearly = 2; ///< A day that is only busier does not count.

double meanOf(std::span<const qint64> counts)
{
    return double(std::accumulate(counts.begin(), counts.end(), qint64(0))) / double(counts.size());
}

/// Returns the probability of at least that many events; the number need not be whole. It is rounded up to 1
/// for no more events than expected: their terms may be too small for a double.
double tailOfPoisson(double events, double expected)
{
    if (events <= expected)
        return 1;
    double term = std::exp(events * std::log(expected) - expected - std::lgamma(events + 1));
    double sum = 0;
    for (double next = events + 1; term > sum * 1e-12 && term > 0; ++next) {
        sum += term;
        term *= expected / next;
    }
    return std::min(sum, 1.0);
}

/// The days before, and those of them that are the same day of the week as today.
struct History
{
    double mean = 0;
    double ofWeekday = 0;
    int weeks = 0;
    /// How much more the days of a weekday vary than events that know nothing of each other; at least 1.
    double dispersion = 1;
};

History historyOf(std::span<const qint64> days)
{
    History history;
    history.mean = meanOf(days);
    double squares = 0;
    for (std::size_t weekday = 1; weekday <= daysOfWeek; ++weekday) {
        double sum = 0;
        int weeks = 0;
        for (std::size_t back = weekday; back <= days.size(); back += daysOfWeek, ++weeks)
            sum += double(days[days.size() - back]);
        const double mean = sum / weeks;
        for (std::size_t back = weekday; back <= days.size(); back += daysOfWeek) {
            const double apart = double(days[days.size() - back]) - mean;
            squares += apart * apart;
        }
        history.ofWeekday = mean; // The last weekday of the loop is that of today.
        history.weeks = weeks;
    }
    if (days.size() > daysOfWeek && history.mean > 0)
        history.dispersion = std::max(1.0, squares / double(days.size() - daysOfWeek) / history.mean);
    return history;
}

bool isMoreThanUsual(qint64 now, std::span<const qint64> before, double rareness)
{
    const auto begun = std::find_if(before.begin(), before.end(), [](qint64 count) { return count > 0; });
    before = before.subspan(std::size_t(begun - before.begin()));
    if (now < minSurge || before.size() < daysOfWeek)
        return false;
    const History history = historyOf(before);
    // The same days of four weeks say little by themselves: they may have been quiet by chance.
    const double quiet = 0.5 * std::sqrt((history.ofWeekday + 1) / history.weeks);
    const double expected = before.size() < surgeHistory ? std::max(history.mean, history.ofWeekday + quiet)
                                                         : history.ofWeekday + quiet;
    return double(now) >= clearly * history.ofWeekday
        && tailOfPoisson(double(now) / history.dispersion, expected / history.dispersion) < rareness;
}

} // namespace

bool isSurge(std::span<const qint64> counts)
{
    std::vector<qint64> hours;
    std::vector<qint64> days;
    for (std::size_t i = 0; i + 1 < counts.size(); i += 2) {
        hours.push_back(counts[i + 1]);
        days.push_back(counts[i] + counts[i + 1]);
    }
    const auto isMore = [](const std::vector<qint64> &each, double rareness) {
        return !each.empty()
            && isMoreThanUsual(each.back(), std::span(each).first(each.size() - 1), rareness);
    };
    return isMore(hours, rareHours) || isMore(days, rareDay);
}

} // namespace triage::storage
