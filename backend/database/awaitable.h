// SPDX-License-Identifier: GPL-3.0-or-later
// The one awaitable of the backend: an operation that starts when it is awaited and resumes the coroutine
// when it is done.
#pragma once

#include "log/log.h"

#include <QByteArray> // before <coroutine>: moc cannot parse that header alone

#include <coroutine>
#include <exception>
#include <functional>
#include <optional>
#include <utility>

namespace triage::storage {

/// Receives the result of an operation and resumes the coroutine that waits for it. Lives in the coroutine's
/// frame until resume() is called.
template <typename R>
class Completion
{
public:
    Completion() = default;
    Completion(const Completion &) = delete;
    Completion &operator=(const Completion &) = delete;

    /// Stores the result. May be called by any thread, before resume().
    void setResult(R result) { m_result.emplace(std::move(result)); }
    /// Stores the result and lets the coroutine continue without suspending it. May be called by start only;
    /// resume() must not be called then.
    void setReady(R result)
    {
        setResult(std::move(result));
        m_isReady = true;
    }
    /// Stores an exception, which co_await throws again: it is a bug, answered and logged by the coroutine's
    /// caller.
    void setException(std::exception_ptr exception) { m_exception = std::move(exception); }
    /// Stores what the function returns or throws.
    template <typename F>
    void setResultOf(F &&f)
    {
        try {
            m_result.emplace(std::forward<F>(f)());
        } catch (...) {
            m_exception = std::current_exception();
        }
    }
    /// Resumes the coroutine, in the calling thread, which must be the one that awaited. A result or an
    /// exception must be there. Log lines carry the id of the request that awaited.
    void resume()
    {
        const RequestScope scope(m_request);
        m_waiting.resume();
    }

    /// Returns true if nobody waits for the answer to the request that awaits any more. May be called by any
    /// thread until resume().
    bool isAbandoned() const { return m_request.isAbandoned(); }

private:
    template <typename>
    friend class Awaitable;

    std::coroutine_handle<> m_waiting;
    RequestContext m_request; ///< The request that awaits.
    bool m_isReady = false;
    std::optional<R> m_result;
    std::exception_ptr m_exception;
};

/// An operation to co_await, once. Calls start with the completion as soon as the coroutine is suspended;
/// what start captured lives until co_await returns. start must not resume the coroutine itself. May be moved
/// until it is awaited. Has a constructor on purpose: g++ 12 destroys an aggregate made inside a co_await
/// expression twice.
template <typename R>
class Awaitable
{
public:
    using Start = std::function<void(Completion<R> &)>;

    explicit Awaitable(Start start) : m_start(std::move(start)) { }
    Awaitable(Awaitable &&other) noexcept : m_start(std::move(other.m_start)) { }

    bool await_ready() const noexcept { return false; }
    bool await_suspend(std::coroutine_handle<> waiting)
    {
        m_completion.m_waiting = waiting;
        m_completion.m_request = RequestScope::current();
        m_start(m_completion);
        return !m_completion.m_isReady;
    }
    R await_resume()
    {
        if (m_completion.m_exception)
            std::rethrow_exception(m_completion.m_exception);
        return std::move(*m_completion.m_result);
    }

private:
    Start m_start;
    Completion<R> m_completion;
};

} // namespace triage::storage
