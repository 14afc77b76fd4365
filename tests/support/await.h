// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for a coroutine in a test.
#pragma once

#include <QCoroTask>

#include <optional>
#include <utility>

namespace triage::test {

/// Runs the event loop until the task is done and returns its result. Unlike QCoro::waitFor() it supports
/// results without a default constructor, such as Result<T>.
template <typename T>
T await(QCoro::Task<T> task)
{
    std::optional<T> result;
    constexpr auto keep = [](QCoro::Task<T> running, std::optional<T> *kept) -> QCoro::Task<> {
        T value = co_await running;
        kept->emplace(std::move(value));
    };
    QCoro::waitFor(keep(std::move(task), &result));
    return std::move(*result);
}

} // namespace triage::test
