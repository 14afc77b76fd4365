// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the bytes of all request bodies in memory, and keeps them within a bound.
#pragma once

#include "http/limits.h"

namespace triage::http {

/// The memory of the bodies of one server. Large bodies may use half of it only, so that however many large
/// bodies are kept incomplete, ordinary requests are served.
class BodyMemory
{
public:
    /// The limits must outlive this object.
    explicit BodyMemory(const Limits &limits) : m_limits(limits) { }

    /// Counts a body that has grown. Returns false, and counts nothing, if that is too much.
    bool grow(qsizetype from, qsizetype to)
    {
        const bool isLarge = to > m_limits.earlyBodyBytes;
        if (m_used + to - from > (isLarge ? m_limits.bodyMemory / 2 : m_limits.bodyMemory))
            return false;
        m_used += to - from;
        return true;
    }
    /// Uncounts a body of that size.
    void release(qsizetype size) { m_used -= size; }
    qint64 used() const { return m_used; }

private:
    const Limits &m_limits;
    qint64 m_used = 0;
};

} // namespace triage::http
