// SPDX-License-Identifier: GPL-3.0-or-later
#include "problem.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

/// A type of problems.
struct ProblemRow
{
    ProblemType type;
    int status; ///< The HTTP status of answers with it.
    std::optional<Category> category;
    QLatin1StringView slug;
};

/// In the order of their status.
constexpr auto rows = [] {
    using enum ProblemType;
    using enum Category;
    return std::array{
        ProblemRow{ BadRequest, 400, Integration, "bad-request"_L1 },
        ProblemRow{ Unauthorized, 401, Integration, "unauthorized"_L1 },
        ProblemRow{ InvalidTokenFormat, 401, Integration, "invalid-token-format"_L1 },
        ProblemRow{ InvalidToken, 401, Integration, "invalid-token"_L1 },
        ProblemRow{ UsageLimitReached, 402, Integration, "usage-limit-reached"_L1 },
        ProblemRow{ Forbidden, 403, Integration, "forbidden"_L1 },
        ProblemRow{ ForbiddenOrigin, 403, Integration, "forbidden-origin"_L1 },
        ProblemRow{ WidgetTokenRestricted, 403, Integration, "widget-token-restricted"_L1 },
        ProblemRow{ AdminRequired, 403, User, "admin-required"_L1 },
        ProblemRow{ OrgRequired, 403, Integration, "org-required"_L1 },
        ProblemRow{ NotFound, 404, Integration, "not-found"_L1 },
        ProblemRow{ BufferNotFound, 404, User, "buffer-not-found"_L1 },
        ProblemRow{ FeedbackNotFound, 404, User, "feedback-not-found"_L1 },
        ProblemRow{ TargetNotFound, 404, User, "target-not-found"_L1 },
        ProblemRow{ MemberNotFound, 404, User, "member-not-found"_L1 },
        ProblemRow{ TokenNotFound, 404, User, "token-not-found"_L1 },
        ProblemRow{ ResearchQueryNotFound, 404, User, "research-query-not-found"_L1 },
        ProblemRow{ WebhookNotFound, 404, User, "webhook-not-found"_L1 },
        ProblemRow{ DeliveryNotFound, 404, User, "delivery-not-found"_L1 },
        ProblemRow{ TagNotFound, 404, User, "tag-not-found"_L1 },
        ProblemRow{ TagChangeNotFound, 404, User, "tag-change-not-found"_L1 },
        ProblemRow{ ViewNotFound, 404, User, "view-not-found"_L1 },
        ProblemRow{ MergeNotFound, 404, User, "merge-not-found"_L1 },
        ProblemRow{ MethodNotAllowed, 405, Integration, "method-not-allowed"_L1 },
        ProblemRow{ RequestTimeout, 408, Integration, "request-timeout"_L1 },
        ProblemRow{ Conflict, 409, User, "conflict"_L1 },
        ProblemRow{ PreconditionFailed, 412, User, "precondition-failed"_L1 },
        ProblemRow{ PayloadTooLarge, 413, Integration, "payload-too-large"_L1 },
        ProblemRow{ UnsupportedMediaType, 415, Integration, "unsupported-media-type"_L1 },
        ProblemRow{ ExpectationFailed, 417, Integration, "expectation-failed"_L1 },
        ProblemRow{ MissingRequiredField, 422, User, "missing-required-field"_L1 },
        ProblemRow{ InvalidFieldValue, 422, User, "invalid-field-value"_L1 },
        ProblemRow{ RateLimited, 429, User, "rate-limited"_L1 },
        ProblemRow{ HeadersTooLarge, 431, Integration, "headers-too-large"_L1 },
        ProblemRow{ InternalError, 500, std::nullopt, "internal-error"_L1 },
        ProblemRow{ NotImplemented, 501, Integration, "not-implemented"_L1 },
        ProblemRow{ ServiceUnavailable, 503, User, "service-unavailable"_L1 },
        ProblemRow{ GatewayTimeout, 504, User, "gateway-timeout"_L1 },
        ProblemRow{ HttpVersionNotSupported, 505, Integration, "http-version-not-supported"_L1 },
    };
}();

constexpr auto everyType = [] {
    std::array<ProblemType, rows.size()> all{};
    for (std::size_t i = 0; i < rows.size(); ++i)
        all[i] = rows[i].type;
    return all;
}();

constexpr const ProblemRow &rowOf(ProblemType type)
{
    return *std::ranges::find(rows, type, &ProblemRow::type);
}

// A type without a row does not compile.
static_assert([] {
    bool hasAll = rows.size() == std::size_t(ProblemType::GatewayTimeout) + 1;
    for (int type = 0; type <= int(ProblemType::GatewayTimeout); ++type)
        hasAll = hasAll && rowOf(ProblemType(type)).type == ProblemType(type);
    return hasAll;
}());

} // namespace

QLatin1StringView slugOf(ProblemType type)
{
    return rowOf(type).slug;
}

QString titleOf(ProblemType type)
{
    QStringList words = QString(slugOf(type)).split(u'-');
    for (QString &word : words)
        word[0] = word.at(0).toUpper();
    return words.join(u' ');
}

int statusOf(ProblemType type)
{
    return rowOf(type).status;
}

std::optional<Category> categoryOf(ProblemType type)
{
    return rowOf(type).category;
}

std::optional<Category> categoryOf(const Problem &problem)
{
    return problem.category ? problem.category : categoryOf(problem.type);
}

std::span<const ProblemType> allProblemTypes()
{
    return everyType;
}

Problem missingField(const QString &field, Category category)
{
    return { ProblemType::MissingRequiredField,
             u"%1 is required: send a value for it."_s.arg(field),
             field,
             category,
             {} };
}

Problem invalidField(const QString &field, const QString &detail, Category category)
{
    return { ProblemType::InvalidFieldValue, detail, field, category, {} };
}

Problem problem(ProblemType type, const QString &detail)
{
    return { type, detail, {}, std::nullopt, {} };
}

Problem unavailable(const QString &detail, std::chrono::seconds retryAfter)
{
    return { ProblemType::ServiceUnavailable, detail, {}, std::nullopt, retryAfter };
}

} // namespace triage
