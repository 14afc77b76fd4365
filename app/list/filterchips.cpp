// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/filterchips.h"

#include "store/localstore.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

using namespace std::string_view_literals;

namespace triage::app {

namespace {

/// The filters that have a chip of their own, or a control in the window.
constexpr std::array ownChips{ "created_after"sv, "created_before"sv, "submitted_by"sv, "owner"sv,
                               "tag"sv,           "duplicates"sv,     "buffer_id"sv,    "search"sv,
                               "client_group"sv,  "language"sv };

bool hasOwnChip(std::string_view name)
{
    return std::find(ownChips.begin(), ownChips.end(), name) != ownChips.end();
}

} // namespace

QString FilterChips::workText(const Work &work)
{
    const std::array names{ std::pair{ work::open, tr("To work on") },
                            std::pair{ work::closed, tr("Done or declined") },
                            std::pair{ work::snoozed, tr("Snoozed") },
                            std::pair{ work::unfinished, tr("Open, also snoozed") },
                            std::pair{ work::done, tr("Done") },
                            std::pair{ work::declined, tr("Declined") },
                            std::pair{ work::duplicates, tr("Duplicates") },
                            std::pair{ work::any, tr("In any state") } };
    const auto found
        = std::find_if(names.begin(), names.end(), [&work](const auto &each) { return each.first == work; });
    return found == names.end() ? QString() : found->second;
}

/// Returns the chips of filters that lists of this program have no words for, as they are typed in the search
/// box.
std::vector<FilterChip> FilterChips::others(const Filter &filter)
{
    std::vector<FilterChip> chips;
    const Filter whole = filter.wholePlace();
    Filter unnamed = filter;
    if (!workText(filter.work()).isEmpty()) // which has a chip, or is that of the place
        unnamed.show(whole.work());
    forEachField<ListFilter>([&](const auto &row) {
        const bool isShown = hasOwnChip(row.name) || unnamed.*row.member == whole.*row.member
            || (row.name == "needs_review"sv && filter.needsReview == true);
        ListFilter only;
        only.*row.member = filter.*row.member;
        const GivenParameters value = only.toQuery();
        if (isShown || value.empty())
            return;
        Filter without = filter;
        without.*row.member = whole.*row.member;
        chips.push_back({ QString::fromLatin1(row.word) + u':' + value.front().second, without });
    });
    return chips;
}

std::vector<FilterChip> FilterChips::ofTriage(const Filter &filter, const LocalStore &store)
{
    std::vector<FilterChip> chips = others(filter);
    const Work usual = filter.wholePlace().work();
    if (filter.work() != usual && !workText(filter.work()).isEmpty()) {
        Filter without = filter;
        without.show(usual);
        chips.push_back({ workText(filter.work()), without });
    }
    if (filter.duplicates && !filter.work().isDuplicate) {
        Filter without = filter;
        without.duplicates.reset();
        chips.push_back({ filter.isGrouped() ? tr("Each group once") : tr("With duplicates"), without });
    }
    if (filter.owner && filter.place() != Place::Mine) {
        Filter without = filter;
        without.owner.reset();
        const std::optional<Me> me = store.me();
        const MemberId owner = filter.owner->isCaller && me ? me->member.id : filter.owner->member;
        const QString name = owner.isValid() ? store.memberName(owner) : tr("nobody");
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
