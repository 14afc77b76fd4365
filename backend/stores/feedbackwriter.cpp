// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackwriter.h"

#include "database/columns.h"
#include "database/record.h"
#include "log/log.h"
#include "stores/backdatedids.h"
#include "stores/targetstore.h"

#include <QHashFunctions>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackLimitReached()
{
    return problem(
        ProblemType::UsageLimitReached,
        u"The organization has reached its lifetime feedback limit. Ask its operator to raise it."_s);
}

Result<std::vector<Feedback>> FeedbackWriter::create(std::span<const PreparedFeedback> items)
{
    const auto ids = columnOf(items, [this](const PreparedFeedback &) { return m_tx.take<FeedbackId>(); });
    const auto stored
        = firstOf<qint64>(m_tx.execute("feedback.createMany",
                                       { { "ids", ids },
                                         { "titles", columnOf(items, &PreparedFeedback::title) },
                                         { "descriptions", columnOf(items, &PreparedFeedback::description) },
                                         { "submitters", columnOf(items, &PreparedFeedback::submittedBy) },
                                         { "clients", columnOf(items, &PreparedFeedback::client) },
                                         { "languages", columnOf(items, &PreparedFeedback::language) },
                                         { "lexemes", columnOf(items, &PreparedFeedback::lexemes) },
                                         { "count", qint64(items.size()) } }));
    if (!stored)
        return stored.error();
    std::vector<PointedTarget> targets;
    std::vector<Feedback> made;
    for (std::size_t i = 0; i < std::size_t(*stored); ++i) {
        addTargets(targets, ids[i], items[i].targets, m_tx.now());
        made.push_back({ .id = ids[i],
                         .title = items[i].title,
                         .description = items[i].description,
                         .submittedBy = items[i].submittedBy,
                         .client = items[i].client,
                         .createdAt = m_tx.now(),
                         .updatedAt = m_tx.now() });
    }
    return valueAfter(TargetWriter(m_tx).point(targets), std::move(made));
}

Result<Feedback> FeedbackWriter::splitOff(const Feedback &original, const NewSplit &part,
                                          const search::IndexedText &index)
{
    const auto ids = backdatedIds(m_tx, EntityKind::Feedback, { { original.createdAt, std::nullopt } });
    if (!ids)
        return ids.error();
    const Feedback made{ .id = FeedbackId(ids->front()),
                         .title = part.title,
                         .description = part.description,
                         .submittedBy = original.submittedBy,
                         .client = original.client,
                         .createdAt = original.createdAt,
                         .updatedAt = m_tx.now() };
    const auto stored = firstOf<qint64>(m_tx.execute("feedback.splitOff",
                                                     { { "original", original.id },
                                                       { "id", made.id },
                                                       { "title", made.title },
                                                       { "description", made.description },
                                                       { "language", index.language },
                                                       { "lexemes", index.lexemes } }));
    if (!stored)
        return stored.error();
    return *stored == 1 ? Result<Feedback>(made) : feedbackLimitReached();
}

std::size_t KnownWords::hashOf(const NewWords &vocabulary, const QString &word)
{
    return qHash(word, qHashMulti(0, vocabulary.organization.value(), vocabulary.vocabularyChange));
}

void KnownWords::insert(const NewWords &words)
{
    constexpr std::size_t capacity = 200'000;
    const std::lock_guard lock(m_mutex);
    if (m_hashes.size() > capacity)
        m_hashes.clear();
    for (const QString &word : words.words)
        m_hashes.insert(hashOf(words, word));
}

