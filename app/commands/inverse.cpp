// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/inverse.h"

#include "store/localstore.h"

#include <algorithm>

namespace triage::app {

namespace {

template <typename... Ts>
struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

template <typename T>
bool equals(const Patch<T> &patch, const T &value)
{
    return !patch.sent || patch.value == value;
}

/// Returns whether the operation ended a review.
bool neededReview(const Operation &operation)
{
    return std::visit(Overloaded{ [](const Assign &it) { return it.neededReview; },
                                  [](const Unassign &it) { return it.neededReview; },
                                  [](const SetTriage &it) { return it.neededReview; },
                                  [](const auto &) {
                                      return false;
                                  } },
                      operation);
}

/// Returns whether the record is as the change left it.
bool isSet(const SetTriage &change, const Triage &record)
{
    const TriagePatch &patch = *change.patch;
    if (!equals(patch.owner, record.owner) || !equals(patch.state, record.state)
        || !equals(patch.snoozedUntil, record.snoozedUntil))
        return false;
    return !patch.tags.sent
        || changedTags(record.tags, change.before->tags.value, patch.tags.value) == record.tags;
}

bool touchesText(const FeedbackPatch &patch)
{
    return patch.title.sent || patch.description.sent || patch.submittedBy.sent;
}

/// Returns the buffer that the item was moved to when it left this one.
BufferId takenFor(const Assign &back, const Operations &operations)
{
    for (const Operation &operation : operations) {
        const auto *assign = std::get_if<Assign>(&operation);
        if (assign && assign->feedback == back.feedback && assign->insteadOf == back.buffer)
            return assign->buffer;
    }
    return {};
}

FeedbackPatch flagPatch(bool needsReview)
{
    FeedbackPatch patch;
    patch.needsReview = needsReview;
    return patch;
}

} // namespace

bool hasInverse(const Operation &operation)
{
    return std::visit(
        Overloaded{ [](const Assign &) { return true; }, [](const Unassign &) { return true; },
                    [](const EditFeedback &) { return true; }, [](const SetTriage &) { return true; },
                    [](const SetDuplicate &) { return true; }, [](const RejectDuplicate &) { return true; },
                    [](const DeleteFeedback &) { return false; }, [](const WriteNote &) { return false; },
                    [](const RetryRouting &) {
                        return false;
                    } },
        operation);
}

Operation inverseOf(const Operation &operation)
{
    return std::visit(Overloaded{ [](const Assign &it) -> Operation {
                                     return Unassign{ it.feedback, it.buffer };
                                 },
                                  [](const Unassign &it) -> Operation {
                                      return Assign{ it.feedback, it.buffer };
                                  },
                                  [](const EditFeedback &it) -> Operation {
                                      return EditFeedback{ it.feedback, it.before, it.patch };
                                  },
                                  [](const SetTriage &it) -> Operation {
                                      return SetTriage{ it.feedback, it.before, it.patch };
                                  },
                                  [](const SetDuplicate &it) -> Operation {
                                      const bool wasMerge = it.into.isValid() && !it.takesBack;
                                      return SetDuplicate{ it.feedback, it.before, it.into, wasMerge };
                                  },
                                  [](const RejectDuplicate &it) -> Operation {
                                      return RejectDuplicate{ it.feedback, it.other, !it.isRejected };
                                  },
                                  [](const auto &it) -> Operation {
                                      return it;
                                  } },
                      operation);
}

Operations inverseOf(const Operations &operations)
{
    Operations inverse;
    inverse.reserve(operations.size());
    for (auto it = operations.rbegin(); it != operations.rend(); ++it) {
        inverse.push_back(inverseOf(*it));
        if (auto *assign = std::get_if<Assign>(&inverse.back()))
            assign->insteadOf = takenFor(*assign, operations);
    }
    FeedbackId last;
    // The operations of one item are adjacent.
    for (const Operation &operation : operations) {
        if (!neededReview(operation) || feedbackOf(operation) == last)
            continue;
        last = feedbackOf(operation);
        inverse.push_back(reviewFlag(last, true));
    }
    return inverse;
}

Operation reviewFlag(FeedbackId id, bool needsReview)
{
    // All flags share two values, as a person may change those of a whole list at once.
    static const SharedValue<FeedbackPatch> set = flagPatch(true);
    static const SharedValue<FeedbackPatch> cleared = flagPatch(false);
    return EditFeedback{ id, needsReview ? set : cleared, needsReview ? cleared : set };
}

Operation confirmation(FeedbackId id)
{
    static const SharedValue<FeedbackPatch> cleared = flagPatch(false);
    static const SharedValue<FeedbackPatch> none = FeedbackPatch();
    return EditFeedback{ id, cleared, none };
}

bool onlyConfirms(const Operation &operation)
{
    const auto *edit = std::get_if<EditFeedback>(&operation);
    if (!edit || edit->patch->needsReview != Patch<bool>(false))
        return false;
    return !edit->patch->title.sent && !edit->patch->description.sent && !edit->patch->submittedBy.sent;
}

bool decides(const Operation &operation)
{
    return std::visit(
        Overloaded{
            [](const EditFeedback &it) { return it.patch->needsReview.sent || it.before->needsReview.sent; },
            [](const SetTriage &it) { return it.patch->state.sent || it.patch->snoozedUntil.sent; },
            [](const WriteNote &) { return false; },
            [](const auto &) {
                return true;
            } },
        operation);
}

void noteReviews(const LocalStore &store, Operations &operations)
{
    CurrentValues now(store);
    now.read(operations);
    const auto note = Overloaded{ [&](Assign &it) { it.neededReview |= now.needsReview(it.feedback); },
                                  [&](Unassign &it) { it.neededReview |= now.needsReview(it.feedback); },
                                  [](auto &) {
                                  } };
    for (Operation &operation : operations)
        std::visit(note, operation);
}

void forgetTold(const LocalStore &store, const StoreChange &change, TakenMerges &taken)
{
    if (taken.isEmpty())
        return;
    for (const FeedbackId id : change.removed)
        taken.forget(id);
    // What was confirmed may be an earlier change than the undo, which is not sent yet.
    std::vector<FeedbackId> told = change.confirmed;
    for (const ListRow &row : store.rows(change.confirmed)) {
        if (row.delivery != Delivery::Sent)
            std::erase(told, row.id);
    }
    for (const FeedbackId id : told)
        taken.forget(id);
}

bool CurrentValues::needsReview(FeedbackId id) const
{
    const ListRow *row = find(id);
    return row && row->needsReview;
}

void CurrentValues::read(const Operations &operations)
{
    std::vector<FeedbackId> ids;
    ids.reserve(operations.size());
    for (const Operation &operation : operations)
        ids.push_back(feedbackOf(operation));
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    m_rows = m_store.rows(ids);
    std::sort(m_rows.begin(), m_rows.end(),
              [](const ListRow &one, const ListRow &other) { return one.id < other.id; });
}

const ListRow *CurrentValues::find(FeedbackId id) const
{
    const auto found
        = std::lower_bound(m_rows.begin(), m_rows.end(), id,
                           [](const ListRow &row, FeedbackId wanted) { return row.id < wanted; });
    return found != m_rows.end() && found->id == id ? &*found : nullptr;
}

bool CurrentValues::isTriageCurrent(const SetTriage &change, Triage record) const
{
    if (change.patch->snoozedUntil.sent && !record.snoozedUntil && m_taken
        && m_taken->wereInto(change.feedback))
        record.snoozedUntil = change.patch->snoozedUntil.value;
    return isSet(change, record);
}

bool CurrentValues::isMergeCurrent(const SetDuplicate &merge, FeedbackId now) const
{
    return now == merge.into || (now.isValid() && m_taken && m_taken->bringBack(merge.into, now));
}

bool CurrentValues::isCurrent(const Operation &operation) const
{
    const ListRow *row = find(feedbackOf(operation));
    if (!row)
        return false;
    return std::visit(Overloaded{ [&](const Assign &it) { return row->isIn(it.buffer); },
                                  [&](const Unassign &it) { return !row->isIn(it.buffer); },
                                  [&](const EditFeedback &it) {
                                      if (!equals(it.patch->needsReview, row->needsReview))
                                          return false;
                                      if (!touchesText(it.patch))
                                          return true;
                                      const std::optional<ShownItem> item = m_store.item(it.feedback);
                                      return item && equals(it.patch->title, item->feedback.title)
                                          && equals(it.patch->description, item->feedback.description)
                                          && equals(it.patch->submittedBy, item->feedback.submittedBy);
                                  },
                                  [&](const SetTriage &it) { return isTriageCurrent(it, row->triage); },
                                  [&](const SetDuplicate &it) {
                                      return isMergeCurrent(it,
                                                            row->triage.duplicateOf.value_or(FeedbackId()));
                                  },
                                  [](const auto &) {
                                      return true;
                                  } },
                      operation);
}

} // namespace triage::app
