#include "cli/signals.h"

#include <QSocketNotifier>

#include <atomic>

#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace triage::cli {

namespace {

// A signal handler reaches nothing but globals.
std::atomic<int> wakeUp{-1};
std::atomic<bool> came{false};

void handle(int number)
{
    if (came.exchange(true))
        _exit(128 + number);
    const quint64 one = 1;
    [[maybe_unused]] const ssize_t written = write(wakeUp, &one, sizeof one);
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
};

EndSignals::EndSignals() : d(std::make_unique<Private>())
{
    wakeUp = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        listenTo(number);
}

EndSignals::~EndSignals() = default;

void EndSignals::onEnd(std::function<void()> tell)
{
    d->notifier = std::make_unique<QSocketNotifier>(wakeUp, QSocketNotifier::Read);
    QObject::connect(d->notifier.get(), &QSocketNotifier::activated, d->notifier.get(),
                     [this, tell = std::move(tell)] {
                         d->notifier->setEnabled(false);
                         tell();
                     });
}

bool EndSignals::arrived() const
{
    return came;
}

} // namespace triage::cli
