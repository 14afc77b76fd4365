// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuring.h"

#include "variants.h"

#include "routing/calibration.h"
#include "routing/meaning/textspace.h"

#include <QHash>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <iterator>
#include <random>
#include <thread>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

Outcome outcomeOf(const Verdict &verdict, const EvaluationSet &set, const LabelledItem &item)
{
    Outcome outcome{ std::vector<double>(set.buffers.size()), {} };
    for (const Candidate &candidate : verdict.candidates)
        outcome.confidences[size_t(candidate.buffer.value() - 1)] = candidate.confidence;
    for (const BufferId id : item.buffers)
        outcome.right.insert(size_t(id.value() - 1));
    return outcome;
}

Figures figuresOf(const EvaluationSet &set, const Model &model,
                  const std::vector<const LabelledItem *> &items)
{
    Figures figures;
    for (const LabelledItem *item : items)
        figures.add(outcomeOf(model.classify(item->item), set, *item));
    return figures;
}

/// Does the same with a classifier that waits for another service.
Figures figuresOf(const EvaluationSet &set, const Model &model, std::vector<const LabelledItem *> items,
                  const Plan &plan)
{
    if (plan.limit > 0 && items.size() > size_t(plan.limit)) {
        std::mt19937 random(1);
        for (size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[random() % i]);
        items.resize(size_t(plan.limit));
    }
    if (!plan.classifier)
        return figuresOf(set, model, items);
    std::vector<Verdict> verdicts(items.size());
    std::atomic<size_t> next = 0;
    const auto work = [&] {
        for (size_t i = next++; i < items.size(); i = next++)
            verdicts[i] = plan.classifier->classify(items[i]->item, model);
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < plan.atOnce; ++i)
        threads.emplace_back(work);
    for (std::thread &thread : threads)
        thread.join();
    Figures figures;
    for (size_t i = 0; i < items.size(); ++i)
        figures.add(outcomeOf(verdicts[i], set, *items[i]));
    return figures;
}

double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[size_t(share * double(values.size() - 1))];
}

/// Returns milliseconds of processor time, so that a busy machine does not matter.
double timed(const auto &work)
{
    const std::clock_t start = std::clock();
    work();
    return double(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
}

/// Returns texts of about 1000 characters that are not part of any set.
std::vector<FeedbackText> longTexts(const std::vector<EvaluationSet> &sets)
{
    std::vector<FeedbackText> texts;
    QString text;
    for (const EvaluationSet &set : sets) {
        for (const LabelledItem &item : set.items) {
            if (!item.isPool)
                text += item.item.title + u' ' + item.item.description + u'\n';
            for (; text.size() >= 1000 && texts.size() < 500; text.remove(0, 1000))
                texts.push_back({ {}, text.left(1000) });
        }
    }
    return texts;
}

/// Returns many examples of one organization, combined from all sets.
std::vector<Example> manyExamples(const std::vector<EvaluationSet> &sets, size_t buffers, size_t count)
{
    std::vector<Example> examples;
    for (int round = 0; examples.size() < count; ++round) {
        for (const EvaluationSet &set : sets) {
            for (const LabelledItem &item : set.items) {
                if (examples.size() == count)
                    return examples;
                Example example{ FeedbackId(qint64(examples.size()) + 1), item.item, {}, {} };
                example.item.description += u" %1"_s.arg(round);
                for (const BufferId id : item.buffers)
                    example.fits.push_back(
                        BufferId(qint64((qHash(set.name) + size_t(id.value())) % buffers) + 1));
                if (example.fits.empty())
                    example.fitsNot.push_back(BufferId(1));
                examples.push_back(std::move(example));
            }
        }
    }
    return examples;
}

} // namespace

Figures embeddedFigures(const EvaluationSet &set, const Drawing &drawing, const UsedSpaces &used)
{
    return figuresOf(set, *taught(set, drawing.examples, spacesOf(set, drawing, used)), drawing.items);
}

