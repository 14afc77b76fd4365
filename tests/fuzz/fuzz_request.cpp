// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the HTTP front: checks that the parsed requests do not depend on the division of the bytes, that
// limits hold, and that a parsed request can be parsed again from its plain form.

#include "promise.h"

#include "http/requestparser.h"
#include "http/router.h"

#include <QByteArray>

#include <algorithm>
#include <cstdint>
#include <vector>

using namespace triage;
using namespace triage::fuzz;
using namespace triage::http;

namespace {

using Stage = RequestParser::Stage;

/// Small limits, so that inputs reach them.
const Limits limits{ .headerBytes = 1024, .headerFields = 12, .bodyBytes = 512 };

/// The result of parsing.
struct Reading
{
    std::vector<Request> requests;
    std::vector<bool> keptAlive;
    Stage last = Stage::Idle;
};

Reading read(QByteArrayView bytes, qsizetype piece)
{
    Reading reading;
    RequestParser parser(limits);
    while (!bytes.isEmpty() && parser.stage() != Stage::Failed) {
        qsizetype offered = std::min(piece, bytes.size());
        const qsizetype taken = parser.feed(bytes.first(offered));
        promise(taken >= 0 && taken <= offered, "no more bytes are consumed than were offered");
        promise(taken > 0 || parser.stage() == Stage::Failed, "it continues or reports a problem");
        bytes = bytes.sliced(taken);
        if (parser.stage() == Stage::Complete) {
            reading.keptAlive.push_back(parser.keepsAlive());
            reading.requests.push_back(parser.takeRequest());
        }
    }
    reading.last = parser.stage();
    promise(reading.last != Stage::Failed || statusOf(parser.problem().type) >= 400,
            "a refusal has an error status");
    return reading;
}

bool areSame(const Request &one, const Request &other)
{
    return one.methodName == other.methodName && one.path == other.path && one.query == other.query
        && one.body == other.body
        && std::equal(
               one.headers.begin(), one.headers.end(), other.headers.begin(), other.headers.end(),
               [](const Header &a, const Header &b) { return a.name == b.name && a.value == b.value; });
}

/// If several things are wrong, the reported one may depend on the division of the bytes.
/// The refusal itself, and the requests before it, do not.
bool areSame(const Reading &one, const Reading &other)
{
    return one.last == other.last && one.keptAlive == other.keptAlive
        && std::equal(one.requests.begin(), one.requests.end(), other.requests.begin(), other.requests.end(),
                      [](const Request &a, const Request &b) { return areSame(a, b); });
}

void checkRequest(const Request &request)
{
    promise(isToken(request.methodName), "a method is a token");
    promise(!request.path.isEmpty() && !hasControls(request.path) && !request.path.contains(' ')
                && !request.path.contains('?'),
            "a path is one");
    promise(!hasControls(request.query) && !request.query.contains(' '), "a query is valid");
    promise(request.body.size() <= limits.bodyBytes, "a body is no longer than allowed");
    promise(request.headers.size() <= limits.headerFields, "there are no more fields than allowed");
    promise(request.headers.values("Host").size() <= 1, "there is one host");
    promise(request.headers.values("Authorization").size() <= 1, "there is one token");
    for (const Header &line : request.headers)
        promise(isToken(line.name) && !hasControls(line.value), "a field is valid");
}

/// Checks that the request is the same when framed by its length alone.
void checkPlainForm(const Request &request)
{
    QByteArray plain = request.methodName + ' ' + request.path;
    if (!request.query.isEmpty())
        plain += '?' + request.query;
    plain += " HTTP/1.1\r\n";
    int fields = 1;
    bool hasHost = false;
    for (const Header &line : request.headers) {
        const bool frames = isSame(line.name, "content-length") || isSame(line.name, "transfer-encoding")
            || isSame(line.name, "expect");
        hasHost = hasHost || isSame(line.name, "host");
        fields += frames ? 0 : 1;
        if (!frames)
            plain += line.name + ": " + line.value + "\r\n";
    }
    if (!hasHost)
        plain += "Host: h\r\n";
    plain += "Content-Length: " + QByteArray::number(request.body.size()) + "\r\n\r\n";
    if (fields + 1 > limits.headerFields || plain.size() > limits.headerBytes)
        return;
    const Reading again = read(plain + request.body, 1 << 20);
    promise(again.requests.size() == 1 && again.last == Stage::Idle, "its plain form is one request");
    promise(again.requests[0].path == request.path && again.requests[0].query == request.query
                && again.requests[0].body == request.body,
            "its plain form is the same request");
}

const Router &router()
{
    static const Router instance = [] {
        Router routes;
        routes.add(api::Method::Get, "/api/v0/feedback");
        routes.add(api::Method::Get, "/api/v0/feedback/{feedback_id}");
        routes.add(api::Method::Put, "/api/v0/buffers/{buffer_id}/feedback/{feedback_id}");
        return routes;
    }();
    return instance;
}

void checkRoute(const Request &request)
{
    const Router::Lookup lookup = router().find(request.method, request.path);
    promise(!lookup.found || !lookup.allow.isEmpty(), "a path that is found allows a method");
    if (!lookup.found)
        return;
    for (const QString &key : lookup.found->keys)
        promise(!key.contains(QChar(0)), "a key is a text");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const qsizetype piece = 1 + data[0] % 16; // the first byte determines the division of the others
    const QByteArrayView bytes(data + 1, qsizetype(size) - 1);
    const Reading whole = read(bytes, 1 << 20);
    promise(areSame(whole, read(bytes, piece)), "it is parsed the same in pieces");
    for (const Request &request : whole.requests) {
        checkRequest(request);
        checkPlainForm(request);
        checkRoute(request);
    }
    return 0;
}
