// SPDX-License-Identifier: GPL-3.0-or-later
// A value, or the Problem that prevented it: the return type of every fallible function.
#pragma once

#include "problem.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace triage {

/// A T or a Problem. `if (!found) return found.error();`
template <typename T>
class [[nodiscard]] Result
{
public:
    using Value = T;

    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Problem problem) : m_state(std::in_place_index<1>, std::move(problem)) { }

    bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    /// Requires a value.
    const T &operator*() const & { return *std::get_if<0>(&m_state); }
    T &operator*() & { return *std::get_if<0>(&m_state); }
    T &&operator*() && { return std::move(*std::get_if<0>(&m_state)); }
    const T *operator->() const { return std::get_if<0>(&m_state); }
    T *operator->() { return std::get_if<0>(&m_state); }

    /// Requires a problem.
    const Problem &error() const { return *std::get_if<1>(&m_state); }

private:
    std::variant<T, Problem> m_state;
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
