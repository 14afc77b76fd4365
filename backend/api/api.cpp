// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/api.h"

#include "api/envelope.h"
#include "api/gate.h"
#include "database/databaseclock.h"
#include "domain/tokentext.h"
#include "http/problemresponse.h"
#include "log/exceptiontype.h"
#include "log/log.h"

#include <QDateTime>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

// The status of requests whose client has gone, in the log and the metrics: that of nginx.
constexpr int clientHasGone = 499;

constexpr int maxRequestIdLength = 128;

bool isRequestId(const QByteArray &text)
{
    return !text.isEmpty() && text.size() <= maxRequestIdLength
        && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.'
                   || c == '_' || c == ':' || c == '-';
           });
}

/// Returns the trace id of a traceparent header (W3C Trace Context, section 3.2); empty if it has none.
QByteArray traceIdOf(const QByteArray &traceparent)
{
    static const QRegularExpression form(
        uR"(\A(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?\z)"_s);
    const auto match = form.match(QString::fromLatin1(traceparent.left(maxRequestIdLength)));
    return match.captured(1).toLatin1();
}

/// Returns the request id that the caller sent, else the id of the caller's trace, else a new one.
QByteArray requestIdOf(const http::Headers &headers)
{
    const QByteArray sent = headers.value("X-Request-Id").value_or(QByteArray());
    // Request ids are logged; tokens must not be.
    if (isRequestId(sent) && !holdsToken(sent))
        return sent;
    const QByteArray trace = traceIdOf(headers.value("traceparent").value_or(QByteArray()));
    if (!trace.isEmpty())
        return trace;
    quint64 random[2];
    QRandomGenerator::global()->fillRange(random);
    return QByteArray::number(random[0], 16).rightJustified(16, '0')
        + QByteArray::number(random[1], 16).rightJustified(16, '0');
}

/// Returns the time as an IMF-fixdate, formatted once a second. It is that of the database, so that clients
/// compare the ends of snoozes with the clock that ends them, whichever server they ask.
QByteArray httpDate()
{
    thread_local qint64 madeAt = -1;
    thread_local QByteArray date;
    const qint64 now = storage::databaseTime().milliseconds() / 1000;
    if (now != madeAt) {
        madeAt = now;
        date
            = QLocale::c()
                  .toString(QDateTime::fromSecsSinceEpoch(now, Qt::UTC), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s)
                  .toLatin1();
    }
    return date;
}

void addCommonHeaders(http::Response &response, const QByteArray &requestId)
{
    response.headers.append("X-Request-Id", requestId);
    response.headers.append("Date", httpDate());
    if (!response.headers.contains("Cache-Control"))
        response.headers.append("Cache-Control", "no-store");
    response.headers.append("X-Content-Type-Options", "nosniff");
}

/// Returns what a request passes over, with its parameters that are not among the known ones.
std::shared_ptr<Ignored> ignoredOf(const std::optional<std::vector<QByteArray>> &known,
                                   const http::Request &request)
{
    auto ignored
        = std::make_shared<Ignored>(prefersStrict(request.headers.value("Prefer").value_or(QByteArray())));
    if (known && !request.query.isEmpty())
        Query(request.query).forEachOther(*known, [&](const QString &name) {
            return ignored->addParameter(name);
        });
    return ignored;
}

http::Response responseOf(const Payload &payload, int usualStatus)
{
    http::Response response;
    // What there may be none of is answered without content then.
    constexpr int noContent = 204;
    response.status = payload.status ? payload.status : payload.bytes.isEmpty() ? noContent : usualStatus;
    response.headers = payload.headers;
    response.body = payload.bytes;
    if (!response.body.isEmpty() || response.status == 200)
        response.headers.append("Content-Type", payload.contentType);
    return response;
}

void logBug(const QByteArray &requestId, const std::exception &bug)
{
    const QByteArray name = demangledName(bug);
    logFact(LogLevel::Error, "request.bug", { { "request_id", requestId }, { "error", name } }, name);
}

bool hasClientGone(const http::Request &request)
{
    return request.clientHasGone && *request.clientHasGone;
}

/// Logs why an answer ends before its end: its client sees only that it does.
void logCut(const QByteArray &requestId, const Problem &reason)
{
    const QByteArray name(slugOf(reason.type).data());
    logFact(LogLevel::Warning, "answer.cut", { { "request_id", requestId }, { "problem", name } }, name);
}

