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

QMap<QString, QString> readConfigFile(const QString &path, std::vector<Problem> &problems)
{
    const auto add = [&](const QString &what) {
        problems.push_back(invalidField(u"config"_s, u"The configuration file %1 %2."_s.arg(path, what)));
    };
    QMap<QString, QString> values;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        add(u"cannot be read: "_s + file.errorString());
        return values;
    }
    const QByteArray content = file.readAll();
    if (!content.isValidUtf8()) {
        add(u"is not in UTF-8"_s);
        return values;
    }
    std::stringstream lines;
    for (const QByteArray &line : content.split('\n'))
        lines << withoutComment(line).toStdString() << '\n';

    CLI::ConfigTOML reader;
    reader.comment('\x01'); // they have been removed already
    for (const CLI::ConfigItem &item : reader.from_config(lines)) {
        const QString name = textFromUtf8(QByteArray::fromStdString(item.name)).replace(u'_', u'-');
        constexpr QFile::Permissions others
            = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        if (!item.parents.empty())
            add(u"has a section %1; settings stand outside of sections"_s.arg(
                QString::fromStdString(item.parents.front())));
        else if (!isSetting(name))
            add(u"has the key %1, which is not a setting"_s.arg(name));
        else if (isKey(name) && (file.permissions() & others))
            add(u"has the %1, and others may read it; make it \"chmod 600\""_s.arg(name));
        else if (item.inputs.size() != 1 || values.contains(name))
            add(u"has no single value for %1; put it in quotes, once"_s.arg(name));
        else
            values.insert(name, textFromUtf8(QByteArray::fromStdString(item.inputs.front())));
    }
    return values;
}

} // namespace triage::cli
