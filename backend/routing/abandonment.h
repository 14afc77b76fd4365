// SPDX-License-Identifier: GPL-3.0-or-later
// Ends long computations whose result is not needed any more.
#pragma once

#include <exception>
#include <functional>

namespace triage::routing {

/// Thrown by a computation that ends early.
struct Abandoned : std::exception
{
    const char *what() const noexcept override { return "abandoned"; }
};

/// While it exists, fitting and judging on this thread ask from time to time whether the result is still
/// needed. Scopes nest; the innermost is asked.
class AbandonmentScope
{
public:
    /// The function returns true once the result is not needed any more.
    explicit AbandonmentScope(std::function<bool()> isAbandoned);
    ~AbandonmentScope();
    AbandonmentScope(const AbandonmentScope &) = delete;
    AbandonmentScope &operator=(const AbandonmentScope &) = delete;

private:
    friend void throwIfAbandoned();

    const std::function<bool()> m_isAbandoned;
    const AbandonmentScope *const m_outer;
};

/// Throws Abandoned if the result is not needed any more. Takes less than a microsecond.
void throwIfAbandoned();

} // namespace triage::routing
