// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/once.h"

using namespace Qt::StringLiterals;

namespace triage::services {

Problem doneBefore(Attempt &attempt, const storage::Receipt &receipt)
{
    if (receipt.request.body != attempt.request.body)
        return invalidField(
            u"Idempotency-Key"_s,
            u"This Idempotency-Key was used for a request with another body. Use a new key for every "
            "new request, and the same key only to send a request again as it was."_s,
            Category::Integration);
    attempt.found = receipt.answer;
    return problem(ProblemType::Conflict, u"This request was done before."_s);
}

Result<void> requireUndone(storage::ReceiptStore &receipts, Attempt &attempt)
{
    attempt.found.reset();
    const auto found = receipts.find({ &attempt.request.key, 1 });
    if (!found)
        return found.error();
    if (!found->empty())
        return doneBefore(attempt, found->front());
    return {};
}

} // namespace triage::services