Table measure(const std::vector<EvaluationSet> &sets, const Plan &plan)
{
    Table table;
    for (const EvaluationSet &set : sets) {
        for (const int k : plan.counts) {
            const int seeds = k == 0 ? 1 : plan.seeds;
            for (int seed = 1; seed <= seeds; ++seed) {
                Drawing drawing = draw(set, k, seedOfDrawing(seed), Measured::Test);
                if (!plan.withNone)
                    std::erase_if(drawing.examples,
                                  [](const Example &example) { return example.fits.empty(); });
                const auto model = taught(set, drawing.examples, spacesOf(set, drawing, plan.spaces));
                table[set.name][k].add(figuresOf(set, *model, drawing.items, plan));
            }
        }
    }
    return table;
}

std::map<QString, std::map<int, NewBufferFigures>> measureNewBuffers(const std::vector<EvaluationSet> &sets,
                                                                     bool isDescribed, const UsedSpaces &used)
{
    constexpr int each = 5; // the number of buffers that are new in turn
    std::map<QString, std::map<int, NewBufferFigures>> measured;
    for (const EvaluationSet &set : sets) {
        if (!set.isDescribed())
            continue;
        for (const int k : { 0, 1, 3, 10 }) {
            for (int seed = 1; seed <= each; ++seed) {
                const EvaluationSet with = withFirst(set, size_t(seed), isDescribed);
                const Drawing drawing
                    = draw(with, k, seedOfDrawing(seed), Measured::Test, { .isFirstNew = true });
                const auto model = taught(with, drawing.examples, spacesOf(with, drawing, used));
                const auto isIts = [&](const LabelledItem *item) {
                    return item->buffers == std::set<BufferId>{ with.buffers.front().id };
                };
                std::vector<const LabelledItem *> its;
                std::ranges::copy_if(drawing.items, std::back_inserter(its), isIts);
                NewBufferFigures &newBuffer = measured[set.name][k];
                newBuffer.itsItems.add(figuresOf(with, *model, its));
                newBuffer.all.add(figuresOf(with, *model, drawing.items));
            }
        }
    }
    return measured;
}

namespace {

void addStream(Streamed &streamed, const EvaluationSet &set, int decisions, quint32 seed)
{
    std::vector<const LabelledItem *> pool;
    std::vector<const LabelledItem *> test;
    for (const LabelledItem &item : set.items)
        (item.isPool ? pool : test).push_back(&item);
    std::mt19937 random(seed);
    for (size_t i = pool.size(); i > 1; --i)
        std::swap(pool[i - 1], pool[random() % i]);
    pool.resize(std::min(pool.size(), size_t(decisions)));

    std::vector<LabelledDecision> resolved;
    std::shared_ptr<const Model> model = taught(set, {});
    for (size_t i = 0; i < pool.size(); ++i) {
        const Verdict verdict = model->classify(pool[i]->item);
        if (i >= pool.size() / 2)
            streamed.whileStreaming.add(outcomeOf(verdict, set, *pool[i]));
        Example example{
            FeedbackId(qint64(i) + 1), pool[i]->item, { pool[i]->buffers.begin(), pool[i]->buffers.end() }, {}
        };
        if (!verdict.candidates.empty()) {
            const Candidate &best = verdict.candidates.front();
            const bool isRight = pool[i]->buffers.contains(best.buffer);
            resolved.push_back(
                { best.score, isRight ? Judgement::Right : Judgement::Wrong, best.confidence < 0.8 });
            if (!isRight)
                example.fitsNot.push_back(best.buffer);
        }
        model = model->learned({ &example, 1 });
        if (model->wantsRefit())
            model = model->refitted();
        if (i % 10 == 9)
            model = model->withCalibration(fitCalibration(resolved));
    }
    streamed.calibrated.add(figuresOf(set, *model, test));
    streamed.uncalibrated.add(figuresOf(set, *model->withCalibration({}), test));
}

} // namespace

Streamed stream(const EvaluationSet &set, int decisions, int seeds)
{
    Streamed streamed;
    for (int seed = 1; seed <= seeds; ++seed)
        addStream(streamed, set, decisions, quint32(seed));
    return streamed;
}

