// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/knowledge.h"

#include "routing/abandonment.h"
#include "routing/calibration.h"
#include "routing/combination.h"
#include "routing/crossvalidation.h"
#include "routing/descriptionprior.h"
#include "routing/trust.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triage::routing {

namespace {

/// Returns whether an example says nothing, so that it removes an earlier one.
bool isEmpty(const Example &example)
{
    return example.fits.empty() && example.fitsNot.empty();
}

std::vector<FeedbackText> textsOf(const std::vector<BufferProfile> &buffers)
{
    std::vector<FeedbackText> texts;
    std::ranges::transform(buffers, std::back_inserter(texts),
                           [](const BufferProfile &buffer) { return vectorTextOf(buffer); });
    return texts;
}

std::vector<PackedText> belongsOf(const std::vector<BufferText> &buffers)
{
    std::vector<PackedText> texts;
    std::ranges::transform(buffers, std::back_inserter(texts), &BufferText::belongs);
    return texts;
}

} // namespace

Knowledge::Knowledge(ModelContents contents)
    : m_calibration(contents.calibration),
      m_accepted(std::make_shared<const std::vector<AcceptedItem>>(std::move(contents.accepted)))
{
    read(std::move(contents.buffers));
    m.meanings.setSpaces(std::move(contents.spaces));
    std::vector<Corpus::Document> documents;
    for (Example &example : contents.examples) {
        throwIfAbandoned();
        documents.push_back(documentOf(std::move(example)));
    }
    build(std::move(documents));
    adapt();
}

void Knowledge::read(std::vector<BufferProfile> buffers)
{
    m.home = languageOf(buffers);
    m.bufferTexts = std::make_shared<const std::vector<BufferText>>(readBuffers(buffers, m.home));
    m.buffers = std::make_shared<const std::vector<BufferProfile>>(std::move(buffers));
}

Corpus::Document Knowledge::documentOf(Example example) const
{
    example.item = inLanguage(example.item);
    PackedText text = parseItem(example.item).text;
    return { std::make_shared<const Example>(std::move(example)), std::move(text), {} };
}

void Knowledge::build(std::vector<Corpus::Document> documents)
{
    // The order of teaching must not matter. The later of two examples about one item counts.
    const auto feedback = [](const Corpus::Document &document) {
        return document.example->feedback;
    };
    std::stable_sort(documents.begin(), documents.end(),
                     [&](const auto &a, const auto &b) { return feedback(a) < feedback(b); });
    std::vector<Corpus::Document> unique;
    for (Corpus::Document &document : documents) {
        if (!unique.empty() && feedback(unique.back()) == feedback(document))
            unique.back() = std::move(document);
        else
            unique.push_back(std::move(document));
    }
    std::erase_if(unique, [](const Corpus::Document &document) { return isEmpty(*document.example); });
    m.removed.clear();
    m.additions.clear();
    m.bufferChanges = 0;
    m.labels.assign(1, {});
    placeLabels();
    std::vector<PackedText> texts;
    for (Corpus::Document &document : unique) {
        document.labels = labelsOf(*document.example);
        texts.push_back(document.text);
    }
    const WordFrequencies &background = WordFrequencies::builtIn();
    m.corpus = std::make_shared<const Corpus>(std::move(unique), m.labels.size(), background);
    m.profiles = std::make_shared<const Profiles>(*m.bufferTexts, *m.corpus, background);
    for (size_t i = 0; i < m.corpus->size(); ++i) {
        const bool isCorrection = !m.corpus->document(i).labels.fitsNot.empty();
        for (const Label label : m.corpus->document(i).labels.fits) {
            m.labels[label].examples += 1;
            m.labels[label].corrections += isCorrection;
        }
        for (const Label label : m.corpus->document(i).labels.fitsNot)
            m.labels[label].removals += 1;
    }
    for (Label label = 0; label < m.labels.size(); ++label)
        m.labels[label].squaredLength = m.corpus->squaredLength(label);
    train(texts);
    std::vector<MeantExample> examples;
    for (quint32 i = 0; i < texts.size(); ++i)
        examples.push_back(meant(*m.corpus->document(i).example, texts[i], m.corpus->document(i).labels));
    m.meanings.read(textsOf(*m.buffers), belongsOf(*m.bufferTexts), examples);
}

