// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/problemtext.h"

#include "http/problemresponse.h"

namespace triage::api::openapi {

ProblemText textOf(ProblemType type)
{
    switch (type) {
    case ProblemType::Unauthorized:
        return { "The request has no token.",
                 "Send the header `Authorization: Bearer <token>` with every request.",
                 "Send a token in the header Authorization: Bearer <token>." };
    case ProblemType::InvalidTokenFormat:
        return {
            "The token is malformed: a part of it is missing, it was mistyped, or there is more than one "
            "word after `Bearer`. Tokens end with a checksum, so this is known without looking the token up.",
            "Compare what the program sends with the token as it was shown when it was created: complete, "
            "without line breaks and quotes. If the token is lost, create another one.",
            "The Authorization header has no well-formed token: is it complete?"
        };
    case ProblemType::InvalidToken:
        return { "The token is well formed, but unknown: it was revoked or has expired, or it belongs to "
                 "another installation of the service.",
                 "Create a new token and use that. Do not repeat the request with this one.",
                 "The token is unknown or was revoked." };
    case ProblemType::UsageLimitReached:
        return {
            "The organization has created as much feedback as it may, ever. Deleting feedback makes no room.",
            "Ask the operator of the service for a higher limit. Keep the feedback that could not be sent, "
            "if it matters.",
            "The organization has reached its limit of 10000 feedback items."
        };
    case ProblemType::Forbidden:
        return { "The token is valid, but what the request asks for is not allowed, for example because "
                 "routing is switched off for the organization, a shared view belongs to somebody else, or "
                 "the token is read-only.",
                 "Read the detail. An administrator can change the organization's settings, or create a "
                 "token that may write.",
                 "Routing is switched off for the organization." };
    case ProblemType::ForbiddenOrigin:
        return { "A widget token was used on a web page whose origin is not on the token's allowlist, or "
                 "without any "
                 "origin.",
                 "Create a widget token whose allowlist has the origin of the page, such as "
                 "`https://app.example.com`, "
                 "with its scheme and port.",
                 "The request's origin is not on the allowlist of this widget token." };
    case ProblemType::WidgetTokenRestricted:
        return { "A widget token was used for something other than creating feedback and reactions, or a "
                 "full-access "
                 "token was used in a browser, where anybody can read it.",
                 "Use full-access tokens (`ib_…`) from servers only and widget tokens (`ibw_…`) in browsers "
                 "only. Revoke a "
                 "full-access token that has been in a browser.",
                 "A widget token cannot do this. Use a full-access token from a server." };
    case ProblemType::AdminRequired:
        return {
            "Only administrators of the organization may do this; the token belongs to a member who is none.",
            "Use a token of an administrator, or ask one to do it.",
            "Only an administrator of the organization may do this."
        };
    case ProblemType::OrgRequired:
        return { "The request needs an organization, and the token stands for none.",
                 "Use a token that was created in the organization.",
                 "The token belongs to no organization." };
    case ProblemType::NotFound:
        return { "There is nothing at this path. A slash at the end makes it another path.",
                 "Compare the path with those in the API documentation.", "There is nothing at this path." };
    case ProblemType::BufferNotFound:
        return { "The organization has no buffer with this id or slug. It may have been deleted, or renamed: "
                 "a new name "
                 "makes a new slug.",
                 "List the buffers. Keep ids rather than slugs: an id never changes.",
                 "There is no buffer with that id or slug." };
    case ProblemType::FeedbackNotFound:
        return {
            "The organization has no feedback with this id: it was deleted, or the value sent is not an id.",
            "List the feedback, and drop what is kept of this item.", "There is no feedback with that id."
        };
    case ProblemType::TargetNotFound:
        return { "The organization has no target with this id.", "List the targets.",
                 "There is no target with that id." };
    case ProblemType::MemberNotFound:
        return { "The organization has no member with this id.", "List the members.",
                 "There is no member with that id." };
    case ProblemType::TokenNotFound:
        return { "The organization has no token with this id, or it was revoked before.", "List the tokens.",
                 "There is no token with that id that is not revoked." };
    case ProblemType::ResearchQueryNotFound:
        return { "The organization has no research question with this id.", "List the saved answers.",
                 "There is no research question with that id." };
    case ProblemType::WebhookNotFound:
        return { "The organization has no webhook with this id.", "List the webhooks.",
                 "There is no webhook with that id." };
    case ProblemType::DeliveryNotFound:
        return { "The organization has no message of a webhook with this id, or it is older than 30 days.",
                 "List the deliveries of the webhook.", "There is no delivery with that id." };
    case ProblemType::TagNotFound:
        return { "No item of the organization has this tag.", "List the tags.", "No item has that tag." };
    case ProblemType::TagChangeNotFound:
        return { "No tag was renamed or deleted under this id, or it was longer than 30 days ago.",
                 "List the changes of tags.", "There is no change of a tag with that id." };
    case ProblemType::ViewNotFound:
        return { "The organization has no view with this id, or it is a private one of another member.",
                 "List the views.", "There is no view with that id." };
    case ProblemType::MergeNotFound:
        return { "The organization has no merge with this id.",
                 "Read `merge_id` in the duplicates of an item.", "There is no merge with that id." };
    case ProblemType::MethodNotAllowed:
        return {
            "The path exists, but does not take this method. The header `Allow` names those that it takes.",
            "Compare the method with the API documentation.", "This path takes GET, HEAD, POST, OPTIONS."
        };
    case ProblemType::RequestTimeout:
        return {
            "The request did not arrive completely in time.",
            "Send it again. Where it happens often, look at the network between the program and the service.",
            "The request did not arrive in time."
        };
    case ProblemType::Conflict:
        return { "The current state does not allow this: for example, routing is tested in an "
                 "organization without "
                 "buffers, or the last administrator is to be removed.",
                 "Read the detail, remove the obstacle, then send the request again.",
                 "The organization has no buffers to route into. Create one first." };
    case ProblemType::PreconditionFailed:
        return {
            "The request has an `If-Match` header, and the resource is no longer as it was when the "
            "caller read it: another person or program has changed it.",
            "Read the resource again, decide with its new values, and send the change with the new `ETag`. "
            "`If-Match: *`, or no such header, overwrites it.",
            "It was changed since it was read. Read it again, look at what changed, and send the change "
            "with the new ETag."
        };
    case ProblemType::PayloadTooLarge:
        return { "The body is larger than 1 MiB.", "Send less at once.",
                 "The body may have at most 1048576 bytes." };
    case ProblemType::UnsupportedMediaType:
        return { "The body is not declared as JSON in UTF-8, or it is compressed.",
                 "Send the header `Content-Type: application/json`; PATCH takes "
                 "`application/merge-patch+json` too.",
                 "Send the body as application/json in UTF-8, not compressed." };
    case ProblemType::ExpectationFailed:
        return { "The request has an `Expect` header with something other than `100-continue`.",
                 "Leave the header out.", "The only expectation that can be met is 100-continue." };
    case ProblemType::MissingRequiredField:
        return { "A field that the request must have is missing; `field` names it.",
                 "Ask for the field or fill it in, then send the request again.",
                 "description is required: send a value for it." };
    case ProblemType::InvalidFieldValue:
        return { "A field, a parameter or a header has an invalid value; `field` names it. It is "
                 "too long or "
                 "too short, of another type, or not one of the allowed words. If `field` is `body`, the "
                 "body is not a JSON object.",
                 "Correct the value; the detail says what it has to be like.",
                 "description must have at most 5000 characters." };
    case ProblemType::RateLimited:
        return { "Too many requests came at once. The header `Retry-After` gives the number of seconds to "
                 "wait; `RateLimit` and `RateLimit-Policy` describe the limits.",
                 "Wait as long as `Retry-After` says, then send the request again.",
                 "Too many requests came at once. Wait a moment, then send this one again." };
    case ProblemType::HeadersTooLarge:
        return { "The request line and the headers are larger than 16 KiB together, or there are more than "
                 "100 headers.",
                 "Send less of them: cookies and long queries are the usual cause.",
                 "The headers are too large." };
    case ProblemType::BadRequest:
        return { "The request is not well-formed HTTP/1.1.",
                 "Use a common HTTP client; look at proxies in between that change requests.",
                 "The request is not well-formed HTTP." };
    case ProblemType::NotImplemented:
        return { "The request uses a part of HTTP that the service does not have, such as a transfer coding "
                 "other than "
                 "chunked.",
                 "Use a common HTTP client with its usual settings.",
                 "This transfer coding is not supported." };
    case ProblemType::HttpVersionNotSupported:
        return { "The request uses a version of HTTP other than 1.0 and 1.1.", "Send it as HTTP/1.1.",
                 "Send the request as HTTP/1.1." };
    case ProblemType::InternalError:
        return { "The service has a fault. It has written to its log what happened.",
                 "Try once more after a while. Tell the operator the `X-Request-Id` of the answer: the log "
                 "names it too.",
                 "Something went wrong on our side." };
    case ProblemType::ServiceUnavailable:
        return { "The service cannot answer just now, for example because its database is being restarted.",
                 "Wait as long as the header `Retry-After` says, then send the request again.",
                 "The database cannot be reached. Try again soon." };
    case ProblemType::GatewayTimeout:
        return { "The answer was not ready in time. The request may have taken effect nevertheless.",
                 "Check whether it has before sending it again.", "The answer was not ready in time." };
    }
    Q_UNREACHABLE();
}

Problem exampleProblem(ProblemType type)
{
    Problem problem = triage::problem(type, QString::fromUtf8(textOf(type).detail));
    if (type == ProblemType::MissingRequiredField || type == ProblemType::InvalidFieldValue)
        problem.field = QStringLiteral("description");
    return problem;
}

QByteArray exampleDocument(ProblemType type, const QString &problemsBase)
{
    return http::problemResponse(exampleProblem(type), problemsBase).body;
}

} // namespace triage::api::openapi
