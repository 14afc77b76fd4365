// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/tokentext.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

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

namespace {

struct FoundToken
{
    qsizetype at = 0;
    qsizetype prefix = 0; ///< The length of what tells its kind.
    qsizetype size = 0; ///< 0 if there is none.
};

FoundToken findToken(QByteArrayView text)
{
    for (const TokenKind kind : { TokenKind::FullAccess, TokenKind::Widget }) {
        const QByteArrayView prefix = tokenPrefix(kind);
        const qsizetype length = prefix.size() + tokenSecretLength + tokenChecksumLength;
        for (qsizetype at = text.indexOf(prefix); at >= 0 && at + length <= text.size();
             at = text.indexOf(prefix, at + 1)) {
            if (tokenKindOf(text.sliced(at, length)))
                return { at, prefix.size(), length };
        }
    }
    return {};
}

} // namespace

QString whyNotToken(QByteArrayView text)
{
    if (text.isEmpty())
        return u"The token is missing after the word Bearer."_s;
    if (text.contains(' '))
        return u"One token can stand after the word Bearer, and there are several words."_s;
    if (QByteArrayView("$<{%").contains(text.front()))
        return u"The name of a variable stands in place of the token: the variable was not replaced."_s;
    const bool isWidget = text.startsWith(tokenPrefix(TokenKind::Widget));
    if (!isWidget && !text.startsWith(tokenPrefix(TokenKind::FullAccess)))
        return u"A token begins with ib_ or ibw_."_s;
    const qsizetype length = tokenPrefix(isWidget ? TokenKind::Widget : TokenKind::FullAccess).size()
        + tokenSecretLength + tokenChecksumLength;
    if (text.size() != length)
        return (text.size() < length ? u"The token is cut off: it has %1 of %2 characters."_s
                                     : u"The token is too long: it has %1 instead of %2 characters."_s)
            .arg(text.size())
            .arg(length);
    return u"The token has a wrong character: its checksum does not match."_s;
}

bool holdsToken(QByteArrayView text)
{
    return findToken(text).size > 0;
}

QString withoutTokens(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    QByteArray shown;
    QByteArrayView rest = bytes;
    for (FoundToken found = findToken(rest); found.size > 0; found = findToken(rest)) {
        shown += rest.first(found.at + found.prefix);
        shown += "\u2026";
        rest = rest.sliced(found.at + found.size);
    }
    shown += rest;
    return QString::fromUtf8(shown);
}

QByteArray tokenHash(QByteArrayView token)
{
    return QCryptographicHash::hash(token.toByteArray(), QCryptographicHash::Sha256).toHex();
}

} // namespace triage
