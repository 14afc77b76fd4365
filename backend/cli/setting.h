// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of triaged: each is a flag, an environment variable and a key of the configuration file. A
// flag beats the environment, the environment beats the file.
#pragma once

#include "composition/config.h"
#include "result.h"

#include <QByteArrayList>
#include <QMap>
#include <QString>

#include <span>
#include <vector>

namespace triage::cli {

/// One setting; its name is that of the flag and of the key.
struct Setting
{
    const char *name;
    const char *value; ///< The placeholder of the value in the help.
    const char *description;
    Result<void> (*apply)(Config &config, const QString &value);
};

/// Returns the settings that locate the database, which every command accepts.
std::span<const Setting> databaseSettings();
/// Returns the settings that only the server accepts.
std::span<const Setting> serverSettings();
/// The name of the language model's key. It is not a flag, because others could read it on the command line.
inline constexpr char classifierKey[] = "classifier-key";
/// The name of the key of the server of embeddings.
inline constexpr char embeddingsKey[] = "embeddings-key";
/// The name of the systemd credential that secret-key-file is by default.
inline constexpr char secretKey[] = "secret-key";
/// Returns the path of a systemd credential; empty if there is none of that name.
QString credentialFile(const char *name);
/// Returns the key of that name from the environment, from systemd's credentials, or the given one of the
/// configuration file. Removes it from the environment, so that no child process inherits it.
Result<QByteArray> takeKey(const char *name, const QString &fromFile);
/// Checks combinations of settings that are valid by themselves.
Result<void> checkTogether(const Config &config);
/// Returns the environment variable of a setting or another option: TRIAGED_DATA_DIR for data-dir.
QByteArray environmentVariable(const char *name);
/// Returns environment variables that look like settings but are unknown, for example those of another
/// version.
QByteArrayList unknownVariables();

/// Reads a file of lines like `listen = "127.0.0.1:8080"` (TOML or INI). Adds a problem if the file cannot be
/// read, and for each unknown key, each value that is not a single one, and a key of a language model that
/// others may read.
QMap<QString, QString> readConfigFile(const QString &path, std::vector<Problem> &problems);

} // namespace triage::cli
