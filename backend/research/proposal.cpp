// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/proposal.h"

#include "languages/language.h"
#include "languages/languagedetection.h"
#include "research/themelabels.h"
#include "routing/text/wordfrequencies.h"

#include <algorithm>
#include <array>
#include <map>

namespace triage::research {

namespace {

/// %1 is a list of words.
struct ProposalPhrases
{
    Language language;
    const char16_t *description;
    const char16_t *instructions;
    const char16_t *quotedWord;
    const char16_t *separator;
};

/// English comes first. The others are the languages of the client.
constexpr std::array phrases{
    ProposalPhrases{ englishLanguage, u"Feedback about %1.", u"Feedback with words such as %1.", u"“%1”",
                     u", " },
    ProposalPhrases{ { 'd', 'e' }, u"Feedback zu %1.", u"Feedback mit Wörtern wie %1.", u"„%1“", u", " },
    ProposalPhrases{
        { 'f', 'r' }, u"Retours sur : %1.", u"Retours contenant des mots comme %1.", u"« %1 »", u", " },
    ProposalPhrases{
        { 'e', 's' }, u"Comentarios sobre %1.", u"Comentarios con palabras como %1.", u"«%1»", u", " },
    ProposalPhrases{ { 'j', 'a' },
                     u"%1に関するフィードバック。",
                     u"%1などの言葉を含むフィードバック。",
                     u"「%1」",
                     u"、" },
    ProposalPhrases{ { 'a', 'r' }, u"ملاحظات حول: %1.", u"ملاحظات تحتوي على كلمات مثل %1.", u"«%1»", u"، " },
    ProposalPhrases{ { 'h', 'e' }, u"משוב בנושא: %1.", u"משוב עם מילים כמו %1.", u"„%1”", u", " },
};

const ProposalPhrases &phrasesOf(Language language)
{
    const auto found = std::find_if(phrases.begin(), phrases.end(),
                                    [&](const ProposalPhrases &each) { return each.language == language; });
    return found == phrases.end() ? phrases.front() : *found;
}

QString textOf(const char16_t *text)
{
    return QStringView(text).toString();
}

/// Returns what the buffer is about: "Feedback about exports, columns." Languages without sentences have
/// those of English.
QString descriptionOf(const QStringList &words, Language language)
{
    const ProposalPhrases &own = phrasesOf(language);
    return textOf(own.description).arg(words.join(textOf(own.separator)));
}

/// Returns the words that people use: "Feedback with words such as “export”, “column”."
QString instructionsOf(const QStringList &words, Language language)
{
    const ProposalPhrases &own = phrasesOf(language);
    QStringList quoted;
    for (const QString &word : words)
        quoted << textOf(own.quotedWord).arg(word);
    return textOf(own.instructions).arg(quoted.join(textOf(own.separator)));
}

constexpr size_t wordsKept = 12;
constexpr double minShareOfWord = 0.1; // of the texts of a group that contain a word
constexpr double minConfidence = 0.5; // that a member belongs to its group
constexpr double maxConfidence = 0.95;
constexpr double minSharedWords = 0.5; // of the shorter list, for the same subject
constexpr ThemeRules rules{
    .maxThemes = 6, .minMembers = minItemsForBuffer, .minSimilarity = 0.33, .sameTheme = 0.45
};
/// The share of a group that one of its first words must occur in, because most of a group has its subject in
/// common.
constexpr double minSharedPart = 0.6;
/// The number of different words that a text needs to say something.
constexpr size_t minContentWords = 2;
/// The share of their words from which on two texts are copies of one.
constexpr double sameText = 0.7;
/// The share of the sequences of four characters that occur in feedback in general; a text with fewer is
/// noise of a keyboard. None of 8,000 English texts of the public sets has so few, but some of a word or two
/// have. Short texts of other languages may have as few: then they only do not count.
constexpr double minKnownGrams = 0.2;

/// Shortens a name to the limit without splitting a surrogate pair.
QString shortened(const QString &name)
{
    constexpr qsizetype longest = 100;
    if (name.size() <= longest)
        return name;
    return name.left(name[longest - 1].isHighSurrogate() ? longest - 1 : longest).trimmed();
}

/// Returns whether a text was typed without meaning, such as "asdf jklj sdf".
bool isNoise(const routing::FeedbackText &item)
{
    const QString text = item.title + u' ' + item.description;
    const bool isLatin = std::all_of(
        text.begin(), text.end(), [](QChar c) { return !c.isLetter() || c.script() == QChar::Script_Latin; });
    if (!isLatin || detectedLanguage(item.title, item.description).isKnown())
        return false;
    routing::FeatureReader reader;
    reader.add(text, 1);
    double all = 0;
    double known = 0;
    for (const routing::Feature &gram : reader.features().grams) {
        all += gram.count;
        known += routing::WordFrequencies::builtIn().documentsWith(gram.key) > 0 ? gram.count : 0;
    }
    return known < minKnownGrams * all;
}

/// Returns the words of a text that say something, ordered and without duplicates.
std::vector<FeatureKey> contentOf(const routing::FeedbackText &item)
{
    std::vector<FeatureKey> keys;
    for (const QString *part : { &item.title, &item.description }) {
        for (const TextToken &token : tokensOf(*part, item.language.value_or(Language()))) {
            if (token.isContent)
                keys.push_back(token.key);
        }
    }
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

bool areCopies(const std::vector<FeatureKey> &a, const std::vector<FeatureKey> &b)
{
    std::vector<FeatureKey> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return double(both.size()) >= sameText * double(a.size() + b.size() - both.size());
}

/// A text that says something, and the other texts with the same words.
struct Original
{
    std::vector<FeatureKey> content;
    std::vector<size_t> texts; ///< The numbers of all of them.
};

/// Leaves out texts that say nothing.
std::vector<Original> originalsOf(const std::vector<routing::FeedbackText> &texts)
{
    std::vector<Original> originals;
    std::map<std::vector<FeatureKey>, size_t> known;
    for (size_t i = 0; i < texts.size(); ++i) {
        std::vector<FeatureKey> content = contentOf(texts[i]);
        if (content.size() < minContentWords || isNoise(texts[i]))
            continue;
        const auto [place, isNew] = known.emplace(content, originals.size());
        if (isNew)
            originals.push_back({ std::move(content), {} });
        originals[place->second].texts.push_back(i);
    }
    return originals;
}

/// Returns whether enough of these differ from each other.
bool areVarious(const std::vector<Original> &originals, const std::vector<size_t> &members)
{
    std::vector<size_t> different;
    for (const size_t member : members) {
        const bool isCopy = std::any_of(different.begin(), different.end(), [&](size_t each) {
            return areCopies(originals[each].content, originals[member].content);
        });
        if (!isCopy)
            different.push_back(member);
        if (different.size() >= minItemsForBuffer)
            return true;
    }
    return false;
}

/// Leaves only those texts of a theme that have the one of these words that most of them have: with several
/// words, a group could have two subjects. Returns false if that are too few.
bool narrow(const TextCollection &collection, const std::vector<Original> &originals, const QString &words,
            TextTheme &theme)
{
    std::map<FeatureKey, std::vector<size_t>> having;
    for (const size_t member : theme.members) {
        for (const TextToken &token : tokensOf(words, collection.texts()[member].language)) {
            if (std::ranges::binary_search(originals[member].content, token.key))
                having[token.key].push_back(member);
        }
    }
    const auto most = std::max_element(having.begin(), having.end(), [](const auto &a, const auto &b) {
        return a.second.size() < b.second.size();
    });
    if (most == having.end() || double(most->second.size()) < minSharedPart * double(theme.members.size())
        || !areVarious(originals, most->second))
        return false;
    theme = { most->second, centreOf(collection, most->second) };
    return true;
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

} // namespace

std::vector<Proposal> proposeBuffers(std::span<const routing::FeedbackText> items)
{
    std::vector<routing::FeedbackText> texts(items.begin(), items.end());
    tellLanguages(texts);
    const std::vector<Original> originals = originalsOf(texts);
    std::vector<routing::FeedbackText> different;
    for (const Original &original : originals)
        different.push_back(texts[original.texts.front()]);
    const TextCollection collection(different);
    std::vector<Proposal> proposals;
    for (TextTheme &theme : findThemes(collection, rules)) {
        Proposal proposal;
        proposal.words = wordsOf(collection, theme, wordsKept, minShareOfWord);
        if (proposal.words.isEmpty() || !narrow(collection, originals, proposal.words.first(), theme))
            continue;
        // A name of a single word says little, and a list of many words is not a name.
        const qsizetype named = proposal.words.first().contains(u' ') ? 1 : 2;
        proposal.name = shortened(headingOf(proposal.words.first(std::min(named, proposal.words.size()))));
        proposal.language = languageOf(collection, theme);
        proposal.description = descriptionOf(
            proposal.words.first(std::min<qsizetype>(4, proposal.words.size())), proposal.language);
        proposal.instructions = instructionsOf(proposal.words, proposal.language);
        for (const size_t member : theme.members) {
            const double confidence = std::min(
                maxConfidence, minConfidence + similarity(collection.texts()[member], theme.centre) / 2);
            for (const size_t text : originals[member].texts) {
                proposal.members.push_back(text);
                proposal.confidences.push_back(confidence);
            }
        }
        proposals.push_back(std::move(proposal));
    }
    return proposals;
}

std::vector<FeatureKey> keysOf(const QStringList &words, Language language)
{
    return contentOf({ {}, words.join(u' '), language });
}

bool isSameSubject(std::span<const FeatureKey> keys, std::span<const FeatureKey> others)
{
    if (keys.empty() || others.empty())
        return false;
    const auto shared = std::ranges::count_if(
        keys, [&](FeatureKey key) { return std::ranges::binary_search(others, key); });
    return double(shared) >= minSharedWords * double(std::min(keys.size(), others.size()));
}

} // namespace triage::research
