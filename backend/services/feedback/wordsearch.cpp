// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/wordsearch.h"

#include "languages/languagedetection.h"
#include "search/textanalysis.h"
#include "stores/learningstore.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

constexpr auto sharesLifetime = std::chrono::minutes(5);
/// The share of a word that the statistics do not know, as a part of the smallest that they know.
constexpr double unknownToRarest = 0.5;
/// A word of the title tells more: measured by tests/benchmarks/duplicates.
constexpr double titleValue = 1.5;

/// A word that the statistics do not know is rarer than all that they know.
double unknownShare(const WordShares::Shares &shares)
{
    const auto rarest = std::min_element(shares.begin(), shares.end());
    return rarest == shares.end() ? 0 : *rarest * unknownToRarest;
}

SearchedWord searchedWord(const search::Word &word, const WordShares::Shares &shares, double unknown)
{
    // Words contain letters, digits and marks only, so nothing has to be escaped.
    const QStringList forms = word.stem == word.folded
        ? QStringList{ word.folded, u'=' + word.stem }
        : QStringList{ word.folded, u'=' + word.stem, word.stem };
    SearchedWord searched;
    for (const QString &form : forms) {
        searched.query += (searched.query.isEmpty() ? u"'"_s : u" | '"_s) + form + u'\'';
        searched.share += shares.value(form);
    }
    searched.query = u'(' + searched.query + u')';
    searched.isKnown = searched.share > 0;
    if (!searched.isKnown)
        searched.share = unknown;
    return searched;
}

/// Returns each word once, in the order of the text.
std::vector<SearchedWord> wordsOf(const routing::FeedbackText &item, const WordShares::Shares &shares)
{
    const Language language = detectedLanguage(item.title, item.description);
    const double unknown = unknownShare(shares);
    QHash<QString, std::size_t> places;
    std::vector<SearchedWord> all;
    for (const QString *text : { &item.title, &item.description }) {
        for (const search::Word &word : search::words(*text, language)) {
            const auto place = places.constFind(word.stem);
            if (place != places.constEnd()) {
                ++all[*place].count;
                continue;
            }
            places.insert(word.stem, all.size());
            all.push_back(searchedWord(word, shares, unknown));
            all.back().isInTitle = text == &item.title;
        }
    }
    return all;
}

} // namespace

std::vector<SearchedWord> searchedWords(const routing::FeedbackText &item, const WordShares::Shares &shares,
                                        std::size_t limit)
{
    std::vector<SearchedWord> searched = wordsOf(item, shares);
    std::stable_sort(searched.begin(), searched.end(), [](const SearchedWord &a, const SearchedWord &b) {
        return a.share != b.share ? a.share < b.share : a.query.size() > b.query.size();
    });
    if (searched.size() > limit)
        searched.resize(limit);
    return searched;
}

std::vector<SearchedWord> tellingWords(const routing::FeedbackText &item, const WordShares::Shares &shares,
                                       double items, std::size_t limit, double maxFound)
{
    std::vector<std::pair<double, SearchedWord>> words;
    for (SearchedWord &word : wordsOf(item, shares)) {
        const double rarity = std::log((items + 1) / (word.share * items + 0.5));
        const double value = (1 + std::log(word.count)) * rarity * (word.isInTitle ? titleValue : 1);
        words.emplace_back(value, std::move(word));
    }
    std::stable_sort(words.begin(), words.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second.query.size() > b.second.query.size();
    });
    std::vector<SearchedWord> telling;
    double found = 0;
    for (auto &[value, word] : words) {
        if (telling.size() == limit)
            break;
        const double known = word.isKnown ? word.share * items : 0;
        if (found + known > maxFound)
            continue;
        found += known;
        telling.push_back(std::move(word));
    }
    return telling;
}

QString anyOf(const std::vector<SearchedWord> &words, std::size_t count)
{
    QStringList queries;
    for (std::size_t i = 0; i < count; ++i)
        queries << words[i].query;
    return queries.join(u" | "_s);
}

bool mayFindMany(const std::vector<SearchedWord> &words, double items, double maxFound)
{
    double found = 0;
    for (const SearchedWord &word : words)
        found += word.isKnown ? 0 : word.share * items;
    return words.size() > 1 && found > maxFound;
}

QString anyTwoOf(const std::vector<SearchedWord> &words)
{
    QStringList pairs;
    for (std::size_t i = 1; i < words.size(); ++i)
        pairs << u'(' + words[i].query + u" & ("_s + anyOf(words, i) + u"))"_s;
    return pairs.join(u" | "_s);
}

QString rareQuery(const std::vector<SearchedWord> &words, double items, double maxFound)
{
    std::size_t rare = 0;
    for (double found = 0; rare < words.size(); ++rare) {
        found += words[rare].share * items;
        if (found > maxFound)
            break;
    }
    if (rare > 0)
        return anyOf(words, rare);
    QStringList pairs;
    double found = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            found += words[i].share * words[j].share * items;
            if (found > maxFound)
                return pairs.join(u" | "_s);
            pairs << u'(' + words[i].query + u" & "_s + words[j].query + u')';
        }
    }
    return pairs.join(u" | "_s);
}

std::shared_ptr<const WordShares::Shares> WordShares::current(storage::Connection &connection)
{
    const auto now = std::chrono::steady_clock::now();
    {
        const std::lock_guard lock(m_mutex);
        if (m_shares && now < m_sharesUntil)
            return m_shares;
    }
    auto made = std::make_shared<Shares>();
    // Without statistics all words count as rare: a table that was never analyzed is small.
    if (const auto known = storage::wordShares(connection)) {
        for (const storage::WordShare &each : *known)
            made->insert(each.word, each.share);
    }
    const std::lock_guard lock(m_mutex);
    m_shares = made;
    m_sharesUntil = now + sharesLifetime;
    return made;
}

} // namespace triage::services
