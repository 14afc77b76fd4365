// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on a thread of the global pool and hands its result back.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrentRun>

#include <type_traits>
#include <utility>

namespace triage::app {

/// Runs work on a worker thread, and then calls the handler with its result on the thread of the owner. The
/// handler is not called after the owner was destroyed. A watcher is used because before Qt 6.7
/// QFuture::then() must not outlive its context.
template <typename Work, typename Handler>
void runInBackground(QObject *owner, Work work, Handler handler)
{
    using Value = std::invoke_result_t<Work>;
    auto *watcher = new QFutureWatcher<Value>(owner);
    QObject::connect(watcher, &QFutureWatcherBase::finished, owner,
                     [watcher, handler = std::move(handler)]() mutable {
                         watcher->deleteLater();
                         handler(watcher->future().takeResult());
                     });
    watcher->setFuture(QtConcurrent::run(std::move(work)));
}

} // namespace triage::app
