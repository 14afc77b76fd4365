// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/textanalysis.h"

#include "search/folding.h"

#include <libstemmer.h>

#include <algorithm>
#include <array>
#include <memory>

namespace triage::search {

namespace {

struct StemmerDeleter
{
    void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
};

/// Returns the English stem. A stemmer has working memory, so each thread has its own.
QString stemOf(const QString &folded)
{
    constexpr qsizetype shortest = 3;
    std::array<sb_symbol, maxFoldedLength> word;
    const qsizetype size = folded.size();
    if (size < shortest || size > qsizetype(word.size()))
        return folded;
    for (qsizetype i = 0; i < size; ++i) {
        const char16_t unit = folded[i].unicode();
        if (unit >= 0x80)
            return folded;
        word[size_t(i)] = sb_symbol(unit);
    }
    thread_local const std::unique_ptr<sb_stemmer, StemmerDeleter> stemmer(
        sb_stemmer_new("english", nullptr));
    const sb_symbol *stem = stemmer ? sb_stemmer_stem(stemmer.get(), word.data(), int(size)) : nullptr;
    if (!stem)
        return folded;
    const QLatin1StringView text(reinterpret_cast<const char *>(stem), sb_stemmer_length(stemmer.get()));
    return text.isEmpty() || text == folded ? folded : QString(text);
}

/// Splits a text into words.
class WordReader
{
public:
    explicit WordReader(QStringView text) : m_text(text) { m_words.reserve(size_t(text.size() / 5 + 1)); }

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
        QString folded = foldWord(m_text.mid(m_start, m_end - m_start));
        m_start = -1;
        if (folded.isEmpty())
            return; // an accent on its own
        QString stem = stemOf(folded);
        m_words.push_back(
            { std::move(folded), std::move(stem), m_startCodePoint, m_length, int(m_words.size()) + 1 });
    }

    QStringView m_text;
    std::vector<Word> m_words;
    qsizetype m_start = -1; ///< The start of the current word in UTF-16 units; negative between words.
    qsizetype m_end = 0;
    int m_startCodePoint = 0;
    int m_length = 0;
    int m_codePoint = 0;
    bool m_unspaced = false;
};

} // namespace

std::vector<Word> words(QStringView text)
{
    return WordReader(text).read();
}

} // namespace triage::search
