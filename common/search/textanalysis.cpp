// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/textanalysis.h"

#include "search/folding.h"
#include "search/stemming.h"

#include <QHash>

#include <tuple>
#include <utility>

namespace triage::search {

namespace {

/// A word as it is written in a text of a language, and its forms.
struct KnownWord
{
    QString written;
    Language language;
    QString folded;
    QString stem;
};

/// Each thread remembers words, each at the place that its hash gives: few words make up most of all texts.
constexpr std::size_t rememberedWords = 4096;
constexpr qsizetype longestRemembered = 32; // in UTF-16 units; longer words are rare

/// Returns the folded word and its stem; both are empty if nothing is left of the word.
std::pair<QString, QString> formsOf(QStringView written, Language language)
{
    const auto make = [written, language] {
        QString folded = foldWord(written);
        QString stem = folded.isEmpty() ? QString() : stemOf(written, folded, language);
        return std::pair(std::move(folded), std::move(stem));
    };
    if (written.size() > longestRemembered)
        return make();
    thread_local std::vector<KnownWord> known(rememberedWords);
    KnownWord &word = known[qHash(written) % rememberedWords];
    if (word.written != written || word.language != language) {
        std::tie(word.folded, word.stem) = make();
        word.written = written.toString();
        word.language = language;
    }
    return { word.folded, word.stem };
}

/// Splits a text into words.
class WordReader
{
public:
    WordReader(QStringView text, Language language) : m_text(text), m_language(language)
    {
        m_words.reserve(size_t(text.size() / 5 + 1));
    }

    std::vector<Word> read()
    {
        for (qsizetype index = 0; index < m_text.size(); ++m_codePoint) {
            const qsizetype from = index;
            const CodePointKind kind = kindOf(nextCodePoint(m_text, index));
            if (kind == CodePointKind::Ignorable)
                continue; // counts as part of the word only if more of the word follows
            if (endsWord(kind))
                finish();
            if (kind == CodePointKind::Separator)
                continue;
            if (m_start < 0)
                begin(from, kind);
            m_end = index;
            m_length = m_codePoint + 1 - m_startCodePoint;
        }
        finish();
        return std::move(m_words);
    }

private:
    bool endsWord(CodePointKind next) const
    {
        if (m_start < 0)
            return false;
        const bool continues = next == CodePointKind::Mark || (next == CodePointKind::Letter && !m_unspaced);
        return !continues || m_codePoint - m_startCodePoint >= maxWordLength;
    }

    void begin(qsizetype index, CodePointKind kind)
    {
        m_start = index;
        m_startCodePoint = m_codePoint;
        m_unspaced = kind == CodePointKind::Unspaced;
    }

    void finish()
    {
        if (m_start < 0)
            return;
        auto [folded, stem] = formsOf(m_text.mid(m_start, m_end - m_start), m_language);
        m_start = -1;
        if (folded.isEmpty())
            return; // an accent on its own
        m_words.push_back(
            { std::move(folded), std::move(stem), m_startCodePoint, m_length, int(m_words.size()) + 1 });
    }

    QStringView m_text;
    Language m_language;
    std::vector<Word> m_words;
    qsizetype m_start = -1; ///< The start of the current word in UTF-16 units; negative between words.
    qsizetype m_end = 0;
    int m_startCodePoint = 0;
    int m_length = 0;
    int m_codePoint = 0;
    bool m_unspaced = false;
};

} // namespace

std::vector<Word> words(QStringView text, Language language)
{
    return WordReader(text, language).read();
}

} // namespace triage::search
