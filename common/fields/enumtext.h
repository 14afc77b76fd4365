// SPDX-License-Identifier: GPL-3.0-or-later
// Enumerations and their words on the wire, and other values that are written as texts.
#pragma once

#include <QByteArrayView>
#include <QString>

#include <array>
#include <concepts>
#include <optional>
#include <utility>

namespace triage {

/// Specialise with `static constexpr std::array words{std::pair{E::A, "a"}, …};`, every enumerator once.
template <typename E>
struct EnumText;

template <typename E>
concept HasEnumText = requires
{
    EnumText<E>::words;
};

template <HasEnumText E>
constexpr const char *toWord(E value)
{
    for (const auto &[each, word] : EnumText<E>::words) {
        if (each == value)
            return word;
    }
    return "";
}

template <HasEnumText E>
std::optional<E> fromWord(QByteArrayView text)
{
    for (const auto &[each, word] : EnumText<E>::words) {
        if (text == QByteArrayView(word))
            return each;
    }
    return std::nullopt;
}

/// The same for words that people and programs write into addresses, in any case.
template <HasEnumText E>
std::optional<E> fromAnyCase(const QString &text)
{
    return fromWord<E>(text.toLower().toUtf8());
}

/// A value that is written as a text. accepted() describes the texts that have a value, for sentences: "must
/// be a day".
template <typename T>
concept HasText = requires(const T &value, const QString &text)
{
    {
        T::fromText(text)
        } -> std::same_as<std::optional<T>>;
    {
        T::accepted()
        } -> std::same_as<QString>;
    {
        value.toText()
        } -> std::convertible_to<QString>;
};

/// "a, b or c", for sentences.
template <HasEnumText E>
QString allWords()
{
    QString list;
    const auto &words = EnumText<E>::words;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            list += i + 1 == words.size() ? QStringLiteral(" or ") : QStringLiteral(", ");
        list += QString::fromLatin1(words[i].second);
    }
    return list;
}

} // namespace triage
