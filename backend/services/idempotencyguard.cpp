// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/idempotencyguard.h"

using namespace Qt::StringLiterals;

namespace triage::services {

Problem keyUsedForAnotherBody()
{
    return invalidField(
        u"Idempotency-Key"_s,
        u"This Idempotency-Key was used for a request with another body or query. Use a new key for every "
        "new request, and the same key only to send a request again as it was."_s,
        Category::Integration);
}

Problem repeatedRequest(IdempotentRequest &request, const storage::Receipt &receipt)
{
    if (receipt.request.body != request.receiptKey.body)
        return keyUsedForAnotherBody();
    request.storedAnswer = receipt.answer;
    return problem(ProblemType::Conflict, u"This request was done before."_s);
}

Result<void> requireNotRepeated(storage::ReceiptStore &receipts, IdempotentRequest &request)
{
    request.storedAnswer.reset();
    const auto found = receipts.find({ &request.receiptKey.key, 1 });
    if (!found)
        return found.error();
    if (!found->empty())
        return repeatedRequest(request, found->front());
    return {};
}

} // namespace triage::services
