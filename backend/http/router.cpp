// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/router.h"

#include "text.h"

#include <QStringDecoder>

namespace triage::http {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/// Splits a path. A part that is not text becomes an empty one, which as a key names nothing.
std::optional<QStringList> segmentsOf(const QByteArray &path)
{
    if (!path.startsWith('/'))
        return std::nullopt;
    QStringList segments;
    for (const QByteArray &part : path.sliced(1).split('/')) {
        if (part.isEmpty())
            return std::nullopt;
        segments.append(decodePart(part).value_or(QString()));
    }
    return segments;
}

bool matches(const QStringList &pattern, const QStringList &segments)
{
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (!pattern[i].isEmpty() && pattern[i] != segments[i])
            return false;
    }
    return true;
}

QStringList keysOf(const QStringList &pattern, const QStringList &segments)
{
    QStringList keys;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i].isEmpty())
            keys.append(segments[i]);
    }
    return keys;
}

} // namespace

std::optional<QString> decodePart(QByteArrayView part)
{
    QByteArray bytes;
    bytes.reserve(part.size());
    for (qsizetype i = 0; i < part.size(); ++i) {
        if (part[i] != '%') {
            bytes += part[i];
            continue;
        }
        if (i + 2 >= part.size())
            return std::nullopt;
        const int high = hexDigit(part[i + 1]);
        const int low = hexDigit(part[i + 2]);
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes += char(high << 4 | low);
        i += 2;
    }
    if (bytes.contains('\0') || !bytes.isValidUtf8())
        return std::nullopt;
    return textFromUtf8(bytes);
}

int Router::add(api::Method method, std::string_view path)
{
    Route route{ method, {} };
    if (path.ends_with('/')) {
        m_directories.emplace_back(QByteArray(path.data(), qsizetype(path.size())), int(m_routes.size()));
        m_routes.push_back(std::move(route));
        return int(m_routes.size()) - 1;
    }
    for (const QString &segment :
         QString::fromLatin1(path.data() + 1, qsizetype(path.size()) - 1).split(QLatin1Char('/')))
        route.segments.append(segment.startsWith(QLatin1Char('{')) ? QString() : segment);
    const auto length = std::size_t(route.segments.size());
    if (m_byLength.size() <= length)
        m_byLength.resize(length + 1);
    m_byLength[length].push_back(int(m_routes.size()));
    m_routes.push_back(std::move(route));
    return int(m_routes.size()) - 1;
}

Router::Lookup Router::find(Method method, const QByteArray &path) const
{
    Lookup lookup;
    const auto wanted = fromWord<api::Method>(toWord(method == Method::Head ? Method::Get : method));
    const auto consider = [&](int number, const QStringList &keys) {
        const Route &route = m_routes[std::size_t(number)];
        if (route.method == wanted && !lookup.found)
            lookup.found = Found{ number, keys };
        lookup.allow += QByteArray(toWord(route.method)) + ", ";
        if (route.method == api::Method::Get)
            lookup.allow += "HEAD, ";
    };
    for (const auto &[directory, number] : m_directories) {
        if (directory == path)
            consider(number, {});
    }
    const std::optional<QStringList> segments = segmentsOf(path);
    if (segments && std::size_t(segments->size()) < m_byLength.size()) {
        for (const int number : m_byLength[std::size_t(segments->size())]) {
            const QStringList &pattern = m_routes[std::size_t(number)].segments;
            if (matches(pattern, *segments))
                consider(number, keysOf(pattern, *segments));
        }
    }
    if (!lookup.allow.isEmpty())
        lookup.allow += "OPTIONS";
    return lookup;
}

} // namespace triage::http
