// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/filterchips.h"

#include "store/localstore.h"

namespace triage::app {

QString FilterChips::workText(WorkState work)
{
    switch (work) {
    case WorkState::Open:
        return tr("To work on");
    case WorkState::Closed:
        return tr("Done or declined");
    case WorkState::Snoozed:
        return tr("Snoozed");
    case WorkState::Unfinished:
        return tr("Open, also snoozed");
    case WorkState::Done:
        return tr("Done");
    case WorkState::Declined:
        return tr("Declined");
    case WorkState::Duplicates:
        return tr("Duplicates");
    case WorkState::Any:
        return tr("In any state");
    }
    return {};
}

std::vector<FilterChip> FilterChips::ofTriage(const Filter &filter, const LocalStore &store)
{
    std::vector<FilterChip> chips;
    if (filter.work != WorkState::Open) {
        Filter without = filter;
        without.work = WorkState::Open;
        chips.push_back({ workText(filter.work), without });
    }
    if (filter.isGrouped) {
        Filter without = filter;
        without.isGrouped = false;
        chips.push_back({ tr("Each group once"), without });
    }
    if (filter.owner) {
        Filter without = filter;
        without.owner.reset();
        const QString name = filter.owner->isValid() ? store.memberName(*filter.owner) : tr("nobody");
        chips.push_back({ tr("Owner %1").arg(name), without });
    }
    for (const QString &tag : filter.tags) {
        Filter without = filter;
        std::erase(without.tags, tag);
        chips.push_back({ tr("Tag %1").arg(tag), without });
    }
    return chips;
}

} // namespace triage::app
