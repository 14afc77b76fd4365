// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/programrun.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <grp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

/// Passes few variables on: neither the settings of other PostgreSQL servers (PGDATA, PGOPTIONS, …) nor the
/// caller's secrets. Messages are in English, because this program parses some of them.
QProcessEnvironment environment()
{
    const QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment passed;
    for (const QString &name : { u"PATH"_s, u"LD_LIBRARY_PATH"_s, u"TMPDIR"_s }) {
        if (own.contains(name))
            passed.insert(name, own.value(name));
    }
    passed.insert(u"LC_ALL"_s, u"C"_s);
    passed.insert(u"TZ"_s, u"UTC"_s);
    return passed;
}

/// Runs between fork and exec: must not allocate or lock. A session of its own protects the program from
/// Ctrl+C in the caller's terminal.
void becomeOwner(const ClusterOwner &owner, bool changeUser, bool endsWithCaller, pid_t caller)
{
    umask(0077);
    setsid();
    if (changeUser
        && (setgroups(owner.groups.size(), owner.groups.data()) != 0
            || setresgid(owner.group, owner.group, owner.group) != 0
            || setresuid(owner.user, owner.user, owner.user) != 0)) {
        _exit(126);
    }
    if (endsWithCaller) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != caller) // the caller ended before its death could be watched
            _exit(126);
    }
}

} // namespace

ProgramResult run(const ProgramRun &command, const ClusterOwner &owner)
{
    QProcess process;
    process.setProcessEnvironment(environment());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(command.directory);
    const bool changeUser = owner.isAnotherUser();
    const pid_t caller = getpid();
    process.setChildProcessModifier([&owner, changeUser, endsWithCaller = command.endsWithCaller, caller] {
        becomeOwner(owner, changeUser, endsWithCaller, caller);
    });
    process.start(command.program, command.arguments);
    if (!process.waitForStarted())
        return { false, u"%1 could not be started: %2"_s.arg(command.program, process.errorString()) };
    process.write(command.input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(static_cast<int>(command.timeout.count()));
    const QString output = QString::fromUtf8(process.readAll()).trimmed();
    if (!ended) {
        process.kill();
        process.waitForFinished();
        return { false, u"%1 did not end in time. %2"_s.arg(command.program, output) };
    }
    return { process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, output };
}

} // namespace triage::postgres
