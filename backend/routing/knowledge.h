// SPDX-License-Identifier: GPL-3.0-or-later
// The knowledge that a model consists of: it learns examples, is refitted, and compares texts.
#pragma once

#include "routing/adaptation.h"
#include "routing/comparer.h"
#include "routing/knowledgestate.h"
#include "routing/model.h"
#include "routing/parseditem.h"

#include <span>
#include <vector>

namespace triage::routing {

/// Not changed any more once a model owns it. Copies share what is large.
class Knowledge
{
public:
    explicit Knowledge(ModelContents contents);

    void learn(const Example &example);
    /// Learns many examples with a refit.
    void learnAndRefit(std::span<const Example> examples);
    void changeBuffers(std::vector<BufferProfile> buffers);
    /// Replaces the spaces of meaning, from the next refit on.
    void setSpaces(Spaces spaces) { m.meanings.setSpaces(std::move(spaces)); }
    /// Replaces the calibration, and the items that people left alone.
    void calibrate(Calibration calibration, std::vector<AcceptedItem> accepted);
    /// Returns the result of a refit with all examples.
    Knowledge refitted() const;

    /// Returns a text with its language or, if it is too short to tell, that of the buffers.
    FeedbackText inLanguage(const FeedbackText &item) const { return routing::inLanguage(item, m.home); }
    Comparison compare(const ParsedItem &parsed) const { return comparer().compare(parsed); }
    Comparer comparer() const { return Comparer(m); }

    const std::vector<BufferProfile> &buffers() const { return *m.buffers; }
    const Spaces &spaces() const { return m.meanings.spaces(); }
    size_t exampleCount() const { return m.exampleCount(); }
    /// Returns the difference of the organization from others, as the last refit found it.
    const Adaptation &adaptation() const { return m_adaptation; }
    /// Returns the probability of a score.
    double confidenceOf(double score) const;
    /// Returns whether there are enough examples for an adaptation.
    bool isAdapted() const;
    /// Returns the examples with their texts.
    std::vector<Corpus::Document> documents() const;
    /// Returns the same buffers with other examples, without an adaptation.
    Knowledge builtFrom(std::vector<Corpus::Document> documents) const;
    /// Returns the number of changes since the last refit.
    size_t freshCount() const { return m.additions.size() + m.removed.size() + m.bufferChanges; }
    /// Returns whether a refit takes no longer than learning one example.
    bool isSmall() const;
    size_t bytes() const;

private:
    Knowledge() = default;
    void read(std::vector<BufferProfile> buffers);
    Corpus::Document documentOf(Example example) const;
    void build(std::vector<Corpus::Document> documents);
    void parseAgain();
    void adapt();
    void findLevel();
    /// Returns the scores of the buffers for a text, before calibration.
    std::vector<double> scoresOf(const FeedbackText &item) const;
    void train(const std::vector<PackedText> &texts);
    void add(const Example &example);
    void forget(FeedbackId feedback);
    void count(const Labels &labels, const std::vector<Signals> &compared, const Similarities &similarities,
               int sign);
    void sumDescriptionSimilarity(const std::vector<PackedText> &texts);
    MeantExample meant(const Example &example, const PackedText &text, const Labels &labels) const;
    Label labelOf(BufferId id);
    Labels labelsOf(const Example &example);
    void placeLabels();

    KnowledgeState m;
    Adaptation m_adaptation;
    Calibration m_calibration;
    std::shared_ptr<const std::vector<AcceptedItem>> m_accepted;
    double m_level = 0; ///< See levelOf().
};

} // namespace triage::routing
