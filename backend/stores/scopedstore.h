// SPDX-License-Identifier: GPL-3.0-or-later
// The bases of stores that read the data of one organization, and of those that write it.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/ids.h"

namespace triage::storage {

/// Runs the statements of a store within one organization. Writers of the organization run theirs through
/// their Transaction, which does the same.
class ScopedStore
{
public:
    ScopedStore(Connection &connection, OrganizationId organization)
        : m_connection(connection), m_organization(organization), m_scope{ { "organization", organization } }
    {
    }

protected:
    ~ScopedStore() = default;

    /// Runs the named statement; its placeholder :organization is the store's.
    Result<Rows> query(QByteArrayView statement, const Binds &binds = {})
    {
        return m_connection.execute(statement, binds, m_scope);
    }
    /// Does the same, for a statement whose rows do not matter.
    Result<void> run(QByteArrayView statement, const Binds &binds = {})
    {
        return m_connection.run(statement, binds, m_scope);
    }
    /// Runs a statement that is in no file.
    Result<Rows> query(const Statement &statement, const Binds &binds)
    {
        return m_connection.execute(statement, binds, m_scope);
    }

    Connection &m_connection;
    const OrganizationId m_organization;

private:
    const Binds m_scope;
};

/// A store within a transaction of its organization.
template <typename Store>
class WriterOf : public Store
{
public:
    explicit WriterOf(Transaction &tx) : Store(tx.connection(), tx.organization()), m_tx(tx) { }

protected:
    Transaction &m_tx;
};

} // namespace triage::storage
