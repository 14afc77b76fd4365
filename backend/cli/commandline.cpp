// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "cli/databasecommand.h"
#include "text.h"

#include <CLI/CLI.hpp>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <iostream>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

std::string textOf(const QString &text)
{
    return text.toStdString();
}

/// Returns the configuration file that the package installs, so that commands of an operator reach the same
/// database as the service. Empty if this program is not the package's or the file does not exist. One that
/// exists and cannot be read is a problem: without it, a command would work on another database.
Result<QString> configurationOfTheSystem()
{
    const QString path = configurationOfPackage();
    if (path.isEmpty())
        return QString();
    if (access(QFile::encodeName(path).constData(), R_OK) == 0)
        return path;
    if (errno == ENOENT || errno == ENOTDIR)
        return QString();
    Problem unreadable
        = problem(ProblemType::Forbidden,
                  u"The configuration file %1 cannot be read: %2. Run the command with sudo, or give another "
                  "file with --config."_s.arg(path, qt_error_string(errno)));
    unreadable.field = u"config"_s;
    return unreadable;
}

} // namespace

QString configurationOfPackage()
{
    const QString program = QFileInfo(u"/proc/self/exe"_s).symLinkTarget();
    return program == "/usr/bin/triaged"_L1 ? u"/etc/triaged/triaged.conf"_s : QString();
}

struct Command::Private
{
    struct Value
    {
        CLI::Option *option;
        OptionReader read;
    };
    struct SettingOption
    {
        CLI::Option *option;
        const Setting *setting;
    };

    void addSettings(std::span<const Setting> list);
    std::optional<QString> readValues();
    QMap<QString, QString> readFile(std::vector<Problem> &problems) const;
    SettingsRead readSettings() const;

    CLI::App *app = nullptr;
    std::vector<Value> values;
    std::function<QString()> combination; ///< Checks the values together.
    std::vector<SettingOption> settings;
    CLI::Option *configFile = nullptr;
    bool json = false;
    bool readsSettings = true;
    std::function<int(const Config &)> action;
    CheckAction check; ///< Runs in place of the action, also with settings that are wrong.
};

struct CommandLine::Private
{
    CLI::App *groupOf(const QString &word);
    int report(const CLI::ParseError &error);
    int wrong(const QString &what, const CLI::App &where);
    const CLI::App &innermost() const;

    CLI::App app{ "Sorts user feedback into buffers: the backend of Triage Desk.", "triaged" };
    QMap<QString, CLI::App *> groups;
    std::vector<std::shared_ptr<Command::Private>> commands;
};

void Command::read(const Option &option, OptionReader reader)
{
    // CLI11 refuses an argument and an option of the same name from version 2.4 on.
    const std::string name = option.name;
    const bool isArgument = !name.starts_with("--");
    if (d->app->get_option_no_throw(isArgument ? "--" + name : name.substr(2)))
        qFatal("The command has an argument and an option named %s", option.name);
    CLI::Option *added = d->app->add_option(option.name, option.description);
    added->type_name(option.value)->type_size(1)->expected(1)->allow_extra_args(false);
    added->required(option.need == Need::Required);
    d->values.push_back({ added, std::move(reader) });
}

void Command::text(const Option &option, QString &value)
{
    read(option, [&value](const QString &text) {
        value = text;
        return QString();
    });
}

void Command::text(const Option &option, std::optional<QString> &value)
{
    read(option, [&value](const QString &text) {
        value = text;
        return QString();
    });
}

void Command::texts(const Option &option, std::vector<QString> &values, Arity arity)
{
    read(option, [&values](const QString &text) {
        values.push_back(text);
        return QString();
    });
    d->values.back().option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    if (arity == Arity::Many)
        d->values.back().option->expected(-1);
}

void Command::number(const Option &option, qint64 &value)
{
    read(option, [&value](const QString &text) {
        bool isNumber = false;
        value = text.toLongLong(&isNumber);
        return isNumber && value >= 0 ? QString() : u"It must be a number, 0 or more."_s;
    });
}

void Command::flag(const char *name, const char *description, bool &value)
{
    d->app->add_flag(name, value, description);
}

