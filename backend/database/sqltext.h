// SPDX-License-Identifier: GPL-3.0-or-later
// Translates `:name` placeholders of SQL text into $1, $2, … of PostgreSQL.
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace triage::storage {

/// A statement that is ready to be prepared.
struct SqlText
{
    QByteArray sql; ///< Without comments, with $n for the nth name of placeholders.
    QByteArrayList placeholders; ///< Each once, without its colon.
    /// True if it begins with SELECT, or with WITH and contains no keyword that writes: it may run twice.
    bool repeatable = false;
};

/// Parses a statement. A placeholder is a colon and a name that begins with a lower-case letter; string
/// literals, quoted names, dollar quotes and `::casts` are left unchanged; comments are removed.
SqlText parseSqlText(QByteArrayView text);

} // namespace triage::storage
