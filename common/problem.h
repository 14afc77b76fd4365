// SPDX-License-Identifier: GPL-3.0-or-later
// Problems in the words of the contract: the one error type of the project.
#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <span>

namespace triage {

/// Every problem type that the API answers with. A new type needs a row in problem.cpp. Each switch over this
/// enumeration is exhaustive, so that a new type lists its own to-dos.
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
    DeliveryNotFound,
    TagNotFound,
    TagChangeNotFound,
    ViewNotFound,
    MergeNotFound,
    MethodNotAllowed,
    RequestTimeout,
    Conflict,
    PreconditionFailed,
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
    GatewayTimeout, // the last one: the types are counted by it
};

/// The party at fault: the end user (detail is safe to show) or the calling program.
enum class Category { User, Integration };

/// One occurrence of a problem.
struct Problem
{
    ProblemType type = ProblemType::InternalError;
    QString detail; ///< A sentence for a person: what is wrong and what to do.
    QString field; ///< The request field at fault; only for missing and invalid values.
    std::optional<Category> category; ///< Set where the occurrence differs from categoryOf(type).
    std::chrono::seconds retryAfter{ 0 }; ///< The time until a retry; 0 if waiting does not help.

    friend bool operator==(const Problem &, const Problem &) = default;
};

/// Returns the last part of the type's URI, for example "buffer-not-found".
QLatin1StringView slugOf(ProblemType type);
/// Returns the type's name in title case, for example "Buffer Not Found".
QString titleOf(ProblemType type);
/// Returns the HTTP status of answers with this type.
int statusOf(ProblemType type);
/// Returns the category of the type; nothing for internal-error, where the contract omits it.
std::optional<Category> categoryOf(ProblemType type);
/// Returns the category of this occurrence.
std::optional<Category> categoryOf(const Problem &problem);
/// Returns all problem types, in the order of their status.
std::span<const ProblemType> allProblemTypes();

/// Returns the problem of a required field that was not sent.
Problem missingField(const QString &field, Category category = Category::User);
/// Returns the problem of a field whose value is refused; detail says why and which values are accepted.
Problem invalidField(const QString &field, const QString &detail, Category category = Category::User);
/// Returns a problem of a type with its detail.
Problem problem(ProblemType type, const QString &detail);
/// Returns the problem of a service that cannot answer now, for example because the database is unreachable.
Problem unavailable(const QString &detail, std::chrono::seconds retryAfter = std::chrono::seconds(2));

} // namespace triage
