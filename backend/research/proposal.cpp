// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/proposal.h"

#include "languages/languagedetection.h"
#include "research/proposalphrases.h"
#include "research/themelabels.h"

#include <algorithm>
#include <map>

namespace triage::research {

namespace {

constexpr size_t wordsKept = 12;
constexpr double minShareOfWord = 0.1; // of the texts of a group that contain a word
constexpr double minConfidence = 0.5; // that a member belongs to its group
constexpr double maxConfidence = 0.95;
constexpr double minSharedWords = 0.5; // of the shorter list, for the same subject
constexpr ThemeRules rules{
    .maxThemes = 6, .minMembers = minItemsForBuffer, .minSimilarity = 0.33, .sameTheme = 0.45
};
/// The share of a group that its first words must occur in, because most of a group has its subject in
/// common.
constexpr double minSharedPart = 0.6;

/// Shortens a name to the limit without splitting a surrogate pair.
QString shortened(const QString &name)
{
    constexpr qsizetype longest = 100;
    if (name.size() <= longest)
        return name;
    return name.left(name[longest - 1].isHighSurrogate() ? longest - 1 : longest).trimmed();
}

/// Returns the share of the group that contains one of these words.
double partWith(const TextCollection &collection, const TextTheme &theme, const QString &words)
{
    std::map<Language, std::vector<TextToken>> wantedIn;
    const auto has = [](const std::vector<TextToken> &part, const std::vector<TextToken> &wanted) {
        return std::any_of(part.begin(), part.end(), [&](const TextToken &token) {
            return std::any_of(wanted.begin(), wanted.end(),
                               [&](const TextToken &each) { return each.key == token.key; });
        });
    };
    const auto with = std::count_if(theme.members.begin(), theme.members.end(), [&](size_t member) {
        const TokenizedText &text = collection.texts()[member];
        std::vector<TextToken> &wanted = wantedIn[text.language];
        if (wanted.empty())
            wanted = tokensOf(words, text.language);
        return has(text.title, wanted) || has(text.description, wanted);
    });
    return double(with) / double(theme.members.size());
}

/// Returns the language that two thirds of the group have; the unknown one if there is none.
Language languageOf(const TextCollection &collection, const TextTheme &theme)
{
    std::map<Language, size_t> counts;
    for (const size_t member : theme.members)
        ++counts[collection.texts()[member].language];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most->second * 3 >= theme.members.size() * 2 ? most->first : Language();
}

std::unordered_set<FeatureKey> keysOf(const QStringList &words, Language language)
{
    std::unordered_set<FeatureKey> keys;
    for (const TextToken &token : tokensOf(words.join(u' '), language)) {
        if (token.isContent)
            keys.insert(token.key);
    }
    return keys;
}

} // namespace

std::vector<Proposal> proposeBuffers(std::span<const routing::FeedbackText> items)
{
    std::vector<routing::FeedbackText> texts(items.begin(), items.end());
    tellLanguages(texts);
    const TextCollection collection(texts);
    std::vector<Proposal> proposals;
    for (const TextTheme &theme : findThemes(collection, rules)) {
        Proposal proposal;
        proposal.words = wordsOf(collection, theme, wordsKept, minShareOfWord);
        if (proposal.words.isEmpty() || partWith(collection, theme, proposal.words.first()) < minSharedPart)
            continue;
        // A name of a single word says little, and a list of many words is not a name.
        const qsizetype named = proposal.words.first().contains(u' ') ? 1 : 2;
        proposal.name = shortened(headingOf(proposal.words.first(std::min(named, proposal.words.size()))));
        const Language language = languageOf(collection, theme);
        proposal.description
            = descriptionOf(proposal.words.first(std::min<qsizetype>(4, proposal.words.size())), language);
        proposal.instructions = instructionsOf(proposal.words, language);
        proposal.members = theme.members;
        for (const size_t member : theme.members)
            proposal.confidences.push_back(std::min(
                maxConfidence, minConfidence + similarity(collection.texts()[member], theme.centre) / 2));
        proposals.push_back(std::move(proposal));
    }
    return proposals;
}

bool isSameSubject(const QStringList &words, const QStringList &others)
{
    const Language language = detectedLanguage(words.join(u' '));
    const std::unordered_set<FeatureKey> a = keysOf(words, language);
    const std::unordered_set<FeatureKey> b = keysOf(others, language);
    if (a.empty() || b.empty())
        return false;
    const auto shared = std::count_if(a.begin(), a.end(), [&](FeatureKey key) { return b.contains(key); });
    return double(shared) >= minSharedWords * double(std::min(a.size(), b.size()));
}

} // namespace triage::research
