// SPDX-License-Identifier: GPL-3.0-or-later
#include "people.h"

#include "routing/calibration.h"
#include "routing/decision.h"

#include <algorithm>
#include <map>
#include <optional>
#include <random>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

void shuffle(std::vector<const LabelledItem *> &items, std::mt19937 &random)
{
    for (size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random() % i]);
}

void routeNext(Workplace &place)
{
    const LabelledItem *item = place.arriving.back();
    place.arriving.pop_back();
    RoutedItem routed{ .item = item, .best = {}, .assigned = {}, .fits = {}, .fitsNot = {} };
    const Verdict verdict = place.model->classify(item->item);
    if (!verdict.candidates.empty()) {
        routed.best = verdict.candidates.front().buffer;
        routed.score = verdict.candidates.front().score;
    } else {
        routed.score = -12;
    }
    const Decision decision = decide(verdict, {});
    for (const Candidate &each : decision.assigned)
        routed.assigned.push_back(each.buffer);
    routed.isForReview = decision.needsReview;
    place.items.push_back(std::move(routed));
}

Figures figuresOf(const Workplace &place)
{
    Figures figures;
    for (const LabelledItem *item : place.heldOut) {
        Outcome outcome{ std::vector<double>(place.set.buffers.size()), {} };
        const auto number = [&](BufferId id) {
            return size_t(std::ranges::find(place.set.buffers, id, &BufferProfile::id)
                          - place.set.buffers.begin());
        };
        for (const Candidate &candidate : place.model->classify(item->item).candidates)
            outcome.confidences[number(candidate.buffer)] = candidate.confidence;
        for (const BufferId id : item->buffers)
            outcome.right.insert(number(id));
        figures.add(outcome);
    }
    return figures;
}

/// Builds the model from what people taught, as a server does that starts.
void learn(Workplace &place)
{
    std::vector<LabelledDecision> decisions;
    std::vector<Example> examples;
    for (size_t i = 0; i < place.items.size(); ++i) {
        const RoutedItem &each = place.items[i];
        const bool isRight = std::ranges::find(each.fits, each.best) != each.fits.end()
            || (std::ranges::find(each.assigned, each.best) != each.assigned.end()
                && std::ranges::find(each.fitsNot, each.best) == each.fitsNot.end());
        decisions.push_back({ each.score,
                              !each.isJudged() ? Judgement::None
                                  : isRight    ? Judgement::Right
                                               : Judgement::Wrong,
                              each.isForReview });
        if (each.isJudged())
            examples.push_back({ FeedbackId(qint64(i) + 1), each.item->item, each.fits, each.fitsNot });
    }
    const double surplusOfSure = surplusOfUnjudged(decisions, false);
    const double surplusOfAsked = surplusOfUnjudged(decisions, true);
    std::vector<AcceptedItem> accepted;
    for (size_t i = place.items.size(); i-- > 0 && accepted.size() < maxAcceptedItems;) {
        const RoutedItem &each = place.items[i];
        if (!each.isJudged() && !each.assigned.empty())
            accepted.push_back({ each.item->item, each.assigned.front(),
                                 each.isForReview ? surplusOfAsked : surplusOfSure });
    }
    place.model = Model::build({ place.set.buffers, std::move(examples), fitCalibration(decisions),
                                 place.spaces, std::move(accepted) });
}

/// A person at work.
class Person
{
public:
    Person(Habit habit, quint32 seed) : m_habit(habit), m_random(seed) { }

    /// Acts up to a number of times; returns the number of acts.
    int act(Workplace &place, int most)
    {
        if (m_habit == Habit::MendOneBuffer && !m_buffer)
            m_buffer = worstBuffer(place);
        if (m_habit == Habit::Reorganize && !m_buffer)
            return reorganize(place);
        int acts = 0;
        for (RoutedItem &each : place.items) {
            if (acts == most)
                break;
            acts += !each.isJudged() && !each.assigned.empty() && actOn(each, place);
        }
        if (m_habit == Habit::MoveThereAndBack || m_habit == Habit::MoveAndUndo) {
            for (RoutedItem &each : place.items)
                each.fits = each.fitsNot = {};
        }
        if (m_habit == Habit::MoveAndDelete)
            std::erase_if(place.items, [](const RoutedItem &each) { return each.isJudged(); });
        return acts;
    }

