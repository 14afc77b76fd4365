// SPDX-License-Identifier: GPL-3.0-or-later
// Which route a request is for: paths are matched segment by segment, decoded only after they were split.
#pragma once

#include "contract/endpoint.h"
#include "http/message.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace triage::http {

/// Routes by path and method. A route is known by the number that add() gave it.
class Router
{
public:
    struct Found
    {
        int route = 0;
        QStringList keys; ///< The decoded segments that stand for {keys}, in order.
    };
    struct Lookup
    {
        std::optional<Found> found;
        QByteArray
            allow; ///< The methods of the path, as an Allow header has them; empty: there is no such path.
    };

    int add(api::Method method, std::string_view path);
    /// HEAD finds what GET finds. A trailing slash, an empty segment, broken percent-encoding, U+0000 and
    /// what is no UTF-8 are paths that do not exist.
    Lookup find(Method method, const QByteArray &path) const;

private:
    struct Route
    {
        api::Method method;
        QStringList segments; ///< An empty one stands for a key.
    };

    std::vector<Route> m_routes;
    std::vector<std::vector<int>> m_byLength; ///< Routes by their number of segments.
};

/// The API's method of a request's; nothing for OPTIONS and others. HEAD is GET.
std::optional<api::Method> apiMethod(Method method);
QByteArray methodName(api::Method method);

/// Decodes a percent-encoded part of a URL; nothing where it is broken, no UTF-8 or has U+0000.
std::optional<QString> decodePart(QByteArrayView part);

} // namespace triage::http
