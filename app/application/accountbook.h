// SPDX-License-Identifier: GPL-3.0-or-later
// The organizations that this program was signed in to, with everything that is needed to open them again
// except their tokens.
#pragma once

#include "client/account.h"
#include "client/probe.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage::app {

class Preferences;

struct KnownAccount
{
    QUrl server;
    QString organization; ///< The slug, for links.
    QString organizationName;
    QString memberName;
    /// The folder of its files under the folders of the profile. Also the key of its token in the keyring.
    QString folder;
    QString tokenHash; ///< Tells whether a token is the one that was used last.

    friend bool operator==(const KnownAccount &, const KnownAccount &) = default;
};

/// Stores the known accounts in the preferences. The one that was used last comes first.
class AccountBook
{
public:
    explicit AccountBook(Preferences &preferences) : m_preferences(preferences) { }

    std::vector<KnownAccount> all() const;
    /// Returns the account that this token was used for.
    std::optional<KnownAccount> findByToken(const Account &account) const;
    std::optional<KnownAccount> find(const QString &folder) const;
    /// Returns the account of an organization that was used last, at that server if one is given.
    std::optional<KnownAccount> findByOrganization(const QString &slug, const QUrl &server = {}) const;
    /// Puts the account first, and returns what is stored about it.
    KnownAccount remember(const Account &account, const Identity &identity);
    void moveToFront(const KnownAccount &account);
    void forget(const QString &folder);

private:
    void write(const std::vector<KnownAccount> &accounts);

    Preferences &m_preferences;
};

} // namespace triage::app
