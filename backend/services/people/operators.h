// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases of the command line: operators manage organizations, members and tokens.
#pragma once

#include "domain/caller.h"
#include "domain/member.h"
#include "domain/organization.h"
#include "domain/rules.h"
#include "result.h"
#include "stores/accountstore.h"

#include <functional>
#include <optional>
#include <vector>

namespace triage::services {

struct NewOrganization
{
    QString name;
    QString slug; ///< If empty, it is made from the name.
    std::optional<qint64> feedbackLimit;
};

/// Changes of an organization; members that are not set change nothing.
struct OrganizationChange
{
    std::optional<QString> name;
    std::optional<std::optional<qint64>> feedbackLimit;
    std::optional<bool> routingEnabled;
    std::optional<bool> createsBuffers;
    OrganizationSettingsPatch thresholds;
};

struct TokenRequest
{
    QString memberEmail;
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    std::vector<QString> allowedOrigins; ///< For widget tokens only, which need at least one.
    bool readOnly = false; ///< For full-access tokens only.
    qint64 days = 0; ///< The days after which it expires; 0: it does not.
};

/// A token with its value, which is shown once.
struct IssuedToken
{
    TokenId id;
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    QByteArray token;
};

Result<storage::OrganizationRow> createOrganization(storage::Connection &connection,
                                                    const NewOrganization &body);
/// NotFound if there is no organization with that slug.
Result<storage::OrganizationRow> organizationOf(storage::Connection &connection, const QString &slug);
Result<storage::OrganizationRow> changeOrganization(storage::Connection &connection, const QString &slug,
                                                    const OrganizationChange &change);
Result<Member> addMember(storage::Connection &connection, OrganizationId organization, const QString &name,
                         const QString &email, Role role);
/// Holds at once on all servers. MemberNotFound if nobody has the e-mail address; Conflict if the last admin
/// would be demoted.
Result<Member> changeMember(storage::Connection &connection, OrganizationId organization,
                            const QString &email, const MemberPatch &patch);
/// Removes the member with its tokens; what it wrote stays. MemberNotFound and Conflict as changeMember().
Result<Member> removeMember(storage::Connection &connection, OrganizationId organization,
                            const QString &email);
Result<IssuedToken> issueToken(storage::Connection &connection, OrganizationId organization,
                               const TokenRequest &body);
/// Hands a new token over. Returns false if its value reached nobody.
using HandOver = std::function<bool(const CreatedToken &token)>;
/// Replaces the token of that identifier in any organization. A token that could not be handed over is
/// revoked, and the one before lasts as long as it did. TokenNotFound if there is none, Conflict if it has
/// expired.
Result<void> replaceToken(storage::Connection &connection, TokenId id, int overlapHours,
                          const HandOver &handOver);

} // namespace triage::services
