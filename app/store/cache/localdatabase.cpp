// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/localdatabase.h"

#include <QAtomicInteger>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

// SQLite's result codes, as in QSqlError. The low byte of an extended code is the primary code.
constexpr int corruptCode = 11;
constexpr int fullCode = 13;
constexpr int notDatabaseCode = 26;

QString nextConnectionName()
{
    static QAtomicInteger<int> last; // connections of this process share nothing but the set of names
    return u"triage-store-%1"_s.arg(++last);
}

QString messageOf(int code, const QSqlError &error)
{
    if (code == fullCode)
        return u"The disk is full, so the change was not kept. Free some space and try again."_s;
    return u"The local data could not be read or written (%1, code %2)."_s.arg(error.databaseText())
        .arg(code);
}

} // namespace

Result<std::unique_ptr<LocalDatabase>> LocalDatabase::open(const QString &path, Access access,
                                                           Durability durability, bool *damaged)
{
    auto made = std::unique_ptr<LocalDatabase>(new LocalDatabase(nextConnectionName()));
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, made->m_name);
    connection.setDatabaseName(path);
    connection.setConnectOptions(access == Access::ReadOnly
                                     ? u"QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_READONLY"_s
                                     : u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    if (!connection.open()) {
        made->fail(connection.lastError());
        return *made->m_problem;
    }
    made->m_sticky = true;
    if (access == Access::ReadWrite) {
        // On network drives, where write-ahead logging does not work, SQLite keeps its rollback journal:
        // slower, but as safe.
        made->read("pragma journal_mode = wal").next();
        made->run(durability == Durability::Power ? "pragma synchronous = full"
                                                  : "pragma synchronous = normal");
        made->read("pragma wal_autocheckpoint = 4000").next();
        made->read("pragma journal_size_limit = 8388608").next();
    }
    made->m_sticky = false;
    if (damaged)
        *damaged = made->m_damaged;
    if (made->m_problem)
        return *made->m_problem;
    return made;
}

LocalDatabase::~LocalDatabase()
{
    m_statements.clear();
    {
        QSqlDatabase connection = QSqlDatabase::database(m_name, false);
        if (m_began)
            QSqlQuery(connection).exec(u"rollback"_s);
        connection.close();
    }
    QSqlDatabase::removeDatabase(m_name);
}

void LocalDatabase::fail(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    m_damaged = m_damaged || code == corruptCode || code == notDatabaseCode;
    if (!m_problem)
        m_problem = triage::problem(ProblemType::InternalError, messageOf(code, error));
}

QSqlQuery *LocalDatabase::prepared(QByteArrayView sql)
{
    const QByteArray key = QByteArray::fromRawData(sql.data(), sql.size());
    const auto known = m_statements.constFind(key);
    if (known != m_statements.cend())
        return known->get();
    auto query = std::make_shared<QSqlQuery>(QSqlDatabase::database(m_name, false));
    query->setForwardOnly(true);
    if (!query->prepare(QString::fromUtf8(sql))) {
        fail(query->lastError());
        return nullptr;
    }
    return m_statements.insert(sql.toByteArray(), std::move(query))->get();
}

QSqlQuery *LocalDatabase::execute(QByteArrayView sql, const QVariantList &values)
{
    if (m_problem && m_sticky)
        return nullptr;
    m_problem.reset();
    QSqlQuery *query = prepared(sql);
    if (!query)
        return nullptr;
    for (int i = 0; i < values.size(); ++i)
        query->bindValue(i, values[i]);
    if (query->exec())
        return query;
    fail(query->lastError());
    query->finish();
    return nullptr;
}

bool LocalDatabase::runScript(QByteArrayView script)
{
    QByteArray statement;
    for (const QByteArray &line : script.toByteArray().split('\n')) {
        statement += line + '\n';
        if (!line.endsWith(';'))
            continue;
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        if (!m_problem && !query.exec(QString::fromUtf8(statement)))
            fail(query.lastError());
        statement.clear();
    }
    return !m_problem;
}

bool LocalDatabase::begin()
{
    m_problem.reset();
    m_sticky = true;
    m_began = run("begin immediate");
    return m_began;
}

Result<void> LocalDatabase::commit()
{
    if (m_began)
        run("commit");
    if (!m_problem) {
        m_sticky = m_began = false;
        return {};
    }
    const Problem problem = *m_problem;
    rollback();
    return problem;
}

void LocalDatabase::rollback()
{
    m_problem.reset();
    m_sticky = false;
    if (std::exchange(m_began, false))
        run("rollback");
    m_problem.reset(); // SQLite may have rolled back already
}

void removeDatabase(const QString &path)
{
    for (const QString &suffix : { u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s })
        QFile::remove(path + suffix);
}

} // namespace triage::app
