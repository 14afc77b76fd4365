// SPDX-License-Identifier: GPL-3.0-or-later
// Adds the operations of each resource to the API.
#pragma once

#include "api/api.h"

namespace triage::services {
class BufferService;
class ChangeFeed;
class ExportService;
class FeedbackIntake;
class FeedbackService;
class ImportService;
class MemberService;
class MergeService;
class OrganizationService;
class PresenceHub;
class ReactionService;
class ReportService;
class ResearchService;
class RoutingInsightService;
class RoutingService;
class SimilarItems;
class StatisticsService;
class TagService;
class TargetService;
class TokenService;
class TriageService;
class ViewService;
class WebhookService;
} // namespace triage::services

namespace triage::api {

void addBufferRoutes(Api &api, services::BufferService &buffers);
void addChangeRoutes(Api &api, services::ChangeFeed &feed, services::PresenceHub &presence);
void addFeedbackRoutes(Api &api, services::FeedbackService &feedback, services::FeedbackIntake &intake,
                       services::BufferService &buffers);
void addInsightRoutes(Api &api, services::RoutingInsightService &insight, services::SimilarItems &similar,
                      services::RoutingService &routing, services::FeedbackService &feedback);
void addMemberRoutes(Api &api, services::MemberService &members);
void addMergeRoutes(Api &api, services::MergeService &merges);
void addOrganizationRoutes(Api &api, services::OrganizationService &organizations);
void addReactionRoutes(Api &api, services::ReactionService &reactions);
void addReportRoutes(Api &api, services::ReportService &reports);
void addResearchRoutes(Api &api, services::ResearchService &research);
void addRoutingRoutes(Api &api, services::RoutingService &routing, services::FeedbackService &feedback);
void addStatisticsRoutes(Api &api, services::StatisticsService &statistics);
void addTagRoutes(Api &api, services::TagService &tags);
void addTargetRoutes(Api &api, services::TargetService &targets);
void addTokenRoutes(Api &api, services::TokenService &tokens);
void addTransferRoutes(Api &api, services::ImportService &imports, services::ExportService &exports);
void addTriageRoutes(Api &api, services::TriageService &triage);
void addViewRoutes(Api &api, services::ViewService &views);
void addWebhookRoutes(Api &api, services::WebhookService &webhooks);

} // namespace triage::api
