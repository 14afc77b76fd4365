// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/researchquestion.h"

#include "languages/languagedetection.h"
#include "routing/text/commonwords.h"
#include "search/textanalysis.h"

#include <algorithm>

namespace triage::research {

namespace {

/// Folded words contain only letters, digits and marks: no quotation mark and no backslash.
QString lexeme(const QString &word)
{
    return u'\'' + word + u'\'';
}

/// Returns a tsquery that finds a word by itself or its stem in one of the languages; in scripts without
/// spaces by consecutive characters.
QString termOf(const QString &surface, const std::vector<Language> &languages)
{
    QStringList parts;
    const std::vector<search::Word> words = search::words(surface);
    for (const search::Word &word : words)
        parts << lexeme(word.folded);
    if (words.size() != 1)
        return parts.join(QStringLiteral(" <-> "));
    for (const Language language : languages) {
        const QString stem = search::words(surface, language).front().stem;
        for (const QString &each : { u'=' + stem, stem }) {
            if (!parts.contains(lexeme(each)))
                parts << lexeme(each);
        }
    }
    return parts.join(QStringLiteral(" | "));
}

/// Returns the keys of a word in each of the languages in which it says something.
std::vector<FeatureKey> keysOf(const TextToken &token, const std::vector<Language> &languages)
{
    std::vector<FeatureKey> keys{ token.key };
    for (const Language language : languages) {
        for (const TextToken &each : tokensOf(token.surface, language)) {
            if (each.isContent && std::find(keys.begin(), keys.end(), each.key) == keys.end())
                keys.push_back(each.key);
        }
    }
    return keys;
}

/// Returns whether a word is common in one of the languages.
bool isCommonInAny(const TextToken &token, const std::vector<Language> &languages)
{
    return std::any_of(languages.begin(), languages.end(), [&](Language language) {
        const std::vector<TextToken> tokens = tokensOf(token.surface, language);
        return std::none_of(tokens.begin(), tokens.end(),
                            [](const TextToken &each) { return each.isContent; });
    });
}

/// Recognises "the top complaints" and "top 5", but not "top up".
bool isRanking(const std::vector<TextToken> &tokens, size_t index, Language language)
{
    if (tokens[index].surface.compare(QLatin1StringView("top"), Qt::CaseInsensitive) != 0)
        return false;
    if (index + 1 == tokens.size())
        return false;
    const TextToken &next = tokens[index + 1];
    return routing::isWordOfFeedback(next.key, language)
        || std::all_of(next.surface.begin(), next.surface.end(), [](QChar c) { return c.isDigit(); });
}

} // namespace

ResearchQuestion ResearchQuestion::parse(const QString &text, const std::vector<Language> &languages)
{
    ResearchQuestion question;
    question.m_text = text;
    const Language language = detectedLanguage(text);
    std::vector<Language> all{ {}, language };
    all.insert(all.end(), languages.begin(), languages.end());
    // A short question may be in any of the languages.
    const std::vector<Language> possible = language.isKnown() ? std::vector<Language>() : languages;
    const std::vector<TextToken> tokens = tokensOf(text, language);
    for (size_t i = 0; i < tokens.size(); ++i) {
        const TextToken &token = tokens[i];
        if (!token.isContent || isRanking(tokens, i, language) || question.m_words.size() >= maxWords
            || question.m_keys.contains(token.key) || isCommonInAny(token, possible))
            continue;
        question.m_words << token.surface;
        question.m_terms.push_back(termOf(token.surface, all));
        question.m_keysOfWords.push_back(keysOf(token, all));
        question.m_keys.insert(question.m_keysOfWords.back().begin(), question.m_keysOfWords.back().end());
    }
    return question;
}

size_t ResearchQuestion::wordsIn(const std::vector<TextToken> &part,
                                 const std::vector<TextToken> &other) const
{
    std::unordered_set<FeatureKey> found;
    for (const auto *tokens : { &part, &other }) {
        for (const TextToken &token : *tokens) {
            if (m_keys.contains(token.key))
                found.insert(token.key);
        }
    }
    return size_t(
        std::count_if(m_keysOfWords.begin(), m_keysOfWords.end(), [&](const std::vector<FeatureKey> &keys) {
            return std::any_of(keys.begin(), keys.end(), [&](FeatureKey key) { return found.contains(key); });
        }));
}

} // namespace triage::research
