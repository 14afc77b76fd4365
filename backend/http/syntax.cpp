// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/syntax.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace triage::http {

namespace {

using Set = std::array<bool, 256>;

constexpr Set alphanumericsAnd(std::string_view more)
{
    Set set{};
    for (int c = '0'; c <= '9'; ++c)
        set[c] = true;
    for (int c = 'a'; c <= 'z'; ++c)
        set[c] = set[c - 'a' + 'A'] = true;
    for (const char c : more)
        set[static_cast<unsigned char>(c)] = true;
    return set;
}

// Returns the visible ASCII characters without those in `less`.
constexpr Set visibleWithout(std::string_view less)
{
    Set set{};
    for (int c = 0x21; c < 0x7f; ++c)
        set[c] = true;
    for (const char c : less)
        set[static_cast<unsigned char>(c)] = false;
    return set;
}

constexpr Set tokenChars = alphanumericsAnd("!#$%&'*+-.^_`|~");
constexpr Set hostChars = alphanumericsAnd("-._~!$&'()*+;=%");
constexpr Set literalChars = alphanumericsAnd(":.");
// Wider than the grammar for characters that browsers send unescaped; never includes one that could end or
// hide a target.
constexpr Set pathChars = visibleWithout("\"<>#\\^`{}?");
constexpr Set queryChars = visibleWithout("\"<>#");

bool consistsOf(const Set &set, QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(),
                       [&set](char c) { return set[static_cast<unsigned char>(c)]; });
}

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && byte != '\t') || byte == 0x7f;
}

QByteArrayView withoutSpace(QByteArrayView text)
{
    const auto isSpace = [](char c) {
        return c == ' ' || c == '\t';
    };
    while (!text.isEmpty() && isSpace(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isSpace(text.back()))
        text = text.chopped(1);
    return text;
}

bool isPort(QByteArrayView text)
{
    const std::optional<qint64> port = parseDecimal(text);
    return text.isEmpty() || (port && text.size() <= 5 && *port <= 65535);
}

/// Returns a path with its escaped letters and digits as they are: it is the same path (RFC 3986, 6.2.2.2),
/// and routes, links and logs know one form of it.
QByteArray withPlainLetters(QByteArrayView path)
{
    constexpr Set letters = alphanumericsAnd("");
    QByteArray plain;
    plain.reserve(path.size());
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (path[i] != '%') {
            plain += path[i];
            continue;
        }
        bool isEscape = false;
        const int code = i + 2 < path.size() ? path.sliced(i + 1, 2).toInt(&isEscape, 16) : 0;
        if (!isEscape) // Decoding more of a broken path could make it valid: it stays as it is.
            return path.toByteArray();
        if (letters[static_cast<unsigned char>(code)])
            plain += static_cast<char>(code);
        else
            plain += path.sliced(i, 3);
        i += 2;
    }
    return plain;
}

std::optional<RequestTarget> originForm(QByteArrayView text)
{
    const qsizetype mark = text.indexOf('?');
    const QByteArrayView path = mark < 0 ? text : text.first(mark);
    const QByteArrayView query = mark < 0 ? QByteArrayView() : text.sliced(mark + 1);
    if (!path.startsWith('/') || !consistsOf(pathChars, path) || !consistsOf(queryChars, query))
        return std::nullopt;
    return RequestTarget{ withPlainLetters(path), query.toByteArray(), {} };
}

std::optional<RequestTarget> absoluteForm(QByteArrayView text)
{
    const qsizetype colon = text.indexOf("://");
    if (colon < 0 || !(isSame(text.first(colon), "http") || isSame(text.first(colon), "https")))
        return std::nullopt;
    const QByteArrayView rest = text.sliced(colon + 3);
    const auto end = std::find_if(rest.begin(), rest.end(), [](char c) { return c == '/' || c == '?'; });
    const QByteArrayView authority = rest.first(end - rest.begin());
    if (!isHost(authority))
        return std::nullopt;
    QByteArray origin = rest.sliced(authority.size()).toByteArray();
    if (!origin.startsWith('/'))
        origin.prepend('/');
    std::optional<RequestTarget> target = originForm(origin);
    if (target)
        target->authority = authority.toByteArray();
    return target;
}

} // namespace

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && consistsOf(tokenChars, text);
}

bool hasControls(QByteArrayView text)
{
    return std::any_of(text.begin(), text.end(), isControl);
}

bool isHost(QByteArrayView text)
{
    if (text.startsWith('[')) {
        const qsizetype end = text.indexOf(']');
        if (end < 3 || !consistsOf(literalChars, text.sliced(1, end - 1)))
            return false;
        const QByteArrayView rest = text.sliced(end + 1);
        return rest.isEmpty() || (rest.startsWith(':') && isPort(rest.sliced(1)));
    }
    const qsizetype colon = text.indexOf(':');
    const QByteArrayView host = colon < 0 ? text : text.first(colon);
    return !host.isEmpty() && consistsOf(hostChars, host) && (colon < 0 || isPort(text.sliced(colon + 1)));
}

std::optional<RequestTarget> parseTarget(QByteArrayView text)
{
    return text.startsWith('/') ? originForm(text) : absoluteForm(text);
}

std::optional<FieldLine> parseField(QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || !isToken(line.first(colon)))
        return std::nullopt;
    const QByteArrayView value = withoutSpace(line.sliced(colon + 1));
    if (hasControls(value))
        return std::nullopt;
    return FieldLine{ line.first(colon), value };
}

std::optional<qint64> parseDecimal(QByteArrayView text)
{
    if (text.isEmpty() || text.size() > 18)
        return std::nullopt;
    qint64 number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

std::optional<qint64> parseChunkSize(QByteArrayView line)
{
    const qsizetype semicolon = line.indexOf(';');
    const QByteArrayView digits = semicolon < 0 ? line : line.first(semicolon);
    if (digits.isEmpty() || digits.size() > 15 || hasControls(line))
        return std::nullopt;
    qint64 size = 0;
    for (const char c : digits) {
        const char lower = (c >= 'A' && c <= 'F') ? static_cast<char>(c - 'A' + 'a') : c;
        if (lower >= '0' && lower <= '9')
            size = size * 16 + (lower - '0');
        else if (lower >= 'a' && lower <= 'f')
            size = size * 16 + (lower - 'a' + 10);
        else
            return std::nullopt;
    }
    return size;
}

bool isSame(QByteArrayView text, QByteArrayView lowerCase)
{
    return text.size() == lowerCase.size() && text.compare(lowerCase, Qt::CaseInsensitive) == 0;
}

bool listHolds(QByteArrayView list, QByteArrayView word)
{
    while (!list.isEmpty()) {
        const qsizetype comma = list.indexOf(',');
        if (isSame(withoutSpace(comma < 0 ? list : list.first(comma)), word))
            return true;
        list = comma < 0 ? QByteArrayView() : list.sliced(comma + 1);
    }
    return false;
}

} // namespace triage::http
