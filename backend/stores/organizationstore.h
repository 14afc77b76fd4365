// SPDX-License-Identifier: GPL-3.0-or-later
// One organization in the database, as its members see it.
#pragma once

#include "database/transaction.h"
#include "domain/organization.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <vector>

namespace triage::storage {

/// How many suggestions of duplicates people have judged.
struct JudgedSuggestions
{
    qint64 all = 0;
    qint64 accepted = 0;
};

/// Reads the organization, which exists because a caller belongs to it.
class OrganizationStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<Organization> find();
    Result<JudgedSuggestions> judgedSuggestions();
};

/// Changes the organization, inside a transaction.
class OrganizationWriter : public WriterOf<OrganizationStore>
{
public:
    using WriterOf::WriterOf;

    /// Stores its name and its settings.
    Result<void> update(const Organization &organization);
};

/// Looks at the next organizations behind the given one, at most limit, by a statement that returns each of
/// them and whether it has work; adds those that have. Returns the last one that it looked at; an invalid one
/// if there are no more. The cost of a call does not grow with the number of organizations.
Result<OrganizationId> walkOverOrganizations(Connection &connection, QByteArrayView statement,
                                             OrganizationId after, int limit,
                                             std::vector<OrganizationId> &withWork, Binds binds = {});

} // namespace triage::storage
