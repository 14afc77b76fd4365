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

/// The channel that announces changes of members and tokens, with the organization's number.
inline constexpr char accountChannel[] = "triage_account";

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
    std::optional<Timestamp> expiresAt;
    bool readOnly = false;
};

/// A report of a member about the service itself.
struct ReportRow
{
    ReportId id;
    QString organizationSlug;
    std::optional<QString> memberEmail; ///< Empty if that person no longer has an account.
    QString message;
    std::optional<RawJson> context;
    Timestamp createdAt;
};

// Operations of operators across organizations.

Result<std::vector<OrganizationRow>> listOrganizations(Connection &connection);
/// Returns nothing if no organization has that slug.
Result<std::optional<OrganizationRow>> findOrganization(Connection &connection, const QString &slug);
/// Creates an organization; Conflict if the slug is taken. Safe to call from several programs at once.
Result<OrganizationRow> createOrganization(Connection &connection, const QString &name, const QString &slug,
                                           std::optional<qint64> feedbackLimit);
/// Returns the organization that the token of that identifier belongs to. TokenNotFound if there is none.
Result<OrganizationId> organizationOfToken(Connection &connection, TokenId id);
/// Revokes the token of that identifier in any organization. TokenNotFound if there is none.
Result<void> revokeToken(Connection &connection, TokenId id);
/// Returns the newest reports of all organizations, newest first.
Result<std::vector<ReportRow>> listReports(Connection &connection, qint64 limit);

/// Returns, for each SHA-256 (hexadecimal), the caller whose token has it; nothing if it is unknown or
/// revoked.
Result<std::vector<std::optional<Caller>>> findCallers(Connection &connection,
                                                       const std::vector<QByteArray> &hashes);
/// Records that tokens were used now.
Result<void> markUsed(Connection &connection, const std::vector<std::pair<OrganizationId, TokenId>> &tokens);

/// The members and tokens of one organization.
class AccountStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns all members, newest first.
    Result<std::vector<Member>> members();
    Result<std::optional<Member>> memberByEmail(const QString &email);
    /// InvalidFieldValue if another member has the e-mail address, ignoring case.
    Result<void> requireFreeEmail(const QString &email, MemberId owner = {});
    /// Returns those of the tokens that were revoked or have expired, or whose member was removed.
    Result<std::vector<TokenId>> revokedAmong(const std::vector<TokenId> &tokens);
    /// Returns the tokens that are not revoked, newest first.
    Result<std::vector<TokenRow>> tokens();
};

/// Writes accounts, inside a transaction.
class AccountWriter : public WriterOf<AccountStore>
{
public:
    using WriterOf::WriterOf;

    Result<void> update(const OrganizationRow &organization);
    Result<Member> addMember(const QString &name, const QString &email, Role role);
    /// Stores a token by its hash. It represents the member; the creator made it.
    Result<TokenId> addToken(MemberId member, MemberId creator, const QString &name, TokenKind kind,
                             const QByteArray &hashHex, const QString &lastFour,
                             const std::vector<QString> &allowedOrigins, bool readOnly = false,
                             std::optional<Timestamp> expiresAt = {});
    /// Notifies every backend that it must read the callers of the organization's tokens again.
    Result<void> announce();
};

} // namespace triage::storage
