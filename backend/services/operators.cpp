#include "services/operators.h"

#include "domain/tokentext.h"
#include "search/textanalysis.h"
#include "text.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::AccountWriter;
using storage::Connection;
using storage::Transaction;

namespace {

Result<void> checkText(const QString &field, const QString &text, int most)
{
    if (isBlank(text))
        return missingField(field);
    if (!isStorable(text) || codePoints(text) > most)
        return invalidField(field, u"%1 must have 1 to %2 characters."_s.arg(field).arg(most));
    return {};
}

Result<void> checkToken(const NewToken &body)
{
    if (const auto named = checkText(u"name"_s, body.name, 100); !named)
        return named.error();
    if (body.kind == TokenKind::FullAccess && !body.allowedOrigins.empty())
        return invalidField(u"allowed_origins"_s, u"Only widget tokens have allowed origins."_s);
    if (body.kind == TokenKind::Widget && body.allowedOrigins.empty())
        return missingField(u"allowed_origins"_s);
    for (const QString &origin : body.allowedOrigins) {
        if (!isOrigin(origin))
            return invalidField(u"allowed_origins"_s,
                                u"%1 is no origin. Write it as https://example.com, or * for any."_s.arg(origin));
    }
    return {};
}

} // namespace

bool isOrigin(const QString &text)
{
    static const QRegularExpression form(
        u"^(\\*|[a-z][a-z0-9+.-]*://([A-Za-z0-9.-]+|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?)$"_s);
    return form.match(text).hasMatch();
}

Result<storage::OrganizationRow> createOrganization(Connection &connection, const NewOrganization &body)
{
    if (const auto named = checkText(u"name"_s, body.name, 100); !named)
        return named.error();
    const QString slug = body.slug.isEmpty() ? search::slugify(body.name) : body.slug;
    if (search::slugify(slug) != slug)
        return invalidField(u"slug"_s, u"slug must have 1 to 64 lower-case letters, digits and hyphens."_s);
    if (body.feedbackLimit && *body.feedbackLimit < 0)
        return invalidField(u"feedback_limit"_s, u"feedback_limit must be 0 or more."_s);
    return storage::createOrganization(connection, body.name, slug, body.feedbackLimit);
}

Result<storage::OrganizationRow> organizationOf(Connection &connection, const QString &slug)
{
    auto found = storage::findOrganization(connection, slug);
    if (!found)
        return found.error();
    if (!*found)
        return problem(ProblemType::NotFound, u"There is no organization with the slug %1."_s.arg(slug));
    return std::move(**found);
}

Result<storage::OrganizationRow> changeOrganization(Connection &connection, const QString &slug,
                                                    const OrganizationChange &change)
{
    auto organization = organizationOf(connection, slug);
    if (!organization)
        return organization;
    return storage::inTransaction(connection, organization->id,
                                  [&](Transaction &tx) -> Result<storage::OrganizationRow> {
                                      // Read again under the lock.
                                      auto current = organizationOf(tx.connection(), slug);
                                      if (!current)
                                          return current;
                                      if (change.name)
                                          current->name = *change.name;
                                      if (change.feedbackLimit)
                                          current->feedbackLimit = *change.feedbackLimit;
                                      if (change.routingEnabled)
                                          current->routingEnabled = *change.routingEnabled;
                                      if (change.createsBuffers)
                                          current->createsBuffers = *change.createsBuffers;
                                      const auto updated = AccountWriter(tx).update(*current);
                                      if (!updated)
                                          return updated.error();
                                      return current;
                                  });
}

Result<Member> addMember(Connection &connection, OrganizationId organization, const QString &name,
                         const QString &email, Role role)
{
    if (const auto named = checkText(u"name"_s, name, 100); !named)
        return named.error();
    static const QRegularExpression form(u"^[^@\\s]+@[^@\\s]+$"_s);
    if (!form.match(email).hasMatch() || codePoints(email) > 254)
        return invalidField(u"email"_s, u"email must be an e-mail address such as name@example.com."_s);
    return storage::inTransaction(connection, organization, [&](Transaction &tx) {
        return AccountWriter(tx).addMember(name, email, role);
    });
}

Result<IssuedToken> issueToken(Connection &connection, OrganizationId organization, const NewToken &body)
{
    if (const auto checked = checkToken(body); !checked)
        return checked.error();
    const QByteArray token = makeToken(body.kind);
    return storage::inTransaction(connection, organization, [&](Transaction &tx) -> Result<IssuedToken> {
        AccountWriter accounts(tx);
        const auto member = accounts.memberByEmail(body.memberEmail);
        if (!member)
            return member.error();
        if (!*member)
            return problem(ProblemType::MemberNotFound,
                           u"There is no member with the e-mail address %1."_s.arg(body.memberEmail));
        const auto id = accounts.addToken((*member)->id, body.name, body.kind, tokenHash(token),
                                          QString::fromLatin1(token.last(4)), body.allowedOrigins);
        if (!id)
            return id.error();
        return IssuedToken{*id, body.name, body.kind, token};
    });
}

} // namespace triage::services