void Command::checkTogether(std::function<QString()> check)
{
    d->combination = std::move(check);
}

void Command::Private::addSettings(std::span<const Setting> list)
{
    for (const Setting &setting : list) {
        CLI::Option *option = app->add_option("--" + std::string(setting.name), setting.description);
        option->type_name(setting.value)->type_size(1)->expected(1)->allow_extra_args(false);
        option->envname(environmentVariable(setting.name).toStdString());
        settings.push_back({ option, &setting });
    }
}

void Command::onDatabase(DatabaseAction action, DatabaseUse use)
{
    onDatabase([action = std::move(action)](const Config &, storage::Connection &database,
                                            Output &output) { return action(database, output); },
               use);
}

void Command::onDatabase(ConfiguredAction action, DatabaseUse use)
{
    flag("--json", "Print JSON for scripts", d->json);
    d->addSettings(databaseSettings());
    d->action = [shared = d.get(), action = std::move(action), use](const Config &config) {
        Output output(shared->json);
        return runOnDatabase(config, use, output, [&](storage::Connection &database, Output &to) {
            return action(config, database, to);
        });
    };
}

void Command::onCluster(ClusterAction action)
{
    flag("--json", "Print JSON for scripts", d->json);
    d->addSettings(databaseSettings());
    d->action = [shared = d.get(), action = std::move(action)](const Config &config) {
        Output output(shared->json);
        return runOnDirectory(config, output, action);
    };
}

void Command::asServer(ServerAction action)
{
    d->addSettings(serverSettings());
    d->addSettings(databaseSettings());
    d->action = std::move(action);
}

void Command::asCheck(CheckAction action)
{
    flag("--json", "Print JSON for scripts", d->json);
    d->addSettings(serverSettings());
    d->addSettings(databaseSettings());
    d->check = std::move(action);
}

void Command::reads(std::initializer_list<const char *> names)
{
    for (const Setting &setting : serverSettings()) {
        if (std::any_of(names.begin(), names.end(), [&setting](const char *each) {
                return QLatin1StringView(each) == QLatin1StringView(setting.name);
            }))
            d->addSettings(std::span(&setting, 1));
    }
}

void Command::byItself(OwnAction action)
{
    d->readsSettings = false;
    d->action = [action = std::move(action)](const Config &) {
        return action();
    };
}

/// Returns what is wrong with the first wrong value, or with their combination; nothing if all are valid.
std::optional<QString> Command::Private::readValues()
{
    for (const Value &value : values) {
        for (const std::string &each : value.option->results()) {
            const QByteArray bytes = QByteArray::fromStdString(each);
            const QString wrong
                = bytes.isValidUtf8() ? value.read(textFromUtf8(bytes)) : u"It must be valid UTF-8."_s;
            if (!wrong.isEmpty())
                return u"%1: %2"_s.arg(QString::fromStdString(value.option->get_name()), wrong);
        }
    }
    const QString wrong = combination ? combination() : QString();
    return wrong.isEmpty() ? std::nullopt : std::optional(wrong);
}

/// Returns the values in the configuration file.
QMap<QString, QString> Command::Private::readFile(std::vector<Problem> &problems) const
{
    const Result<QString> path = configFile->count() > 0
        ? Result<QString>(QString::fromStdString(configFile->results().front()))
        : configurationOfTheSystem();
    if (!path)
        problems.push_back(path.error());
    return path && !path->isEmpty() ? readConfigFile(*path, problems) : QMap<QString, QString>();
}

