// SPDX-License-Identifier: GPL-3.0-or-later
// The features that texts are compared by: stems of words, and sequences of four characters.
#pragma once

#include "languages/language.h"

#include <QString>

#include <vector>

namespace triage::routing {

/// The hash of a feature. Its text is not needed for comparing.
using FeatureKey = quint64;

/// A feature and its number of occurrences in a text.
struct Feature
{
    FeatureKey key = 0;
    double count = 0;
};

/// The features of a text, without duplicates, ordered by key.
struct Features
{
    std::vector<Feature>
        words; ///< Stems of their language; in scripts without spaces also pairs of characters.
    std::vector<Feature> grams; ///< Four characters of " word ", or all of it if it is shorter.
    std::vector<Feature> pairs; ///< Two consecutive words.
};

/// A word as it is written in the text, for explanations.
struct SurfaceWord
{
    FeatureKey key = 0;
    QString text;
};

/// Collects the features of the parts of a text, each part with its weight.
class FeatureReader
{
public:
    /// A reader of texts in a language. Function words count as their English counterparts (functionwords.h).
    explicit FeatureReader(Language language = {}) : m_language(language) { }

    void add(QStringView text, double weight);
    /// Returns the number of words that were read.
    int wordCount() const { return m_wordCount; }
    /// Returns the words as they are written, in the order of the text.
    const std::vector<SurfaceWord> &surfaceWords() const & { return m_surfaceWords; }
    Features features() const;

private:
    Language m_language;
    std::vector<Feature> m_words;
    std::vector<Feature> m_grams;
    std::vector<Feature> m_pairs;
    std::vector<SurfaceWord> m_surfaceWords;
    int m_wordCount = 0;
};

/// Returns the key of a word of a script without spaces, which may have any number of characters. One or two
/// characters have the key of the same feature.
FeatureKey keyOfUnspacedWord(QStringView word);

struct FeedbackText;

/// Returns a reader of an item, in the language that it names. Words of its title count twice.
FeatureReader readerOf(const FeedbackText &item);

} // namespace triage::routing
