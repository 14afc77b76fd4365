// What commands print: JSON for scripts or text for people.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace triage::cli {

/// Prints one answer on standard output.
class Output
{
public:
    explicit Output(bool json) : m_json(json) {}

    bool isJson() const { return m_json; }
    /// JSON where it was asked for, else the sentence.
    void answer(const QByteArray &json, const QString &sentence);
    /// JSON where it was asked for, else the rows in columns below their titles.
    void table(const QByteArray &json, const QStringList &titles, const std::vector<QStringList> &rows);
    /// Whether everything could be written.
    bool flush();

private:
    bool m_json;
};

/// Writes a line to standard output; control characters of what people sent do nothing to the terminal.
void printLine(const QByteArray &line);
/// Writes a line about what went wrong to standard error.
void printError(const QString &sentence);

} // namespace triage::cli
