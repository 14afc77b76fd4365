// Which use case answers which operation.
#pragma once

#include "api/api.h"

namespace triage::services {
class BufferService;
class ChangeFeed;
class FeedbackService;
class RoutingService;
}

namespace triage::api {

void addBufferRoutes(Api &api, services::BufferService &buffers, services::FeedbackService &feedback);
void addChangeRoutes(Api &api, services::ChangeFeed &feed);
void addFeedbackRoutes(Api &api, services::FeedbackService &feedback);
void addRoutingRoutes(Api &api, services::RoutingService &routing, services::FeedbackService &feedback);

} // namespace triage::api
