// SPDX-License-Identifier: GPL-3.0-or-later
// Plays people who work with what routing decided, and measures what routing learns from it.
#pragma once

#include "evaluationset.h"
#include "figures.h"

#include "routing/model.h"

#include <QString>

#include <memory>
#include <vector>

namespace triage::benchmark {

/// How people react to what routing decided.
enum class Habit {
    MoveMistakes, ///< They move what is wrong and leave alone what is right.
    TakeOutMistakes, ///< They take out what is wrong and leave alone what is right.
    WorkTheQueue, ///< They confirm or move what is marked for review.
    ConfirmEverything, ///< They confirm or move each item that is in a buffer.
    MendOneBuffer, ///< They move the mistakes in the buffer that has the most.
    MoveAll, ///< They move all items of one buffer to another, which teaches nothing.
    Reorganize, ///< The same, and the other buffer gets the instructions of the one, which is deleted.
    MoveThereAndBack, ///< They move what is right away, and back again.
    MoveAndUndo, ///< They move mistakes, and undo it.
    MoveAndDelete, ///< They move mistakes, and delete the items.
    Disagree, ///< Every other act is of a person who wants the items of one buffer in another.
    WrongInOneOfTen, ///< They judge each item that is in a buffer, and every tenth wrongly.
};

struct HabitRow
{
    Habit habit;
    const char *name;
    bool isTruthful = true; ///< They teach what is right.
};

const std::vector<HabitRow> &habits();

/// An item with the decision of routing, and the reaction of people.
struct RoutedItem
{
    const LabelledItem *item = nullptr;
    double score = 0; ///< The score of the best candidate.
    BufferId best;
    std::vector<BufferId> assigned;
    bool isForReview = false;
    std::vector<BufferId> fits; ///< Where people put it or accepted it.
    std::vector<BufferId> fitsNot; ///< Where people took it out.

    bool isJudged() const { return !fits.empty() || !fitsNot.empty(); }
};

/// An organization whose items people work on.
struct Workplace
{
    EvaluationSet set;
    routing::Spaces spaces;
    std::vector<const LabelledItem *> arriving; ///< Not routed yet, last one first.
    std::vector<const LabelledItem *> heldOut; ///< To measure with.
    std::vector<RoutedItem> items; ///< Oldest first.
    std::shared_ptr<const routing::Model> model;
};

/// The limits of items that keep a measurement short.
struct Crowd
{
    size_t inbox = 500; ///< Routed before anybody acts.
    size_t heldOut = 250; ///< To measure with.
};

/// Returns an organization that nobody has taught anything. The set must outlive it.
Workplace untaught(const EvaluationSet &set, routing::Spaces spaces, quint32 seed, const Crowd &crowd);

inline const std::vector<int> countsOfActs{ 0, 10, 20, 30, 60, 100, 200, 300 };

/// The figures after a number of acts, in the mean of all that were added.
class Progress
{
public:
    void add(int acts, const Figures &figures);

    double acts = 0; ///< Fewer than intended if there was nothing left to do.
    double right = 0, sure = 0, surePrecision = 0, reviewPrecision = 0, calibrationError = 0, accuracy = 0;

private:
    int m_count = 0;
};

/// Lets people act, and adds what routing does after each of countsOfActs. Items arrive meanwhile, as many as
/// there are acts.
void observe(Workplace place, Habit habit, quint32 seed, std::vector<Progress> &progress);

/// Returns what a number of acts made worse than truthful people may make it; empty if nothing.
QString harmOf(const std::vector<Progress> &progress, size_t place);

} // namespace triage::benchmark
