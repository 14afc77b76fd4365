// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/catalogue.h"

#include "api/health.h"
#include "api/openapi/documentedparameters.h"
#include "contract/endpoints.h"

namespace triage::api::openapi {

namespace {

void addBuffers(Catalogue &all)
{
    all.family("Buffers",
               "Named buckets that feedback is sorted into. Paths name a buffer by its id or by its slug; "
               "both reach the "
               "same buffer. Links always use the id.");
    all.add(listBuffers,
            { .description = "Deleted buffers are left out unless they are asked for.",
              .query = bufferFilters() });
    all.add(createBuffer,
            { .description = "The slug is made from the name and is unique within the organization: if it is "
                             "in use, it gets a number, such as `crashes-2`." });
    all.add(getBuffer);
    all.add(updateBuffer,
            { .description
              = "A JSON Merge Patch: members that are left out keep their values, null clears. A new name "
                "makes a new slug, and "
                "the old one stops working. `needs_review: false` approves a suggested buffer. A patch that "
                "changes nothing leaves `updated_at` alone." });
    all.add(deleteBuffer,
            { .description
              = "The buffer stops collecting at once, and its slug is free. Feedback that was in it stays "
                "in the list of feedback. Until the buffer is removed for good, after 30 days unless the "
                "operator chose otherwise, it can be restored." });
    all.add(restoreBuffer,
            { .description
              = "Restores a deleted buffer with its feedback; by id. If its slug is in use by now, "
                "it gets another one. A buffer that is not deleted is returned unchanged." });
    all.add(listBufferFeedback,
            { .description
              = "The same objects as in the list of feedback, where `buffer_id` goes together with all other "
                "filters.",
              .query = bufferFeedbackFilters() });
    all.add(assignFeedback,
            { .description
              = "It stays there whatever a later routing decides, and becomes an example that "
                "routing learns from. A person has looked at it: `needs_review` becomes false in "
                "the same change. Repeating the request changes nothing. What puts an item back "
                "where it was, by hand or by routing, takes back what it taught since." });
    all.add(removeFeedback,
            { .description
              = "Only the membership ends: the feedback and its other buffers stay. A later routing of the "
                "item does not put it back, unless a person had put it there, and `needs_review` becomes "
                "false in the same change. Doing it again "
                "changes nothing." });
    all.add(
        moveAllFeedback,
        { .description
          = "Items that are in the destination already leave the source and count too. The buffer in "
            "the path is the source; the destination must be another one. The answer comes when all items "
            "are moved. Many items are moved in the background, a part at a time, whatever happens to the "
            "request: if that takes longer than half a minute, the answer is 202 with the number so far, and "
            "`Location` is the path of the move. The same request, sent again with the same "
            "`Idempotency-Key`, waits for the end and gets the whole number. Meanwhile each item is in one "
            "of the two buffers. Items that come into the "
            "source meanwhile stay there, and another move that would interfere is refused with 409. "
            "`needs_review` stays as it is, because nobody looked at each item, and routing learns nothing. "
            "The "
            "move can be undone for 30 days.",
          .problems = { ProblemType::Conflict },
          .mayContinue = true });
    all.add(listMoves, { .query = pageParameters() });
    all.add(getMove);
    all.add(
        undoMove,
        { .description
          = "Items that are in another place by now, or were taken out and put in again, stay where they are "
            "and are counted in `left`; routing learns nothing from it. The first 500 items come back at "
            "once, "
            "the others in the background: `status` is `running` until the last one has. A move that is "
            "running ends with it. Where another running move would interfere, or the buffer that the items "
            "left is deleted, the answer is 409.",
          .problems = { ProblemType::Conflict } });
}

void addFeedback(Catalogue &all)
{
    all.family(
        "Feedback",
        "Free text that people send: an optional title and a description. Creating it answers at once; "
        "routing puts it into zero or more buffers in the background. Its text is processed unchanged: send "
        "no "
        "personal information, credentials or secrets.");
    all.add(listFeedback,
            { .description = "Filters can be combined, and the links to other pages repeat them. With "
                             "`search`, `meta.search` lists the matches in each item.",
              .query = feedbackFilters(),
              .problems = { ProblemType::BufferNotFound } });
    all.add(
        createFeedback,
        { .description
          = "`routing_status` is `pending` until routing has finished: get the item again for the result. "
            "Targets are not in the answer; they are listed at the item's targets. Unknown keys are ignored, "
            "so a 201 does not prove that every key was understood. Widget tokens may call "
            "this from their allowed origins. The rate of feedback and reactions is limited for each token, "
            "and "
            "for each client address under a widget token; the answer's headers give the remaining requests.",
          .headers = { clientHeader() },
          .problems = { ProblemType::UsageLimitReached, ProblemType::Conflict, ProblemType::RateLimited } });
    all.add(getFeedback,
            { .query = { waitParameter("The number of seconds to wait while routing has not finished: "
                                       "`routing_status` is `pending`.") } });
    all.add(updateFeedback,
            { .description = "A JSON Merge Patch: members that are left out keep their values, null clears. "
                             "A patch that changes nothing "
                             "leaves `updated_at` alone. `needs_review: false` says that the item is where "
                             "it belongs, also if it was not to be reviewed: routing learns from it." });
    all.add(unconfirmFeedback,
            { .description
              = "Routing forgets what it learned from your last `needs_review: false`, or from putting the "
                "item where it was already. The item stays where it is, and `needs_review` as it is. Nothing "
                "happens where there is nothing to take back." });
    all.add(deleteFeedback, { .description = "This cannot be undone." });
    all.add(splitFeedback,
            { .description = "The new item has the submitter, the client, the targets and the time of "
                             "creation of the item that "
                             "it is a part of, is open and untagged, and is routed like any other. Both say "
                             "so in their timelines, "
                             "with the identifier of the other one. It counts towards the lifetime limit.",
              .problems = { ProblemType::UsageLimitReached, ProblemType::Conflict } });
    all.add(listFeedbackBuffers,
            { .description
              = "All of them in one answer, routed and put by hand. An empty list after routing means that "
                "nothing matched; it is a result, no error." });
    all.add(listFeedbackTargets, { .description = "All of them in one answer; empty where none were sent." });
    all.add(listNotes,
            { .description = "Notes are written by people, activities record what happened to the item." });
    all.add(createNote, { .description = "Its author is the member that the token belongs to." });
}

void addTriage(Catalogue &all)
{
    all.family(
        "Triage",
        "What people make of feedback, in a record beside the item: whether it is done, its owner, until "
        "when it is snoozed, and its tags. An item that nobody has worked on has the default record.");
    all.add(getTriage);
    all.add(
        updateTriage,
        { .description
          = "A JSON Merge Patch: members that are left out keep their values, null clears. Each change is "
            "recorded in the item's timeline. The item itself, its buffers and its `updated_at` stay as "
            "they are. A patch that changes nothing leaves `updated_at` of the record alone, too.",
          .problems = { ProblemType::Conflict } });
    all.add(takeFeedback,
            { .description
              = "Where it is assigned to somebody else, the answer is 409 and names them. Taking what "
                "one has changes nothing.",
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

void addViews(Catalogue &all)
{
    all.family(
        "Views",
        "The filters and the order of a list of feedback under a name. A private view is its owner's "
        "alone: for others, administrators included, it does not exist. Shared ones are changed by "
        "their owner and by administrators, and stay when their owner is removed. A person can have 50 "
        "private ones, an organization 100 shared ones.");
    all.add(listViews,
            { .description = "All of them in one answer, by their positions.", .query = viewParameters() });
    all.add(createView,
            { .description
              = "Every name in `filter` is that of a filter of the list of feedback, with the values that it "
                "takes there: what `GET /api/v0/feedback` answers with these is the view's list. `-7d` and "
                "`me` stay as they are, so the list follows the day and the person.",
              .problems = { ProblemType::BufferNotFound, ProblemType::Conflict } });
    all.add(getView);
    all.add(updateView,
            { .description
              = "A JSON Merge Patch: members that are left out keep their values, null clears. A filter that "
                "is sent replaces the whole one. A patch that changes nothing leaves `updated_at` alone.",
              .problems = { ProblemType::Forbidden, ProblemType::BufferNotFound, ProblemType::Conflict } });
    all.add(deleteView,
            { .description = "Feedback stays as it is.", .problems = { ProblemType::Forbidden } });
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

void addRouting(Catalogue &all)
{
    all.family("Routing", "How feedback gets into buffers, and why.");
    all.add(testRouting,
            { .description
              = "Nothing is saved. `buffer_overrides` replace the texts of the named buffers "
                "for this call only, and `new_buffers` are weighed as if they existed. `meta` contains the "
                "classifier's confidence for each buffer that it considered. "
                "For full-access tokens.",
              .problems = { ProblemType::Forbidden, ProblemType::BufferNotFound, ProblemType::Conflict } });
    all.add(getRouting);
    all.add(
        retryRouting,
        { .description
          = "The item is `pending` again. Buffers that were chosen by hand stay, buffers that were removed "
            "by hand stay away." });
    all.add(
        previewRouting,
        { .description
          = "Routes past items with the present settings and with other texts of buffers, additional "
            "buffers, or other thresholds, and answers with the items that the two put into different "
            "buffers. That is what happens if the change is made and the items are routed again: where "
            "people put items, they stay, and a review that a person asked for stays, too. `drift` has "
            "the items that even the present settings would put elsewhere than they are now, because "
            "routing has learned since. Nothing is saved. `sorted_alike` judges each item without what "
            "people taught with it. Items whose routing is pending are left out. An empty object previews "
            "the present settings. The embedded classifier is used even if another one is configured.",
          .problems = { ProblemType::Forbidden, ProblemType::BufferNotFound, ProblemType::Conflict } });
    all.add(
        getRoutingQuality,
        { .description
          = "The actions of people after a decision show whether it was right: by buffer, by the "
            "classifier's confidence, and by week. Decisions without such actions are counted as made only.",
          .query = qualityParameters() });
    all.add(listSimilarFeedback,
            { .description
              = "Compared word by word, in parts of words too; rare words count more. Items that share no "
                "word are left out, so there may be fewer than asked for, or none.",
              .query = similarParameters() });
}

void addResearch(Catalogue &all)
{
    all.family("Research",
               "Questions about the feedback, answered from it: what items have in common, counted, and "
               "quotes from them, word for word.");
    all.add(listResearch,
            { .description = "Answers stay until they are deleted.", .query = pageParameters() });
    all.add(
        createResearch,
        { .description
          = "The question is `pending` until it is `answered` or has `failed`: get it again, with `wait` if "
            "that is useful. The feedback that matches its words best is read, up to 2,000 items; a question "
            "that names nothing in particular, such as \"What do people complain about?\", is answered "
            "from the newest ones. Items that are deleted later are removed from the answer's themes and "
            "citations.",
          .problems = { ProblemType::BufferNotFound } });
    all.add(getResearch,
            { .query = { waitParameter("The number of seconds to wait for the answer of a pending "
                                       "question.") } });
    all.add(deleteResearch, { .description = "Also one that is pending: it is not answered then." });
}

void addStatistics(Catalogue &all)
{
    all.family(
        "Statistics",
        "Figures about the feedback of a period, one plot each. A period consists of days of a time zone. "
        "All "
        "figures describe the feedback that was created in it, in its present state: later changes by people "
        "and routing count too. Nothing "
        "is "
        "estimated, and the answer takes the same time however much feedback there is. There is no filter by "
        "client: `client` is refused.");
    const Details filtered{ .query = statisticsParameters(), .problems = { ProblemType::BufferNotFound } };
    const auto with = [&](const char *description) {
        Details details = filtered;
        details.description = description;
        return details;
    };
    const auto once = [&](const char *description) {
        Details details = with(description);
        details.query = countedOnce(details.query);
        return details;
    };
    all.add(getFeedbackPerDay,
            once("With `buffer_id` the buffer is the only series, and the total is its own."));
    all.add(getBufferCounts,
            once("`previous` is about as many days before the period. With `buffer_id` the buffer is the "
                 "only one."));
    all.add(getRoutingPerDay, with("The sum of all outcomes of a day is all of its feedback."));
    all.add(getConfidenceCounts,
            with("The last decision about each item, by the confidence of its best candidate, whether that "
                 "was enough or "
                 "not. Decisions without any candidate are left out."));
    all.add(getClientCounts, with(""));
    all.add(
        getLanguageCounts,
        { .description
          = "The language of a text is determined from its words when it is created or edited; below twenty "
            "letters it is not known. It counts all feedback: `buffer_id` is refused.",
          .query = periodParameters() });
    all.add(
        getTargetCounts,
        { .description
          = "Votes are those first given in the period. They belong to no buffer: `buffer_id` is refused.",
          .query = periodParameters() });
    all.add(getTriageTimes,
            with("From an item's creation to the first thing that a person did about it: assigned it, took "
                 "it out, moved "
                 "it, said that it looks right, or wrote a note. The bands count exactly."));
    all.add(
        getWorkCounts,
        { .description
          = "From the triage records: what is `done` or `declined` counts on the day on which it became so, "
            "as long as it is, under its owner. `ages` and the `open` of `owners` are those of "
            "this moment. They count all feedback: `buffer_id` is refused.",
          .query = countedOnce(periodParameters()),
          .problems = { ProblemType::InvalidFieldValue } });
}

void addTargets(Catalogue &all)
{
    all.family(
        "Targets",
        "Surfaces that feedback and reactions point at: REST endpoints, documentation pages, commands.");
    all.add(listTargets, { .query = targetFilters() });
    all.add(getTarget);
    all.add(listTargetFeedback, { .query = pageParameters() });
    all.family("Reactions", "Thumbs up and thumbs down on targets.");
    all.add(createReaction,
            { .description
              = "With `user_id`, a user has one vote on a target; without it, a client address has one in 24 "
                "hours. Repeating a vote returns the stored one and counts once; the other value changes the "
                "vote. Widget tokens may call this from their allowed origins. Reactions and feedback share "
                "one limit of their rate; a reaction to a target that is new counts twice.",
              .problems = { ProblemType::RateLimited } });
    all.add(getReactionSummary,
            { .description = "Totals, and the last 30 days in UTC, days without votes included." });
}

void addTransfer(Catalogue &all)
{
    all.family("Import and export",
               "Feedback with its buffers, targets, notes and dates, as JSON lines or CSV. An export that is "
               "imported into an empty organization gives the same data again. The guide on import and "
               "export describes the formats.");
    all.add(listImports, { .query = pageParameters() });
    all.add(
        importPart,
        { .description
          = "A file is sent in parts of whole lines, at most 1,000 records each. The first part begins an "
            "import; the others name it, and give their position in the file with `first_line`. Each part is "
            "stored completely or not at all; lines up to the import's `line` are skipped, so that an "
            "interrupted import continues there without duplicates. Wrong lines are listed in `problems` and "
            "not stored; the others are. An item whose `external_id` or `id` exists already is left "
            "unchanged. Items with buffers are not routed; rate limits do not apply, the lifetime limit "
            "does.\n\nA whole file is sent with its own media type and its options in the query. It is "
            "stored while it arrives, as fast as it can be stored, up to 1 GiB unless the operator chose "
            "otherwise. Options of a part are members of its body; those that it leaves out are taken from "
            "the query. If the connection breaks, complete lines that arrived are stored: send the same file "
            "again with "
            "`import_id` to continue.",
          .query = fileParameters(),
          .problems = { ProblemType::NotFound, ProblemType::Conflict, ProblemType::UsageLimitReached } });
    all.add(getImport);
    all.add(undoImport,
            { .description
              = "Removes what the import created, some items at a time. Items and buffers that people have "
                "worked on since are kept: items with a note or a change by hand, buffers that were changed "
                "or hold other feedback. Removed buffers can be restored for a while.",
              .problems = { ProblemType::Conflict } });
    all.add(
        exportFeedback,
        { .description
          = "In the order of creation, so that feedback created meanwhile is at the end. The first page "
            "begins "
            "with the buffers, or with the names of the columns. Get the pages one after the other with "
            "`cursor`, and write their texts into one file. A page of long texts may have fewer items than "
            "`limit`. The filters are those of the list of feedback.\n\n"
            "With `stream=true`, or with `Accept: text/csv` or `application/jsonl`, the answer is the whole "
            "file, as fast as the client takes it, of any length. If it ends early, which clients see at its "
            "missing end, request the rest with the `id` of the last whole item as `cursor`; before the "
            "first item, begin again.",
          .query = exportParameters(),
          .problems = { ProblemType::BufferNotFound },
          .mayBeFile = true });
}

void addAccounts(Catalogue &all)
{
    all.family("Tokens", "The credentials of programs and widgets. For administrators.");
    all.add(listTokens,
            { .description = "Without their values, which are not kept.", .query = pageParameters() });
    all.add(
        createToken,
        { .description
          = "The value is in this answer only, and in its repetition under an `Idempotency-Key`, which only "
            "the token that it was sent with gets. Widget tokens need at least one allowed origin; `*` is "
            "any, also none. With `member_id` the token represents that member: whatever is done with it "
            "is done in their name and with their role.",
          .problems = { ProblemType::Conflict } });
    all.add(rotateToken,
            { .description
              = "Creates a token of the same name, kind, member and origins, with an identifier of its own. "
                "The one before works for `overlap_hours` more and then expires: put the new one in use in "
                "the meantime. If the token expires, the new one lasts as long again.",
              .problems = { ProblemType::Conflict } });
    all.add(revokeToken);
    all.family("Members", "The people of the organization. For administrators.");
    all.add(listMembers, { .query = pageParameters() });
    all.add(createMember);
    all.add(updateMember,
            { .description = "A JSON Merge Patch. The last administrator cannot be made a member.",
              .problems = { ProblemType::Conflict } });
    all.add(deleteMember,
            { .description = "The last administrator cannot go.", .problems = { ProblemType::Conflict } });
    all.family("Organization", "The member that a token stands for, and the settings of its organization.");
    all.add(getMe);
    all.add(getOrganization);
    all.add(updateOrganization,
            { .description
              = "A JSON Merge Patch, also inside `settings`. The slug stays when the name changes. "
                "`auto_merge_threshold` can be set once people have judged at least 50 suggestions of "
                "duplicates and accepted at least 98 of 100; before that the answer is 409.",
              .problems = { ProblemType::Conflict } });
    all.family("Reports", "Telling the operator about the service itself.");
    all.add(createReport);
}

void addWebhooks(Catalogue &all)
{
    all.family("Webhooks",
               "Messages to other servers when something happens, signed as Standard Webhooks specifies. For "
               "administrators.");
    all.add(listWebhooks, { .description = "Without their secrets.", .query = pageParameters() });
    all.add(createWebhook,
            { .description = "The secret is in this answer only. Messages are sent at least once, in no "
                             "promised order, and keep "
                             "their `webhook-id` and their bytes over all attempts: after 5 seconds, 1, 5 "
                             "and 30 minutes, 2, 5, 8 "
                             "and 8 hours (each ± 10 %). An address has 15 seconds for its answer; redirects "
                             "are not followed; "
                             "410 switches the webhook off, and so do five days without a success. Addresses "
                             "that are not public "
                             "are refused unless the operator allows their network. A message shows its "
                             "subject as it is when the "
                             "message is written. An organization can have 20 webhooks.",
              .problems
              = { ProblemType::BufferNotFound, ProblemType::Conflict, ProblemType::ServiceUnavailable } });
    all.add(getWebhook);
    all.add(updateWebhook,
            { .description = "A JSON Merge Patch.", .problems = { ProblemType::BufferNotFound } });
    all.add(deleteWebhook, { .description = "Nothing more is sent." });
    all.add(testWebhook,
            { .description = "The message is sent once and not recorded. Waits for the answer of the "
                             "address, at most 15 seconds.",
              .problems = { ProblemType::FeedbackNotFound, ProblemType::ServiceUnavailable } });
    all.add(rotateWebhook,
            { .description
              = "The new secret is in this answer only. For 24 hours messages carry two signatures, with "
                "the new secret and with the one before.",
              .problems = { ProblemType::ServiceUnavailable } });
    all.add(listDeliveries, { .description = "Messages are kept for 30 days.", .query = deliveryFilters() });
    all.add(replayWebhook,
            { .description
              = "Sends the same bytes under the same identifiers again; those that are still pending stay "
                "as they are." });
    all.add(replayDelivery,
            { .description = "Sends the same bytes under the same identifier again, at once." });
    all.addMessages();
}

void addChanges(Catalogue &all)
{
    all.family("Changes", "For programs that keep a copy of everything, as the desktop client does.");
    all.add(listChanges,
            { .description
              = "Each object is sent once, in its present state, at the position of its latest "
                "change; deleted objects are sent as tombstones. No change is ever skipped. "
                "Begin without `since`, or with `since=now` if only later changes matter, keep the "
                "`cursor`, and send it as "
                "`since` the next time; while `has_more` is true, at once. A page of long texts "
                "may have fewer entries than `limit`.",
              .query = changeParameters() });
    all.add(
        reportPresence,
        { .description
          = "For programs with a window. The report is kept in memory for 30 seconds, one for each token. "
            "Requests for changes with `presence` renew it: repeat it 10 seconds after the last of them, and "
            "every 30 seconds in any case. Send null as soon as the person looks at nothing. It is seen by "
            "those who follow the changes with `presence`.",
          .problems = { ProblemType::FeedbackNotFound, ProblemType::ServiceUnavailable } });
}

void addService(Catalogue &all)
{
    all.family("Service", "The state of the service. No token is needed.");
    all.add(getHealth,
            { .description = "Asks for nothing but an answer: for the supervision of the process." });
    all.add(getReadiness,
            { .description = "Asks the database too: for load balancers.",
              .problems = { ProblemType::ServiceUnavailable } });
}

} // namespace

Catalogue catalogue()
{
    Catalogue all;
    addBuffers(all);
    addFeedback(all);
    addTriage(all);
    addViews(all);
    addDuplicates(all);
    addRouting(all);
    addResearch(all);
    addStatistics(all);
    addTargets(all);
    addTransfer(all);
    addAccounts(all);
    addWebhooks(all);
    addChanges(all);
    addService(all);
    return all;
}

} // namespace triage::api::openapi
