// SPDX-License-Identifier: GPL-3.0-or-later
// The combination of descriptions and examples into one score, by the number of examples.
#include "routing/combination.h"
#include "routing/decision.h"
#include "routing/descriptionprior.h"
#include "routing/model.h"
#include "routing/trust.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::routing;

namespace {

constexpr double ofName = 0.85; // brevity
constexpr double ofDescription = 0.1;

/// Returns the lead of a buffer, by looking at all others.
double leadOf(const TextScores &scores, double BufferScores::*score, size_t buffer)
{
    std::vector<double> others;
    for (size_t i = 0; i < scores.buffers.size(); ++i) {
        if (i != buffer)
            others.push_back(scores.buffers[i].*score);
    }
    if (others.empty())
        return 0;
    std::sort(others.begin(), others.end(), std::greater<>());
    const double next = others.size() == 1 ? others[0] : others[1];
    return scores.buffers[buffer].*score - (1 - scores.multiBufferRate) * others[0]
        - scores.multiBufferRate * next;
}

/// Returns how far a buffer is behind the others, by looking at all of them.
double deficitOf(const TextScores &scores, size_t buffer)
{
    double others = -shareOfMany(scores.buffers[buffer].examples);
    for (const BufferScores &each : scores.buffers)
        others += shareOfMany(each.examples);
    const double mean = others / std::max(1.0, double(scores.buffers.size()) - 1);
    return std::max(0.0, mean - shareOfMany(scores.buffers[buffer].examples));
}

TextScores anyScores(size_t buffers, std::mt19937 &random)
{
    std::uniform_real_distribution<double> any(0, 1);
    TextScores scores;
    scores.multiBufferRate = any(random);
    for (size_t i = 0; i < buffers; ++i) {
        BufferScores one{ .examples = int(random() % 50) };
        for (double BufferScores::*score : { &BufferScores::centroid, &BufferScores::linear })
            one.*score = any(random);
        one.nearest = double(random() % 3) / 2; // many are as near
        scores.buffers.push_back(one);
    }
    return scores;
}

/// Returns a text that is similar to the description and far ahead of all other buffers.
Signals promising(double brevity)
{
    return { .similarity = 0.3, .lead = 0.3, .brevity = brevity };
}

/// Returns buffers without descriptions, named by places and not by subjects.
std::vector<BufferProfile> rooms()
{
    return { { BufferId(1), u"North wing"_s, {}, {}, {} },
             { BufferId(2), u"South wing"_s, {}, {}, {} },
             { BufferId(3), u"Cellar"_s, {}, {}, {} } };
}

/// Returns buffers with descriptions and without examples.
std::vector<BufferProfile> shop()
{
    const auto buffer = [](qint64 id, const QString &name, const QString &description) {
        return BufferProfile{ BufferId(id), name, {}, description, {} };
    };
    return { buffer(1, u"Deliveries"_s, u"Where is my order, and when does the parcel arrive."_s),
             buffer(2, u"Refunds"_s, u"Getting money back for what was returned or never came."_s),
             buffer(3, u"App problems"_s, u"The app crashes, is slow, does not open or shows an error."_s),
             buffer(4, u"Invoices"_s, u"Invoices, receipts and taxes."_s),
             buffer(5, u"Account"_s, u"Signing in, passwords, changing an address."_s),
             buffer(6, u"Products"_s, u"Questions about sizes, colours and what is in stock."_s) };
}

/// Returns the examples that people taught since.
std::vector<Example> taughtForMonths()
{
    const QStringList things[] = {
        { u"parcel"_s, u"order"_s, u"courier"_s, u"tracking"_s, u"package"_s },
        { u"refund"_s, u"money back"_s, u"return"_s, u"reimbursement"_s, u"credit note"_s },
        { u"app"_s, u"screen"_s, u"update"_s, u"button"_s, u"start page"_s },
        { u"invoice"_s, u"receipt"_s, u"tax"_s, u"bill"_s, u"company name"_s },
        { u"password"_s, u"account"_s, u"sign-in"_s, u"e-mail address"_s, u"code"_s },
        { u"size"_s, u"colour"_s, u"stock"_s, u"material"_s, u"model"_s },
    };
    const QString said[]
        = { u"There is a problem with the %1 that I wrote to you about"_s, u"Where do I find my %1"_s,
            u"The %1 was wrong when I went to look for it"_s, u"When do I get the %1"_s };
    std::vector<Example> examples;
    for (size_t i = 0; i < std::size(things); ++i) {
        for (const QString &thing : things[i]) {
            for (const QString &sentence : said)
                examples.push_back({ FeedbackId(qint64(examples.size()) + 1),
                                     { {}, sentence.arg(thing) },
                                     { BufferId(qint64(i) + 1) },
                                     {} });
        }
    }
    return examples;
}

} // namespace

