// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/chatcontext.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

QUrl completionsOf(QUrl url)
{
    QString path = url.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    url.setPath(path + (path.endsWith("/v1"_L1) ? "/chat/completions"_L1 : "/v1/chat/completions"_L1));
    return url;
}

} // namespace

ChatContext::ChatContext(ModelEndpoint modelEndpoint, Ledger *tokenLedger, Observer *callObserver)
    : endpoint(std::move(modelEndpoint)), address(completionsOf(endpoint.url)), ledger(tokenLedger),
      observer(callObserver), transport({ endpoint.connectTimeout, endpoint.maxAnswerBytes }),
      breaker(1, endpoint.rest), organizations(endpoint.maxFailures, endpoint.rest),
      throttle(endpoint.concurrency, endpoint.callsPerMinute)
{
}

} // namespace triage::languagemodel
