// SPDX-License-Identifier: GPL-3.0-or-later
// Creates, checks and hashes the text of API tokens. The checksum tells a mistyped token from an unknown one.
#pragma once

#include "domain/caller.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace triage {

/// The lengths of a token's random part and of its checksum, in characters.
inline constexpr int tokenSecretLength = 43;
inline constexpr int tokenChecksumLength = 6;

/// Returns "ib_" or "ibw_".
QByteArrayView tokenPrefix(TokenKind kind);
/// Returns a new token with 256 random bits from the system.
QByteArray makeToken(TokenKind kind);
/// Returns the kind of a well-formed token; nothing if its prefix, length, alphabet or checksum is wrong.
std::optional<TokenKind> tokenKindOf(QByteArrayView token);
/// Returns a sentence on what is wrong with a text that is not a well-formed token, without any part of it.
QString whyNotToken(QByteArrayView text);
/// Returns true if the text contains a well-formed token.
bool holdsToken(QByteArrayView text);
/// Returns the text with an ellipsis in place of the rest of each well-formed token.
QString withoutTokens(const QString &text);
/// Returns the SHA-256 of a token as lower-case hexadecimal: the only form in which a token is stored.
QByteArray tokenHash(QByteArrayView token);

} // namespace triage