Result<bool> forgetWords(Connection &connection, OrganizationId &after)
{
    constexpr int maxOrganizations = 20; // the end of the program waits for them
    // A part holds its organization's lock for about a tenth of a second.
    const Binds limits{
        { "most_texts", 200 }, { "most_words", 500 }, { "sample", 200 }, { "sample_bytes", 200'000 }
    };
    bool hasMore = after.isValid(); // the organizations up to that one have no turn in this call
    for (int i = 0; i < maxOrganizations; ++i) {
        const auto next = firstOf<OrganizationId>(
            connection.execute("feedback.nextWithGoneTexts", { { "after", after } }));
        if (!next)
            return next.error();
        after = *next;
        if (!after.isValid())
            break;
        const auto forgotten = inTransaction(
            connection, after, [&limits](Transaction &tx) { return tx.run("feedback.forgetWords", limits); });
        if (!forgotten && connection.lostConnection())
            return forgotten.error();
        if (!forgotten) // holds up no other, and is tried again in its next turn
            logFact(LogLevel::Warning, "vocabulary.forget_failed",
                    { { "organization", encodeId(after.value()) },
                      { "problem", QByteArray(slugOf(forgotten.error().type).data()) } });
        hasMore = hasMore || forgotten;
    }
    return hasMore;
}

Result<void> FeedbackWriter::learnWords(const std::vector<QString> &words)
{
    if (words.empty())
        return {};
    return m_tx.run("feedback.learnWords", { { "words", words } });
}

Result<void> FeedbackWriter::update(const Feedback &feedback)
{
    return m_tx.run("feedback.update",
                    { { "id", feedback.id },
                      { "title", feedback.title },
                      { "description", feedback.description },
                      { "needs_review", feedback.needsReview },
                      { "submitted_by", feedback.submittedBy },
                      { "now", feedback.updatedAt } });
}

Result<bool> FeedbackWriter::endReview(FeedbackId id)
{
    return isAny(m_tx.execute("feedback.endReview", { { "id", id } }));
}

Result<void> FeedbackWriter::reindex(FeedbackId id, const search::IndexedText &index)
{
    return m_tx.run("feedback.reindex",
                    { { "id", id }, { "language", index.language }, { "lexemes", index.lexemes } });
}

Result<void> FeedbackWriter::remove(const std::vector<FeedbackId> &ids)
{
    if (ids.empty())
        return {};
    if (const auto noted = noteSuccessors(ids); !noted)
        return noted;
    // What is counted by the item is deleted before it.
    for (const char *statement : { "feedback.deleteMemberships", "feedback.deleteTriage" }) {
        if (const auto done = m_tx.run(statement, { { "ids", ids } }); !done)
            return done.error();
    }
    return requireAny(m_tx.execute("feedback.delete", { { "ids", ids } }), feedbackNotFound);
}

Result<void> FeedbackWriter::noteSuccessors(const std::vector<FeedbackId> &deleted)
{
    const auto rows = m_tx.execute("merge.successors", { { "ids", deleted } });
    if (!rows)
        return rows.error();
    std::map<FeedbackId, qint64> duplicates;
    for (const Row row : *rows) {
        const auto successor = row.id<FeedbackId>(1);
        duplicates[successor] += row.id<FeedbackId>(0) == successor ? 0 : 1;
    }
    std::vector<ItemActivity> activities;
    for (const auto &[item, count] : duplicates)
        activities.push_back({ item, { .code = activitycode::originalDeleted, .count = count } });
    return addActivities(activities);
}

Result<void> FeedbackWriter::addActivity(FeedbackId feedback, Activity activity, MemberId member,
                                         const QString &program)
{
    if (!program.isEmpty())
        activity.program = program;
    return addActivities({ { feedback, std::move(activity) } }, member);
}

Result<Note> FeedbackWriter::addNote(FeedbackId feedback, const QString &text, Author author,
                                     const QString &program)
{
    std::optional<Activity> activity;
    if (!program.isEmpty())
        activity = { .code = activitycode::noted, .program = program };
    const Note note{ .id = m_tx.take<NoteId>(),
                     .feedback = feedback,
                     .text = text,
                     .kind = NoteKind::Note,
                     .author = author,
                     .authorName = std::nullopt,
                     .createdAt = m_tx.now(),
                     .activity = activity };
    return valueAfter(
        m_tx.run(
            "note.insert",
            { { "id", note.id },
              { "feedback", note.feedback },
              { "text", note.text },
              { "kind", wordOf(note.kind) },
              { "member", note.author.isSystem() ? std::nullopt : std::optional(note.author.member) },
              { "activity",
                note.activity ? std::optional(QString::fromUtf8(toJson(*note.activity))) : std::nullopt } }),
        note);
}

Result<void> FeedbackWriter::addActivities(const std::vector<ItemActivity> &activities, MemberId member)
{
    return storage::addActivities({ &m_tx, 1 }, { &activities, 1 }, member);
}

Result<void> addActivities(std::span<Transaction> transactions,
                           std::span<const std::vector<ItemActivity>> activities, MemberId member)
{
    std::vector<ItemActivity> all;
    std::vector<OrganizationId> organizations;
    std::vector<qint64> changes;
    std::vector<NoteId> ids;
    for (std::size_t i = 0; i < transactions.size(); ++i) {
        Transaction &tx = transactions[i];
        for (const ItemActivity &each : activities[i]) {
            all.push_back(each);
            organizations.push_back(tx.organization());
            changes.push_back(tx.change());
            ids.push_back(tx.take<NoteId>());
        }
    }
    if (all.empty())
        return {};
    const auto textOf = [](const ItemActivity &each) {
        return toText(each.activity, each.reasoning);
    };
    return transactions.front().connection().run(
        "note.insertActivities",
        { { "organizations", organizations },
          { "changes", changes },
          { "ids", ids },
          { "feedback", columnOf(all, &ItemActivity::feedback) },
          { "texts", columnOf(all, textOf) },
          { "activities", columnOf(all, [](const ItemActivity &each) { return toJson(each.activity); }) },
          { "member", member.isValid() ? std::optional(member) : std::nullopt },
          { "now", std::ranges::max_element(transactions, {}, &Transaction::now)->now() } });
}

} // namespace triage::storage
