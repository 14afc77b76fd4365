// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/requestparser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

// The maximum length of a chunk's size line, or of the line end after its data, in bytes.
constexpr qsizetype maxChunkLineLength = 256;

} // namespace

RequestParser::Progress &RequestParser::now()
{
    if (!m_now)
        m_now = std::make_unique<Progress>();
    return *m_now;
}

const RequestParser::Progress &RequestParser::now() const
{
    static const Progress nothingYet;
    return m_now ? *m_now : nothingYet;
}

RequestParser::Stage RequestParser::stage() const
{
    switch (now().state) {
    case State::RequestLine:
        return now().line.isEmpty() ? Stage::Idle : Stage::Head;
    case State::Fields:
        return Stage::Head;
    case State::Body:
    case State::ChunkSize:
    case State::ChunkData:
    case State::ChunkEnd:
    case State::Trailers:
        return Stage::Body;
    case State::Complete:
        return Stage::Complete;
    case State::Failed:
        return Stage::Failed;
    }
    Q_UNREACHABLE();
}

bool RequestParser::isReceivingBody() const
{
    // Chunks may turn out to be empty; a client that waits for "100 Continue" has something to send.
    return now().state == State::Body || now().state == State::ChunkData
        || (stage() == Stage::Body && (bodySize() > 0 || now().awaitsContinue));
}

Request RequestParser::takeHead()
{
    Request head = std::exchange(now().request, {});
    now().request.body = std::exchange(head.body, {});
    now().request.isStreamed = head.isStreamed;
    return head;
}

Request RequestParser::takeRequest()
{
    const std::unique_ptr<Progress> read = std::exchange(m_now, {});
    return read ? std::move(read->request) : Request();
}

qsizetype RequestParser::feed(QByteArrayView bytes)
{
    qsizetype taken = 0;
    while (taken < bytes.size() && now().state != State::Complete && now().state != State::Failed) {
        const QByteArrayView rest = bytes.sliced(taken);
        const bool inData = now().state == State::Body || now().state == State::ChunkData;
        taken += inData ? feedData(rest) : feedLine(rest);
    }
    return taken;
}

qsizetype RequestParser::feedData(QByteArrayView bytes)
{
    const qsizetype size = static_cast<qsizetype>(std::min<qint64>(bytes.size(), now().missing));
    now().awaitsContinue = false;
    now().request.body.append(bytes.first(size));
    now().missing -= size;
    if (now().missing == 0)
        now().state = now().state == State::Body ? State::Complete : State::ChunkEnd;
    return size;
}

qsizetype RequestParser::feedLine(QByteArrayView bytes)
{
    const qsizetype newline = bytes.indexOf('\n');
    const QByteArrayView part = newline < 0 ? bytes : bytes.first(newline + 1);
    if (!spendLine(part))
        return part.size();
    if (newline < 0) {
        now().line.append(part);
        checkBeginning();
        return part.size();
    }
    QByteArray joined; // keeps a line that arrived in parts alive while it is parsed
    QByteArrayView line = part;
    if (!now().line.isEmpty()) {
        joined = std::exchange(now().line, {});
        line = joined.append(part);
    }
    if (line.size() < 2 || line.at(line.size() - 2) != '\r')
        bad(u"A line must end with CR and LF."_s);
    else
        takeLine(line.chopped(2));
    return part.size();
}

// Counts the bytes of lines against the limits. The body has its own limit.
bool RequestParser::spendLine(QByteArrayView part)
{
    if (now().state == State::ChunkSize || now().state == State::ChunkEnd) {
        now().awaitsContinue = false;
        if (now().line.size() + part.size() <= maxChunkLineLength)
            return true;
        bad(u"The line of a chunk is too long."_s);
        return false;
    }
    now().lineBytes += part.size();
    if (now().lineBytes <= m_limits.headerBytes)
        return true;
    fail(ProblemType::HeadersTooLarge,
         u"The request line and header fields must not exceed %1 bytes."_s.arg(m_limits.headerBytes));
    return false;
}

