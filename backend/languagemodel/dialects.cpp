// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/dialects.h"

namespace triage::languagemodel {

Dialect Dialects::of(const QByteArray &purpose, Clock::time_point now) const
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_known.find(purpose);
    return known == m_known.end() || now >= known->second.learnedUntil ? Dialect() : known->second.learned;
}

bool Dialects::isAccepted(const QByteArray &purpose, const Dialect &dialect, Clock::time_point now) const
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_known.find(purpose);
    return known != m_known.end() && now < known->second.acceptedUntil && known->second.accepted == dialect;
}

bool Dialects::accepted(const QByteArray &purpose, const Dialect &dialect, Clock::time_point now)
{
    constexpr int timesToLearn = 2;
    const std::lock_guard lock(m_mutex);
    Known &known = m_known[purpose];
    known.timesAccepted = known.accepted == dialect ? known.timesAccepted + 1 : 1;
    known.accepted = dialect;
    known.acceptedUntil = now + acceptedFor;
    const bool isUsed = now < known.learnedUntil ? known.learned == dialect : dialect == Dialect();
    if (isUsed || known.timesAccepted < timesToLearn)
        return false;
    known.learned = dialect;
    known.learnedUntil = now + learnedFor;
    return true;
}

} // namespace triage::languagemodel
