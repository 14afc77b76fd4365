// SPDX-License-Identifier: GPL-3.0-or-later
// The values that the local store returns for lists, the detail and the timeline.
#pragma once

#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/member.h"
#include "domain/note.h"
#include "domain/organization.h"
#include "domain/savedview.h"
#include "domain/triage.h"
#include "problem.h"
#include "store/values/storenumbers.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace triage::app {

/// The delivery of local changes of an item.
enum class Delivery {
    Sent, ///< The server has all changes.
    Queued, ///< Waiting or being sent.
    Failed, ///< Refused; a person has to decide.
    Conflict, ///< The server had another value, which won.
};

/// How many items of a list are in each state, each as its own list shows them.
struct StateCounts
{
    /// As lists of open work count: neither snoozed nor a duplicate. Not counted for such a list itself.
    qint64 open = 0;
    qint64 snoozed = 0;
    qint64 done = 0;
    qint64 declined = 0;
    /// Those that the list leaves out and shows where it is asked to: in all states if it is of open work,
    /// else without the grouping.
    qint64 duplicates = 0;

    qint64 hidden() const { return snoozed + done + declined + duplicates; }

    friend bool operator==(const StateCounts &, const StateCounts &) = default;
};

/// One row of a list, with what its delegate draws.
struct ListRow
{
    FeedbackId id;
    QString title; ///< Empty if there is none.
    QString excerpt; ///< The beginning of the text, white space folded, at most 300 characters.
    Timestamp createdAt;
    RoutingStatus routingStatus = RoutingStatus::Pending;
    bool needsReview = false;
    bool isNew = false; ///< Not opened on this machine since it arrived.
    int notes = 0; ///< The number of notes written by people.
    std::vector<BufferId> buffers; ///< Sorted by name.
    Delivery delivery = Delivery::Sent;
    Triage triage; ///< Its owner's name as far as it is known.
    int duplicates = 0; ///< The items that say the same, with unsent merges.
    /// The part of a duplicate that has the words of a search, where the item itself does not match.
    QString foundIn = {};
    std::optional<Timestamp> backSince = {}; ///< The end of its snooze, until a person has seen the item.

    /// Returns words by which a person knows the item again where the cache no longer has it.
    QString words() const { return words(title, excerpt); }
    static QString words(const QString &title, const QString &excerpt)
    {
        constexpr int most = 120;
        return title.isEmpty() ? excerpt.left(most) : title;
    }
    bool isOpen() const { return triage.state == TriageState::Open; }
    bool isAwake() const { return isOpen() && !triage.snoozedUntil && !triage.duplicateOf; }
    bool isIn(BufferId buffer) const
    {
        return std::find(buffers.begin(), buffers.end(), buffer) != buffers.end();
    }
    friend bool operator==(const ListRow &, const ListRow &) = default;
};

/// An item with everything that the store has of it.
struct ShownItem
{
    Feedback feedback; ///< As shown: the server's values with unsent changes on top.
    std::vector<BufferId> buffers;
    Delivery delivery = Delivery::Sent;
    Triage triage = {}; ///< Its owner's name as far as it is known.
    int duplicates = 0; ///< The items that say the same, with unsent merges.

    friend bool operator==(const ShownItem &, const ShownItem &) = default;
};

/// A note or activity; also an unsent one that was written here.
struct TimelineEntry
{
    Note note; ///< The id of an unsent note is invalid.
    std::optional<OutboxEntryId> operation; ///< The outbox entry of an unsent note.
    Delivery delivery = Delivery::Sent;

    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// The number of items of a kind in the fixed places of the sidebar.
struct PlaceCounts
{
    qint64 all = 0;
    qint64 needsReview = 0;
    qint64 unassigned = 0;
    qint64 routingFailed = 0;
    qint64 pending = 0;

    friend bool operator==(const PlaceCounts &, const PlaceCounts &) = default;
};

/// The number of items to work on in the fixed places: open, not snoozed and no duplicates. Counts include
/// unsent changes.
struct Counts : PlaceCounts
{
    PlaceCounts total; ///< With those that are done, declined or snoozed.
    qint64 mine = 0;
    qint64 closed = 0; ///< Done or declined.
    qint64 snoozed = 0;
    /// Those that are back from their snoozes and not seen since, without those of others; sorted.
    std::vector<FeedbackId> back{};

    friend bool operator==(const Counts &, const Counts &) = default;
};

/// A buffer in the sidebar. Its count includes unsent changes; if the cache has only a part of the
/// organization, it is the server's count with unsent changes on top.
struct BufferRecord
{
    Buffer buffer;
    qint64 newItems = 0; ///< The number of items that were not opened on this machine since they arrived.
    qint64 openItems = 0; ///< Those of its items that are open and not snoozed.

    friend bool operator==(const BufferRecord &, const BufferRecord &) = default;
};

/// A view of the server.
struct ViewRecord
{
    SavedView view;
    /// The number of its items when the server was asked for it; above viewrules::maxCounted: more than that.
    std::optional<qint64> count = {};

    friend bool operator==(const ViewRecord &, const ViewRecord &) = default;
};

} // namespace triage::app
