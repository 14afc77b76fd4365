// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/tokentext.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace triage {

namespace {

constexpr char tokenAlphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

constexpr std::array<quint32, 256> makeCrcTable()
{
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < table.size(); ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) ? 0xEDB88320u : 0u);
        table[i] = value;
    }
    return table;
}

/// CRC-32 as in ISO 3309, the one of zlib and PNG.
quint32 crc32(QByteArrayView bytes)
{
    static constexpr std::array table = makeCrcTable();
    quint32 crc = 0xFFFFFFFFu;
    for (const char c : bytes)
        crc = (crc >> 8) ^ table[(crc ^ quint8(c)) & 0xFF];
    return ~crc;
}

QByteArray checksumOf(QByteArrayView bytes)
{
    QByteArray text(tokenChecksumLength, '0');
    quint32 rest = crc32(bytes);
    for (int i = tokenChecksumLength - 1; i >= 0; --i, rest /= 62)
        text[i] = tokenAlphabet[rest % 62];
    return text;
}

bool isBase62(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    });
}

} // namespace

QByteArrayView tokenPrefix(TokenKind kind)
{
    switch (kind) {
    case TokenKind::FullAccess:
        return "ib_";
    case TokenKind::Widget:
        return "ibw_";
    }
    Q_UNREACHABLE();
}

QByteArray makeToken(TokenKind kind)
{
    QByteArray token = tokenPrefix(kind).toByteArray();
    for (int i = 0; i < tokenSecretLength; ++i) // 62^43 is more than 2^256
        token += tokenAlphabet[QRandomGenerator::system()->bounded(62)];
    return token + checksumOf(token);
}

std::optional<TokenKind> tokenKindOf(QByteArrayView token)
{
    for (const TokenKind kind : { TokenKind::FullAccess, TokenKind::Widget }) {
        const QByteArrayView prefix = tokenPrefix(kind);
        if (!token.startsWith(prefix))
            continue;
        if (token.size() != prefix.size() + tokenSecretLength + tokenChecksumLength
            || !isBase62(token.sliced(prefix.size())))
            return std::nullopt;
        if (checksumOf(token.chopped(tokenChecksumLength)) != token.last(tokenChecksumLength))
            return std::nullopt;
        return kind;
    }
    return std::nullopt;
}

bool holdsToken(QByteArrayView text)
{
    for (const TokenKind kind : { TokenKind::FullAccess, TokenKind::Widget }) {
        const QByteArrayView prefix = tokenPrefix(kind);
        const qsizetype length = prefix.size() + tokenSecretLength + tokenChecksumLength;
        for (qsizetype at = text.indexOf(prefix); at >= 0 && at + length <= text.size();
             at = text.indexOf(prefix, at + 1)) {
            if (tokenKindOf(text.sliced(at, length)))
                return true;
        }
    }
    return false;
}

QByteArray tokenHash(QByteArrayView token)
{
    return QCryptographicHash::hash(token.toByteArray(), QCryptographicHash::Sha256).toHex();
}

} // namespace triage
