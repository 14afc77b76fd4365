// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes CSV as RFC 4180 defines it: cells in quotes where needed, with quotes in them doubled.
#pragma once

#include "fields/enumtext.h"
#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::transfer {

/// Returns the cells of a record, which has no line end. Blanks around a cell without quotes are padding. The
/// problem describes a malformed record to a
/// person.
Result<std::vector<QByteArray>> cellsOf(QByteArrayView record, char separator = ',');
/// Returns the cell as it is written: in quotes if it needs them.
QByteArray cell(QByteArrayView text);

/// The ways to write text that a spreadsheet would take for a formula and run.
enum class Formulas { Keep, Escape };

/// Returns the text with an apostrophe in front if it begins, after any apostrophes, with a character that
/// begins a formula: =, +, -, @, their full-width forms, a tab or a line end.
QByteArray withoutFormula(QByteArrayView text);
/// Returns the separator of a file, found in the line that names its columns: a comma, a semicolon or a tab.
char separatorOf(QByteArrayView header);

/// Several names in one cell, separated by semicolons. A backslash escapes a semicolon or backslash in a
/// name.
QStringList namesIn(const QString &cell);
QString joinNames(const QStringList &names);

} // namespace triage::transfer

template <>
struct triage::EnumText<triage::transfer::Formulas>
{
    static constexpr std::array words{ std::pair{ triage::transfer::Formulas::Keep, "keep" },
                                       std::pair{ triage::transfer::Formulas::Escape, "escape" } };
};
