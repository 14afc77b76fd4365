// SPDX-License-Identifier: GPL-3.0-or-later
// What made-up feedback says: real words as often as people use them, a long tail of rare ones, and planted
// words whose number is known.
#pragma once

#include "random.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace triage::benchmark {

/// Words that no other word of the texts matches in a search, so that their counts are exact.
struct PlantedWords
{
    static const QStringList &common(); ///< Each in about 30 % of the items.
    static const QStringList &rare(); ///< Each in 20 items.
};

struct Text
{
    QString title; ///< Null: none.
    QString description;
};

/// Makes texts.
class Wording
{
public:
    /// Reads "count word" lines: how often a word stands in real feedback.
    explicit Wording(const QString &path);
    bool isEmpty() const { return m_words.isEmpty(); }

    /// A text with these planted words in it.
    Text make(Random &random, const QStringList &planted) const;

private:
    QString word(Random &random) const;
    QString sentences(Random &random, QStringList words) const;

    QStringList m_words;
    std::vector<double> m_upTo; ///< Sums of the words' frequencies.
};

} // namespace triage::benchmark
