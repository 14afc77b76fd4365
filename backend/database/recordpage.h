// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a list as the database returns it.
#pragma once

#include "contract/messages.h"
#include "database/bind.h"
#include "database/record.h"
#include "result.h"

namespace triage::storage {

/// A page of records with the exact size of the whole list.
template <typename T>
struct RecordPage
{
    Records<T> items;
    qint64 total = 0;
};

/// Returns the values by which the statement of a list, newest first, selects a page, and those of others.
inline Binds bindsOf(const api::PageRequest &page, Binds others = {})
{
    others.insert(others.end(),
                  { { "limit", page.limit }, { "offset", page.offset() }, { "before", page.before() } });
    return others;
}

/// Reads a page from the rows of a list statement: the total in the first column of each row, then the item's
/// fields.
template <typename T>
Result<RecordPage<T>> recordPage(const Result<Rows> &rows)
{
    if (!rows)
        return rows.error();
    return RecordPage<T>{ Records<T>(*rows, 1), rows->first().integer(0) };
}

} // namespace triage::storage
