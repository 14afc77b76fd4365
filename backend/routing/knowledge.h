// What a model consists of, and the scores that its verdicts are made of.
#pragma once

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
    double likeness = 0; ///< Of its examples to what the buffer says of itself, summed up.
};

/// An example that came after the corpus was built.
struct Addition
{
    std::shared_ptr<const Example> example;
    PackedText text;
    WeightedText weighted;
    Labels labels;
    std::vector<float> pulls; ///< What it corrects of the linear score of each label.
};

/// A text that is to be sorted, read once.
struct Reading
{
    PackedText text;
    std::vector<SurfaceWord> surfaceWords;
    int words = 0;
};

Reading readItem(const Item &item);

/// How like the examples a text is.
struct Likeness
{
    std::vector<float> documents; ///< Of the corpus.
    std::vector<float> additions;
};

/// Immutable once it is made; copies share what is large.
class Knowledge
{
public:
    explicit Knowledge(ModelContents contents);

    void learn(const Example &example);
    /// The same with many examples, and a refit.
    void learnAnew(std::span<const Example> examples);
    void changeBuffers(std::vector<BufferProfile> buffers);
    /// The same with everything that people taught since taken in wholly.
    Knowledge refitted() const;

    TextScores scores(const Reading &reading) const;
    Likeness likeness(const WeightedText &text) const;
    std::vector<Neighbour> nearest(const Likeness &likeness, size_t limit,
                                   std::optional<BufferId> buffer) const;
    /// What each of the text's words says for a buffer, in the order of the text's words.
    std::vector<double> evidence(const Reading &reading, size_t buffer) const;
    WeightedText weigh(const PackedText &text) const { return m_corpus->weigh(text); }

    const std::vector<BufferProfile> &buffers() const { return *m_buffers; }
    size_t exampleCount() const { return m_corpus->size() - m_gone.size() + m_additions.size(); }
    /// How much was taught since the last refit.
    size_t freshCount() const { return m_additions.size() + m_gone.size() + m_changes; }
    /// Whether a refit takes no longer than learning one example.
    bool isSmall() const;
    size_t bytes() const;

    Calibration calibration;

private:
    Knowledge() = default;
    void build(std::vector<Corpus::Document> documents);
    void train(const std::vector<PackedText> &texts);
    void add(const Example &example);
    void forget(FeedbackId feedback);
    void count(const Labels &labels, const PackedText &text, const WeightedText &weighted, int sign);
    void readLikeness(const std::vector<PackedText> &texts);
    Label labelOf(BufferId id);
    Labels labelsOf(const Example &example);
    void placeLabels();
    std::vector<float> linearScores(const WeightedText &text, const Likeness &likeness) const;
    std::vector<Corpus::Document> documents() const;
    bool isGone(quint32 document) const;

    std::shared_ptr<const std::vector<BufferProfile>> m_buffers;
    std::shared_ptr<const std::vector<BufferText>> m_bufferTexts;
    std::shared_ptr<const Profiles> m_profiles;
    std::shared_ptr<const Corpus> m_corpus;
    std::shared_ptr<const Linear> m_linear;
    std::vector<LabelState> m_labels;
    std::vector<Label> m_labelOfBuffer;
    std::vector<quint32> m_gone; ///< Documents of the corpus that count no more, in order.
    size_t m_changes = 0; ///< Of buffers.
    std::vector<std::shared_ptr<const Addition>> m_additions; ///< In the order in which they were taught.
};

} // namespace triage::routing
