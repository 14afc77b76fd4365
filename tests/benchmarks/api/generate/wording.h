// SPDX-License-Identifier: GPL-3.0-or-later
// Generates texts of feedback: real words with real frequencies, a long tail of rare ones, and planted words
// with known counts.
#pragma once

#include "random.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace triage::benchmark {

/// Words that a search finds only where they were planted, so that their counts are exact.
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

/// Generates texts.
class Wording
{
public:
    /// Reads "count word" lines with the frequencies of words in real feedback.
    explicit Wording(const QString &path);
    bool isEmpty() const { return m_words.isEmpty(); }

    /// Returns a text that contains these planted words.
    Text make(Random &random, const QStringList &planted) const;

private:
    QString word(Random &random) const;
    QString sentences(Random &random, QStringList words) const;

    QStringList m_words;
    std::vector<double> m_upTo; ///< Sums of the words' frequencies.
};

} // namespace triage::benchmark
