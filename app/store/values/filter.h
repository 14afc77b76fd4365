// SPDX-License-Identifier: GPL-3.0-or-later
// The feedback that a list shows, and its order.
#pragma once

#include "contract/messages.h"
#include "domain/ids.h"
#include "domain/triagestates.h"
#include "timestamp.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace triage::app {

/// The places of the sidebar. Mine, Done and Snoozed need a server that keeps triage records.
enum class Place { All, NeedsReview, Unassigned, RoutingFailed, Pending, Buffer, Mine, Done, Snoozed };

/// Which items of a place are shown, by the state of the work on them.
enum class WorkState {
    Open, ///< Open and not snoozed, without duplicates of other items. Searches find those, too.
    Closed, ///< Done or declined.
    Snoozed, ///< Open, and not to be seen before a time.
    Duplicates, ///< Those that another item stands for, in any state.
    Unfinished, ///< Open, also those that are snoozed.
    Done,
    Declined,
    Any,
};

/// Returns the states of the items that are shown. Whether they sleep or are duplicates is another matter.
constexpr TriageStates statesOf(WorkState work)
{
    switch (work) {
    case WorkState::Open:
    case WorkState::Snoozed:
    case WorkState::Unfinished:
        return { TriageState::Open };
    case WorkState::Closed:
        return { TriageState::Done, TriageState::Declined };
    case WorkState::Done:
        return { TriageState::Done };
    case WorkState::Declined:
        return { TriageState::Declined };
    case WorkState::Duplicates:
    case WorkState::Any:
        break;
    }
    return {};
}

/// The content of a list. Equal filters show the same.
struct Filter
{
    Place place = Place::All;
    BufferId buffer; ///< The buffer of Place::Buffer.
    QString search; ///< As typed. Words match by prefix, "quoted phrases" literally; blank means no search.
    std::optional<Timestamp> createdAfter;
    std::optional<Timestamp> createdBefore;
    QString clientGroup; ///< Empty means any.
    QString submittedBy; ///< Exactly this submitter; empty means any.
    QString language; ///< The code of a language, or unknownLanguageCode; empty means any.
    bool onlyNeedsReview = false; ///< A chip on top of any place.
    WorkState work = WorkState::Open; ///< Likewise; the places Done and Snoozed have their own.
    std::optional<MemberId> owner; ///< Likewise. An invalid one stands for nobody.
    std::vector<QString> tags; ///< All of them have to be there. In their normal form, sorted.
    /// Each group of duplicates is shown once: as the item that stands for it, also where a search finds only
    /// one of the others.
    bool isGrouped = false;
    SortBy sortBy = SortBy::CreatedAt; ///< Relevance needs a search.
    SortOrder order = SortOrder::Descending;

    bool isSearch() const { return !search.trimmed().isEmpty(); }
    /// Returns whether an item keeps its row while it is in the list, because its time of creation does not
    /// change.
    bool isByCreation() const
    {
        return sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && !isSearch());
    }
    /// Returns the state of the work on the items that are shown.
    WorkState shownWork() const
    {
        if (place == Place::Done)
            return WorkState::Closed;
        return place == Place::Snoozed ? WorkState::Snoozed : work;
    }
    /// Returns whether duplicates of other items are left out. Lists of open work leave them out in any case,
    /// but a search there finds them.
    bool hidesDuplicates() const
    {
        const WorkState shown = shownWork();
        return shown != WorkState::Duplicates && (isGrouped || (shown == WorkState::Open && !isSearch()));
    }
    /// Returns whether a search finds items through their duplicates, too.
    bool findsGroups() const { return isSearch() && hidesDuplicates(); }
    /// Returns the place without search and filters, newest first.
    Filter wholePlace() const
    {
        Filter whole;
        whole.place = place;
        whole.buffer = buffer;
        return whole;
    }
    /// Returns whether the whole place is shown, in any order.
    bool isWholePlace() const
    {
        Filter whole = wholePlace();
        whole.sortBy = sortBy;
        whole.order = order;
        return *this == whole;
    }
    /// Returns the filter for items that have this tag, too.
    Filter withTag(const QString &tag) const
    {
        Filter tagged = *this;
        if (std::find(tags.begin(), tags.end(), tag) == tags.end())
            tagged.tags.insert(std::upper_bound(tagged.tags.begin(), tagged.tags.end(), tag), tag);
        return tagged;
    }
    friend bool operator==(const Filter &, const Filter &) = default;
};

} // namespace triage::app
