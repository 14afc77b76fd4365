// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/requestparser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

// The maximum length of a chunk's size line, or of the line end after its data, in bytes.
constexpr qsizetype maxChunkLineLength = 256;

Method methodOf(QByteArrayView name)
{
    if (name == "GET")
        return Method::Get;
    if (name == "HEAD")
        return Method::Head;
    if (name == "POST")
        return Method::Post;
    if (name == "PUT")
        return Method::Put;
    if (name == "PATCH")
        return Method::Patch;
    if (name == "DELETE")
        return Method::Delete;
    if (name == "OPTIONS")
        return Method::Options;
    return Method::Other;
}

} // namespace

RequestParser::Stage RequestParser::stage() const
{
    switch (m_now.state) {
    case State::RequestLine:
        return m_now.line.isEmpty() ? Stage::Idle : Stage::Head;
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
    return m_now.state == State::Body || m_now.state == State::ChunkData
        || (stage() == Stage::Body && (bodySize() > 0 || m_now.awaitsContinue));
}

Request RequestParser::takeHead()
{
    Request head = std::exchange(m_now.request, {});
    m_now.request.body = std::exchange(head.body, {});
    m_now.request.isStreamed = head.isStreamed;
    return head;
}

Request RequestParser::takeRequest()
{
    Request request = std::move(m_now.request);
    m_now = {};
    return request;
}

qsizetype RequestParser::feed(QByteArrayView bytes)
{
    qsizetype taken = 0;
    while (taken < bytes.size() && m_now.state != State::Complete && m_now.state != State::Failed) {
        const QByteArrayView rest = bytes.sliced(taken);
        const bool inData = m_now.state == State::Body || m_now.state == State::ChunkData;
        taken += inData ? feedData(rest) : feedLine(rest);
    }
    return taken;
}

qsizetype RequestParser::feedData(QByteArrayView bytes)
{
    const qsizetype size = static_cast<qsizetype>(std::min<qint64>(bytes.size(), m_now.missing));
    m_now.awaitsContinue = false;
    m_now.request.body.append(bytes.first(size));
    m_now.missing -= size;
    if (m_now.missing == 0)
        m_now.state = m_now.state == State::Body ? State::Complete : State::ChunkEnd;
    return size;
}

qsizetype RequestParser::feedLine(QByteArrayView bytes)
{
    const qsizetype newline = bytes.indexOf('\n');
    const QByteArrayView part = newline < 0 ? bytes : bytes.first(newline + 1);
    if (!spendLine(part))
        return part.size();
    if (newline < 0) {
        m_now.line.append(part);
        checkBeginning();
        return part.size();
    }
    QByteArray joined; // keeps a line that arrived in parts alive while it is parsed
    QByteArrayView line = part;
    if (!m_now.line.isEmpty()) {
        joined = std::exchange(m_now.line, {});
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
    if (m_now.state == State::ChunkSize || m_now.state == State::ChunkEnd) {
        m_now.awaitsContinue = false;
        if (m_now.line.size() + part.size() <= maxChunkLineLength)
            return true;
        bad(u"The line of a chunk is too long."_s);
        return false;
    }
    m_now.lineBytes += part.size();
    if (m_now.lineBytes <= m_limits.headerBytes)
        return true;
    fail(ProblemType::HeadersTooLarge,
         u"The request line and header fields must not exceed %1 bytes."_s.arg(m_limits.headerBytes));
    return false;
}

// Refuses bytes that can no longer become a valid line, so that a client of another protocol (TLS, for
// example) gets an answer at once and not when its deadline expires.
void RequestParser::checkBeginning()
{
    QByteArrayView line = m_now.line;
    if (line.endsWith('\r'))
        line = line.chopped(1);
    if (hasControls(line))
        return bad(u"The request contains a control character."_s);
    if (m_now.state == State::ChunkEnd && !line.isEmpty())
        return bad(u"A chunk is longer than its size says."_s);
    const qsizetype space = line.indexOf(' ');
    const QByteArrayView method = space < 0 ? line : line.first(space);
    if (m_now.state == State::RequestLine && !line.isEmpty() && !isToken(method))
        bad(u"This is not an HTTP request."_s);
}

void RequestParser::takeLine(QByteArrayView line)
{
    switch (m_now.state) {
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
        m_now.state = State::ChunkSize;
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
    m_now.request.methodName = method.toByteArray();
    m_now.request.method = methodOf(method);
    if (!takeVersion(line.sliced(last + 1)))
        return;
    if (method == "CONNECT")
        return fail(ProblemType::NotImplemented, u"This server is not a proxy: CONNECT is not supported."_s);
    std::optional<RequestTarget> target = parseTarget(where);
    if (!target)
        return bad(
            u"The request target must be a path, or an http URL, without characters that need escaping."_s);
    m_now.request.path = std::move(target->path);
    m_now.request.query = std::move(target->query);
    m_now.authority = std::move(target->authority);
    m_now.state = State::Fields;
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
    m_now.http10 = version.endsWith("1.0");
    if (m_now.http10 || version.endsWith("1.1"))
        return true;
    fail(ProblemType::HttpVersionNotSupported, u"Only HTTP/1.1 and HTTP/1.0 are supported."_s);
    return false;
}

void RequestParser::takeField(QByteArrayView line)
{
    if (++m_now.fields > m_limits.headerFields)
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
        if (m_now.contentLength)
            return bad(u"Content-Length must be given once."_s);
        m_now.contentLength = value.toByteArray();
    } else if (isSame(name, "transfer-encoding")) {
        if (m_now.transferEncoding)
            return bad(u"Transfer-Encoding must be given once."_s);
        m_now.transferEncoding = value.toByteArray();
    } else if (isSame(name, "authorization")) {
        if (std::exchange(m_now.hasAuthorization, true))
            return bad(u"Authorization must be given once."_s);
    } else if (isSame(name, "connection")) {
        m_now.close = m_now.close || listHolds(value, "close");
        m_now.keepAlive = m_now.keepAlive || listHolds(value, "keep-alive");
    } else if (isSame(name, "expect")) {
        const bool known = isSame(value, "100-continue");
        m_now.expectsContinue = m_now.expectsContinue || known;
        m_now.unknownExpectation = m_now.unknownExpectation || !known;
    }
    m_now.request.headers.append(name.toByteArray(), value.toByteArray());
}

void RequestParser::takeHost(QByteArrayView value)
{
    if (std::exchange(m_now.hasHost, true))
        return bad(u"Host must be given once."_s);
    if (!isHost(value))
        return bad(u"Host must be the name or address of a host, and perhaps a port."_s);
    m_now.request.headers.append("Host"_ba,
                                 m_now.authority.isEmpty() ? value.toByteArray() : m_now.authority);
}

void RequestParser::takeHeadEnd()
{
    if (!m_now.http10 && !m_now.hasHost)
        return bad(u"A Host field is required."_s);
    m_now.request.isStreamed = m_limits.isStreamed && m_limits.isStreamed(m_now.request);
    m_now.bodyLimit = m_now.request.isStreamed ? m_limits.streamedBodyBytes : m_limits.bodyBytes;
    if (!framingIsSound())
        return;
    if (m_now.unknownExpectation && !m_now.http10)
        return fail(ProblemType::ExpectationFailed, u"The only expectation that is met is 100-continue."_s);
    startBody();
}

bool RequestParser::framingIsSound()
{
    if (m_now.transferEncoding && (m_now.contentLength || m_now.http10)) {
        bad(m_now.http10 ? u"Transfer-Encoding does not exist in HTTP/1.0."_s
                         : u"Content-Length and Transfer-Encoding exclude each other."_s);
        return false;
    }
    if (m_now.transferEncoding && !isSame(*m_now.transferEncoding, "chunked")) {
        fail(ProblemType::NotImplemented, u"The only transfer encoding that is supported is chunked."_s);
        return false;
    }
    if (!m_now.contentLength)
        return true;
    const std::optional<qint64> length = parseDecimal(*m_now.contentLength);
    if (!length)
        bad(u"Content-Length must be one decimal number."_s);
    else if (*length > m_now.bodyLimit)
        fail(ProblemType::PayloadTooLarge, u"A body must not exceed %1 bytes."_s.arg(m_now.bodyLimit));
    m_now.missing = length.value_or(0);
    return m_now.state != State::Failed;
}

void RequestParser::startBody()
{
    if (m_now.transferEncoding)
        m_now.state = State::ChunkSize;
    else
        m_now.state = m_now.missing > 0 ? State::Body : State::Complete;
    m_now.awaitsContinue = m_now.expectsContinue && !m_now.http10 && m_now.state != State::Complete;
}

void RequestParser::takeChunkSize(QByteArrayView line)
{
    const std::optional<qint64> size = parseChunkSize(line);
    if (!size)
        return bad(u"A chunk must begin with its size in hexadecimal digits."_s);
    if (*size > m_now.bodyLimit - m_now.bodyBytes)
        return fail(ProblemType::PayloadTooLarge, u"A body must not exceed %1 bytes."_s.arg(m_now.bodyLimit));
    m_now.bodyBytes += *size;
    // Extensions are ignored; without a limit a client could send them endlessly.
    const qsizetype semicolon = line.indexOf(';');
    m_now.lineBytes += semicolon < 0 ? 0 : line.size() - semicolon;
    if (m_now.lineBytes > 2 * m_limits.headerBytes)
        return bad(u"The chunks have too many extensions."_s);
    m_now.missing = *size;
    m_now.state = State::ChunkData;
    if (*size == 0) {
        m_now.lineBytes = 0;
        m_now.fields = 0;
        m_now.state = State::Trailers;
    }
}

// Checks that trailers are well formed, and ignores them: they must not change anything that was checked.
void RequestParser::takeTrailer(QByteArrayView line)
{
    if (line.isEmpty())
        m_now.state = State::Complete;
    else if (++m_now.fields > m_limits.headerFields)
        fail(ProblemType::HeadersTooLarge,
             u"A request must not have more than %1 trailer fields."_s.arg(m_limits.headerFields));
    else if (!parseField(line))
        bad(u"A trailer field must be a name, a colon and a value without control characters."_s);
}

void RequestParser::fail(ProblemType type, const QString &detail)
{
    m_now.state = State::Failed;
    m_now.problem = triage::problem(type, detail);
}

} // namespace triage::http
