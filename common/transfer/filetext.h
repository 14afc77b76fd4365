// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the bytes of a file into UTF-8, whatever a spreadsheet wrote it in.
#pragma once

#include "domain/transfer.h"

#include <QByteArray>
#include <QStringDecoder>
#include <QStringEncoder>

#include <optional>

namespace triage::transfer {

/// Counts what tells the encoding of a file, of which it accepts pieces of any size.
class EncodingCount
{
public:
    void feed(QByteArrayView bytes);
    /// Marks the end of the file.
    void end();
    /// A byte order mark tells UTF-16. A file in UTF-8 has more characters beyond ASCII than bytes that are
    /// none, so that some broken characters do not change what all others mean; Windows-1252 has hardly any
    /// such character.
    FileEncoding encoding() const;
    qint64 brokenBytes() const { return m_broken; }

private:
    void count(bool isEnd);

    QByteArray m_held;
    bool m_isAtStart = true;
    bool m_isUtf16 = false;
    bool m_isWindows = true; ///< Each byte that is broken has a character in Windows-1252.
    qint64 m_characters = 0; ///< Beyond ASCII, in UTF-8.
    qint64 m_broken = 0;
};

/// Accepts a file in pieces of any size. EncodingCount finds the encoding of a whole file; without that,
/// the first piece with a character beyond ASCII decides by the same rules. The text before it is the same in
/// all. Bytes that are wrong in UTF-8 are returned as they are; those without a character in Windows-1252
/// become U+FFFD.
class FileText
{
public:
    explicit FileText(std::optional<FileEncoding> encoding = std::nullopt) : m_known(encoding) { }

    /// Returns the next bytes in UTF-8, without a byte order mark of UTF-16. Holds back at most four bytes.
    QByteArray take(QByteArrayView bytes, bool isEnd = false);
    FileEncoding encoding() const { return m_encoding; }

private:
    void decide(bool isEnd);

    std::optional<FileEncoding> m_known;
    FileEncoding m_encoding = FileEncoding::Utf8;
    bool m_isAtStart = true;
    bool m_isDecided = false;
    QByteArray m_held;
    QStringDecoder m_decoder;
    QStringEncoder m_encoder{ QStringEncoder::Utf8 }; ///< Joins surrogates that arrive in two pieces.
};

} // namespace triage::transfer
