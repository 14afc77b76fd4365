// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/startoptions.h"

#include "client/probe.h"

#include <QCommandLineParser>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr char serverVariable[] = "TRIAGE_DESK_SERVER";
constexpr char tokenVariable[] = "TRIAGE_DESK_TOKEN";

Problem wrong(const QString &detail)
{
    return invalidField(u"arguments"_s, detail);
}

Result<QString> tokenFrom(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(u"The token file %1 cannot be read: %2."_s.arg(path, file.errorString()));
    return QString::fromUtf8(file.read(4096)).trimmed();
}

/// Returns the account of arguments and environment, or nothing where neither names a server and a token.
Result<std::optional<Account>> accountFrom(const QString &server, const QString &token)
{
    if (server.isEmpty() || token.isEmpty())
        return std::optional<Account>();
    const QUrl url = serverFromText(server);
    if (!url.isValid())
        return wrong(u"%1 is not the address of a server."_s.arg(server));
    if (const auto why = whyNotToken(token))
        return wrong(why->detail);
    return std::optional(Account{ url, token });
}

} // namespace

Result<StartOptions> StartOptions::read(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Sorts user feedback into buffers."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption server(u"server"_s, u"Address of the server to sign in to."_s, u"URL"_s);
    const QCommandLineOption tokenFile(u"token-file"_s, u"File that holds the token to sign in with."_s,
                                       u"FILE"_s);
    const QCommandLineOption profile(u"profile"_s, u"Settings and accounts of their own, by name."_s,
                                     u"NAME"_s, u"default"_s);
    parser.addOptions({ server, tokenFile, profile });
    parser.addPositionalArgument(u"link"_s, u"A triagedesk:// link to open."_s, u"[triagedesk://…]"_s);
    parser.process(arguments);

    QString serverText = qEnvironmentVariable(serverVariable);
    QString token = qEnvironmentVariable(tokenVariable).trimmed();
    qunsetenv(tokenVariable);
    if (parser.isSet(server))
        serverText = parser.value(server);
    if (parser.isSet(tokenFile)) {
        const Result<QString> read = tokenFrom(parser.value(tokenFile));
        if (!read)
            return read.error();
        token = *read;
    }
    const Result<std::optional<Account>> account = accountFrom(serverText, token);
    if (!account)
        return account.error();
    StartOptions options;
    options.account = *account;
    options.profile = parser.value(profile);
    static const QRegularExpression safe(u"\\A[A-Za-z0-9][A-Za-z0-9._-]{0,63}\\z"_s);
    if (!safe.match(options.profile).hasMatch())
        return wrong(u"A profile’s name has letters, digits, dots, dashes and underscores only."_s);
    options.link = parser.positionalArguments().value(0);
    return options;
}

bool StartOptions::onlyPrints(int argc, const char *const *argv)
{
    const QList<QByteArrayView> printing{ "-h", "--help", "--help-all", "-v", "--version" };
    return std::any_of(argv + 1, argv + std::max(argc, 1),
                       [&](const char *argument) { return printing.contains(QByteArrayView(argument)); });
}

ProfilePaths ProfilePaths::of(const QString &profile)
{
    const auto under = [&](QStandardPaths::StandardLocation place) {
        return QStandardPaths::writableLocation(place) + u"/triage-desk/"_s + profile;
    };
    return { under(QStandardPaths::GenericConfigLocation) + u".ini"_s,
             under(QStandardPaths::GenericCacheLocation), under(QStandardPaths::GenericDataLocation) };
}

} // namespace triage::app
