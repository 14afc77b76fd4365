// SPDX-License-Identifier: GPL-3.0-or-later
// Several values of an enumeration, as a filter keeps them.
#pragma once

#include "fields/enumtext.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <vector>

namespace triage {

/// A set of values of an enumeration whose values are small numbers. By default it has all of them, so that
/// it keeps everything. Its text is their words, separated by commas.
template <HasEnumText E>
class WordSet
{
public:
    constexpr WordSet()
    {
        for (const auto &[value, word] : EnumText<E>::words)
            m_bits |= bitOf(value);
    }
    constexpr WordSet(E value) : m_bits(bitOf(value)) { }
    constexpr WordSet(std::initializer_list<E> values)
    {
        for (const E value : values)
            m_bits |= bitOf(value);
    }

    /// Parses a text, in which a word may occur again. Nothing if one of its words is not a value.
    static std::optional<WordSet> fromText(const QString &text)
    {
        WordSet set(std::initializer_list<E>{});
        for (const QString &word : text.split(u',')) {
            const std::optional<E> value = fromAnyCase<E>(word);
            if (!value)
                return std::nullopt;
            set.m_bits |= bitOf(*value);
        }
        return set;
    }
    static QString accepted() { return allWords<E>() + QStringLiteral(", or several of them with commas"); }
    /// Returns the regular expression of texts in lower case.
    static QByteArray pattern()
    {
        const QByteArray one = '(' + WordSet().toText().toLatin1().replace(',', '|') + ')';
        return one + "(," + one + ")*";
    }

    constexpr bool has(E value) const { return (m_bits & bitOf(value)) != 0; }
    /// Returns true if every value is in the set.
    constexpr bool isAll() const { return *this == WordSet(); }
    /// Returns the values in the order of the enumeration's words.
    std::vector<E> values() const
    {
        std::vector<E> all;
        for (const auto &[value, word] : EnumText<E>::words) {
            if (has(value))
                all.push_back(value);
        }
        return all;
    }
    /// Returns their words in the same order, each once.
    QStringList words() const
    {
        QStringList all;
        for (const E value : values())
            all.append(QString::fromLatin1(toWord(value)));
        return all;
    }
    /// Returns the normal form of the text.
    QString toText() const { return words().join(u','); }

    friend constexpr bool operator==(WordSet, WordSet) = default;

private:
    static constexpr unsigned bitOf(E value) { return 1u << unsigned(value); }

    unsigned m_bits = 0;
};

} // namespace triage
