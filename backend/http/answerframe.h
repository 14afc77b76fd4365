// SPDX-License-Identifier: GPL-3.0-or-later
// Completes a finished answer before it is sent to its client: adds the fields about the connection, removes
// a body that must not be sent.
#pragma once

#include <QByteArray>

namespace triage::http {

/// Describes how an answer is sent.
struct AnswerFrame
{
    bool toHead = false; ///< The request was HEAD: the lines of the GET answer, without its body.
    bool close = false; ///< Close the connection after the answer.
    bool sayKeepAlive = false; ///< Tell an HTTP/1.0 client that the connection stays open.
};

/// Applies the frame to an answer with status line, fields and body as Qt HttpServer wrote it. Removes
/// interim answers (1xx) before it, which are the front's responsibility. Returns an empty array if there is
/// no complete head.
QByteArray framed(QByteArray answer, const AnswerFrame &frame);

} // namespace triage::http
