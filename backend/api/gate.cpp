// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gate.h"

#include "database/databaseclock.h"
#include "domain/tokentext.h"
#include "http/contentcoding.h"

#include <QRegularExpression>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

/// Returns true if the origin is the address of this machine that the request was sent to. Tools that are no
/// browser, such as those that test servers of agents, send it; a page of another site cannot.
bool isOwnLoopback(const QByteArray &origin, const http::Headers &headers)
{
    const QByteArray host = headers.value("Host").value_or(QByteArray()).toLower();
    QByteArray name = host;
    if (const qsizetype colon = host.lastIndexOf(':'); colon > 0 && !host.endsWith(']'))
        name.truncate(colon);
    const bool isLoopback = name == "localhost" || name == "127.0.0.1" || name == "[::1]";
    return isLoopback && (origin.toLower() == "http://" + host || origin.toLower() == "https://" + host);
}

/// Browsers send Sec-Fetch-Site with every request that has Sec-Fetch-Mode; the fetch() of Node.js sends the
/// latter alone.
bool comesFromBrowser(const http::Request &request, const EndpointInfo &endpoint)
{
    if (request.headers.contains("Sec-Fetch-Site"))
        return true;
    const std::optional<QByteArray> origin = request.headers.value("Origin");
    return origin && !(endpoint.path == mcpPath && isOwnLoopback(*origin, request.headers));
}

/// Returns true if the parameter of a media type is charset=utf-8 or irrelevant.
bool isFineParameter(const QByteArray &parameter)
{
    const qsizetype equals = parameter.indexOf('=');
    if (equals < 0 || parameter.first(equals).trimmed().toLower() != "charset")
        return true;
    QByteArray charset = parameter.sliced(equals + 1).trimmed().toLower();
    if (charset.size() >= 2 && charset.startsWith('"') && charset.endsWith('"'))
        charset = charset.sliced(1, charset.size() - 2);
    return charset == "utf-8" || charset == "utf8";
}

QByteArray typeOf(const QByteArray &header)
{
    return header.split(';').constFirst().trimmed().toLower();
}

bool hasFineParameters(const QByteArray &header)
{
    const QList<QByteArray> parts = header.split(';');
    return std::all_of(parts.begin() + 1, parts.end(), isFineParameter);
}

bool takes(const EndpointInfo &endpoint, const http::Headers &headers)
{
    const QByteArray header = headers.value("Content-Type").value_or(QByteArray());
    const QByteArray type = typeOf(header);
    const bool isKnown = type == "application/json"
        || (endpoint.method == Method::Patch && type == "application/merge-patch+json")
        || (endpoint.takesFile && fileFormatOf(headers));
    return isKnown && hasFineParameters(header);
}

/// Returns true for words that can be shown: a scheme of authentication, and not a secret without one.
bool isSchemeName(const QByteArray &word)
{
    constexpr qsizetype longest = 12;
    return !word.isEmpty() && word.size() <= longest
        && std::all_of(word.begin(), word.end(), [](char c) { return QChar::fromLatin1(c).isLetter(); });
}

/// Returns the value of a header if a sentence can show it: a media type, a coding or an origin. Others may
/// be anything, a secret too.
QString shown(const QByteArray &value)
{
    static const QRegularExpression form(
        u"\\A(?:[a-z]+://[a-z0-9.:-]{1,100}|[a-z-]{1,12}|[a-z0-9.+-]{1,40}/[a-z0-9.+-]{1,60})\\z"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString text = QString::fromLatin1(value);
    return form.match(text).hasMatch() ? text : u"something else"_s;
}

/// Returns a sentence on why a widget token cannot be used from the origin.
QString whyNotFrom(const std::optional<QByteArray> &origin)
{
    if (!origin || origin->isEmpty())
        return u"The request has no Origin header: widget tokens work in browsers. From a server use a "
               "full-access token."_s;
    return u"The origin %1 is not on the allowlist of this widget token."_s.arg(shown(*origin));
}

QString takenTypes(const EndpointInfo &endpoint)
{
    if (endpoint.method == Method::Patch)
        return u"application/json or application/merge-patch+json"_s;
    return endpoint.takesFile ? u"application/json, or a file as text/csv or application/jsonl,"_s
                              : u"application/json"_s;
}

} // namespace

Result<QByteArray> tokenOf(const http::Request &request)
{
    const std::optional<QByteArray> header = request.headers.value("Authorization");
    if (!header || header->isEmpty())
        return problem(ProblemType::Unauthorized,
                       u"Send a token in the header Authorization: Bearer <token>."_s);
    const auto malformed = [](const QString &why) {
        return problem(ProblemType::InvalidTokenFormat, why);
    };
    const qsizetype space = header->indexOf(' ');
    const QByteArray scheme = space < 0 ? *header : header->first(space);
    if (scheme.startsWith("ib_") || scheme.startsWith("ibw_"))
        return malformed(u"Write the word Bearer and a space before the token."_s);
    if (scheme.compare("Bearer", Qt::CaseInsensitive) != 0)
        return malformed(space > 0 && isSchemeName(scheme)
                             ? u"The scheme %1 is not taken: send Authorization: Bearer <token>."_s.arg(
                                 QString::fromLatin1(scheme))
                             : u"Send a token in the header Authorization: Bearer <token>."_s);
    const QByteArray token = header->sliced(scheme.size()).trimmed();
    if (token.startsWith("Bearer "))
        return malformed(u"The word Bearer stands twice before the token."_s);
    if (!tokenKindOf(token))
        return malformed(whyNotToken(token));
    return token;
}

