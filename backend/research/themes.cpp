// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/themes.h"

#include <algorithm>
#include <map>

namespace triage::research {

namespace {

/// The texts that contain a word or a pair of words, and its weight in them.
struct Seed
{
    std::vector<size_t> texts;
    double weight = 0; ///< The average weight of the word in a text.
};

using Seeds = std::map<FeatureKey, Seed>; // ordered, so that ties are resolved deterministically

double weightIn(const TokenizedText &text, FeatureKey word)
{
    const auto found
        = std::lower_bound(text.words.begin(), text.words.end(), word,
                           [](const routing::Feature &each, FeatureKey key) { return each.key < key; });
    return found != text.words.end() && found->key == word ? found->count : 0;
}

/// Adds pairs of words; the weight of a pair is the sum of those of its words.
void addPairs(const TextCollection &collection, const TokenizedText &text, size_t number, Seeds &seeds)
{
    for (const auto *part : { &text.title, &text.description }) {
        for (size_t i = 0; i + 1 < part->size(); ++i) {
            const TextToken &first = (*part)[i];
            const TextToken &second = (*part)[i + 1];
            if (!collection.distinguishes(first) || !collection.distinguishes(second)
                || first.key == second.key)
                continue;
            Seed &seed = seeds[keyOfPair(first.key, second.key)];
            if (!seed.texts.empty() && seed.texts.back() == number)
                continue;
            seed.texts.push_back(number);
            seed.weight += weightIn(text, first.key) + weightIn(text, second.key);
        }
    }
}

Seeds seedsOf(const TextCollection &collection, size_t minTexts)
{
    Seeds seeds;
    for (size_t i = 0; i < collection.size(); ++i) {
        const TokenizedText &text = collection.texts()[i];
        for (const routing::Feature &word : text.words) {
            Seed &seed = seeds[word.key];
            seed.texts.push_back(i);
            seed.weight += word.count;
        }
        addPairs(collection, text, i, seeds);
    }
    std::erase_if(seeds, [&](const auto &each) { return each.second.texts.size() < minTexts; });
    for (auto &[key, seed] : seeds)
        seed.weight /= double(seed.texts.size());
    return seeds;
}

/// Returns the seed with the greatest gain among the texts without a theme, and marks its texts as taken.
const Seed *takeBest(const Seeds &seeds, size_t minTexts, std::vector<bool> &taken)
{
    const Seed *best = nullptr;
    double most = 0;
    for (const auto &[key, seed] : seeds) {
        const auto free
            = std::count_if(seed.texts.begin(), seed.texts.end(), [&](size_t text) { return !taken[text]; });
        const double gain = double(free) * seed.weight;
        if (size_t(free) >= minTexts && gain > most) {
            most = gain;
            best = &seed;
        }
    }
    if (best) {
        for (const size_t text : best->texts)
            taken[text] = true;
    }
    return best;
}

double similarity(const Centre &a, const Centre &b)
{
    double sum = 0;
    for (const auto &[key, weight] : a) {
        if (const auto found = b.find(key); found != b.end())
            sum += weight * found->second;
    }
    return sum;
}

/// Assigns each text to the theme that it is most similar to.
void assign(const TextCollection &collection, double minSimilarity, std::vector<TextTheme> &themes)
{
    for (TextTheme &theme : themes)
        theme.members.clear();
    for (size_t i = 0; i < collection.size(); ++i) {
        TextTheme *best = nullptr;
        double most = minSimilarity;
        for (TextTheme &theme : themes) {
            if (const double like = similarity(collection.texts()[i], theme.centre); like >= most) {
                most = like;
                best = &theme;
            }
        }
        if (best)
            best->members.push_back(i);
    }
    for (TextTheme &theme : themes)
        theme.centre = centreOf(collection, theme.members);
}

void mergeAlike(const TextCollection &collection, double sameTheme, std::vector<TextTheme> &themes)
{
    for (size_t i = 0; i < themes.size(); ++i) {
        for (size_t j = i + 1; j < themes.size();) {
            if (similarity(themes[i].centre, themes[j].centre) < sameTheme) {
                ++j;
                continue;
            }
            std::vector<size_t> &members = themes[i].members;
            members.insert(members.end(), themes[j].members.begin(), themes[j].members.end());
            std::sort(members.begin(), members.end());
            members.erase(std::unique(members.begin(), members.end()), members.end());
            themes[i].centre = centreOf(collection, members);
            themes.erase(themes.begin() + qptrdiff(j));
            j = i + 1;
        }
    }
}

void sortMembers(const TextCollection &collection, TextTheme &theme)
{
    std::vector<std::pair<double, size_t>> sorted;
    for (const size_t member : theme.members)
        sorted.emplace_back(-similarity(collection.texts()[member], theme.centre), member);
    std::sort(sorted.begin(), sorted.end());
    std::transform(sorted.begin(), sorted.end(), theme.members.begin(),
                   [](const auto &each) { return each.second; });
}

} // namespace

std::vector<TextTheme> findThemes(const TextCollection &collection, const ThemeRules &rules)
{
    const Seeds seeds = seedsOf(collection, rules.minMembers);
    std::vector<bool> taken(collection.size(), false);
    std::vector<TextTheme> themes;
    // Some themes will be merged, and some will turn out to be too small.
    while (themes.size() < 2 * rules.maxThemes) {
        const Seed *seed = takeBest(seeds, rules.minMembers, taken);
        if (!seed)
            break;
        themes.push_back({ seed->texts, centreOf(collection, seed->texts) });
    }
    for (int round = 0; round < 3; ++round) {
        mergeAlike(collection, rules.sameTheme, themes);
        assign(collection, rules.minSimilarity, themes);
        std::erase_if(themes,
                      [&](const TextTheme &theme) { return theme.members.size() < rules.minMembers; });
    }
    std::stable_sort(themes.begin(), themes.end(), [](const TextTheme &a, const TextTheme &b) {
        return a.members.size() > b.members.size();
    });
    if (themes.size() > rules.maxThemes)
        themes.resize(rules.maxThemes);
    for (TextTheme &theme : themes)
        sortMembers(collection, theme);
    return themes;
}

} // namespace triage::research
