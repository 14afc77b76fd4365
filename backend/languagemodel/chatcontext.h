// SPDX-License-Identifier: GPL-3.0-or-later
// The state that all requests to one endpoint share.
#pragma once

#include "languagemodel/callthrottle.h"
#include "languagemodel/circuitbreaker.h"
#include "languagemodel/dialects.h"
#include "languagemodel/ledger.h"
#include "languagemodel/modelendpoint.h"
#include "languagemodel/modeltransport.h"
#include "languagemodel/observer.h"

namespace triage::languagemodel {

struct ChatContext
{
    ChatContext(ModelEndpoint modelEndpoint, Ledger *tokenLedger, Observer *callObserver);

    const ModelEndpoint endpoint;
    const QUrl address; ///< The URL of chat completions.
    Ledger *const ledger;
    Observer *const observer;
    ModelTransport transport;
    CircuitBreaker breaker;
    OrganizationBreakers organizations;
    CallThrottle throttle;
    Dialects dialects;
};

} // namespace triage::languagemodel
