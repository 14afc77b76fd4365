// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "heap.h"

#include <QCoreApplication>

#include <langinfo.h>
#include <locale.h>
#include <signal.h>

#include <cstring>

namespace {

/// Sets a UTF-8 locale, which Qt needs and services often lack.
void useUtf8()
{
    setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

} // namespace

int main(int argc, char **argv)
{
    // Qt's own event loop is as fast and has fewer parts; it is chosen when the application is created.
    qputenv("QT_NO_GLIB", "1");
    signal(SIGPIPE, SIG_IGN);
    useUtf8();
    triage::returnFreedMemory();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("triaged"));
    return triage::cli::runProgram(argc, argv);
}
