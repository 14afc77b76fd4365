// SPDX-License-Identifier: GPL-3.0-or-later
// Runs PostgreSQL's programs as the owner of the cluster, apart from the caller's terminal and environment.
#pragma once

#include "postgres/clusterowner.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>

namespace triage::postgres {

/// A program to run.
struct ProgramRun
{
    QString program;
    QStringList arguments;
    QString directory; ///< Where it runs. PostgreSQL's programs pass paths through a shell: give them
                       ///< relative ones.
    QByteArray input; ///< The program's standard input.
    std::chrono::milliseconds timeout{ 300000 };
    bool endsWithCaller = false; ///< Kills the program when the calling thread ends for any reason.
};

/// The result of a program.
struct ProgramResult
{
    bool succeeded = false;
    QString output; ///< The program's standard output and error.
};

/// Runs the program as the owner and waits for its end.
ProgramResult run(const ProgramRun &command, const ClusterOwner &owner);

} // namespace triage::postgres
