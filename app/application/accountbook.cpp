// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/accountbook.h"

#include "actions/preferences.h"
#include "domain/tokentext.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

const QString countKey = u"accounts/count"_s;

QString key(int number, QLatin1StringView field)
{
    return u"accounts/%1/%2"_s.arg(number).arg(field);
}

QString hashOf(const Account &account)
{
    return QString::fromLatin1(tokenHash(account.token.toUtf8()).left(24));
}

QString folderOf(const QUrl &server, const Identity &identity)
{
    const QByteArray what = server.toEncoded() + '\n' + encodeId(identity.organization.id.value()) + '\n'
        + encodeId(identity.me.member.id.value());
    return identity.organization.slug + u'-'
        + QString::fromLatin1(QCryptographicHash::hash(what, QCryptographicHash::Sha256).toHex().left(12));
}

} // namespace

std::vector<KnownAccount> AccountBook::all() const
{
    std::vector<KnownAccount> accounts;
    const int count = std::clamp(m_preferences.value(countKey).toInt(), 0, 100);
    for (int i = 0; i < count; ++i) {
        KnownAccount account;
        account.server = QUrl(m_preferences.value(key(i, "server"_L1)).toString());
        account.organization = m_preferences.value(key(i, "organization"_L1)).toString();
        account.organizationName = m_preferences.value(key(i, "organizationName"_L1)).toString();
        account.memberName = m_preferences.value(key(i, "member"_L1)).toString();
        account.folder = m_preferences.value(key(i, "folder"_L1)).toString();
        account.tokenHash = m_preferences.value(key(i, "tokenHash"_L1)).toString();
        // The folder becomes part of a path, so it must not contain separators.
        if (account.server.isValid() && !account.folder.isEmpty() && !account.folder.contains(u'/')
            && !account.folder.startsWith(u'.'))
            accounts.push_back(account);
    }
    return accounts;
}

std::optional<KnownAccount> AccountBook::find(const QString &folder) const
{
    const std::vector<KnownAccount> known = all();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const KnownAccount &one) { return one.folder == folder; });
    return found == known.end() ? std::nullopt : std::optional(*found);
}

std::optional<KnownAccount> AccountBook::findByToken(const Account &account) const
{
    const std::vector<KnownAccount> known = all();
    const auto found = std::find_if(known.begin(), known.end(), [&](const KnownAccount &one) {
        return one.server == account.server && one.tokenHash == hashOf(account);
    });
    return found == known.end() ? std::nullopt : std::optional(*found);
}

std::optional<KnownAccount> AccountBook::findByOrganization(const QString &slug, const QUrl &server) const
{
    const std::vector<KnownAccount> known = all();
    const auto found = std::find_if(known.begin(), known.end(), [&](const KnownAccount &one) {
        return one.organization == slug && (server.isEmpty() || one.server == server);
    });
    return found == known.end() ? std::nullopt : std::optional(*found);
}

KnownAccount AccountBook::remember(const Account &account, const Identity &identity)
{
    KnownAccount known;
    known.server = account.server;
    known.organization = identity.organization.slug;
    known.organizationName = identity.organization.name;
    known.memberName = identity.me.member.name;
    known.folder = folderOf(account.server, identity);
    known.tokenHash = hashOf(account);
    moveToFront(known);
    return known;
}

void AccountBook::moveToFront(const KnownAccount &account)
{
    std::vector<KnownAccount> accounts = all();
    std::erase_if(accounts, [&](const KnownAccount &one) { return one.folder == account.folder; });
    accounts.insert(accounts.begin(), account);
    write(accounts);
}

void AccountBook::forget(const QString &folder)
{
    std::vector<KnownAccount> accounts = all();
    std::erase_if(accounts, [&](const KnownAccount &one) { return one.folder == folder; });
    write(accounts);
}

void AccountBook::write(const std::vector<KnownAccount> &accounts)
{
    int i = 0;
    for (const KnownAccount &account : accounts) {
        m_preferences.setValue(key(i, "server"_L1), account.server.toString());
        m_preferences.setValue(key(i, "organization"_L1), account.organization);
        m_preferences.setValue(key(i, "organizationName"_L1), account.organizationName);
        m_preferences.setValue(key(i, "member"_L1), account.memberName);
        m_preferences.setValue(key(i, "folder"_L1), account.folder);
        m_preferences.setValue(key(i, "tokenHash"_L1), account.tokenHash);
        ++i;
    }
    m_preferences.setValue(countKey, i);
}

} // namespace triage::app
