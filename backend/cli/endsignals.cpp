// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/endsignals.h"

#include <QSocketNotifier>

#include <algorithm>
#include <atomic>

#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

using namespace std::chrono_literals;

namespace triage::cli {

namespace {

// A signal handler can use nothing but globals.
std::atomic<int> wakeUp{ -1 };
std::atomic<bool> came{ false };
std::atomic<std::chrono::steady_clock::rep> cameAt{ 0 };
std::atomic<int> reload{ -1 };
std::atomic<unsigned> endLimit{ 0 }; ///< In seconds.

void handle(int number)
{
    const quint64 one = 1;
    if (number == SIGHUP && reload >= 0) {
        [[maybe_unused]] const ssize_t written = write(reload, &one, sizeof one);
        return;
    }
    if (came.exchange(true))
        _exit(128 + number);
    cameAt = std::chrono::steady_clock::now().time_since_epoch().count();
    if (endLimit > 0)
        alarm(endLimit);
    [[maybe_unused]] const ssize_t written = write(wakeUp, &one, sizeof one);
}

void endAtOnce(int number)
{
    constexpr char message[] = "The program did not end in time and was ended at once.\n";
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
    _exit(128 + number);
}

void listenTo(int number)
{
    struct sigaction before = {};
    sigaction(number, nullptr, &before);
    if (number == SIGHUP && before.sa_handler == SIG_IGN)
        return; // nohup
    struct sigaction action = {};
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
}

} // namespace

struct EndSignals::Private
{
    std::unique_ptr<QSocketNotifier> notifier;
    std::unique_ptr<QSocketNotifier> reloader;
};

EndSignals::EndSignals() : d(std::make_unique<Private>())
{
    wakeUp = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    for (const int number : { SIGTERM, SIGINT, SIGHUP })
        listenTo(number);
}

EndSignals::~EndSignals() = default;

void EndSignals::onEnd(std::function<void()> callback)
{
    d->notifier = std::make_unique<QSocketNotifier>(wakeUp, QSocketNotifier::Read);
    QObject::connect(d->notifier.get(), &QSocketNotifier::activated, d->notifier.get(),
                     [this, callback = std::move(callback)] {
                         d->notifier->setEnabled(false);
                         callback();
                     });
}

void EndSignals::onReload(std::function<void()> callback)
{
    const int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    d->reloader = std::make_unique<QSocketNotifier>(descriptor, QSocketNotifier::Read);
    QObject::connect(d->reloader.get(), &QSocketNotifier::activated, d->reloader.get(),
                     [descriptor, callback = std::move(callback)] {
                         quint64 times = 0;
                         if (read(descriptor, &times, sizeof times) > 0)
                             callback();
                     });
    reload = descriptor;
}

void EndSignals::limitEnd(std::chrono::seconds time)
{
    struct sigaction action = {};
    action.sa_handler = endAtOnce;
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, nullptr);
    endLimit = unsigned(time.count());
    alarm(came ? endLimit.load() : 0);
}

bool EndSignals::arrived() const
{
    return came;
}

std::chrono::milliseconds EndSignals::leftOf(std::chrono::milliseconds time) const
{
    using namespace std::chrono;
    if (!came)
        return time;
    const steady_clock::time_point at{ steady_clock::duration(cameAt) };
    return std::max(0ms, time - duration_cast<milliseconds>(steady_clock::now() - at));
}

} // namespace triage::cli
