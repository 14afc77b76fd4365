// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/failurekind.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

const char *wordOf(FailureKind kind)
{
    switch (kind) {
    case FailureKind::None:
        return "none";
    case FailureKind::Unreachable:
        return "unreachable";
    case FailureKind::TimedOut:
        return "timed-out";
    case FailureKind::Refused:
        return "refused";
    case FailureKind::Overloaded:
        return "overloaded";
    case FailureKind::ServerError:
        return "server-error";
    case FailureKind::BadRequest:
        return "bad-request";
    case FailureKind::TooLarge:
        return "too-large";
    case FailureKind::NotUnderstood:
        return "not-understood";
    case FailureKind::Declined:
        return "declined";
    case FailureKind::CutOff:
        return "cut-off";
    case FailureKind::Invalid:
        return "invalid";
    case FailureKind::Resting:
        return "resting";
    case FailureKind::OverBudget:
        return "over-budget";
    case FailureKind::Overdue:
        return "overdue";
    case FailureKind::Busy:
        return "busy";
    case FailureKind::Stopped:
        return "stopped";
    }
    Q_UNREACHABLE();
}

QString detailOf(FailureKind kind)
{
    switch (kind) {
    case FailureKind::None:
        break;
    case FailureKind::Unreachable:
        return u"The language model cannot be reached."_s;
    case FailureKind::TimedOut:
        return u"The language model did not answer in time."_s;
    case FailureKind::Refused:
        return u"The language model's endpoint rejects all requests. The operator has to check its address, model and key."_s;
    case FailureKind::Overloaded:
        return u"The language model is overloaded."_s;
    case FailureKind::ServerError:
        return u"The language model failed."_s;
    case FailureKind::BadRequest:
        return u"The language model's endpoint does not accept the request."_s;
    case FailureKind::TooLarge:
        return u"The language model's answer is too large."_s;
    case FailureKind::NotUnderstood:
        return u"The language model's endpoint does not use the expected protocol."_s;
    case FailureKind::Declined:
        return u"The language model declined to answer."_s;
    case FailureKind::CutOff:
        return u"The language model's answer was cut off."_s;
    case FailureKind::Invalid:
        return u"The language model's answer is not valid."_s;
    case FailureKind::Resting:
        return u"The language model failed too often. It is called again in a minute."_s;
    case FailureKind::OverBudget:
        return u"The organization has used up its tokens of the language model for today."_s;
    case FailureKind::Overdue:
        return u"The item waited too long for the language model."_s;
    case FailureKind::Busy:
        return u"Too many requests are waiting for the language model."_s;
    case FailureKind::Stopped:
        return u"The server is shutting down."_s;
    }
    return {};
}

bool isTransient(FailureKind kind)
{
    return kind == FailureKind::Unreachable || kind == FailureKind::TimedOut
        || kind == FailureKind::Overloaded || kind == FailureKind::ServerError;
}

bool isFailedCall(FailureKind kind)
{
    return isTransient(kind) || kind == FailureKind::Refused || kind == FailureKind::NotUnderstood
        || kind == FailureKind::TooLarge || kind == FailureKind::BadRequest;
}

bool isWithheld(FailureKind kind)
{
    return kind == FailureKind::Resting || kind == FailureKind::OverBudget || kind == FailureKind::Overdue
        || kind == FailureKind::Busy || kind == FailureKind::Stopped;
}

} // namespace triage::languagemodel
