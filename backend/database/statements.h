// SPDX-License-Identifier: GPL-3.0-or-later
// The program's SQL statements by name, as the files of storage/sql hold them.
#pragma once

#include "database/sqltext.h"

#include <map>

namespace triage::storage {

struct Statement
{
    QByteArray name; ///< "noun.verb"
    SqlText text;
};

/// Statements by name. A file holds several, each under a line `-- name: noun.verb`.
class Statements
{
public:
    /// Adds the statements of a file. A text without a name or a name taken before is a programming error:
    /// fatal.
    void addFile(QByteArrayView content);
    /// The statement, or nullptr. It stays where it is as long as this object lives.
    const Statement *find(QByteArrayView name) const;
    /// All names in alphabetical order.
    QByteArrayList names() const;
    /// Adds one statement; a name taken before is a programming error: fatal.
    void add(const QByteArray &name, QByteArrayView text);

private:
    std::map<QByteArray, Statement> m_byName;
};

/// The statements in the program, read once.
const Statements &programStatements();

} // namespace triage::storage
