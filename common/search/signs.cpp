// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/signs.h"

#include "search/folding.h"

#include <unicode/uchar.h>

#include <string_view>

namespace triage::search {

namespace {

constexpr char32_t joiner = 0x200D;
constexpr int longestSign = 50; // in code points; names are shorter
constexpr int mostMarks = 3; // of + and # behind a word

bool isSymbol(char32_t c)
{
    return c >= 0x80 && (U_GET_GC_MASK(UChar32(c)) & (U_GC_SO_MASK | U_GC_SM_MASK | U_GC_SC_MASK));
}

bool isFlagLetter(char32_t c)
{
    return u_hasBinaryProperty(UChar32(c), UCHAR_REGIONAL_INDICATOR);
}

bool isInWord(char32_t c)
{
    const CodePointKind kind = kindOf(c);
    return kind != CodePointKind::Separator && kind != CodePointKind::Ignorable;
}

bool isLetter(char32_t c)
{
    return kindOf(c) == CodePointKind::Letter && !u_isdigit(UChar32(c));
}

bool isOneOf(char32_t c, std::u32string_view all)
{
    return all.find(c) != std::u32string_view::npos;
}

/// Reads the signs of a text.
class SignReader
{
public:
    explicit SignReader(QStringView text)
    {
        m_text.reserve(std::size_t(text.size()));
        for (qsizetype i = 0; i < text.size();)
            m_text.push_back(nextCodePoint(text, i));
    }

    std::vector<Word> read()
    {
        while (m_at < size()) {
            const char32_t c = at(m_at);
            if (isSymbol(c))
                readSymbol();
            else if (isInWord(c))
                readWord(m_at);
            else if (c == U'.' && at(m_at - 1) != U'.' && isLetter(at(m_at + 1)))
                readWord(m_at + 1);
            else if (!readEmoticon())
                ++m_at;
        }
        return std::move(m_signs);
    }

private:
    int size() const { return int(m_text.size()); }
    /// Returns a blank outside of the text.
    char32_t at(int index) const { return index >= 0 && index < size() ? m_text[std::size_t(index)] : U' '; }
    QString written(int from, int to) const { return QString::fromUcs4(m_text.data() + from, to - from); }

    void add(QString folded, int from, int to)
    {
        Word sign;
        sign.stem = folded;
        sign.folded = std::move(folded);
        sign.start = from;
        sign.length = to - from;
        m_signs.push_back(std::move(sign));
    }

    void readSymbol()
    {
        const int from = m_at;
        QString folded = written(from, from + 1);
        ++m_at;
        if (isFlagLetter(at(from)) && isFlagLetter(at(m_at))) {
            folded += written(m_at, m_at + 1);
            ++m_at;
        }
        for (; m_at < size() && continuesCharacter(at(m_at)); ++m_at) {
            if (at(m_at) == joiner && isSymbol(at(m_at + 1))) {
                ++m_at;
                if (m_at - from < longestSign) // PostgreSQL refuses a lexeme of 2,047 bytes
                    folded += written(m_at, m_at + 1);
            }
        }
        add(std::move(folded), from, m_at);
    }

    /// Reads from m_at, where a dot may precede the word.
    void readWord(int begin)
    {
        int from = m_at;
        bool isUnspaced = false;
        for (m_at = begin; m_at < size() && isInWord(at(m_at)); ++m_at) {
            const CodePointKind kind = kindOf(at(m_at));
            if (kind == CodePointKind::Unspaced || (isUnspaced && kind == CodePointKind::Letter))
                from = begin = m_at; // another word begins without a space
            isUnspaced = kind == CodePointKind::Unspaced || (isUnspaced && kind != CodePointKind::Letter);
        }
        const int end = m_at;
        while (isOneOf(at(m_at), U"+#"))
            ++m_at;
        const int marks = m_at - end;
        const bool isName = marks > 0 && marks <= mostMarks
            && (!isInWord(at(m_at)) || (marks == 2 && u_isdigit(UChar32(at(m_at))))); // c++11
        if ((!isName && from == begin) || m_at - from > longestSign)
            return;
        const QString word = foldWord(written(begin, end));
        if (!word.isEmpty())
            add(written(from, begin) + word + (isName ? written(end, m_at) : QString()), from,
                isName ? m_at : end);
    }

    /// Returns false if there is none at m_at.
    bool readEmoticon()
    {
        const int from = m_at;
        int mouth = from + 1;
        const bool isHeart = at(from) == U'<' && at(mouth) == U'3';
        if (!isHeart && !isOneOf(at(from), U":;="))
            return false;
        if (!isHeart && isOneOf(at(mouth), U"-^"))
            ++mouth;
        const bool standsAlone
            = kindOf(at(from - 1)) == CodePointKind::Separator && !isOneOf(at(from - 1), U":;=/");
        if (!isOneOf(at(mouth), U")(][") && !(standsAlone && isOneOf(at(mouth), U"DdPpOo3/|")))
            return false;
        if (isInWord(at(mouth + 1)) || (at(mouth) == U'/' && at(mouth + 1) == U'/'))
            return false;
        m_at = mouth + 1;
        add(fold(written(from, m_at)), from, m_at);
        return true;
    }

    std::vector<char32_t> m_text;
    std::vector<Word> m_signs;
    int m_at = 0;
};

} // namespace

std::vector<Word> signs(QStringView text)
{
    return SignReader(text).read();
}

} // namespace triage::search
