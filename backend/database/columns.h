// SPDX-License-Identifier: GPL-3.0-or-later
// The values that statements take: words of enumerations, and columns of many rows as arrays.
#pragma once

#include "fields/enumtext.h"
#include "timestamp.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <iterator>
#include <optional>
#include <type_traits>
#include <vector>

namespace triage::storage {

template <HasEnumText E>
QString wordOf(E value)
{
    return QString::fromLatin1(toWord(value));
}

template <HasEnumText E>
std::optional<QString> wordOf(const std::optional<E> &value)
{
    return value ? std::optional(wordOf(*value)) : std::nullopt;
}

namespace detail {

/// Returns a value in the form in which an array is bound: words, times and JSON as texts.
template <typename T>
auto elementOf(const T &value)
{
    if constexpr (HasEnumText<T>)
        return wordOf(value);
    else if constexpr (std::is_same_v<T, Timestamp>)
        return QString::fromLatin1(toIso(value));
    else if constexpr (std::is_same_v<T, QByteArray>)
        return QString::fromUtf8(value);
    else if constexpr (std::is_same_v<T, int>)
        return qint64(value);
    else
        return value;
}

template <typename T>
auto elementOf(const std::optional<T> &value)
{
    return value ? std::optional(elementOf(*value)) : std::nullopt;
}

} // namespace detail

/// Returns the values of one column for a statement that writes a row for each element: the results of read,
/// a member or a function, for the elements.
template <typename Elements, typename Read>
auto columnOf(const Elements &elements, const Read &read)
{
    using Element = decltype(detail::elementOf(std::invoke(read, *std::begin(elements))));
    std::vector<Element> column;
    column.reserve(std::size(elements));
    for (const auto &each : elements)
        column.push_back(detail::elementOf(std::invoke(read, each)));
    return column;
}

} // namespace triage::storage
