// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/viewservice.h"

#include "database/databaseclock.h"
#include "services/feedback/listsearch.h"
#include "stores/bufferstore.h"
#include "stores/memberstore.h"
#include "stores/triage/viewcounts.h"
#include "stores/triage/viewstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::Transaction;
using storage::ViewStore;
using storage::ViewWriter;

namespace {

/// Names the buffer of a filter by its identifier. What the filter named before may be deleted by now.
Result<void> resolveBuffer(Transaction &tx, ListFilter &filter, const ListFilter &before)
{
    if (!filter.buffer || filter.buffer == before.buffer)
        return {};
    const auto found = storage::BufferStore(tx.connection(), tx.organization()).find(*filter.buffer);
    if (!found)
        return found.error();
    filter.buffer = BufferKey{ found->id, {} };
    return {};
}

Result<void> requireOwner(Transaction &tx, const ListFilter &filter, const ListFilter &before)
{
    if (!filter.owner || !filter.owner->member.isValid() || filter.owner == before.owner)
        return {};
    const auto member = storage::MemberStore(tx.connection(), tx.organization()).find(filter.owner->member);
    if (member || member.error().type != ProblemType::MemberNotFound)
        return member ? Result<void>() : member.error();
    return invalidField(u"filter.owner"_s, u"filter.owner must be a member of the organization."_s);
}

/// Refuses filters that name what does not exist, and orders that the list cannot have.
Result<void> check(Transaction &tx, SavedView &view, const ListFilter &before)
{
    if (const auto named = resolveBuffer(tx, view.filter, before); !named)
        return named;
    if (const auto owned = requireOwner(tx, view.filter, before); !owned)
        return owned;
    if (view.sortBy == SortBy::Relevance && !view.filter.search)
        return invalidField(u"sort_by"_s, u"sort_by can be relevance only together with filter.search."_s,
                            Category::Integration);
    return {};
}

/// Conflict if there are as many views of that kind as there can be.
Result<void> requireRoom(const storage::ViewNumbers &numbers, Visibility visibility)
{
    switch (visibility) {
    case Visibility::Private:
        if (numbers.ownPrivate < viewrules::maxPrivate)
            return {};
        return problem(ProblemType::Conflict,
                       u"A person can have %1 private views. Delete one first."_s.arg(viewrules::maxPrivate));
    case Visibility::Shared:
        if (numbers.shared < viewrules::maxShared)
            return {};
        return problem(
            ProblemType::Conflict,
            u"An organization can have %1 shared views. Delete one first."_s.arg(viewrules::maxShared));
    }
    Q_UNREACHABLE();
}

Result<SavedView> createView(Transaction &tx, const NewView &body, MemberId member)
{
    ViewWriter views(tx, member);
    const auto numbers = views.numbers();
    if (!numbers)
        return numbers.error();
    SavedView view;
    view.name = body.name;
    view.icon = body.icon;
    view.filter = body.filter;
    view.sortBy = body.sortBy;
    view.order = body.order.value_or(SortOrder::Descending);
    view.visibility = body.visibility.value_or(Visibility::Private);
    view.owner = member;
    view.position
        = body.position.value_or(std::min(numbers->lastPosition.value_or(-1) + 1, viewrules::maxPosition));
    view.updatedAt = tx.now();
    if (const auto accepted = check(tx, view, {}); !accepted)
        return accepted.error();
    if (const auto room = requireRoom(*numbers, view.visibility); !room)
        return room.error();
    view.id = tx.take<ViewId>();
    if (const auto inserted = views.insert(view); !inserted)
        return inserted.error();
    return view;
}

/// A person, not a program, chooses a view of somebody else.
Problem notYours(const QString &detail)
{
    return { ProblemType::Forbidden, detail, {}, Category::User, {} };
}

/// Forbidden unless the caller may change the view.
Result<void> requireRight(const Transaction &tx, const SavedView &view, const Caller &caller)
{
    if (view.owner == caller.member || tx.role() == Role::Admin)
        return {};
    return notYours(u"Only its owner and administrators can change this view. Copy it to have your own."_s);
}

Result<SavedView> patchView(Transaction &tx, ViewId id, const ViewPatch &patch, const Caller &caller,
                            const api::IfMatch &ifMatch)
{
    ViewWriter views(tx, caller.member);
    auto view = views.find(id);
    if (!view)
        return view;
    if (const auto allowed = requireRight(tx, *view, caller); !allowed)
        return allowed.error();
    if (const auto expected = ifMatch.check(*view); !expected)
        return expected.error();
    const SavedView before = *view;
    applyPatch(patch.name, view->name);
    applyPatch(patch.icon, view->icon);
    applyPatch(patch.filter, view->filter);
    applyPatch(patch.sortBy, view->sortBy);
    applyPatch(patch.order, view->order);
    applyPatch(patch.position, view->position);
    if (const auto accepted = check(tx, *view, before.filter); !accepted)
        return accepted.error();
    if (applyPatch(patch.visibility, view->visibility)) {
        if (view->owner != caller.member)
            return notYours(u"Only its owner can make a view private."_s);
        const auto numbers = views.numbers();
        if (!numbers)
            return numbers.error();
        if (const auto room = requireRoom(*numbers, view->visibility); !room)
            return room.error();
    }
    if (*view == before)
        return view;
    view->updatedAt = tx.now();
    if (const auto updated = views.update(*view); !updated)
        return updated.error();
    return views.find(id);
}

Result<void> removeView(Transaction &tx, ViewId id, const Caller &caller, const api::IfMatch &ifMatch)
{
    ViewWriter views(tx, caller.member);
    const auto view = views.find(id);
    if (!view)
        return view.error();
    if (const auto allowed = requireRight(tx, *view, caller); !allowed)
        return allowed;
    if (const auto expected = ifMatch.check(*view); !expected)
        return expected;
    return views.remove(id);
}

Result<ViewListing> listViews(Connection &db, OrganizationId organization, MemberId member,
                              const std::optional<QTimeZone> &countingZone)
{
    auto views = ViewStore(db, organization, member).list();
    if (!views)
        return views.error();
    ViewListing listing{ std::move(*views), countingZone.has_value(), {} };
    if (!countingZone)
        return listing;
    const Timestamp now = storage::databaseTime();
    storage::ViewCounts counts(db, organization);
    for (int i = 0; i < listing.views.size(); ++i) {
        const SavedView view = listing.views.at(i);
        ListFilter filter = view.filter;
        filter.resolve(member, now, *countingZone);
        const auto searched = listSearch(db, organization, filter);
        if (!searched)
            return searched.error();
        listing.counts.push_back(
            view.bufferDeleted ? std::nullopt : counts.count(filter, searched->terms, viewrules::maxCounted));
    }
    return listing;
}

} // namespace