/// Allows pages of that origin to read the answer.
void addCors(http::Response &response, const QByteArray &origin)
{
    response.headers.append("Access-Control-Allow-Origin", origin);
    response.headers.append("Access-Control-Expose-Headers",
                            "X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Ignored");
}

} // namespace

/// The state of one request until it is answered.
struct Api::Exchange
{
    http::Request request;
    http::Respond respond;
    QByteArray requestId;
    const Operation *operation = nullptr;
    QStringList keys;
    bool isOriginAllowed = false; ///< The token may be used on pages of the request's origin.
    std::optional<Caller> caller;
    std::shared_ptr<Ignored> ignored;
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
};

Api::Api(ApiConfig config, services::Authentication &authentication)
    : m_config(std::move(config)), m_authentication(authentication)
{
    if (m_config.observer)
        m_noOperation = m_config.observer->addRoute("none");
}

void Api::add(const EndpointInfo &endpoint, CallHandler handler, Precondition precondition)
{
    m_router.add(endpoint.method, endpoint.path);
    const int observed = m_config.observer ? m_config.observer->addRoute(endpoint.name) : 0;
    m_operations.push_back({ endpoint, std::move(handler), std::move(precondition), observed });
}

void Api::setParameters(const char *operation, std::vector<QByteArray> names)
{
    for (Operation &each : m_operations) {
        if (QByteArrayView(each.endpoint.name) == operation)
            each.parameters = std::move(names);
    }
}

std::vector<EndpointInfo> Api::endpoints() const
{
    std::vector<EndpointInfo> all;
    for (const Operation &operation : m_operations)
        all.push_back(operation.endpoint);
    return all;
}

void Api::handle(http::Request request, http::Respond respond)
{
    auto exchange = std::make_shared<Exchange>();
    exchange->request = std::move(request);
    exchange->respond = std::move(respond);
    exchange->requestId = requestIdOf(exchange->request.headers);
    ++m_inFlight;
    const RequestScope scope({ exchange->requestId, exchange->request.clientHasGone });

    const http::Router::Lookup lookup = m_router.find(exchange->request.method, exchange->request.path);
    if (lookup.allow.isEmpty()) {
        finish(*exchange, http::problemResponse(nothingAt(exchange->request.path), m_config.problemsBase));
    } else if (exchange->request.method == http::Method::Options) {
        answerOptions(*exchange);
    } else if (!lookup.found) {
        const Problem wrong = problem(ProblemType::MethodNotAllowed,
                                      u"This path takes %1."_s.arg(QString::fromLatin1(lookup.allow)));
        http::Response response = http::problemResponse(wrong, m_config.problemsBase);
        response.headers.append("Allow", lookup.allow);
        finish(*exchange, std::move(response));
    } else {
        exchange->operation = &m_operations[std::size_t(lookup.found->route)];
        exchange->keys = lookup.found->keys;
        serve(std::move(exchange));
    }
}

Task<Result<Payload>> Api::perform(QByteArray name, Call call)
{
    const auto operation = std::find_if(m_operations.begin(), m_operations.end(),
                                        [&](const auto &each) { return name == each.endpoint.name; });
    if (operation == m_operations.end())
        co_return problem(ProblemType::NotFound, u"There is no such operation."_s);
    const Result<void> allowed = authorize(call.caller, operation->endpoint, call.request);
    if (!allowed)
        co_return allowed.error();
    if (operation->precondition) {
        auto look = operation->precondition(call.caller);
        const Result<void> fulfilled = co_await std::move(look);
        if (!fulfilled)
            co_return fulfilled.error();
    }
    call.caller.neededRole = neededRole(operation->endpoint);
    auto step = operation->handler(std::move(call));
    const Result<Payload> payload = co_await step;
    if (payload && payload->refusal)
        co_return *payload->refusal;
    co_return payload;
}

bool Api::isStreamed(const http::Request &head) const
{
    if (head.method != http::Method::Post || !fileFormatOf(head.headers))
        return false;
    const http::Router::Lookup lookup = m_router.find(head.method, head.path);
    return lookup.found && m_operations[std::size_t(lookup.found->route)].endpoint.takesFile;
}

http::Response Api::refuse(const Problem &problem, const http::Headers &headers) const
{
    http::Response response = http::problemResponse(problem, m_config.problemsBase);
    addCommonHeaders(response, requestIdOf(headers));
    if (m_config.observer)
        m_config.observer->refused(response.status);
    return response;
}

