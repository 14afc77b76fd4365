// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the output of commands: JSON for scripts, or text for people.
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

    /// Prints JSON if it was requested, otherwise the sentence.
    void answer(const RawJson &json, const QString &sentence);
    void answer(const RawJson &json, const QStringList &sentences);
    /// Prints JSON if it was requested, otherwise the rows in columns below their titles.
    void table(const std::vector<RawJson> &json, const QStringList &titles,
               const std::vector<QStringList> &rows);
    /// Returns true if the program has to end: long work then stops at the next consistent point.
    bool isEnding() const { return m_isEnding && m_isEnding(); }
    void endWhen(std::function<bool()> condition) { m_isEnding = std::move(condition); }
    /// Returns true if everything could be written.
    bool flush();

private:
    bool m_json;
    std::function<bool()> m_isEnding;
};

/// Writes a line to standard output. Control characters in the data do not reach the terminal.
void printLine(const QByteArray &line);
/// Writes a line about a failure to standard error.
void printError(const QString &sentence);

} // namespace triage::cli
