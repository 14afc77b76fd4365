// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/knowledge.h"

#include "routing/combination.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triage::routing {

namespace {

constexpr double titleWeight = 2;

/// One that says nothing: what was taught with the item holds no more.
bool isEmpty(const Example &example)
{
    return example.fits.empty() && example.fitsNot.empty();
}

} // namespace

ParsedItem parseItem(const FeedbackText &item)
{
    FeatureReader reader;
    reader.add(item.title, titleWeight);
    reader.add(item.description, 1);
    return { packed(reader.features()), reader.surfaceWords(), reader.wordCount() };
}

Knowledge::Knowledge(ModelContents contents) : calibration(contents.calibration)
{
    std::vector<BufferText> texts;
    for (const BufferProfile &buffer : contents.buffers)
        texts.push_back(readBuffer(buffer));
    m_bufferTexts = std::make_shared<const std::vector<BufferText>>(std::move(texts));
    m_buffers = std::make_shared<const std::vector<BufferProfile>>(std::move(contents.buffers));
    std::vector<Corpus::Document> documents;
    for (Example &example : contents.examples) {
        PackedText text = parseItem(example.item).text;
        documents.push_back({ std::make_shared<const Example>(std::move(example)), std::move(text), {} });
    }
    build(std::move(documents));
    adapt();
}

void Knowledge::build(std::vector<Corpus::Document> documents)
{
    // The order in which people taught must not matter; of two examples about one item the later one counts.
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
    m_removed.clear();
    m_additions.clear();
    m_changes = 0;
    m_labels.assign(1, {});
    placeLabels();
    std::vector<PackedText> texts;
    for (Corpus::Document &document : unique) {
        document.labels = labelsOf(*document.example);
        texts.push_back(document.text);
    }
    const Background &background = Background::builtIn();
    m_corpus = std::make_shared<const Corpus>(std::move(unique), m_labels.size(), background);
    m_profiles = std::make_shared<const Profiles>(*m_bufferTexts, *m_corpus, background);
    for (size_t i = 0; i < m_corpus->size(); ++i) {
        for (const Label label : m_corpus->document(i).labels.fits)
            m_labels[label].examples += 1;
        for (const Label label : m_corpus->document(i).labels.fitsNot)
            m_labels[label].removals += 1;
    }
    for (Label label = 0; label < m_labels.size(); ++label)
        m_labels[label].squaredLength = m_corpus->squaredLength(label);
    train(texts);
}

/// Sums up how like their buffer the examples are, and teaches the linear scores what descriptions get wrong.
void Knowledge::train(const std::vector<PackedText> &texts)
{
    std::vector<Linear::Targets> targets(m_labels.size());
    for (Linear::Targets &target : targets) {
        target.signs.assign(texts.size(), 0);
        target.priors.assign(texts.size(), 0);
    }
    for (size_t i = 0; i < texts.size(); ++i) {
        const std::vector<Signals> compared = m_profiles->compare(m_profiles->weigh(texts[i]));
        const Labels &labels = m_corpus->document(i).labels;
        const bool isKnown = std::any_of(labels.fits.begin(), labels.fits.end(), [&](Label label) {
            return label == noneLabel || m_labels[label].buffer >= 0;
        });
        for (Label label = 0; label < m_labels.size(); ++label) {
            const int buffer = m_labels[label].buffer;
            if (buffer >= 0)
                targets[label].priors[i] = float(descriptionPrior(compared[size_t(buffer)]));
            if (label == noneLabel)
                targets[label].priors[i] = float(nonePrior(compared));
            if (isKnown && (buffer >= 0 || label == noneLabel))
                targets[label].signs[i] = -1;
        }
        for (const Label label : labels.fits) {
            const int buffer = m_labels[label].buffer;
            targets[label].signs[i] = buffer >= 0 || label == noneLabel;
            if (buffer >= 0)
                m_labels[label].descriptionSimilarity += std::max(0.0, compared[size_t(buffer)].similarity);
        }
        for (const Label label : labels.fitsNot)
            targets[label].signs[i] = -1;
    }
    m_linear = std::make_shared<const Linear>(*m_corpus, targets);
}

Label Knowledge::labelOf(BufferId id)
{
    const auto found = std::find_if(m_labels.begin() + 1, m_labels.end(),
                                    [id](const LabelState &state) { return state.id == id; });
    if (found != m_labels.end())
        return Label(found - m_labels.begin());
    m_labels.push_back({});
    m_labels.back().id = id;
    return Label(m_labels.size() - 1);
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
    for (LabelState &state : m_labels)
        state.buffer = -1;
    m_labelOfBuffer.clear();
    for (size_t i = 0; i < m_buffers->size(); ++i) {
        const Label label = labelOf((*m_buffers)[i].id);
        m_labels[label].buffer = int(i);
        m_labelOfBuffer.push_back(label);
    }
}

bool Knowledge::isRemoved(quint32 document) const
{
    return std::binary_search(m_removed.begin(), m_removed.end(), document);
}

void Knowledge::count(const Labels &labels, const std::vector<Signals> &compared, const Similarities &like,
                      int sign)
{
    const LabelSums sums = summed(like);
    for (const Label label : labels.fits) {
        LabelState &state = m_labels[label];
        state.examples += sign;
        // |S + e|² = |S|² + 2 S·e + 1, and the same backwards.
        state.squaredLength = std::max(0.0, state.squaredLength + sign * 2 * sums.similarities[label] + 1);
        if (state.buffer >= 0)
            state.descriptionSimilarity += sign * std::max(0.0, compared[size_t(state.buffer)].similarity);
    }
    for (const Label label : labels.fitsNot)
        m_labels[label].removals += sign;
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
        all.push_back({ std::make_shared<const Example>(example), parseItem(example.item).text, {} });
    build(std::move(all));
    adapt();
}

