// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/ratelimits.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

constexpr int most = 100'000;

/// A whole number from 1 to most, or nothing.
std::optional<int> numberFrom(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

/// "100/200" or "30"; a burst that is not named is as large as the count.
std::optional<RatePolicy> policyFrom(const QString &text, std::chrono::seconds period)
{
    if (text == "off"_L1)
        return RatePolicy{};
    const QStringList numbers = text.split(u'/');
    const auto count = numberFrom(numbers.first());
    const auto burst = numberFrom(numbers.last());
    if (!count || !burst || numbers.size() > 2)
        return std::nullopt;
    return RatePolicy{ *count, period, *burst };
}

} // namespace

std::chrono::seconds RatePolicy::window() const
{
    return std::max(std::chrono::seconds(1), (burst * period + std::chrono::seconds(count - 1)) / count);
}

Result<RateLimits> rateLimitsFrom(const QString &text)
{
    if (text == "off"_L1)
        return RateLimits::off();
    const Problem wrong = invalidField({},
                                       u"%1 is not a rate limit. Write off, or for example "
                                       "full=100/200,widget=10/30,address=30."_s.arg(text));
    RateLimits limits;
    for (const QString &part : text.split(u',')) {
        const QString name = part.section(u'=', 0, 0).trimmed();
        const bool isAddress = name == "address"_L1;
        const auto policy
            = policyFrom(part.section(u'=', 1).trimmed(), std::chrono::seconds(isAddress ? 60 : 1));
        if (!policy)
            return wrong;
        if (name == "full"_L1)
            limits.fullAccess = *policy;
        else if (name == "widget"_L1)
            limits.widget = *policy;
        else if (isAddress)
            limits.address = *policy;
        else
            return wrong;
    }
    return limits;
}

Bucket::Bucket(const RatePolicy &policy, Microseconds fullAt, Microseconds now)
    : m_policy(policy), m_interval(Microseconds(policy.period) / policy.count),
      m_fullAt(std::max(fullAt, now)), m_now(now)
{
    // Under a limit that was lower before, or with a clock that was set back, it is empty at most.
    m_fullAt = std::min(m_fullAt, now + policy.burst * m_interval);
}

int Bucket::left() const
{
    return int((m_policy.burst * m_interval - untilFull()) / m_interval);
}

void Bucket::take()
{
    m_fullAt += m_interval;
}

Bucket::Microseconds Bucket::untilOne() const
{
    return std::max(Microseconds(0), untilFull() - (m_policy.burst - 1) * m_interval);
}

} // namespace triage::services
