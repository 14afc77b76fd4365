// The buffers of an organization, prepared for comparing many texts with them.
#pragma once

#include "routing/background.h"
#include "routing/classifier.h"
#include "routing/features.h"

#include <QHash>

#include <unordered_map>
#include <vector>

namespace triage::routing {

/// How a text compares with one buffer.
struct Signals
{
    double similarity = 0; ///< Cosine of text and buffer, less what speaks against it; at most 1.
    double lead = 0; ///< Similarity less that of the best other buffer.
    double coverage = 0; ///< Which part of the text's words, weighed by rarity, the buffer names.
};

/// A word of the text and how much it speaks for a buffer.
struct Evidence
{
    QString word; ///< As it stands in the text.
    double share = 0; ///< Its part of the similarity.
};

/// A text, read once and compared with all buffers.
struct Comparison
{
    std::vector<Signals> buffers; ///< In the order of the profiles.
    std::vector<Feature> words; ///< The text's words with their weights.
    std::vector<SurfaceWord> surfaceWords;
    int wordCount = 0;
};

/// Immutable, hence safe to use from many threads.
class Profiles
{
public:
    Profiles(const std::vector<BufferProfile> &buffers, const Background &background);

    Comparison compare(const Item &item) const;
    /// The words of a compared text that speak most for a buffer, strongest first.
    std::vector<Evidence> evidence(const Comparison &comparison, size_t buffer, size_t limit) const;
    size_t size() const { return m_size; }

private:
    struct Posting
    {
        size_t buffer = 0;
        double weight = 0; ///< Of the feature in the buffer's vector; below 0 where it speaks against it.
    };
    struct Entry
    {
        double buffersWith = 0;
        std::vector<Posting> postings;
    };

    double rarityOf(FeatureKey key, const Entry *entry) const;
    void weigh(std::vector<Feature> &features, double share) const;
    void addVector(size_t buffer, Features features, double factor);
    const Entry *find(FeatureKey key) const;

    const Background &m_background;
    size_t m_size = 0;
    std::unordered_map<FeatureKey, Entry> m_entries;
};

} // namespace triage::routing
