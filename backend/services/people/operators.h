// SPDX-License-Identifier: GPL-3.0-or-later
// What operators do with organizations, members and tokens: the use cases of the command line.
#pragma once

#include "domain/caller.h"
#include "domain/rules.h"
#include "result.h"
#include "stores/accountstore.h"

#include <optional>
#include <vector>

namespace triage::services {

struct NewOrganization
{
    QString name;
    QString slug; ///< Empty: made from the name.
    std::optional<qint64> feedbackLimit;
};

/// Changes of an organization; what is not set stays.
struct OrganizationChange
{
    std::optional<QString> name;
    std::optional<std::optional<qint64>> feedbackLimit;
    std::optional<bool> routingEnabled;
    std::optional<bool> createsBuffers;
};

struct NewToken
{
    QString memberEmail;
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    std::vector<QString> allowedOrigins; ///< Widget tokens only; at least one there.
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
/// NotFound where there is none of that slug.
Result<storage::OrganizationRow> organizationOf(storage::Connection &connection, const QString &slug);
Result<storage::OrganizationRow> changeOrganization(storage::Connection &connection, const QString &slug,
                                                    const OrganizationChange &change);
Result<Member> addMember(storage::Connection &connection, OrganizationId organization, const QString &name,
                         const QString &email, Role role);
Result<IssuedToken> issueToken(storage::Connection &connection, OrganizationId organization,
                               const NewToken &body);

using triage::isOrigin;

} // namespace triage::services
