// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/triagecatalogue.h"

#include "api/openapi/documentedparameters.h"
#include "contract/endpoints.h"

namespace triage::api::openapi {

void addTriage(Catalogue &all)
{
    all.family(
        "Triage",
        "What people make of feedback, in a record beside the item: whether it is done, who has it, until "
        "when it sleeps, and its tags. An item that nobody has worked on has the default record.");
    all.add(getTriage);
    all.add(
        updateTriage,
        { .description
          = "A JSON Merge Patch: members that are left out keep their values, null clears. Each change is "
            "recorded in the item's timeline. The item itself, its buffers and its `updated_at` stay as "
            "they are. A patch that changes nothing leaves `updated_at` of the record alone, too.",
          .problems = { ProblemType::Conflict } });
    all.add(takeFeedback,
            { .description = "Where somebody else has it, the answer is 409 and names them. Taking what one "
                             "has changes nothing.",
              .problems = { ProblemType::Conflict } });
    all.add(takeNextFeedback,
            { .description
              = "The answer is the item, which is the caller's from then on: nobody else gets it. "
                "204 if there is none. Items that sleep are left out. With `view_id` it is the oldest one of "
                "that view, as the caller sees it.",
              .problems = { ProblemType::BufferNotFound, ProblemType::ViewNotFound },
              .mayBeNothing = true });
    all.add(listTags,
            { .description
              = "All of them in one answer. A tag that the last item loses is in the list no more." });
    all.add(
        renameTag,
        { .description
          = "The first 500 items follow at once, the others in the background: `ended_at` is null until "
            "the last one has. Each change is recorded in the item's timeline. Where items follow another "
            "change of one of the tags, the answer is 409. Can be undone for 30 days.",
          .problems = { ProblemType::Conflict } });
    all.add(deleteTag,
            { .description = "In the same way as renaming it. Can be undone for 30 days.",
              .problems = { ProblemType::Conflict } });
    all.add(listTagChanges, { .query = pageParameters() });
    all.add(
        undoTagChange,
        { .description
          = "In the background, too, if there are many items. Items on which somebody has changed the tag "
            "since stay as they are, and so do those with 20 other tags. Where the new tag was renamed or "
            "deleted later, the answer is 409 and says so: undo that first.",
          .problems = { ProblemType::Conflict } });
}

void addDuplicates(Catalogue &all)
{
    all.family(
        "Duplicates",
        "Items that say the same. One of them stands for the others, which name it in `duplicate_of` of "
        "their triage record and never have duplicates themselves. Nothing is hidden, closed, moved or "
        "deleted by a merge, and each can be undone.");
    all.add(listDuplicates,
            { .description
              = "`members` are the duplicates of `canonical_id`, also where the item asked for is "
                "one of them. `suggestions` are found when an item is routed, by its text, error codes, "
                "versions, numbers, targets, submitter and time, and become surer with what people accept "
                "and refuse." });
    all.add(
        listSuggestedDuplicates,
        { .description = "Each group can be merged as it is: `into` and `feedback_ids` are those of a merge.",
          .query = suggestionParameters(),
          .problems = { ProblemType::InvalidFieldValue } });
    all.add(
        createMerge,
        { .description
          = "One transaction, whatever the number of items. Where `into` is a duplicate itself, the answer's "
            "`into` is the item that stands for it. Duplicates of the named items come along. An item that "
            "was a duplicate of another changes over. An item that sleeps wakes when it gets a duplicate "
            "that it did not have "
            "before. "
            "Where `into` is a duplicate of one of the items already, the answer is 409.",
          .problems = { ProblemType::FeedbackNotFound, ProblemType::Conflict } });
    all.add(
        undoMerge,
        { .description
          = "The items get the state that they had before: other duplicates, or none, and the item that woke "
            "sleeps again. What people changed since stays. Where a later merge changed one of the items or "
            "the one that stands for them, the answer is 409 and names it: undo that first.",
          .problems = { ProblemType::Conflict } });
    all.add(unmergeFeedback, { .description = "If the item is not a duplicate, nothing changes." });
    all.add(rejectDuplicate,
            { .description = "It does not matter which of the two comes first. Neither is suggested as a "
                             "duplicate of the other again.",
              .problems = { ProblemType::InvalidFieldValue } });
    all.add(forgetRejectedDuplicate, { .problems = { ProblemType::InvalidFieldValue } });
}

} // namespace triage::api::openapi