namespace {

/// Returns the time of classifying each text with many buffers of ten examples each, in milliseconds.
std::vector<double> classifyAmongMany(const std::vector<EvaluationSet> &sets,
                                      const std::vector<FeedbackText> &texts)
{
    constexpr size_t many = 300;
    const std::vector<Example> examples = manyExamples(sets, many, many * 11);
    std::vector<BufferProfile> buffers;
    std::vector<Example> taught;
    for (size_t i = 0; i < examples.size(); ++i) {
        const BufferId id(qint64(i % many) + 1);
        if (i < many) {
            const QString &text = examples[i].item.description;
            buffers.push_back({ id, u"Buffer %1"_s.arg(i), {}, text, {} });
        } else {
            taught.push_back(examples[i]);
            taught.back().fits = { id };
            taught.back().fitsNot.clear();
        }
    }
    const auto model = Model::build({ buffers, taught, {} });
    std::vector<double> times;
    for (const FeedbackText &text : texts)
        times.push_back(timed([&] { model->classify(text); }));
    return times;
}

} // namespace

QJsonObject costs(const std::vector<EvaluationSet> &sets)
{
    std::vector<BufferProfile> buffers;
    for (const EvaluationSet &set : sets) {
        for (const BufferProfile &buffer : set.buffers) {
            if (buffers.size() < 20) {
                buffers.push_back(buffer);
                buffers.back().id = BufferId(qint64(buffers.size()));
            }
        }
    }
    const std::vector<Example> examples = manyExamples(sets, buffers.size(), 10'000);
    std::shared_ptr<const Model> model;
    const double build = timed([&] { model = Model::build({ buffers, examples, {} }); });
    std::vector<double> classify;
    std::vector<double> learn;
    std::vector<FeedbackText> ownTexts;
    for (size_t i = 0; i < std::min(examples.size(), maxSpaceTexts); ++i)
        ownTexts.push_back(model->read(examples[i].item));
    std::shared_ptr<const VectorSpace> space;
    const double make = timed([&] { space = TextSpace::of(ownTexts); });
    const auto withSpace = model->refittedIn(SpaceKind::OwnTexts, space);
    std::vector<double> classifyInSpace;
    const std::vector<FeedbackText> texts = longTexts(sets);
    for (const FeedbackText &text : texts) { // in turn, so that a busy machine slows down both
        classify.push_back(timed([&] { model->classify(text); }));
        classifyInSpace.push_back(timed([&] { withSpace->classify(text); }));
    }
    std::shared_ptr<const Model> learned = model;
    for (size_t i = 0; i < std::min<size_t>(texts.size(), 200); ++i) {
        const Example example{ FeedbackId(qint64(1'000'000 + i)), texts[i], { BufferId(1) }, {} };
        learn.push_back(timed([&] { learned = learned->learned({ &example, 1 }); }));
    }
    const double refit = timed([&] { learned = learned->refitted(); });
    const std::vector<double> amongMany = classifyAmongMany(sets, texts);
    return { { u"build_ms"_s, build },
             { u"classify_300_buffers_p50_ms"_s, quantile(amongMany, 0.5) },
             { u"classify_300_buffers_p95_ms"_s, quantile(amongMany, 0.95) },
             { u"refit_ms"_s, refit },
             { u"classify_p50_ms"_s, quantile(classify, 0.5) },
             { u"classify_p95_ms"_s, quantile(classify, 0.95) },
             { u"learn_p50_ms"_s, quantile(learn, 0.5) },
             { u"learn_p95_ms"_s, quantile(learn, 0.95) },
             { u"memory_mb"_s, double(model->bytes()) / 1e6 },
             { u"space_ms"_s, make },
             { u"space_mb"_s, space ? double(space->bytes()) / 1e6 : 0 },
             { u"classify_in_space_p50_ms"_s, quantile(classifyInSpace, 0.5) },
             { u"classify_in_space_p95_ms"_s, quantile(classifyInSpace, 0.95) } };
}

} // namespace triage::benchmark
