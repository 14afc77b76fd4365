// SPDX-License-Identifier: GPL-3.0-or-later
// A request of the API before it is sent, and the answer to it, as plain values.
#pragma once

#include "contract/endpoint.h"
#include "domain/buffer.h"
#include "domain/ids.h"
#include "fields/jsonwriter.h"
#include "problem.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>
#include <utility>

namespace triage::app {

/// Requests of a lane share connections (at most six) and can be aborted together, so that what a person
/// waits for never stands behind the outbox or the change feed.
enum class Lane { Person, Outbox, Feed };

struct Request
{
    api::Method method = api::Method::Get;
    QByteArray path; ///< From /api on, keys filled in and percent-encoded.
    QList<std::pair<QByteArray, QString>> query; ///< Not encoded yet.
    QList<std::pair<QByteArray, QByteArray>> headers; ///< Besides those that every request has.
    QByteArray body; ///< JSON, or nothing.
    std::chrono::milliseconds timeout{ 30'000 }; ///< Without a byte coming; four times that in all.
    qint64 maxBytes = 64 * 1024 * 1024; ///< An answer that is larger is refused.
    QByteArray idempotencyKey; ///< Of a POST; made where it is empty.
    Lane lane = Lane::Person;
};

/// Why there is no answer of the service.
enum class Trouble {
    None, ///< There is one.
    Unreachable, ///< No connection, or it broke.
    Insecure, ///< The TLS handshake failed.
    TooSlow,
    TooLarge,
    Foreign, ///< Something else answered: a proxy, a sign-in page, another service.
    Moved, ///< A redirection, which is not followed.
    Aborted, ///< By us.
};

struct Answer
{
    int status = 0; ///< 0: the service gave none.
    Trouble trouble = Trouble::None;
    QByteArray body;
    QByteArray requestId; ///< As the server logs it.
    std::optional<Problem> problem; ///< Of every answer but a good one.
    QUrl movedTo; ///< Where a redirection leads.
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
template <typename Tag>
QString keyText(Id<Tag> id)
{
    return toString(id);
}

/// The body of an operation as JSON; what a patch leaves out is not written.
template <typename Body>
QByteArray bodyOf(const Body &body)
{
    return toJson(body);
}

/// The path with each {key} replaced, percent-encoded.
QByteArray filledPath(std::string_view path, const QStringList &keys);
/// Where a request goes on that server, which may stand behind a prefix.
QUrl urlOf(const QUrl &server, const Request &request);
/// 128 random bits, for an Idempotency-Key.
QByteArray makeIdempotencyKey();

} // namespace triage::app
