// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on views: the filters of a list under a name, for one person or for the organization.
#pragma once

#include "contract/entitytag.h"
#include "database/record.h"
#include "domain/caller.h"
#include "domain/savedview.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"

#include <QTimeZone>

#include <optional>
#include <vector>

namespace triage::services {

/// Views, and how many items they have if that was asked for.
struct ViewListing
{
    storage::Records<SavedView> views;
    bool isCounted = false;
    std::vector<std::optional<qint64>> counts; ///< One for each; above the limit: more than that.
};

/// A member sees the shared views and its own; private ones of others do not exist for it, administrators
/// included.
class ViewService
{
public:
    explicit ViewService(storage::Database &database) : m_database(database) { }

    /// countingZone: the time zone in which relative days of filters begin; std::nullopt counts nothing.
    DatabaseTask<ViewListing> list(const Caller &caller, const std::optional<QTimeZone> &countingZone);
    /// ViewNotFound if there is none; the same holds for the functions below.
    DatabaseTask<SavedView> find(const Caller &caller, ViewId id);
    DatabaseTask<void> require(const Caller &caller, ViewId id);
    /// The filter has to be in its normal form. Conflict if there are too many, BufferNotFound and
    /// InvalidFieldValue for filter.owner if the filter names what does not exist.
    DatabaseTask<SavedView> create(const Caller &caller, const NewView &body,
                                   const IdempotencyGuard<SavedView> &idempotency = {});
    /// Forbidden if neither the caller's nor, if it is shared, changed by an administrator;
    /// PreconditionFailed if it has another edition than ifMatch demands; otherwise as create().
    DatabaseTask<SavedView> update(const Caller &caller, ViewId id, const ViewPatch &patch,
                                   const api::IfMatch &ifMatch = {});
    DatabaseTask<void> remove(const Caller &caller, ViewId id, const api::IfMatch &ifMatch = {});

private:
    storage::Database &m_database;
};

} // namespace triage::services
