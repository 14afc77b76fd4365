// SPDX-License-Identifier: GPL-3.0-or-later
// A budget that many share, such as bytes of memory or places in a queue, of which nobody gets everything.
#pragma once

#include "invariant.h"

#include <QHash>

#include <algorithm>

namespace triage {

/// Counts what each holder, an organization or an address, has taken of a budget. A holder gets an eighth at
/// most. Where the budget is used up, the holder with the most gives way to those with less, so that however
/// many are busy, another one is served. Not thread-safe.
template <typename Holder>
class SharedBudget
{
public:
    static constexpr qint64 sharesInBudget = 8;

    explicit SharedBudget(qint64 total)
        : m_total(total), m_share((total + sharesInBudget - 1) / sharesInBudget)
    {
    }

    /// Counts an amount for the holder. While more than the limit, a part of the budget, would be in use,
    /// calls giveWay(other) with the holder that has the most. This function gives back some of what the
    /// other one has, or returns false if it cannot. Returns false, and counts nothing, if the holder's share
    /// is used up, or if nobody with more than the holder can give way.
    template <typename GiveWay>
    bool take(const Holder &holder, qint64 amount, qint64 limit, const GiveWay &giveWay)
    {
        const qint64 held = of(holder) + amount;
        if (held > m_share)
            return false;
        while (m_used + amount > limit) {
            const auto most = std::max_element(m_held.cbegin(), m_held.cend());
            if (most == m_held.cend() || *most <= held)
                return false;
            const Holder other = most.key();
            if (!giveWay(other))
                return false;
        }
        count(holder, amount);
        return true;
    }
    template <typename GiveWay>
    bool take(const Holder &holder, qint64 amount, const GiveWay &giveWay)
    {
        return take(holder, amount, m_total, giveWay);
    }
    /// Counts an amount that cannot be refused.
    void count(const Holder &holder, qint64 amount)
    {
        m_held[holder] += amount;
        m_used += amount;
    }
    void giveBack(const Holder &holder, qint64 amount)
    {
        const auto held = m_held.find(holder);
        const qint64 known = held == m_held.end() ? 0 : *held;
        if (amount > known) {
            noteViolation(Invariant::SharedBudget,
                          QByteArray::number(amount) + " given back of " + QByteArray::number(known));
            amount = known;
        }
        m_used -= amount;
        if (amount < known)
            *held -= amount;
        else if (known > 0)
            m_held.erase(held);
    }

    qint64 total() const { return m_total; }
    /// Returns the amount that all holders have.
    qint64 used() const { return m_used; }
    /// Returns the amount that the holder has.
    qint64 of(const Holder &holder) const { return m_held.value(holder); }

private:
    const qint64 m_total;
    const qint64 m_share;
    qint64 m_used = 0;
    QHash<Holder, qint64> m_held;
};

} // namespace triage