    /// Returns where items of a buffer belong after a reorganization.
    std::optional<std::pair<BufferId, BufferId>> merged() const { return m_merged; }

private:
    static std::vector<BufferId> without(const std::vector<BufferId> &ids, const std::set<BufferId> &others)
    {
        std::vector<BufferId> rest;
        std::ranges::copy_if(ids, std::back_inserter(rest),
                             [&](BufferId id) { return !others.contains(id); });
        return rest;
    }

    static std::optional<BufferId> worstBuffer(const Workplace &place)
    {
        std::map<BufferId, int> mistakes;
        for (const RoutedItem &each : place.items) {
            for (const BufferId id : without(each.assigned, each.item->buffers))
                ++mistakes[id];
        }
        const auto worst
            = std::ranges::max_element(mistakes, {}, [](const auto &each) { return each.second; });
        return worst == mistakes.end() ? std::nullopt : std::optional(worst->first);
    }

    /// Moves the items of the second buffer to the first one, which gets its instructions.
    int reorganize(Workplace &place)
    {
        m_buffer = place.set.buffers[1].id;
        BufferProfile &first = place.set.buffers[0];
        const BufferProfile &second = place.set.buffers[1];
        first.description += u' ' + second.name + u". "_s + second.description;
        first.routingInstructions += u' ' + second.routingInstructions;
        const BufferId kept = first.id;
        const BufferId gone = second.id;
        place.set.buffers.erase(place.set.buffers.begin() + 1);
        place.model = place.model->withBuffers(place.set.buffers);
        m_merged = { gone, kept };
        return 1;
    }

    bool moves(RoutedItem &each, const std::set<BufferId> &where)
    {
        each.fitsNot = without(each.assigned, where);
        each.fits = { where.begin(), where.end() };
        return true;
    }

    bool judges(RoutedItem &each, const std::set<BufferId> &right)
    {
        const std::vector<BufferId> wrong = without(each.assigned, right);
        if (!wrong.empty())
            return moves(each, right);
        each.fits = each.assigned;
        return true;
    }

    bool actOn(RoutedItem &each, const Workplace &place)
    {
        const std::set<BufferId> &right = each.item->buffers;
        const std::vector<BufferId> wrong = without(each.assigned, right);
        const auto another = [&] {
            return place.set.buffers[m_random() % place.set.buffers.size()].id;
        };
        switch (m_habit) {
        case Habit::MoveMistakes:
        case Habit::MoveAndUndo:
        case Habit::MoveAndDelete:
            return !wrong.empty() && moves(each, right);
        case Habit::TakeOutMistakes:
            if (wrong.empty())
                return false;
            each.fitsNot = wrong;
            each.fits = without(each.assigned, { wrong.begin(), wrong.end() });
            return true;
        case Habit::WorkTheQueue:
            return each.isForReview && judges(each, right);
        case Habit::ConfirmEverything:
            return judges(each, right);
        case Habit::MendOneBuffer:
            return m_buffer && std::ranges::find(wrong, *m_buffer) != wrong.end() && moves(each, right);
        case Habit::MoveAll:
        case Habit::Reorganize:
            return false;
        case Habit::MoveThereAndBack:
            return wrong.empty() && moves(each, { another() });
        case Habit::Disagree: {
            m_isOther = !m_isOther;
            const BufferId first = place.set.buffers[0].id;
            if (m_isOther && right.contains(first)) {
                const std::set<BufferId> wanted{ place.set.buffers[1].id };
                return !without(each.assigned, wanted).empty() && moves(each, wanted);
            }
            return !wrong.empty() && moves(each, right);
        }
        case Habit::WrongInOneOfTen:
            if (m_random() % 10 > 0)
                return judges(each, right);
            if (wrong.empty())
                return moves(each, { another() });
            each.fits = each.assigned;
            return true;
        }
        Q_UNREACHABLE();
    }

    const Habit m_habit;
    std::mt19937 m_random;
    std::optional<BufferId> m_buffer;
    std::optional<std::pair<BufferId, BufferId>> m_merged;
    bool m_isOther = false;
};

