// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/learningstore.h"

#include "database/arraytext.h"
#include "database/record.h"
#include "stores/feedbackstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

Result<std::vector<TaughtItem>> taughtItems(const Result<Rows> &rows)
{
    return listOf<TaughtItem>(rows, [](const Row &row) {
        return TaughtItem{ row.id<FeedbackId>(0), row.text(1), row.text(2), parseIds<BufferId>(row.bytes(3)),
                           parseIds<BufferId>(row.bytes(4)) };
    });
}

Result<std::vector<ComparedItem>> comparedItems(const Result<Rows> &rows)
{
    return listOf<ComparedItem>(rows, [](const Row &row) {
        return ComparedItem{ row.id<FeedbackId>(0), row.optionalText(1), row.text(2) };
    });
}

std::optional<double> shareOf(qint64 part, qint64 whole)
{
    return whole > 0 ? std::optional(double(part) / double(whole)) : std::nullopt;
}

constexpr int binCount = 10;

/// Merges the bins from begin to end (exclusive).
ConfidenceBand bandOf(const std::vector<ConfidenceBand> &bins, int begin, int end)
{
    ConfidenceBand band;
    band.from = double(begin) / binCount;
    band.to = double(end) / binCount;
    double sure = 0;
    for (int i = begin; i < end; ++i) {
        const ConfidenceBand &bin = bins[std::size_t(i)];
        band.judged += bin.judged;
        band.right += bin.right;
        sure += bin.confidence.value_or(0) * double(bin.judged);
    }
    band.precision = shareOf(band.right, band.judged);
    if (band.judged > 0)
        band.confidence = sure / double(band.judged);
    return band;
}

std::optional<double> expectedError(const std::vector<ConfidenceBand> &bins)
{
    double sum = 0;
    qint64 judged = 0;
    for (const ConfidenceBand &bin : bins) {
        sum += double(bin.judged) * std::abs(bin.confidence.value_or(0) - bin.precision.value_or(0));
        judged += bin.judged;
    }
    return judged > 0 ? std::optional(sum / double(judged)) : std::nullopt;
}

// Columns of learning.quality: kind, buffer or bin, week, seven counts, sum of confidences.

QualityTotals totalsOf(const Row &row)
{
    return { row.integer(3), row.integer(4), row.integer(5), row.integer(6),
             row.integer(7), row.integer(8), row.integer(9) };
}

void readBin(const Row &row, std::vector<ConfidenceBand> &bins)
{
    ConfidenceBand &bin = bins[std::size_t(std::clamp<qint64>(row.integer(1), 0, binCount - 1))];
    bin.judged = row.integer(3);
    bin.right = row.integer(4);
    bin.precision = shareOf(bin.right, bin.judged);
    bin.confidence = row.number(10) / double(bin.judged);
}

void readQuality(const Row &row, RoutingQuality &quality)
{
    const QByteArrayView kind = row.bytes(0);
    if (kind == "totals")
        quality.totals = totalsOf(row);
    else if (kind == "buffer")
        quality.buffers.push_back({ row.id<BufferId>(1), row.integer(3), row.integer(4), row.integer(5),
                                    row.integer(6), shareOf(row.integer(5), row.integer(4)) });
    else if (kind == "bin")
        readBin(row, quality.calibration.bins);
    else
        quality.weeks.push_back(
            { row.text(2), row.integer(3), row.integer(4), row.integer(5), row.integer(6) });
}

} // namespace

Result<std::vector<TaughtItem>> LearningStore::newestExamples(int perBuffer, int limit)
{
    return taughtItems(query("learning.newestExamples", { { "per_buffer", perBuffer }, { "limit", limit } }));
}

Result<std::vector<TaughtItem>> LearningStore::examplesSince(qint64 change, int limit)
{
    return taughtItems(query("learning.examplesSince", { { "since", change }, { "limit", limit } }));
}

Result<bool> LearningStore::anyExamplesOf(const std::vector<BufferId> &buffers)
{
    return firstOf<bool>(query("learning.anyOf", { { "buffers", buffers } }));
}

Result<std::vector<JudgedCandidate>> LearningStore::decisions(const QString &classifier, double minScore,
                                                              int limit)
{
    return listOf<JudgedCandidate>(
        query("learning.decisions",
              { { "classifier", classifier }, { "least_score", minScore }, { "limit", limit } }),
        [](const Row &row) {
            return JudgedCandidate{ row.number(0),
                                    row.isNull(1) ? std::nullopt : std::optional(row.boolean(1)),
                                    row.boolean(2) };
        });
}

Result<std::vector<LeftAlone>> LearningStore::leftAlone(const QString &classifier, int among, int limit,
                                                        int length)
{
    return listOf<LeftAlone>(
        query("learning.leftAlone",
              { { "classifier", classifier }, { "among", among }, { "limit", limit }, { "length", length } }),
        [](const Row &row) {
            return LeftAlone{ { row.text(0), row.text(1) }, row.id<BufferId>(2), row.boolean(3) };
        });
}

