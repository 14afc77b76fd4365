// SPDX-License-Identifier: GPL-3.0-or-later
// Delivers the signals that end a program in its event loop.
#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace triage::cli {

/// After construction the first SIGTERM, SIGINT or SIGHUP is kept for the event loop, and the second ends the
/// program at once. After onReload() SIGHUP no longer ends the program. A program may have one object only,
/// because signals affect the whole process.
class EndSignals
{
public:
    EndSignals();
    ~EndSignals();

    /// Calls the function once, from the event loop, when a signal has arrived, also if it arrived earlier.
    void onEnd(std::function<void()> callback);
    /// Calls the function at each SIGHUP from now on, from the event loop.
    void onReload(std::function<void()> callback);
    /// Ends the program that long after the signal, whatever it does then. 0 s takes the limit away.
    void limitEnd(std::chrono::seconds time);
    /// Returns true if a signal has arrived.
    bool arrived() const;
    /// Returns how much is left of that time since the signal. All of it is left if none has arrived.
    std::chrono::milliseconds leftOf(std::chrono::milliseconds time) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::cli
