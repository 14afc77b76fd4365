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

namespace triage::cli {

/// One setting by its name, which is that of the flag and of the key.
struct Setting
{
    const char *name;
    const char *value; ///< What stands for the value in the help.
    const char *description;
    Result<void> (*apply)(Config &config, const QString &value);
};

/// Where the database is: what every command takes.
std::span<const Setting> databaseSettings();
/// What the server takes besides.
std::span<const Setting> serverSettings();
/// The name of the language model's key, which is no flag, as everybody could read it there.
inline constexpr char classifierKey[] = "classifier-key";
/// The key from the environment, from systemd's credentials, or the given one of the configuration file. It
/// is taken out of the environment, so that no program that is started has it.
Result<QByteArray> takeClassifierKey(const QString &fromFile);
/// What is wrong with settings that are each right by themselves.
Result<void> checkTogether(const Config &config);
/// The environment variable of a setting or another option: TRIAGED_DATA_DIR for data-dir.
QByteArray environmentVariable(const char *name);
/// Environment variables that look like settings and are none, for example of another version.
QByteArrayList unknownVariables();

/// Reads a file of lines like `listen = "127.0.0.1:8080"` (TOML or INI). A Problem where it cannot be read or
/// has a key that is no setting, or
/// the language model's key while others may read the file.
Result<QMap<QString, QString>> readConfigFile(const QString &path);

} // namespace triage::cli
