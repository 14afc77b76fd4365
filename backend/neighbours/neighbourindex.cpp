// SPDX-License-Identifier: GPL-3.0-or-later
#include "neighbours/neighbourindex.h"

#include "routing/text/rarity.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triage::neighbours {

using routing::Feature;
using routing::FeatureKey;

namespace {

constexpr int countBits = 8;
constexpr quint32 maxCount = (1U << countBits) - 1;
constexpr size_t maxDocuments = size_t(1) << (32 - countBits);
/// The part of removed items, and of new ones, from which on the index is written again.
constexpr size_t removedPart = 4;
constexpr size_t minForTidying = 50;
/// The part of the items that is forgotten if memory is short.
constexpr size_t forgottenPart = 8;
/// The memory that a hash map needs for an entry, beside the entry.
constexpr size_t nodeBytes = 32;

/// Returns the factors of words by their counts.
const std::array<float, maxCount + 1> &countWeights()
{
    static const auto weights = [] {
        std::array<float, maxCount + 1> made{};
        for (size_t i = 1; i < made.size(); ++i)
            made[i] = 1 + std::log(float(i));
        return made;
    }();
    return weights;
}

quint32 roundedCount(double count)
{
    return quint32(std::clamp(std::lround(count), 1L, long(maxCount)));
}

/// Similarities that are added up, by the number of the document. Each thread keeps one, so that nothing has
/// to be allocated and cleared but what was added.
class Sums
{
public:
    explicit Sums(size_t documents)
    {
        if (m_sums.size() < documents)
            m_sums.resize(documents);
    }
    ~Sums()
    {
        for (const quint32 document : m_added)
            m_sums[document] = 0;
        m_added.clear();
    }
    Sums(const Sums &) = delete;
    Sums &operator=(const Sums &) = delete;

    void add(quint32 document, float value)
    {
        float &sum = m_sums[document];
        if (sum == 0)
            m_added.push_back(document);
        sum += value;
    }
    float of(quint32 document) const { return m_sums[document]; }
    const std::vector<quint32> &added() const { return m_added; }

private:
    static thread_local std::vector<float> m_sums;
    static thread_local std::vector<quint32> m_added;
};

thread_local std::vector<float> Sums::m_sums;
thread_local std::vector<quint32> Sums::m_added;

} // namespace

double NeighbourIndex::rarityOf(FeatureKey key, size_t documents) const
{
    return routing::rarityOf(key, double(documents), double(size()));
}

bool NeighbourIndex::contains(FeedbackId feedback, quint64 hash) const
{
    const auto found = m_documentNumbers.find(feedback);
    return found != m_documentNumbers.end() && m_documents[found->second].hash == quint32(hash);
}

void NeighbourIndex::put(FeedbackId feedback, quint64 hash, std::span<const Feature> words)
{
    if (const auto found = m_documentNumbers.find(feedback); found != m_documentNumbers.end())
        markRemoved(found->second);
    if (m_documents.size() == maxDocuments)
        removeOldest(maxDocuments / forgottenPart);
    const auto number = quint32(m_documents.size());
    double squares = 0;
    for (const Feature &word : words) {
        const auto [found, isNew] = m_termNumbers.try_emplace(word.key, quint32(m_terms.size()));
        if (isNew)
            m_terms.push_back({ word.key, {} });
        std::vector<quint32> &entries = m_terms[found->second].entries;
        const quint32 count = roundedCount(word.count);
        m_entryCapacity -= entries.capacity();
        entries.push_back(number << countBits | count);
        m_entryCapacity += entries.capacity();
        const double weight = countWeights()[count] * rarityOf(word.key, entries.size());
        squares += weight * weight;
    }
    const float scale = squares > 0 ? float(1 / std::sqrt(squares)) : 0;
    m_documents.push_back({ feedback, quint32(hash), scale });
    m_documentNumbers.insert_or_assign(feedback, number);
    if (m_removed > minForTidying + m_documents.size() / removedPart
        || size() > minForTidying + m_sizeWhenTidy + m_sizeWhenTidy / 2)
        tidy();
    while (bytes() > m_maxBytes && size() > 0)
        removeOldest(std::max(size() / forgottenPart, size_t(1)));
}

void NeighbourIndex::markRemoved(quint32 document)
{
    m_documents[document].scale = 0;
    m_documentNumbers.erase(m_documents[document].feedback);
    m_documents[document].feedback = FeedbackId();
    ++m_removed;
}

void NeighbourIndex::remove(FeedbackId feedback)
{
    if (const auto found = m_documentNumbers.find(feedback); found != m_documentNumbers.end())
        markRemoved(found->second);
}

void NeighbourIndex::removeOldest(size_t count)
{
    for (quint32 i = 0; i < m_documents.size() && count > 0; ++i) {
        if (m_documents[i].feedback.isValid()) {
            markRemoved(i);
            --count;
        }
    }
    tidy();
}

