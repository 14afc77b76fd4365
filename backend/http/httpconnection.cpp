// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/httpconnection.h"

#include "http/answerframe.h"
#include "http/clientaddress.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::http {

using Stage = RequestParser::Stage;
using Outcome = Transport::Outcome;

namespace {

// Steps, each a read or a request, before other connections get their turn. Small enough that a flooding
// client delays others by a few milliseconds only.
constexpr int stepsInARow = 16;

// The time after which a client that sends nothing more is probed.
constexpr auto probeTime = std::chrono::seconds(1);

} // namespace

HttpConnection::HttpConnection(std::unique_ptr<Transport> transport, quint64 number, const QHostAddress &peer,
                               const Limits &limits, HttpConnectionHost &host)
    : m_transport(std::move(transport)), m_number(number), m_peer(peer), m_limits(limits), m_host(host),
      m_parser(limits), m_since(Clock::now()), m_out(host.answerBudget()), m_body(host.bodyBudget())
{
}

void HttpConnection::close()
{
    if (isClosed())
        return;
    // A clean end would say that an answer without a length is whole.
    if (m_isHttp10 && (m_phase == Phase::Streaming || !m_out.isEmpty()))
        m_transport->breakOff();
    m_transport.reset();
    *m_hasGone = true;
    m_host.hasClosed(*this);
    m_out.clear();
    m_body.drop();
    m_askForPiece = {};
}

bool HttpConnection::waitForTurn(Poller::Events events)
{
    const bool isFirst = !m_events;
    Poller::Events &all = isFirst ? m_events.emplace() : *m_events;
    all.readable |= events.readable;
    all.ended |= events.ended;
    all.writable |= events.writable;
    all.dead |= events.dead;
    return isFirst;
}

void HttpConnection::takeTurn()
{
    const Poller::Events events = std::exchange(m_events, std::nullopt).value_or(Poller::Events());
    if (events.dead)
        return close();
    if (events.writable)
        becameWritable();
    if (events.readable && !isClosed())
        becameReadable(events.ended);
    else
        advance();
}

// There are new bytes, or their end, or both.
void HttpConnection::becameReadable(bool ended)
{
    m_endIsNear = m_endIsNear || ended;
    m_readable = true;
    if (m_out.becameReadable())
        flush();
    advance();
}

// There is free space in the socket.
void HttpConnection::becameWritable()
{
    m_out.becameWritable();
    if (std::exchange(m_receivesWhenWritable, false))
        m_readable = true;
    flush();
    advance();
}

// Continues until there is nothing to do or other connections must have their turn. An answer that arrives
// during this call only changes the state, so that a long pipeline of requests answered at once does not
// recurse deeply.
void HttpConnection::advance()
{
    if (m_advancing)
        return;
    m_advancing = true;
    int steps = 0;
    while (!isClosed() && steps < stepsInARow && takeStep())
        ++steps;
    m_advancing = false;
    if (steps == stepsInARow)
        m_host.resumeLater(*this);
}

bool HttpConnection::takeStep()
{
    if (m_phase == Phase::Lingering && m_readable) {
        discardInput();
        return false;
    }
    if (m_phase == Phase::Streaming)
        return askForPiece();
    if (!isReceiving() || m_out.size() > m_limits.outputHighWater)
        return false;
    if (m_in.isEmpty())
        return readAndParse();
    m_in.drop(m_parser.feed(m_in.rest()));
    requestStage();
    return true;
}

// Returns true if bytes of a request or of its body may be read now.
bool HttpConnection::isReceiving() const
{
    if (m_phase != Phase::Answering)
        return m_phase == Phase::Reading;
    return m_body.isWanted()
        || (m_body.isHeld() && !m_body.hasArrived() && m_parser.bodySize() < m_limits.earlyBodyBytes);
}

// Returns as much of the buffer as may be read: bytes that follow a head in the same read have to be kept,
// so without a body that the handler asked for it is no more than the beginning of one.
std::span<char> HttpConnection::readSpace() const
{
    const std::span<char> buffer = m_host.readBuffer();
    if (m_body.isWanted())
        return buffer;
    const qsizetype kept = m_body.isHeld() ? m_parser.bodySize() : 0;
    return buffer.first(std::min(buffer.size(), std::size_t(m_limits.earlyBodyBytes - kept)));
}

