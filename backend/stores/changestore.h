// SPDX-License-Identifier: GPL-3.0-or-later
// The change feed of one organization, in the order of its changes.
#pragma once

#include "domain/ids.h"
#include "fields/jsonwriter.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace triage::storage {

class Removal;

/// A reader's position in the feed: everything up to and including it was read. The default is the beginning.
struct ChangePosition
{
    qint64 change = 0;
    int kind = 0; ///< Entries of a change are sorted by kind; numbers as in sql/change.sql.
    qint64 id = 0;
    qint64 generation = 0; ///< The history that the change belongs to.
    /// The newest change when the reader began, while it reads what is older: it knows of no object that was
    /// deleted before. 0: it has read everything up to that.
    qint64 horizon = 0;

    /// Returns the opaque text that readers send back; "0" at the beginning.
    QByteArray toCursor() const;
    /// Returns nothing if the text is not a valid cursor.
    static std::optional<ChangePosition> fromCursor(QStringView text);
    friend bool operator==(const ChangePosition &, const ChangePosition &) = default;
};

/// Kinds of changes, as a set.
class ChangeKinds
{
public:
    /// Returns all kinds.
    static ChangeKinds all() { return ChangeKinds(~0); }
    /// Reads names such as "feedback,note", in any case. Returns nothing if one of them is none.
    static std::optional<ChangeKinds> fromNames(const QString &names);
    /// Returns the names of all kinds, in the order of the feed.
    static std::vector<QByteArray> names();

    bool areAll() const { return m_bits == ~0; }
    int bits() const { return m_bits; }
    friend bool operator==(const ChangeKinds &, const ChangeKinds &) = default;

private:
    explicit ChangeKinds(int bits) : m_bits(bits) { }
    int m_bits; ///< Those of the numbers in sql/change.sql.
};

/// An entry of a page that only one member receives.
struct PersonalEntry
{
    MemberId member; ///< Invalid: nobody.
    qsizetype begin = 0; ///< The place of its JSON in the page's data.
    qsizetype length = 0;
    QByteArray forOthers; ///< The JSON that the others receive in its place; empty: nothing.
};

/// A page of the feed.
struct ChangePage
{
    QByteArray data; ///< The entries as a JSON array.
    int size = 0;
    ChangePosition place; ///< After the last entry; the reader's position if there is none.
    bool hasMore = false;
    std::vector<PersonalEntry> personal; ///< In their order.

    /// Returns the page as that member receives it. One page is read for all members who wait for it, so what
    /// is not for a member is cut out here.
    ChangePage ofMember(MemberId member) const;
};

/// The number of the newest change of an organization.
struct NewestChange
{
    OrganizationId organization;
    qint64 change = 0;
};

/// Returns the newest change of each of these organizations.
Result<std::vector<NewestChange>> newestChanges(Connection &connection,
                                                const std::vector<OrganizationId> &organizations);

/// Reads the feed of one organization.
class ChangeStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns at most limit entries of these kinds after a position. Objects have their current state: one
    /// that changes again while the page is read appears again later. InvalidFieldValue for since if the
    /// position does not belong to the organization's history, because the database was restored since, or if
    /// later deletions are forgotten already.
    Result<ChangePage> after(const ChangePosition &place, int limit, ChangeKinds kinds = ChangeKinds::all());
    /// Returns the position after everything that is committed.
    Result<ChangePosition> end();
};

/// Returns the removal of what is known of deletions of 90 days ago, with the merges whose items are all
/// gone.
Removal deletionRemoval();
/// Returns the removal of merges that were undone 90 days ago.
Removal undoneMergeRemoval();

} // namespace triage::storage