/// Reads the settings in their order of precedence: in CLI11 itself the file would beat the environment.
SettingsRead Command::Private::readSettings() const
{
    SettingsRead read;
    const QMap<QString, QString> file = readFile(read.problems);
    Config &config = read.config;
    config.dataDirectory = defaultDataDirectory();
    config.secretKeyFile = credentialFile(secretKey);
    for (const auto &[option, setting] : settings) {
        const QString name = QString::fromLatin1(setting->name);
        const bool given = option->count() > 0;
        if (!given && !file.contains(name))
            continue;
        const QString value = given ? QString::fromStdString(option->results().front()) : file.value(name);
        if (const auto applied = setting->apply(config, value); !applied)
            read.problems.push_back(
                invalidField(name, u"The setting %1: %2"_s.arg(name, applied.error().detail)));
    }
    for (const auto &[name, key] : { std::pair(classifierKey, &config.languageModel.key),
                                     std::pair(embeddingsKey, &config.embeddings.key) }) {
        const auto taken = takeKey(name, file.value(QLatin1StringView(name)));
        if (taken)
            *key = *taken;
        else
            read.problems.push_back(taken.error());
    }
    if (const auto fits = cli::checkTogether(config); !fits && read.problems.empty())
        read.problems.push_back(fits.error());
    return read;
}

CommandLine::CommandLine() : d(std::make_unique<Private>())
{
    d->app.set_version_flag("--version", "triaged " TRIAGE_VERSION, "Print the version and exit");
    d->app.set_help_flag("--help,-h", "Print this help and exit");
    d->app.require_subcommand(1);
    d->app.footer("Every setting is also an environment variable and a key of the configuration file.");
}

CommandLine::~CommandLine() = default;

CLI::App *CommandLine::Private::groupOf(const QString &word)
{
    CLI::App *&group = groups[word];
    if (group == nullptr) {
        group = app.add_subcommand(textOf(word));
        group->require_subcommand(1);
    }
    return group;
}

void CommandLine::group(const char *word, const char *description)
{
    d->groupOf(QString::fromLatin1(word))->description(description);
}

Command CommandLine::command(const char *words, const char *description)
{
    const QStringList parts = QString::fromLatin1(words).split(u' ');
    CLI::App *parent = parts.size() > 1 ? d->groupOf(parts.front()) : &d->app;
    auto command = std::make_shared<Command::Private>();
    command->app = parent->add_subcommand(textOf(parts.back()), description);
    command->configFile = command->app->add_option("--config", "File with settings (TOML or INI)");
    command->configFile->type_name("FILE")->type_size(1)->expected(1)->envname("TRIAGED_CONFIG");
    d->commands.push_back(command);
    return Command(command);
}

const CLI::App &CommandLine::Private::innermost() const
{
    const CLI::App *found = &app;
    while (!found->get_subcommands().empty())
        found = found->get_subcommands().front();
    return *found;
}

int CommandLine::Private::wrong(const QString &what, const CLI::App &where)
{
    printError(what);
    QString words = QString::fromStdString(where.get_name());
    for (const CLI::App *up = where.get_parent(); up != nullptr; up = up->get_parent())
        words.prepend(QString::fromStdString(up->get_name()) + u' ');
    printError(u"\"%1 --help\" says how it is used."_s.arg(words));
    return wrongUse;
}

int CommandLine::Private::report(const CLI::ParseError &error)
{
    if (error.get_exit_code() == 0) {
        app.exit(error, std::cout, std::cerr);
        return std::cout.flush() ? done : failed;
    }
    // Only the name of an unexpected argument is printed: the rest may be a password.
    const std::vector<std::string> rest = app.remaining(true);
    if (!rest.empty()) {
        const QString first = QString::fromStdString(rest.front());
        return wrong(u"The argument %1 was not expected."_s.arg(first.section(u'=', 0, 0)), innermost());
    }
    return wrong(QString::fromUtf8(error.what()), innermost());
}

int CommandLine::run(int argc, const char *const *argv)
{
    try {
        d->app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return d->report(error);
    }
    const auto chosen = std::find_if(d->commands.begin(), d->commands.end(),
                                     [](const auto &command) { return command->app->parsed(); });
    Command::Private &command = **chosen;
    if (const auto what = command.readValues())
        return d->wrong(*what, *command.app);
    if (!command.readsSettings)
        return command.action(Config());
    const SettingsRead read = command.readSettings();
    if (command.check) {
        Output output(command.json);
        return command.check(read, output);
    }
    if (!read.problems.empty())
        return d->wrong(read.problems.front().detail, *command.app);
    return command.action(read.config);
}

} // namespace triage::cli
