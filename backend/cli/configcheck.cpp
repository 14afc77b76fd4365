// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/endsignals.h"
#include "cli/jsonobject.h"
#include "database/migrator.h"
#include "database/servercheck.h"
#include "http/server.h"
#include "postgres/cluster.h"
#include "services/webhooks/secretbox.h"
#include "stores/restoretarget.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

/// The findings about a configuration.
struct Findings
{
    std::vector<Problem> problems; ///< Each keeps the server from starting.
    std::vector<QString> notes; ///< Each is worth knowing.

    /// Adds a problem of a setting, in a sentence that names it.
    void add(const QString &setting, Problem problem)
    {
        problem.field = setting;
        problem.detail = u"The setting %1: %2"_s.arg(setting, problem.detail);
        problems.push_back(std::move(problem));
    }
};

void checkCertificate(const Config &config, Findings &findings)
{
    if (config.tlsCertificate.isEmpty() || config.tlsKey.isEmpty())
        return;
    const auto identity = http::TlsIdentity::load(config.tlsCertificate, config.tlsKey);
    if (!identity)
        findings.add(u"tls-cert"_s, identity.error());
    else if ((*identity)->validUntil() < QDateTime::currentDateTimeUtc())
        findings.notes.push_back(u"The certificate in %1 ended at %2: clients refuse it."_s.arg(
            config.tlsCertificate, (*identity)->validUntil().toString(Qt::ISODate)));
}

/// Listens for a moment. A port that is in use is likely that of the server itself.
void checkAddress(const QString &setting, const QString &text, Findings &findings)
{
    const auto address = listenAddressFrom(text);
    if (!address)
        return; // the setting was refused before
    http::Server server(
        {}, [](const http::Request &, const http::Respond &) {},
        [](const Problem &, const http::Headers &) { return http::Response(); });
    const auto port = server.listen(address->host, address->port);
    if (port)
        return;
    if (port.error().detail.contains(u"in use"_s))
        findings.notes.push_back(
            u"The address %1 (%2) is in use, perhaps by the server itself."_s.arg(text, setting));
    else
        findings.add(setting, port.error());
}

/// Returns the nearest directory of a path that exists.
QString existingPartOf(const QString &path)
{
    QFileInfo part(path);
    while (!part.exists() && !part.isRoot())
        part.setFile(part.path());
    return part.filePath();
}

bool isWritable(const QString &directory)
{
    return access(QFile::encodeName(directory).constData(), W_OK | X_OK) == 0;
}

void checkWritable(const QString &setting, const QString &directory, Findings &findings)
{
    const QString part = existingPartOf(directory);
    if (!isWritable(part))
        findings.add(
            setting,
            invalidField(
                {},
                u"The user of this command may not write to %1: %2. Check as the user of the "
                "server: \"sudo -u triaged triaged config check\"."_s.arg(part, qt_error_string(errno))));
}

/// The unit of the package lets the server write below its own directory only.
void noteSandbox(const Config &config, Findings &findings)
{
    const bool isPackaged = !configurationOfPackage().isEmpty();
    QStringList places;
    if (config.database.isEmpty())
        places << config.dataDirectory;
    places << QFileInfo(secretKeyFileOf(config)).path();
    places.removeDuplicates();
    for (const QString &place : places) {
        if (isPackaged && !(place + u'/').startsWith("/var/lib/triaged/"_L1))
            findings.notes.push_back(
                u"The service may write to %1 with a drop-in (systemctl edit triaged): [Service] "
                "ReadWritePaths=%1"_s.arg(place));
    }
}

/// Compares the key of secrets with the fingerprint of the key that sealed those in the database. Without a
/// fingerprint the server starts without a key, too.
void checkKey(const Config &config, const QByteArray &fingerprint, Findings &findings)
{
    const QString keyFile = secretKeyFileOf(config);
    const QByteArray own = services::fingerprintOf(services::readKey(keyFile));
    const bool isThere = QFile::exists(keyFile);
    if (fingerprint.isEmpty()) {
        if (own.isEmpty() && (isThere || !isWritable(existingPartOf(QFileInfo(keyFile).path()))))
            findings.notes.push_back(
                u"The user of this command can neither read nor create the key of secrets in %1. Without it, "
                "webhooks cannot be created."_s.arg(keyFile));
        return;
    }
    if (own == fingerprint)
        return;
    if (!isThere && config.secretKeyFile.isEmpty())
        findings.notes.push_back(
            u"The key of secrets in %1 does not exist. If the unit gives the key as a credential "
            "(LoadCredential=secret-key:…), check with --secret-key-file; otherwise the server does not "
            "start."_s.arg(keyFile));
    else
        findings.add(u"secret-key-file"_s, services::otherKey(keyFile));
}

