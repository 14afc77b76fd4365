// SPDX-License-Identifier: GPL-3.0-or-later
#include "problem.h"

#include <QStringList>

#include <array>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

constexpr std::array everyType{
    ProblemType::BadRequest,
    ProblemType::Unauthorized,
    ProblemType::InvalidTokenFormat,
    ProblemType::InvalidToken,
    ProblemType::UsageLimitReached,
    ProblemType::Forbidden,
    ProblemType::ForbiddenOrigin,
    ProblemType::WidgetTokenRestricted,
    ProblemType::AdminRequired,
    ProblemType::OrgRequired,
    ProblemType::NotFound,
    ProblemType::BufferNotFound,
    ProblemType::FeedbackNotFound,
    ProblemType::TargetNotFound,
    ProblemType::MemberNotFound,
    ProblemType::TokenNotFound,
    ProblemType::ResearchQueryNotFound,
    ProblemType::WebhookNotFound,
    ProblemType::DeliveryNotFound,
    ProblemType::TagNotFound,
    ProblemType::TagChangeNotFound,
    ProblemType::ViewNotFound,
    ProblemType::MergeNotFound,
    ProblemType::MethodNotAllowed,
    ProblemType::RequestTimeout,
    ProblemType::Conflict,
    ProblemType::PreconditionFailed,
    ProblemType::PayloadTooLarge,
    ProblemType::UnsupportedMediaType,
    ProblemType::ExpectationFailed,
    ProblemType::MissingRequiredField,
    ProblemType::InvalidFieldValue,
    ProblemType::RateLimited,
    ProblemType::HeadersTooLarge,
    ProblemType::InternalError,
    ProblemType::NotImplemented,
    ProblemType::ServiceUnavailable,
    ProblemType::GatewayTimeout,
    ProblemType::HttpVersionNotSupported,
};

} // namespace

QLatin1StringView slugOf(ProblemType type)
{
    switch (type) {
    case ProblemType::Unauthorized:
        return "unauthorized"_L1;
    case ProblemType::InvalidTokenFormat:
        return "invalid-token-format"_L1;
    case ProblemType::InvalidToken:
        return "invalid-token"_L1;
    case ProblemType::UsageLimitReached:
        return "usage-limit-reached"_L1;
    case ProblemType::Forbidden:
        return "forbidden"_L1;
    case ProblemType::ForbiddenOrigin:
        return "forbidden-origin"_L1;
    case ProblemType::WidgetTokenRestricted:
        return "widget-token-restricted"_L1;
    case ProblemType::AdminRequired:
        return "admin-required"_L1;
    case ProblemType::OrgRequired:
        return "org-required"_L1;
    case ProblemType::NotFound:
        return "not-found"_L1;
    case ProblemType::BufferNotFound:
        return "buffer-not-found"_L1;
    case ProblemType::FeedbackNotFound:
        return "feedback-not-found"_L1;
    case ProblemType::TargetNotFound:
        return "target-not-found"_L1;
    case ProblemType::MemberNotFound:
        return "member-not-found"_L1;
    case ProblemType::TokenNotFound:
        return "token-not-found"_L1;
    case ProblemType::ResearchQueryNotFound:
        return "research-query-not-found"_L1;
    case ProblemType::WebhookNotFound:
        return "webhook-not-found"_L1;
    case ProblemType::DeliveryNotFound:
        return "delivery-not-found"_L1;
    case ProblemType::TagNotFound:
        return "tag-not-found"_L1;
    case ProblemType::TagChangeNotFound:
        return "tag-change-not-found"_L1;
    case ProblemType::ViewNotFound:
        return "view-not-found"_L1;
    case ProblemType::MergeNotFound:
        return "merge-not-found"_L1;
    case ProblemType::MethodNotAllowed:
        return "method-not-allowed"_L1;
    case ProblemType::RequestTimeout:
        return "request-timeout"_L1;
    case ProblemType::Conflict:
        return "conflict"_L1;
    case ProblemType::PreconditionFailed:
        return "precondition-failed"_L1;
    case ProblemType::PayloadTooLarge:
        return "payload-too-large"_L1;
    case ProblemType::UnsupportedMediaType:
        return "unsupported-media-type"_L1;
    case ProblemType::ExpectationFailed:
        return "expectation-failed"_L1;
    case ProblemType::MissingRequiredField:
        return "missing-required-field"_L1;
    case ProblemType::InvalidFieldValue:
        return "invalid-field-value"_L1;
    case ProblemType::RateLimited:
        return "rate-limited"_L1;
    case ProblemType::HeadersTooLarge:
        return "headers-too-large"_L1;
    case ProblemType::BadRequest:
        return "bad-request"_L1;
    case ProblemType::NotImplemented:
        return "not-implemented"_L1;
    case ProblemType::HttpVersionNotSupported:
        return "http-version-not-supported"_L1;
    case ProblemType::InternalError:
        return "internal-error"_L1;
    case ProblemType::ServiceUnavailable:
        return "service-unavailable"_L1;
    case ProblemType::GatewayTimeout:
        return "gateway-timeout"_L1;
    }
    Q_UNREACHABLE();
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
    switch (type) {
    case ProblemType::BadRequest:
        return 400;
    case ProblemType::Unauthorized:
    case ProblemType::InvalidTokenFormat:
    case ProblemType::InvalidToken:
        return 401;
    case ProblemType::UsageLimitReached:
        return 402;
    case ProblemType::Forbidden:
    case ProblemType::ForbiddenOrigin:
    case ProblemType::WidgetTokenRestricted:
    case ProblemType::AdminRequired:
    case ProblemType::OrgRequired:
        return 403;
    case ProblemType::NotFound:
    case ProblemType::BufferNotFound:
    case ProblemType::FeedbackNotFound:
    case ProblemType::TargetNotFound:
    case ProblemType::MemberNotFound:
    case ProblemType::TokenNotFound:
    case ProblemType::ResearchQueryNotFound:
    case ProblemType::WebhookNotFound:
    case ProblemType::DeliveryNotFound:
    case ProblemType::TagNotFound:
    case ProblemType::TagChangeNotFound:
    case ProblemType::ViewNotFound:
    case ProblemType::MergeNotFound:
        return 404;
    case ProblemType::MethodNotAllowed:
        return 405;
    case ProblemType::RequestTimeout:
        return 408;
    case ProblemType::Conflict:
        return 409;
    case ProblemType::PreconditionFailed:
        return 412;
    case ProblemType::PayloadTooLarge:
        return 413;
    case ProblemType::UnsupportedMediaType:
        return 415;
    case ProblemType::ExpectationFailed:
        return 417;
    case ProblemType::MissingRequiredField:
    case ProblemType::InvalidFieldValue:
        return 422;
    case ProblemType::RateLimited:
        return 429;
    case ProblemType::HeadersTooLarge:
        return 431;
    case ProblemType::InternalError:
        return 500;
    case ProblemType::NotImplemented:
        return 501;
    case ProblemType::ServiceUnavailable:
        return 503;
    case ProblemType::GatewayTimeout:
        return 504;
    case ProblemType::HttpVersionNotSupported:
        return 505;
    }
    Q_UNREACHABLE();
}

