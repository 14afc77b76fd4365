// SPDX-License-Identifier: GPL-3.0-or-later
// The log: facts with named fields, one a line, as text or JSON on standard error. Never a token, a password
// or the text of feedback.
#pragma once

#include <QByteArray>

#include <variant>
#include <vector>

namespace triage {

enum class LogLevel { Debug, Info, Warning, Error };
enum class LogFormat { Text, Json };

struct LogField
{
    const char *name;
    std::variant<QByteArray, qint64> value;
};

using LogFields = std::vector<LogField>;

/// How lines look and which are written; to be called once, before threads start. Also takes what Qt and its
/// categories log.
void setUpLog(LogFormat format, LogLevel least);
/// Only which lines are written.
void setLogLevel(LogLevel least);
bool isLogged(LogLevel level);
/// Writes one line; any thread may.
void logFact(LogLevel level, const char *event, const LogFields &fields);

/// Whose work this thread does meanwhile: what Qt's categories log carries the request's id. Ends with its
/// block; work that goes on in another thread or later takes the id with it.
class LogScope
{
public:
    explicit LogScope(QByteArray requestId);
    ~LogScope();
    LogScope(const LogScope &) = delete;
    LogScope &operator=(const LogScope &) = delete;

    /// Empty where the work is nobody's.
    static QByteArray current();

private:
    QByteArray m_before;
};

} // namespace triage
