// SPDX-License-Identifier: GPL-3.0-or-later
// The log: events with named fields, one on each line, as text or JSON on standard error. Never contains a
// token, a password or the text of feedback.
#pragma once

#include <QByteArray>

#include <atomic>
#include <memory>
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

/// Sets the format of lines and the minimum level; to be called once, before threads start. Also receives the
/// messages of Qt and its categories; warnings with equal texts are of one kind.
void setUpLog(LogFormat format, LogLevel minimum);
/// Changes only the minimum level.
void setLogLevel(LogLevel minimum);
bool isLogged(LogLevel level);
/// Writes one line. Thread-safe. Clients can cause some lines as fast as they send requests: these have a
/// kind. Of each kind, events included, few lines pass: see FloodGate. The next line says with the field
/// left_out how many there were besides.
void logFact(LogLevel level, const char *event, const LogFields &fields, const QByteArray &kind = {});

/// Writes a line that ends with a line feed to standard error. The journal of systemd, if it reads the line,
/// gets the level with it, so that "journalctl -p warning" finds it. Thread-safe.
void writeLogLine(LogLevel level, const QByteArray &line);

/// A request for which work is done.
struct RequestContext
{
    QByteArray id{}; ///< Empty if the work belongs to no request.
    /// Becomes true when the client disconnects. Null if there is no client, or the work has several.
    std::shared_ptr<const std::atomic<bool>> clientHasGone{};

    /// Returns true if nobody waits for the answer any more.
    bool isAbandoned() const { return clientHasGone && *clientHasGone; }
};

/// Assigns the work of this thread to a request: messages of Qt's categories carry the request's id. Ends
/// with its block; work that continues in another thread or later passes the context on itself.
class RequestScope
{
public:
    explicit RequestScope(RequestContext context);
    ~RequestScope();
    RequestScope(const RequestScope &) = delete;
    RequestScope &operator=(const RequestScope &) = delete;

    static const RequestContext &current();

private:
    RequestContext m_before;
};

} // namespace triage