void NeighbourIndex::tidy()
{
    std::vector<quint32> numbers(m_documents.size());
    std::vector<Document> documents;
    documents.reserve(size());
    for (size_t i = 0; i < m_documents.size(); ++i) {
        numbers[i] = quint32(documents.size());
        if (m_documents[i].feedback.isValid())
            documents.push_back(m_documents[i]);
    }
    std::vector<double> squares(documents.size());
    std::vector<Term> terms;
    m_entryCapacity = 0;
    for (Term &term : m_terms) {
        std::erase_if(term.entries,
                      [&](quint32 entry) { return !m_documents[entry >> countBits].feedback.isValid(); });
        if (term.entries.empty())
            continue;
        const double rarity = rarityOf(term.key, term.entries.size());
        for (quint32 &entry : term.entries) {
            const quint32 number = numbers[entry >> countBits];
            const double weight = countWeights()[entry & maxCount] * rarity;
            squares[number] += weight * weight;
            entry = number << countBits | (entry & maxCount);
        }
        term.entries.shrink_to_fit();
        m_entryCapacity += term.entries.capacity();
        terms.push_back(std::move(term));
    }
    for (size_t i = 0; i < documents.size(); ++i)
        documents[i].scale = squares[i] > 0 ? float(1 / std::sqrt(squares[i])) : 0;
    terms.shrink_to_fit();
    m_documents = std::move(documents);
    m_terms = std::move(terms);
    m_removed = 0;
    m_sizeWhenTidy = m_documents.size();
    m_termNumbers.clear();
    for (quint32 i = 0; i < m_terms.size(); ++i)
        m_termNumbers.emplace(m_terms[i].key, i);
    m_documentNumbers.clear();
    for (quint32 i = 0; i < m_documents.size(); ++i)
        m_documentNumbers.emplace(m_documents[i].feedback, i);
}

std::vector<NeighbourIndex::SearchedTerm> NeighbourIndex::termsOf(std::span<const Feature> words,
                                                                  double *length) const
{
    std::vector<SearchedTerm> terms;
    double squares = 0;
    for (const Feature &word : words) {
        const auto found = m_termNumbers.find(word.key);
        const Term *term = found == m_termNumbers.end() ? nullptr : &m_terms[found->second];
        const double rarity = rarityOf(word.key, term ? term->entries.size() : 0);
        const double weight = countWeights()[roundedCount(word.count)] * rarity;
        squares += weight * weight;
        if (term)
            terms.push_back({ term, weight * rarity });
    }
    *length = std::sqrt(squares);
    std::sort(terms.begin(), terms.end(), [](const SearchedTerm &a, const SearchedTerm &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.term->key < b.term->key;
    });
    return terms;
}

std::vector<Neighbour> NeighbourIndex::nearest(FeedbackId feedback, std::span<const Feature> words,
                                               size_t limit, const SearchBounds &bounds) const
{
    double length = 0;
    const std::vector<SearchedTerm> terms = termsOf(words, &length);
    Sums sums(m_documents.size());
    std::vector<const SearchedTerm *> frequent;
    size_t left = bounds.entries;
    const auto count = [&](const SearchedTerm &each, std::span<const quint32> entries) {
        left -= entries.size();
        for (const quint32 entry : entries)
            sums.add(entry >> countBits, float(each.weight) * countWeights()[entry & maxCount]);
    };
    for (const SearchedTerm &each : terms) {
        if (each.term->entries.size() > left)
            frequent.push_back(&each);
        else
            count(each, each.term->entries);
    }
    if (sums.added().empty() && !frequent.empty()) {
        // All words are frequent: the newest items with the rarest one are compared.
        count(*frequent.front(), std::span(frequent.front()->term->entries).last(left));
        frequent.erase(frequent.begin());
    }
    std::vector<std::pair<float, quint32>> order;
    order.reserve(sums.added().size());
    for (const quint32 number : sums.added()) {
        const Document &document = m_documents[number];
        if (document.scale > 0 && document.feedback < feedback)
            order.emplace_back(-sums.of(number) * document.scale, number);
    }
    const size_t kept = std::min(order.size(), limit * (frequent.empty() ? 1 : bounds.completed));
    std::partial_sort(order.begin(), order.begin() + ptrdiff_t(kept), order.end());
    order.resize(kept);
    for (auto &[distance, number] : order) {
        for (const SearchedTerm *each : frequent) {
            const std::vector<quint32> &entries = each->term->entries;
            const auto place = std::lower_bound(entries.begin(), entries.end(), number << countBits);
            if (place != entries.end() && *place >> countBits == number)
                distance
                    -= float(each->weight) * countWeights()[*place & maxCount] * m_documents[number].scale;
        }
    }
    std::vector<Neighbour> nearest;
    for (const auto &[distance, number] : order)
        nearest.push_back({ m_documents[number].feedback, std::min(1.0, -double(distance) / length) });
    std::sort(nearest.begin(), nearest.end(), [](const Neighbour &a, const Neighbour &b) {
        return a.similarity != b.similarity ? a.similarity > b.similarity : b.feedback < a.feedback;
    });
    nearest.resize(std::min(nearest.size(), limit));
    return nearest;
}

size_t NeighbourIndex::bytes() const
{
    return sizeof *this + m_entryCapacity * sizeof(quint32) + m_documents.capacity() * sizeof(Document)
        + m_documents.size() * (sizeof(FeedbackId) + sizeof(quint32) + nodeBytes)
        + m_terms.capacity() * sizeof(Term)
        + m_terms.size() * (sizeof(FeatureKey) + sizeof(quint32) + nodeBytes);
}

} // namespace triage::neighbours
