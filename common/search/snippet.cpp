// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/snippet.h"

#include "search/folding.h"
#include "text.h"

#include <algorithm>

namespace triage::search {

namespace {

constexpr int maxSnippetLength = 200; // in code points, as all numbers here
constexpr int leadingContext = 40; // code points before the first match
constexpr int maxCutShift = 40; // the limit of moving a cut to keep a word whole

void sortByStart(std::vector<Match> &matches)
{
    std::stable_sort(matches.begin(), matches.end(),
                     [](const Match &a, const Match &b) { return a.range.start < b.range.start; });
}

/// Returns the start of the densest part: most different terms, then most matches, then first.
int startOfDensest(const std::vector<Match> &matches, size_t termCount)
{
    constexpr int window = maxSnippetLength - leadingContext;
    std::vector<int> inside(termCount, 0); // the number of matches of each term in the window
    size_t different = 0;
    std::pair<size_t, size_t> best(0, 0);
    int bestStart = 0;
    for (size_t first = 0, last = 0; first < matches.size(); ++first) {
        const int start = matches[first].range.start;
        for (; last < matches.size() && matches[last].range.start < start + window; ++last)
            different += inside[matches[last].term]++ == 0 ? 1 : 0;
        const std::pair<size_t, size_t> density(different, last - first);
        if (density > best) {
            best = density;
            bestStart = start;
        }
        different -= --inside[matches[first].term] == 0 ? 1 : 0;
    }
    return bestStart;
}

/// Cuts a text at code points.
class Cutter
{
public:
    Cutter(QStringView text, const std::vector<Word> &words) : m_text(text), m_words(words)
    {
        m_offsets.reserve(size_t(text.size()) + 1);
        for (qsizetype i = 0; i < text.size(); nextCodePoint(text, i))
            m_offsets.push_back(i);
        m_offsets.push_back(text.size());
    }

    int size() const { return int(m_offsets.size()) - 1; }
    QStringView part(int from, int to) const
    {
        return m_text.mid(m_offsets[size_t(from)], m_offsets[size_t(to)] - m_offsets[size_t(from)]);
    }

    /// Returns the first position from `at` on that does not split a word, at most `limit`.
    int cutForward(int at, int limit) const
    {
        const Word *word = wordAround(at);
        const int end = word ? word->start + word->length : 0;
        int cut = word && end <= limit && end - at <= maxCutShift ? end : wholeCharacter(at);
        while (cut < limit && isSpace(cut))
            ++cut;
        return cut;
    }

    /// Returns the last position up to `at` that does not split a word, at least `limit`.
    int cutBackward(int at, int limit) const
    {
        const Word *word = wordAround(at);
        int cut = word && word->start >= limit && at - word->start <= maxCutShift ? word->start
                                                                                  : wholeCharacter(at);
        while (cut > limit && isSpace(cut - 1))
            --cut;
        return cut;
    }

private:
    /// Returns the word that a cut at a position would split.
    const Word *wordAround(int at) const
    {
        const auto next = std::lower_bound(m_words.begin(), m_words.end(), at,
                                           [](const Word &word, int place) { return word.start < place; });
        if (next == m_words.begin())
            return nullptr;
        const Word &word = *std::prev(next);
        return word.start + word.length > at ? &word : nullptr;
    }

    /// Returns the position itself, or the one before a character that the cut would separate from its marks
    /// and joiners.
    int wholeCharacter(int at) const
    {
        int cut = at;
        while (cut > 0 && cut < size() && at - cut < maxCutShift && !startsCharacter(cut))
            --cut;
        return cut > 0 && !startsCharacter(cut) ? at : cut;
    }

    bool startsCharacter(int at) const
    {
        if (at >= size())
            return true;
        constexpr char32_t joiner = 0x200D; // between the parts of one emoji
        return !continuesCharacter(codePointAt(at)) && (at == 0 || codePointAt(at - 1) != joiner);
    }

    char32_t codePointAt(int at) const
    {
        qsizetype index = m_offsets[size_t(at)];
        return nextCodePoint(m_text, index);
    }

    bool isSpace(int at) const { return m_text[m_offsets[size_t(at)]].isSpace(); }

    QStringView m_text;
    const std::vector<Word> &m_words;
    std::vector<qsizetype> m_offsets; ///< The UTF-16 index of each code point, and the end.
};

/// Returns the ranges within a part of the text, relative to that part.
std::vector<HighlightRange> rangesWithin(const std::vector<HighlightRange> &ranges, int from, int to)
{
    std::vector<HighlightRange> inside;
    for (const HighlightRange &range : ranges) {
        const int start = std::max(range.start, from);
        const int end = std::min(range.start + range.length, to);
        if (start < end)
            inside.push_back({ start - from, end - start });
    }
    return inside;
}

} // namespace

std::vector<HighlightRange> rangesOf(std::vector<Match> matches)
{
    sortByStart(matches);
    std::vector<HighlightRange> ranges;
    for (const Match &match : matches) {
        const int end = match.range.start + match.range.length;
        if (ranges.empty() || match.range.start > ranges.back().start + ranges.back().length)
            ranges.push_back(match.range);
        else
            ranges.back().length = std::max(ranges.back().length, end - ranges.back().start);
    }
    return ranges;
}

std::optional<Highlight> snippetOf(QStringView text, const std::vector<Word> &words,
                                   std::vector<Match> matches, size_t termCount)
{
    if (matches.empty())
        return std::nullopt;
    sortByStart(matches);
    const std::vector<HighlightRange> ranges = rangesOf(matches);
    const Cutter cutter(text, words);
    if (cutter.size() <= maxSnippetLength)
        return Highlight{ text.toString(), ranges };

    const int match = startOfDensest(matches, termCount);
    // Near the end of the text, the snippet starts earlier.
    int from = std::max(0, std::min(match - leadingContext, cutter.size() - maxSnippetLength));
    if (from > 0)
        from = cutter.cutForward(from, match);
    int to = std::min(cutter.size(), from + maxSnippetLength);
    if (to < cutter.size())
        to = cutter.cutBackward(to, match + 1);
    return Highlight{ cutter.part(from, to).toString(), rangesWithin(ranges, from, to) };
}

} // namespace triage::search
