// SPDX-License-Identifier: GPL-3.0-or-later
// The classifier's model of one organization at one moment: its buffers, examples and calibration.
#pragma once

#include "routing/classifier.h"
#include "routing/meaning/vectorspace.h"
#include "routing/scores.h"

#include <memory>
#include <span>
#include <vector>

namespace triage::routing {

/// An item that people sorted. If it fits no buffer any more, it is an example of "nothing fits".
struct Example
{
    FeedbackId feedback;
    FeedbackText item;
    std::vector<BufferId> fits; ///< The buffers where people put it, or accepted it.
    std::vector<BufferId> fitsNot; ///< The buffers that people took it out of.
};

/// Turns a candidate's score into a probability: 1 / (1 + exp(-(slope * score + offset))).
struct Calibration
{
    double slope = 1;
    double offset = 0;

    friend bool operator==(const Calibration &, const Calibration &) = default;
};

/// An item that people left in the buffer where routing had put it.
struct AcceptedItem
{
    FeedbackText item; ///< The beginning of its text.
    BufferId buffer;
    double surplus = 0; ///< See surplusOfUnjudged() in calibration.h.
};

/// More of them change little.
inline constexpr int maxAcceptedItems = 100;

/// An example and its similarity to a text.
struct Neighbour
{
    const Example *example = nullptr; ///< Lives as long as the model.
    double similarity = 0; ///< Above 0, at most 1.
};

/// The data that a model is built from.
struct ModelContents
{
    std::vector<BufferProfile> buffers;
    std::vector<Example> examples;
    Calibration calibration;
    Spaces spaces = {}; ///< Where texts have meanings.
    std::vector<AcceptedItem> accepted = {}; ///< Some of the newest ones, at most maxAcceptedItems.
};

class Knowledge;

/// Immutable and thread-safe. Each change returns a new model that shares unchanged data. What takes long
/// throws Abandoned if an AbandonmentScope says so.
class Model
{
public:
    static std::shared_ptr<const Model> build(ModelContents contents);

    /// Returns a model with these examples. An example replaces an earlier one about the same item; one
    /// without buffers removes it. Costs no more than parsing the new texts.
    std::shared_ptr<const Model> learned(std::span<const Example> examples) const;
    /// Returns a model with other buffers or other texts of them. Examples of buffers that no longer exist
    /// are ignored.
    std::shared_ptr<const Model> withBuffers(std::vector<BufferProfile> buffers) const;
    std::shared_ptr<const Model> withCalibration(Calibration calibration,
                                                 std::vector<AcceptedItem> accepted = {}) const;

    /// Returns whether a refit is worth it. Until then new examples count, but less accurately.
    bool wantsRefit() const;
    /// Returns whether a refit would change nothing.
    bool isFitted() const;
    /// Returns the model that build() would return for all examples. Takes seconds with many examples, so it
    /// belongs in a background thread.
    std::shared_ptr<const Model> refitted() const;
    /// Does the same with another space of meaning; null for none.
    std::shared_ptr<const Model> refittedIn(SpaceKind kind, std::shared_ptr<const VectorSpace> space) const;

    /// Returns the scores that a verdict is computed from.
    TextScores scores(const FeedbackText &item) const;
    /// Returns some of its examples, each with the scores of a model that does not know it.
    std::vector<HeldOutSample> crossValidate() const;
    /// Returns the verdict of the embedded classifier.
    Verdict classify(const FeedbackText &item) const;
    /// Returns the confidences of the embedded classifier, best first, without reasons, as a shortlist for
    /// other classifiers.
    std::vector<Candidate> shortlist(const FeedbackText &item, size_t limit) const;
    /// Returns the examples that are most similar to the text, best first.
    std::vector<Neighbour> nearest(const FeedbackText &item, size_t limit) const;

    const std::vector<BufferProfile> &buffers() const;
    const Spaces &spaces() const;
    /// Returns a text with the language that the model reads it in.
    FeedbackText read(const FeedbackText &item) const;
    size_t exampleCount() const;
    /// Returns the approximate memory in bytes, including data that is shared with other models.
    size_t bytes() const;

private:
    struct Contents;
    static std::shared_ptr<const Model> make(Knowledge knowledge);
    explicit Model(std::shared_ptr<const Contents> contents);
    std::shared_ptr<const Contents> d;
};

} // namespace triage::routing
