// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/abandonment.h"

#include <utility>

namespace triage::routing {

namespace {

thread_local const AbandonmentScope *innermost = nullptr;

} // namespace

AbandonmentScope::AbandonmentScope(std::function<bool()> isAbandoned)
    : m_isAbandoned(std::move(isAbandoned)), m_outer(std::exchange(innermost, this))
{
}

AbandonmentScope::~AbandonmentScope()
{
    innermost = m_outer;
}

void throwIfAbandoned()
{
    if (innermost && innermost->m_isAbandoned())
        throw Abandoned();
}

} // namespace triage::routing