void Knowledge::add(const Example &example)
{
    auto addition = std::make_shared<AddedExample>();
    addition->example = std::make_shared<const Example>(example);
    addition->text = parseItem(example.item).text;
    addition->weighted = m_corpus->weigh(addition->text);
    addition->labels = labelsOf(example);
    const std::vector<Signals> compared = m_profiles->compare(m_profiles->weigh(addition->text));
    const Similarities like = similaritiesTo(addition->weighted);
    count(addition->labels, compared, like, 1);
    // One step of what a refit does for all examples.
    const std::vector<float> scores = linearScores(addition->weighted, like);
    addition->pulls.assign(scores.size(), 0.0F);
    for (Label label = 0; label < scores.size(); ++label) {
        const int buffer = m_labels[label].buffer;
        if (!m_linear->isTaught(label) || (buffer < 0 && label != noneLabel))
            continue;
        const std::vector<Label> &fits = addition->labels.fits;
        const float sign = std::find(fits.begin(), fits.end(), label) != fits.end() ? 1 : -1;
        const double prior
            = label == noneLabel ? nonePrior(compared) : descriptionPrior(compared[size_t(buffer)]);
        const float gradient = sign * (scores[label] + float(prior)) - 1;
        if (gradient < 0)
            addition->pulls[label]
                = -sign * gradient / float(1 + Linear::biasSquared + 1 / (2 * Linear::cost));
    }
    m_additions.push_back(std::move(addition));
}

void Knowledge::forget(FeedbackId feedback)
{
    const auto addition = std::find_if(m_additions.begin(), m_additions.end(), [feedback](const auto &each) {
        return each->example->feedback == feedback;
    });
    if (addition != m_additions.end()) {
        const AddedExample &gone = **addition;
        count(gone.labels, m_profiles->compare(m_profiles->weigh(gone.text)), similaritiesTo(gone.weighted),
              -1);
        m_additions.erase(addition);
        return;
    }
    const std::optional<quint32> document = m_corpus->find(feedback);
    if (!document || isRemoved(*document))
        return;
    const PackedText text = parseItem(m_corpus->document(*document).example->item).text;
    count(m_corpus->document(*document).labels, m_profiles->compare(m_profiles->weigh(text)),
          similaritiesTo(m_corpus->weigh(text)), -1);
    m_removed.insert(std::lower_bound(m_removed.begin(), m_removed.end(), *document), *document);
}

std::vector<Corpus::Document> Knowledge::documents() const
{
    std::vector<PackedText> texts = m_corpus->texts();
    std::vector<Corpus::Document> documents;
    for (quint32 i = 0; i < m_corpus->size(); ++i) {
        if (!isRemoved(i))
            documents.push_back({ m_corpus->document(i).example, std::move(texts[i]), {} });
    }
    for (const auto &addition : m_additions)
        documents.push_back({ addition->example, addition->text, {} });
    return documents;
}

Knowledge Knowledge::refitted() const
{
    Knowledge refitted;
    refitted.calibration = calibration;
    refitted.m_buffers = m_buffers;
    refitted.m_bufferTexts = m_bufferTexts;
    refitted.build(documents());
    refitted.adapt();
    return refitted;
}

void Knowledge::changeBuffers(std::vector<BufferProfile> buffers)
{
    std::vector<BufferText> texts;
    for (const BufferProfile &buffer : buffers)
        texts.push_back(readBuffer(buffer));
    m_bufferTexts = std::make_shared<const std::vector<BufferText>>(std::move(texts));
    m_buffers = std::make_shared<const std::vector<BufferProfile>>(std::move(buffers));
    ++m_changes;
    placeLabels();
    m_profiles = std::make_shared<const Profiles>(*m_bufferTexts, *m_corpus, Background::builtIn());
    sumDescriptionSimilarity(m_corpus->texts());
}

void Knowledge::sumDescriptionSimilarity(const std::vector<PackedText> &texts)
{
    for (LabelState &state : m_labels)
        state.descriptionSimilarity = 0;
    const auto add = [this](const Labels &labels, const PackedText &text) {
        const std::vector<Signals> compared = m_profiles->compare(m_profiles->weigh(text));
        for (const Label label : labels.fits) {
            const int buffer = m_labels[label].buffer;
            if (buffer >= 0)
                m_labels[label].descriptionSimilarity += std::max(0.0, compared[size_t(buffer)].similarity);
        }
    };
    for (quint32 i = 0; i < texts.size(); ++i) {
        if (!isRemoved(i))
            add(m_corpus->document(i).labels, texts[i]);
    }
    for (const auto &addition : m_additions)
        add(addition->labels, addition->text);
}

bool Knowledge::isSmall() const
{
    constexpr size_t fewSteps = 15'000;
    size_t features = m_corpus->featureCount();
    for (const auto &addition : m_additions)
        features += addition->text.keys.size();
    // What proves the examples is as many builds again.
    const size_t builds = isAdapted() ? 1 + folds : 1;
    return builds * features * m_labels.size() <= fewSteps;
}

size_t Knowledge::bytes() const
{
    size_t bytes = sizeof *this + m_corpus->bytes() + m_linear->bytes() + m_profiles->bytes();
    for (const auto &addition : m_additions) {
        const FeedbackText &item = addition->example->item;
        bytes += sizeof *addition + size_t(item.title.size() + item.description.size()) * sizeof(QChar)
            + addition->weighted.terms.size() * (sizeof(WeightedTerm) + sizeof(FeatureKey) + 1)
            + addition->pulls.size() * sizeof(float);
    }
    return bytes;
}

} // namespace triage::routing
