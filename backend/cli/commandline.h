// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of triaged: commands with their options, parsed by CLI11.
#pragma once

#include "cli/output.h"
#include "cli/setting.h"
#include "composition/config.h"
#include "database/connection.h"
#include "fields/enumtext.h"
#include "result.h"

#include <QString>

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

namespace triage::cli {

/// Returns the configuration file of the Debian package if this program is the one that the package installs;
/// otherwise empty.
QString configurationOfPackage();

enum class Need { Optional, Required };
/// The number of values that may follow one mention of the option's name.
enum class Arity { One, Many };

/// Describes how an option is written and its purpose.
struct Option
{
    const char *name; ///< "--org", or "slug" for a positional argument.
    const char *value; ///< The placeholder of the value in the help: "SLUG".
    const char *description;
    Need need = Need::Optional;
};

/// Reads a value; returns what is wrong with it, or nothing.
using OptionReader = std::function<QString(const QString &value)>;
/// The action of a command on the database.
using DatabaseAction = std::function<Result<void>(storage::Connection &database, Output &output)>;
/// The same, of a command that needs other settings than those of the database, too.
using ConfiguredAction
    = std::function<Result<void>(const Config &config, storage::Connection &database, Output &output)>;
/// The treatment of the database's schema before a command.
enum class SchemaHandling { Migrate, LeaveAsIs };
/// The treatment of a private cluster that does not exist. Only commands that put something into an empty
/// database create one: the others would answer from the wrong place as if it were the right one.
enum class NoCluster { IsAProblem, IsCreated };

/// The demands of a command on the database.
struct DatabaseUse
{
    SchemaHandling schema = SchemaHandling::Migrate;
    NoCluster without = NoCluster::IsAProblem;
};
/// The action of a command on the private cluster under a data directory.
using ClusterAction = std::function<Result<void>(const QString &dataDirectory, Output &output)>;
/// The action of a command that needs neither settings nor a database; returns the exit status.
using OwnAction = std::function<int()>;
/// The action of the server; returns the exit status.
using ServerAction = std::function<int(const Config &config)>;

/// The settings as far as they could be read, and everything that is wrong with them.
struct SettingsRead
{
    Config config;
    std::vector<Problem> problems; ///< The field of each names the setting.
};
/// The action of a command that reports what is wrong with the settings; returns the exit status.
using CheckAction = std::function<int(const SettingsRead &settings, Output &output)>;

/// A command under construction. The variables that options are read into must live as long as the command
/// line: keep them in the action's captures.
class Command
{
public:
    void read(const Option &option, OptionReader reader);
    void text(const Option &option, QString &value);
    void text(const Option &option, std::optional<QString> &value);
    /// The option may be given several times.
    void texts(const Option &option, std::vector<QString> &values, Arity arity = Arity::One);
    /// Accepts zero or more.
    void number(const Option &option, qint64 &value);
    void flag(const char *name, const char *description, bool &value);
    /// Sets a check of values that are valid by themselves. It returns what is wrong with their combination,
    /// or nothing.
    void checkTogether(std::function<QString()> check);
    template <HasEnumText E>
    void word(const Option &option, E &value)
    {
        read(option, [&value](const QString &text) {
            const std::optional<E> known = fromWord<E>(text.toUtf8());
            value = known.value_or(value);
            return known ? QString() : QStringLiteral("It must be %1.").arg(allWords<E>());
        });
    }

    /// The command works on the database, which is started and migrated where needed.
    void onDatabase(DatabaseAction action, DatabaseUse use = {});
    void onDatabase(ConfiguredAction action, DatabaseUse use = {});
    /// The command works on the private cluster itself, which is not started.
    void onCluster(ClusterAction action);
    void asServer(ServerAction action);
    /// The command looks at all settings of the server, also at wrong ones.
    void asCheck(CheckAction action);
    /// The command needs these settings of the server, too.
    void reads(std::initializer_list<const char *> names);
    /// The command reads no settings and uses no database.
    void byItself(OwnAction action);

private:
    friend class CommandLine;
    struct Private;
    explicit Command(std::shared_ptr<Private> shared) : d(std::move(shared)) { }
    std::shared_ptr<Private> d;
};

class CommandLine
{
public:
    CommandLine();
    ~CommandLine();

    /// Adds a command by its words: "org create". group() gives the description of a group ("org").
    Command command(const char *words, const char *description);
    void group(const char *word, const char *description);
    /// Parses the arguments and runs the command. Returns the exit status.
    int run(int argc, const char *const *argv);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Exit statuses.
inline constexpr int done = 0;
inline constexpr int failed = 1;
inline constexpr int wrongUse = 2;

} // namespace triage::cli
