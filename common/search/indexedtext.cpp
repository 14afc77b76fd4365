// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/indexedtext.h"

#include "languages/languagedetection.h"
#include "search/signs.h"
#include "search/textanalysis.h"

#include <algorithm>
#include <set>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::search {

namespace {

constexpr int maxPosition = 16383; // the limit of PostgreSQL
constexpr size_t maxPositions = 255; // the limit of PostgreSQL for a lexeme

QString codeOf(Language language)
{
    return language.isKnown() ? QString::fromLatin1(language.code()) : u"und"_s;
}

/// Collects lexemes in the order of their first appearance.
class LexemeWriter
{
public:
    void add(const Word &word, int offset)
    {
        const auto [found, isNew] = m_numbers.try_emplace(word.folded, m_lexemes.size());
        if (isNew) {
            m_lexemes.push_back({ word.folded, {} });
            if (word.stem != word.folded)
                m_extra.insert(u'=' + word.stem);
        }
        std::vector<int> &positions = m_lexemes[found->second].positions;
        if (positions.size() < maxPositions)
            positions.push_back(std::min(word.position + offset, maxPosition));
    }

    void addLanguage(Language language) { m_extra.insert(languageLexeme(language)); }
    void addTitleWord(const Word &word) { m_extra.insert(u'^' + word.folded); }
    void addSigns(QStringView text, const QString &mark)
    {
        for (const Word &sign : signs(text))
            m_extra.insert(mark + signLexeme(sign.folded));
    }

    IndexedText finish() const
    {
        IndexedText result;
        for (const Lexeme &entry : m_lexemes) {
            result.vocabulary.append(entry.word);
            result.lexemes += '\''_L1 + entry.word + "':"_L1;
            for (const int position : entry.positions)
                result.lexemes += QString::number(position) + u',';
            result.lexemes.back() = u' ';
        }
        // Neither words nor signs contain what needs escaping.
        for (const QString &lexeme : m_extra)
            result.lexemes += u'\'' + lexeme + "' "_L1;
        result.lexemes.chop(1);
        return result;
    }

private:
    struct Lexeme
    {
        QString word;
        std::vector<int> positions;
    };
    std::vector<Lexeme> m_lexemes;
    std::unordered_map<QString, size_t> m_numbers;
    std::set<QString> m_extra; ///< Lexemes without positions.
};

} // namespace

IndexedText indexedText(QStringView title, QStringView description)
{
    const Language language = detectedLanguage(title, description);
    LexemeWriter writer;
    writer.addLanguage(language);
    writer.addSigns(title, {});
    writer.addSigns(title, u"^"_s);
    writer.addSigns(description, {});
    const std::vector<Word> titleWords = words(title, language);
    for (const Word &word : titleWords) {
        writer.add(word, 0);
        writer.addTitleWord(word);
    }
    const int offset = titleWords.empty() ? 0 : titleWords.back().position + 1;
    for (const Word &word : words(description, language))
        writer.add(word, offset);
    IndexedText result = writer.finish();
    result.language = codeOf(language);
    return result;
}

WordColumns wordColumns(QStringView title, QStringView description)
{
    WordColumns columns{ detectedLanguage(title, description), {}, {}, {} };
    std::vector<QString> stems;
    const auto append = [](QString &joined, const QString &word) {
        if (!joined.isEmpty())
            joined += u' ';
        joined += word;
    };
    const auto column = [&](QStringView text) {
        QString joined;
        joined.reserve(text.size());
        for (Word &word : words(text, columns.language)) {
            append(joined, word.folded);
            if (word.stem != word.folded)
                stems.push_back(std::move(word.stem));
        }
        for (const Word &sign : signs(text))
            stems.push_back(signLexeme(sign.folded));
        return joined;
    };
    columns.title = column(title);
    columns.description = column(description);
    std::sort(stems.begin(), stems.end());
    stems.erase(std::unique(stems.begin(), stems.end()), stems.end());
    for (const QString &stem : stems)
        append(columns.stems, stem);
    return columns;
}

QString languageLexeme(Language language)
{
    return u'@' + codeOf(language);
}

} // namespace triage::search