Task<void> Api::serve(std::shared_ptr<Exchange> exchange)
{
    // The only place that handles bugs: an exception is logged and answered, and affects nothing else.
    std::optional<http::Response> response;
    try {
        auto step = answer(exchange);
        const Result<http::Response> answered = co_await step;
        response = answered ? *answered : http::problemResponse(answered.error(), m_config.problemsBase);
    } catch (const std::exception &bug) {
        logBug(exchange->requestId, bug);
    }
    if (!response)
        response = http::problemResponse(
            problem(ProblemType::InternalError, u"Something went wrong on our side."_s),
            m_config.problemsBase);
    finish(*exchange, std::move(*response));
}

Task<Result<Caller>> Api::authenticate(const http::Request &request)
{
    const Result<QByteArray> token = tokenOf(request);
    if (!token)
        co_return token.error();
    const QByteArray hash = tokenHash(*token);
    if (const std::optional<Caller> known = m_authentication.remembered(hash))
        co_return *known;
    const quint64 generation = m_authentication.generation();
    auto step = m_authentication.find(hash);
    const Result<std::optional<Caller>> found = co_await std::move(step);
    if (!found)
        co_return found.error();
    if (!*found)
        co_return tokenInvalid();
    m_authentication.remember(hash, **found, generation);
    co_return **found;
}

Task<Result<Caller>> Api::admit(std::shared_ptr<Exchange> exchange)
{
    const EndpointInfo &endpoint = exchange->operation->endpoint;
    const http::Request &request = exchange->request;
    auto step = authenticate(request);
    const Result<Caller> caller = co_await step;
    if (!caller) {
        // Checks that need no database come first, so that they work without it: the media type is
        // checked even if the token cannot be looked up.
        const Result<void> media = checkMediaType(endpoint, request);
        const bool away = caller.error().type == ProblemType::ServiceUnavailable;
        co_return away && !media ? media.error() : caller.error();
    }
    exchange->caller = *caller;
    exchange->isOriginAllowed
        = caller->kind == TokenKind::Widget && isAllowedOrigin(*caller, request.headers.value("Origin"));
    const Result<void> allowed = authorize(*caller, endpoint, request);
    if (allowed || allowed.error().type != ProblemType::InvalidToken)
        m_authentication.used(*caller);
    if (!allowed)
        co_return allowed.error();
    if (exchange->operation->precondition) {
        auto look = exchange->operation->precondition(*caller);
        const Result<void> fulfilled = co_await std::move(look);
        if (!fulfilled)
            co_return fulfilled.error();
    }
    co_return *caller;
}

Task<Result<std::unique_ptr<Call>>> Api::callOf(std::shared_ptr<Exchange> exchange, quint64 generation)
{
    const EndpointInfo &endpoint = exchange->operation->endpoint;
    const http::Request &request = exchange->request;
    auto call = std::make_unique<Call>();
    if (endpoint.access != Access::Open) {
        auto step = admit(exchange);
        const Result<Caller> caller = co_await step;
        if (!caller)
            co_return caller.error();
        call->caller = *caller;
        call->caller.neededRole = neededRole(endpoint);
    }
    const Result<void> media = checkMediaType(endpoint, request);
    if (!media)
        co_return media.error();
    // Open operations take no body, and nobody is kept from calling them.
    if (request.receiveBody && !request.isStreamed && endpoint.access != Access::Open) {
        auto receiving = bodyOf(request, call->caller);
        Result<QByteArray> body = co_await std::move(receiving);
        if (!body)
            co_return body.error();
        exchange->request.body = std::move(*body);
        exchange->request.receiveBody = {};
    }

    call->request = request;
    call->keys = exchange->keys;
    call->ignored = ignoredOf(exchange->operation->parameters, request);
    exchange->ignored = call->ignored;
    if (request.isStreamed || endpoint.path == mcpPath) {
        call->mayGoOn = [this, generation, exchange] {
            return authorizeSince(generation, exchange);
        };
    }
    co_return call;
}