Result<std::unordered_map<FeedbackId, ItemPlacement>>
LearningStore::placements(const std::vector<FeedbackId> &feedback)
{
    const auto rows = query("learning.standing", { { "feedback", feedback } });
    if (!rows)
        return rows.error();
    std::unordered_map<FeedbackId, ItemPlacement> byItem;
    for (const Row row : *rows) {
        byItem.emplace(row.id<FeedbackId>(0),
                       ItemPlacement{ parseIds<BufferId>(row.bytes(1)), parseIds<BufferId>(row.bytes(2)),
                                      parseIds<BufferId>(row.bytes(3)), parseIds<BufferId>(row.bytes(4)),
                                      row.boolean(5), row.boolean(6) });
    }
    return byItem;
}

Result<int> LearningStore::countTexts(int limit)
{
    return firstOf<int>(query("learning.countTexts", { { "limit", limit } }));
}

Result<std::vector<ItemText>> LearningStore::newestTexts(int limit, int length)
{
    return listOf<ItemText>(query("learning.newestTexts", { { "limit", limit }, { "length", length } }),
                            [](const Row &row) {
                                return ItemText{ row.text(0), row.text(1) };
                            });
}

Result<RoutingQuality> LearningStore::quality(int weeks)
{
    const auto rows = query("learning.quality", { { "weeks", weeks } });
    if (!rows)
        return rows.error();
    RoutingQuality quality;
    std::vector<ConfidenceBand> &bins = quality.calibration.bins;
    bins.resize(binCount);
    for (int i = 0; i < binCount; ++i) {
        bins[std::size_t(i)].from = double(i) / binCount;
        bins[std::size_t(i)].to = double(i + 1) / binCount;
    }
    for (const Row row : *rows)
        readQuality(row, quality);
    quality.calibration.error = expectedError(bins);
    for (const auto &[begin, end] :
         { std::pair{ 0, 5 }, std::pair{ 5, 8 }, std::pair{ 8, 9 }, std::pair{ 9, binCount } })
        quality.bands.push_back(bandOf(bins, begin, end));
    return quality;
}

Result<ComparedItem> LearningStore::text(FeedbackId feedback, qint64 *itemsInAll)
{
    return firstOr<ComparedItem>(query("learning.text", { { "feedback", feedback } }), feedbackNotFound,
                                 [&](const Row &row) {
                                     *itemsInAll = row.integer(2);
                                     return ComparedItem{ feedback, row.text(0), row.text(1) };
                                 });
}

Result<std::vector<ComparedItem>> LearningStore::withRareWords(const QString &words, FeedbackId except,
                                                               int limit)
{
    return comparedItems(
        query("learning.withRareWords", { { "words", words }, { "feedback", except }, { "limit", limit } }));
}

Result<std::vector<ComparedItem>> LearningStore::withWordsLately(const QString &words, FeedbackId except,
                                                                 int newest, int limit)
{
    return comparedItems(
        query("learning.withWordsLately",
              { { "words", words }, { "feedback", except }, { "newest", newest }, { "limit", limit } }));
}

Result<void> LearningWriter::keep(FeedbackId feedback, MemberId member)
{
    return m_tx.run("learning.keep", { { "feedback", feedback }, { "member", member } });
}

Result<void> LearningWriter::forget(FeedbackId feedback)
{
    return m_tx.run("learning.forget", { { "feedback", feedback } });
}

Result<int> LearningWriter::restore(std::optional<MemberId> member)
{
    const auto restored = m_tx.execute("learning.restore", { { "member", member } });
    if (!restored)
        return restored.error();
    return restored->size();
}

Result<bool> LearningWriter::teach(BufferId buffer, FeedbackId feedback, bool positive, MemberId member)
{
    return isAny(m_tx.execute(
        "learning.teach",
        { { "feedback", feedback }, { "buffer", buffer }, { "positive", positive }, { "member", member } }));
}

Result<bool> LearningWriter::accept(FeedbackId feedback, MemberId member)
{
    return isAny(m_tx.execute("learning.accept", { { "feedback", feedback }, { "member", member } }));
}

Result<void> LearningWriter::withdrawAcceptance(FeedbackId feedback)
{
    return m_tx.run("learning.takeBack", { { "feedback", feedback } });
}

Result<void> LearningWriter::acceptRemaining(FeedbackId feedback, MemberId member)
{
    return m_tx.run("learning.keepRest", { { "feedback", feedback }, { "member", member } });
}

Result<void> LearningWriter::labelDecisions()
{
    return m_tx.run("learning.resolve");
}

Result<std::vector<WordShare>> wordShares(Connection &connection)
{
    return listOf<WordShare>(connection.execute("learning.wordShares"), [](const Row &row) {
        return WordShare{ row.text(0), row.number(1) };
    });
}

} // namespace triage::storage
