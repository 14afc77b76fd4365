// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/texttokens.h"

#include "languages/languagedetection.h"
#include "routing/text/commonwords.h"
#include "search/unspacedwords.h"

#include <algorithm>
#include <map>

namespace triage::research {

namespace {

bool isNumber(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// Hiragana writes grammar: particles and the endings of verbs.
bool isHiragana(QChar c)
{
    return c.unicode() >= u'\u3040' && c.unicode() <= u'\u309F';
}

bool isContent(FeatureKey key, const QString &surface, Language language)
{
    // A single character says little.
    return surface.size() > 1 && !isNumber(surface) && !routing::isCommonWord(key, language);
}

void addSpaced(QStringView text, Language language, std::vector<TextToken> &tokens)
{
    routing::FeatureReader reader(language);
    reader.add(text, 1);
    for (const routing::SurfaceWord &word : reader.surfaceWords())
        tokens.push_back({ word.key, word.text, isContent(word.key, word.text, language), false });
}

void addUnspaced(QStringView word, Language language, std::vector<TextToken> &tokens)
{
    constexpr qsizetype maxGrammar = 3; // longer words in hiragana are written so by choice
    TextToken token{ routing::keyOfUnspacedWord(word), word.toString(), false, true };
    const bool isGrammar = word.size() <= maxGrammar && std::all_of(word.begin(), word.end(), isHiragana);
    token.isContent = !isGrammar && isContent(token.key, token.surface, language);
    tokens.push_back(std::move(token));
}

} // namespace

std::vector<TextToken> tokensOf(QStringView text, Language language)
{
    std::vector<TextToken> tokens;
    for (const search::WordRun &run : search::wordRuns(text)) {
        if (run.isUnspaced)
            addUnspaced(run.text, language, tokens);
        else
            addSpaced(run.text, language, tokens);
    }
    return tokens;
}

FeatureKey keyOfPair(FeatureKey first, FeatureKey second)
{
    return (first ^ (second << 21 | second >> 43)) * 0x9E3779B97F4A7C15;
}

QString surfaceOfPair(const TextToken &first, const TextToken &second)
{
    return first.isUnspaced && second.isUnspaced ? first.surface + second.surface
                                                 : first.surface + u' ' + second.surface;
}

Language homeLanguageOf(std::span<const routing::FeedbackText> texts)
{
    std::map<Language, size_t> counts;
    for (const routing::FeedbackText &text : texts) {
        if (text.language && text.language->isKnown())
            ++counts[*text.language];
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    constexpr size_t maxTextsForOne = 4; // fewer texts in a language say nothing about the others
    return most == counts.end() || most->second * maxTextsForOne < texts.size() ? Language() : most->first;
}

void tellLanguages(std::span<routing::FeedbackText> texts)
{
    for (routing::FeedbackText &text : texts) {
        if (!text.language)
            text.language = detectedLanguage(text.title, text.description);
    }
    const Language home = homeLanguageOf(texts);
    for (routing::FeedbackText &text : texts) {
        // English and unknown texts have the same stems, and of an unknown text the common words of all
        // languages are known.
        if (!text.language->isKnown() && home != englishLanguage)
            text.language = home;
    }
}

} // namespace triage::research
