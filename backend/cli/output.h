// SPDX-License-Identifier: GPL-3.0-or-later
// What commands print: JSON for scripts or text for people.
#pragma once

#include "fields/jsonwriter.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace triage::cli {

/// Prints one answer on standard output.
class Output
{
public:
    explicit Output(bool json) : m_json(json) { }

    bool isJson() const { return m_json; }
    /// JSON where it was asked for, else the sentence.
    void answer(const RawJson &json, const QString &sentence);
    void answer(const RawJson &json, const QStringList &sentences);
    /// JSON where it was asked for, else the rows in columns below their titles.
    void table(const std::vector<RawJson> &json, const QStringList &titles,
               const std::vector<QStringList> &rows);
    /// Whether the program was told to end: long work ends at the next good place then.
    bool isEnding() const { return m_isEnding && m_isEnding(); }
    void endWhen(std::function<bool()> condition) { m_isEnding = std::move(condition); }
    /// Whether everything could be written.
    bool flush();

private:
    bool m_json;
    std::function<bool()> m_isEnding;
};

/// Writes a line to standard output; control characters of what people sent do nothing to the terminal.
void printLine(const QByteArray &line);
/// Writes a line about what went wrong to standard error.
void printError(const QString &sentence);

} // namespace triage::cli
