// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/statements.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

Statements readProgramStatements()
{
    Statements statements;
    const QDir directory(u":/triage/storage/sql"_s);
    for (const QString &name : directory.entryList(QDir::Files, QDir::Name)) {
        QFile file(directory.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("Cannot read the SQL file %s", qPrintable(name));
        statements.addFile(file.readAll());
    }
    return statements;
}

} // namespace

void Statements::addFile(QByteArrayView content)
{
    constexpr QByteArrayView mark = "-- name:";
    QByteArray name;
    qsizetype textStart = 0;
    for (qsizetype lineStart = 0; lineStart < content.size();) {
        qsizetype lineEnd = content.indexOf('\n', lineStart);
        lineEnd = lineEnd < 0 ? content.size() : lineEnd;
        const QByteArrayView line = content.sliced(lineStart, lineEnd - lineStart);
        if (line.startsWith(mark)) {
            add(name, content.sliced(textStart, lineStart - textStart));
            name = line.sliced(mark.size()).trimmed().toByteArray();
            textStart = lineEnd;
        }
        lineStart = lineEnd + 1;
    }
    add(name, content.sliced(textStart));
}

void Statements::add(const QByteArray &name, QByteArrayView text)
{
    SqlText sql = parseSqlText(text);
    if (name.isEmpty() && sql.sql.isEmpty())
        return; // the comment at the beginning of a file
    if (name.isEmpty() || sql.sql.isEmpty())
        qFatal("An SQL file has a statement without a name, or the name \"%s\" without a statement",
               name.constData());
    if (!m_byName.try_emplace(name, Statement{ name, std::move(sql) }).second)
        qFatal("Two statements are named \"%s\"", name.constData());
}

const Statement *Statements::find(QByteArrayView name) const
{
    const auto found = m_byName.find(QByteArray::fromRawData(name.data(), name.size()));
    return found == m_byName.end() ? nullptr : &found->second;
}

QByteArrayList Statements::names() const
{
    QByteArrayList names;
    for (const auto &[name, statement] : m_byName)
        names.append(name);
    return names;
}

const Statements &programStatements()
{
    static const Statements statements = readProgramStatements();
    return statements;
}

} // namespace triage::storage