class TestCombination : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesOutdoANameSoonerThanADescription()
    {
        for (const int examples : { 1, 3, 10 }) {
            const int all = 5 * examples;
            QVERIFY(trustInExamples(examples, all, ofName)
                    > 1.5 * trustInExamples(examples, all, ofDescription));
        }
        // With many examples both are trusted about equally.
        QVERIFY(trustInExamples(200, 1000, ofName) < 1.1 * trustInExamples(200, 1000, ofDescription));
    }

    void withoutExamplesThereIsNothingToTrust()
    {
        QCOMPARE(trustInExamples(0, 100, ofName), 0.0);
        QCOMPARE(trustInExamples(0, 0, ofName), 0.0);
    }

    void theFirstBufferThatIsTaughtCounts()
    {
        // One of ten buffers was corrected.
        TextScores scores;
        scores.buffers.resize(10);
        scores.buffers.front().examples = 2;
        scores.examples = 2;
        QVERIFY(trustIn(scores, scores.buffers.front()) > 4 * trustInExamples(2, 2, 0));
        QCOMPARE(trustIn(scores, scores.buffers.back()), 0.0);
        // With two buffers, each needs its own examples.
        scores.buffers.resize(2);
        QVERIFY(trustIn(scores, scores.buffers.front()) < 2 * trustInExamples(2, 2, 0));
    }

    void aNewBufferIsKnownAfterTwoCorrections()
    {
        std::vector<BufferProfile> buffers = shop();
        buffers.push_back({ BufferId(9), u"Parking"_s, {}, {}, {} });
        std::vector<Example> corrected;
        for (const QString &text :
             { u"The barrier at the garage does not open"_s, u"Garage barrier stuck this morning"_s })
            corrected.push_back(
                { FeedbackId(qint64(corrected.size()) + 1), { {}, text }, { BufferId(9) }, {} });
        const FeedbackText next{ {}, u"Why is the barrier of the garage closed?"_s };
        const auto before = Model::build({ buffers, {}, {} });
        const auto after = Model::build({ buffers, corrected, {} });
        const Decision decision = decide(after->classify(next), {});
        QCOMPARE(decision.assigned.size(), size_t(1));
        QCOMPARE(decision.assigned.front().buffer.value(), qint64(9));
        QVERIFY(decide(before->classify(next), {}).assigned.empty());
    }

    void sharedIntermediateResultsChangeNoBit()
    {
        std::mt19937 random(1);
        for (const size_t buffers : { 1, 2, 3, 7, 40 }) {
            const TextScores scores = anyScores(buffers, random);
            const TextFacts text(scores);
            for (size_t i = 0; i < buffers; ++i) {
                const InputFacts facts(text, i);
                // Not QCOMPARE, for which nearly the same is the same.
                QVERIFY(facts.centroidLead == leadOf(scores, &BufferScores::centroid, i));
                QVERIFY(facts.linearLead == leadOf(scores, &BufferScores::linear, i));
                QVERIFY(facts.nearestLead == leadOf(scores, &BufferScores::nearest, i));
                QVERIFY(facts.deficit == deficitOf(scores, i));
            }
        }
    }

    void aBufferTaughtAsMuchAsTheOthersIsNotNew()
    {
        TextScores scores;
        scores.buffers.resize(10);
        QCOMPARE(newBufferDeficits(scores).front(), 0.0);
        for (BufferScores &one : scores.buffers)
            one.examples = 30;
        QCOMPARE(newBufferDeficits(scores).front(), 0.0);
        double before = 1;
        for (const int examples : { 0, 1, 3, 10, 20 }) {
            scores.buffers.front().examples = examples;
            const double now = newBufferDeficits(scores).front();
            QVERIFY(now > 0 && now < before);
            before = now;
            QCOMPARE(newBufferDeficits(scores).back(), 0.0);
        }
    }

    void theInputsOfNewBuffersAreWhereTheFitLooksForThem()
    {
        const BufferScores some{ .examples = 30, .description = 0.2, .lead = 0.1, .linear = 0.4 };
        TextScores scores;
        scores.buffers.assign(3, some);
        scores.none.nearestDuplicate = 0.9;
        const auto areAll = [&](auto holds) {
            const Inputs inputs = inputsOf(scores).front();
            return std::all_of(inputs.begin() + newBufferInputsBegin,
                               inputs.begin() + newBufferInputsBegin + newBufferInputCount, holds);
        };
        QVERIFY(areAll([](double input) { return input == 0; }));
        scores.buffers.front().examples = 0;
        QVERIFY(areAll([](double input) { return input != 0; }));
        // The inputs of repeated texts come before, the constant comes after.
        QVERIFY(inputsOf(scores).front()[newBufferInputsBegin - 1] > 0);
        QCOMPARE(inputsOf(scores).front()[newBufferInputsBegin + newBufferInputCount], 1.0);
    }

    void aNewBufferHasAChanceBesideLongTaughtOnes()
    {
        std::vector<BufferProfile> buffers = shop();
        buffers.push_back(
            { BufferId(9), u"Stores"_s, {}, u"Our shops in town, their staff and opening hours."_s, {} });
        const auto before = Model::build({ buffers, taughtForMonths(), {} });
        const Example first{
            FeedbackId(1000), { {}, u"Nobody at the till of your town shop"_s }, { BufferId(9) }, {}
        };
        const auto after = before->learned({ &first, 1 });
        // All of these texts share more words with the examples than with the description of the new buffer.
        for (const QString &text : { u"Where do I find a shop near me"_s,
                                     u"There is a problem with the staff that I wrote to you about"_s,
                                     u"Your shop staff said I would get my money back"_s }) {
            QCOMPARE(before->shortlist({ {}, text }, 1).front().buffer.value(), qint64(9));
            QCOMPARE(after->shortlist({ {}, text }, 1).front().buffer.value(), qint64(9));
        }
        // Texts like the examples stay where they are.
        QCOMPARE(after->shortlist({ {}, u"Where do I find the receipt"_s }, 1).front().buffer.value(),
                 qint64(4));
    }

    void aNameConvincesLessThanADescription()
    {
        QVERIFY(descriptionPrior(promising(ofName)) > 0);
        QVERIFY(descriptionPrior(promising(ofName)) < descriptionPrior(promising(ofDescription)));
    }

    void fewExamplesDecideWhereOnlyNamesAreKnown()
    {
        const auto model = Model::build(
            { rooms(),
              { { FeedbackId(1), { {}, u"The heating does not get warm"_s }, { BufferId(1) }, {} },
                { FeedbackId(2), { {}, u"The lift is stuck again"_s }, { BufferId(2) }, {} },
                { FeedbackId(3), { {}, u"Water on the floor"_s }, { BufferId(3) }, {} } },
              {} });
        for (const auto &[text, buffer] : { std::pair{ u"Why is the heating cold"_s, qint64(1) },
                                            std::pair{ u"We were stuck in the lift"_s, qint64(2) },
                                            std::pair{ u"There is water everywhere"_s, qint64(3) } })
            QCOMPARE(model->shortlist({ {}, text }, 1).front().buffer.value(), buffer);
    }

    void loweredScoresKeepTheirOrder()
    {
        double before = -10;
        for (double score = -5; score < 5; score += 0.1) {
            const double after = withBias(score, -0.8);
            QVERIFY(after > before);
            QVERIFY(after <= score);
            before = after;
        }
    }

    void onlyWhatSeemsLikelyIsLowered()
    {
        QCOMPARE(withBias(-2, -0.5), -2.0);
        QCOMPARE(withBias(0, -0.5), 0.0);
        QCOMPARE(withBias(2, -0.5), 1.5);
        QCOMPARE(withBias(-2, 0.5), -1.5);
        QCOMPARE(withBias(2, 0.5), 2.5);
    }

    void betweenTwoCountsTheLevelIsBetweenTheirs()
    {
        const SampleSizeBiases biases{ 0.4, 0.2, -0.5, 0.5, 1.2 };
        QCOMPARE(sampleSizeBias(0, biases), 0.4);
        QCOMPARE(sampleSizeBias(10, biases), -0.5);
        QVERIFY(sampleSizeBias(5, biases) < 0.2 && sampleSizeBias(5, biases) > -0.5);
        QCOMPARE(sampleSizeBias(5000, biases), 1.2);
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestCombination)
#include "tst_combination.moc"
