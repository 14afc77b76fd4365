// SPDX-License-Identifier: GPL-3.0-or-later
// Who wants to know how asking the language model goes.
#pragma once

#include <QtGlobal>

#include <chrono>

namespace triage::languagemodel {

/// Why there is no answer.
enum class FailureKind {
    None,
    Unreachable, ///< No connection, or it broke.
    TimedOut,
    Refused, ///< The endpoint does not accept the key, the model or the address: an operator has to look.
    Overloaded, ///< 408, 409, 425, 429.
    ServerError,
    BadRequest,
    TooLarge, ///< The answer.
    NotUnderstood, ///< The answer is none of the protocol.
    Declined, ///< The model does not want to answer.
    CutOff, ///< The model needed more tokens than it had.
    Invalid, ///< What it said is no JSON, or not what was asked for.
    Resting, ///< After failures.
    OverBudget,
    Busy, ///< Too many calls.
    Stopped,
};

/// A word for logs and metrics, for example "timed-out".
const char *wordOf(FailureKind kind);

/// Told by any thread.
class Observer
{
public:
    virtual ~Observer() = default;
    /// One HTTP call; kind is None where it was answered as it should be.
    virtual void called(const char *purpose, FailureKind kind, std::chrono::milliseconds took) = 0;
    /// What an answer, of use or not, cost.
    virtual void spent(const char *purpose, qint64 promptTokens, qint64 answerTokens) = 0;
};

} // namespace triage::languagemodel
