// SPDX-License-Identifier: GPL-3.0-or-later
// A strict, incremental HTTP/1.1 request parser: bytes in, a complete request or the reason for refusing it
// out.
//
// Strict means that everything is refused that two HTTP parsers could interpret differently, because request
// smuggling relies on such differences. The parser does no input or output and has no clock.
#pragma once

#include "http/limits.h"
#include "http/message.h"
#include "http/syntax.h"
#include "problem.h"

#include <QByteArrayView>

#include <memory>

namespace triage::http {

/// Parses one request after the other. Accepts no bytes after a failure.
class RequestParser
{
public:
    /// The progress of the current request.
    enum class Stage {
        Idle, ///< No byte of it has arrived.
        Head, ///< In the request line or the header fields.
        Body, ///< The head is complete; body, chunks or trailers are expected.
        Complete, ///< takeRequest() returns it.
        Failed, ///< problem() says why; the connection cannot be used any further.
    };

    /// The limits must outlive the parser.
    explicit RequestParser(const Limits &limits) : m_limits(limits) { }

    /// Consumes bytes up to the end of the request or the first error. Returns the number of bytes consumed.
    qsizetype feed(QByteArrayView bytes);

    Stage stage() const;
    /// Returns why the request is refused; valid only if stage() is Failed.
    const Problem &problem() const { return now().problem; }
    /// Returns true if the client waits for "100 Continue" before it sends the body, of which nothing has
    /// arrived.
    bool awaitsContinue() const { return now().awaitsContinue && now().state != State::Failed; }
    /// Returns true if the connection may be used for another request after this one.
    bool keepsAlive() const { return now().http10 ? now().keepAlive && !now().close : !now().close; }
    /// Returns true if the request uses HTTP/1.0.
    bool isHttp10() const { return now().http10; }

    /// Returns true if the head is complete and a body has begun to arrive, or is certain to.
    bool isReceivingBody() const;
    /// Returns the number of bytes of the body so far that were not taken.
    qsizetype bodySize() const { return now().request.body.size(); }
    /// Returns the header fields so far, unless they were taken.
    const Headers &headers() const { return now().request.headers; }
    /// Returns true if the body is to be taken in pieces.
    bool isStreamed() const { return now().request.isStreamed; }
    /// Removes and returns these bytes.
    QByteArray takeBody() { return std::exchange(now().request.body, {}); }
    /// Removes and returns the request without its body, which the parser continues to read.
    Request takeHead();
    /// Removes and returns the request as far as it was read, complete or not; the parser then expects the
    /// next one. Its peer is not set.
    Request takeRequest();

private:
    enum class State {
        RequestLine,
        Fields,
        Body,
        ChunkSize,
        ChunkData,
        ChunkEnd,
        Trailers,
        Complete,
        Failed
    };

    // The state of the current request.
    struct Progress
    {
        State state = State::RequestLine;
        QByteArray line; // the beginning of a line whose end has not arrived
        qsizetype lineBytes = 0; // of the lines so far: head, chunk extensions, trailers
        int fields = 0;
        Request request;
        QByteArray authority; // of an absolute target; replaces the value of the Host field
        qint64 missing = 0; // remaining bytes of the body or the chunk
        qint64 bodyLimit = 0; // of this request
        qint64 bodyBytes = 0; // in the chunks so far
        std::optional<QByteArray> contentLength;
        std::optional<QByteArray> transferEncoding;
        bool hasHost = false;
        bool hasAuthorization = false;
        bool http10 = false;
        bool keepAlive = false;
        bool close = false;
        bool expectsContinue = false;
        bool unknownExpectation = false;
        bool awaitsContinue = false;
        Problem problem;
    };

    Progress &now();
    const Progress &now() const;
    qsizetype feedLine(QByteArrayView bytes);
    qsizetype feedData(QByteArrayView bytes);
    bool spendLine(QByteArrayView part);
    void checkBeginning();
    void takeLine(QByteArrayView line);
    void takeRequestLine(QByteArrayView line);
    bool takeVersion(QByteArrayView version);
    void takeField(QByteArrayView line);
    void noteField(const FieldLine &field);
    void takeHost(QByteArrayView value);
    void takeHeadEnd();
    bool framingIsSound();
    void startBody();
    void takeChunkSize(QByteArrayView line);
    void takeTrailer(QByteArrayView line);
    void fail(ProblemType type, const QString &detail);
    void bad(const QString &detail) { fail(ProblemType::BadRequest, detail); }

    const Limits &m_limits;
    std::unique_ptr<Progress> m_now; // null before the first byte: it is more than half of a connection
};

} // namespace triage::http
