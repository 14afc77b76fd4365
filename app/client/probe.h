// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for the Connect dialog, before an account is created: whether the address is a Triage Desk server,
// and whether the token is one for it.
#pragma once

#include "client/apiclient.h"
#include "domain/caller.h"
#include "domain/organization.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace triage::app {

/// The result of checking an address.
struct ServerProbe
{
    enum class Kind {
        TriageDesk,
        Invalid, ///< Not an address.
        Unreachable,
        OtherServer, ///< Another service answers.
        NeedsTls, ///< Triage Desk, with https only; `server` has the address to use.
        WithoutTls, ///< Triage Desk, with http only. `server` is that address only if https was assumed.
    };
    Kind kind = Kind::Invalid;
    QUrl server; ///< The normalised address to use.
    QString text; ///< A message for the person.
};

/// The member and the organization of a token.
struct Identity
{
    Me me;
    Organization organization;
};

/// Parses an address that a person entered. A missing scheme becomes https, or http for this machine. Only
/// scheme, host, port and the path of a prefix are kept. Returns an invalid URL if the text is not an
/// address.
QUrl serverFromText(const QString &text);

/// Where the scheme of an address comes from.
enum class SchemeOrigin { Typed, Assumed };

/// Returns whether only programs on this computer reach a host of that name.
bool isThisMachine(const QString &host);
/// Returns whether a token for this address could be read on its way: it is neither encrypted nor for this
/// machine.
bool isExposed(const QUrl &server);

/// Checks the address without a token. Tries the other scheme if the given one does not work, but never gives
/// up https that a person typed: an attacker who blocks the encrypted port would get the token.
Task<ServerProbe> probe(QUrl server, SchemeOrigin origin = SchemeOrigin::Typed);

/// Returns why the text cannot be a token that signs in here, or nothing if it may be one.
std::optional<Problem> whyNotToken(const QString &token);

/// Returns why this program cannot work with the server that gave the answer, or std::nullopt if it can: it
/// works with servers of its own version and newer ones.
std::optional<Problem> whyTooOld(const Me &me);

/// Requests the member and the organization of the token from the server.
Task<Result<Identity>> whoAmI(Account account);

} // namespace triage::app
