// SPDX-License-Identifier: GPL-3.0-or-later
// TLS with one client, over the socket that carries it.
#pragma once

#include "http/transport.h"

struct ssl_ctx_st;

namespace triage::http {

/// Creates the server's side of TLS on a connected socket and takes ownership of it. Certificate and rules
/// come from the context.
std::unique_ptr<Transport> makeTlsTransport(ssl_ctx_st *context, int descriptor);

} // namespace triage::http
