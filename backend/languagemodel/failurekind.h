// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons why there is no answer of the language model.
#pragma once

#include <QString>

namespace triage::languagemodel {

enum class FailureKind {
    None,
    Unreachable, ///< No connection, or it broke.
    TimedOut,
    Refused, ///< The endpoint does not accept the key, the model or the address: an operator has to look.
    Overloaded, ///< 408, 409, 425, 429.
    ServerError,
    BadRequest,
    TooLarge, ///< The answer is too large.
    NotUnderstood, ///< The answer does not follow the protocol.
    Declined, ///< The model declined to answer.
    CutOff, ///< The model needed more tokens than allowed.
    Invalid, ///< The answer is not JSON, or does not pass the check.
    Resting, ///< Calls are suspended after failures.
    OverBudget,
    Overdue, ///< The item waited too long for its turn.
    Busy, ///< Too many calls are waiting.
    Stopped,
};

/// Returns a word for logs and metrics, for example "timed-out".
const char *wordOf(FailureKind kind);
/// Returns a sentence for a person.
QString detailOf(FailureKind kind);
/// Returns whether another attempt may succeed.
bool isTransient(FailureKind kind);
/// Returns whether the call failed. Only later calls show whether the reason is the request or the endpoint.
bool isFailedCall(FailureKind kind);
/// Returns whether the endpoint was not called.
bool isWithheld(FailureKind kind);

} // namespace triage::languagemodel
