// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/themelabels.h"

#include <algorithm>
#include <map>

namespace triage::research {

namespace {

/// A word or a pair of words in the texts of a theme.
struct Phrase
{
    std::vector<FeatureKey> keys;
    size_t texts = 0;
    size_t lastText = size_t(-1);
    std::map<QString, size_t> forms; ///< The written forms and their numbers of occurrences.
    double score = 0;
};

using Phrases = std::map<FeatureKey, Phrase>;

/// Returns the most frequent form. A capital only counts if there is hardly another form, because it may be
/// the beginning of a sentence.
QString formOf(const Phrase &phrase)
{
    const auto less = [](const auto &a, const auto &b) {
        return a.second < b.second;
    };
    const auto most = std::max_element(phrase.forms.begin(), phrase.forms.end(), less);
    const auto lower = phrase.forms.find(most->first.toLower());
    return lower != phrase.forms.end() && lower->second * 4 >= most->second ? lower->first : most->first;
}

void count(Phrases &phrases, FeatureKey key, std::vector<FeatureKey> keys, const QString &form, size_t text)
{
    Phrase &phrase = phrases[key];
    phrase.keys = std::move(keys);
    ++phrase.forms[form];
    if (phrase.lastText != text)
        ++phrase.texts;
    phrase.lastText = text;
}

void readPart(const TextCollection &collection, const std::vector<TextToken> &part, size_t text,
              Phrases &words, Phrases &pairs)
{
    for (size_t i = 0; i < part.size(); ++i) {
        if (!collection.distinguishes(part[i]))
            continue;
        count(words, part[i].key, { part[i].key }, part[i].surface, text);
        if (i + 1 < part.size() && collection.distinguishes(part[i + 1]) && part[i].key != part[i + 1].key)
            count(pairs, keyOfPair(part[i].key, part[i + 1].key), { part[i].key, part[i + 1].key },
                  surfaceOfPair(part[i], part[i + 1]), text);
    }
}

/// Returns the phrases that enough texts contain, best first.
std::vector<Phrase> best(Phrases phrases, const TextTheme &theme, double minShare)
{
    const double size = double(theme.members.size());
    std::vector<Phrase> sorted;
    for (auto &[key, phrase] : phrases) {
        if (double(phrase.texts) < minShare * size || (size >= 2 && phrase.texts < 2))
            continue;
        for (const FeatureKey each : phrase.keys) {
            const auto found = theme.centre.find(each);
            phrase.score += found == theme.centre.end() ? 0 : found->second;
        }
        phrase.score *= double(phrase.texts) / size;
        sorted.push_back(std::move(phrase));
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Phrase &a, const Phrase &b) { return a.score > b.score; });
    return sorted;
}

} // namespace

QStringList wordsOf(const TextCollection &collection, const TextTheme &theme, size_t most, double minShare)
{
    Phrases words;
    Phrases pairs;
    for (const size_t member : theme.members) {
        readPart(collection, collection.texts()[member].title, member, words, pairs);
        readPart(collection, collection.texts()[member].description, member, words, pairs);
    }
    constexpr double minShareOfPair = 0.3;
    std::vector<Phrase> candidates = best(std::move(pairs), theme, minShareOfPair);
    for (Phrase &word : best(words, theme, minShare))
        candidates.push_back(std::move(word));
    if (candidates.empty())
        candidates = best(std::move(words), theme, 0);
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Phrase &a, const Phrase &b) { return a.score > b.score; });
    QStringList chosen;
    std::vector<FeatureKey> said;
    for (const Phrase &phrase : candidates) {
        const bool repeats = std::any_of(phrase.keys.begin(), phrase.keys.end(), [&](FeatureKey key) {
            return std::find(said.begin(), said.end(), key) != said.end();
        });
        if (repeats || size_t(chosen.size()) >= most)
            continue;
        chosen << formOf(phrase);
        said.insert(said.end(), phrase.keys.begin(), phrase.keys.end());
    }
    return chosen;
}

QString headingOf(const QStringList &words)
{
    QString heading = words.join(QStringLiteral(", "));
    if (!heading.isEmpty())
        heading[0] = heading[0].toUpper();
    return heading;
}

} // namespace triage::research
