// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackwriter.h"

#include "stores/backdatedids.h"
#include "stores/targetstore.h"

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
    std::vector<FeedbackId> ids;
    std::vector<std::optional<QString>> titles, submitters, clients, languages;
    std::vector<QString> descriptions, lexemes;
    for (const PreparedFeedback &item : items) {
        ids.push_back(m_tx.take<FeedbackId>());
        titles.push_back(item.title);
        descriptions.push_back(item.description);
        submitters.push_back(item.submittedBy);
        clients.push_back(item.client);
        languages.push_back(item.language);
        lexemes.push_back(item.lexemes);
    }
    const auto rows = m_tx.execute("feedback.createMany",
                                   { { "ids", ids },
                                     { "titles", titles },
                                     { "descriptions", descriptions },
                                     { "submitters", submitters },
                                     { "clients", clients },
                                     { "languages", languages },
                                     { "lexemes", lexemes },
                                     { "count", qint64(items.size()) } });
    if (!rows)
        return rows.error();
    const auto stored = std::size_t(rows->first().integer(0));
    if (const auto linked = linkTargets(items.first(stored), ids); !linked)
        return linked.error();

    std::vector<Feedback> made;
    for (std::size_t i = 0; i < stored; ++i) {
        made.push_back({ .id = ids[i],
                         .title = items[i].title,
                         .description = items[i].description,
                         .submittedBy = items[i].submittedBy,
                         .client = items[i].client,
                         .createdAt = m_tx.now(),
                         .updatedAt = m_tx.now() });
    }
    return made;
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
    const auto rows = m_tx.execute("feedback.splitOff",
                                   { { "original", original.id },
                                     { "id", made.id },
                                     { "title", made.title },
                                     { "description", made.description },
                                     { "language", index.language },
                                     { "lexemes", index.lexemes } });
    if (!rows)
        return rows.error();
    return rows->first().integer(0) == 1 ? Result<Feedback>(made) : feedbackLimitReached();
}

Result<void> FeedbackWriter::linkTargets(std::span<const PreparedFeedback> items,
                                         const std::vector<FeedbackId> &ids)
{
    std::vector<FeedbackId> feedback;
    std::vector<qint64> positions;
    std::vector<TargetId> newIds;
    std::vector<QString> types, names, metadata, identities;
    for (std::size_t i = 0; i < items.size(); ++i) {
        qint64 position = 0;
        for (const NormalTarget &target : items[i].targets) {
            feedback.push_back(ids[i]);
            positions.push_back(++position);
            newIds.push_back(m_tx.take<TargetId>());
            types.push_back(QString::fromLatin1(toWord(target.type)));
            names.push_back(target.displayName);
            metadata.push_back(QString::fromUtf8(target.metadata));
            identities.push_back(identityOf(target));
        }
    }
    if (feedback.empty())
        return {};
    return m_tx.run("feedback.point",
                    { { "feedback", feedback },
                      { "positions", positions },
                      { "new_ids", newIds },
                      { "types", types },
                      { "names", names },
                      { "metadata", metadata },
                      { "identities", identities } });
}

std::size_t KnownWords::hashOf(OrganizationId organization, const QString &word)
{
    return qHash(word, std::size_t(organization.value()) * 0x9E3779B97F4A7C15u);
}

void KnownWords::insert(OrganizationId organization, const std::vector<QString> &words)
{
    constexpr std::size_t capacity = 200'000;
    const std::lock_guard lock(m_mutex);
    if (m_hashes.size() > capacity)
        m_hashes.clear();
    for (const QString &word : words)
        m_hashes.insert(hashOf(organization, word));
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
    const auto ended = m_tx.execute("feedback.endReview", { { "id", id } });
    if (!ended)
        return ended.error();
    return ended->affected() > 0;
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
    const auto deleted = m_tx.execute("feedback.delete", { { "ids", ids } });
    if (!deleted)
        return deleted.error();
    if (deleted->affected() == 0)
        return feedbackNotFound();
    return {};
}

Result<void> FeedbackWriter::noteSuccessors(const std::vector<FeedbackId> &deleted)
{
    const auto rows = m_tx.execute("merge.successors", { { "ids", deleted } });
    if (!rows)
        return rows.error();
    std::map<FeedbackId, qint64> duplicates;
    for (int i = 0; i < rows->size(); ++i) {
        const auto successor = rows->at(i).id<FeedbackId>(1);
        duplicates[successor] += rows->at(i).id<FeedbackId>(0) == successor ? 0 : 1;
    }
    std::vector<SystemActivity> activities;
    for (const auto &[item, count] : duplicates)
        activities.push_back({ item, { .code = activitycode::originalDeleted, .count = count } });
    return addActivities(activities);
}

Result<Note> FeedbackWriter::addNote(FeedbackId feedback, const QString &text, Author author,
                                     const QString &program)
{
    std::optional<Activity> activity;
    if (!program.isEmpty())
        activity = { .code = activitycode::noted, .program = program };
    return insert(feedback, text, NoteKind::Note, author, activity);
}

Result<void> FeedbackWriter::addActivity(FeedbackId feedback, Activity activity, MemberId member,
                                         const QString &program)
{
    if (!program.isEmpty())
        activity.program = program;
    const auto added = insert(feedback, toText(activity), NoteKind::Activity, Author{ member }, activity);
    return added ? Result<void>() : added.error();
}

Result<Note> FeedbackWriter::insert(FeedbackId feedback, const QString &text, NoteKind kind, Author author,
                                    const std::optional<Activity> &activity)
{
    const Note note{ .id = m_tx.take<NoteId>(),
                     .feedback = feedback,
                     .text = text,
                     .kind = kind,
                     .author = author,
                     .authorName = std::nullopt,
                     .createdAt = m_tx.now(),
                     .activity = activity };
    const auto done = m_tx.run(
        "note.insert",
        { { "id", note.id },
          { "feedback", note.feedback },
          { "text", note.text },
          { "kind", QString::fromLatin1(toWord(note.kind)) },
          { "member", note.author.isSystem() ? std::nullopt : std::optional(note.author.member) },
          { "activity",
            note.activity ? std::optional(QString::fromUtf8(toJson(*note.activity))) : std::nullopt } });
    if (!done)
        return done.error();
    return note;
}

Result<void> FeedbackWriter::addActivities(const std::vector<SystemActivity> &activities)
{
    if (activities.empty())
        return {};
    std::vector<NoteId> ids;
    std::vector<FeedbackId> feedback;
    std::vector<QString> texts, parts;
    for (const SystemActivity &each : activities) {
        ids.push_back(m_tx.take<NoteId>());
        feedback.push_back(each.feedback);
        texts.push_back(toText(each.activity, each.reasoning));
        parts.push_back(QString::fromUtf8(toJson(each.activity)));
    }
    return m_tx.run(
        "note.insertActivities",
        { { "ids", ids }, { "feedback", feedback }, { "texts", texts }, { "activities", parts } });
}

} // namespace triage::storage
