// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/batchwriter.h"

#include "search/indexedtext.h"
#include "services/feedback/indexing.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Transaction;

namespace {

Problem limitReached()
{
    return problem(
        ProblemType::UsageLimitReached,
        u"The organization has reached its lifetime feedback limit. Ask its operator to raise it."_s);
}

std::size_t hashOf(OrganizationId organization, const QString &word)
{
    return qHash(word, std::size_t(organization.value()) * 0x9E3779B97F4A7C15u);
}

} // namespace

bool KnownWords::contains(OrganizationId organization, const QString &word) const
{
    return m_hashes.contains(hashOf(organization, word));
}

void KnownWords::insert(OrganizationId organization, const std::vector<QString> &words)
{
    constexpr std::size_t capacity = 200'000;
    if (m_hashes.size() > capacity)
        m_hashes.clear();
    for (const QString &word : words)
        m_hashes.insert(hashOf(organization, word));
}

/// One run of a batch's transaction.
struct BatchWriter::Run
{
    Run(Transaction &transaction, std::span<Submission> submissions) : tx(transaction), batch(submissions) { }

    /// A problem where nothing of it may stay: everything fails with it, or everything has its outcome
    /// already.
    std::optional<Problem> run(std::chrono::steady_clock::time_point begun,
                               const std::vector<QSet<QString>> &words);
    Result<void> answerAgain();
    Result<void> admit(std::chrono::steady_clock::time_point begun);
    Result<void> learn(const std::vector<QSet<QString>> &words);
    Result<void> create();
    Result<void> keepReceipts();

    Transaction &tx;
    std::span<Submission> batch;
    std::vector<std::optional<Taken>> outcomes = std::vector<std::optional<Taken>>(batch.size());
    std::vector<std::size_t> admitted; ///< Their places.
    std::vector<QString> learnt;
    std::optional<Admission> admission;
};

std::optional<Problem> BatchWriter::Run::run(std::chrono::steady_clock::time_point begun,
                                             const std::vector<QSet<QString>> &words)
{
    if (const auto again = answerAgain(); !again)
        return again.error();
    if (const auto known = admit(begun); !known)
        return known.error();
    if (admitted.empty())
        return problem(ProblemType::Conflict, u"There is nothing to store."_s);
    if (const auto known = learn(words); !known)
        return known.error();
    if (const auto created = create(); !created)
        return created.error();
    if (const auto kept = keepReceipts(); !kept)
        return kept.error();
    if (const auto kept = admission->keep(tx); !kept)
        return kept.error();
    return std::nullopt;
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
        if (!batch[i].idempotency)
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

Result<void> BatchWriter::Run::admit(std::chrono::steady_clock::time_point begun)
{
    std::vector<Charge> charges;
    for (const Submission &each : batch)
        charges.insert(charges.end(), each.charges.begin(), each.charges.end());
    auto opened = Admission::open(tx, charges, begun);
    if (!opened)
        return opened.error();
    admission.emplace(std::move(*opened));
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (!outcomes[i]) {
            // What is stored gets its item below.
            const std::optional<EmptyBucket> empty = admission->take(batch[i].charges);
            outcomes[i].emplace(empty ? rateLimited(empty->until - begun) : limitReached());
            outcomes[i]->empty = empty;
            if (!empty)
                admitted.push_back(i);
        }
        outcomes[i]->allowances = admission->allowances(batch[i].charges);
    }
    return {};
}

Result<void> BatchWriter::Run::learn(const std::vector<QSet<QString>> &words)
{
    QSet<QString> all;
    for (const std::size_t place : admitted)
        all.unite(words[place]);
    learnt.assign(all.begin(), all.end());
    return storage::FeedbackWriter(tx).learnWords(learnt);
}

Result<void> BatchWriter::Run::create()
{
    std::vector<storage::PreparedFeedback> items;
    for (const std::size_t place : admitted)
        items.push_back(batch[place].item);
    const auto stored = storage::FeedbackWriter(tx).create(items);
    if (!stored)
        return stored.error();
    for (std::size_t i = 0; i < stored->size(); ++i) {
        Taken &taken = *outcomes[admitted[i]];
        static_cast<Result<Feedback> &>(taken) = stored->at(i);
    }
    return {};
}

Result<void> BatchWriter::Run::keepReceipts()
{
    std::vector<storage::Receipt> receipts;
    for (const std::size_t place : admitted) {
        if (batch[place].idempotency && *outcomes[place])
            receipts.push_back(batch[place].idempotency.receiptOf(**outcomes[place]));
    }
    return storage::ReceiptWriter(tx).insert(receipts);
}

std::vector<Taken> BatchWriter::store(OrganizationId organization, std::span<Submission> batch)
{
    std::vector<QSet<QString>> words(batch.size());
    for (std::size_t i = 0; i < batch.size(); ++i) {
        storage::PreparedFeedback &item = batch[i].item;
        const search::IndexedText index
            = search::indexedText(item.title.value_or(QString()), item.description);
        item.lexemes = index.lexemes;
        for (const QString &word : index.vocabulary) {
            if (!m_known.contains(organization, word))
                words[i].insert(word);
        }
    }
    std::optional<Run> last;
    const auto begun = std::chrono::steady_clock::now();
    const auto failure
        = storage::transact(m_connection, organization, [&](Transaction &tx) -> std::optional<Problem> {
              last.emplace(tx, batch);
              return last->run(begun, words);
          });

    std::vector<Taken> taken;
    const bool isSettled = last && last->admission && last->admitted.empty();
    if (!failure || isSettled) {
        m_known.insert(organization, last->learnt);
        for (std::optional<Taken> &outcome : last->outcomes)
            taken.push_back(std::move(*outcome));
    } else if (failure->type == ProblemType::InternalError && batch.size() > 1) {
        // One item that cannot be stored must fail alone.
        taken = store(organization, batch.first(batch.size() / 2));
        std::vector<Taken> rest = store(organization, batch.subspan(batch.size() / 2));
        taken.insert(taken.end(), std::make_move_iterator(rest.begin()), std::make_move_iterator(rest.end()));
    } else {
        taken.assign(batch.size(), Taken(*failure));
    }
    return taken;
}

} // namespace triage::services
