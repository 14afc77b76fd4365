#include "routing/model.h"

#include "routing/similarityclassifier.h"

namespace triage::routing {

struct Model::Contents
{
    ModelContents given;
    SimilarityClassifier classifier;
};

Model::Model(std::shared_ptr<const Contents> contents) : d(std::move(contents)) {}

std::shared_ptr<const Model> Model::build(ModelContents contents)
{
    auto made = std::make_shared<Contents>();
    made->given = std::move(contents);
    return std::shared_ptr<const Model>(new Model(std::move(made)));
}

std::shared_ptr<const Model> Model::learned(std::span<const Example> examples) const
{
    ModelContents contents = d->given;
    for (const Example &example : examples) {
        std::erase_if(contents.examples, [&](const Example &each) { return each.feedback == example.feedback; });
        if (!example.fits.empty() || !example.fitsNot.empty())
            contents.examples.push_back(example);
    }
    return build(std::move(contents));
}

std::shared_ptr<const Model> Model::withBuffers(std::vector<BufferProfile> buffers) const
{
    return build({std::move(buffers), d->given.examples, d->given.calibration});
}

std::shared_ptr<const Model> Model::withCalibration(Calibration calibration) const
{
    return build({d->given.buffers, d->given.examples, calibration});
}

Verdict Model::classify(const Item &item) const
{
    return d->classifier.classify(item, d->given.buffers);
}

std::vector<Neighbour> Model::nearest(const Item &, size_t) const
{
    return {};
}

const std::vector<BufferProfile> &Model::buffers() const
{
    return d->given.buffers;
}

size_t Model::exampleCount() const
{
    return d->given.examples.size();
}

size_t Model::bytes() const
{
    return sizeof(Contents);
}

} // namespace triage::routing
