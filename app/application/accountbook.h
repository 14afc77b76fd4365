// SPDX-License-Identifier: GPL-3.0-or-later
// The organizations that this program was signed in to: what is needed to open them again, but for their
// tokens.
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
    QString organization; ///< Slug, for links.
    QString organizationName;
    QString memberName;
    QString folder; ///< Of its files, under the profile's folders; also the key of its token in the keyring.
    QString tokenHash; ///< Tells whether a token is the one that was used last.

    friend bool operator==(const KnownAccount &, const KnownAccount &) = default;
};

/// Kept in the preferences; the one used last comes first.
class AccountBook
{
public:
    explicit AccountBook(Preferences &preferences) : m_preferences(preferences) { }

    std::vector<KnownAccount> all() const;
    /// The account that this very token was used for.
    std::optional<KnownAccount> findByToken(const Account &account) const;
    std::optional<KnownAccount> findByOrganization(const QString &slug) const;
    /// Puts the account on top, and says what is known of it.
    KnownAccount remember(const Account &account, const Identity &identity);
    void use(const KnownAccount &account);
    void forget(const QString &folder);

private:
    void store(const std::vector<KnownAccount> &accounts);

    Preferences &m_preferences;
};

} // namespace triage::app
