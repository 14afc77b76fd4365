// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/features.h"

#include "routing/text/feedbacktext.h"
#include "routing/text/functionwords.h"
#include "search/folding.h"
#include "search/stemming.h"
#include "search/textanalysis.h"
#include "text.h"

#include <algorithm>

namespace triage::routing {

namespace {

constexpr qsizetype gramLength = 4;
constexpr FeatureKey wordSeed = 1;
constexpr FeatureKey gramSeed = 2;
constexpr FeatureKey pairSeed = 3;

/// FNV-1a with a final mix. Unlike qHash() it is the same in every process. buffer_proposal stores keys of
/// stems: after a change of this function or of the stemmers, proposals that were refused are not known.
FeatureKey keyOf(QStringView text, FeatureKey seed)
{
    constexpr FeatureKey prime = 0x100000001B3;
    FeatureKey hash = 0xCBF29CE484222325 ^ (seed * 0x9E3779B97F4A7C15);
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * prime;
    return hash ^ hash >> 32;
}

/// Splits "HttpClient" into "Http Client", because programs name things that way.
QString withSplitCamelCase(QStringView text)
{
    QString split;
    split.reserve(text.size() + text.size() / 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i > 0 && text[i].isUpper()) {
            const bool isHump = text[i - 1].isLower();
            const bool endsAcronym = text[i - 1].isUpper() && i + 1 < text.size() && text[i + 1].isLower();
            if (isHump || endsAcronym)
                split.append(u' ');
        }
        split.append(text[i]);
    }
    return split;
}

/// Returns parts of the text by code points. Positions only move forward, so that reading all words is one
/// pass.
class Places
{
public:
    explicit Places(QStringView text) : m_text(text) { }

    QString part(int start, int length)
    {
        const qsizetype from = moveTo(start);
        return m_text.mid(from, moveTo(start + length) - from).toString();
    }

private:
    qsizetype moveTo(int codePoint)
    {
        for (; m_codePoint < codePoint; ++m_codePoint)
            search::nextCodePoint(m_text, m_index);
        return m_index;
    }

    QStringView m_text;
    qsizetype m_index = 0;
    int m_codePoint = 0;
};

bool isUnspaced(const search::Word &word)
{
    qsizetype index = 0;
    return search::kindOf(search::nextCodePoint(word.folded, index)) == search::CodePointKind::Unspaced;
}

void addGrams(const QString &word, double weight, std::vector<Feature> &grams)
{
    const QString padded = u' ' + word + u' ';
    if (padded.size() <= gramLength)
        grams.push_back({ keyOf(padded, gramSeed), weight });
    for (qsizetype i = 0; padded.size() > gramLength && i + gramLength <= padded.size(); ++i)
        grams.push_back({ keyOf(QStringView(padded).mid(i, gramLength), gramSeed), weight });
}

/// Returns the words of a text, of which function words are their English counterparts.
std::vector<search::Word> wordsOf(QStringView text, Language language)
{
    std::vector<search::Word> words = search::words(text, language);
    if (!language.isKnown() || language == englishLanguage)
        return words;
    for (search::Word &word : words) {
        if (const QString *counterpart = englishCounterpart(word.folded, language)) {
            word.folded = *counterpart;
            word.stem = search::stemOf(*counterpart, *counterpart, englishLanguage);
        }
    }
    return words;
}

/// Merges equal keys and sums up their counts.
std::vector<Feature> summed(std::vector<Feature> features)
{
    std::sort(features.begin(), features.end(),
              [](const Feature &a, const Feature &b) { return a.key < b.key; });
    std::vector<Feature> sums;
    for (const Feature &feature : features) {
        if (!sums.empty() && sums.back().key == feature.key)
            sums.back().count += feature.count;
        else
            sums.push_back(feature);
    }
    return sums;
}

} // namespace

void FeatureReader::add(QStringView text, double weight)
{
    const QString split = withSplitCamelCase(text);
    Places places(split);
    const search::Word *before = nullptr;
    const std::vector<search::Word> words = wordsOf(split, m_language);
    for (const search::Word &word : words) {
        const FeatureKey key = keyOf(word.stem, wordSeed);
        m_words.push_back({ key, weight });
        m_surfaceWords.push_back({ key, places.part(word.start, word.length) });
        addGrams(word.folded, weight, m_grams);
        // In these scripts one character says little; two are about a word.
        if (before && isUnspaced(*before) && isUnspaced(word)) {
            const FeatureKey pair = keyOf(QString(before->folded + word.folded), pairSeed);
            m_words.push_back({ pair, weight });
            m_surfaceWords.push_back({ pair, before->folded + word.folded });
        } else if (before)
            m_pairs.push_back({ keyOf(QString(before->stem + u' ' + word.stem), pairSeed), weight });
        before = &word;
    }
    m_wordCount += int(words.size());
}

Features FeatureReader::features() const
{
    return { summed(m_words), summed(m_grams), summed(m_pairs) };
}

FeatureKey keyOfUnspacedWord(QStringView word)
{
    QString folded;
    const std::vector<search::Word> characters = search::words(word);
    for (const search::Word &character : characters)
        folded += character.folded;
    return keyOf(folded, characters.size() > 1 ? pairSeed : wordSeed);
}

FeatureReader readerOf(const FeedbackText &item)
{
    constexpr double titleWeight = 2;
    FeatureReader reader(item.language.value_or(Language()));
    reader.add(item.title, titleWeight);
    reader.add(item.description, 1);
    return reader;
}

} // namespace triage::routing
