// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/ratelimitheaders.h"

#include <QByteArrayList>

namespace triage::api {

http::Headers rateLimitHeaders(std::span<const services::Allowance> allowances)
{
    QByteArrayList policies, left;
    for (const services::Allowance &each : allowances) {
        const QByteArray name = '"' + QByteArray(each.name) + '"';
        policies << name + ";q=" + QByteArray::number(each.policy.burst)
                + ";w=" + QByteArray::number(qint64(each.policy.window().count()));
        if (each.left)
            left << name + ";r=" + QByteArray::number(*each.left)
                    + ";t=" + QByteArray::number(qint64(each.reset.count()));
    }
    http::Headers headers;
    if (!policies.isEmpty())
        headers.append("RateLimit-Policy", policies.join(", "));
    if (!left.isEmpty())
        headers.append("RateLimit", left.join(", "));
    return headers;
}

} // namespace triage::api
