// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of triaged: commands with their options, read by CLI11.
#pragma once

#include "cli/output.h"
#include "cli/setting.h"
#include "composition/config.h"
#include "database/connection.h"
#include "fields/enumtext.h"
#include "result.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace triage::cli {

enum class Need { Optional, Required };
/// Whether one value may follow the other without the option's name between them.
enum class Arity { One, Many };

/// How an option is written and what it is for.
struct Option
{
    const char *name; ///< "--org", or "slug" for a value that stands alone.
    const char *value; ///< What stands for the value in the help: "SLUG".
    const char *description;
    Need need = Need::Optional;
};

/// Takes a value; what is wrong with it, or nothing.
using OptionReader = std::function<QString(const QString &value)>;
/// What a command on the database does.
using DatabaseAction = std::function<Result<void>(storage::Connection &database, Output &output)>;
/// What a command finds the database like.
enum class SchemaHandling { Migrate, LeaveAsIs };
/// What a command on the private cluster under a data directory does.
using ClusterAction = std::function<Result<void>(const QString &dataDirectory, Output &output)>;
/// What the server does; the exit status.
using ServerAction = std::function<int(const Config &config)>;

/// A command under construction. What options are read into must live as long as the command line: keep it in
/// what the action captures.
class Command
{
public:
    void read(const Option &option, OptionReader reader);
    void text(const Option &option, QString &value);
    void text(const Option &option, std::optional<QString> &value);
    /// May be given several times.
    void texts(const Option &option, std::vector<QString> &values, Arity arity = Arity::One);
    /// Zero or more.
    void number(const Option &option, qint64 &value);
    void flag(const char *name, const char *description, bool &value, Need need = Need::Optional);
    template <HasEnumText E>
    void word(const Option &option, E &value)
    {
        read(option, [&value](const QString &text) {
            const std::optional<E> known = fromWord<E>(text.toUtf8());
            value = known.value_or(value);
            return known ? QString() : QStringLiteral("It must be %1.").arg(allWords<E>());
        });
    }

    /// The command works on the database, which is made, started and migrated where that is needed.
    void onDatabase(DatabaseAction action, SchemaHandling schema = SchemaHandling::Migrate);
    /// The command works on the private cluster itself, which is not started.
    void onCluster(ClusterAction action);
    void asServer(ServerAction action);

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

    /// A command by its words: "org create". The description of a group ("org") is given by group().
    Command command(const char *words, const char *description);
    void group(const char *word, const char *description);
    /// Reads the arguments and does what they say; the exit status.
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
