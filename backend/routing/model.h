// SPDX-License-Identifier: GPL-3.0-or-later
// What routing knows of one organization at one moment: its buffers, what people taught, how sure to be.
#pragma once

#include "routing/classifier.h"
#include "routing/scores.h"

#include <memory>
#include <span>
#include <vector>

namespace triage::routing {

/// What people taught with one item. Where it fits nothing any more, it is an example of "nothing fits".
struct Example
{
    FeedbackId feedback;
    FeedbackText item;
    std::vector<BufferId> fits; ///< Where people put it, or accepted that routing had put it.
    std::vector<BufferId> fitsNot; ///< Where people took it out of.
};

/// Turns a candidate's score into a probability: 1 / (1 + exp(-(slope * score + offset))).
struct Calibration
{
    double slope = 1;
    double offset = 0;
};

/// An example, and how like the text it is.
struct Neighbour
{
    const Example *example = nullptr; ///< Lives as long as the model.
    double similarity = 0; ///< Above 0, at most 1.
};

/// What a model is made of.
struct ModelContents
{
    std::vector<BufferProfile> buffers;
    std::vector<Example> examples;
    Calibration calibration;
};

class Knowledge;

/// Immutable, hence safe to use from many threads. Each change makes a new one that shares what stays the
/// same.
class Model
{
public:
    static std::shared_ptr<const Model> build(ModelContents contents);

    /// With these examples; one about an item that there is an example of already takes its place, one
    /// without buffers takes it away. Costs no more than reading the new texts.
    std::shared_ptr<const Model> learned(std::span<const Example> examples) const;
    /// With other buffers or other texts of them (what-if); examples of buffers that are gone count no more.
    std::shared_ptr<const Model> withBuffers(std::vector<BufferProfile> buffers) const;
    std::shared_ptr<const Model> withCalibration(Calibration calibration) const;

    /// Whether what people taught since the last refit is worth one. Until then it counts, but not as well.
    bool wantsRefit() const;
    /// The same as if it had been built anew with all it knows. Takes seconds where there are many examples:
    /// for a background thread.
    std::shared_ptr<const Model> refitted() const;

    /// What the verdict is made of.
    TextScores scores(const FeedbackText &item) const;
    /// Some of its examples, each with what its verdict would be made of if it were not known.
    std::vector<HeldOutSample> crossValidate() const;
    /// The embedded classifier's verdict.
    Verdict classify(const FeedbackText &item) const;
    /// How sure the embedded classifier is of each buffer, best first, without reasons: what to ask others
    /// about.
    std::vector<Candidate> shortlist(const FeedbackText &item, size_t limit) const;
    /// The examples most like the text, best first.
    std::vector<Neighbour> nearest(const FeedbackText &item, size_t limit) const;

    const std::vector<BufferProfile> &buffers() const;
    size_t exampleCount() const;
    /// About how much memory it takes, what it shares with others included.
    size_t bytes() const;

private:
    struct Contents;
    static std::shared_ptr<const Model> make(Knowledge knowledge);
    explicit Model(std::shared_ptr<const Contents> contents);
    std::shared_ptr<const Contents> d;
};

} // namespace triage::routing
