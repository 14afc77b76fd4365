// SPDX-License-Identifier: GPL-3.0-or-later
// A text as the features that texts are compared by: stems of words, and four characters in a row.
#pragma once

#include <QString>

#include <vector>

namespace triage::routing {

/// What a feature stands for, as a number: its text is not needed to compare.
using FeatureKey = quint64;

/// A feature and how often the text has it.
struct Feature
{
    FeatureKey key = 0;
    double count = 0;
};

/// The features of a text, each once, ordered by key.
struct Features
{
    std::vector<Feature> words; ///< Stems; in scripts without spaces also pairs of characters.
    std::vector<Feature> grams; ///< Four characters of " word ", or all of it where it is shorter.
    std::vector<Feature> pairs; ///< Two words in a row.
};

/// A word of the text as it stands there, for explanations.
struct SurfaceWord
{
    FeatureKey key = 0;
    QString text;
};

/// Collects the features of the parts of a text, each part with its weight.
class FeatureReader
{
public:
    void add(QStringView text, double weight);
    /// How many words were read.
    int wordCount() const { return m_wordCount; }
    /// The words as they stand in the text, in its order.
    const std::vector<SurfaceWord> &surfaceWords() const & { return m_surfaceWords; }
    Features features() const;

private:
    std::vector<Feature> m_words;
    std::vector<Feature> m_grams;
    std::vector<Feature> m_pairs;
    std::vector<SurfaceWord> m_surfaceWords;
    int m_wordCount = 0;
};

struct FeedbackText;

/// Returns a reader of an item. Words of its title count twice.
FeatureReader readerOf(const FeedbackText &item);

} // namespace triage::routing