bool HttpConnection::readAndParse()
{
    if (!m_readable)
        return false;
    const std::span<char> buffer = readSpace();
    const Transport::Transfer transfer = receive(buffer);
    m_readable = transfer.mayHaveMore;
    switch (transfer.outcome) {
    case Outcome::NotNow:
        return m_readable;
    case Outcome::Broken:
        close();
        return false;
    case Outcome::Ended:
        takeEnd();
        return false;
    case Outcome::Unencrypted:
        refuse(
            problem(ProblemType::BadRequest, u"This address speaks HTTPS only: begin it with https://."_s));
        return false;
    case Outcome::Moved:
        break;
    }
    m_readable = m_readable || m_endIsNear;
    const QByteArrayView bytes(buffer.data(), transfer.bytes);
    const qsizetype taken = m_parser.feed(bytes);
    if (taken < bytes.size()) // of later requests; saved before the handler lets others use the buffer
        m_in.append(bytes.sliced(taken).toByteArray());
    requestStage();
    return true;
}

Transport::Transfer HttpConnection::receive(std::span<char> buffer)
{
    const Transport::Transfer transfer = m_transport->receive(buffer);
    m_receivesWhenWritable = transfer.crossed;
    return transfer;
}

// Handles the end of the client's data. The client may still be reading.
void HttpConnection::takeEnd()
{
    m_ended = true;
    if (m_phase == Phase::Answering)
        return failBody(ExchangeBody::incomplete());
    if (m_parser.stage() != Stage::Idle)
        return refuse(ExchangeBody::incomplete());
    m_phase = Phase::Closing;
    flush();
}

void HttpConnection::requestStage()
{
    const bool isAnswering = m_phase == Phase::Answering;
    if (!isAnswering && m_parser.bodySize() > 0 && m_body.bytes().size() == 0)
        m_body.bytes().setAddress(countedAddress(m_limits.proxies.clientOf(m_peer, m_parser.headers())));
    if (countBody(m_parser.bodySize()))
        return isAnswering ? actOnBody() : actOnRequest();
    return isAnswering ? failBody(ExchangeBody::noMemory()) : refuse(ExchangeBody::noMemory());
}

// Returns false if there is no memory for a body of that size.
bool HttpConnection::countBody(qint64 size)
{
    const bool isLarge = size > m_limits.earlyBodyBytes;
    return m_body.bytes().growTo(size, isLarge ? m_limits.bodyMemory / 2 : m_limits.bodyMemory);
}

bool HttpConnection::hasArrivingBodyOf(const QHostAddress &address) const
{
    const CountedBytes &bytes = m_body.bytes();
    return m_phase == Phase::Answering && m_body.isArriving() && bytes.size() > 0
        && bytes.address() == address;
}

void HttpConnection::refuseBody()
{
    m_body.bytes().shrinkTo(0);
    failBody(ExchangeBody::noMemory());
}

bool HttpConnection::hasUnsentAnswerTo(const QHostAddress &address) const
{
    return m_out.bytes().size() > 0 && m_out.bytes().address() == address;
}

void HttpConnection::actOnRequest()
{
    const Stage before = std::exchange(m_stage, m_parser.stage());
    if (m_stage != before)
        m_since = Clock::now();
    if (m_stage == Stage::Failed)
        return refuse(m_parser.problem());
    const bool isBodyArriving = m_parser.isReceivingBody();
    if (m_stage != Stage::Complete && !isBodyArriving)
        return;
    m_isHttp10 = m_parser.isHttp10();
    m_saysKeepAlive = m_isHttp10 && m_parser.keepsAlive();
    m_closesAfter = !m_parser.keepsAlive();
    if (isBodyArriving)
        m_body.hold(m_parser.isStreamed());
    startExchange(isBodyArriving ? m_parser.takeHead() : m_parser.takeRequest(), std::nullopt);
}

void HttpConnection::actOnBody()
{
    if (m_parser.stage() == Stage::Failed) {
        failBody(m_parser.problem());
    } else if (m_parser.stage() == Stage::Complete) {
        deliverBody(m_parser.takeRequest().body);
    } else if (m_body.isStreamed() && m_body.isWanted() && m_parser.bodySize() > 0) {
        m_since = Clock::now(); // the handler's time begins
        m_body.deliverPiece(m_parser.takeBody());
    }
}

