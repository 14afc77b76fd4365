// SPDX-License-Identifier: GPL-3.0-or-later
// What a model consists of, and the scores that its verdicts are made of.
#pragma once

#include "routing/adaptation.h"
#include "routing/corpus.h"
#include "routing/linear.h"
#include "routing/profiles.h"
#include "routing/scores.h"

#include <memory>
#include <optional>
#include <vector>

namespace triage::routing {

/// The number of a label: 0 is "fits nothing", the others are buffers, those that are gone included.
using Label = quint32;
inline constexpr Label noneLabel = 0;

/// What is known of a label, kept up to date with each example.
struct LabelState
{
    BufferId id;
    int buffer = -1; ///< Its place among the buffers; -1 where there is none any more.
    int examples = 0;
    int removals = 0;
    double squaredLength = 0; ///< Of the sum of its examples.
    double descriptionSimilarity = 0; ///< Of its examples to what the buffer says of itself, summed up.
};

/// An example that came after the corpus was built.
struct AddedExample
{
    std::shared_ptr<const Example> example;
    PackedText text;
    WeightedText weighted;
    Labels labels;
    std::vector<float> pulls; ///< What it corrects of the linear score of each label.
};

/// A text that is to be sorted, read once.
struct ParsedItem
{
    PackedText text;
    std::vector<SurfaceWord> surfaceWords;
    int words = 0;
};

ParsedItem parseItem(const FeedbackText &item);

/// How like the examples a text is.
struct Similarities
{
    std::vector<float> documents; ///< Of the corpus.
    std::vector<float> additions;
};

/// The most like examples of a label; nearer ones count more.
class NearestExamples
{
public:
    void add(quint32 number, float similarity)
    {
        if (similarity <= m_best[2])
            return;
        if (similarity > m_best[0])
            m_first = number;
        for (float &each : m_best) {
            if (similarity > each)
                std::swap(similarity, each);
        }
    }
    double score() const
    {
        return 0.6 * double(m_best[0]) + 0.25 * double(m_best[1]) + 0.15 * double(m_best[2]);
    }
    double best() const { return double(m_best[0]); }
    /// The number of the nearest one, where there is any.
    quint32 first() const { return m_first; }

private:
    float m_best[3] = { 0, 0, 0 };
    quint32 m_first = 0;
};

/// What all examples say of each label. They are numbered: first those of the corpus, then the additions.
struct LabelSums
{
    explicit LabelSums(size_t labels) : similarities(labels), nearest(labels), nearestRejected(labels) { }
    void add(quint32 number, const Labels &labels, float similarity);

    std::vector<double> similarities;
    std::vector<NearestExamples> nearest;
    std::vector<float> nearestRejected;
};

/// The example of a label that a text is most like.
struct ClosestExample
{
    const Example *example = nullptr;
    double similarity = 0;
};

/// A text compared with everything that is known.
struct Comparison
{
    Profiles::Weighed weighed; ///< As descriptions see it.
    WeightedText weighted; ///< As examples see it.
    TextScores scores;
    std::vector<ClosestExample> closest; ///< Of each buffer.
    ClosestExample closestOfNone;
};

/// In so many parts examples are compared with the others.
inline constexpr size_t folds = 5;

/// Immutable once it is made; copies share what is large.
class Knowledge
{
public:
    explicit Knowledge(ModelContents contents);

    void learn(const Example &example);
    /// The same with many examples, and a refit.
    void learnAndRefit(std::span<const Example> examples);
    void changeBuffers(std::vector<BufferProfile> buffers);
    /// The same with everything that people taught since taken in wholly.
    Knowledge refitted() const;

    Comparison compare(const ParsedItem &parsed) const;
    std::vector<Neighbour> nearest(const ParsedItem &parsed, size_t limit) const;
    /// What each of the text's words says for a buffer, in the order of the text's words. Where examples of
    /// the buffer have nothing to be told from yet, what the nearest of them has too.
    std::vector<double> evidence(const Comparison &comparison, size_t buffer) const;

    const std::vector<BufferProfile> &buffers() const { return *m_buffers; }
    size_t exampleCount() const { return m_corpus->size() - m_removed.size() + m_additions.size(); }
    /// How the organization differs from others, found out by the last refit.
    const Adaptation &adaptation() const { return m_adaptation; }
    /// Some of the examples, each compared with what is known without it; none where there are too few.
    std::vector<HeldOutSample> crossValidate() const;
    /// How much was taught since the last refit.
    size_t freshCount() const { return m_additions.size() + m_removed.size() + m_changes; }
    /// Whether a refit takes no longer than learning one example.
    bool isSmall() const;
    size_t bytes() const;

    Calibration calibration;

private:
    Knowledge() = default;
    void build(std::vector<Corpus::Document> documents);
    void adapt();
    bool isAdapted() const;
    std::vector<bool> fitsOf(const Example &example) const;
    Knowledge without(const std::vector<Corpus::Document> &documents, size_t fold) const;
    void train(const std::vector<PackedText> &texts);
    void add(const Example &example);
    void forget(FeedbackId feedback);
    Similarities similaritiesTo(const WeightedText &text) const;
    LabelSums summed(const Similarities &like) const;
    void count(const Labels &labels, const std::vector<Signals> &compared, const Similarities &like,
               int sign);
    const Example &exampleAt(quint32 number) const;
    double multiBufferRate() const;
    std::vector<float> wordsSharedWith(const Example &example, const WeightedText &text) const;
    void sumDescriptionSimilarity(const std::vector<PackedText> &texts);
    Label labelOf(BufferId id);
    Labels labelsOf(const Example &example);
    void placeLabels();
    std::vector<float> linearScores(const WeightedText &text, const Similarities &likeness) const;
    std::vector<Corpus::Document> documents() const;
    bool isRemoved(quint32 document) const;

    std::shared_ptr<const std::vector<BufferProfile>> m_buffers;
    std::shared_ptr<const std::vector<BufferText>> m_bufferTexts;
    std::shared_ptr<const Profiles> m_profiles;
    std::shared_ptr<const Corpus> m_corpus;
    std::shared_ptr<const Linear> m_linear;
    Adaptation m_adaptation;
    std::vector<LabelState> m_labels;
    std::vector<Label> m_labelOfBuffer;
    std::vector<quint32> m_removed; ///< Documents of the corpus that count no more, in order.
    size_t m_changes = 0; ///< Of buffers.
    std::vector<std::shared_ptr<const AddedExample>> m_additions; ///< In the order in which they were taught.
};

} // namespace triage::routing
