// SPDX-License-Identifier: GPL-3.0-or-later
// The representation of a resource that a client gets: none where it has it already (304), compressed where
// it takes that.
#pragma once

#include "api/call.h"

#include <QThreadPool>

namespace triage::api {

/// Returns a document that does not change while the server runs: with a strong ETag, compressed once, and to
/// be kept by caches, which ask each time whether it is still the same.
Payload asDocument(Payload content);

/// Chooses the representations of answers to GET. Belongs to the HTTP thread.
class Representations
{
public:
    Representations();

    /// Returns the answer to a request for that content. Long answers are compressed in another thread; where
    /// too many wait for that, they are sent as they are. Tokens and keys are in answers to POST only, which
    /// are never compressed: the length of a compressed answer tells about its content.
    Task<http::Response> choose(const http::Request &request, const Payload &content, http::Response plain);

private:
    QThreadPool m_compressing;
    qsizetype m_waiting = 0; ///< Bytes of the answers that wait for their compression.
};

} // namespace triage::api
