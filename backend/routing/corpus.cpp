#include "routing/corpus.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triage::routing {
double tune(const char *name, double value);

namespace {

const double wordShare = tune("ws",0.6); // of a text's squared length; four-character features have the rest
const double ownWeight = tune("ow",10); // how many documents of the background an example counts as

std::array<float, 256> dampedCounts()
{
    std::array<float, 256> damped{};
    for (size_t i = 1; i < damped.size(); ++i)
        damped[i] = float(1 + std::log(double(i)));
    return damped;
}

const std::array<float, 256> damped = dampedCounts();

float scaleTo(double share, double squares)
{
    return squares > 0 ? float(std::sqrt(share / squares)) : 0;
}

} // namespace

PackedText packed(const Features &features)
{
    PackedText text;
    text.words = features.words.size();
    for (const std::vector<Feature> *list : { &features.words, &features.grams }) {
        for (const Feature &feature : *list) {
            text.keys.push_back(feature.key);
            text.counts.push_back(quint8(std::clamp(std::lround(feature.count), 1L, 255L)));
        }
    }
    return text;
}

Corpus::Corpus(std::vector<Document> documents, size_t labelCount, const Background &background)
    : m_background(background), m_documents(std::move(documents))
{
    readTerms();
    readPostings();
    for (Document &document : m_documents)
        document.text = {};
    readScales();
    readLengths(labelCount);
}

void Corpus::readTerms()
{
    size_t total = 0;
    for (const Document &document : m_documents)
        total += document.text.keys.size();
    std::vector<FeatureKey> all;
    all.reserve(total);
    for (const Document &document : m_documents)
        all.insert(all.end(), document.text.keys.begin(), document.text.keys.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    m_keys.assign(all.begin(), all.end());
    m_table = TermTable(m_keys);
    m_isGram.assign(m_keys.size(), 0);
    m_starts.assign(m_keys.size() + 1, 0);
}

void Corpus::readPostings()
{
    for (const Document &document : m_documents) {
        for (size_t i = 0; i < document.text.keys.size(); ++i) {
            const quint32 term = m_table.find(document.text.keys[i]);
            m_isGram[term] = i >= document.text.words;
            ++m_starts[term + 1];
        }
    }
    for (size_t term = 0; term < m_keys.size(); ++term)
        m_starts[term + 1] += m_starts[term];
    m_postings.resize(m_starts.back());
    std::vector<quint32> next(m_starts.begin(), m_starts.end() - 1);
    for (size_t number = 0; number < m_documents.size(); ++number) {
        const PackedText &text = m_documents[number].text;
        for (size_t i = 0; i < text.keys.size(); ++i)
            m_postings[next[m_table.find(text.keys[i])]++] = quint32(number << 8) | text.counts[i];
    }
}

void Corpus::readScales()
{
    m_rarity.resize(m_keys.size());
    std::vector<double> words(size());
    std::vector<double> grams(size());
    for (quint32 term = 0; term < m_keys.size(); ++term) {
        m_rarity[term] = rarityOf(m_keys[term], frequency(term));
        std::vector<double> &squares = m_isGram[term] ? grams : words;
        for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const double weight = damped[m_postings[i] & 0xFF] * m_rarity[term];
            squares[m_postings[i] >> 8] += weight * weight;
        }
    }
    for (size_t number = 0; number < size(); ++number) {
        m_wordScales.push_back(scaleTo(wordShare, words[number]));
        m_gramScales.push_back(scaleTo(1 - wordShare, grams[number]));
    }
}

void Corpus::readLengths(size_t labelCount)
{
    m_squaredLengths.assign(labelCount, 0);
    std::vector<float> sums(labelCount);
    for (quint32 term = 0; term < m_keys.size(); ++term) {
        const std::vector<float> &scales = m_isGram[term] ? m_gramScales : m_wordScales;
        std::fill(sums.begin(), sums.end(), 0.0F);
        for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const quint32 number = m_postings[i] >> 8;
            const float weight = damped[m_postings[i] & 0xFF] * m_rarity[term] * scales[number];
            for (const quint32 label : m_documents[number].labels.fits)
                sums[label] += weight;
        }
        for (size_t label = 0; label < labelCount; ++label)
            m_squaredLengths[label] += double(sums[label]) * double(sums[label]);
    }
}

