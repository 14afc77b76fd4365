// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/corpus.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triage::routing {

namespace {

// The shares of a text's squared length.
constexpr std::array<double, featureKinds> exampleKindShares{ 0.4, 0.4, 0.2 };
constexpr double ownWeight = 10; // the number of background documents that an example counts as

std::array<float, 256> dampedCounts()
{
    std::array<float, 256> damped{};
    for (size_t i = 1; i < damped.size(); ++i)
        damped[i] = float(1 + std::log(double(i)));
    return damped;
}

const std::array<float, 256> damped = dampedCounts();

} // namespace

Corpus::Corpus(std::vector<Document> documents, size_t labelCount, const WordFrequencies &background)
    : m_background(background), m_documents(std::move(documents))
{
    readTerms();
    readPostings();
    for (Document &document : m_documents) {
        document.text = {};
        m_labels.add(document.labels);
    }
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
    m_kinds.assign(m_keys.size(), 0);
    m_starts.assign(m_keys.size() + 1, 0);
}

void Corpus::readPostings()
{
    for (const Document &document : m_documents) {
        size_t kind = 0;
        for (size_t i = 0; i < document.text.keys.size(); ++i) {
            while (i >= document.text.ends[kind])
                ++kind;
            const quint32 term = m_table.find(document.text.keys[i]);
            m_kinds[term] = quint8(kind);
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
    std::vector<std::array<double, featureKinds>> squares(size());
    for (quint32 term = 0; term < m_keys.size(); ++term) {
        m_rarity[term] = rarityOf(m_keys[term], frequency(term));
        for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const float weight = damped[m_postings[i] & 0xFF] * m_rarity[term];
            squares[m_postings[i] >> 8][m_kinds[term]] += double(weight * weight);
        }
    }
    for (size_t number = 0; number < size(); ++number) {
        const std::array<float, featureKinds> scales = scalesTo(exampleKindShares, squares[number]);
        for (size_t kind = 0; kind < featureKinds; ++kind)
            m_scales[kind].push_back(scales[kind]);
    }
}

void Corpus::readLengths(size_t labelCount)
{
    m_squaredLengths.assign(labelCount, 0);
    std::vector<float> sums(labelCount);
    for (quint32 term = 0; term < m_keys.size(); ++term) {
        const std::vector<float> &scales = m_scales[m_kinds[term]];
        std::fill(sums.begin(), sums.end(), 0.0F);
        for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const quint32 number = m_postings[i] >> 8;
            const float weight = damped[m_postings[i] & 0xFF] * m_rarity[term] * scales[number];
            for (const quint32 label : m_labels.fits(number))
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
    for (quint8 kind = 0; kind < featureKinds; ++kind) {
        for (quint32 term = 0; term < m_keys.size(); ++term) {
            if (m_kinds[term] != kind)
                continue;
            for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
                PackedText &text = texts[m_postings[i] >> 8];
                text.keys.push_back(m_keys[term]);
                text.counts.push_back(quint8(m_postings[i] & 0xFF));
            }
        }
        for (PackedText &text : texts)
            text.ends[kind] = text.keys.size();
    }
    return texts;
}

std::vector<std::vector<std::pair<quint32, float>>> Corpus::weightedTexts() const
{
    std::vector<std::vector<std::pair<quint32, float>>> texts(size());
    for (quint32 term = 0; term < m_keys.size(); ++term) {
        const std::vector<float> &scales = m_scales[m_kinds[term]];
        for (quint32 i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const quint32 number = m_postings[i] >> 8;
            texts[number].emplace_back(term, damped[m_postings[i] & 0xFF] * m_rarity[term] * scales[number]);
        }
    }
    return texts;
}

WeightedText Corpus::weigh(const PackedText &text) const
{
    WeightedText weighted{ {}, text.ends };
    weighted.terms.reserve(text.keys.size());
    std::array<double, featureKinds> squares{};
    for (size_t kind = 0; kind < featureKinds; ++kind) {
        for (size_t i = weighted.terms.size(); i < text.ends[kind]; ++i) {
            const quint32 term = m_table.find(text.keys[i]);
            const float rarity = term == TermTable::none ? rarityOf(text.keys[i], 0) : m_rarity[term];
            const float weight = damped[text.counts[i]] * rarity;
            squares[kind] += double(weight * weight);
            weighted.terms.push_back({ text.keys[i], term, weight });
        }
    }
    const std::array<float, featureKinds> scales = scalesTo(exampleKindShares, squares);
    for (size_t kind = 0, i = 0; kind < featureKinds; ++kind) {
        for (; i < text.ends[kind]; ++i)
            weighted.terms[i].weight *= scales[kind];
    }
    return weighted;
}

std::vector<float> Corpus::similarities(const WeightedText &text) const
{
    std::vector<float> similarities(size());
    std::vector<float> sums(size());
    for (size_t kind = 0, i = 0; kind < featureKinds; ++kind) {
        std::fill(sums.begin(), sums.end(), 0.0F);
        for (; i < text.ends[kind]; ++i) {
            const WeightedTerm &term = text.terms[i];
            if (term.term == TermTable::none)
                continue;
            const float weight = term.weight * m_rarity[term.term];
            for (quint32 p = m_starts[term.term]; p < m_starts[term.term + 1]; ++p)
                sums[m_postings[p] >> 8] += weight * damped[m_postings[p] & 0xFF];
        }
        for (size_t number = 0; number < size(); ++number)
            similarities[number] += sums[number] * m_scales[kind][number];
    }
    return similarities;
}

size_t Corpus::bytes() const
{
    size_t bytes = sizeof *this + m_keys.size() * (sizeof(FeatureKey) + sizeof(quint8) + sizeof(float))
        + m_table.bytes() + m_labels.bytes() + (m_starts.size() + m_postings.size()) * sizeof(quint32)
        + size() * (sizeof(Document) + sizeof(Example) + featureKinds * sizeof(float));
    for (const Document &document : m_documents) {
        const Example &example = *document.example;
        bytes += size_t(example.item.title.size() + example.item.description.size()) * sizeof(QChar);
        bytes += (example.fits.size() + example.fitsNot.size()) * (sizeof(BufferId) + sizeof(quint32));
    }
    return bytes;
}

} // namespace triage::routing