/// Returns the held-out items as they belong after a reorganization, and measures with them from now on.
std::vector<LabelledItem> relabel(Workplace &place, std::pair<BufferId, BufferId> merged)
{
    std::vector<LabelledItem> relabelled;
    for (const LabelledItem *item : place.heldOut) {
        relabelled.push_back(*item);
        if (relabelled.back().buffers.erase(merged.first) > 0)
            relabelled.back().buffers.insert(merged.second);
    }
    std::ranges::transform(relabelled, place.heldOut.begin(), [](const LabelledItem &item) { return &item; });
    return relabelled;
}

} // namespace

const std::vector<HabitRow> &habits()
{
    static const std::vector<HabitRow> rows{
        { Habit::MoveMistakes, "move mistakes" },    { Habit::TakeOutMistakes, "take out mistakes" },
        { Habit::WorkTheQueue, "work the queue" },   { Habit::ConfirmEverything, "confirm everything" },
        { Habit::MendOneBuffer, "mend one buffer" }, { Habit::MoveAll, "move all" },
        { Habit::Reorganize, "reorganize" },         { Habit::MoveThereAndBack, "move there and back" },
        { Habit::MoveAndUndo, "move and undo" },     { Habit::MoveAndDelete, "move and delete" },
        { Habit::Disagree, "disagree", false },      { Habit::WrongInOneOfTen, "wrong in one of ten", false },
    };
    return rows;
}

Workplace untaught(const EvaluationSet &set, Spaces spaces, quint32 seed, const Crowd &crowd)
{
    Workplace place{
        .set = set, .spaces = std::move(spaces), .arriving = {}, .heldOut = {}, .items = {}, .model = {}
    };
    for (const LabelledItem &item : set.items)
        (item.isPool ? place.arriving : place.heldOut).push_back(&item);
    std::mt19937 random(seed);
    shuffle(place.arriving, random);
    shuffle(place.heldOut, random);
    place.heldOut.resize(std::min(place.heldOut.size(), crowd.heldOut));
    place.model = Model::build({ set.buffers, {}, {}, place.spaces });
    const size_t inbox = std::min(crowd.inbox, place.arriving.size() * 2 / 3);
    while (place.items.size() < inbox)
        routeNext(place);
    return place;
}

void Progress::add(int actsDone, const Figures &figures)
{
    ++m_count;
    const auto mix = [this](double &mean, double value) {
        mean += (value - mean) / m_count;
    };
    mix(acts, actsDone);
    mix(right, figures.assignedRight());
    mix(sure, figures.sureShare());
    mix(surePrecision, figures.surePrecision());
    mix(reviewPrecision, figures.reviewPrecision());
    mix(calibrationError, figures.calibrationError());
    mix(accuracy, figures.accuracy());
}

void observe(Workplace place, Habit habit, quint32 seed, std::vector<Progress> &progress)
{
    progress.resize(countsOfActs.size());
    progress[0].add(0, figuresOf(place));
    Person person(habit, seed);
    std::vector<LabelledItem> relabelled;
    int acts = 0;
    for (size_t i = 1; i < countsOfActs.size(); ++i) {
        const int more = countsOfActs[i] - countsOfActs[i - 1];
        acts += person.act(place, more);
        if (person.merged() && relabelled.empty())
            relabelled = relabel(place, *person.merged());
        learn(place);
        progress[i].add(acts, figuresOf(place));
        for (int arrived = 0; arrived < more && !place.arriving.empty(); ++arrived)
            routeNext(place);
    }
}

QString harmOf(const std::vector<Progress> &progress, size_t place)
{
    constexpr double tolerated = 1;
    constexpr double leastShare = 0.8;
    constexpr double sureEnough = 80;
    constexpr int many = 100; // From this number of acts on, routing has to be better than at the start.
    const Progress &start = progress.front();
    const Progress &now = progress[place];
    QString harm;
    if (now.right < start.right - (countsOfActs[place] >= many ? 0 : tolerated))
        harm += u" right"_s;
    if (now.surePrecision < start.surePrecision - tolerated)
        harm += u" precision"_s;
    if (now.sure < leastShare * start.sure && start.surePrecision >= sureEnough)
        harm += u" sure"_s;
    return harm;
}

} // namespace triage::benchmark
