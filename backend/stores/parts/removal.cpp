// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/parts/removal.h"

#include "database/record.h"
#include "database/transaction.h"
#include "log/log.h"

#include <utility>

namespace triage::storage {

namespace {

constexpr int rowsOfPart = 500;
/// The transactions of a call, after which others may work.
constexpr int maxParts = 100;
/// The batches of a statement of a call, after which others may work.
constexpr int maxBatches = 20;

enum class PartEnd {
    MoreLeft,
    Gone,
    Kept, ///< It is not to be removed any more.
};

Result<PartEnd> removePart(Transaction &tx, const RemovalStatements &statements, qint64 id,
                           std::chrono::seconds retention)
{
    const auto begun
        = tx.execute(statements.begin, { { "id", id }, { "retention_seconds", double(retention.count()) } });
    if (!begun)
        return begun.error();
    if (begun->isEmpty())
        return PartEnd::Kept;
    bool isEmpty = true;
    for (const char *statement : statements.parts) {
        const auto removed = tx.execute(statement, { { "id", id }, { "limit", rowsOfPart } });
        if (!removed)
            return removed.error();
        isEmpty = isEmpty && removed->affected() < rowsOfPart;
    }
    if (!isEmpty)
        return PartEnd::MoreLeft;
    if (!statements.end)
        return PartEnd::Gone;
    return valueAfter(tx.run(statements.end, { { "id", id } }), PartEnd::Gone);
}

} // namespace

Result<bool> runInBatches(Connection &connection, std::initializer_list<const char *> statements,
                          int rowsOfBatch)
{
    bool hasMore = false;
    for (const char *statement : statements) {
        for (int batch = 0; batch < maxBatches; ++batch) {
            const auto rows = connection.execute(statement, { { "limit", rowsOfBatch } });
            if (!rows)
                return rows.error();
            if (rows->affected() < rowsOfBatch)
                break;
            hasMore = hasMore || batch + 1 == maxBatches;
        }
    }
    return hasMore;
}

Removal::Removal(RemovalStatements statements, std::chrono::seconds retention)
    : m_statements(std::move(statements)), m_retention(retention)
{
}

Result<bool> Removal::operator()(Connection &connection)
{
    const int offset = m_stayed;
    const auto rows = connection.execute(m_statements.expired,
                                         { { "retention_seconds", double(m_retention.count()) },
                                           { "limit", maxParts },
                                           { "stayed", offset } });
    if (!rows)
        return rows.error();
    int gone = 0;
    int part = 0;
    int i = 0;
    for (; i < rows->size() && part < maxParts; ++part) {
        const auto work = [&](Transaction &tx) {
            return removePart(tx, m_statements, rows->at(i).integer(1), m_retention);
        };
        const auto end = inTransaction(connection, rows->at(i).id<OrganizationId>(0), work);
        if (!end && connection.lostConnection()) { // the next call goes on behind it
            ++m_stayed;
            return end.error();
        }
        if (!end) // holds up no other
            logFact(LogLevel::Warning, "removal.failed",
                    { { "organization", encodeId(rows->at(i).id<OrganizationId>(0).value()) },
                      { "work", encodeId(rows->at(i).integer(1)) },
                      { "problem", QByteArray(slugOf(end.error().type).data()) } });
        const bool hasStayed = !end || *end == PartEnd::Kept;
        m_stayed += hasStayed ? 1 : 0;
        m_isAnyRemoved = m_isAnyRemoved || !hasStayed;
        gone += end && *end == PartEnd::Gone ? 1 : 0;
        i += end && *end == PartEnd::MoreLeft ? 0 : 1;
    }
    bool hasMore = part == maxParts;
    if (i == rows->size() && i < maxParts) { // the list ends
        // What left the list since its turn moved others before the offset.
        hasMore = hasMore || (offset > 0 && m_isAnyRemoved);
        m_stayed = 0;
        m_isAnyRemoved = false;
    }
    if (gone > 0)
        logFact(
            LogLevel::Info, "removal.done",
            { { "kind", QByteArray(m_statements.expired).split('.').first() }, { "count", qint64(gone) } });
    return hasMore;
}

} // namespace triage::storage
