// SPDX-License-Identifier: GPL-3.0-or-later
// The interface for metrics of calls to the language model.
#pragma once

#include "languagemodel/failurekind.h"

#include <QtGlobal>

#include <chrono>

namespace triage::languagemodel {

/// Notified in any thread.
class Observer
{
public:
    virtual ~Observer() = default;
    /// Called after each HTTP call; kind is None if it succeeded.
    virtual void called(const char *purpose, FailureKind kind, std::chrono::milliseconds took) = 0;
    /// Called once for each question without an answer, also if no call was made.
    virtual void unanswered(const char *purpose, FailureKind kind) = 0;
    /// Called with the tokens of each answer, useful or not.
    virtual void spent(const char *purpose, qint64 promptTokens, qint64 answerTokens) = 0;
};

} // namespace triage::languagemodel
