// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/setting.h"

#include "text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <QFile>

#include <algorithm>
#include <sstream>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

Problem wrong(const QString &path, const QString &what)
{
    return invalidField(u"config"_s, u"The configuration file %1 %2."_s.arg(path, what));
}

/// Returns the line without the comment at its end; a # inside quotes does not begin one.
QByteArray withoutComment(const QByteArray &line)
{
    char quote = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char c = line.at(i);
        if (quote != 0)
            quote = c == quote ? 0 : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '#')
            return line.first(i);
    }
    return line;
}

bool isKey(const QString &name)
{
    return name == QLatin1StringView(classifierKey) || name == QLatin1StringView(embeddingsKey);
}

bool isSetting(const QString &name)
{
    const auto has = [&name](std::span<const Setting> settings) {
        return std::any_of(settings.begin(), settings.end(),
                           [&name](const Setting &each) { return name == QLatin1StringView(each.name); });
    };
    return isKey(name) || has(databaseSettings()) || has(serverSettings());
}

} // namespace

Result<QMap<QString, QString>> readConfigFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(path, u"cannot be read: "_s + file.errorString());
    const QByteArray content = file.readAll();
    if (!content.isValidUtf8())
        return wrong(path, u"is not in UTF-8"_s);
    std::stringstream lines;
    for (const QByteArray &line : content.split('\n'))
        lines << withoutComment(line).toStdString() << '\n';

    CLI::ConfigTOML reader;
    reader.comment('\x01'); // they have been removed already
    QMap<QString, QString> values;
    for (const CLI::ConfigItem &item : reader.from_config(lines)) {
        if (!item.parents.empty()) {
            const QString section = QString::fromStdString(item.parents.front());
            return wrong(path, u"has a section %1; settings stand outside of sections"_s.arg(section));
        }
        const QString name = textFromUtf8(QByteArray::fromStdString(item.name)).replace(u'_', u'-');
        if (!isSetting(name))
            return wrong(path, u"has the key %1, which is not a setting"_s.arg(name));
        constexpr QFile::Permissions others
            = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        if (isKey(name) && (file.permissions() & others))
            return wrong(path, u"has the %1, and others may read it; make it \"chmod 600\""_s.arg(name));
        if (item.inputs.size() != 1 || values.contains(name))
            return wrong(path, u"has no single value for %1; put it in quotes, once"_s.arg(name));
        values.insert(name, textFromUtf8(QByteArray::fromStdString(item.inputs.front())));
    }
    return values;
}

} // namespace triage::cli
