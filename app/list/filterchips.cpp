// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/filterchips.h"

#include "store/localstore.h"

namespace triage::app {

std::vector<FilterChip> FilterChips::ofTriage(const Filter &filter, const LocalStore &store)
{
    std::vector<FilterChip> chips;
    if (filter.work != WorkState::Open) {
        Filter without = filter;
        without.work = WorkState::Open;
        const QString text = filter.work == WorkState::Closed ? tr("Done or declined")
            : filter.work == WorkState::Snoozed               ? tr("Snoozed")
                                                              : tr("Duplicates");
        chips.push_back({ text, without });
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