/// Sums up the similarities of examples to their descriptions, and trains the linear scores on the errors of
/// the descriptions.
void Knowledge::train(const std::vector<PackedText> &texts)
{
    std::vector<Linear::Targets> targets(m.labels.size());
    for (Linear::Targets &target : targets) {
        target.signs.assign(texts.size(), 0);
        target.priors.assign(texts.size(), 0);
    }
    for (size_t i = 0; i < texts.size(); ++i) {
        throwIfAbandoned();
        const std::vector<Signals> compared = m.profiles->compare(m.profiles->weigh(texts[i]));
        const Labels &labels = m.corpus->document(i).labels;
        const bool isKnown = std::any_of(labels.fits.begin(), labels.fits.end(), [&](Label label) {
            return label == noneLabel || m.labels[label].buffer >= 0;
        });
        for (Label label = 0; label < m.labels.size(); ++label) {
            const int buffer = m.labels[label].buffer;
            if (buffer >= 0)
                targets[label].priors[i] = float(descriptionPrior(compared[size_t(buffer)]));
            if (isKnown && buffer >= 0)
                targets[label].signs[i] = -1;
        }
        for (const Label label : labels.fits) {
            const int buffer = m.labels[label].buffer;
            targets[label].signs[i] = buffer >= 0;
            if (buffer >= 0)
                m.labels[label].descriptionSimilarity += std::max(0.0, compared[size_t(buffer)].similarity);
        }
        for (const Label label : labels.fitsNot)
            targets[label].signs[i] = -1;
    }
    m.linear = std::make_shared<const Linear>(*m.corpus, targets);
}

MeantExample Knowledge::meant(const Example &example, const PackedText &text, const Labels &labels) const
{
    MeantExample meant{ { example.item, text }, {} };
    for (const Label label : labels.fits) {
        if (m.labels[label].buffer >= 0)
            meant.buffers.push_back(size_t(m.labels[label].buffer));
    }
    return meant;
}

Label Knowledge::labelOf(BufferId id)
{
    const auto found = std::find_if(m.labels.begin() + 1, m.labels.end(),
                                    [id](const LabelState &state) { return state.id == id; });
    if (found != m.labels.end())
        return Label(found - m.labels.begin());
    m.labels.push_back({});
    m.labels.back().id = id;
    return Label(m.labels.size() - 1);
}

Labels Knowledge::labelsOf(const Example &example)
{
    Labels labels;
    for (const BufferId id : example.fits)
        labels.fits.push_back(labelOf(id));
    if (example.fits.empty())
        labels.fits.push_back(noneLabel);
    for (const BufferId id : example.fitsNot)
        labels.fitsNot.push_back(labelOf(id));
    return labels;
}

void Knowledge::placeLabels()
{
    for (LabelState &state : m.labels)
        state.buffer = -1;
    m.labelOfBuffer.clear();
    for (size_t i = 0; i < m.buffers->size(); ++i) {
        const Label label = labelOf((*m.buffers)[i].id);
        m.labels[label].buffer = int(i);
        m.labelOfBuffer.push_back(label);
    }
}

void Knowledge::count(const Labels &labels, const std::vector<Signals> &compared,
                      const Similarities &similarities, int sign)
{
    const LabelSums sums = comparer().summed(similarities);
    for (const Label label : labels.fits) {
        LabelState &state = m.labels[label];
        state.examples += sign;
        state.corrections += labels.fitsNot.empty() ? 0 : sign;
        // |S + e|² = |S|² + 2 S·e + 1, and the same backwards.
        state.squaredLength = std::max(0.0, state.squaredLength + sign * 2 * sums.similarities[label] + 1);
        if (state.buffer >= 0)
            state.descriptionSimilarity += sign * std::max(0.0, compared[size_t(state.buffer)].similarity);
    }
    for (const Label label : labels.fitsNot)
        m.labels[label].removals += sign;
}

void Knowledge::learn(const Example &example)
{
    forget(example.feedback);
    if (!isEmpty(example))
        add(example);
}

void Knowledge::learnAndRefit(std::span<const Example> examples)
{
    std::vector<Corpus::Document> all = documents();
    for (const Example &example : examples)
        all.push_back(documentOf(example));
    build(std::move(all));
    adapt();
}

