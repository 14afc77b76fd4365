// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/researchquestion.h"

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

/// Returns a tsquery that finds a word by itself or its stem; in scripts without spaces by consecutive
/// characters.
QString termOf(const QString &surface)
{
    QStringList parts;
    const std::vector<search::Word> words = search::words(surface);
    for (const search::Word &word : words)
        parts << lexeme(word.folded);
    if (words.size() != 1)
        return parts.join(QStringLiteral(" <-> "));
    const search::Word &word = words.front();
    parts << lexeme(u'=' + word.stem);
    if (word.stem != word.folded)
        parts << lexeme(word.stem);
    return parts.join(QStringLiteral(" | "));
}

/// Recognises "the top complaints" and "top 5", but not "top up".
bool isRanking(const std::vector<TextToken> &tokens, size_t index)
{
    if (tokens[index].surface.compare(QLatin1StringView("top"), Qt::CaseInsensitive) != 0)
        return false;
    if (index + 1 == tokens.size())
        return false;
    const TextToken &next = tokens[index + 1];
    return routing::isWordOfFeedback(next.key)
        || std::all_of(next.surface.begin(), next.surface.end(), [](QChar c) { return c.isDigit(); });
}

} // namespace

ResearchQuestion ResearchQuestion::parse(const QString &text)
{
    ResearchQuestion question;
    question.m_text = text;
    const std::vector<TextToken> tokens = tokensOf(text);
    for (size_t i = 0; i < tokens.size(); ++i) {
        const TextToken &token = tokens[i];
        if (!token.isContent || isRanking(tokens, i) || question.m_words.size() >= maxWords
            || !question.m_keys.insert(token.key).second)
            continue;
        question.m_words << token.surface;
        question.m_terms.push_back(termOf(token.surface));
    }
    return question;
}

double ResearchQuestion::coverage(const TokenizedText &text, const TextCollection &collection) const
{
    std::unordered_set<FeatureKey> found;
    for (const auto *part : { &text.title, &text.description }) {
        for (const TextToken &token : *part) {
            if (m_keys.contains(token.key))
                found.insert(token.key);
        }
    }
    double all = 0;
    double had = 0;
    for (const FeatureKey key : m_keys) {
        const double rarity = collection.rarityOf(key);
        all += rarity;
        had += found.contains(key) ? rarity : 0;
    }
    return all > 0 ? had / all : 1;
}

} // namespace triage::research
