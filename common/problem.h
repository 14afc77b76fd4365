// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong, in the words of the contract: the one error type of the project.
#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <span>

namespace triage {

/// Every problem type that the API answers with. A new one lists its own to-dos: each switch over this
/// enumeration is exhaustive.
enum class ProblemType {
    Unauthorized,
    InvalidTokenFormat,
    InvalidToken,
    UsageLimitReached,
    Forbidden,
    ForbiddenOrigin,
    WidgetTokenRestricted,
    AdminRequired,
    OrgRequired,
    NotFound,
    BufferNotFound,
    FeedbackNotFound,
    TargetNotFound,
    MemberNotFound,
    TokenNotFound,
    ResearchQueryNotFound,
    WebhookNotFound,
    MethodNotAllowed,
    RequestTimeout,
    Conflict,
    PayloadTooLarge,
    UnsupportedMediaType,
    ExpectationFailed,
    MissingRequiredField,
    InvalidFieldValue,
    RateLimited,
    HeadersTooLarge,
    BadRequest,
    NotImplemented,
    HttpVersionNotSupported,
    InternalError,
    ServiceUnavailable,
    GatewayTimeout,
};

/// Whose mistake it is: the end user's (detail is safe to show) or the calling program's.
enum class Category { User, Integration };

/// One occurrence of a problem.
struct Problem
{
    ProblemType type = ProblemType::InternalError;
    QString detail; ///< A sentence for a person: what is wrong and what to do.
    QString field; ///< The request field at fault; only for missing and invalid values.
    std::optional<Category> category; ///< Set where the occurrence differs from categoryOf(type).
    std::chrono::seconds retryAfter{ 0 }; ///< When to try again; 0 where waiting does not help.

    friend bool operator==(const Problem &, const Problem &) = default;
};

/// The last part of the type's URI, for example "buffer-not-found".
QLatin1StringView slugOf(ProblemType type);
/// The type's name in title case, for example "Buffer Not Found".
QString titleOf(ProblemType type);
/// The HTTP status that the type is answered with.
int statusOf(ProblemType type);
/// The category of the type; nothing for internal-error, where the contract omits it.
std::optional<Category> categoryOf(ProblemType type);
/// The category of this occurrence.
std::optional<Category> categoryOf(const Problem &problem);
/// All problem types, in the order of their status.
std::span<const ProblemType> allProblemTypes();

/// A required field was not sent.
Problem missingField(const QString &field, Category category = Category::User);
/// A field has a value that cannot be taken; detail says why and what would be.
Problem invalidField(const QString &field, const QString &detail, Category category = Category::User);
/// A problem of a type with its detail.
Problem problem(ProblemType type, const QString &detail);
/// The service cannot answer just now, for example because the database is away.
Problem unavailable(const QString &detail, std::chrono::seconds retryAfter = std::chrono::seconds(2));

} // namespace triage
