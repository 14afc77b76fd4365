// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/model.h"

#include "routing/crossvalidation.h"
#include "routing/knowledge.h"
#include "routing/verdict.h"

namespace triage::routing {

struct Model::Contents
{
    Knowledge knowledge;
};

Model::Model(std::shared_ptr<const Contents> contents) : d(std::move(contents))
{
}

std::shared_ptr<const Model> Model::build(ModelContents contents)
{
    return make(Knowledge(std::move(contents)));
}

std::shared_ptr<const Model> Model::make(Knowledge knowledge)
{
    return std::shared_ptr<const Model>(new Model(std::make_shared<const Contents>(std::move(knowledge))));
}

std::shared_ptr<const Model> Model::learned(std::span<const Example> examples) const
{
    constexpr size_t many = 100;
    Knowledge knowledge = d->knowledge;
    if (examples.size() > many) {
        knowledge.learnAndRefit(examples);
        return make(std::move(knowledge));
    }
    for (const Example &example : examples)
        knowledge.learn(example);
    return make(knowledge.isSmall() ? knowledge.refitted() : std::move(knowledge));
}

std::shared_ptr<const Model> Model::withBuffers(std::vector<BufferProfile> buffers) const
{
    Knowledge knowledge = d->knowledge;
    knowledge.changeBuffers(std::move(buffers));
    return make(knowledge.isSmall() ? knowledge.refitted() : std::move(knowledge));
}

std::shared_ptr<const Model> Model::withCalibration(Calibration calibration,
                                                    std::vector<AcceptedItem> accepted) const
{
    Knowledge knowledge = d->knowledge;
    knowledge.calibrate(calibration, std::move(accepted));
    return make(std::move(knowledge));
}

bool Model::wantsRefit() const
{
    // The more there is, the less each new example changes, and the longer a refit takes.
    constexpr size_t atOnce = 50;
    const size_t fresh = d->knowledge.freshCount();
    return fresh > 0 && fresh * atOnce >= d->knowledge.exampleCount();
}

bool Model::isFitted() const
{
    return d->knowledge.freshCount() == 0;
}

std::shared_ptr<const Model> Model::refitted() const
{
    return make(d->knowledge.refitted());
}

std::shared_ptr<const Model> Model::refittedIn(SpaceKind kind, std::shared_ptr<const VectorSpace> space) const
{
    Knowledge knowledge = d->knowledge;
    Spaces spaces = knowledge.spaces();
    spaces[size_t(kind)] = std::move(space);
    knowledge.setSpaces(std::move(spaces));
    return make(knowledge.refitted());
}

TextScores Model::scores(const FeedbackText &item) const
{
    return d->knowledge.compare(parseItem(d->knowledge.inLanguage(item))).scores;
}

std::vector<HeldOutSample> Model::crossValidate() const
{
    return routing::crossValidate(d->knowledge);
}

Verdict Model::classify(const FeedbackText &item) const
{
    return verdictOn(d->knowledge.inLanguage(item), d->knowledge);
}

std::vector<Candidate> Model::shortlist(const FeedbackText &item, size_t limit) const
{
    return shortlistOf(d->knowledge.inLanguage(item), d->knowledge, limit);
}

std::vector<Neighbour> Model::nearest(const FeedbackText &item, size_t limit) const
{
    return d->knowledge.comparer().nearest(parseItem(d->knowledge.inLanguage(item)), limit);
}

const std::vector<BufferProfile> &Model::buffers() const
{
    return d->knowledge.buffers();
}

FeedbackText Model::read(const FeedbackText &item) const
{
    return d->knowledge.inLanguage(item);
}

const Spaces &Model::spaces() const
{
    return d->knowledge.spaces();
}

size_t Model::exampleCount() const
{
    return d->knowledge.exampleCount();
}

size_t Model::bytes() const
{
    return d->knowledge.bytes();
}

} // namespace triage::routing
