// SPDX-License-Identifier: GPL-3.0-or-later
// The text of API tokens: made, checked and hashed. Its checksum tells a mistyped token from an unknown one.
#pragma once

#include "domain/caller.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace triage {

/// How long a token's random part and its checksum are.
inline constexpr int tokenSecretLength = 43;
inline constexpr int tokenChecksumLength = 6;

/// "ib_" or "ibw_".
QByteArrayView tokenPrefix(TokenKind kind);
/// A new token with 256 random bits from the system.
QByteArray makeToken(TokenKind kind);
/// The kind of a well-formed token; nothing where prefix, length, alphabet or checksum is wrong.
std::optional<TokenKind> tokenKindOf(QByteArrayView token);
/// Whether a well-formed token stands anywhere in a text.
bool holdsToken(QByteArrayView text);
/// SHA-256 as lower-case hexadecimal: all that is ever stored of a token.
QByteArray tokenHash(QByteArrayView token);

} // namespace triage