void HttpConnection::receiveBody(quint64 exchange, BodyReceiver receiver, OrganizationId organization)
{
    if (isClosed() || m_phase != Phase::Answering || exchange != m_exchange || !m_body.isHeld())
        return receiver(ExchangeBody::incomplete());
    m_since = Clock::now();
    const bool hasArrived = m_body.hasArrived();
    m_body.want(std::move(receiver));
    if (!m_body.bytes().setOrganization(organization)
        || (m_body.isStreamed() && !countBody(m_limits.streamMemory)))
        return failBody(ExchangeBody::noMemory());
    if (!hasArrived && m_parser.awaitsContinue())
        write("HTTP/1.1 100 Continue\r\n\r\n"_ba);
    if (!hasArrived)
        actOnBody();
    advance();
}

void HttpConnection::deliverBody(Result<QByteArray> body)
{
    if (m_body.isWanted())
        m_since = Clock::now(); // the handler's time begins
    m_body.deliver(std::move(body));
}

// The answer to a request whose body does not come is the last one of the connection.
void HttpConnection::failBody(Problem reason)
{
    m_closesAfter = true;
    m_saysKeepAlive = false;
    m_parser.takeRequest();
    m_in.clear();
    deliverBody(std::move(reason));
}

void HttpConnection::refuse(Problem reason)
{
    Request request = m_parser.takeRequest();
    if (m_phase == Phase::Answering) { // the handler has had the request for too long
        request.method = m_answersHead ? Method::Head : Method::Get;
        request.headers = m_headers;
    }
    m_in.clear();
    m_closesAfter = true;
    m_saysKeepAlive = false;
    m_body.drop();
    startExchange(std::move(request), std::move(reason));
}

void HttpConnection::startExchange(Request request, std::optional<Problem> refusal)
{
    m_phase = Phase::Answering;
    m_stage = Stage::Idle;
    m_since = Clock::now();
    m_answersHead = request.method == Method::Head;
    m_headers = request.headers;
    request.peer = m_limits.proxies.clientOf(m_peer, m_headers);
    request.clientHasGone = m_hasGone;
    m_hasProbed = false;
    const QHostAddress address = countedAddress(request.peer);
    if (m_body.bytes().size() == 0)
        m_body.bytes().setAddress(address);
    if (m_out.isEmpty())
        m_out.bytes().setAddress(address);
    m_host.exchange(*this, ++m_exchange, std::move(request), std::move(refusal), m_body.isHeld());
}

void HttpConnection::answerInPieces(quint64 exchange, QByteArray answer, OrganizationId organization,
                                    std::function<void()> askForPiece)
{
    if (isClosed() || m_phase != Phase::Answering || exchange != m_exchange)
        return;
    const bool isBodyMissing = m_body.isMissing();
    if (isBodyMissing) {
        m_saysKeepAlive = false;
        m_parser.takeRequest();
    }
    const BodyEnd bodyEnd = !askForPiece ? BodyEnd::Length : m_isHttp10 ? BodyEnd::Close : BodyEnd::LastChunk;
    m_closesAfter = m_closesAfter || isBodyMissing || bodyEnd == BodyEnd::Close || m_host.isDraining();
    m_headers = {};
    m_body.drop();
    if (!m_out.bytes().setOrganization(organization))
        return close();
    const QByteArray bytes
        = framed(std::move(answer), { m_answersHead, m_closesAfter, m_saysKeepAlive, bodyEnd });
    if (bytes.isEmpty())
        return close();
    if (askForPiece && !m_answersHead) {
        m_phase = Phase::Streaming;
        m_askForPiece = std::move(askForPiece);
    } else {
        endAnswer();
    }
    write(bytes);
    advance();
}

void HttpConnection::endAnswer()
{
    m_closesAfter = m_closesAfter || m_host.isDraining();
    m_phase = m_closesAfter ? Phase::Closing : Phase::Reading;
    m_since = Clock::now();
}

// Returns true if a piece was asked for, which may be there already.
bool HttpConnection::askForPiece()
{
    if (m_awaitsPiece || m_out.size() > m_limits.outputHighWater)
        return false;
    m_awaitsPiece = true;
    m_since = Clock::now();
    const auto ask = m_askForPiece; // the call may end the answer
    ask();
    return true;
}

void HttpConnection::takePiece(quint64 exchange, std::optional<QByteArray> piece)
{
    if (isClosed() || m_phase != Phase::Streaming || exchange != m_exchange)
        return;
    m_awaitsPiece = false;
    if (!piece)
        return close();
    if (piece->isEmpty()) {
        m_askForPiece = {};
        endAnswer();
    }
    write(m_isHttp10 ? *piece : chunkOf(*piece));
    advance();
}