void Knowledge::add(const Example &example)
{
    auto addition = std::make_shared<AddedExample>();
    Corpus::Document document = documentOf(example);
    addition->example = std::move(document.example);
    addition->text = std::move(document.text);
    addition->weighted = m.corpus->weigh(addition->text);
    addition->labels = labelsOf(example);
    const std::vector<Signals> compared = m.profiles->compare(m.profiles->weigh(addition->text));
    const Similarities similarities = comparer().similaritiesTo(addition->weighted);
    count(addition->labels, compared, similarities, 1);
    m.meanings.count(meant(example, addition->text, addition->labels), 1);
    // This is one step of the training that a refit repeats for all examples.
    const std::vector<float> scores = comparer().linearScores(addition->weighted, similarities);
    addition->pulls.assign(scores.size(), 0.0F);
    for (Label label = 0; label < scores.size(); ++label) {
        const int buffer = m.labels[label].buffer;
        if (!m.linear->isTaught(label) || buffer < 0)
            continue;
        const std::vector<Label> &fits = addition->labels.fits;
        const float sign = std::find(fits.begin(), fits.end(), label) != fits.end() ? 1 : -1;
        const double prior = descriptionPrior(compared[size_t(buffer)]);
        const float gradient = sign * (scores[label] + float(prior)) - 1;
        if (gradient < 0)
            addition->pulls[label]
                = -sign * gradient / float(1 + Linear::biasSquared + 1 / (2 * Linear::cost));
    }
    m.additions.push_back(std::move(addition));
}

void Knowledge::forget(FeedbackId feedback)
{
    const auto addition = std::find_if(m.additions.begin(), m.additions.end(), [feedback](const auto &each) {
        return each->example->feedback == feedback;
    });
    if (addition != m.additions.end()) {
        const AddedExample &gone = **addition;
        count(gone.labels, m.profiles->compare(m.profiles->weigh(gone.text)),
              comparer().similaritiesTo(gone.weighted), -1);
        m.meanings.count(meant(*gone.example, gone.text, gone.labels), -1);
        m.additions.erase(addition);
        return;
    }
    const std::optional<quint32> document = m.corpus->find(feedback);
    if (!document || m.isRemoved(*document))
        return;
    const PackedText text = parseItem(m.corpus->document(*document).example->item).text;
    count(m.corpus->document(*document).labels, m.profiles->compare(m.profiles->weigh(text)),
          comparer().similaritiesTo(m.corpus->weigh(text)), -1);
    const Corpus::Document &gone = m.corpus->document(*document);
    m.meanings.count(meant(*gone.example, text, gone.labels), -1);
    m.removed.insert(std::lower_bound(m.removed.begin(), m.removed.end(), *document), *document);
}

std::vector<Corpus::Document> Knowledge::documents() const
{
    std::vector<PackedText> texts = m.corpus->texts();
    std::vector<Corpus::Document> documents;
    for (quint32 i = 0; i < m.corpus->size(); ++i) {
        if (!m.isRemoved(i))
            documents.push_back({ m.corpus->document(i).example, std::move(texts[i]), {} });
    }
    for (const auto &addition : m.additions)
        documents.push_back({ addition->example, addition->text, {} });
    return documents;
}

Knowledge Knowledge::refitted() const
{
    Knowledge refitted = builtFrom(documents());
    refitted.m_calibration = m_calibration;
    refitted.m_accepted = m_accepted;
    refitted.adapt();
    return refitted;
}

Knowledge Knowledge::builtFrom(std::vector<Corpus::Document> documents) const
{
    Knowledge built;
    built.m.home = m.home;
    built.m.buffers = m.buffers;
    built.m.bufferTexts = m.bufferTexts;
    built.m.meanings.setSpaces(m.meanings.spaces());
    built.build(std::move(documents));
    return built;
}

bool Knowledge::isAdapted() const
{
    double examples = 0;
    for (const Label label : m.labelOfBuffer)
        examples += m.labels[label].examples - m.labels[label].corrections;
    return !m.labelOfBuffer.empty() && examples >= minExamplesPerBuffer * double(m.labelOfBuffer.size());
}

void Knowledge::adapt()
{
    std::vector<ScoredExample> scored;
    for (const HeldOutSample &sample : crossValidate(*this)) {
        ScoredExample one{
            {}, sample.fits, sampleSizeBias(examplesPerBuffer(sample.scores)), sample.isCorrection
        };
        for (const Inputs &inputs : inputsOf(sample.scores))
            one.buffers.push_back(scoreParts(inputs));
        scored.push_back(std::move(one));
    }
    m_adaptation = fitAdaptation(scored);
    findLevel();
}

void Knowledge::calibrate(Calibration calibration, std::vector<AcceptedItem> accepted)
{
    m_calibration = calibration;
    m_accepted = std::make_shared<const std::vector<AcceptedItem>>(std::move(accepted));
    findLevel();
}

