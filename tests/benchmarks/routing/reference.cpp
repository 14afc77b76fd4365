// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include "rows.h"

#include "routing/parseditem.h"
#include "routing/profiles.h"
#include "routing/text/wordfrequencies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <unordered_map>

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr double descriptionExamples = 3; ///< The number of examples that a description counts as.

/// A text as numbers of its features, with their weights.
struct Term
{
    size_t feature = 0;
    double weight = 0;
};
using Text = std::vector<Term>;

/// The stems and four-character features of all texts of a set, weighed by their rarity in the background and
/// in the set's pool.
class Vocabulary
{
public:
    explicit Vocabulary(const EvaluationSet &set)
    {
        for (const LabelledItem &item : set.items) {
            if (!item.isPool)
                continue;
            ++m_documents;
            const PackedText text = parseItem(item.item).text;
            for (size_t i = 0; i < text.ends[1]; ++i)
                m_documentsWith[text.keys[i]] += 1;
        }
    }

    /// Returns the text with the length 1, of which stems have 0.6 and four-character features 0.4.
    Text read(const PackedText &text)
    {
        const WordFrequencies &background = WordFrequencies::builtIn();
        constexpr std::array<double, 2> shares{ 0.6, 0.4 };
        Text terms;
        for (size_t kind = 0, i = 0; kind < shares.size(); ++kind) {
            const size_t begin = terms.size();
            double squares = 0;
            for (; i < text.ends[kind]; ++i) {
                const FeatureKey key = text.keys[i];
                const auto own = m_documentsWith.find(key);
                const double with
                    = background.documentsWith(key) + (own == m_documentsWith.end() ? 0 : own->second);
                const double rarity = std::log((1 + background.documents() + m_documents) / (1 + with)) + 1;
                const double weight = (1 + std::log(double(text.counts[i]))) * rarity;
                terms.push_back({ m_numbers.try_emplace(key, m_numbers.size()).first->second, weight });
                squares += weight * weight;
            }
            for (size_t j = begin; j < terms.size(); ++j)
                terms[j].weight *= std::sqrt(shares[kind] / squares);
        }
        return terms;
    }
    size_t size() const { return m_numbers.size(); }

private:
    double m_documents = 0;
    std::unordered_map<FeatureKey, double> m_documentsWith;
    std::unordered_map<FeatureKey, size_t> m_numbers;
};

/// A value for each feature; features that nobody taught have none.
using Values = std::vector<double>;

double product(const Text &text, const Values &values)
{
    double sum = 0;
    for (const Term &term : text)
        sum += term.feature < values.size() ? term.weight * values[term.feature] : 0;
    return sum;
}

void add(Values &values, const Text &text, double factor)
{
    for (const Term &term : text)
        values[term.feature] += factor * term.weight;
}

double lengthOf(const Values &values)
{
    return std::sqrt(std::inner_product(values.begin(), values.end(), values.begin(), 0.0));
}

/// Returns the similarity of a text, by its features, to the nearest of some others.
double nearest(const Values &text, const std::vector<const Text *> &others)
{
    constexpr std::array<double, 3> weights{ 0.6, 0.25, 0.15 };
    std::array<double, weights.size()> best{};
    for (const Text *other : others) {
        double similarity = product(*other, text);
        for (double &each : best) {
            if (similarity > each)
                std::swap(similarity, each);
        }
    }
    return std::inner_product(best.begin(), best.end(), weights.begin(), 0.0);
}

/// A text that is taught, and how often it counts.
struct Taught
{
    Text text;
    std::vector<bool> fits; ///< One for each buffer.
    double count = 1;
};

/// Logistic regressions, one for each buffer against all others, which both count alike. They have no
/// constant, as in liblinear.
class Regression
{
public:
    Regression(const std::vector<Taught> &taught, size_t features)
        : m_taught(taught), m_features(features) { }