// Thousands of requests may wait for their handlers. Each keeps no more than this frame, the exchange and
// what the handler has: what comes before and after has frames of its own.
Task<Result<http::Response>> Api::answer(std::shared_ptr<Exchange> exchange)
{
    const quint64 generation = m_authentication.generation();
    std::unique_ptr<Call> call;
    {
        auto preparing = callOf(exchange, generation);
        Result<std::unique_ptr<Call>> prepared = co_await std::move(preparing);
        if (!prepared)
            co_return prepared.error();
        call = std::move(*prepared);
    }
    auto step = exchange->operation->handler(std::move(*call));
    call.reset();
    const Result<Payload> payload = co_await step;
    auto responding = respondTo(exchange, generation, payload);
    co_return co_await std::move(responding);
}

Task<Result<http::Response>> Api::respondTo(std::shared_ptr<Exchange> exchange, quint64 generation,
                                            const Result<Payload> &payload)
{
    const EndpointInfo &endpoint = exchange->operation->endpoint;
    const bool isRead
        = endpoint.access != Access::Open && !endpoint.isWrite() && !(payload && payload->hasWritten);
    if (isRead && !m_authentication.isCurrent(generation, exchange->begun)) {
        auto check = authorizeAgain(exchange);
        const Result<void> allowed = co_await check;
        if (!allowed)
            co_return allowed.error();
    }
    if (!payload)
        co_return payload.error();
    if (payload->more) {
        http::Response beginning = responseOf(*payload, endpoint.status);
        beginning.nextPiece
            = [this, exchange, generation, more = payload->more](http::PieceReceiver receive) {
                  const RequestScope scope({ exchange->requestId, exchange->request.clientHasGone });
                  sendMore(exchange, generation, more, std::move(receive));
              };
        co_return beginning;
    }
    auto responding = responseTo(endpoint, exchange->request, *payload);
    co_return co_await std::move(responding);
}

Task<void> Api::sendMore(std::shared_ptr<Exchange> exchange, quint64 generation, NextBytes more,
                         http::PieceReceiver receive)
{
    Result<QByteArray> piece = problem(ProblemType::InternalError, QString());
    try {
        auto checking = authorizeSince(generation, exchange);
        const Result<void> allowed = co_await checking;
        if (allowed) {
            auto reading = more();
            piece = co_await reading;
        } else {
            piece = allowed.error();
        }
    } catch (const std::exception &bug) {
        logBug(exchange->requestId, bug);
    }
    if (!piece && !hasClientGone(exchange->request))
        logCut(exchange->requestId, piece.error());
    receive(piece ? std::optional(*piece) : std::nullopt);
}

Task<http::Response> Api::responseTo(const EndpointInfo &endpoint, const http::Request &request,
                                     const Payload &payload)
{
    if (payload.refusal) {
        http::Response refused = http::problemResponse(*payload.refusal, m_config.problemsBase);
        for (const http::Header &each : payload.headers)
            refused.headers.append(each.name, each.value);
        co_return refused;
    }
    http::Response response = responseOf(payload, endpoint.status);
    if (endpoint.method != Method::Get || response.status != 200) {
        if (!payload.tag.isEmpty())
            response.headers.append("ETag", payload.tag);
        co_return response;
    }
    auto choosing = m_representations.choose(request, payload, std::move(response));
    http::Response chosen = co_await choosing;
    co_return chosen;
}

Task<Result<void>> Api::authorizeAgain(std::shared_ptr<Exchange> exchange)
{
    auto step = authenticate(exchange->request);
    const Result<Caller> caller = co_await step;
    if (!caller)
        co_return caller.error();
    co_return authorize(*caller, exchange->operation->endpoint, exchange->request);
}

Task<Result<void>> Api::authorizeSince(quint64 generation, std::shared_ptr<Exchange> exchange)
{
    // The end of a token changes nothing that the generation counts.
    const std::optional<Timestamp> ends = exchange->caller ? exchange->caller->expiresAt : std::nullopt;
    const bool hasEnded = ends && *ends <= storage::databaseTime();
    if (!hasEnded && m_authentication.isCurrent(generation, exchange->begun))
        co_return Result<void>();
    auto check = authorizeAgain(exchange);
    const Result<void> allowed = co_await check;
    co_return allowed;
}

void Api::answerOptions(Exchange &exchange)
{
    http::Response response;
    response.status = 204;
    response.headers.append("Allow", m_router.find(http::Method::Post, exchange.request.path).allow);
    const std::optional<QByteArray> origin = exchange.request.headers.value("Origin");
    if (origin && isForPages(exchange.request.path)) {
        response.headers.append("Access-Control-Allow-Origin", *origin);
        response.headers.append("Access-Control-Allow-Methods", "POST");
        response.headers.append("Access-Control-Allow-Headers",
                                "Authorization, Content-Type, X-IB-Client, Idempotency-Key, Prefer, "
                                "X-Request-Id");
        response.headers.append("Access-Control-Max-Age", "86400");
    }
    finish(exchange, std::move(response));
}

