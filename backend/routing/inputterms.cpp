// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/inputterms.h"

#include "routing/combination.h"
#include "routing/trust.h"

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

/// Nearly the same text counts more than a somewhat similar one.
double repeats(double similarity)
{
    constexpr double somewhat = 0.4;
    const double beyond = std::max(0.0, similarity - somewhat) / (1 - somewhat);
    return beyond * beyond;
}

/// Returns a logarithm at about the scale of the other inputs.
double scaledLog(double logarithm)
{
    constexpr double scale = 3;
    return logarithm / scale;
}

double lengthOf(int words)
{
    constexpr int minWords = 3;
    constexpr double usual = 1; // about 20 words
    return scaledLog(std::log1p(std::max(minWords, words))) - usual;
}

double choiceOf(size_t buffers)
{
    constexpr double maxBuffers = 20; // the weights were fitted on at most as many
    constexpr double usual = 0.8; // 11 buffers
    return scaledLog(std::log(std::min(maxBuffers, double(buffers)))) - usual;
}

constexpr double minLinearLead = -2;

} // namespace

Lead::Lead(const TextScores &scores, double BufferScores::*score)
    : m_score(score), m_share(scores.multiBufferRate), m_count(scores.buffers.size())
{
    for (const BufferScores &one : scores.buffers) {
        double value = one.*score;
        for (double &each : m_best) {
            if (value > each)
                std::swap(value, each);
        }
    }
}

double Lead::of(const BufferScores &one) const
{
    const double value = one.*m_score;
    if (m_count == 1)
        return 0;
    const double other = value >= m_best[0] ? m_best[1] : m_best[0];
    const double next = m_count == 2 ? other : value >= m_best[1] ? m_best[2] : m_best[1];
    return value - (1 - m_share) * other - m_share * next;
}

TextFacts::TextFacts(const TextScores &all)
    : scores(all), centroid(all, &BufferScores::centroid), linear(all, &BufferScores::linear),
      nearest(all, &BufferScores::nearest), meantDescription(all, &BufferScores::meantDescription),
      meantCentroid(all, &BufferScores::meantCentroid), meantRegression(all, &BufferScores::meantRegression),
      deficits(newBufferDeficits(all)), buffers(scaledLog(std::log(double(all.buffers.size())))),
      words(scaledLog(std::log1p(all.words))), sameNone(repeats(all.none.nearestDuplicate)),
      noneTrust(trustInExamples(all.none.examples, all.examples, 0)),
      noneMany(shareOfMany(all.none.examples)), length(lengthOf(all.words)),
      choice(choiceOf(all.buffers.size())), amount(amountTaught(examplesPerBuffer(all)))
{
}

InputFacts::InputFacts(const TextFacts &text, size_t number)
    : buffer(text.scores.buffers[number]), none(text.scores.none), buffers(text.buffers), words(text.words),
      centroidLead(text.centroid.of(buffer)), linearLead(std::max(minLinearLead, text.linear.of(buffer))),
      nearestLead(text.nearest.of(buffer)), meaning(text.scores.hasMeaning ? 1 : 0),
      meantDescriptionLead(text.meantDescription.of(buffer)),
      meantCentroidLead(text.meantCentroid.of(buffer)), meantRegressionLead(text.meantRegression.of(buffer)),
      sameAccepted(repeats(buffer.nearestDuplicate)), sameRejected(repeats(buffer.nearestRejected)),
      sameNone(text.sameNone), deficit(text.deficits[number]), trust(trustIn(text.scores, buffer)),
      distrust(1 - trust), many(shareOfMany(buffer.examples)), noneTrust(text.noneTrust),
      noneMany(text.noneMany), length(text.length), shortness(std::max(0.0, -length)), choice(text.choice),
      amount(text.amount)
{
}

