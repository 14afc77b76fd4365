// SPDX-License-Identifier: GPL-3.0-or-later
// What the Connect dialog asks before an account is made: is this a Triage Desk server, and is this a token
// for it?
#pragma once

#include "client/apiclient.h"
#include "domain/caller.h"
#include "domain/organization.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace triage::app {

/// What stands at an address.
struct ServerProbe
{
    enum class Kind {
        TriageDesk,
        Invalid, ///< No address.
        Unreachable,
        OtherServer, ///< Something answers, but not Triage Desk.
        NeedsTls, ///< Triage Desk, by https only: server has the address to use.
        WithoutTls, ///< Triage Desk, by http only.
    };
    Kind kind = Kind::Invalid;
    QUrl server; ///< The address to use, tidied up.
    QString text; ///< A sentence for the person.
};

/// Whom a token stands for.
struct Identity
{
    Me me;
    Organization organization;
};

/// The address that a person means: a missing scheme is https, for this very machine http; nothing but
/// scheme, host, port and the path to a prefix is kept. Not valid: no address.
QUrl serverFromText(const QString &text);

/// Asks the address, without a token. Tries the other scheme where the given one does not work.
Task<ServerProbe> probe(QUrl server);

/// Why the text cannot be a token that signs in here; nothing: it may be one.
std::optional<Problem> whyNotToken(const QString &token);

/// Asks the server whom the token stands for.
Task<Result<Identity>> whoAmI(Account account);

} // namespace triage::app
