// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ids.h"

#include <limits>

namespace triage {

namespace {

constexpr char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";

int digitOf(char16_t c)
{
    if (c >= u'0' && c <= u'9')
        return c - u'0';
    if (c >= u'A' && c <= u'Z')
        c += u'a' - u'A';
    switch (c) {
    case u'i':
    case u'l':
        return 1;
    case u'o':
        return 0;
    default:
        break;
    }
    for (int digit = 10; digit < 32; ++digit) {
        if (char16_t(digits[digit]) == c)
            return digit;
    }
    return -1;
}

} // namespace

QByteArray encodeId(qint64 value)
{
    QByteArray text(idLength, Qt::Uninitialized);
    auto rest = quint64(value);
    for (int i = idLength - 1; i >= 0; --i, rest >>= 5)
        text[i] = digits[rest & 31];
    return text;
}

std::optional<qint64> decodeId(QStringView text)
{
    if (text.size() != idLength)
        return std::nullopt;
    quint64 value = 0;
    for (const QChar c : text) {
        const int digit = digitOf(c.unicode());
        // 13 digits hold 65 bits; a value that does not fit into 63 is not an identifier.
        if (digit < 0 || value > quint64(std::numeric_limits<qint64>::max()) >> 5)
            return std::nullopt;
        value = value << 5 | quint64(digit);
    }
    if (value == 0)
        return std::nullopt;
    return qint64(value);
}

} // namespace triage