/// Returns whether widgets post to the path.
bool Api::isForPages(const QByteArray &path) const
{
    const http::Router::Lookup post = m_router.find(http::Method::Post, path);
    return post.found && m_operations[std::size_t(post.found->route)].endpoint.access == Access::Widget;
}

/// Tries the mistakes that people make: the version, a slash too many, capital letters.
Problem Api::nothingAt(const QByteArray &path) const
{
    QByteArray meant = path.toLower();
    while (meant.contains("//"))
        meant.replace("//", "/");
    while (meant.size() > 1 && meant.endsWith('/'))
        meant.chop(1);
    const QByteArray base = basePath.toByteArray();
    if (meant.startsWith("/api/v") && !meant.startsWith(base)) {
        const qsizetype end = meant.indexOf('/', base.size() - 1);
        meant = end < 0 ? QByteArray() : base + meant.sliced(end);
    }
    QString detail = u"There is nothing at this path."_s;
    for (const QByteArray &each : { meant, base + meant }) {
        // A token is not repeated, in lower case either.
        if (!m_router.find(http::Method::Get, each).allow.isEmpty() && each != path && !holdsToken(path)) {
            detail = u"There is nothing at this path. Is %1 meant?"_s.arg(QString::fromUtf8(each));
            break;
        }
    }
    return problem(ProblemType::NotFound, detail);
}

void Api::finish(Exchange &exchange, http::Response response)
{
    addCommonHeaders(response, exchange.requestId);
    // Nobody receives the answer, and the server has not failed: it gave up.
    if ((response.status == 503 || response.status == 504) && hasClientGone(exchange.request))
        response.status = clientHasGone;
    if (exchange.ignored && response.status < 400 && !exchange.ignored->header().isEmpty())
        response.headers.append("Ignored", exchange.ignored->header());
    if (isForPages(exchange.request.path)) {
        response.headers.append("Vary", "Origin");
        const QByteArray origin = exchange.request.headers.value("Origin").value_or(QByteArray());
        // A problem holds no secret, and tells the developer of a page why the widget is refused.
        const bool mayBeRead = exchange.isOriginAllowed || response.status >= 400;
        if (mayBeRead && !origin.isEmpty())
            addCors(response, origin);
    }

    using namespace std::chrono;
    const auto now = steady_clock::now();
    const auto took = duration_cast<microseconds>(now - exchange.begun);
    if (m_config.observer) {
        m_config.observer->answered(exchange.operation ? exchange.operation->observed : m_noOperation,
                                    exchange.request.method, response.status, now - exchange.begun);
    }
    // Probes check every second whether the process lives; they are logged only at the level debug.
    const bool isProbe = exchange.operation && exchange.operation->endpoint.access == Access::Open;
    const LogLevel level = response.status >= 500 ? LogLevel::Error
        : isProbe                                 ? LogLevel::Debug
                                                  : LogLevel::Info;
    if (isLogged(level)) {
        const QByteArray route(exchange.operation ? exchange.operation->endpoint.name : "none");
        LogFields fields{ { "request_id", exchange.requestId },
                          { "method", QByteArray(toWord(exchange.request.method)) },
                          { "route", route },
                          { "status", qint64(response.status) },
                          { "microseconds", qint64(took.count()) } };
        if (exchange.caller) {
            fields.push_back({ "organization", encodeId(exchange.caller->organization.value()) });
            fields.push_back({ "token", encodeId(exchange.caller->token.value()) });
        }
        // Addresses of people are data about them: they are kept where something went wrong.
        if (response.status >= 400)
            fields.push_back({ "address", exchange.request.peer.toString().toLatin1() });
        // A flood of failures is counted by the metrics, too. An outage is the same for all routes.
        const QByteArray kind
            = QByteArray::number(response.status) + (response.status == 503 ? QByteArray() : route);
        logFact(level, "request", fields, level == LogLevel::Error ? kind : QByteArray());
    }
    --m_inFlight;
    if (exchange.caller)
        response.organization = exchange.caller->organization;
    const http::Respond respond = std::move(exchange.respond);
    respond(std::move(response));
}

} // namespace triage::api
