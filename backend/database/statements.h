// SPDX-License-Identifier: GPL-3.0-or-later
// The SQL statements of the program by name, read from its SQL files.
#pragma once

#include "database/sqltext.h"

#include <map>

namespace triage::storage {

struct Statement
{
    QByteArray name; ///< "noun.verb"
    SqlText text;
};

/// Statements by name. A file holds several statements, each below a line `-- name: noun.verb`.
class Statements
{
public:
    /// Adds the statements of a file. A text without a name or a duplicate name is a programming error:
    /// fatal.
    void addFile(QByteArrayView content);
    /// Returns the statement, or nullptr. The pointer is valid as long as this object.
    const Statement *find(QByteArrayView name) const;
    /// Returns all names in alphabetical order.
    QByteArrayList names() const;
    /// Adds one statement. A duplicate name is a programming error: fatal.
    void add(const QByteArray &name, QByteArrayView text);

private:
    std::map<QByteArray, Statement> m_byName;
};

/// Returns the statements of the program's SQL files, read once.
const Statements &programStatements();

} // namespace triage::storage
