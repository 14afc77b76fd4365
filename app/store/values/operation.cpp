// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/values/operation.h"

#include "store/values/cacheditem.h"
#include "store/values/clock.h"

#include <algorithm>

namespace triage::app {

namespace {

struct Effect
{
    std::optional<CachedItem> &item;

    void operator()(const Assign &assign) const
    {
        auto &buffers = item->buffers;
        const auto place = std::lower_bound(buffers.begin(), buffers.end(), assign.buffer);
        if (place == buffers.end() || *place != assign.buffer)
            buffers.insert(place, assign.buffer);
        item->feedback.needsReview = false;
    }
    void operator()(const Unassign &unassign) const
    {
        if (std::erase(item->buffers, unassign.buffer) > 0)
            item->feedback.needsReview = false;
    }
    void operator()(const EditFeedback &edit) const
    {
        applyPatch(edit.patch->title, item->feedback.title);
        applyPatch(edit.patch->description, item->feedback.description);
        applyPatch(edit.patch->needsReview, item->feedback.needsReview);
        applyPatch(edit.patch->submittedBy, item->feedback.submittedBy);
    }
    void operator()(const DeleteFeedback &) const { item.reset(); }
    void operator()(const WriteNote &) const { }
    void operator()(const RetryRouting &) const { item->feedback.routingStatus = RoutingStatus::Pending; }
    void operator()(const SetTriage &change) const
    {
        if (closes(change.patch) && item->triage.state != change.patch->state.value)
            item->feedback.needsReview = false;
        applyTriage(change, item->triage);
    }
    void operator()(const SetDuplicate &merge) const
    {
        item->triage.duplicateOf = merge.into.isValid() ? std::optional(merge.into) : std::nullopt;
    }
    void operator()(const RejectDuplicate &) const { }
};

} // namespace

FeedbackId feedbackOf(const Operation &operation)
{
    return std::visit([](const auto &each) { return each.feedback; }, operation);
}

void applyOperation(std::optional<CachedItem> &item, const Operation &operation)
{
    if (item)
        std::visit(Effect{ item }, operation);
}

bool closes(const TriagePatch &patch)
{
    return patch.state.sent && patch.state.value != TriageState::Open;
}

bool isSame(const TriagePatch &one, const TriagePatch &other)
{
    return one.owner == other.owner && one.state == other.state && one.snoozedUntil == other.snoozedUntil
        && one.tags == other.tags;
}

std::vector<QString> changedTags(const std::vector<QString> &tags, const std::vector<QString> &before,
                                 const std::vector<QString> &wanted)
{
    const auto has = [](const std::vector<QString> &all, const QString &tag) {
        return std::find(all.begin(), all.end(), tag) != all.end();
    };
    std::vector<QString> changed = wanted;
    std::erase_if(changed, [&](const QString &tag) { return has(before, tag) || has(tags, tag); });
    for (const QString &tag : tags) {
        if (!has(before, tag) || has(wanted, tag))
            changed.push_back(tag);
    }
    std::sort(changed.begin(), changed.end());
    return changed;
}

bool isOver(const std::optional<Timestamp> &snoozedUntil)
{
    return snoozedUntil && *snoozedUntil <= currentTime();
}

void applyTriage(const SetTriage &change, Triage &record)
{
    if (applyPatch(change.patch->owner, record.owner))
        record.ownerName.reset();
    if (applyPatch(change.patch->state, record.state))
        record.stateChangedAt = currentTime(); // about; the server says when
    applyPatch(change.patch->snoozedUntil, record.snoozedUntil);
    if (change.patch->snoozedUntil.sent && isOver(record.snoozedUntil))
        record.snoozedUntil.reset(); // it is over before the server is notified of it
    if (change.patch->tags.sent)
        record.tags = changedTags(record.tags, change.before->tags.value, change.patch->tags.value);
}

bool needsPerson(const OutboxEntry &entry)
{
    return entry.state == OutboxEntryState::Failed || entry.state == OutboxEntryState::Conflict;
}

} // namespace triage::app
