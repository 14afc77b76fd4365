// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/periodcombo.h"

#include "store/values/dates.h"

#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The periods that a person can choose, in days until today: 1 is today, 0 means no limit.
constexpr std::array periodDays{ 0, 1, 7, 30, 90, 365 };

/// Returns the first day of a period, which is relative, so that the period means the same every day.
std::optional<FilterTime> beginningOfPeriod(int days)
{
    return days == 0 ? std::nullopt : std::optional(FilterTime::ago(days - 1));
}

} // namespace

PeriodCombo::PeriodCombo(QWidget *parent) : CompactCombo(parent)
{
    addItems({ tr("Any time"), tr("Today"), tr("Last 7 days"), tr("Last 30 days"), tr("Last 90 days"),
               tr("Last year") });
    connect(this, &QComboBox::activated, this, [this](int row) {
        if (row < int(std::size(periodDays)))
            Q_EMIT periodChosen(beginningOfPeriod(periodDays[size_t(row)]));
    });
}

void PeriodCombo::showPeriodOf(const Filter &filter)
{
    const int known = int(std::size(periodDays));
    while (count() > known)
        removeItem(known);
    for (int row = 0; row < known; ++row) {
        if (!filter.createdBefore && beginningOfPeriod(periodDays[size_t(row)]) == filter.createdAfter) {
            setCurrentIndex(row);
            return;
        }
    }
    const ListFilter list = filter.listNow();
    const auto momentOf = [](const std::optional<FilterTime> &bound) {
        return bound ? std::optional(bound->time) : std::nullopt;
    };
    addItem(Dates::period(momentOf(list.createdAfter), momentOf(list.createdBefore)));
    setCurrentIndex(known);
}

} // namespace triage::app

#include "moc_periodcombo.cpp"