float Corpus::rarityOf(FeatureKey key, double ownDocuments) const
{
    const double documents = m_background.documents() + ownWeight * double(size());
    const double with = m_background.documentsWith(key) + ownWeight * ownDocuments;
    return float(std::log((1 + documents) / (1 + with)) + 1);
}

std::optional<quint32> Corpus::find(FeedbackId feedback) const
{
    const auto found = std::lower_bound(
        m_documents.begin(), m_documents.end(), feedback,
        [](const Document &document, FeedbackId id) { return document.example->feedback < id; });
    if (found == m_documents.end() || found->example->feedback != feedback)
        return std::nullopt;
    return quint32(found - m_documents.begin());
}

double Corpus::documentsWith(FeatureKey key) const
{
    const quint32 term = m_table.find(key);
    return term == TermTable::none ? 0 : frequency(term);
}

std::vector<PackedText> Corpus::texts() const
{
    std::vector<PackedText> texts(size());
    for (const bool isGram : { false, true }) {
        for (quint32 term = 0; term < m_keys.size(); ++term) {
            if (bool(m_isGram[term]) != isGram)
                continue;
            for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
                PackedText &text = texts[m_postings[i] >> 8];
                text.keys.push_back(m_keys[term]);
                text.counts.push_back(quint8(m_postings[i] & 0xFF));
                text.words += !isGram;
            }
        }
    }
    return texts;
}

std::vector<std::vector<std::pair<quint32, float>>> Corpus::weightedTexts() const
{
    std::vector<std::vector<std::pair<quint32, float>>> texts(size());
    for (quint32 term = 0; term < m_keys.size(); ++term) {
        const std::vector<float> &scales = m_isGram[term] ? m_gramScales : m_wordScales;
        for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const quint32 number = m_postings[i] >> 8;
            texts[number].emplace_back(term, damped[m_postings[i] & 0xFF] * m_rarity[term] * scales[number]);
        }
    }
    return texts;
}

WeightedText Corpus::weigh(const PackedText &text) const
{
    WeightedText weighted;
    weighted.words = text.words;
    weighted.terms.reserve(text.keys.size());
    double squares[2] = { 0, 0 };
    for (size_t i = 0; i < text.keys.size(); ++i) {
        const quint32 term = m_table.find(text.keys[i]);
        const float rarity = term == TermTable::none ? rarityOf(text.keys[i], 0) : m_rarity[term];
        const float weight = damped[text.counts[i]] * rarity;
        squares[i >= text.words] += double(weight) * double(weight);
        weighted.terms.push_back({ text.keys[i], term, weight });
    }
    const float scales[2] = { scaleTo(wordShare, squares[0]), scaleTo(1 - wordShare, squares[1]) };
    for (size_t i = 0; i < weighted.terms.size(); ++i)
        weighted.terms[i].weight *= scales[i >= text.words];
    return weighted;
}

std::vector<float> Corpus::similarities(const WeightedText &text) const
{
    std::vector<float> words(size());
    std::vector<float> grams(size());
    for (size_t i = 0; i < text.terms.size(); ++i) {
        const WeightedTerm &term = text.terms[i];
        if (term.term == TermTable::none)
            continue;
        float *sums = i < text.words ? words.data() : grams.data();
        const float weight = term.weight * m_rarity[term.term];
        for (quint32 p = m_starts[term.term]; p < m_starts[term.term + 1]; ++p)
            sums[m_postings[p] >> 8] += weight * damped[m_postings[p] & 0xFF];
    }
    for (size_t number = 0; number < size(); ++number)
        words[number] = words[number] * m_wordScales[number] + grams[number] * m_gramScales[number];
    return words;
}

size_t Corpus::bytes() const
{
    size_t bytes = sizeof *this + m_keys.size() * (sizeof(FeatureKey) + sizeof(quint8) + sizeof(float))
        + m_table.bytes() + (m_starts.size() + m_postings.size()) * sizeof(quint32)
        + size() * (sizeof(Document) + sizeof(Example) + 2 * sizeof(float));
    for (const Document &document : m_documents) {
        const Example &example = *document.example;
        bytes += size_t(example.item.title.size() + example.item.description.size()) * sizeof(QChar);
        bytes += (example.fits.size() + example.fitsNot.size()) * (sizeof(BufferId) + sizeof(quint32));
    }
    return bytes;
}

} // namespace triage::routing
