// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/featurevector.h"

#include "routing/commonwords.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace triage::routing {

namespace {

constexpr double titleWeight = 2;
constexpr double wordShare = 0.6; // of the squared length; four-character features have the rest

FeatureReader readerOf(const FeedbackText &item)
{
    FeatureReader reader;
    reader.add(item.title, titleWeight);
    reader.add(item.description, 1);
    return reader;
}

/// Turns counts into weights whose squares sum up to the share.
void weigh(std::vector<Feature> &features, double share, const Rarity &rarity)
{
    double squares = 0;
    for (Feature &feature : features) {
        feature.count = (1 + std::log(std::max(feature.count, 1.0))) * rarity.of(feature.key);
        squares += feature.count * feature.count;
    }
    const double scale = squares > 0 ? std::sqrt(share / squares) : 0;
    for (Feature &feature : features)
        feature.count *= scale;
}

bool isKeyBefore(const Feature &a, const Feature &b)
{
    return a.key < b.key;
}

FeatureVector weighed(Features features, const Rarity &rarity)
{
    weigh(features.words, wordShare, rarity);
    weigh(features.grams, 1 - wordShare, rarity);
    FeatureVector vector(features.words.size() + features.grams.size());
    std::merge(features.words.begin(), features.words.end(), features.grams.begin(), features.grams.end(),
               vector.begin(), isKeyBefore);
    return vector;
}

/// Each word of a text once, as it stands there first.
std::unordered_map<FeatureKey, QString> formsOf(const FeatureReader &reader)
{
    std::unordered_map<FeatureKey, QString> forms;
    for (const SurfaceWord &word : reader.surfaceWords())
        forms.try_emplace(word.key, word.text);
    return forms;
}

/// Calls f with the weights of each feature that both have.
template <typename F>
void forShared(const FeatureVector &a, const FeatureVector &b, F f)
{
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (i->key == j->key) {
            f(*i, *j);
            ++i;
            ++j;
        } else if (i->key < j->key) {
            ++i;
        } else {
            ++j;
        }
    }
}

/// How a word is written in a group of texts, and how strong it is there.
struct WordInGroup
{
    double weight = 0;
    int texts = 0;
    std::map<QString, int> forms;
};

QString mostFrequent(const std::map<QString, int> &forms)
{
    return std::max_element(forms.begin(), forms.end(),
                            [](const auto &a, const auto &b) { return a.second < b.second; })
        ->first;
}

} // namespace

Rarity::Rarity(std::span<const FeedbackText> texts) : m_documents(double(texts.size()))
{
    for (const FeedbackText &text : texts) {
        const Features features = readerOf(text).features();
        for (const std::vector<Feature> *list : { &features.words, &features.grams }) {
            for (const Feature &feature : *list)
                m_counts[feature.key] += 1;
        }
    }
}

double Rarity::of(FeatureKey key) const
{
    // Words of one's own are rare or common in one's own texts, however many documents the background has.
    constexpr double ownWeight = 10;
    const Background &background = Background::builtIn();
    const auto own = m_counts.find(key);
    const double with = background.documentsWith(key) + (own == m_counts.end() ? 0 : ownWeight * own->second);
    return std::log((1 + background.documents() + ownWeight * m_documents) / (1 + with)) + 1;
}

FeatureVector vectorOf(const FeedbackText &item, const Rarity &rarity)
{
    return weighed(readerOf(item).features(), rarity);
}

double cosine(const FeatureVector &a, const FeatureVector &b)
{
    double sum = 0;
    forShared(a, b, [&](const Feature &one, const Feature &other) { sum += one.count * other.count; });
    return std::clamp(sum, 0.0, 1.0);
}

