// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/batchwriter.h"

#include "search/indexedtext.h"
#include "stores/triage/triagestore.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Transaction;

/// One attempt at a batch's transaction.
struct BatchWriter::Run
{
    Run(Transaction &transaction, std::span<Submission> submissions, const storage::KnownWords &words)
        : tx(transaction), batch(submissions), knownWords(words)
    {
    }

    /// Returns a problem if nothing may be stored: either everything fails with it, or every submission has
    /// its outcome already.
    std::optional<Problem> run(std::chrono::steady_clock::time_point begun,
                               const std::vector<QStringList> &words);
    void refuse();
    Result<void> answerAgain();
    Result<void> admit(std::chrono::steady_clock::time_point begun);
    Result<void> refuseTags();
    Result<void> learn(const std::vector<QStringList> &words);
    Result<void> create();
    Result<void> keepReceipts();
    /// Returns the rate limits that apply to the submissions.
    std::vector<Charge> charges() const;

    Transaction &tx;
    std::span<Submission> batch;
    const storage::KnownWords &knownWords;
    std::vector<std::optional<IntakeOutcome>> outcomes
        = std::vector<std::optional<IntakeOutcome>>(batch.size());
    std::vector<std::size_t> admitted; ///< Indexes into batch.
    storage::NewWords learnt;
    std::optional<RateLimiter> limiter;
};

std::optional<Problem> BatchWriter::Run::run(std::chrono::steady_clock::time_point begun,
                                             const std::vector<QStringList> &words)
{
    refuse();
    if (const auto again = answerAgain(); !again)
        return again.error();
    if (const auto known = admit(begun); !known)
        return known.error();
    if (const auto known = refuseTags(); !known)
        return known.error();
    if (admitted.empty())
        return problem(ProblemType::Conflict, u"There is nothing to store."_s);
    if (const auto known = learn(words); !known)
        return known.error();
    if (const auto created = create(); !created)
        return created.error();
    if (const auto kept = keepReceipts(); !kept)
        return kept.error();
    if (const auto kept = limiter->save(tx); !kept)
        return kept.error();
    return std::nullopt;
}

/// Refuses the submissions whose tokens do not stand any more.
void BatchWriter::Run::refuse()
{
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (const std::optional<Problem> &refusal = tx.refusal(i))
            outcomes[i].emplace(*refusal);
    }
}

Result<void> BatchWriter::Run::answerAgain()
{
    std::vector<QByteArray> keys;
    for (const Submission &each : batch) {
        if (!each.idempotency)
            continue;
        each.idempotency.request().storedAnswer.reset();
        keys.push_back(each.idempotency.request().receiptKey.key);
    }
    if (keys.empty())
        return {};
    const auto receipts = storage::ReceiptStore(tx.connection(), tx.organization()).find(keys);
    if (!receipts)
        return receipts.error();
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (!batch[i].idempotency || outcomes[i])
            continue;
        IdempotentRequest &request = batch[i].idempotency.request();
        const auto receipt = std::find_if(receipts->begin(), receipts->end(), [&request](const auto &each) {
            return each.request.key == request.receiptKey.key;
        });
        if (receipt != receipts->end())
            outcomes[i].emplace(repeatedRequest(request, *receipt));
    }
    return {};
}

std::vector<Charge> BatchWriter::Run::charges() const
{
    std::vector<Charge> all;
    for (const Submission &each : batch)
        all.insert(all.end(), each.charges.begin(), each.charges.end());
    return all;
}

Result<void> BatchWriter::Run::admit(std::chrono::steady_clock::time_point begun)
{
    auto opened = RateLimiter::open(tx, charges(), begun);
    if (!opened)
        return opened.error();
    limiter.emplace(std::move(*opened));
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (tx.refusal(i))
            continue;
        if (!outcomes[i]) {
            // create() replaces this outcome for items that are stored.
            const std::optional<ExhaustedBucket> exhausted = limiter->consume(batch[i].charges);
            outcomes[i].emplace(exhausted ? rateLimited(exhausted->until - begun)
                                          : storage::feedbackLimitReached());
            outcomes[i]->exhausted = exhausted;
            if (!exhausted)
                admitted.push_back(i);
        }
        outcomes[i]->allowances = limiter->allowances(batch[i].charges);
    }
    return {};
}

