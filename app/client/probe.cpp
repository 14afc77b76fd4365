// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/probe.h"

#include "client/retry.h"
#include "client/translate.h"
#include "contract/endpoints.h"
#include "domain/tokentext.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

using Kind = ServerProbe::Kind;

/// Sends one request without a token, for an operation that every Triage Desk server refuses with its own
/// problem document.
Task<Answer> ask(QUrl server)
{
    auto client = std::make_unique<ApiClient>(Account{ server, {} });
    Request request = ApiClient::request(api::infoOf(api::getMe));
    request.timeout = std::chrono::seconds(10);
    request.maxBytes = 64 * 1024;
    Task<Answer> asked = client->exchange(std::move(request));
    Answer answer = co_await asked;
    client.release()->deleteLater(); // it is still emitting the signal that called this function
    co_return answer;
}

bool isTriageDesk(const Answer &answer)
{
    return answer.status == 401 && answer.problem && answer.problem->type == ProblemType::Unauthorized
        && answer.body.contains("/unauthorized\"");
}

QUrl withScheme(QUrl server, const QString &scheme)
{
    server.setScheme(scheme);
    return server;
}

ServerProbe verdict(Kind kind, const QUrl &server, const QString &text)
{
    ServerProbe probe;
    probe.kind = kind;
    probe.server = server;
    probe.text = text;
    return probe;
}

ServerProbe verdictOf(const Answer &answer, const QUrl &server)
{
    const QString address = server.toDisplayString();
    if (isTriageDesk(answer))
        return verdict(Kind::TriageDesk, server, tr("Triage Desk at %1.").arg(address));
    if (answer.trouble == Trouble::None && isPassing(answer.status))
        return verdict(Kind::Unreachable, server,
                       tr("The server at %1 cannot answer at the moment.").arg(address));
    switch (answer.trouble) {
    case Trouble::None:
    case Trouble::Foreign:
    case Trouble::Moved:
    case Trouble::TooLarge:
        return verdict(Kind::OtherServer, server,
                       tr("Something answers at %1, but it is not Triage Desk.").arg(address));
    case Trouble::Unreachable:
    case Trouble::Insecure:
    case Trouble::TooSlow:
    case Trouble::Aborted:
    case Trouble::Superseded:
        break;
    }
    return verdict(Kind::Unreachable, server, answer.problem->detail);
}

/// Returns whether the other scheme is worth a request.
bool mayBeOtherScheme(const Answer &answer, const QUrl &server)
{
    if (server.scheme() == u"https"_s)
        return answer.trouble == Trouble::Insecure || answer.trouble == Trouble::Unreachable
            || answer.trouble == Trouble::TooSlow;
    return answer.trouble != Trouble::None && answer.trouble != Trouble::TooSlow;
}

} // namespace

QUrl serverFromText(const QString &text)
{
    QString address = text.trimmed();
    if (address.isEmpty() || address.contains(u' '))
        return {};
    if (!address.contains(u"://"_s)) {
        const QString host = QUrl(u"http://"_s + address).host();
        address.prepend(isThisMachine(host) ? u"http://"_s : u"https://"_s);
    }
    QUrl url(address, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"http"_s && url.scheme() != u"https"_s))
        return {};
    url.setUserInfo({});
    url.setQuery(QString());
    url.setFragment({});
    QString path = url.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    // People copy the address of the API itself from documentation.
    if (path.endsWith(u"/api/v0"_s))
        path.chop(7);
    url.setPath(path);
    return url;
}

bool isThisMachine(const QString &host)
{
    return host == u"localhost"_s || QHostAddress(host).isLoopback();
}

bool isExposed(const QUrl &server)
{
    return server.scheme() == u"http"_s && !isThisMachine(server.host());
}

Task<ServerProbe> probe(QUrl server, SchemeOrigin origin)
{
    if (!server.isValid() || server.host().isEmpty())
        co_return verdict(Kind::Invalid, server,
                          tr("Enter the server’s address, such as https://triage.example.com."));
    Task<Answer> asked = ask(server);
    const Answer answer = co_await asked;
    const ServerProbe found = verdictOf(answer, server);
    if (found.kind == Kind::TriageDesk || !mayBeOtherScheme(answer, server))
        co_return found;
    const bool wasSecure = server.scheme() == u"https"_s;
    const QUrl other = withScheme(server, wasSecure ? u"http"_s : u"https"_s);
    Task<Answer> askedAgain = ask(other);
    const Answer second = co_await askedAgain;
    if (!isTriageDesk(second))
        co_return found;
    if (wasSecure && origin == SchemeOrigin::Typed)
        co_return verdict(Kind::WithoutTls, server,
                          tr("This server answers only without encryption. To accept that, enter %1.")
                              .arg(other.toDisplayString()));
    if (wasSecure)
        co_return verdict(Kind::WithoutTls, other,
                          tr("Triage Desk at %1. This connection isn’t encrypted: others on the network "
                             "could read your token.")
                              .arg(other.toDisplayString()));
    co_return verdict(Kind::NeedsTls, other,
                      tr("This server wants an encrypted connection: use %1.").arg(other.toDisplayString()));
}

std::optional<Problem> whyNotToken(const QString &token)
{
    const QString text = token.trimmed();
    if (text.isEmpty())
        return missingField(u"token"_s);
    const auto wrong = [](const QString &words) {
        return invalidField(u"token"_s, words);
    };
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); }))
        return wrong(tr("A token has no spaces or line breaks. Copy it again."));
    if (text.startsWith(u"ibw_"_s))
        return wrong(
            tr("This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a "
               "full-access token: it begins with ib_. An administrator can make one."));
    if (!text.startsWith(u"ib_"_s))
        return wrong(tr("A token begins with ib_."));
    const qsizetype length
        = tokenPrefix(TokenKind::FullAccess).size() + tokenSecretLength + tokenChecksumLength;
    if (text.size() != length)
        return wrong(text.size() < length
                         ? tr("A part of the token is missing: it has %1 characters instead of %2.")
                               .arg(text.size())
                               .arg(length)
                         : tr("The token is too long: it has %1 characters instead of %2.")
                               .arg(text.size())
                               .arg(length));
    if (tokenKindOf(text.toUtf8()) != TokenKind::FullAccess)
        return wrong(tr("This token has a typo. Copy it again."));
    return std::nullopt;
}

std::optional<Problem> whyTooOld(const Me &me)
{
    if (me.apiVersion >= currentApiVersion)
        return std::nullopt;
    return problem(
        ProblemType::ServiceUnavailable,
        tr("This server is too old for this version of Triage Desk. Ask its administrator to update it."));
}

Task<Result<Identity>> whoAmI(Account account)
{
    if (const auto wrong = whyNotToken(account.token))
        co_return *wrong;
    auto client = std::make_unique<ApiClient>(std::move(account));
    auto askedMe = client->send(api::getMe);
    auto askedOrganization = client->send(api::getOrganization);
    const Result<Me> me = co_await askedMe;
    const Result<Organization> organization = co_await askedOrganization;
    client.release()->deleteLater();
    if (!me)
        co_return me.error();
    if (const auto tooOld = whyTooOld(*me))
        co_return *tooOld;
    if (!organization)
        co_return organization.error();
    Identity identity;
    identity.me = *me;
    identity.organization = *organization;
    co_return identity;
}

} // namespace triage::app
