// SPDX-License-Identifier: GPL-3.0-or-later
// What the local store hands out: values for lists, for the detail and for what waits to be sent.
#pragma once

#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/member.h"
#include "domain/note.h"
#include "domain/organization.h"
#include "problem.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage::app {

/// How far a local change of an item has come.
enum class Delivery {
    Sent, ///< The server has everything.
    Queued, ///< Waits or is under way.
    Failed, ///< Refused for good; a person has to decide.
    Conflict, ///< The server had another value; it won.
};

/// One row of a list: what its delegate draws, nothing more.
struct ListRow
{
    FeedbackId id;
    QString title; ///< Empty: none.
    QString excerpt; ///< The beginning of the text, white space folded, at most 300 characters.
    Timestamp createdAt;
    RoutingStatus routingStatus = RoutingStatus::Pending;
    bool needsReview = false;
    bool isNew = false; ///< Not opened on this machine since it arrived.
    int notes = 0; ///< Written by people.
    std::vector<BufferId> buffers; ///< In the order of their names.
    Delivery delivery = Delivery::Sent;

    friend bool operator==(const ListRow &, const ListRow &) = default;
};

/// An item with everything that the store knows of it.
struct ShownItem
{
    Feedback feedback; ///< As shown: the server's values with the waiting changes on top.
    std::vector<BufferId> buffers;
    Delivery delivery = Delivery::Sent;

    friend bool operator==(const ShownItem &, const ShownItem &) = default;
};

/// A note or activity; also one that was written here and waits to be sent.
struct TimelineEntry
{
    Note note; ///< Of a waiting one the id is not valid.
    std::optional<qint64> operation; ///< The outbox entry of a waiting one.
    Delivery delivery = Delivery::Sent;

    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// How many items the fixed places of the sidebar hold. Counts include waiting changes.
struct Counts
{
    qint64 all = 0;
    qint64 needsReview = 0;
    qint64 unassigned = 0;
    qint64 routingFailed = 0;
    qint64 pending = 0;

    friend bool operator==(const Counts &, const Counts &) = default;
};

/// A buffer in the sidebar. The count includes waiting changes; where the cache holds only a part of the
/// organization it is the server's count with the waiting changes on top.
struct BufferRecord
{
    Buffer buffer;
    qint64 newItems = 0; ///< Not opened on this machine since they arrived.

    friend bool operator==(const BufferRecord &, const BufferRecord &) = default;
};

} // namespace triage::app
