// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/accountstore.h"

#include "database/columns.h"
#include "database/databaseclock.h"
#include "database/listener.h"
#include "database/record.h"
#include "fields/json.h"
#include "stores/tokenstore.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

std::vector<QString> textsOf(const Row &row, int column)
{
    std::vector<QString> texts;
    if (const auto json = JsonDocument::parse(row.bytes(column))) {
        for (qsizetype i = 0; i < json->root().size(); ++i)
            texts.push_back(json->root().at(i).text());
    }
    return texts;
}

OrganizationRow organizationOf(const Row &row)
{
    return { row.id<OrganizationId>(0),
             row.text(1),
             row.text(2),
             row.timestamp(3),
             row.isNull(4) ? std::nullopt : std::optional(row.integer(4)),
             row.integer(5),
             row.integer(6),
             row.boolean(7),
             row.boolean(8) };
}

/// Returns an identifier made from the clock and a random number.
OrganizationId newOrganizationId(Timestamp now)
{
    constexpr qint64 beginning = 1735689600000; // 2025-01-01
    return OrganizationId(((now.milliseconds() - beginning) << 21)
                          | qint64(QRandomGenerator::system()->bounded(1u << 20)));
}

} // namespace

Result<std::vector<OrganizationRow>> listOrganizations(Connection &connection)
{
    return listOf<OrganizationRow>(connection.execute("organization.list"), organizationOf);
}

Result<std::optional<OrganizationRow>> findOrganization(Connection &connection, const QString &slug)
{
    return firstIfAny<OrganizationRow>(connection.execute("organization.bySlug", { { "slug", slug } }),
                                       organizationOf);
}

Result<OrganizationRow> createOrganization(Connection &connection, const QString &name, const QString &slug,
                                           std::optional<qint64> feedbackLimit)
{
    OrganizationRow created;
    created.name = name;
    created.slug = slug;
    created.feedbackLimit = feedbackLimit;
    const auto failure = transactPlain(connection, [&](Connection &db) -> std::optional<Problem> {
        // Serial, to keep slugs unique: every key begins with the organization, so none can enforce it.
        const auto locked = db.execute("organization.lockSlugs");
        if (!locked)
            return locked.error();
        const auto taken = findOrganization(db, slug);
        if (!taken)
            return taken.error();
        if (*taken)
            return problem(ProblemType::Conflict,
                           u"There is an organization with the slug %1 already."_s.arg(slug));
        const auto clock = db.execute("organization.now");
        if (!clock)
            return clock.error();
        const Timestamp now(clock->first().integer(0));
        created.id = newOrganizationId(now);
        created.createdAt = now;
        const auto state = db.execute("organization.createState", { { "id", created.id } });
        if (!state)
            return state.error();
        const auto row = db.execute("organization.create",
                                    { { "id", created.id },
                                      { "name", name },
                                      { "slug", slug },
                                      { "feedback_limit", feedbackLimit },
                                      { "now", now } });
        return row ? std::nullopt : std::optional(row.error());
    });
    if (failure)
        return *failure;
    return created;
}

Result<OrganizationId> organizationOfToken(Connection &connection, TokenId id)
{
    return firstOr<OrganizationId>(connection.execute("token.byId", { { "id", id } }), tokenNotFound);
}

Result<void> revokeToken(Connection &connection, TokenId id)
{
    const auto found = organizationOfToken(connection, id);
    if (!found)
        return found.error();
    const OrganizationId organization = *found;
    const auto failure = transact(connection, organization, [&](Transaction &tx) -> std::optional<Problem> {
        if (const auto revoked = TokenWriter(tx).revoke(id); !revoked)
            return revoked.error();
        const auto told = AccountWriter(tx).announce();
        return told ? std::nullopt : std::optional(told.error());
    });
    if (failure)
        return *failure;
    std::ignore = revokeTrust(connection,
                              organization); // the token is revoked even if a backend cannot be reached now
    return {};
}

Result<std::vector<ReportRow>> listReports(Connection &connection, qint64 limit)
{
    return listOf<ReportRow>(connection.execute("report.list", { { "limit", limit } }), [](const Row &row) {
        return ReportRow{ row.id<ReportId>(2),
                          row.text(1),
                          row.isNull(3) ? std::nullopt : std::optional(row.text(3)),
                          row.text(4),
                          row.isNull(5) ? std::nullopt : std::optional(RawJson{ row.bytes(5).toByteArray() }),
                          row.timestamp(6) };
    });
}

