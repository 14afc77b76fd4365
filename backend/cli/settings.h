// The settings of triaged: each is a flag, an environment variable and a key of the configuration file. A flag beats
// the environment, the environment beats the file.
#pragma once

#include "config.h"
#include "result.h"

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
/// The environment variable of a setting or another option: TRIAGED_DATA_DIR for data-dir.
QByteArray environmentVariable(const char *name);

/// Reads a file of lines like `listen = "127.0.0.1:8080"` (TOML or INI). A Problem where it cannot be read or has a key
/// that is no setting.
Result<QMap<QString, QString>> readConfigFile(const QString &path);

} // namespace triage::cli
