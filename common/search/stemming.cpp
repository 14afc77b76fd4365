// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/stemming.h"

#include "search/folding.h"

#include <libstemmer.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string_view>

namespace triage::search {

namespace {

constexpr qsizetype shortestStemmed = 3;
constexpr Language arabic{ 'a', 'r' };
constexpr Language hebrew{ 'h', 'e' };
constexpr Language turkish{ 't', 'r' };

struct StemmerDeleter
{
    void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
};

/// Returns null if there is no stemmer for the language. A stemmer has working memory, so each thread has its
/// own.
sb_stemmer *stemmerOf(Language language)
{
    thread_local std::map<Language, std::unique_ptr<sb_stemmer, StemmerDeleter>> stemmers;
    const auto found = stemmers.find(language);
    if (found != stemmers.end())
        return found->second.get();
    return stemmers.emplace(language, sb_stemmer_new(language.code().constData(), nullptr))
        .first->second.get();
}

/// Returns the English stem of a word of ASCII. The stem of any other word is the word.
QString englishStemOf(const QString &folded)
{
    std::array<sb_symbol, maxFoldedLength> word;
    const qsizetype size = folded.size();
    if (size < shortestStemmed || size > qsizetype(word.size()))
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

/// Removes the prefixes that Hebrew writes together with a word (and, the, in, to, from, that, like), and the
/// endings of plurals. Three letters are left at least.
QString hebrewStemOf(const QString &folded)
{
    constexpr std::u16string_view prefixes = u"ובלכמשה";
    constexpr int maxPrefixes = 2;
    constexpr qsizetype fewest = 3;
    QStringView stem = folded;
    for (int i = 0; i < maxPrefixes && stem.size() > fewest + 1; ++i) {
        if (prefixes.find(stem.front().unicode()) == std::u16string_view::npos)
            break;
        stem = stem.mid(1);
    }
    for (const QStringView plural : { QStringView(u"ים"), QStringView(u"ות") }) {
        if (stem.size() >= fewest + plural.size() && stem.endsWith(plural)) {
            stem.chop(plural.size());
            break;
        }
    }
    return stem.toString();
}

/// Returns a word in lower case, with its accents, as stemmers expect it.
QString lowerCased(QStringView written, const QString &folded, Language language)
{
    if (language == arabic)
        return folded; // vowel signs and the forms of letters make no difference
    QString word = written.toString().normalized(QString::NormalizationForm_KC);
    if (language == turkish)
        word.replace(u'I', u'ı').replace(u'İ', u'i');
    return word.toLower();
}

} // namespace

QString stemOf(QStringView written, const QString &folded, Language language)
{
    if (!hasOwnStems(language))
        return englishStemOf(folded);
    if (folded.size() < shortestStemmed || folded.size() > maxFoldedLength)
        return folded;
    if (language == hebrew)
        return hebrewStemOf(folded);
    const QByteArray word = lowerCased(written, folded, language).toUtf8();
    sb_stemmer *stemmer = stemmerOf(language);
    const sb_symbol *stem
        = sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol *>(word.constData()), int(word.size()));
    if (!stem)
        return folded;
    const QString result
        = foldWord(QString::fromUtf8(reinterpret_cast<const char *>(stem), sb_stemmer_length(stemmer)));
    return result.isEmpty() || result == folded ? folded : result;
}

std::vector<Language> queryLanguages(std::vector<std::pair<Language, qint64>> counts)
{
    constexpr qint64 share = 200;
    qint64 total = 0;
    for (const auto &[language, count] : counts)
        total += count;
    std::sort(counts.begin(), counts.end(), [](const auto &one, const auto &other) {
        return std::pair(-one.second, one.first) < std::pair(-other.second, other.first);
    });
    std::vector<Language> languages;
    for (const auto &[language, count] : counts) {
        if (language.isKnown() && count > 0 && count * share >= total)
            languages.push_back(language);
    }
    return languages;
}

const std::vector<Language> &languagesWithStems()
{
    static const std::vector<Language> all = [] {
        std::vector<Language> languages;
        for (char first = 'a'; first <= 'z'; ++first) {
            for (char second = 'a'; second <= 'z'; ++second) {
                if (hasOwnStems({ first, second }))
                    languages.emplace_back(first, second);
            }
        }
        return languages;
    }();
    return all;
}

bool hasOwnStems(Language language)
{
    return language.isKnown() && language != englishLanguage
        && (language == hebrew || stemmerOf(language) != nullptr);
}

} // namespace triage::search