/// Looks at the schema and at the key of secrets.
void checkContent(const Config &config, const QString &conninfo, Findings &findings)
{
    storage::Connection connection({ .conninfo = conninfo });
    const auto applied = storage::appliedMigrations(connection);
    if (!applied)
        return findings.add(u"database"_s, applied.error());
    if (const auto why = storage::whyNotMigrate(*applied))
        return findings.add(u"database"_s, *why);
    const auto target = storage::readRestoreTarget(connection);
    if (!target)
        return findings.add(u"database"_s, target.error());
    checkKey(config, target->keyFingerprint, findings);
}

void checkDatabase(const Config &config, Findings &findings)
{
    if (!config.database.isEmpty()) {
        if (const auto usable = storage::checkServer(config.database); !usable)
            return findings.add(u"database"_s, usable.error());
        return checkContent(config, config.database, findings);
    }
    const EndSignals signals; // a signal must not leave the server running without a user
    postgres::Cluster cluster({ .dataDirectory = config.dataDirectory, .mayCreate = false });
    if (const auto programs = cluster.checkPrograms(); !programs)
        return findings.add(u"data-dir"_s, programs.error());
    checkWritable(u"data-dir"_s, config.dataDirectory, findings);
    if (!cluster.isRunning()) {
        findings.notes.push_back(
            u"The private PostgreSQL in %1 does not run, so its content was not looked at."_s.arg(
                config.dataDirectory));
        return;
    }
    if (const auto joined = cluster.start(); !joined)
        return findings.add(u"data-dir"_s, joined.error());
    checkContent(config, cluster.conninfo(), findings);
    cluster.stop();
}

/// Returns true if the settings say where the database is. Those of a wrong file may be missing.
bool locateDatabase(const SettingsRead &settings)
{
    return std::ranges::none_of(settings.problems, [](const Problem &each) {
        return each.field == "config"_L1 || each.field == "database"_L1 || each.field == "data-dir"_L1;
    });
}

RawJson jsonOf(const Findings &findings)
{
    std::vector<RawJson> problems;
    for (const Problem &each : findings.problems)
        problems.push_back(JsonObject().with("setting", each.field).with("detail", each.detail).json());
    return JsonObject()
        .with("usable", problems.empty())
        .with("problems", problems)
        .with("notes", findings.notes)
        .json();
}

int check(const SettingsRead &settings, bool withDatabase, Output &output)
{
    setUpLog(LogFormat::Text, LogLevel::Error);
    const Config &config = settings.config;
    Findings findings{ settings.problems, {} };
    for (const QByteArray &name : unknownVariables())
        findings.notes.push_back(
            u"The variable %1 in the environment is not a setting."_s.arg(QString::fromUtf8(name)));
    checkCertificate(config, findings);
    checkAddress(u"listen"_s, config.listen, findings);
    if (!config.metricsListen.isEmpty() && config.metricsListen != "off"_L1)
        checkAddress(u"metrics-listen"_s, config.metricsListen, findings);
    const bool isLocated = locateDatabase(settings);
    if (isLocated)
        noteSandbox(config, findings);
    if (isLocated && withDatabase)
        checkDatabase(config, findings);
    else if (withDatabase)
        findings.notes.push_back(
            u"The database was not looked at, because the problems may concern where it is."_s);
    QStringList sentences;
    for (const Problem &each : findings.problems)
        sentences << each.detail;
    for (const QString &note : findings.notes)
        sentences << note;
    if (findings.problems.empty())
        sentences << u"The server can start with this configuration."_s;
    output.answer(jsonOf(findings), sentences);
    if (!output.flush())
        return failed;
    if (findings.problems.empty())
        return done;
    const bool isWrong = std::ranges::any_of(
        findings.problems, [](const Problem &each) { return each.type == ProblemType::InvalidFieldValue; });
    return isWrong ? wrongUse : failed;
}

} // namespace

void addConfig(CommandLine &line)
{
    line.group("config", "The configuration of the server");
    const auto withoutDatabase = std::make_shared<bool>(false);
    Command command = line.command("config check", "Checks the configuration without starting the server");
    command.flag("--without-database", "Look at settings and files only", *withoutDatabase);
    command.asCheck([withoutDatabase](const SettingsRead &settings, Output &output) {
        return check(settings, !*withoutDatabase, output);
    });
}

} // namespace triage::cli
