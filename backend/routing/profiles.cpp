#include "routing/profiles.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::routing {

namespace {

// Found on the pool splits of the evaluation sets; all of them lie on a wide plateau.
constexpr double nameWeight = 2.0;
constexpr double descriptionWeight = 1.0;
constexpr double instructionsWeight = 1.0;
constexpr double titleWeight = 2.0;
constexpr double wordShare = 0.5; // of the vector's squared length; four-character features have the rest
constexpr double ownDocuments = 50; // how many documents of the background a buffer counts as
constexpr double againstFactor = 0.7;

struct ProfileTexts
{
    QString positive;
    QString negative;
};

/// Parts that say what does not belong here: "Not for refunds.", "…, except lost cards".
ProfileTexts divided(const QString &text)
{
    static const QRegularExpression divider(
        u"(?<=[.!?;\\n])\\s+|(?<=\\n)|[,;(]?\\s+(?=(?:except|but not)\\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression negation(
        u"^\\W*(?:not|except|excluding|exclude|never|no|do not|don[’']t|but not|other than)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    ProfileTexts texts;
    for (const QString &part : text.split(divider)) {
        QString &side = negation.match(part).hasMatch() ? texts.negative : texts.positive;
        side += part + u'\n';
    }
    return texts;
}

/// How far each buffer is before the best of the others.
void addLeads(std::vector<Signals> &buffers)
{
    double best = 0;
    double second = 0;
    for (const Signals &one : buffers) {
        second = std::max(second, std::min(best, one.similarity));
        best = std::max(best, one.similarity);
    }
    if (buffers.size() == 1)
        second = best / 2; // nothing to be ahead of, which is no reason to be surer
    for (Signals &one : buffers)
        one.lead = one.similarity - (one.similarity >= best ? second : best);
}

/// What only the negative parts have: "Not for top-ups by cheque" of a buffer on top-ups is about cheques.
std::vector<Feature> without(const std::vector<Feature> &features, const std::vector<Feature> &others)
{
    std::vector<Feature> rest;
    std::set_difference(features.begin(), features.end(), others.begin(), others.end(),
                        std::back_inserter(rest),
                        [](const Feature &a, const Feature &b) { return a.key < b.key; });
    return rest;
}

double logCount(double count)
{
    return 1 + std::log(std::max(count, 1.0));
}

} // namespace

Profiles::Profiles(const std::vector<BufferProfile> &buffers, const Background &background)
    : m_background(background), m_size(buffers.size())
{
    std::vector<Features> positive;
    std::vector<Features> negative;
    for (const BufferProfile &buffer : buffers) {
        const ProfileTexts description = divided(buffer.description);
        const ProfileTexts instructions = divided(buffer.routingInstructions);
        FeatureReader forIt;
        forIt.add(buffer.name, nameWeight);
        forIt.add(description.positive, descriptionWeight);
        forIt.add(instructions.positive, instructionsWeight);
        positive.push_back(forIt.features());
        FeatureReader against;
        against.add(description.negative, descriptionWeight);
        against.add(instructions.negative, instructionsWeight);
        const Features refused = against.features();
        negative.push_back(
            { without(refused.words, positive.back().words), without(refused.grams, positive.back().grams) });
        for (const std::vector<Feature> *list : { &positive.back().words, &positive.back().grams }) {
            for (const Feature &feature : *list)
                m_entries[feature.key].buffersWith += 1;
        }
    }
    for (size_t i = 0; i < m_size; ++i) {
        addVector(i, positive[i], 1);
        addVector(i, negative[i], -againstFactor);
    }
}

const Profiles::Entry *Profiles::find(FeatureKey key) const
{
    const auto found = m_entries.find(key);
    return found == m_entries.end() ? nullptr : &found->second;
}

double Profiles::rarityOf(FeatureKey key, const Entry *entry) const
{
    const double documents = m_background.documents() + ownDocuments * double(m_size);
    const double with = m_background.documentsWith(key) + (entry ? ownDocuments * entry->buffersWith : 0);
    return std::log((1 + documents) / (1 + with)) + 1;
}

/// Turns counts into weights whose squares sum up to the share.
void Profiles::weigh(std::vector<Feature> &features, double share) const
{
    double squares = 0;
    for (Feature &feature : features) {
        feature.count = logCount(feature.count) * rarityOf(feature.key, find(feature.key));
        squares += feature.count * feature.count;
    }
    const double scale = squares > 0 ? std::sqrt(share / squares) : 0;
    for (Feature &feature : features)
        feature.count *= scale;
}

void Profiles::addVector(size_t buffer, Features features, double factor)
{
    weigh(features.words, wordShare);
    weigh(features.grams, 1 - wordShare);
    for (const std::vector<Feature> *list : { &features.words, &features.grams }) {
        for (const Feature &feature : *list)
            m_entries[feature.key].postings.push_back({ buffer, factor * feature.count });
    }
}

Comparison Profiles::compare(const Item &item) const
{
    FeatureReader reader;
    reader.add(item.title, titleWeight);
    reader.add(item.description, 1);
    Features features = reader.features();
    weigh(features.words, wordShare);
    weigh(features.grams, 1 - wordShare);

    Comparison result{ .buffers = std::vector<Signals>(m_size),
                       .words = {},
                       .surfaceWords = reader.surfaceWords(),
                       .wordCount = reader.wordCount() };
    double allWords = 0;
    for (const Feature &word : features.words) {
        allWords += word.count;
        if (const Entry *entry = find(word.key)) {
            for (const Posting &posting : entry->postings) {
                result.buffers[posting.buffer].similarity += word.count * posting.weight;
                result.buffers[posting.buffer].coverage += posting.weight > 0 ? word.count : 0;
            }
        }
    }
    for (const Feature &gram : features.grams) {
        if (const Entry *entry = find(gram.key)) {
            for (const Posting &posting : entry->postings)
                result.buffers[posting.buffer].similarity += gram.count * posting.weight;
        }
    }
    for (Signals &one : result.buffers)
        one.coverage = allWords > 0 ? one.coverage / allWords : 0;
    addLeads(result.buffers);
    result.words = std::move(features.words);
    return result;
}

std::vector<Evidence> Profiles::evidence(const Comparison &comparison, size_t buffer, size_t limit) const
{
    std::unordered_map<FeatureKey, double> shares;
    for (const Feature &word : comparison.words) {
        if (const Entry *entry = find(word.key)) {
            for (const Posting &posting : entry->postings)
                shares[word.key] += posting.buffer == buffer ? word.count * posting.weight : 0;
        }
    }
    std::vector<Evidence> evidence;
    for (const SurfaceWord &word : comparison.surfaceWords) {
        const auto found = shares.find(word.key);
        if (found == shares.end() || found->second <= 0)
            continue;
        evidence.push_back({ word.text, found->second });
        shares.erase(found); // a word that stands there twice is named once
    }
    std::stable_sort(evidence.begin(), evidence.end(),
                     [](const Evidence &a, const Evidence &b) { return a.share > b.share; });
    // Beside words that tell something, "and" and "the" would only distract.
    constexpr double leastOfStrongest = 0.25;
    const double least = evidence.empty() ? 0 : leastOfStrongest * evidence.front().share;
    std::erase_if(evidence, [least](const Evidence &one) { return one.share < least; });
    if (evidence.size() > limit)
        evidence.resize(limit);
    return evidence;
}

} // namespace triage::routing