DatabaseTask<ViewListing> ViewService::list(const Caller &caller,
                                            const std::optional<QTimeZone> &countingZone)
{
    auto job = [organization = caller.organization, member = caller.member, countingZone](Connection &db) {
        return listViews(db, organization, member, countingZone);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<SavedView> ViewService::find(const Caller &caller, ViewId id)
{
    auto job = [organization = caller.organization, member = caller.member, id](Connection &db) {
        return ViewStore(db, organization, member).find(id);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<void> ViewService::require(const Caller &caller, ViewId id)
{
    auto job
        = [organization = caller.organization, member = caller.member, id](Connection &db) -> Result<void> {
        const auto found = ViewStore(db, organization, member).find(id);
        return found ? Result<void>() : found.error();
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<SavedView> ViewService::create(const Caller &caller, const NewView &body,
                                            const IdempotencyGuard<SavedView> &idempotency)
{
    return m_database.write(caller, idempotency.around(jobOf(createView, body, caller.member)));
}

DatabaseTask<SavedView> ViewService::update(const Caller &caller, ViewId id, const ViewPatch &patch,
                                            const api::IfMatch &ifMatch)
{
    return m_database.write(caller, jobOf(patchView, id, patch, caller, ifMatch));
}

DatabaseTask<void> ViewService::remove(const Caller &caller, ViewId id, const api::IfMatch &ifMatch)
{
    return m_database.write(caller, jobOf(removeView, id, caller, ifMatch));
}

} // namespace triage::services
