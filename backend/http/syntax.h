// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of a request's head: tokens, targets, hosts, field lines. Pure functions over bytes.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace triage::http {

/// The target of a request.
struct RequestTarget
{
    QByteArray path; ///< As sent, but for escapes of letters and digits; "/" if an absolute target has none.
    QByteArray query; ///< As sent, without the question mark.
    QByteArray authority; ///< Host and port of an absolute target, else empty.
};

/// One field line, taken apart; the views point into the line.
struct FieldLine
{
    QByteArrayView name;
    QByteArrayView value;
};

/// Returns true for one or more of the characters that method and field names consist of.
bool isToken(QByteArrayView text);
/// Returns true if the text contains a control character other than a tab.
bool hasControls(QByteArrayView text);
/// Returns true for a host with an optional port, as in a Host field: not empty, without user information.
bool isHost(QByteArrayView text);
/// Parses the origin form ("/path?query") or the absolute form ("http://host/path?query"); returns nothing
/// for any other.
std::optional<RequestTarget> parseTarget(QByteArrayView text);
/// Parses a field line. Returns nothing if it has no colon, white space before it, an invalid name or
/// controls.
std::optional<FieldLine> parseField(QByteArrayView line);
/// Parses a decimal number of 1 to 18 digits without anything else.
std::optional<qint64> parseDecimal(QByteArrayView text);
/// Parses the size at the start of a chunk, which extensions may follow.
std::optional<qint64> parseChunkSize(QByteArrayView line);
/// Compares without regard to ASCII case.
bool isSame(QByteArrayView text, QByteArrayView lowerCase);
/// Returns true if a comma-separated list contains the word, without regard to case.
bool listHolds(QByteArrayView list, QByteArrayView word);

} // namespace triage::http
