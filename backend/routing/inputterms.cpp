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
      meantCentroid(all, &BufferScores::meantCentroid), encodedCentroid(all, &BufferScores::encodedCentroid),
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
      meantCentroidLead(text.meantCentroid.of(buffer)), encodedLead(text.encodedCentroid.of(buffer)),
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
    TERM(sameAccepted,           3.3679, Nearest,      f.sameAccepted),
    TERM(sameRejected,          -4.7592, None,         f.sameRejected),
    TERM(sameNone,              -3.6396, None,         f.sameNone),
    // A buffer that is new beside others with many examples.
    TERM(newBuffer,              5.9284, None,         f.deficit),
    TERM(newBufferDescription,   6.1293, Descriptions, f.deficit * f.buffer.description),
    // Any buffer.
    TERM(constant,              -1.0954, None,         1),
    TERM(buffers,               -1.8273, None,         f.buffers),
    TERM(words,                  0.4320, None,         f.words),
    // Descriptions count less with each example.
    TERM(untaughtDescription,   11.5780, Descriptions, f.distrust * f.buffer.description),
    TERM(untaughtLead,          16.1000, Descriptions, f.distrust * f.buffer.lead),
    // Examples count more with each example …
    TERM(taught,                 9.1787, None,         f.trust),
    TERM(taughtDescription,    -23.0529, Descriptions, f.trust * f.buffer.description),
    TERM(taughtLead,           -24.3032, Descriptions, f.trust * f.buffer.lead),
    TERM(taughtCentroid,         9.3028, Mean,         f.trust * f.buffer.centroid),
    TERM(taughtCentroidLead,    25.5251, Mean,         f.trust * f.centroidLead),
    TERM(taughtLinear,           9.5431, Words,        f.trust * f.buffer.linear),
    TERM(taughtLinearLead,       0.8916, Words,        f.trust * f.linearLead),
    // … and some scores only when there are many.
    TERM(manyDescription,       27.1445, Descriptions, f.trust * f.many * f.buffer.description),
    TERM(manyLead,              24.4229, Descriptions, f.trust * f.many * f.buffer.lead),
    TERM(manyCentroid,         -14.1004, Mean,         f.trust * f.many * f.buffer.centroid),
    TERM(manyCentroidLead,     -28.0519, Mean,         f.trust * f.many * f.centroidLead),
    TERM(manyLinear,            -6.6185, Words,        f.trust * f.many * f.buffer.linear),
    // Examples of what fits nothing.
    TERM(noneNearest,          -11.7786, None,         f.noneTrust * f.none.nearest),
    TERM(noneManyNearest,       13.3586, None,         f.noneTrust * f.noneMany * f.none.nearest),
    // A name alone contains a word of the text by chance more often than it says what the text is about.
    TERM(brevity,               -1.1697, None,         f.buffer.brevity),
    TERM(brevityTaught,         -2.3702, None,         f.buffer.brevity * f.trust),
    TERM(brevityLead,          -11.5411, Descriptions, f.buffer.brevity * f.distrust * f.buffer.lead),
    // The nearest examples.
    TERM(rejected,              -1.6583, None,         f.buffer.nearestRejected),
    TERM(taughtNearestLead,      3.9516, Nearest,      f.trust * f.nearestLead),
    // A long text mentions many buffers, a text of a few words hardly any.
    TERM(lengthUntaughtLead,    13.3587, Descriptions, f.distrust * f.length * f.buffer.lead),
    TERM(lengthCentroidLead,   -15.5786, Mean,         f.trust * f.length * f.centroidLead),
    TERM(lengthLinearLead,       4.4289, Words,        f.trust * f.length * f.linearLead),
    TERM(shortness,             -2.1857, None,         f.shortness * f.shortness),
    // It is easier to be ahead of two buffers than of twenty.
    TERM(choiceUntaughtLead,     2.2379, Descriptions, f.distrust * f.choice * f.buffer.lead),
    TERM(choiceLinear,           3.0525, Words,        f.trust * f.choice * f.buffer.linear),
    // What the text means in the space of the organization's own texts (meaning/textspace.h): it says the
    // more, the fewer examples there are, and then takes over from the words that descriptions share with it.
    TERM(meantDescription,       2.1190, Meaning,      f.distrust * f.meantDescriptionLead),
    TERM(meantCentroid,          3.4545, Meaning,      f.distrust * f.meantCentroidLead),
    TERM(meantLead,             -5.5188, Descriptions, f.meaning * f.distrust * f.buffer.lead),
    TERM(newBufferMeant,       -10.4204, Meaning,      f.deficit * f.meantCentroidLead),
    TERM(newBufferMeantLead,    10.4881, Descriptions, f.meaning * f.deficit * f.buffer.lead),
    // The same in the space of an encoder, which says as much beside many examples as beside few. It reads long
    // texts less well, which matters where there are few examples.
    TERM(encoded,                5.1452, Meaning,      f.encodedLead),
    TERM(encodedLength,         -3.9334, Meaning,      f.distrust * f.length * f.encodedLead),
    TERM(encodedChoice,          7.0078, Meaning,      f.choice * f.encodedLead),
    TERM(newBufferEncoded,      -2.8965, Meaning,      f.deficit * f.encodedLead),
    // The average number of examples: see amountTaught().
    TERM(amount,                -6.8050, None,         f.amount),
};
// clang-format on

#undef TERM

} // namespace triage::routing