bool isAllowedOrigin(const Caller &caller, const std::optional<QByteArray> &origin)
{
    const QString text = QString::fromLatin1(origin.value_or(QByteArray()));
    return std::any_of(
        caller.allowedOrigins.begin(), caller.allowedOrigins.end(), [&](const QString &allowed) {
            return allowed == u"*"_s || (!text.isEmpty() && allowed.compare(text, Qt::CaseInsensitive) == 0);
        });
}

Result<void> authorize(const Caller &caller, const EndpointInfo &endpoint, const http::Request &request)
{
    if (caller.expiresAt && *caller.expiresAt <= storage::databaseTime())
        return tokenExpired(*caller.expiresAt);
    if (caller.kind == TokenKind::Widget) {
        if (endpoint.access != Access::Widget)
            return problem(ProblemType::WidgetTokenRestricted,
                           u"A widget token cannot do this. Use a full-access token from a server."_s);
        const std::optional<QByteArray> origin = request.headers.value("Origin");
        if (!isAllowedOrigin(caller, origin))
            return problem(ProblemType::ForbiddenOrigin, whyNotFrom(origin));
        return {};
    }
    if (comesFromBrowser(request, endpoint))
        return problem(
            ProblemType::WidgetTokenRestricted,
            u"A full-access token must not be used in a browser. Revoke it and use a widget token there."_s);
    if (endpoint.access == Access::Admin && caller.role != Role::Admin)
        return adminRequired();
    if (caller.readOnly && endpoint.isWrite())
        return problem(ProblemType::Forbidden,
                       u"This token is read-only and changes nothing. Use a token that may write."_s);
    return {};
}

std::optional<TransferFormat> fileFormatOf(const http::Headers &headers)
{
    return fileFormatOf(typeOf(headers.value("Content-Type").value_or(QByteArray())));
}

QByteArray preferredFileType(const http::Headers &headers)
{
    QByteArray best;
    double most = 0;
    for (const QByteArray &element : headers.values("Accept").join(',').split(',')) {
        const QByteArray type = typeOf(element);
        const double weight = http::weightOf(QByteArrayView(element).sliced(element.indexOf(';') + 1));
        const bool isKnown
            = fileFormatOf(type) || type == "application/json" || type == "application/*" || type == "*/*";
        if (isKnown && weight > most) {
            best = type;
            most = weight;
        }
    }
    return fileFormatOf(best) ? best : QByteArray();
}

std::optional<TransferFormat> fileFormatOf(const QByteArray &type)
{
    if (type == "text/csv")
        return TransferFormat::Csv;
    if (type == "application/jsonl" || type == "application/x-ndjson")
        return TransferFormat::JsonLines;
    return std::nullopt;
}

Result<void> checkMediaType(const EndpointInfo &endpoint, const http::Request &request)
{
    if (!request.hasBody())
        return {};
    const std::optional<QByteArray> encoding = request.headers.value("Content-Encoding");
    const bool encoded
        = encoding && !encoding->isEmpty() && encoding->compare("identity", Qt::CaseInsensitive) != 0;
    if (!encoded && takes(endpoint, request.headers))
        return {};
    const QByteArray sent = request.headers.value("Content-Type").value_or(QByteArray());
    const QString came = encoded   ? u" compressed as "_s + shown(*encoding)
        : sent.isEmpty()           ? u" without Content-Type"_s
        : !hasFineParameters(sent) ? u" in another charset"_s
                                   : u" as "_s + shown(typeOf(sent));
    return problem(
        ProblemType::UnsupportedMediaType,
        u"Send the body as %1 in UTF-8, not compressed; it came%2."_s.arg(takenTypes(endpoint), came));
}

storage::Awaitable<Result<QByteArray>> bodyOf(const http::Request &request, const Caller &caller)
{
    using Completion = storage::Completion<Result<QByteArray>>;
    const OrganizationId organization = caller.organization;
    return storage::Awaitable<Result<QByteArray>>(
        [receive = request.receiveBody, organization](Completion &completion) {
            const auto isStarting = std::make_shared<bool>(true);
            const auto receiver = [&completion, isStarting](Result<QByteArray> body) {
                if (*isStarting)
                    return completion.setReady(std::move(body));
                completion.setResult(std::move(body));
                completion.resume();
            };
            receive(receiver, organization);
            *isStarting = false;
        });
}

} // namespace triage::api