// Refuses bytes that can no longer become a valid line, so that a client of another protocol (TLS, for
// example) gets an answer at once and not when its deadline expires.
void RequestParser::checkBeginning()
{
    QByteArrayView line = now().line;
    if (line.endsWith('\r'))
        line = line.chopped(1);
    if (hasControls(line))
        return bad(u"The request contains a control character."_s);
    if (now().state == State::ChunkEnd && !line.isEmpty())
        return bad(u"A chunk is longer than its size says."_s);
    const qsizetype space = line.indexOf(' ');
    const QByteArrayView method = space < 0 ? line : line.first(space);
    if (now().state == State::RequestLine && !line.isEmpty() && !isToken(method))
        bad(u"This is not an HTTP request."_s);
}

void RequestParser::takeLine(QByteArrayView line)
{
    switch (now().state) {
    case State::RequestLine:
        if (!line.isEmpty()) // old clients send an empty line before a request
            takeRequestLine(line);
        return;
    case State::Fields:
        return line.isEmpty() ? takeHeadEnd() : takeField(line);
    case State::ChunkSize:
        return takeChunkSize(line);
    case State::ChunkEnd:
        if (!line.isEmpty())
            return bad(u"A chunk is longer than its size says."_s);
        now().state = State::ChunkSize;
        return;
    case State::Trailers:
        return takeTrailer(line);
    case State::Body:
    case State::ChunkData:
    case State::Complete:
    case State::Failed:
        break;
    }
    Q_UNREACHABLE();
}

void RequestParser::takeRequestLine(QByteArrayView line)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first < 0 || first == last || !isToken(line.first(first)))
        return bad(u"The request line must be a method, a target and a version, one space between them."_s);
    const QByteArrayView method = line.first(first);
    const QByteArrayView where = line.sliced(first + 1, last - first - 1);
    now().request.methodName = method.toByteArray();
    now().request.method = fromWord<Method>(method).value_or(Method::Other);
    if (!takeVersion(line.sliced(last + 1)))
        return;
    if (method == "CONNECT")
        return fail(ProblemType::NotImplemented, u"This server is not a proxy: CONNECT is not supported."_s);
    std::optional<RequestTarget> target = parseTarget(where);
    if (!target)
        return bad(
            u"The request target must be a path, or an http URL, without characters that need escaping."_s);
    now().request.path = std::move(target->path);
    now().request.query = std::move(target->query);
    now().authority = std::move(target->authority);
    now().state = State::Fields;
}

bool RequestParser::takeVersion(QByteArrayView version)
{
    const auto isDigit = [](char c) {
        return c >= '0' && c <= '9';
    };
    if (version.size() != 8 || !version.startsWith("HTTP/") || !isDigit(version.at(5)) || version.at(6) != '.'
        || !isDigit(version.at(7))) {
        bad(u"The request line must end with the version, HTTP/1.1."_s);
        return false;
    }
    now().http10 = version.endsWith("1.0");
    if (now().http10 || version.endsWith("1.1"))
        return true;
    fail(ProblemType::HttpVersionNotSupported, u"Only HTTP/1.1 and HTTP/1.0 are supported."_s);
    return false;
}

void RequestParser::takeField(QByteArrayView line)
{
    if (++now().fields > m_limits.headerFields)
        return fail(ProblemType::HeadersTooLarge,
                    u"A request must not have more than %1 header fields."_s.arg(m_limits.headerFields));
    if (line.startsWith(' ') || line.startsWith('\t'))
        return bad(u"A header field must not be folded over several lines."_s);
    const std::optional<FieldLine> field = parseField(line);
    if (!field)
        return bad(u"A header field must be a name, a colon and a value without control characters."_s);
    noteField(*field);
}

// Notes the facts about framing, the connection and the caller, then keeps the field.
void RequestParser::noteField(const FieldLine &field)
{
    const auto [name, value] = field;
    if (isSame(name, "host")) {
        return takeHost(value);
    } else if (isSame(name, "content-length")) {
        if (now().contentLength)
            return bad(u"Content-Length must be given once."_s);
        now().contentLength = value.toByteArray();
    } else if (isSame(name, "transfer-encoding")) {
        if (now().transferEncoding)
            return bad(u"Transfer-Encoding must be given once."_s);
        now().transferEncoding = value.toByteArray();
    } else if (isSame(name, "authorization")) {
        if (std::exchange(now().hasAuthorization, true))
            return bad(u"Authorization must be given once."_s);
    } else if (isSame(name, "connection")) {
        now().close = now().close || listHolds(value, "close");
        now().keepAlive = now().keepAlive || listHolds(value, "keep-alive");
    } else if (isSame(name, "expect")) {
        const bool known = isSame(value, "100-continue");
        now().expectsContinue = now().expectsContinue || known;
        now().unknownExpectation = now().unknownExpectation || !known;
    }
    now().request.headers.append(name.toByteArray(), value.toByteArray());
}