// To refit the weights, replace the rows by those that `routingbenchmark --fit` prints.
// clang-format off
#define TERM(name, weight, comparing, value) \
    InputTerm{ #name, weight, Comparing::comparing, []([[maybe_unused]] const InputFacts &f) -> double { return value; }, \
               #comparing, #value }

constinit const std::array<InputTerm, inputCount> inputTerms{
    // The text repeats an example: see SameText.
    TERM(sameAccepted,           3.4753, Nearest,      f.sameAccepted),
    TERM(sameRejected,          -4.7464, None,         f.sameRejected),
    TERM(sameNone,              -3.5607, None,         f.sameNone),
    // A buffer that is new beside others with many examples.
    TERM(newBuffer,              3.6705, None,         f.deficit),
    TERM(newBufferDescription,  14.4650, Descriptions, f.deficit * f.buffer.description),
    TERM(newBufferLead,          8.0514, Descriptions, f.deficit * f.buffer.lead),
    TERM(newBufferCoverage,    -11.0156, Descriptions, f.deficit * f.buffer.coverage),
    TERM(newBufferLinear,       -2.5461, Words,        f.deficit * f.buffer.linear),
    // Any buffer.
    TERM(constant,              -0.7814, None,         1),
    TERM(buffers,               -1.2984, None,         f.buffers),
    TERM(words,                  0.1354, None,         f.words),
    // Descriptions count less with each example.
    TERM(untaughtDescription,   12.9902, Descriptions, f.distrust * f.buffer.description),
    TERM(untaughtLead,          16.0595, Descriptions, f.distrust * f.buffer.lead),
    TERM(untaughtCoverage,      -0.4443, Descriptions, f.distrust * f.buffer.coverage),
    TERM(untaughtBuffers,       -0.4476, None,         f.distrust * f.buffers),
    // Examples count more with each example …
    TERM(taught,                 8.1762, None,         f.trust),
    TERM(taughtDescription,    -25.2364, Descriptions, f.trust * f.buffer.description),
    TERM(taughtLead,           -23.8731, Descriptions, f.trust * f.buffer.lead),
    TERM(taughtCentroid,         7.0707, Mean,         f.trust * f.buffer.centroid),
    TERM(taughtCentroidLead,    25.0451, Mean,         f.trust * f.centroidLead),
    TERM(taughtLinear,           9.3945, Words,        f.trust * f.buffer.linear),
    TERM(taughtLinearLead,       1.4428, Words,        f.trust * f.linearLead),
    // … and some scores only when there are many.
    TERM(many,                  -1.0139, None,         f.trust * f.many),
    TERM(manyDescription,       29.1533, Descriptions, f.trust * f.many * f.buffer.description),
    TERM(manyLead,              24.1571, Descriptions, f.trust * f.many * f.buffer.lead),
    TERM(manyCentroid,         -11.3463, Mean,         f.trust * f.many * f.buffer.centroid),
    TERM(manyCentroidLead,     -27.3112, Mean,         f.trust * f.many * f.centroidLead),
    TERM(manyLinear,            -6.7480, Words,        f.trust * f.many * f.buffer.linear),
    TERM(manyLinearLead,        -0.4437, Words,        f.trust * f.many * f.linearLead),
    // Examples of what fits nothing.
    TERM(none,                  -0.0622, None,         f.noneTrust),
    TERM(noneNearest,          -16.0833, None,         f.noneTrust * f.none.nearest),
    TERM(noneNearestLead,       -1.8681, None,         f.noneTrust * (f.buffer.nearest - f.none.nearest)),
    TERM(noneLinear,            -2.0836, None,         f.noneTrust * f.none.linear),
    TERM(noneMany,               0.7977, None,         f.noneTrust * f.noneMany),
    TERM(noneManyNearest,       16.2556, None,         f.noneTrust * f.noneMany * f.none.nearest),
    TERM(noneManyLinear,         1.5365, None,         f.noneTrust * f.noneMany * f.none.linear),
    // A name alone contains a word of the text by chance more often than it says what the text is about.
    TERM(brevity,               -1.2822, None,         f.buffer.brevity),
    TERM(brevityTaught,         -1.6331, None,         f.buffer.brevity * f.trust),
    TERM(brevityDescription,     5.1290, Descriptions, f.buffer.brevity * f.distrust * f.buffer.description),
    TERM(brevityLead,          -12.3726, Descriptions, f.buffer.brevity * f.distrust * f.buffer.lead),
    TERM(brevityCoverage,       -9.7529, Descriptions, f.buffer.brevity * f.distrust * f.buffer.coverage),
    // The nearest examples.
    TERM(rejected,              -1.5469, None,         f.buffer.nearestRejected),
    TERM(taughtNearest,          0.2235, Nearest,      f.trust * f.buffer.nearest),
    TERM(taughtNearestLead,      4.6389, Nearest,      f.trust * f.nearestLead),
    // A long text mentions many buffers, a text of a few words hardly any.
    TERM(lengthUntaughtLead,    11.7179, Descriptions, f.distrust * f.length * f.buffer.lead),
    TERM(lengthTaught,           0.9193, None,         f.trust * f.length),
    TERM(lengthCentroidLead,   -15.0917, Mean,         f.trust * f.length * f.centroidLead),
    TERM(lengthLinear,           1.2554, Words,        f.trust * f.length * f.buffer.linear),
    TERM(lengthLinearLead,       3.6209, Words,        f.trust * f.length * f.linearLead),
    TERM(shortness,             -2.5886, None,         f.shortness * f.shortness),
    // It is easier to be ahead of two buffers than of twenty.
    TERM(choiceUntaughtLead,     2.4532, Descriptions, f.distrust * f.choice * f.buffer.lead),
    TERM(choiceCentroidLead,     1.0122, Mean,         f.trust * f.choice * f.centroidLead),
    TERM(choiceLinear,           4.2881, Words,        f.trust * f.choice * f.buffer.linear),
    TERM(choiceLinearLead,      -0.5359, Words,        f.trust * f.choice * f.linearLead),
    // What the text means: see meaning/meaning.h.
    TERM(meant,                  0.0000, None,         f.meaning),
    TERM(meantTaught,            0.0000, None,         f.meaning * f.trust),
    TERM(meantDescription,       0.0000, Meaning,      f.distrust * f.meantDescriptionLead),
    TERM(meantCentroid,          0.0000, Meaning,      f.distrust * f.meantCentroidLead),
    TERM(meantTaughtCentroid,    0.0000, Meaning,      f.trust * f.meantCentroidLead),
    TERM(meantRegression,        0.0000, Meaning,      f.distrust * f.meantRegressionLead),
    TERM(meantTaughtRegression,  0.0000, Meaning,      f.trust * f.meantRegressionLead),
    TERM(meantManyRegression,    0.0000, Meaning,      f.trust * f.many * f.meantRegressionLead),
    TERM(meantLead,              0.0000, Descriptions, f.meaning * f.distrust * f.buffer.lead),
    TERM(meantLength,            0.0000, Meaning,      f.distrust * f.length * f.meantCentroidLead),
    TERM(meantChoice,            0.0000, Meaning,      f.distrust * f.choice * f.meantCentroidLead),
    TERM(meantBrevity,           0.0000, Meaning,      f.buffer.brevity * f.distrust * f.meantCentroidLead),
    TERM(meantTaughtDescription, 0.0000, Meaning,      f.trust * f.meantDescriptionLead),
    TERM(meantChoiceTaught,      0.0000, Meaning,      f.trust * f.choice * f.meantRegressionLead),
    // The average number of examples: see amountTaught().
    TERM(amountSome,            -0.1123, None,         f.amount[0]),
    TERM(amountMany,            -5.0644, None,         f.amount[1]),
    TERM(amountVeryMany,        -0.8987, None,         f.amount[2]),
};
// clang-format on

#undef TERM

} // namespace triage::routing
