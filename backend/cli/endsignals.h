// SPDX-License-Identifier: GPL-3.0-or-later
// The signals that end a program, heard in its event loop.
#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace triage::cli {

/// From construction on the first SIGTERM, SIGINT or SIGHUP is kept for the event loop and the second ends
/// the program at once. After onReload() SIGHUP ends nothing any more. One object per program: signals belong
/// to all of it.
class EndSignals
{
public:
    EndSignals();
    ~EndSignals();

    /// Calls once, from the event loop, when a signal has come; also one that came before.
    void onEnd(std::function<void()> tell);
    /// Calls at each SIGHUP from now on, from the event loop.
    void onReload(std::function<void()> tell);
    /// Whether one has come.
    bool arrived() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::cli