std::vector<SharedWord> sharedWords(const FeedbackText &first, const FeedbackText &second, size_t limit,
                                    const Rarity &rarity)
{
    const FeatureReader readerOfFirst = readerOf(first);
    const FeatureReader readerOfSecond = readerOf(second);
    const auto formsOfFirst = formsOf(readerOfFirst);
    const auto formsOfSecond = formsOf(readerOfSecond);
    std::vector<SharedWord> words;
    forShared(weighed(readerOfFirst.features(), rarity), weighed(readerOfSecond.features(), rarity),
              [&](const Feature &one, const Feature &other) {
                  const auto form = formsOfFirst.find(one.key);
                  const auto otherForm = formsOfSecond.find(one.key);
                  const bool isWord = form != formsOfFirst.end() && otherForm != formsOfSecond.end();
                  if (isWord && !isFunctionWord(one.key))
                      words.push_back({ form->second, otherForm->second, one.count * other.count });
              });
    std::sort(words.begin(), words.end(), [](const SharedWord &a, const SharedWord &b) {
        return a.share != b.share ? a.share > b.share : a.inFirst < b.inFirst;
    });
    words.resize(std::min(words.size(), limit));
    return words;
}

std::vector<QString> typicalWords(std::span<const FeedbackText> group, size_t limit, const Rarity &rarity)
{
    std::unordered_map<FeatureKey, WordInGroup> words;
    for (const FeedbackText &item : group) {
        const FeatureReader reader = readerOf(item);
        const auto forms = formsOf(reader);
        for (const Feature &feature : weighed(reader.features(), rarity)) {
            const auto form = forms.find(feature.key);
            if (form == forms.end())
                continue; // not a word
            WordInGroup &word = words[feature.key];
            word.weight += feature.count;
            word.texts += 1;
            word.forms[form->second] += 1;
        }
    }
    // A word that one text of many repeats is no word of the group.
    const int fewest = group.size() > 2 ? 2 : 1;
    std::vector<std::pair<double, QString>> typical;
    for (const auto &[key, word] : words) {
        if (word.texts >= fewest)
            typical.emplace_back(-word.weight, mostFrequent(word.forms));
    }
    std::sort(typical.begin(), typical.end());
    std::vector<QString> result;
    for (size_t i = 0; i < std::min(limit, typical.size()); ++i)
        result.push_back(typical[i].second);
    return result;
}

void Index::put(qint64 id, FeatureVector vector)
{
    remove(id);
    quint32 slot = quint32(m_texts.size());
    if (m_free.empty()) {
        m_texts.emplace_back();
    } else {
        slot = m_free.back();
        m_free.pop_back();
    }
    for (const Feature &feature : vector)
        m_postings[feature.key].push_back({ slot, float(feature.count) });
    m_texts[slot] = { id, std::move(vector), true };
    m_slots[id] = slot;
}

void Index::remove(qint64 id)
{
    const auto found = m_slots.find(id);
    if (found == m_slots.end())
        return;
    release(found->second);
    m_slots.erase(found);
}

void Index::release(quint32 slot)
{
    for (const Feature &feature : m_texts[slot].vector) {
        const auto found = m_postings.find(feature.key);
        std::erase_if(found->second, [slot](const Posting &posting) { return posting.slot == slot; });
        if (found->second.empty())
            m_postings.erase(found);
    }
    m_texts[slot] = {};
    m_free.push_back(slot);
}

const FeatureVector *Index::find(qint64 id) const
{
    const auto found = m_slots.find(id);
    return found == m_slots.end() ? nullptr : &m_texts[found->second].vector;
}

std::vector<Index::Hit> Index::nearest(const FeatureVector &vector, size_t limit, double least) const
{
    std::vector<float> sums(m_texts.size());
    for (const Feature &feature : vector) {
        const auto found = m_postings.find(feature.key);
        if (found == m_postings.end())
            continue;
        for (const Posting &posting : found->second)
            sums[posting.slot] += posting.weight * float(feature.count);
    }
    std::vector<Hit> hits;
    for (size_t slot = 0; slot < sums.size(); ++slot) {
        if (m_texts[slot].isThere && sums[slot] > 0 && double(sums[slot]) >= least)
            hits.push_back({ m_texts[slot].id, std::min(double(sums[slot]), 1.0) });
    }
    const auto isBetter = [](const Hit &a, const Hit &b) {
        return a.similarity != b.similarity ? a.similarity > b.similarity : a.id < b.id;
    };
    const size_t kept = std::min(limit, hits.size());
    std::partial_sort(hits.begin(), hits.begin() + qsizetype(kept), hits.end(), isBetter);
    hits.resize(kept);
    return hits;
}

} // namespace triage::routing
