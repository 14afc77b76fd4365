// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/failure.h"

#include <QStorageInfo>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

/// PostgreSQL needs this much to start: a segment of its write-ahead log.
constexpr qint64 minFreeBytes = 16 * 1024 * 1024;

bool isDiskFull(const QString &output, const QString &directory)
{
    // PostgreSQL gives the hint after a write that was cut short, which has no error of the system.
    for (const QString &sign : { u"No space left"_s, u"Disk quota exceeded"_s, u"Check free disk space"_s }) {
        if (output.contains(sign))
            return true;
    }
    const QStorageInfo storage(directory);
    return storage.isValid() && storage.bytesAvailable() < minFreeBytes;
}

/// Returns the most informative line: the last fatal one, otherwise the last error, otherwise the last line.
QString reasonIn(const QString &output)
{
    const QStringList lines = output.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &sign : { u"PANIC:"_s, u"FATAL:"_s, u"error:"_s, u"ERROR:"_s }) {
        for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
            if (const qsizetype at = line->indexOf(sign); at >= 0)
                return line->mid(at + sign.size()).trimmed();
        }
    }
    return lines.isEmpty() ? u"no reason was given"_s : lines.last().trimmed();
}

} // namespace

Problem explained(const QString &what, const QString &output, const QString &directory)
{
    if (isDiskFull(output, directory))
        return unavailable(
            u"%1: the disk that holds %2 is full. Make room there and try again."_s.arg(what, directory));
    const QString reason = reasonIn(output);
    if (reason.contains(u"ermission denied"_s) || reason.contains(u"Read-only file system"_s)) {
        return unavailable(
            u"%1: %2. Check who may write to %3, or give another --data-dir."_s.arg(what, reason, directory));
    }
    return unavailable(u"%1: %2."_s.arg(what, reason.endsWith(u'.') ? reason.chopped(1) : reason));
}

} // namespace triage::postgres
