// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/organizationremoval.h"

#include "database/statements.h"
#include "database/transaction.h"
#include "stores/accountstore.h"

#include <QStringList>

#include <map>
#include <mutex>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

// Triggers keep counts for each row, so that a part of this size takes a fraction of a second.
constexpr int rowsInPart = 1000;
/// Writers beside the removal disturb it this often at most; they end with the organization's tokens.
constexpr int maxAttempts = 100;

class OrganizationRemoval
{
public:
    OrganizationRemoval(Connection &connection, OrganizationId organization, const RemovalProgress &progress)
        : m_connection(connection), m_organization(organization), m_progress(progress)
    {
    }

    Result<RemovedRows> run();

private:
    Result<QStringList> tables();
    Result<bool> isEmpty(const QString &table);
    Result<qint64> removePart(const QString &table);
    Result<qint64> removeFrom(Connection &connection, const QString &table, int limit);
    Result<qint64> removeAll(const QStringList &tables);
    Result<void> removeRest(const QStringList &tables);
    Result<void> removeEverything(const QStringList &tables);

    Connection &m_connection;
    const OrganizationId m_organization;
    const RemovalProgress &m_progress;
    RemovedRows m_removed;
};

Result<QStringList> OrganizationRemoval::tables()
{
    const auto rows = m_connection.execute("removal.tables");
    if (!rows)
        return rows.error();
    QStringList names;
    for (const Row row : *rows)
        names << row.text(0);
    return names;
}

/// Removes rows of a table. Returns their number.
Result<qint64> OrganizationRemoval::removeFrom(Connection &connection, const QString &table, int limit)
{
    const auto removed = connection.execute(removalStatement(table),
                                            { { "organization", m_organization }, { "limit", limit } });
    if (!removed)
        return removed.error();
    return qint64(removed->affected());
}

Result<bool> OrganizationRemoval::isEmpty(const QString &table)
{
    const auto rows = m_connection.executeText(u"select from %1 where organization = %2 limit 1"_s.arg(
        table, QString::number(m_organization.value())));
    if (!rows)
        return rows.error();
    return rows->isEmpty();
}

Result<qint64> OrganizationRemoval::removePart(const QString &table)
{
    const auto removed = inTransaction(m_connection, m_organization, [&](Transaction &tx) -> Result<qint64> {
        const auto gone = removeFrom(tx.connection(), table, rowsInPart);
        if (gone && table == u"token"_s) {
            if (const auto told = AccountWriter(tx).announce(); !told)
                return told.error();
        }
        return gone;
    });
    if (!removed)
        return removed;
    m_removed.all += *removed;
    if (table == u"feedback"_s)
        m_removed.feedback += *removed;
    else if (table == u"buffer"_s)
        m_removed.buffers += *removed;
    else if (table == u"member"_s)
        m_removed.members += *removed;
    if (!m_progress(m_removed)) {
        return unavailable(
            u"The removal was stopped. What is gone is gone; run the command again to remove the "
            "rest."_s);
    }
    return removed;
}

/// Returns the number of removed rows: triggers may have written some of a table that was empty already.
Result<qint64> OrganizationRemoval::removeAll(const QStringList &tables)
{
    qint64 all = 0;
    for (const QString &table : tables) {
        const auto nothing = isEmpty(table);
        if (!nothing)
            return nothing.error();
        qint64 last = *nothing ? 0 : rowsInPart;
        while (last == rowsInPart) {
            const auto removed = removePart(table);
            if (!removed)
                return removed;
            last = *removed;
            all += last;
        }
    }
    return all;
}

/// Removes what background work has written since, and the organization itself.
Result<void> OrganizationRemoval::removeRest(const QStringList &tables)
{
    const auto removed = inTransaction(m_connection, m_organization, [&](Transaction &tx) -> Result<void> {
        for (const QString &table : tables + QStringList{ u"organization"_s, u"organization_state"_s }) {
            if (const auto gone = removeFrom(tx.connection(), table, 1'000'000); !gone)
                return gone.error();
        }
        return {};
    });
    if (!removed)
        return removed;
    // Work that does not hold the lock of the organization may have been in between.
    for (const QString &table : tables) {
        if (const auto gone = removeFrom(m_connection, table, 1'000'000); !gone)
            return gone.error();
    }
    return {};
}

/// Goes through the tables until all are empty, then removes the organization.
Result<void> OrganizationRemoval::removeEverything(const QStringList &tables)
{
    for (;;) {
        const auto removed = removeAll(tables);
        if (!removed)
            return removed.error();
        if (*removed == 0)
            return removeRest(tables);
    }
}

Result<RemovedRows> OrganizationRemoval::run()
{
    const auto all = tables();
    if (!all)
        return all.error();
    // A row that is written meanwhile may refer to one that is removed: it is removed first then.
    for (int attempt = 1;; ++attempt) {
        const auto gone = removeEverything(*all);
        if (gone)
            return m_removed;
        if (m_connection.lastSqlState() != "23503" || attempt == maxAttempts)
            return gone.error();
    }
}

} // namespace

const Statement &removalStatement(const QString &table)
{
    static std::mutex mutex;
    static std::map<QString, Statement> all;
    const std::lock_guard lock(mutex);
    const auto [place, isNew] = all.try_emplace(table);
    if (isNew) {
        const QString text = u"delete from %1 where ctid = any(array(select ctid from %1"
                             " where organization = :organization limit :limit))"_s.arg(table);
        place->second = { "removal.from_" + table.toUtf8(), parseSqlText(text.toUtf8()) };
    }
    return place->second;
}

Result<RemovedRows> removeOrganization(Connection &connection, OrganizationId organization,
                                       const RemovalProgress &progress)
{
    return OrganizationRemoval(connection, organization, progress).run();
}

} // namespace triage::storage
