// SPDX-License-Identifier: GPL-3.0-or-later
// Completes a finished answer before it is sent to its client: adds the fields about the connection, removes
// a body that must not be sent.
#pragma once

#include <QByteArray>

namespace triage::http {

/// The end of an answer's body.
enum class BodyEnd {
    Length, ///< After the length that the head gives.
    LastChunk, ///< After the last of its chunks, which follow.
    Close, ///< Where the connection ends, for clients of HTTP/1.0, which know no chunks.
};

/// Describes how an answer is sent.
struct AnswerFrame
{
    bool toHead = false; ///< The request was HEAD: the lines of the GET answer, without its body.
    bool close = false; ///< Close the connection after the answer.
    bool sayKeepAlive = false; ///< Tell an HTTP/1.0 client that the connection stays open.
    BodyEnd bodyEnd = BodyEnd::Length;
};

/// Applies the frame to an answer with status line, fields and body as Qt HttpServer wrote it. Removes
/// interim answers (1xx) before it, which are the front's responsibility. Returns an empty array if there is
/// no complete head.
QByteArray framed(QByteArray answer, const AnswerFrame &frame);

/// Returns a chunk of a body with these bytes; the last chunk if there are none.
QByteArray chunkOf(const QByteArray &bytes);

} // namespace triage::http
