// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/chatcontext.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

ChatContext::ChatContext(ModelEndpoint modelEndpoint, Ledger *tokenLedger, Observer *callObserver)
    : endpoint(std::move(modelEndpoint)), address(resourceOf(endpoint.url, "chat/completions"_L1)),
      ledger(tokenLedger), observer(callObserver),
      transport({ endpoint.connectTimeout, endpoint.maxAnswerBytes }), breaker(1, endpoint.rest),
      organizations(endpoint.maxFailures, endpoint.rest),
      throttle(endpoint.concurrency, endpoint.callsPerMinute)
{
}

} // namespace triage::languagemodel
