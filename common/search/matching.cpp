// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/matching.h"

#include "search/similarwords.h"
#include "text.h"

#include <algorithm>
#include <utility>

namespace triage::search {

namespace {

/// Returns the part of a word that begins at an offset of its folded form. Returns the whole word if folding
/// changed the number of characters, because the position is unknown then.
HighlightRange partOf(const Word &word, qsizetype offset, const QString &part)
{
    if (codePoints(word.folded) != word.length)
        return { word.start, word.length };
    const auto before = codePoints(QStringView(word.folded).left(offset));
    return { word.start + int(before), int(codePoints(part)) };
}

std::vector<Automaton::Symbol> unitsOf(const QString &text)
{
    return { text.utf16(), text.utf16() + text.size() };
}

} // namespace

bool matchesInfix(const Word &word)
{
    return word.folded.size() >= minInfixLength && codePoints(word.folded) >= minInfixLength;
}

TermMatcher::TermMatcher(const std::vector<QueryTerm> &terms, Typing typing)
    : m_termCount(terms.size()), m_typing(typing)
{
    for (size_t i = 0; i < terms.size(); ++i) {
        if (terms[i].isPhrase)
            addPhrase(i, terms[i]);
        else if (terms[i].isSign)
            m_signs.emplace_back(i, terms[i].words.front().folded);
        else
            addWord(i, terms[i].words.front());
    }
    m_parts.build();
    m_runs.build();
}

void TermMatcher::addWord(size_t term, const Word &word)
{
    m_byStem[word.stem].push_back(m_words.size());
    for (const QString &stem : word.otherStems)
        m_byStem[stem].push_back(m_words.size());
    m_words.push_back({ term, word.folded, matchesInfix(word),
                        m_typing == Typing::WithErrors && canBeMistyped(word.folded) });
    m_parts.add(unitsOf(word.folded));
}

void TermMatcher::addPhrase(size_t term, const QueryTerm &phrase)
{
    const size_t count = phrase.words.size() - (phrase.isOpen ? 1 : 0);
    std::vector<Automaton::Symbol> symbols;
    for (size_t i = 0; i < count; ++i) {
        Automaton::Symbol &symbol = m_symbols[phrase.words[i].folded];
        if (symbol == 0)
            symbol = Automaton::Symbol(m_symbols.size());
        symbols.push_back(symbol);
    }
    m_phrases.push_back({ term, count, phrase.isOpen ? phrase.words.back().folded : QString() });
    m_runs.add(symbols);
}

Automaton::Symbol TermMatcher::symbolOf(const QString &folded) const
{
    return m_symbols.value(folded, 0);
}

/// One search of a text.
class TermMatcher::Search
{
public:
    Search(const TermMatcher &matcher, const std::vector<Word> &text, const std::vector<Word> &signs)
        : m_matcher(matcher), m_text(text), m_signs(signs), m_best(matcher.m_words.size()),
          m_isSeen(matcher.m_parts.stateCount())
    {
    }

    std::vector<Match> take()
    {
        findSigns();
        Automaton::State run = Automaton::start;
        for (size_t at = 0; at < m_text.size(); ++at) {
            findWords(at);
            run = m_matcher.m_runs.next(run, m_matcher.symbolOf(m_text[at].folded));
            findPhrases(at, run);
        }
        std::stable_sort(m_found.begin(), m_found.end(), [](const Match &a, const Match &b) {
            return std::pair(a.firstWord, a.term) < std::pair(b.firstWord, b.term);
        });
        return std::move(m_found);
    }

private:
    void findSigns()
    {
        for (const Word &sign : m_signs) {
            for (const auto &[term, wanted] : m_matcher.m_signs) {
                if (sign.folded.startsWith(wanted))
                    m_found.push_back(
                        { .term = term,
                          .wordCount = 0,
                          .quality = sign.folded == wanted ? MatchQuality::Whole : MatchQuality::Prefix,
                          .range = { sign.start, sign.length } });
            }
        }
    }

    void findWords(size_t at)
    {
        const Word &word = m_text[at];
        findStems(word.stem);
        // The index stores no "=" lexeme of a word that is its own stem; the word itself serves as its stem.
        if (word.folded != word.stem)
            findStems(word.folded);
        findParts(word);
        if (m_matcher.m_typing == Typing::WithErrors)
            findSimilar(word);
        for (const size_t number : m_matched) {
            const Wanted &wanted = m_matcher.m_words[number];
            const Best best = std::exchange(m_best[number], {});
            const bool isWhole = best.quality >= MatchQuality::Stem || best.quality == MatchQuality::Similar;
            m_found.push_back({ .term = wanted.term,
                                .firstWord = at,
                                .quality = best.quality,
                                .range = isWhole ? HighlightRange{ word.start, word.length }
                                                 : partOf(word, best.offset, wanted.folded) });
        }
        m_matched.clear();
        for (const Automaton::State state : m_seen)
            m_isSeen[state] = false;
        m_seen.clear();
    }

    void findStems(const QString &stem)
    {
        const auto found = m_matcher.m_byStem.constFind(stem);
        if (found == m_matcher.m_byStem.constEnd())
            return;
        for (const size_t number : *found)
            note(number, MatchQuality::Stem, 0);
    }

