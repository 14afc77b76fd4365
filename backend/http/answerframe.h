// SPDX-License-Identifier: GPL-3.0-or-later
// What a finished answer still needs before it goes to its client: the lines about the connection, no body
// where there must be none.
#pragma once

#include <QByteArray>

namespace triage::http {

/// How the answer goes out.
struct AnswerFrame
{
    bool toHead = false; ///< The request was HEAD: the lines of the GET answer, without its body.
    bool close = false; ///< The connection closes after it.
    bool sayKeepAlive = false; ///< An HTTP/1.0 client must be told that the connection stays.
};

/// Takes an answer with status line, fields and body as Qt HttpServer wrote it and gives it that frame.
/// Interim answers (1xx) before it are left out, as they belong to the front. Empty where there is no
/// complete head.
QByteArray framed(QByteArray answer, const AnswerFrame &frame);

} // namespace triage::http
