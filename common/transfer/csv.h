// SPDX-License-Identifier: GPL-3.0-or-later
// CSV as RFC 4180 says: cells, where needed in quotes, with doubled quotes in them.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::transfer {

/// The cells of a record, without its line end. What is wrong with it, for people, where it is none.
Result<std::vector<QByteArray>> cellsOf(QByteArrayView record, char separator = ',');
/// The cell as it is written: in quotes where it has to be.
QByteArray cell(QByteArrayView text);
/// What separates the cells of a file, from the line that names its columns: a comma, a semicolon or a tab.
char separatorOf(QByteArrayView header);

/// Several names in one cell: separated by semicolons, a semicolon or backslash in a name behind a backslash.
QStringList namesIn(const QString &cell);
QString joinNames(const QStringList &names);

} // namespace triage::transfer
