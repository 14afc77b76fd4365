// SPDX-License-Identifier: GPL-3.0-or-later
// Enumerations and their words on the wire.
#pragma once

#include <QByteArrayView>
#include <QString>

#include <array>
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