std::optional<Category> categoryOf(ProblemType type)
{
    switch (type) {
    case ProblemType::AdminRequired:
    case ProblemType::BufferNotFound:
    case ProblemType::FeedbackNotFound:
    case ProblemType::TargetNotFound:
    case ProblemType::MemberNotFound:
    case ProblemType::TokenNotFound:
    case ProblemType::ResearchQueryNotFound:
    case ProblemType::WebhookNotFound:
    case ProblemType::DeliveryNotFound:
    case ProblemType::TagNotFound:
    case ProblemType::TagChangeNotFound:
    case ProblemType::ViewNotFound:
    case ProblemType::MergeNotFound:
    case ProblemType::Conflict:
    case ProblemType::PreconditionFailed:
    case ProblemType::MissingRequiredField:
    case ProblemType::InvalidFieldValue:
    case ProblemType::RateLimited:
    case ProblemType::ServiceUnavailable:
    case ProblemType::GatewayTimeout:
        return Category::User;
    case ProblemType::Unauthorized:
    case ProblemType::UsageLimitReached:
    case ProblemType::InvalidTokenFormat:
    case ProblemType::InvalidToken:
    case ProblemType::Forbidden:
    case ProblemType::ForbiddenOrigin:
    case ProblemType::WidgetTokenRestricted:
    case ProblemType::OrgRequired:
    case ProblemType::NotFound:
    case ProblemType::MethodNotAllowed:
    case ProblemType::RequestTimeout:
    case ProblemType::PayloadTooLarge:
    case ProblemType::UnsupportedMediaType:
    case ProblemType::ExpectationFailed:
    case ProblemType::HeadersTooLarge:
    case ProblemType::BadRequest:
    case ProblemType::NotImplemented:
    case ProblemType::HttpVersionNotSupported:
        return Category::Integration;
    case ProblemType::InternalError:
        return std::nullopt;
    }
    Q_UNREACHABLE();
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