    void findParts(const Word &word)
    {
        const Automaton &parts = m_matcher.m_parts;
        Automaton::State state = Automaton::start;
        for (qsizetype i = 0; i < word.folded.size(); ++i) {
            state = parts.next(state, word.folded[i].unicode());
            // What ends at a state was noted when the word first led there.
            for (auto end = parts.firstEnd(state); end != Automaton::start && !m_isSeen[end];
                 end = parts.nextEnd(end)) {
                m_isSeen[end] = true;
                m_seen.push_back(end);
                for (const size_t number : parts.patterns(end))
                    notePart(number, i + 1 - m_matcher.m_words[number].folded.size(), word.folded.size());
            }
        }
    }

    void findSimilar(const Word &word)
    {
        for (size_t number = 0; number < m_matcher.m_words.size(); ++number) {
            const Wanted &wanted = m_matcher.m_words[number];
            if (wanted.isMistyped && isSimilar(word.folded, wanted.folded))
                note(number, MatchQuality::Similar, 0);
        }
    }

    void notePart(size_t number, qsizetype offset, qsizetype wordSize)
    {
        const Wanted &wanted = m_matcher.m_words[number];
        if (wanted.folded.size() == wordSize)
            note(number, MatchQuality::Whole, 0);
        else if (offset == 0)
            note(number, MatchQuality::Prefix, 0);
        else if (wanted.isInfix)
            note(number, MatchQuality::Inside, offset);
    }

    /// Notes a match of the current word, unless there is a better one.
    void note(size_t number, MatchQuality quality, qsizetype offset)
    {
        Best &best = m_best[number];
        if (!best.isMatched)
            m_matched.push_back(number);
        if (!best.isMatched || quality > best.quality)
            best = { true, quality, offset };
    }

    void findPhrases(size_t at, Automaton::State run)
    {
        const Automaton &runs = m_matcher.m_runs;
        for (auto end = runs.firstEnd(run); end != Automaton::start; end = runs.nextEnd(end)) {
            for (const size_t number : runs.patterns(end)) {
                const Phrase &phrase = m_matcher.m_phrases[number];
                const size_t from = at + 1 - phrase.wordCount;
                const bool isOpen = !phrase.beginning.isEmpty();
                if (isOpen
                    && (at + 1 == m_text.size() || !m_text[at + 1].folded.startsWith(phrase.beginning)))
                    continue;
                const Word &first = m_text[from];
                const Word &last = m_text[at + (isOpen ? 1 : 0)];
                m_found.push_back({ .term = phrase.term,
                                    .firstWord = from,
                                    .wordCount = phrase.wordCount + (isOpen ? 1 : 0),
                                    .range = { first.start, last.start + last.length - first.start } });
            }
        }
    }

    /// The best match of a wanted word in the current word.
    struct Best
    {
        bool isMatched = false;
        MatchQuality quality = MatchQuality::Inside;
        qsizetype offset = 0;
    };

    const TermMatcher &m_matcher;
    const std::vector<Word> &m_text;
    const std::vector<Word> &m_signs;
    std::vector<Best> m_best; ///< For each wanted word.
    std::vector<size_t> m_matched; ///< The wanted words that match the current word.
    std::vector<bool> m_isSeen; ///< For each state of the parts: the current word led there.
    std::vector<Automaton::State> m_seen; ///< These states.
    std::vector<Match> m_found;
};

std::vector<Match> TermMatcher::find(const std::vector<Word> &text, const std::vector<Word> &signs) const
{
    return Search(*this, text, signs).take();
}

namespace {

double worthOf(MatchQuality quality)
{
    switch (quality) {
    case MatchQuality::Whole:
        return 1.0;
    case MatchQuality::Stem:
        return 0.9;
    case MatchQuality::Prefix:
        return 0.7;
    case MatchQuality::Inside:
        return 0.5;
    case MatchQuality::Similar:
        return 0.3;
    }
    return 0;
}

/// Raises the best worth of each term by its matches in a field, and returns the share of the field's words
/// that match.
double judgeField(const std::vector<Match> &matches, size_t wordCount, double weight,
                  std::vector<double> &best)
{
    std::vector<bool> isMatched(wordCount, false);
    size_t end = 0; // matches are in the order of the text, so words before this one are marked
    for (const Match &match : matches) {
        best[match.term] = std::max(best[match.term], weight * worthOf(match.quality));
        const size_t matchEnd = match.firstWord + match.wordCount;
        for (size_t word = std::max(end, match.firstWord); word < matchEnd; ++word)
            isMatched[word] = true;
        end = std::max(end, matchEnd);
    }
    const auto count = std::count(isMatched.begin(), isMatched.end(), true);
    return wordCount == 0 ? 0.0 : double(count) / double(wordCount);
}

} // namespace

double relevance(size_t termCount, const std::vector<Match> &inTitle, size_t titleWords,
                 const std::vector<Match> &inDescription, size_t descriptionWords)
{
    constexpr double descriptionWeight = 0.8;
    constexpr double coverageWeight = 0.15;
    if (termCount == 0)
        return 0;
    std::vector<double> best(termCount, 0.0);
    const double ofTitle = judgeField(inTitle, titleWords, 1.0, best);
    const double ofDescription = judgeField(inDescription, descriptionWords, descriptionWeight, best);
    double sum = 0;
    for (const double worth : best)
        sum += worth;
    const double quality = sum / double(best.size());
    return (1 - coverageWeight) * quality + coverageWeight * std::max(ofTitle, ofDescription);
}

} // namespace triage::search
