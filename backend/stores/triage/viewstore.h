// SPDX-License-Identifier: GPL-3.0-or-later
// The views of one organization.
#pragma once

#include "database/record.h"
#include "database/transaction.h"
#include "domain/savedview.h"
#include "result.h"
#include "stores/scopedstore.h"

namespace triage::storage {

Problem viewNotFound();

/// How many views there are that a member sees.
struct ViewNumbers
{
    qint64 shared = 0;
    qint64 ownPrivate = 0;
    std::optional<int> lastPosition;
};

/// Reads views as one member sees them: the shared ones and the member's own.
class ViewStore : public ScopedStore
{
public:
    ViewStore(Connection &connection, OrganizationId organization, MemberId member)
        : ScopedStore(connection, organization), m_member(member)
    {
    }

    /// Returns all of them, in their order.
    Result<Records<SavedView>> list();
    /// Returns the views of everybody, also private ones, for operators.
    Result<Records<SavedView>> listAll();
    /// ViewNotFound if the member sees none with that id.
    Result<SavedView> find(ViewId id);
    Result<ViewNumbers> numbers();

private:
    Result<Records<SavedView>> listOf(bool everybody);

    const MemberId m_member;
};

/// Writes views, inside a transaction.
class ViewWriter : public ViewStore
{
public:
    ViewWriter(Transaction &tx, MemberId member)
        : ViewStore(tx.connection(), tx.organization(), member), m_tx(tx)
    {
    }

    Result<void> insert(const SavedView &view);
    Result<void> update(const SavedView &view);
    Result<void> remove(ViewId id);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