Result<std::vector<std::optional<Caller>>> findCallers(Connection &connection,
                                                       const std::vector<QByteArray> &hashes)
{
    const auto begun = std::chrono::steady_clock::now();
    const auto rows
        = connection.execute("token.callers", { { "hashes", columnOf(hashes, std::identity()) } });
    if (!rows)
        return rows.error();
    std::vector<std::optional<Caller>> callers(hashes.size());
    for (const Row row : *rows) {
        Caller &caller = callers.at(std::size_t(row.integer(0) - 1)).emplace();
        caller.organization = row.id<OrganizationId>(1);
        caller.organizationSlug = row.text(2);
        caller.member = row.id<MemberId>(3);
        caller.memberName = row.text(4);
        caller.role = fromWord<Role>(row.bytes(5)).value_or(Role::Member);
        caller.token = row.id<TokenId>(6);
        caller.kind = fromWord<TokenKind>(row.bytes(7)).value_or(TokenKind::Widget);
        caller.allowedOrigins = textsOf(row, 8);
        caller.readOnly = row.boolean(9);
        caller.accessEnds = row.integer(10);
        if (!row.isNull(11))
            caller.expiresAt = Timestamp(row.integer(11));
        noteDatabaseTime(Timestamp(row.integer(12)), begun);
    }
    return callers;
}

Result<void> markUsed(Connection &connection, const std::vector<std::pair<OrganizationId, TokenId>> &tokens)
{
    using Token = std::pair<OrganizationId, TokenId>;
    return connection.run("token.used",
                          { { "organizations", columnOf(tokens, &Token::first) },
                            { "ids", columnOf(tokens, &Token::second) } });
}

Result<std::vector<Member>> AccountStore::members()
{
    return listOf<Member>(query("member.list"));
}

Result<std::optional<Member>> AccountStore::memberByEmail(const QString &email)
{
    return firstIfAny<Member>(query("member.byEmail", { { "email", email } }));
}

Result<void> AccountStore::requireFreeEmail(const QString &email, MemberId owner)
{
    const auto known = memberByEmail(email);
    if (!known)
        return known.error();
    if (*known && (*known)->id != owner)
        return invalidField(u"email"_s, u"There is a member with this e-mail address already."_s);
    return {};
}

Result<std::vector<TokenId>> AccountStore::revokedAmong(const std::vector<TokenId> &tokens)
{
    return listOf<TokenId>(query("token.revokedAmong", { { "ids", tokens } }));
}

Result<std::vector<TokenRow>> AccountStore::tokens()
{
    return listOf<TokenRow>(query("token.list"), [](const Row &row) {
        return TokenRow{ row.id<TokenId>(0),
                         row.text(1),
                         fromWord<TokenKind>(row.bytes(2)).value_or(TokenKind::Widget),
                         row.text(3),
                         textsOf(row, 4),
                         row.text(5),
                         row.timestamp(6),
                         row.optionalTimestamp(7),
                         row.optionalTimestamp(8),
                         row.boolean(9) };
    });
}

Result<void> AccountWriter::update(const OrganizationRow &organization)
{
    return m_tx.run("organization.set",
                    { { "name", organization.name },
                      { "feedback_limit", organization.feedbackLimit },
                      { "ai_routing_enabled", organization.routingEnabled },
                      { "auto_create_buffers", organization.createsBuffers } });
}

Result<Member> AccountWriter::addMember(const QString &name, const QString &email, Role role)
{
    if (const auto free = requireFreeEmail(email); !free)
        return free.error();
    const Member member{ .id = m_tx.take<MemberId>(),
                         .name = name,
                         .email = email,
                         .role = role,
                         .createdAt = m_tx.now(),
                         .updatedAt = m_tx.now() };
    return valueAfter(
        m_tx.run("member.insert",
                 { { "id", member.id }, { "name", name }, { "email", email }, { "role", wordOf(role) } }),
        member);
}

Result<TokenId> AccountWriter::addToken(MemberId member, MemberId creator, const QString &name,
                                        TokenKind kind, const QByteArray &hashHex, const QString &lastFour,
                                        const std::vector<QString> &allowedOrigins, bool readOnly,
                                        std::optional<Timestamp> expiresAt)
{
    const auto id = m_tx.take<TokenId>();
    return valueAfter(m_tx.run("token.insert",
                               { { "id", id },
                                 { "member", member },
                                 { "created_by", creator },
                                 { "name", name },
                                 { "kind", wordOf(kind) },
                                 { "hash", hashHex },
                                 { "last_four", lastFour },
                                 { "allowed_origins", allowedOrigins },
                                 { "read_only", readOnly },
                                 { "expires_at", expiresAt } }),
                      id);
}

Result<void> AccountWriter::announce()
{
    return m_tx.run("account.changed");
}

} // namespace triage::storage
