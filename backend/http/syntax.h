// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of a request's head: tokens, targets, hosts, field lines. Pure functions over bytes.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace triage::http {

/// Where a request is directed.
struct RequestTarget
{
    QByteArray path; ///< As sent; "/" where an absolute target has none.
    QByteArray query; ///< As sent, without the question mark.
    QByteArray authority; ///< Host and port of an absolute target, else empty.
};

/// One field line, taken apart; the views point into the line.
struct FieldLine
{
    QByteArrayView name;
    QByteArrayView value;
};

/// One or more characters of those that method and field names are made of.
bool isToken(QByteArrayView text);
/// True where a control character other than a tab occurs.
bool hasControls(QByteArrayView text);
/// A host with an optional port, as in a Host field: not empty, no user information.
bool isHost(QByteArrayView text);
/// Origin form ("/path?query") or absolute form ("http://host/path?query"); nothing for all else.
std::optional<RequestTarget> parseTarget(QByteArrayView text);
/// Takes a field line apart; nothing where it has no colon, white space before it, a bad name or controls.
std::optional<FieldLine> parseField(QByteArrayView line);
/// A decimal number of 1 to 18 digits and nothing else.
std::optional<qint64> parseDecimal(QByteArrayView text);
/// The size at the start of a chunk, followed by extensions or nothing.
std::optional<qint64> parseChunkSize(QByteArrayView line);
/// Compares without regard to ASCII case.
bool isSame(QByteArrayView text, QByteArrayView lowerCase);
/// Whether a comma-separated list holds the word, without regard to case.
bool listHolds(QByteArrayView list, QByteArrayView word);

} // namespace triage::http