void RequestParser::takeHost(QByteArrayView value)
{
    if (std::exchange(now().hasHost, true))
        return bad(u"Host must be given once."_s);
    if (!isHost(value))
        return bad(u"Host must be the name or address of a host, and perhaps a port."_s);
    now().request.headers.append("Host"_ba,
                                 now().authority.isEmpty() ? value.toByteArray() : now().authority);
}

void RequestParser::takeHeadEnd()
{
    if (!now().http10 && !now().hasHost)
        return bad(u"A Host field is required."_s);
    now().request.isStreamed = m_limits.isStreamed && m_limits.isStreamed(now().request);
    now().bodyLimit = now().request.isStreamed ? m_limits.streamedBodyBytes : m_limits.bodyBytes;
    if (!framingIsSound())
        return;
    if (now().unknownExpectation && !now().http10)
        return fail(ProblemType::ExpectationFailed, u"The only expectation that is met is 100-continue."_s);
    startBody();
}

bool RequestParser::framingIsSound()
{
    if (now().transferEncoding && (now().contentLength || now().http10)) {
        bad(now().http10 ? u"Transfer-Encoding does not exist in HTTP/1.0."_s
                         : u"Content-Length and Transfer-Encoding exclude each other."_s);
        return false;
    }
    if (now().transferEncoding && !isSame(*now().transferEncoding, "chunked")) {
        fail(ProblemType::NotImplemented, u"The only transfer encoding that is supported is chunked."_s);
        return false;
    }
    if (!now().contentLength)
        return true;
    const std::optional<qint64> length = parseDecimal(*now().contentLength);
    if (!length)
        bad(u"Content-Length must be one decimal number."_s);
    else if (*length > now().bodyLimit)
        fail(ProblemType::PayloadTooLarge, u"A body must not exceed %1 bytes."_s.arg(now().bodyLimit));
    now().missing = length.value_or(0);
    return now().state != State::Failed;
}

void RequestParser::startBody()
{
    if (now().transferEncoding)
        now().state = State::ChunkSize;
    else
        now().state = now().missing > 0 ? State::Body : State::Complete;
    now().awaitsContinue = now().expectsContinue && !now().http10 && now().state != State::Complete;
}

void RequestParser::takeChunkSize(QByteArrayView line)
{
    const std::optional<qint64> size = parseChunkSize(line);
    if (!size)
        return bad(u"A chunk must begin with its size in hexadecimal digits."_s);
    if (*size > now().bodyLimit - now().bodyBytes)
        return fail(ProblemType::PayloadTooLarge, u"A body must not exceed %1 bytes."_s.arg(now().bodyLimit));
    now().bodyBytes += *size;
    // Extensions are ignored; without a limit a client could send them endlessly.
    const qsizetype semicolon = line.indexOf(';');
    now().lineBytes += semicolon < 0 ? 0 : line.size() - semicolon;
    if (now().lineBytes > 2 * m_limits.headerBytes)
        return bad(u"The chunks have too many extensions."_s);
    now().missing = *size;
    now().state = State::ChunkData;
    if (*size == 0) {
        now().lineBytes = 0;
        now().fields = 0;
        now().state = State::Trailers;
    }
}

// Checks that trailers are well formed, and ignores them: they must not change anything that was checked.
void RequestParser::takeTrailer(QByteArrayView line)
{
    if (line.isEmpty())
        now().state = State::Complete;
    else if (++now().fields > m_limits.headerFields)
        fail(ProblemType::HeadersTooLarge,
             u"A request must not have more than %1 trailer fields."_s.arg(m_limits.headerFields));
    else if (!parseField(line))
        bad(u"A trailer field must be a name, a colon and a value without control characters."_s);
}

void RequestParser::fail(ProblemType type, const QString &detail)
{
    now().state = State::Failed;
    now().problem = triage::problem(type, detail);
}

} // namespace triage::http
