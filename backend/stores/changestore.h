// SPDX-License-Identifier: GPL-3.0-or-later
// What changed in one organization, in the order of its changes.
#pragma once

#include "domain/ids.h"
#include "fields/jsonwriter.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace triage::storage {

/// A reader's place in the feed: everything up to and with it was seen. The default is the beginning.
struct ChangePosition
{
    qint64 change = 0;
    int kind = 0; ///< Within a change, by kind; numbers as in storage/sql/change.sql.
    qint64 id = 0;
    qint64 generation = 0; ///< The history that the change belongs to.

    /// The opaque text that readers send back; "0" at the beginning.
    QByteArray toCursor() const;
    /// Nothing where the text is no cursor of ours.
    static std::optional<ChangePosition> fromCursor(QStringView text);
    friend bool operator==(const ChangePosition &, const ChangePosition &) = default;
};

/// Some of the feed.
struct ChangePage
{
    QByteArray data; ///< The entries as a JSON array.
    int size = 0;
    ChangePosition place; ///< After the last entry; where the reader was where there is none.
    bool hasMore = false;
};

/// Reads the feed of one organization.
class ChangeStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// At most limit entries after a place. Objects come as they are now: one that changes again while the
    /// page is read comes again later. InvalidFieldValue for since where the place is none of the
    /// organization's history: the database was set back since.
    Result<ChangePage> after(const ChangePosition &place, int limit);
};

} // namespace triage::storage