void HttpConnection::giveUp(quint64 exchange)
{
    if (!isClosed() && m_phase == Phase::Answering && exchange == m_exchange)
        refuse(problem(ProblemType::InternalError, u"The request was dropped without an answer."_s));
}

void HttpConnection::write(const QByteArray &bytes)
{
    m_out.append(bytes);
    flush();
}

void HttpConnection::flush()
{
    if (isClosed())
        return;
    if (!m_out.sendTo(*m_transport))
        return close();
    if (m_out.isEmpty() && (m_phase == Phase::Closing || (m_host.isDraining() && isIdle())))
        linger();
}

// Waits for the client after the last answer has been written. Closing at once would make the system reset
// the connection if the client has sent data that was not read, and the reset destroys answers that the
// client has not read yet. Therefore only the sending direction is closed, and further input is discarded for
// a while.
void HttpConnection::linger()
{
    if (m_ended)
        return close();
    m_phase = Phase::Lingering;
    m_since = Clock::now();
    m_transport->endSending();
    m_readable = true;
    discardInput();
}

void HttpConnection::discardInput()
{
    const std::span<char> buffer = m_host.readBuffer();
    while (m_readable) {
        const Transport::Transfer transfer = receive(buffer);
        m_readable = transfer.mayHaveMore || (m_endIsNear && transfer.outcome == Outcome::Moved);
        m_discarded += transfer.bytes;
        if (transfer.outcome == Outcome::Ended || transfer.outcome == Outcome::Broken
            || m_discarded > m_limits.lingerBytes)
            return close();
    }
}

// A client that has closed its socket looks like one that has only sent its last request, until something is
// sent to it: its system answers that with a reset.
void HttpConnection::probe()
{
    if (!std::exchange(m_hasProbed, true))
        write("HTTP/1.1 102 Processing\r\n\r\n"_ba);
}

bool HttpConnection::isIdle() const
{
    return m_phase == Phase::Reading && m_parser.stage() == Stage::Idle && m_in.isEmpty() && m_out.isEmpty();
}

void HttpConnection::closeIfIdle()
{
    becameReadable(false); // a request may have arrived without a notification yet
    if (isIdle())
        close();
}

void HttpConnection::drain()
{
    closeIfIdle();
    if (!isClosed() && m_phase == Phase::Answering && m_body.isUnfinishedStream())
        failBody(unavailable(u"The server is stopping. Continue in a moment."_s));
}

void HttpConnection::checkDeadlines(Clock::time_point now)
{
    const auto passed = [this, now](std::chrono::milliseconds deadline) {
        return now - m_since > deadline;
    };
    if (m_out.isLate(now, m_limits.writeDeadline, m_limits.answerRate))
        return close();
    if (!m_transport->isEstablished() && passed(m_limits.headerDeadline))
        return close();
    switch (m_phase) {
    case Phase::Reading:
        if (m_stage == Stage::Idle && m_out.isEmpty() && passed(m_limits.idleDeadline))
            closeIfIdle();
        else if (m_stage == Stage::Head && passed(m_limits.headerDeadline))
            refuse(problem(ProblemType::RequestTimeout, u"The header fields did not come in time."_s));
        else if (m_stage == Stage::Body && passed(m_limits.bodyDeadline))
            refuse(problem(ProblemType::RequestTimeout, u"The body did not come in time."_s));
        return;
    case Phase::Answering:
        if ((m_body.isWanted() && passed(m_limits.bodyDeadline))
            || m_body.isStreamOlderThan(now, m_limits.streamDeadline))
            failBody(problem(ProblemType::RequestTimeout, u"The body did not come in time."_s));
        else if (!m_body.isWanted() && passed(m_limits.answerDeadline))
            refuse(problem(ProblemType::GatewayTimeout, u"The request was not answered in time."_s));
        else if ((m_endIsNear || m_ended) && !m_isHttp10 && passed(probeTime))
            probe();
        return;
    case Phase::Streaming:
        if (m_awaitsPiece && passed(m_limits.answerDeadline))
            close(); // whose head said that all is well
        return;
    case Phase::Closing:
        return; // writing has its own deadline
    case Phase::Lingering:
        if (passed(m_limits.lingerDeadline))
            close();
        return;
    }
}

} // namespace triage::http
