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
    /// Returns those by triage records: states, owners, tags.
    static std::vector<FilterChip> ofTriage(const Filter &filter, const LocalStore &store);
    static QString workText(WorkState work);
};

} // namespace triage::app
