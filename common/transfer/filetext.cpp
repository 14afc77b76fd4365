// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/filetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triage::transfer {

namespace {

/// The code points of the bytes 0x80 to 0x9F, in which Windows-1252 differs from Latin-1; 0 where it has
/// none. Source: the WHATWG Encoding Standard has the same table, with controls in place of the five without
/// one.
constexpr std::array<char16_t, 32> windowsLetters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};

/// Returns the code unit of a byte; 0 if it has none.
char16_t windowsLetter(uchar byte)
{
    return byte >= 0x80 && byte < 0xA0 ? windowsLetters[byte - 0x80] : char16_t(byte);
}

QByteArray fromWindows(QByteArrayView bytes)
{
    QString text;
    text.reserve(bytes.size());
    for (const char each : bytes) {
        const char16_t letter = windowsLetter(uchar(each));
        text += letter || !each ? QChar(letter) : QChar(QChar::ReplacementCharacter);
    }
    return text.toUtf8();
}

bool isAscii(char c)
{
    return uchar(c) < 0x80;
}

/// Returns the bytes of the character that begins with this one in UTF-8; 1 if none does.
qsizetype lengthOf(uchar first)
{
    return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
}

} // namespace

QByteArray FileText::take(QByteArrayView bytes, bool isEnd)
{
    if (m_isDecided && m_held.isEmpty() && m_encoding == FileEncoding::Utf8)
        return bytes.toByteArray();
    m_held += bytes;
    if (!m_isDecided)
        decide(isEnd);
    qsizetype ready = m_held.size();
    if (m_isAtStart)
        ready = 0;
    else if (!m_isDecided)
        ready = std::find_if_not(m_held.begin(), m_held.end(), isAscii) - m_held.begin();
    const QByteArray taken = m_held.first(ready);
    m_held.remove(0, ready);
    switch (m_encoding) {
    case FileEncoding::Utf8:
        return taken;
    case FileEncoding::Utf16:
        return m_encoder(QString(m_decoder(taken)));
    case FileEncoding::Windows1252:
        return fromWindows(taken);
    }
    Q_UNREACHABLE();
}

void FileText::decide(bool isEnd)
{
    constexpr qsizetype markSize = 2;
    if (m_isAtStart) {
        if (m_held.size() < markSize && !isEnd)
            return;
        m_isAtStart = false;
        if (m_held.startsWith("\xFF\xFE") || m_held.startsWith("\xFE\xFF")) {
            m_isDecided = true;
            m_encoding = FileEncoding::Utf16;
            m_decoder = QStringDecoder(QStringDecoder::Utf16);
            return;
        }
    }
    if (m_known) {
        m_isDecided = true;
        m_encoding = *m_known;
        m_decoder = QStringDecoder(QStringDecoder::Utf16); // of one without a byte order mark
        return;
    }
    const auto other = std::find_if_not(m_held.begin(), m_held.end(), isAscii);
    const QByteArrayView rest = QByteArrayView(m_held).sliced(other - m_held.begin());
    if (rest.isEmpty() || (rest.size() < lengthOf(uchar(rest.front())) && !isEnd))
        return;
    m_isDecided = true;
    EncodingCount count;
    count.feed("\n\n"); // a byte order mark was looked for already
    count.feed(rest);
    if (isEnd)
        count.end();
    m_encoding = count.encoding();
}

void EncodingCount::feed(QByteArrayView bytes)
{
    m_held += bytes;
    count(false);
}

void EncodingCount::end()
{
    count(true);
}

void EncodingCount::count(bool isEnd)
{
    constexpr qsizetype markSize = 2;
    if (m_isAtStart && m_held.size() < markSize && !isEnd)
        return;
    if (std::exchange(m_isAtStart, false))
        m_isUtf16 = m_held.startsWith("\xFF\xFE") || m_held.startsWith("\xFE\xFF");
    const QByteArrayView bytes = m_held;
    qsizetype at = m_isUtf16 ? bytes.size() : 0;
    while (at < bytes.size()) {
        const uchar first = uchar(bytes[at]);
        const qsizetype length = lengthOf(first);
        if (isAscii(bytes[at])) {
            ++at;
        } else if (at + length > bytes.size() && !isEnd) {
            break;
        } else if (at + length <= bytes.size() && length > 1 && bytes.sliced(at, length).isValidUtf8()) {
            ++m_characters;
            at += length;
        } else {
            ++m_broken;
            m_isWindows = m_isWindows && windowsLetter(first);
            ++at;
        }
    }
    m_held.remove(0, at);
}

FileEncoding EncodingCount::encoding() const
{
    if (m_isUtf16)
        return FileEncoding::Utf16;
    return m_broken > m_characters && m_isWindows ? FileEncoding::Windows1252 : FileEncoding::Utf8;
}

} // namespace triage::transfer
