// SPDX-License-Identifier: GPL-3.0-or-later
// Organizations, members and tokens in the database, for operators and for authentication.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/caller.h"
#include "fields/jsonwriter.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// An organization as operators see it.
struct OrganizationRow
{
    OrganizationId id;
    QString name;
    QString slug;
    std::optional<Timestamp> createdAt;
    std::optional<qint64> feedbackLimit;
    qint64 feedbackCreated = 0;
    qint64 feedback = 0;
    bool routingEnabled = true;
    bool createsBuffers = false;
};

/// A token without its value.
struct TokenRow
{
    TokenId id;
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    QString lastFour;
    std::vector<QString> allowedOrigins;
    QString memberEmail;
    Timestamp createdAt;
    std::optional<Timestamp> lastUsedAt;
};

/// What somebody reported about the service itself.
struct ReportRow
{
    ReportId id;
    QString organizationSlug;
    std::optional<QString> memberEmail; ///< Nothing where that person has no account any more.
    QString message;
    std::optional<RawJson> context;
    Timestamp createdAt;
};

// What operators do across organizations.

Result<std::vector<OrganizationRow>> listOrganizations(Connection &connection);
/// Nothing where there is none of that slug.
Result<std::optional<OrganizationRow>> findOrganization(Connection &connection, const QString &slug);
/// Creates an organization; Conflict where the slug is taken. Safe when several programs do it at once.
Result<OrganizationRow> createOrganization(Connection &connection, const QString &name, const QString &slug,
                                           std::optional<qint64> feedbackLimit);
/// Revokes the token of that identifier in whichever organization. TokenNotFound where there is none.
Result<void> revokeToken(Connection &connection, TokenId id);
/// The newest reports of all organizations, newest first.
Result<std::vector<ReportRow>> listReports(Connection &connection, qint64 limit);

/// Whom the token of that SHA-256 (hexadecimal) stands for; nothing where it is unknown or revoked.
Result<std::optional<Caller>> findCaller(Connection &connection, const QByteArray &hashHex);
/// Remembers that tokens were used just now.
Result<void> markUsed(Connection &connection, const std::vector<std::pair<OrganizationId, TokenId>> &tokens);

/// The members and tokens of one organization.
class AccountStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Newest first.
    Result<std::vector<Member>> members();
    Result<std::optional<Member>> memberByEmail(const QString &email);
    /// InvalidFieldValue where another member has the e-mail address, in whatever case.
    Result<void> requireFreeEmail(const QString &email, MemberId owner = {});
    /// Those that are not revoked, newest first.
    Result<std::vector<TokenRow>> tokens();
};

/// Writes accounts, inside a transaction.
class AccountWriter : public AccountStore
{
public:
    explicit AccountWriter(Transaction &tx) : AccountStore(tx.connection(), tx.organization()), m_tx(tx) { }

    Result<void> update(const OrganizationRow &organization);
    Result<Member> addMember(const QString &name, const QString &email, Role role);
    /// Stores a token by its hash.
    Result<TokenId> addToken(MemberId member, const QString &name, TokenKind kind, const QByteArray &hashHex,
                             const QString &lastFour, const std::vector<QString> &allowedOrigins);
    /// Tells every backend to ask again whom the organization's tokens stand for.
    Result<void> announce();

private:
    Transaction &m_tx;
};

} // namespace triage::storage
