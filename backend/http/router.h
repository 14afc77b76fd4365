// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the route of a request. Paths are matched segment by segment, and decoded only after they were split.
#pragma once

#include "contract/endpoint.h"
#include "http/message.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace triage::http {

/// Routes by path and method. A route is identified by the number that add() returned.
class Router
{
public:
    struct Found
    {
        int route = 0;
        QStringList
            keys; ///< The decoded segments that stand for {keys}, in order; empty for one that is not text.
    };
    struct Lookup
    {
        std::optional<Found> found;
        QByteArray
            allow; ///< The methods of the path as an Allow header lists them; empty if there is no such path.
    };

    /// Adds a route. A path that ends with a slash has no keys and matches only itself.
    int add(api::Method method, std::string_view path);
    /// Finds a route. HEAD finds the routes of GET. Other paths with a trailing slash, an empty segment,
    /// broken percent-encoding, U+0000 or invalid UTF-8 do not exist.
    Lookup find(Method method, const QByteArray &path) const;

private:
    struct Route
    {
        api::Method method;
        QStringList segments; ///< An empty one stands for a key.
    };

    std::vector<Route> m_routes;
    std::vector<std::pair<QByteArray, int>> m_directories; ///< Routes whose path ends with a slash.
    std::vector<std::vector<int>> m_byLength; ///< Routes by their number of segments.
};

/// Decodes a percent-encoded part of a URL. Returns nothing if it is broken, not UTF-8 or contains U+0000.
std::optional<QString> decodePart(QByteArrayView part);

} // namespace triage::http
