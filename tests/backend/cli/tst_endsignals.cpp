// SPDX-License-Identifier: GPL-3.0-or-later
// Signals that end a program whose event loop hangs. Each story runs in a process of its own, because signals
// affect the whole process.

#include "cli/endsignals.h"
#include "support/testprogram.h"

#include <QTest>

#include <functional>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace std::chrono_literals;
using namespace triage;

namespace {

constexpr int finished = 7; ///< The exit status of a story that came to its end.

/// Runs the story in another process. Returns its exit status, or -1 if a signal ended it.
int statusOf(const std::function<void()> &story)
{
    const pid_t child = ::fork();
    if (child == 0) {
        story();
        ::_exit(finished);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Sends the signal to the calling process, which does not return to its event loop.
void hangAfter(int signal)
{
    ::raise(signal);
    while (true)
        ::pause();
}

} // namespace

class TestEndSignals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHangingProgramEndsAtTheLimit();
    void theLimitCountsForSignalsThatCameEarlier();
    void aLimitThatWasTakenAwayEndsNothing();
    void theSecondSignalEndsTheProgramAtOnce();
};

void TestEndSignals::aHangingProgramEndsAtTheLimit()
{
    const int status = statusOf([] {
        cli::EndSignals signals;
        signals.limitEnd(1s);
        hangAfter(SIGTERM);
    });
    QCOMPARE(status, 128 + SIGALRM);
}

void TestEndSignals::theLimitCountsForSignalsThatCameEarlier()
{
    const int status = statusOf([] {
        cli::EndSignals signals;
        ::raise(SIGTERM);
        signals.limitEnd(1s);
        while (true)
            ::pause();
    });
    QCOMPARE(status, 128 + SIGALRM);
}

void TestEndSignals::aLimitThatWasTakenAwayEndsNothing()
{
    const int status = statusOf([] {
        cli::EndSignals signals;
        signals.limitEnd(1s);
        ::raise(SIGTERM);
        signals.limitEnd(0s);
        // No alarm is left.
        if (::alarm(0) != 0)
            ::_exit(1);
    });
    QCOMPARE(status, finished);
}

void TestEndSignals::theSecondSignalEndsTheProgramAtOnce()
{
    const int status = statusOf([] {
        cli::EndSignals signals;
        ::raise(SIGTERM);
        ::raise(SIGINT);
    });
    QCOMPARE(status, 128 + SIGINT);
}

TRIAGE_TEST(TestEndSignals, QCoreApplication)
#include "tst_endsignals.moc"
