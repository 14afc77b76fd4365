// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the bytes of a file into UTF-8, whatever a spreadsheet wrote it in.
#pragma once

#include <QByteArray>
#include <QStringDecoder>
#include <QStringEncoder>

namespace triage::transfer {

/// The encoding of a file, as far as it is known.
enum class FileEncoding { Utf8, Utf16, Windows1252 };

/// Accepts a file in pieces of any size. A byte order mark tells UTF-16; else the first character beyond
/// ASCII decides, which a text in UTF-8 and one in Windows-1252 write differently. The text before
/// it is the same in both. Bytes that are wrong in UTF-8 are returned as
/// they are; those without a character in Windows-1252 become U+FFFD.
class FileText
{
public:
    /// Returns the next bytes in UTF-8, without a byte order mark of UTF-16. Holds back at most four bytes.
    QByteArray take(QByteArrayView bytes, bool isEnd = false);
    FileEncoding encoding() const { return m_encoding; }

private:
    void decide(bool isEnd);

    FileEncoding m_encoding = FileEncoding::Utf8;
    bool m_isAtStart = true;
    bool m_isDecided = false;
    QByteArray m_held;
    QStringDecoder m_decoder;
    QStringEncoder m_encoder{ QStringEncoder::Utf8 }; ///< Joins surrogates that arrive in two pieces.
};

} // namespace triage::transfer
