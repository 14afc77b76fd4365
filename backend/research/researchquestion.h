// SPDX-License-Identifier: GPL-3.0-or-later
// A question and the words to search feedback for.
#pragma once

#include "research/textcollection.h"

#include <QStringList>

namespace triage::research {

/// A question such as "What do people complain about?" names nothing in particular; then all feedback is
/// meant.
class ResearchQuestion
{
public:
    /// The words are those of the question's language. They are searched for by their stems in it and in the
    /// languages of the feedback, the most frequent of which comes first.
    static ResearchQuestion parse(const QString &text, const std::vector<Language> &languages = {});

    const QString &text() const { return m_text; }
    bool namesNothing() const { return m_words.isEmpty(); }
    /// Returns its words, without those that only make it a question.
    const QStringList &words() const { return m_words; }
    /// Returns a tsquery for each word.
    const std::vector<QString> &terms() const { return m_terms; }
    /// Returns the keys of the words' stems in all these languages.
    const std::unordered_set<FeatureKey> &keys() const { return m_keys; }

    /// Returns the number of its words that a text has in one of its two parts.
    size_t wordsIn(const std::vector<TextToken> &part, const std::vector<TextToken> &other = {}) const;
    /// Returns the number of its words that a text must have to be about the question: all of them, or of
    /// more than three at least three quarters.
    size_t wordsNeeded() const { return size_t(m_words.size() - m_words.size() / 4); }

    static constexpr qsizetype maxWords = 12;

private:
    QString m_text;
    QStringList m_words;
    std::vector<QString> m_terms;
    std::unordered_set<FeatureKey> m_keys;
    std::vector<std::vector<FeatureKey>> m_keysOfWords; ///< Without duplicates.
};

} // namespace triage::research
