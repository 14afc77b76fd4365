// SPDX-License-Identifier: GPL-3.0-or-later
// One client's TLS, over the socket that carries it.
#pragma once

#include "http/transport.h"

struct ssl_ctx_st;

namespace triage::http {

/// The server's side of TLS on a connected socket, which it takes over; certificate and rules are the
/// context's.
std::unique_ptr<Transport> makeTlsTransport(ssl_ctx_st *context, int descriptor);

} // namespace triage::http