/// Compares what people left alone with a model of the same buffers that nobody taught anything, as both are
/// now: so the level follows from the present data alone.
void Knowledge::findLevel()
{
    m_level = 0;
    if (!m_accepted || m_accepted->empty() || exampleCount() == 0)
        return;
    const Knowledge untaught = builtFrom({});
    std::vector<AcceptedScore> scores;
    for (const AcceptedItem &each : *m_accepted) {
        throwIfAbandoned();
        const auto buffer = std::ranges::find(*m.buffers, each.buffer, &BufferProfile::id);
        if (buffer == m.buffers->end())
            continue;
        const auto number = size_t(buffer - m.buffers->begin());
        scores.push_back({ untaught.scoresOf(each.item)[number], scoresOf(each.item)[number], each.surplus });
    }
    m_level = levelOf(scores);
}

std::vector<double> Knowledge::scoresOf(const FeedbackText &item) const
{
    return combinedScores(compare(parseItem(inLanguage(item))).scores, m_adaptation);
}

double Knowledge::confidenceOf(double score) const
{
    return 1 / (1 + std::exp(-(m_calibration.slope * (score + m_level) + m_calibration.offset)));
}

void Knowledge::changeBuffers(std::vector<BufferProfile> buffers)
{
    const Language before = m.home;
    read(std::move(buffers));
    if (m.home != before)
        return parseAgain();
    ++m.bufferChanges;
    const std::vector<Label> oldLabels = m.labelOfBuffer;
    placeLabels();
    m.profiles = std::make_shared<const Profiles>(*m.bufferTexts, *m.corpus, WordFrequencies::builtIn());
    sumDescriptionSimilarity(m.corpus->texts());
    std::vector<std::optional<size_t>> numbers;
    for (const Label label : m.labelOfBuffer) {
        const auto found = std::find(oldLabels.begin(), oldLabels.end(), label);
        numbers.push_back(found == oldLabels.end() ? std::nullopt
                                                   : std::optional(size_t(found - oldLabels.begin())));
    }
    m.meanings.move(textsOf(*m.buffers), belongsOf(*m.bufferTexts), numbers);
}

/// Reads the examples in another home language.
void Knowledge::parseAgain()
{
    std::vector<Corpus::Document> all = documents();
    for (Corpus::Document &document : all) {
        Example example = *document.example;
        example.item.language.reset();
        document = documentOf(std::move(example));
    }
    build(std::move(all));
    adapt();
}

void Knowledge::sumDescriptionSimilarity(const std::vector<PackedText> &texts)
{
    for (LabelState &state : m.labels)
        state.descriptionSimilarity = 0;
    const auto add = [this](const Labels &labels, const PackedText &text) {
        const std::vector<Signals> compared = m.profiles->compare(m.profiles->weigh(text));
        for (const Label label : labels.fits) {
            const int buffer = m.labels[label].buffer;
            if (buffer >= 0)
                m.labels[label].descriptionSimilarity += std::max(0.0, compared[size_t(buffer)].similarity);
        }
    };
    for (quint32 i = 0; i < texts.size(); ++i) {
        if (!m.isRemoved(i))
            add(m.corpus->document(i).labels, texts[i]);
    }
    for (const auto &addition : m.additions)
        add(addition->labels, addition->text);
}

bool Knowledge::isSmall() const
{
    // The level needs two comparisons with each of these texts.
    if (m_accepted && !m_accepted->empty())
        return false;
    constexpr size_t fewSteps = 15'000;
    size_t features = m.corpus->featureCount();
    for (const auto &addition : m.additions)
        features += addition->text.keys.size();
    // Cross-validation needs one more build for each fold.
    const size_t builds = isAdapted() ? 1 + folds : 1;
    return builds * features * m.labels.size() <= fewSteps;
}

size_t Knowledge::bytes() const
{
    size_t bytes
        = sizeof *this + m.corpus->bytes() + m.linear->bytes() + m.profiles->bytes() + m.meanings.bytes();
    for (const auto &addition : m.additions) {
        const FeedbackText &item = addition->example->item;
        bytes += sizeof *addition + size_t(item.title.size() + item.description.size()) * sizeof(QChar)
            + addition->weighted.terms.size() * (sizeof(WeightedTerm) + sizeof(FeatureKey) + 1)
            + addition->pulls.size() * sizeof(float);
    }
    if (m_accepted) {
        for (const AcceptedItem &each : *m_accepted)
            bytes += sizeof each
                + size_t(each.item.title.size() + each.item.description.size()) * sizeof(QChar);
    }
    return bytes;
}

} // namespace triage::routing
