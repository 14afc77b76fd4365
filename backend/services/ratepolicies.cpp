// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/ratepolicies.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

constexpr int maxNumber = 100'000;

/// Parses a whole number from 1 to maxNumber.
std::optional<int> numberFrom(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 1 && number <= maxNumber ? std::optional(number) : std::nullopt;
}

/// Parses "100/200" or "30". A burst that is not given equals the count.
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

Result<RatePolicies> ratePoliciesFrom(const QString &text)
{
    if (text == "off"_L1)
        return RatePolicies::off();
    const Problem wrong = invalidField({},
                                       u"%1 is not a rate limit. Write off, or for example "
                                       "full=100/200,widget=10/30,address=30."_s.arg(text));
    RatePolicies limits;
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

} // namespace triage::services
