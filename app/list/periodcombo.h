// SPDX-License-Identifier: GPL-3.0-or-later
// The box in which the period of a list is chosen.
#pragma once

#include "store/values/filter.h"
#include "widgets/compactcombo.h"

#include <optional>

namespace triage::app {

/// Offers periods that end today, and names any other period that a filter has.
class PeriodCombo : public CompactCombo
{
    Q_OBJECT
public:
    explicit PeriodCombo(QWidget *parent = nullptr);

    /// Shows the period of the filter.
    void showPeriodOf(const Filter &filter);

Q_SIGNALS:
    /// The period begins then and ends today; nothing: it has no limits.
    void periodChosen(const std::optional<triage::FilterTime> &begin);
};

} // namespace triage::app