    /// Returns the weights for one buffer: the most probable ones, after dual coordinate descent (Yu, Huang
    /// and Lin, "Dual coordinate descent methods for logistic regression and maximum entropy models", 2011).
    Values weightsFor(size_t buffer) const
    {
        constexpr int passes = 40; // three times as many change the sets by a tenth of a point
        constexpr double share = 1e-4; // of its limit, to begin with
        const std::vector<double> limits = limitsFor(buffer);
        Values weights(m_features);
        std::vector<double> alphas;
        for (size_t i = 0; i < m_taught.size(); ++i) {
            alphas.push_back(share * limits[i]);
            add(weights, m_taught[i].text, signOf(i, buffer) * alphas[i]);
        }
        for (int pass = 0; pass < passes; ++pass) {
            for (size_t i = 0; i < m_taught.size(); ++i) {
                const Text &text = m_taught[i].text;
                const double margin = signOf(i, buffer) * product(text, weights);
                const double next = best(margin, alphas[i], limits[i]);
                add(weights, text, signOf(i, buffer) * (next - alphas[i]));
                alphas[i] = next;
            }
        }
        return weights;
    }

private:
    double signOf(size_t i, size_t buffer) const { return m_taught[i].fits[buffer] ? 1 : -1; }

    /// Returns the limit of each variable of the dual: how much a text costs that is on the wrong side.
    std::vector<double> limitsFor(size_t buffer) const
    {
        constexpr double cost = 10;
        double fitting = 0;
        double all = 0;
        for (const Taught &one : m_taught) {
            fitting += one.fits[buffer] ? one.count : 0;
            all += one.count;
        }
        std::vector<double> limits;
        for (const Taught &one : m_taught)
            limits.push_back(cost * one.count * all / (2 * (one.fits[buffer] ? fitting : all - fitting)));
        return limits;
    }

    /// Returns the best value of a variable of the dual, with all others fixed, for a text of length 1.
    static double best(double margin, double alpha, double limit)
    {
        // The derivative rises with the logarithm of the odds of alpha to the rest of the limit.
        constexpr int halvings = 30;
        double low = -margin - limit + alpha;
        double high = -margin + alpha;
        for (int i = 0; i < halvings; ++i) {
            const double middle = (low + high) / 2;
            const double derivative = margin + limit * probability(middle) - alpha + middle;
            (derivative < 0 ? low : high) = middle;
        }
        return limit * probability((low + high) / 2);
    }

    const std::vector<Taught> &m_taught;
    size_t m_features;
};

/// Returns the weights of complement naive Bayes for one buffer: how rare a feature is in all others.
Values bayesFor(const std::vector<Taught> &taught, size_t buffer, size_t features)
{
    constexpr double smoothing = 0.3;
    Values counts(features, smoothing);
    for (const Taught &one : taught) {
        if (!one.fits[buffer])
            add(counts, one.text, one.count);
    }
    const double sum = std::accumulate(counts.begin(), counts.end(), 0.0);
    for (double &each : counts)
        each = -std::log(each / sum);
    return counts;
}

/// The quantities that the reference compares a text with.
class Reference
{
public:
    Reference(const EvaluationSet &set, const Drawing &drawing, ReferenceKind kind);
    /// Returns the probability of each buffer.
    std::vector<double> confidences(const FeedbackText &item);

private:
    struct Scores
    {
        double description, centroid, nearest, bayes, regression;
    };
    Scores scoresOf(const Text &text, const Values &values, size_t buffer) const;

    ReferenceKind m_kind;
    Vocabulary m_vocabulary;
    std::vector<Taught> m_taught;
    std::vector<Values> m_descriptions;
    std::vector<Values> m_centroids;
    std::vector<Values> m_bayes;
    std::vector<Values> m_regressions;
    std::vector<std::vector<const Text *>> m_examples;
    std::vector<const Text *> m_nones;
};

Reference::Reference(const EvaluationSet &set, const Drawing &drawing, ReferenceKind kind)
    : m_kind(kind), m_vocabulary(set), m_examples(set.buffers.size())
{
    const size_t buffers = set.buffers.size();
    for (size_t i = 0; i < buffers; ++i) {
        const BufferText described = readBuffer(set.buffers[i], {});
        m_taught.push_back(
            { m_vocabulary.read(described.belongs), std::vector<bool>(buffers), descriptionExamples });
        m_taught.back().fits[i] = true;
    }
    for (const Example &example : drawing.examples) {
        m_taught.push_back({ m_vocabulary.read(parseItem(example.item).text), std::vector<bool>(buffers) });
        for (const BufferId id : example.fits)
            m_taught.back().fits[size_t(id.value() - 1)] = true;
    }
    for (size_t i = buffers; i < m_taught.size(); ++i) {
        const Taught &one = m_taught[i];
        for (size_t buffer = 0; buffer < buffers; ++buffer) {
            if (one.fits[buffer])
                m_examples[buffer].push_back(&one.text);
        }
        if (drawing.examples[i - buffers].fits.empty())
            m_nones.push_back(&one.text);
    }
    const size_t features = m_vocabulary.size();
    const Regression regression(m_taught, features);
    for (size_t i = 0; i < buffers; ++i) {
        add(m_descriptions.emplace_back(features), m_taught[i].text, 1);
        Values &centroid = m_centroids.emplace_back(features);
        add(centroid, m_taught[i].text, descriptionExamples);
        for (const Text *example : m_examples[i])
            add(centroid, *example, 1);
        const double length = lengthOf(centroid);
        for (double &each : centroid)
            each /= length;
        m_bayes.push_back(bayesFor(m_taught, i, features));
        if (kind == ReferenceKind::WithRegression)
            m_regressions.push_back(regression.weightsFor(i));
    }
}

