// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers of an organization as they describe themselves, prepared for comparing many texts with them.
#pragma once

#include "routing/corpus.h"

#include <memory>
#include <vector>

namespace triage::routing {

/// How a text compares with what one buffer says of itself.
struct Signals
{
    double similarity = 0; ///< Cosine of text and buffer, less what speaks against it; at most 1.
    double lead = 0; ///< Similarity less that of the best other buffer.
    double coverage = 0; ///< Which part of the text's words, weighed by rarity, the buffer names.
    double brevity = 0; ///< How little the buffer says of itself, 0 to 1. A name alone has a text's word by
                        ///< chance more often than it tells what the text is about.
};

/// The words of a buffer, read once.
struct BufferText
{
    PackedText belongs; ///< Name, description and instructions.
    PackedText belongsNot; ///< What its sentences refuse: "Not for refunds."
};

BufferText readBuffer(const BufferProfile &buffer);

/// Immutable, hence safe to use from many threads.
class Profiles
{
public:
    /// Rarity is that of the background, the buffers themselves, and the examples.
    Profiles(const std::vector<BufferText> &buffers, const Corpus &corpus, const Background &background);

    /// A text as it is compared with the buffers.
    struct Weighed
    {
        struct Term
        {
            quint32 number = TermTable::none;
            float weight = 0;
        };
        std::vector<Term> terms; ///< In the order of the text.
        size_t words = 0;
    };
    Weighed weigh(const PackedText &text) const;
    std::vector<Signals> compare(const Weighed &text) const;
    /// What each of the text's words adds to the similarity with one buffer, in the order of the text's
    /// words.
    std::vector<double> shares(const Weighed &text, size_t buffer) const;
    size_t size() const { return m_size; }
    size_t bytes() const;

private:
    struct Posting
    {
        quint32 buffer = 0;
        float weight = 0; ///< Of the feature in the buffer's vector; below 0 where it speaks against it.
    };
    struct Entry
    {
        double rarity = 0;
        int buffersWith = 0;
        std::vector<Posting> postings;
    };

    double rarityOf(double backgroundWith, int buffersWith, double examplesWith) const;
    void addVector(quint32 buffer, const PackedText &text, double factor);

    const Background &m_background;
    double m_documents = 0;
    size_t m_size = 0;
    std::vector<double> m_brevities; ///< Of the buffers.
    TermTable m_table;
    std::vector<Entry> m_entries;
};

} // namespace triage::routing
