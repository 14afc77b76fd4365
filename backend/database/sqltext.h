// SPDX-License-Identifier: GPL-3.0-or-later
// SQL text with `:name` placeholders as PostgreSQL takes it: with $1, $2, …
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace triage::storage {

/// One statement, ready to be prepared.
struct SqlText
{
    QByteArray sql; ///< Without comments, with $n for the nth name of placeholders.
    QByteArrayList placeholders; ///< Each once, without its colon.
    /// It begins with SELECT, or with WITH and contains no word that writes: running it twice does no harm.
    bool repeatable = false;
};

/// Reads a statement. A placeholder is a colon and a name that begins with a lower-case letter; string
/// literals, quoted names, dollar quotes, comments and `::casts` are left as they are.
SqlText parseSqlText(QByteArrayView text);

} // namespace triage::storage
