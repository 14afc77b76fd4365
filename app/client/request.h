// SPDX-License-Identifier: GPL-3.0-or-later
// A request of the API and the answer to it, as plain values.
#pragma once

#include "contract/endpoint.h"
#include "domain/buffer.h"
#include "domain/ids.h"
#include "domain/tagchange.h"
#include "fields/jsonwriter.h"
#include "problem.h"
#include "timestamp.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>
#include <utility>

namespace triage::app {

/// Requests of a lane share connections (at most six) and can be aborted together. A request that a person
/// waits for therefore never queues behind the outbox or the change feed.
enum class Lane { Person, Outbox, Feed };

struct Request
{
    api::Method method = api::Method::Get;
    QByteArray path; ///< From /api on, with the keys filled in and percent-encoded.
    QList<std::pair<QByteArray, QString>> query; ///< Not encoded yet.
    QList<std::pair<QByteArray, QByteArray>> headers; ///< In addition to those of every request.
    QByteArray body; ///< JSON, or empty.
    std::chrono::milliseconds timeout{
        30'000
    }; ///< Between two received bytes; the whole request may take four times as long.
    qint64 maxBytes = 64 * 1024 * 1024; ///< Larger answers are refused.
    QByteArray idempotencyKey; ///< Generated for a POST if it is empty.
    Lane lane = Lane::Person;
};

/// The reason why there is no answer of the service.
enum class Trouble {
    None, ///< There is an answer.
    Unreachable, ///< There is no connection, or it broke.
    Insecure, ///< The TLS handshake failed.
    TooSlow,
    TooLarge,
    Foreign, ///< Something else answered: a proxy, a sign-in page or another service.
    Moved, ///< A redirection, which is not followed.
    Aborted, ///< By this client.
    Superseded, ///< The server refused the token that was set before; the current one was not tried.
};

struct Answer
{
    int status = 0; ///< 0 if the service did not answer.
    Trouble trouble = Trouble::None;
    QByteArray body;
    QByteArray requestId; ///< As the server logs it.
    QByteArray tag; ///< The ETag of the resource; empty if the answer has none.
    bool isUnchanged = false; ///< 304: the resource still has the ETag of the request. There is no body.
    std::optional<Problem> problem; ///< Set in every unsuccessful answer.
    QUrl movedTo; ///< The target of a redirection.
    std::optional<Timestamp> sentAt; ///< By the server's clock, exact to a second.
};

// Keys of paths, in the order of the endpoint's types.
inline QString keyText(const QString &text)
{
    return text;
}
inline QString keyText(const BufferKey &key)
{
    return key.id ? toString(*key.id) : key.slug;
}
inline QString keyText(const TagName &tag)
{
    return tag.text;
}
template <typename Tag>
QString keyText(Id<Tag> id)
{
    return toString(id);
}

/// Returns the body of an operation as JSON. Fields that a patch leaves out are not written.
template <typename Body>
QByteArray bodyOf(const Body &body)
{
    return toJson(body);
}

/// Asks for the answer only if the resource no longer has that ETag; without an ETag, in any case.
void addKnownTag(Request &request, const QByteArray &tag);

/// Returns the path with each {key} replaced and percent-encoded.
QByteArray filledPath(std::string_view path, const QStringList &keys);
/// Returns the URL of a request to that server, which may be behind a prefix.
QUrl urlOf(const QUrl &server, const Request &request);
/// Returns 128 random bits as text, for an Idempotency-Key.
QByteArray makeIdempotencyKey();

} // namespace triage::app