Reference::Scores Reference::scoresOf(const Text &text, const Values &values, size_t buffer) const
{
    constexpr double maxLogit = 8;
    Scores scores{ product(text, m_descriptions[buffer]), product(text, m_centroids[buffer]),
                   nearest(values, m_examples[buffer]), product(text, m_bayes[buffer]), 0 };
    if (m_kind == ReferenceKind::WithRegression) {
        scores.regression = std::clamp(product(text, m_regressions[buffer]), -maxLogit, maxLogit);
    }
    return scores;
}

std::vector<double> Reference::confidences(const FeedbackText &item)
{
    // The constants, in the order of the inputs below; the last one belongs to the constant input.
    constexpr std::array<double, 17> withRegression{ 10.99, 15.93, 11.10, -3.06, -5.60, 0.29,
                                                     2.89,  0.46,  -0.67, 2.57,  0.15,  6.00,
                                                     1.22,  0.26,  0.33,  -0.71, -1.68 };
    constexpr std::array<double, 15> withoutRegression{ 11.03, 12.98, 12.34, -5.34, -0.89, 9.43,  4.35, 1.91,
                                                        -1.09, 3.99,  0.09,  11.79, -1.40, -2.01, -0.88 };
    constexpr double few = 4; // the number of examples that are trusted by half
    const Text text = m_vocabulary.read(parseItem(item).text);
    Values values(m_vocabulary.size());
    add(values, text, 1);
    double none = 0;
    for (const Text *example : m_nones)
        none = std::max(none, product(*example, values));
    std::vector<Scores> scores;
    for (size_t i = 0; i < m_descriptions.size(); ++i)
        scores.push_back(scoresOf(text, values, i));
    const auto lead = [&](size_t buffer, double Scores::*score) {
        double other = -1e9;
        for (size_t i = 0; i < scores.size(); ++i)
            other = i == buffer ? other : std::max(other, scores[i].*score);
        return scores.size() > 1 ? scores[buffer].*score - other : 0;
    };
    std::vector<double> confidences;
    for (size_t i = 0; i < scores.size(); ++i) {
        const Scores &one = scores[i];
        const double g = double(m_examples[i].size()) / (double(m_examples[i].size()) + few);
        std::vector<double> inputs{ one.description * (1 - g),
                                    lead(i, &Scores::description) * (1 - g),
                                    one.description * g,
                                    lead(i, &Scores::description) * g,
                                    one.centroid * g,
                                    lead(i, &Scores::centroid) * g,
                                    one.nearest * g,
                                    lead(i, &Scores::nearest) * g,
                                    none * g,
                                    (one.nearest - none) * g,
                                    one.bayes * g,
                                    lead(i, &Scores::bayes) * g };
        if (m_kind == ReferenceKind::WithRegression)
            inputs.insert(inputs.end(), { one.regression * g, lead(i, &Scores::regression) * g });
        inputs.insert(inputs.end(), { g, std::log(double(scores.size())) / 3, 1 });
        const double *constants
            = m_kind == ReferenceKind::WithRegression ? withRegression.data() : withoutRegression.data();
        confidences.push_back(probability(std::inner_product(inputs.begin(), inputs.end(), constants, 0.0)));
    }
    return confidences;
}

} // namespace

Figures referenceFigures(const EvaluationSet &set, const Drawing &drawing, ReferenceKind kind)
{
    Reference reference(set, drawing, kind);
    Figures figures;
    for (const LabelledItem *item : drawing.items) {
        Outcome outcome{ reference.confidences(item->item), {} };
        for (const BufferId id : item->buffers)
            outcome.right.insert(size_t(id.value() - 1));
        figures.add(outcome);
    }
    return figures;
}

} // namespace triage::benchmark
