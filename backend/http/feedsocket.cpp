// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/feedsocket.h"

#include <algorithm>
#include <cstring>

namespace triage::http {

namespace {

// Returns the request line unchanged, and no other bytes of the client: fields and body reach the handler
// from the strict parser, so that there is no framing, upgrade or expectation that Qt HttpServer could
// interpret differently. Qt parses text after "//" as a host, so such a path is shortened for it.
QByteArray canonicalHead(const Request &request)
{
    QByteArrayView path = request.path;
    while (path.startsWith("//"))
        path = path.sliced(1);
    QByteArray head;
    head.reserve(64 + path.size() + request.query.size());
    head.append(request.methodName.isEmpty() ? QByteArrayView("GET") : QByteArrayView(request.methodName));
    head.append(' ');
    head.append(path.isEmpty() ? QByteArrayView("/") : path);
    if (!request.query.isEmpty())
        head.append('?').append(request.query);
    head.append(" HTTP/1.1\r\nHost: front\r\n\r\n");
    return head;
}

} // namespace

FeedSocket::FeedSocket(QObject *parent) : QTcpSocket(parent)
{
    setSocketState(ConnectedState);
    setOpenMode(ReadWrite | Unbuffered);
}

FeedSocket::~FeedSocket()
{
    setSocketState(UnconnectedState); // the socket has no connection to close
}

void FeedSocket::start(Exchange exchange)
{
    m_exchange = std::move(exchange);
    m_request = canonicalHead(m_exchange.request);
    m_read = 0;
    m_answer.clear();
    m_finished = false;
    m_dispatching = true;
    Q_EMIT readyRead();
    m_dispatching = false;
}

qint64 FeedSocket::bytesAvailable() const
{
    return QIODevice::bytesAvailable() + m_request.size() - m_read;
}

qint64 FeedSocket::readData(char *data, qint64 maxSize)
{
    const qsizetype size = std::min<qsizetype>(maxSize, m_request.size() - m_read);
    if (size > 0)
        std::memcpy(data, m_request.constData() + m_read, size);
    m_read += size;
    return size;
}

qint64 FeedSocket::writeData(const char *data, qint64 size)
{
    m_answer.append(data, size);
    return size;
}

} // namespace triage::http

#include "moc_feedsocket.cpp"
