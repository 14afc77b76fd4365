// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/representation.h"

#include "contract/entitytag.h"
#include "http/contentcoding.h"

#include <QCoroFuture>
#include <QFuture>
#include <QPromise>

namespace triage::api {

namespace {

constexpr qsizetype maxCompressedAtOnce = 16 * 1024; // half a millisecond in the HTTP thread
constexpr qsizetype maxWaiting = 32 * 1024 * 1024;

/// The ETag of the compressed form of a document: other bytes than the plain one, so another strong ETag.
QByteArray compressedTag(const QByteArray &tag)
{
    QByteArray changed = tag;
    changed.insert(changed.size() - 1, "-gzip");
    return changed;
}

bool isWeak(const QByteArray &tag)
{
    return tag.startsWith("W/");
}

http::Response compressed(http::Response response, const QByteArray &bytes)
{
    response.body = bytes;
    response.headers.append("Content-Encoding", "gzip");
    return response;
}

/// Returns the answer that says that the client has this one.
http::Response unchanged(const http::Response &response)
{
    http::Response same;
    same.status = 304;
    for (const http::Header &each : response.headers) {
        if (each.name != "Content-Type")
            same.headers.append(each.name, each.value);
    }
    return same;
}

} // namespace

Payload asDocument(Payload content)
{
    content.tag = '"' + digestOf(content.bytes) + '"';
    if (content.bytes.size() >= http::minCompressed)
        content.gzipped = http::gzip(content.bytes, http::Effort::Best);
    content.headers.append("Cache-Control", "public, no-cache");
    return content;
}

Representations::Representations()
{
    m_compressing.setMaxThreadCount(1);
}

Task<http::Response> Representations::choose(const http::Request &request, const Payload &content,
                                             http::Response plain)
{
    http::Response response = std::move(plain);
    const bool isLong = response.body.size() >= http::minCompressed;
    if (isLong)
        response.headers.append("Vary", "Accept-Encoding");
    const bool compresses
        = isLong && http::takesGzip(request.headers) && !response.headers.contains("Content-Encoding");
    if (!content.tag.isEmpty()) {
        const bool isOther = compresses && !isWeak(content.tag);
        response.headers.append("ETag", isOther ? compressedTag(content.tag) : content.tag);
        const QByteArray known = request.headers.values("If-None-Match").join(',');
        if (!known.isEmpty()
            && (holdsTag(known, content.tag)
                || (!isWeak(content.tag) && holdsTag(known, compressedTag(content.tag))))) {
            co_return unchanged(response);
        }
    }
    if (!compresses)
        co_return response;
    if (!content.gzipped.isEmpty())
        co_return compressed(std::move(response), content.gzipped);
    const QByteArray bytes = response.body;
    if (bytes.size() <= maxCompressedAtOnce)
        co_return compressed(std::move(response), http::gzip(bytes, http::Effort::Fast));
    if (m_waiting + bytes.size() > maxWaiting)
        co_return response;
    m_waiting += bytes.size();
    auto promise = std::make_shared<QPromise<QByteArray>>();
    QFuture<QByteArray> future = promise->future();
    promise->start();
    m_compressing.start([promise, bytes] {
        promise->addResult(http::gzip(bytes, http::Effort::Fast));
        promise->finish();
    });
    auto waiting = qCoro(future).waitForFinished();
    const QByteArray result = co_await waiting;
    m_waiting -= bytes.size();
    co_return compressed(std::move(response), result);
}

} // namespace triage::api
