// SPDX-License-Identifier: GPL-3.0-or-later
// The filters in force, each with the list that is left without it.
#pragma once

#include "store/values/filter.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace triage::app {

class LocalStore;

struct FilterChip
{
    QString text;
    Filter without;
};

class FilterChips
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::FilterChips)
public:
    /// Returns those by triage records, and those that have no words here.
    static std::vector<FilterChip> ofTriage(const Filter &filter, const LocalStore &store);
    /// Returns the name of the states; an empty text if they have none.
    static QString workText(const Work &work);

private:
    static std::vector<FilterChip> others(const Filter &filter);
};

} // namespace triage::app
