// SPDX-License-Identifier: GPL-3.0-or-later
// Requests under an Idempotency-Key, and what tells of their answers.
#pragma once

#include "support/testbackend.h"

namespace triage::test {

inline Sent keyed(const QByteArray &path, const QByteArray &body, const QByteArray &key)
{
    return { "POST", path, body, { { "Idempotency-Key", key } } };
}

inline Sent create(const QByteArray &description, const QByteArray &key)
{
    return keyed("/feedback", Members{ { "description", description } }.toJson(), key);
}

inline bool isReplay(const Answer &answer)
{
    return answer.header("Idempotency-Replayed") == "true";
}

/// "201 replayed": the outcome, and whether it is given again.
inline QString outcomeOf(const Answer &answer)
{
    return answer.outcome() + (isReplay(answer) ? QStringLiteral(" replayed") : QString());
}

} // namespace triage::test
