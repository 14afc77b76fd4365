// SPDX-License-Identifier: GPL-3.0-or-later
// A value, or the Problem that prevented it: the return type of every fallible function.
#pragma once

#include "problem.h"

#include <memory>
#include <type_traits>
#include <utility>

namespace triage {

/// A T or a Problem. `if (!found) return found.error();`
///
/// A union of its own: std::variant takes some twenty templates for each T, and most sources have dozens of
/// them.
template <typename T>
class [[nodiscard]] Result
{
public:
    using Value = T;

    Result(T value) : m_value(std::move(value)), m_hasValue(true) { }
    Result(Problem problem) : m_problem(std::move(problem)), m_hasValue(false) { }
    Result(const Result &other) requires(std::is_copy_constructible_v<T>) : m_hasValue(other.m_hasValue)
    {
        construct(other);
    }
    Result(Result &&other) noexcept : m_hasValue(other.m_hasValue) { construct(std::move(other)); }
    Result &operator=(const Result &other) requires(std::is_copy_constructible_v<T>)
    {
        return *this = Result(other);
    }
    Result &operator=(Result &&other) noexcept
    {
        if (this != &other) {
            destroy();
            m_hasValue = other.m_hasValue;
            construct(std::move(other));
        }
        return *this;
    }
    ~Result() { destroy(); }

    bool hasValue() const { return m_hasValue; }
    explicit operator bool() const { return m_hasValue; }

    /// Requires a value.
    const T &operator*() const & { return m_value; }
    T &operator*() & { return m_value; }
    T &&operator*() && { return std::move(m_value); }
    const T *operator->() const { return &m_value; }
    T *operator->() { return &m_value; }

    /// Requires a problem.
    const Problem &error() const { return m_problem; }

private:
    template <typename Other>
    void construct(Other &&other)
    {
        if (m_hasValue)
            std::construct_at(std::addressof(m_value), std::forward<Other>(other).m_value);
        else
            std::construct_at(&m_problem, std::forward<Other>(other).m_problem);
    }

    void destroy()
    {
        if (m_hasValue)
            std::destroy_at(std::addressof(m_value));
        else
            std::destroy_at(&m_problem);
    }

    union {
        T m_value;
        Problem m_problem;
    };
    bool m_hasValue;
};

/// Success without a value, or a Problem.
template <>
class [[nodiscard]] Result<void>
{
public:
    using Value = void;

    Result() = default;
    Result(Problem problem) : m_problem(std::move(problem)) { }

    bool hasValue() const { return !m_problem; }
    explicit operator bool() const { return hasValue(); }
    const Problem &error() const { return *m_problem; }

private:
    std::optional<Problem> m_problem;
};

} // namespace triage
