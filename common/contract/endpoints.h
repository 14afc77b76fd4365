// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the whole API on one page: every operation with its method, path, types, permission and status.
#pragma once

#include "contract/endpoint.h"
#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/merge.h"
#include "domain/move.h"
#include "domain/note.h"
#include "domain/presence.h"
#include "domain/reaction.h"
#include "domain/report.h"
#include "domain/research.h"
#include "domain/routing.h"
#include "domain/routingpreview.h"
#include "domain/routingquality.h"
#include "domain/savedview.h"
#include "domain/similarfeedback.h"
#include "domain/statistics.h"
#include "domain/tagchange.h"
#include "domain/target.h"
#include "domain/transfer.h"
#include "domain/triage.h"
#include "domain/webhook.h"
#include "domain/workstatistics.h"

namespace triage::api {

// Buffers

inline constexpr Endpoint<Paged<Buffer>> listBuffers{
    "listBuffers", Method::Get, "/api/v0/buffers", Access::Member, 200, "List the buffers, newest first"
};
inline constexpr Endpoint<One<Buffer>, NewBuffer> createBuffer{
    "createBuffer", Method::Post, "/api/v0/buffers", Access::Admin, 201, "Create a buffer"
};
inline constexpr Endpoint<One<Buffer>, NoBody, BufferKey> getBuffer{
    "getBuffer", Method::Get, "/api/v0/buffers/{buffer_id}", Access::Member, 200, "Get a buffer by id or slug"
};
inline constexpr Endpoint<One<Buffer>, BufferPatch, BufferKey> updateBuffer{
    "updateBuffer", Method::Patch, "/api/v0/buffers/{buffer_id}", Access::Admin, 200, "Change a buffer"
};
inline constexpr Endpoint<Nothing, NoBody, BufferKey> deleteBuffer{
    "deleteBuffer",
    Method::Delete,
    "/api/v0/buffers/{buffer_id}",
    Access::Admin,
    204,
    "Delete a buffer; it can be restored for a while"
};
inline constexpr Endpoint<One<Buffer>, NoBody, BufferKey> restoreBuffer{
    "restoreBuffer", Method::Post, "/api/v0/buffers/{buffer_id}/restore",
    Access::Admin,   200,          "Restore a deleted buffer"
};
inline constexpr Endpoint<Paged<Feedback>, NoBody, BufferKey> listBufferFeedback{
    "listBufferFeedback", Method::Get, "/api/v0/buffers/{buffer_id}/feedback",
    Access::Member,       200,         "List a buffer's feedback, newest first"
};
inline constexpr Endpoint<Nothing, NoBody, BufferKey, FeedbackId> assignFeedback{
    "assignFeedback", Method::Put, "/api/v0/buffers/{buffer_id}/feedback/{feedback_id}",
    Access::Member,   204,         "Put feedback into a buffer by hand"
};
inline constexpr Endpoint<Nothing, NoBody, BufferKey, FeedbackId> removeFeedback{
    "removeFeedback",
    Method::Delete,
    "/api/v0/buffers/{buffer_id}/feedback/{feedback_id}",
    Access::Member,
    204,
    "Take feedback out of a buffer by hand"
};
inline constexpr Endpoint<MovedCount, MoveAll, BufferKey> moveAllFeedback{
    "moveAllFeedback", Method::Post, "/api/v0/buffers/{buffer_id}/move-all",
    Access::Member,    200,          "Move every item of a buffer into another"
};
inline constexpr Endpoint<Paged<Move>> listMoves{
    "listMoves",    Method::Get, "/api/v0/moves",
    Access::Member, 200,         "List the moves of whole buffers of the last 30 days, newest first"
};
inline constexpr Endpoint<Bare<Move>, NoBody, MoveId> getMove{
    "getMove", Method::Get, "/api/v0/moves/{move_id}", Access::Member, 200, "See how far a move is"
};
inline constexpr Endpoint<Bare<Move>, NoBody, MoveId> undoMove{
    "undoMove",     Method::Post, "/api/v0/moves/{move_id}/undo",
    Access::Member, 200,          "Bring the items of a move back that are still where it put them"
};

// Feedback

inline constexpr Endpoint<Paged<Feedback>> listFeedback{
    "listFeedback", Method::Get, "/api/v0/feedback", Access::Member, 200, "List, filter and search feedback"
};
inline constexpr Endpoint<One<Feedback>, NewFeedback> createFeedback{
    "createFeedback", Method::Post, "/api/v0/feedback",
    Access::Widget,   201,          "Create feedback; it is routed in the background"
};
inline constexpr Endpoint<One<Feedback>, NoBody, FeedbackId> getFeedback{
    "getFeedback", Method::Get, "/api/v0/feedback/{feedback_id}", Access::Member, 200, "Get one item"
};
inline constexpr Endpoint<One<Feedback>, FeedbackPatch, FeedbackId> updateFeedback{
    "updateFeedback", Method::Patch, "/api/v0/feedback/{feedback_id}", Access::Member, 200, "Change an item"
};
inline constexpr Endpoint<Nothing, NoBody, FeedbackId> unconfirmFeedback{
    "unconfirmFeedback",
    Method::Delete,
    "/api/v0/feedback/{feedback_id}/confirmation",
    Access::Member,
    204,
    "Take back your confirmation that an item is where it belongs"
};
inline constexpr Endpoint<Nothing, NoBody, FeedbackId> deleteFeedback{
    "deleteFeedback",         Method::Delete, "/api/v0/feedback/{feedback_id}", Access::Member, 204,
    "Delete an item for good"
};
inline constexpr Endpoint<One<Feedback>, NewSplit, FeedbackId> splitFeedback{
    "splitFeedback", Method::Post, "/api/v0/feedback/{feedback_id}/split",
    Access::Member,  201,          "Make a part of an item's text another item"
};
inline constexpr Endpoint<Whole<BufferReference>, NoBody, FeedbackId> listFeedbackBuffers{
    "listFeedbackBuffers", Method::Get, "/api/v0/feedback/{feedback_id}/buffers",
    Access::Member,        200,         "List the buffers that hold an item"
};
inline constexpr Endpoint<Whole<Target>, NoBody, FeedbackId> listFeedbackTargets{
    "listFeedbackTargets", Method::Get, "/api/v0/feedback/{feedback_id}/targets",
    Access::Member,        200,         "List the targets that an item points at"
};
inline constexpr Endpoint<BareWhole<Note>, NoBody, FeedbackId> listNotes{
    "listNotes",    Method::Get, "/api/v0/feedback/{feedback_id}/notes",
    Access::Member, 200,         "List notes and activities, oldest first"
};
inline constexpr Endpoint<Bare<Note>, NewNote, FeedbackId> createNote{
    "createNote", Method::Post, "/api/v0/feedback/{feedback_id}/notes", Access::Member, 201, "Write a note"
};

// Triage

inline constexpr Endpoint<One<Triage>, NoBody, FeedbackId> getTriage{
    "getTriage",    Method::Get, "/api/v0/feedback/{feedback_id}/triage",
    Access::Member, 200,         "Get the triage record of an item"
};
inline constexpr Endpoint<One<Triage>, TriagePatch, FeedbackId> updateTriage{
    "updateTriage", Method::Patch, "/api/v0/feedback/{feedback_id}/triage",
    Access::Member, 200,           "Say what becomes of an item: its state, owner, snooze and tags"
};
inline constexpr Endpoint<One<Triage>, NoBody, FeedbackId> takeFeedback{
    "takeFeedback", Method::Post, "/api/v0/feedback/{feedback_id}/take",
    Access::Member, 200,          "Assign an item to yourself, unless it has an owner"
};
inline constexpr Endpoint<One<Feedback>, NextTaken> takeNextFeedback{
    "takeNextFeedback", Method::Post, "/api/v0/feedback/take-next",
    Access::Member,     200,          "Take the oldest open item that nobody has"
};

inline constexpr Endpoint<BareWhole<TagCount>> listTags{
    "listTags", Method::Get, "/api/v0/tags", Access::Member, 200, "List the tags that items have, by name"
};
inline constexpr Endpoint<Bare<TagChange>, TagRenaming, TagName> renameTag{
    "renameTag",   Method::Patch, "/api/v0/tags/{tag_name}",
    Access::Admin, 200,           "Rename a tag on all items that have it; another tag of that name joins it"
};
inline constexpr Endpoint<Bare<TagChange>, NoBody, TagName> deleteTag{
    "deleteTag", Method::Delete, "/api/v0/tags/{tag_name}", Access::Admin, 200, "Take a tag off all items"
};
inline constexpr Endpoint<Paged<TagChange>> listTagChanges{
    "listTagChanges", Method::Get, "/api/v0/tag-changes",
    Access::Admin,    200,         "List the renamed and deleted tags of the last 30 days, newest first"
};
inline constexpr Endpoint<Bare<TagChange>, NoBody, TagChangeId> undoTagChange{
    "undoTagChange", Method::Post, "/api/v0/tag-changes/{tag_change_id}/undo",
    Access::Admin,   200,          "Give a tag back to the items that had it"
};

// Views

inline constexpr Endpoint<Whole<SavedView>> listViews{
    "listViews",    Method::Get, "/api/v0/views",
    Access::Member, 200,         "List the shared views and the caller's own"
};
inline constexpr Endpoint<One<SavedView>, NewView> createView{
    "createView", Method::Post, "/api/v0/views", Access::Member, 201, "Save the filters of a list as a view"
};
inline constexpr Endpoint<One<SavedView>, NoBody, ViewId> getView{
    "getView", Method::Get, "/api/v0/views/{view_id}", Access::Member, 200, "Get a view"
};
inline constexpr Endpoint<One<SavedView>, ViewPatch, ViewId> updateView{
    "updateView", Method::Patch, "/api/v0/views/{view_id}", Access::Member, 200, "Change a view"
};
inline constexpr Endpoint<Nothing, NoBody, ViewId> deleteView{
    "deleteView", Method::Delete, "/api/v0/views/{view_id}", Access::Member, 204, "Delete a view"
};

// Duplicates

inline constexpr Endpoint<One<Duplicates>, NoBody, FeedbackId> listDuplicates{
    "listDuplicates", Method::Get, "/api/v0/feedback/{feedback_id}/duplicates",
    Access::Member,   200,         "See which items are duplicates of an item, and which may be"
};
inline constexpr Endpoint<Paged<SuggestedGroup>> listSuggestedDuplicates{
    "listSuggestedDuplicates",
    Method::Get,
    "/api/v0/duplicates",
    Access::Member,
    200,
    "List groups of items that may be the same, surest first"
};
inline constexpr Endpoint<Bare<Merge>, NewMerge> createMerge{
    "createMerge", Method::Post, "/api/v0/merges", Access::Member, 201, "Make items duplicates of another"
};
inline constexpr Endpoint<Bare<Merge>, NoBody, MergeId> undoMerge{
    "undoMerge",    Method::Post, "/api/v0/merges/{merge_id}/undo",
    Access::Member, 200,          "Give items back the state that they had before a merge"
};
inline constexpr Endpoint<Nothing, NoBody, FeedbackId> unmergeFeedback{
    "unmergeFeedback",
    Method::Delete,
    "/api/v0/feedback/{feedback_id}/duplicate-of",
    Access::Member,
    204,
    "Make a duplicate an item of its own again"
};
inline constexpr Endpoint<Nothing, NoBody, FeedbackId, FeedbackId> rejectDuplicate{
    "rejectDuplicate",
    Method::Put,
    "/api/v0/feedback/{feedback_id}/not-duplicates/{other_feedback_id}",
    Access::Member,
    204,
    "Mark two items as different, so that neither is suggested for the other again"
};
inline constexpr Endpoint<Nothing, NoBody, FeedbackId, FeedbackId> forgetRejectedDuplicate{
    "forgetRejectedDuplicate",
    Method::Delete,
    "/api/v0/feedback/{feedback_id}/not-duplicates/{other_feedback_id}",
    Access::Member,
    204,
    "Take back that two items are different"
};

// Routing

inline constexpr Endpoint<OneWith<RoutingTestResult, RoutingTrial>, RoutingTest> testRouting{
    "testRouting",  Method::Post, "/api/v0/routing/test",
    Access::Member, 200,          "See where feedback would land, without saving anything",
    false,          true
};
inline constexpr Endpoint<One<RoutingDetails>, NoBody, FeedbackId> getRouting{
    "getRouting",   Method::Get, "/api/v0/feedback/{feedback_id}/routing",
    Access::Member, 200,         "See what was decided about an item, and why"
};
inline constexpr Endpoint<One<Feedback>, NoBody, FeedbackId> retryRouting{
    "retryRouting", Method::Post, "/api/v0/feedback/{feedback_id}/routing",
    Access::Member, 202,          "Route an item again"
};
inline constexpr Endpoint<One<RoutingPreview>, PreviewQuestion> previewRouting{
    "previewRouting",
    Method::Post,
    "/api/v0/routing/preview",
    Access::Member,
    200,
    "See what other settings would do with past feedback, without saving anything",
    false,
    true
};
inline constexpr Endpoint<One<RoutingQuality>> getRoutingQuality{
    "getRoutingQuality", Method::Get, "/api/v0/routing/quality",
    Access::Member,      200,         "See what people made of routing's decisions"
};
inline constexpr Endpoint<Whole<SimilarFeedback>, NoBody, FeedbackId> listSimilarFeedback{
    "listSimilarFeedback", Method::Get, "/api/v0/feedback/{feedback_id}/similar",
    Access::Member,        200,         "List the feedback most like an item, most alike first"
};

// Research

inline constexpr Endpoint<Paged<ResearchQuery>> listResearch{
    "listResearch", Method::Get, "/api/v0/research",
    Access::Member, 200,         "List questions and answers, newest first"
};
inline constexpr Endpoint<One<ResearchQuery>, NewResearch> createResearch{
    "createResearch",
    Method::Post,
    "/api/v0/research",
    Access::Member,
    202,
    "Ask a question about the feedback; it is answered in the background",
    false,
    true
};
inline constexpr Endpoint<One<ResearchQuery>, NoBody, ResearchId> getResearch{
    "getResearch",  Method::Get, "/api/v0/research/{research_id}",
    Access::Member, 200,         "Get a question with its answer, waiting for it where that is wanted"
};
inline constexpr Endpoint<Nothing, NoBody, ResearchId> deleteResearch{
    "deleteResearch",
    Method::Delete,
    "/api/v0/research/{research_id}",
    Access::Member,
    204,
    "Delete a question and its answer for good"
};

// Statistics

inline constexpr Endpoint<OneWith<statistics::FeedbackPerDay, statistics::Period>> getFeedbackPerDay{
    "getFeedbackPerDay", Method::Get, "/api/v0/statistics/feedback-per-day",
    Access::Member,      200,         "Count new feedback by day and buffer"
};
inline constexpr Endpoint<OneWith<statistics::BufferCounts, statistics::Period>> getBufferCounts{
    "getBufferCounts", Method::Get, "/api/v0/statistics/buffers",
    Access::Member,    200,         "Count feedback by buffer, and how much more that is than before"
};
inline constexpr Endpoint<OneWith<statistics::RoutingPerDay, statistics::Period>> getRoutingPerDay{
    "getRoutingPerDay", Method::Get, "/api/v0/statistics/routing",
    Access::Member,     200,         "Count feedback by day and by what routing came to"
};
inline constexpr Endpoint<OneWith<statistics::ConfidenceCounts, statistics::Period>> getConfidenceCounts{
    "getConfidenceCounts",
    Method::Get,
    "/api/v0/statistics/confidence",
    Access::Member,
    200,
    "Count routing's decisions by how sure they were, and what people made of them"
};
inline constexpr Endpoint<OneWith<statistics::ClientCounts, statistics::Period>> getClientCounts{
    "getClientCounts", Method::Get, "/api/v0/statistics/clients",
    Access::Member,    200,         "Count feedback by the tool that sent it"
};
inline constexpr Endpoint<OneWith<statistics::LanguageCounts, statistics::Period>> getLanguageCounts{
    "getLanguageCounts", Method::Get, "/api/v0/statistics/languages",
    Access::Member,      200,         "Count feedback by the language that it is written in"
};
inline constexpr Endpoint<OneWith<statistics::TargetCounts, statistics::Period>> getTargetCounts{
    "getTargetCounts", Method::Get, "/api/v0/statistics/targets",
    Access::Member,    200,         "Count votes and feedback by target"
};
inline constexpr Endpoint<OneWith<statistics::TriageTimes, statistics::Period>> getTriageTimes{
    "getTriageTimes", Method::Get, "/api/v0/statistics/triage-time",
    Access::Member,   200,         "Count feedback by how long it waited for a person"
};

inline constexpr Endpoint<OneWith<statistics::WorkCounts, statistics::Period>> getWorkCounts{
    "getWorkCounts", Method::Get, "/api/v0/statistics/work",
    Access::Member,  200,         "Count what was opened and closed by day, what is open by age, and by owner"
};

// Changes

inline constexpr Endpoint<ChangeEntries> listChanges{
    "listChanges",
    Method::Get,
    "/api/v0/changes",
    Access::Member,
    200,
    "Follow the changes: everything since a cursor, in order, waiting if there is nothing new"
};

inline constexpr Endpoint<Nothing, PresenceReport> reportPresence{
    "reportPresence", Method::Put, "/api/v0/presence",
    Access::Member,   204,         "Report which item you look at or edit"
};

// Targets and reactions

inline constexpr Endpoint<Paged<Target>> listTargets{
    "listTargets",  Method::Get, "/api/v0/targets",
    Access::Member, 200,         "List, filter and search targets, newest first"
};
inline constexpr Endpoint<One<Target>, NoBody, TargetId> getTarget{
    "getTarget", Method::Get, "/api/v0/targets/{target_id}", Access::Member, 200, "Get a target"
};
inline constexpr Endpoint<Paged<Feedback>, NoBody, TargetId> listTargetFeedback{
    "listTargetFeedback", Method::Get, "/api/v0/targets/{target_id}/feedback",
    Access::Member,       200,         "List the feedback that points at a target, newest first"
};
inline constexpr Endpoint<One<Reaction>, NewReaction> createReaction{
    "createReaction",
    Method::Post,
    "/api/v0/reactions",
    Access::Widget,
    201,
    "Vote on a target; the same voter's vote counts once, another value changes it"
};
inline constexpr Endpoint<One<ReactionSummary>, NoBody, TargetId> getReactionSummary{
    "getReactionSummary", Method::Get, "/api/v0/targets/{target_id}/reactions/summary",
    Access::Member,       200,         "Count the votes on a target, in all and by day"
};

// Import and export

inline constexpr Endpoint<Paged<Import>> listImports{
    "listImports", Method::Get, "/api/v0/import", Access::Admin, 200, "List the imports, newest first"
};
inline constexpr Endpoint<One<Import>, ImportPart> importPart{
    "importPart",  Method::Post, "/api/v0/import",
    Access::Admin, 200,          "Store a file of feedback or a part of one, or preview the result",
    true
};
inline constexpr Endpoint<One<Import>, NoBody, ImportId> getImport{
    "getImport", Method::Get, "/api/v0/import/{import_id}", Access::Admin, 200, "See how far an import is"
};
inline constexpr Endpoint<One<Import>, NoBody, ImportId> undoImport{
    "undoImport",  Method::Post, "/api/v0/import/{import_id}/undo",
    Access::Admin, 202,          "Take an import back, in the background"
};
inline constexpr Endpoint<One<ExportPage>> exportFeedback{
    "exportFeedback", Method::Get, "/api/v0/export",
    Access::Member,   200,         "Export feedback with buffers, targets and notes, page by page"
};

// Tokens, members, the organization

inline constexpr Endpoint<Paged<Token>> listTokens{
    "listTokens", Method::Get, "/api/v0/tokens", Access::Admin, 200, "List the tokens, newest first"
};
inline constexpr Endpoint<One<CreatedToken>, NewToken> createToken{
    "createToken", Method::Post, "/api/v0/tokens",
    Access::Admin, 201,          "Create a token; only this answer shows its value"
};
inline constexpr Endpoint<One<CreatedToken>, TokenRotation, TokenId> rotateToken{
    "rotateToken", Method::Post, "/api/v0/tokens/{token_id}/rotate",
    Access::Admin, 201,          "Replace a token by a new one; both work for a while"
};
inline constexpr Endpoint<Nothing, NoBody, TokenId> revokeToken{ "revokeToken",
                                                                 Method::Delete,
                                                                 "/api/v0/tokens/{token_id}",
                                                                 Access::Admin,
                                                                 204,
                                                                 "Revoke a token; it stops working at once" };
inline constexpr Endpoint<Paged<Member>> listMembers{
    "listMembers", Method::Get, "/api/v0/members", Access::Admin, 200, "List the members, newest first"
};
inline constexpr Endpoint<One<Member>, NewMember> createMember{
    "createMember", Method::Post, "/api/v0/members", Access::Admin, 201, "Add a member"
};
inline constexpr Endpoint<One<Member>, MemberPatch, MemberId> updateMember{
    "updateMember", Method::Patch, "/api/v0/members/{member_id}", Access::Admin, 200, "Change a member"
};
inline constexpr Endpoint<Nothing, NoBody, MemberId> deleteMember{
    "deleteMember",
    Method::Delete,
    "/api/v0/members/{member_id}",
    Access::Admin,
    204,
    "Remove a member and revoke its tokens; its notes stay"
};
/// The caller's own identity is a resource, too, although the identifier is that of its member.
template <>
inline constexpr bool isResource<One<Me>> = true;
inline constexpr Endpoint<One<Me>> getMe{ "getMe",      Method::Get,
                                          "/api/v0/me", Access::Member,
                                          200,          "Get the member that the token stands for" };
inline constexpr Endpoint<One<Organization>> getOrganization{
    "getOrganization", Method::Get, "/api/v0/organization", Access::Member, 200, "Get the organization"
};
inline constexpr Endpoint<One<Organization>, OrganizationPatch> updateOrganization{
    "updateOrganization", Method::Patch, "/api/v0/organization",
    Access::Admin,        200,           "Change the organization's name and settings"
};

// Webhooks

inline constexpr Endpoint<Paged<Webhook>> listWebhooks{
    "listWebhooks", Method::Get, "/api/v0/webhooks", Access::Admin, 200, "List the webhooks, newest first"
};
inline constexpr Endpoint<One<Webhook>, NewWebhook> createWebhook{
    "createWebhook", Method::Post, "/api/v0/webhooks",
    Access::Admin,   201,          "Create a webhook; only this answer shows its secret"
};
inline constexpr Endpoint<One<Webhook>, NoBody, WebhookId> getWebhook{
    "getWebhook", Method::Get, "/api/v0/webhooks/{webhook_id}", Access::Admin, 200, "Get a webhook"
};
inline constexpr Endpoint<One<Webhook>, WebhookPatch, WebhookId> updateWebhook{
    "updateWebhook", Method::Patch, "/api/v0/webhooks/{webhook_id}", Access::Admin, 200, "Change a webhook"
};
inline constexpr Endpoint<Nothing, NoBody, WebhookId> deleteWebhook{
    "deleteWebhook", Method::Delete, "/api/v0/webhooks/{webhook_id}", Access::Admin, 204, "Delete a webhook"
};
inline constexpr Endpoint<One<WebhookTestResult>, WebhookTest, WebhookId> testWebhook{
    "testWebhook", Method::Post, "/api/v0/webhooks/{webhook_id}/test",
    Access::Admin, 200,          "Send a test message and see the answer"
};
inline constexpr Endpoint<One<Webhook>, NoBody, WebhookId> rotateWebhook{
    "rotateWebhook", Method::Post, "/api/v0/webhooks/{webhook_id}/rotate",
    Access::Admin,   200,          "Replace the secret; for 24 hours both sign"
};
inline constexpr Endpoint<Paged<WebhookDelivery>, NoBody, WebhookId> listDeliveries{
    "listDeliveries", Method::Get, "/api/v0/webhooks/{webhook_id}/deliveries",
    Access::Admin,    200,         "List the messages of a webhook, newest first"
};
inline constexpr Endpoint<One<WebhookReplayed>, WebhookReplay, WebhookId> replayWebhook{
    "replayWebhook", Method::Post, "/api/v0/webhooks/{webhook_id}/replay",
    Access::Admin,   202,          "Send the messages since a time again"
};
inline constexpr Endpoint<One<WebhookDelivery>, NoBody, DeliveryId> replayDelivery{
    "replayDelivery", Method::Post, "/api/v0/deliveries/{delivery_id}/replay",
    Access::Admin,    202,          "Send a message again"
};

// About the service

inline constexpr Endpoint<One<Report>, NewReport> createReport{
    "createReport", Method::Post, "/api/v0/reports",
    Access::Member, 201,          "Send the operator a report about the service itself"
};

} // namespace triage::api