/// Refuses submissions with which the organization would have too many tags.
Result<void> BatchWriter::Run::refuseTags()
{
    storage::TriageWriter triage(tx);
    std::vector<QString> accepted;
    std::vector<std::size_t> rest;
    for (const std::size_t index : admitted) {
        const std::vector<QString> &tags = batch[index].item.tags;
        std::vector<QString> all = accepted;
        all.insert(all.end(), tags.begin(), tags.end());
        if (!tags.empty()) {
            const auto room = triage.requireRoomFor(all);
            if (!room && room.error().type != ProblemType::Conflict)
                return room;
            if (!room) {
                static_cast<Result<Feedback> &>(*outcomes[index]) = room.error();
                continue;
            }
        }
        accepted = std::move(all);
        rest.push_back(index);
    }
    admitted = std::move(rest);
    return {};
}

Result<void> BatchWriter::Run::learn(const std::vector<QStringList> &words)
{
    QSet<QString> all;
    for (const std::size_t index : admitted) {
        for (const QString &word : words[index])
            all.insert(word);
    }
    learnt = knownWords.unknown(tx, all);
    return storage::FeedbackWriter(tx).learnWords(learnt.words);
}

Result<void> BatchWriter::Run::create()
{
    std::vector<storage::PreparedFeedback> items;
    for (const std::size_t index : admitted)
        items.push_back(batch[index].item);
    const auto stored = storage::FeedbackWriter(tx).create(items);
    if (!stored)
        return stored.error();
    std::vector<FeedbackId> tagged;
    std::vector<std::vector<QString>> tags;
    for (std::size_t i = 0; i < stored->size(); ++i) {
        IntakeOutcome &outcome = *outcomes[admitted[i]];
        static_cast<Result<Feedback> &>(outcome) = stored->at(i);
        if (!items[i].tags.empty()) {
            tagged.push_back(stored->at(i).id);
            tags.push_back(items[i].tags);
        }
    }
    return storage::TriageWriter(tx).create(tagged, tags);
}

Result<void> BatchWriter::Run::keepReceipts()
{
    std::vector<storage::Receipt> receipts;
    for (const std::size_t index : admitted) {
        if (batch[index].idempotency && *outcomes[index])
            receipts.push_back(batch[index].idempotency.receiptOf(**outcomes[index]));
    }
    return storage::ReceiptWriter(tx).insert(receipts);
}

std::vector<IntakeOutcome> BatchWriter::store(OrganizationId organization, std::span<Submission> batch)
{
    std::vector<QStringList> words(batch.size());
    for (std::size_t i = 0; i < batch.size(); ++i) {
        storage::PreparedFeedback &item = batch[i].item;
        const search::IndexedText index
            = search::indexedText(item.title.value_or(QString()), item.description);
        item.lexemes = index.lexemes;
        item.language = index.language;
        words[i] = index.vocabulary;
    }
    storage::Writers writers;
    for (const Submission &each : batch)
        writers.push_back(each.writer);
    const storage::WritingFor scope(m_connection, std::move(writers));
    std::optional<Run> last;
    const auto begun = std::chrono::steady_clock::now();
    const auto failure
        = storage::transact(m_connection, organization, [&](Transaction &tx) -> std::optional<Problem> {
              last.emplace(tx, batch, m_known);
              return last->run(begun, words);
          });

    // If this fails, the next refusal tries it again.
    if (failure && last && last->limiter && last->limiter->hasCorrected())
        std::ignore = RateLimiter::correct(m_connection, organization, last->charges());

    std::vector<IntakeOutcome> outcomes;
    const bool isSettled = last && last->limiter && last->admitted.empty();
    if (!failure || isSettled) {
        m_known.insert(last->learnt);
        for (std::optional<IntakeOutcome> &outcome : last->outcomes)
            outcomes.push_back(std::move(*outcome));
    } else if (failure->type == ProblemType::InternalError && batch.size() > 1) {
        // One item that cannot be stored must fail alone.
        outcomes = store(organization, batch.first(batch.size() / 2));
        std::vector<IntakeOutcome> rest = store(organization, batch.subspan(batch.size() / 2));
        outcomes.insert(outcomes.end(), std::make_move_iterator(rest.begin()),
                        std::make_move_iterator(rest.end()));
    } else {
        outcomes.assign(batch.size(), IntakeOutcome(*failure));
    }
    return outcomes;
}

} // namespace triage::services
