// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/rules.h"

#include "domain/tokentext.h"

#include "fields/textrules.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

std::optional<Problem> whyNotName(const QString &name)
{
    return whyNotText(name, memberrules::name, u"name"_s);
}

std::optional<Problem> whyNotEmail(const QString &email)
{
    return whyNotText(email, memberrules::email, u"email"_s);
}

} // namespace

bool isOrigin(const QString &text)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(QLatin1StringView(originPattern)));
    return form.match(text).hasMatch();
}

std::optional<Problem> whyNot(const NewMember &member)
{
    if (auto wrong = whyNotName(member.name))
        return wrong;
    return whyNotEmail(member.email);
}

std::optional<Problem> whyNot(const MemberPatch &patch)
{
    if (patch.name.sent) {
        if (auto wrong = whyNotName(patch.name.value))
            return wrong;
    }
    return patch.email.sent ? whyNotEmail(patch.email.value) : std::nullopt;
}

std::optional<Problem> whyNot(const NewToken &token)
{
    const QString field = u"allowed_origins"_s;
    if (auto wrong
        = whyNotText(token.name, { .required = true, .minLength = 1, .maxLength = 100 }, u"name"_s))
        return wrong;
    if (token.kind == TokenKind::FullAccess) {
        if (token.allowedOrigins && !token.allowedOrigins->empty())
            return invalidField(field, u"Only widget tokens have allowed origins."_s);
        return {};
    }
    if (token.readOnly)
        return invalidField(
            u"read_only"_s,
            u"Only full-access tokens can be read-only: widget tokens do nothing but send."_s);
    if (!token.allowedOrigins)
        return missingField(field);
    if (token.allowedOrigins->empty())
        return invalidField(field, u"A widget token needs at least one allowed origin; * is any."_s);
    for (const QString &origin : *token.allowedOrigins) {
        if (!isOrigin(origin))
            return invalidField(
                field,
                u"%1 is not an origin. Write it as https://example.com, or * for any."_s.arg(
                    holdsToken(origin.toUtf8()) ? u"A token"_s : origin)); // never repeats a secret
    }
    return {};
}

std::optional<Problem> whyNot(const NewToken &token, Timestamp now)
{
    constexpr qint64 day = 24LL * 60 * 60 * 1000;
    const qint64 lasts = token.expiresAt ? token.expiresAt->milliseconds() - now.milliseconds() : day;
    if (lasts <= 0)
        return invalidField(u"expires_at"_s, u"expires_at is over already. Send a time to come, or null."_s);
    if (lasts > tokenrules::maxLifetimeDays * day)
        return invalidField(u"expires_at"_s,
                            u"A token can last %1 days at most. Send an earlier time, or null for a token "
                            "that does not expire."_s.arg(tokenrules::maxLifetimeDays));
    return whyNot(token);
}

std::optional<Problem> whyNot(const NewResearch &research)
{
    if (research.createdAfter && research.createdBefore && *research.createdBefore < *research.createdAfter)
        return invalidField(u"created_before"_s, u"created_before must not be earlier than created_after."_s);
    return {};
}

std::optional<Problem> whyNot(const OrganizationSettings &settings, const OrganizationSettingsPatch &patch)
{
    if (settings.reviewThreshold <= settings.assignThreshold)
        return {};
    const QString field
        = patch.reviewThreshold.sent ? u"settings.review_threshold"_s : u"settings.assign_threshold"_s;
    return invalidField(
        field,
        u"review_threshold (%1) must not be above assign_threshold (%2)."_s.arg(settings.reviewThreshold)
            .arg(settings.assignThreshold));
}

} // namespace triage
