// SPDX-License-Identifier: GPL-3.0-or-later
// Telling secrets to a server, and finding them again.
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace triage::test {

/// An answer of a server, as it was on the wire.
struct Told
{
    int status = 0; ///< 0 where it said nothing.
    QByteArray answer;

    QJsonObject data() const;
};

/// Sends bytes, well formed or not, over a connection of their own and reads until the server closes it.
Told exchange(quint16 port, const QByteArray &bytes);

/// Returns true if a text contains the secret or a good part of it, in any case and in the ways in which
/// programs write bytes: plain, as base64, as hexadecimal digits.
bool gives(const QByteArray &text, const QByteArray &secret);

} // namespace triage::test
