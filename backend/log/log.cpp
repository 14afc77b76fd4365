// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/log.h"

#include "fields/jsonwriter.h"
#include "log/floodgate.h"
#include "timestamp.h"

#include <QDateTime>
#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <optional>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace triage {

namespace {

std::atomic<LogFormat> logFormat{ LogFormat::Text };
std::atomic<LogLevel> minLevel{ LogLevel::Info };

thread_local RequestContext currentRequest;

FloodGate &floodGate()
{
    static FloodGate gate;
    return gate;
}

const char *wordOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return "debug";
    case LogLevel::Info:
        return "info";
    case LogLevel::Warning:
        return "warning";
    case LogLevel::Error:
        return "error";
    }
    Q_UNREACHABLE();
}

/// Returns a value as text: quoted unless it consists of plain characters.
QByteArray quoted(const QByteArray &text)
{
    const bool plain = !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return c > ' ' && c != '"' && c != '=' && c != '\\' && c != '\x7f';
    });
    if (plain)
        return text;
    JsonWriter out;
    out.utf8(text.isValidUtf8() ? text : text.toPercentEncoding());
    return out.take();
}

QByteArray textLine(const QByteArray &at, LogLevel level, const char *event, const LogFields &fields)
{
    QByteArray line = at + ' ' + wordOf(level) + ' ' + event;
    for (const LogField &field : fields) {
        line += ' ';
        line += field.name;
        line += '=';
        if (const auto *text = std::get_if<QByteArray>(&field.value))
            line += quoted(*text);
        else
            line += QByteArray::number(std::get<qint64>(field.value));
    }
    return line + '\n';
}

QByteArray jsonLine(const QByteArray &at, LogLevel level, const char *event, const LogFields &fields)
{
    JsonWriter out;
    out.beginObject();
    out.key("time");
    out.ascii(at);
    out.key("level");
    out.ascii(wordOf(level));
    out.key("event");
    out.utf8(event);
    for (const LogField &field : fields) {
        out.key(field.name);
        if (const auto *text = std::get_if<QByteArray>(&field.value))
            out.utf8(text->isValidUtf8() ? *text : text->toPercentEncoding());
        else
            out.number(std::get<qint64>(field.value));
    }
    out.endObject();
    return out.take() + '\n';
}

/// Returns true if the journal of systemd reads standard error, which it says with the device and inode.
bool isReadByJournal()
{
    struct stat file
    {
    };
    return fstat(STDERR_FILENO, &file) == 0
        && qgetenv("JOURNAL_STREAM")
        == QByteArray::number(quint64(file.st_dev)) + ':' + QByteArray::number(quint64(file.st_ino));
}

/// Returns the number of the level as syslog(3) has it.
char priorityOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return '7';
    case LogLevel::Info:
        return '6';
    case LogLevel::Warning:
        return '4';
    case LogLevel::Error:
        return '3';
    }
    Q_UNREACHABLE();
}

void write(LogLevel level, const char *event, const LogFields &fields)
{
    const QByteArray at = toIso(Timestamp(QDateTime::currentMSecsSinceEpoch()));
    writeLogLine(level,
                 logFormat == LogFormat::Json ? jsonLine(at, level, event, fields)
                                              : textLine(at, level, event, fields));
}

void takeQtMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    LogLevel level = LogLevel::Info;
    switch (type) {
    case QtDebugMsg:
        level = LogLevel::Debug;
        break;
    case QtInfoMsg:
        level = LogLevel::Info;
        break;
    case QtWarningMsg:
        level = LogLevel::Warning;
        break;
    case QtCriticalMsg:
    case QtFatalMsg:
        level = LogLevel::Error;
        break;
    }
    // Qt HttpServer's own category prints whole requests, including tokens.
    if (context.category && QByteArrayView(context.category).startsWith("qt.httpserver"))
        return;
    LogFields fields{ { "message", message.toUtf8() } };
    if (!currentRequest.id.isEmpty())
        fields.push_back({ "request_id", currentRequest.id });
    const bool canFlood = level >= LogLevel::Warning;
    logFact(level, context.category ? context.category : "default", fields,
            canFlood ? message.toUtf8() : QByteArray());
}

} // namespace

void writeLogLine(LogLevel level, const QByteArray &line)
{
    static const bool isForJournal = isReadByJournal();
    const QByteArray whole = isForJournal ? '<' + QByteArray(1, priorityOf(level)) + '>' + line : line;
    // One write for each line, so that lines of several threads do not mix.
    std::fwrite(whole.constData(), 1, std::size_t(whole.size()), stderr);
}

void setUpLog(LogFormat format, LogLevel minimum)
{
    logFormat = format;
    setLogLevel(minimum);
    qInstallMessageHandler(takeQtMessage);
}

void setLogLevel(LogLevel minimum)
{
    minLevel = minimum;
}

bool isLogged(LogLevel level)
{
    return level >= minLevel.load(std::memory_order_relaxed);
}

void logFact(LogLevel level, const char *event, const LogFields &fields, const QByteArray &kind)
{
    if (!isLogged(level))
        return;
    const std::optional<qint64> leftOut
        = kind.isEmpty() ? 0 : floodGate().pass(event + kind, std::chrono::steady_clock::now());
    if (!leftOut)
        return;
    if (*leftOut > 0) {
        LogFields more = fields;
        more.emplace_back("left_out", *leftOut);
        return write(level, event, more);
    }
    write(level, event, fields);
}

RequestScope::RequestScope(RequestContext context)
    : m_before(std::exchange(currentRequest, std::move(context)))
{
}

RequestScope::~RequestScope()
{
    currentRequest = std::move(m_before);
}

const RequestContext &RequestScope::current()
{
    return currentRequest;
}

} // namespace triage
