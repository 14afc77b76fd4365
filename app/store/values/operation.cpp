// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/values/operation.h"

#include "store/values/cacheditem.h"

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

FeedbackPatch valuesOf(const FeedbackPatch &patch, const Feedback &feedback)
{
    FeedbackPatch values;
    if (patch.title.sent)
        values.title = feedback.title;
    if (patch.description.sent)
        values.description = feedback.description;
    if (patch.needsReview.sent)
        values.needsReview = feedback.needsReview;
    if (patch.submittedBy.sent)
        values.submittedBy = feedback.submittedBy;
    return values;
}

bool needsPerson(const OutboxEntry &entry)
{
    return entry.state == OutboxEntryState::Failed || entry.state == OutboxEntryState::Conflict;
}

} // namespace triage::app
