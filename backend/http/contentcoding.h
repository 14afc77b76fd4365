// SPDX-License-Identifier: GPL-3.0-or-later
// The content coding gzip (RFC 9110, sections 8.4.1 and 12.5.3).
#pragma once

#include "http/message.h"

namespace triage::http {

/// Answers with shorter bodies are not compressed: they fit into one packet anyway. In bytes.
inline constexpr qsizetype minCompressed = 1024;

/// Returns true if the Accept-Encoding headers take gzip: by its name or by `*`, with a weight above 0.
bool takesGzip(const Headers &headers);

/// Returns the weight of an element of Accept or Accept-Encoding by its parameters; 1 where it has none or an
/// invalid one.
double weightOf(QByteArrayView parameters);

enum class Effort { Fast, Best };

/// Returns the bytes in the format of gzip. Takes about 20 ms for each MiB with Effort::Fast.
QByteArray gzip(QByteArrayView bytes, Effort effort);

} // namespace triage::http
