#include "storage/feedbackstore.h"

#include "storage/feedbacklist.h"
#include "storage/targetstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackNotFound()
{
    return problem(ProblemType::FeedbackNotFound, u"There is no feedback with that id."_s);
}

Result<FeedbackPage> FeedbackStore::list(const api::FeedbackFilter &filter, const SearchTerms &search)
{
    const ListShape shape = ListShape::of(filter);
    Binds binds{{"organization", m_organization}, {"limit", filter.page.limit}, {"offset", filter.page.offset()}};
    if (shape.buffer) {
        binds.push_back({"buffer_id", filter.buffer->id});
        binds.push_back({"buffer_slug",
                         filter.buffer->id ? std::nullopt : std::optional<QString>(filter.buffer->slug)});
    }
    if (shape.search) {
        binds.push_back({"queries", search.queries});
        binds.push_back({"patterns", search.patterns});
    }
    if (shape.sortBy == SortBy::Relevance)
        binds.push_back({"title_query", search.titleQuery});
    if (shape.client)
        binds.push_back({"client_group", filter.clientGroup});

    const auto rows = m_connection.execute(shape.statementName(), binds);
    if (!rows)
        return rows.error();
    const Row first = rows->first();
    if (shape.buffer && first.isNull(1))
        return bufferNotFound();
    return FeedbackPage{Records<Feedback>(*rows, 2), first.integer(0), first.optionalId<BufferId>(1)};
}

Result<Records<Feedback>> FeedbackStore::record(FeedbackId id)
{
    const auto rows = m_connection.execute("feedback.find", {{"organization", m_organization}, {"id", id}});
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return Records<Feedback>(*rows);
}

Result<Feedback> FeedbackStore::find(FeedbackId id)
{
    const auto found = record(id);
    if (!found)
        return found.error();
    return found->at(0);
}

Result<void> FeedbackStore::require(FeedbackId id)
{
    const auto rows = m_connection.execute("feedback.exists", {{"organization", m_organization}, {"id", id}});
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return {};
}

Result<Records<Target>> FeedbackStore::targets(FeedbackId id)
{
    const auto rows = m_connection.execute("feedback.targets", {{"organization", m_organization}, {"feedback", id}});
    if (!rows)
        return rows.error();
    return Records<Target>(*rows);
}

Result<Records<Note>> FeedbackStore::notes(FeedbackId id)
{
    const auto rows = m_connection.execute("note.list", {{"organization", m_organization}, {"feedback", id}});
    if (!rows)
        return rows.error();
    return Records<Note>(*rows);
}

Result<void> FeedbackWriter::run(const char *statement, const Binds &binds)
{
    const auto rows = m_tx.execute(statement, binds);
    if (!rows)
        return rows.error();
    return {};
}

Result<std::vector<Feedback>> FeedbackWriter::create(std::span<const PreparedFeedback> items)
{
    std::vector<FeedbackId> ids;
    std::vector<std::optional<QString>> titles, submitters, clients;
    std::vector<QString> descriptions, lexemes;
    for (const PreparedFeedback &item : items) {
        ids.push_back(m_tx.take<FeedbackId>());
        titles.push_back(item.title);
        descriptions.push_back(item.description);
        submitters.push_back(item.submittedBy);
        clients.push_back(item.client);
        lexemes.push_back(item.lexemes);
    }
    const auto rows = m_tx.execute("feedback.createMany", {{"organization", m_organization},
                                                           {"ids", ids},
                                                           {"titles", titles},
                                                           {"descriptions", descriptions},
                                                           {"submitters", submitters},
                                                           {"clients", clients},
                                                           {"lexemes", lexemes},
                                                           {"count", qint64(items.size())},
                                                           {"now", m_tx.now()},
                                                           {"change", m_tx.change()}});
    if (!rows)
        return rows.error();
    const auto stored = std::size_t(rows->first().integer(0));
    if (const auto pointed = point(items.first(stored), ids); !pointed)
        return pointed.error();

    std::vector<Feedback> made;
    for (std::size_t i = 0; i < stored; ++i) {
        made.push_back({.id = ids[i],
                        .title = items[i].title,
                        .description = items[i].description,
                        .submittedBy = items[i].submittedBy,
                        .client = items[i].client,
                        .createdAt = m_tx.now(),
                        .updatedAt = m_tx.now()});
    }
    return made;
}

Result<void> FeedbackWriter::point(std::span<const PreparedFeedback> items, const std::vector<FeedbackId> &ids)
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
    return run("feedback.point", {{"organization", m_organization},
                                  {"feedback", feedback},
                                  {"positions", positions},
                                  {"new_ids", newIds},
                                  {"types", types},
                                  {"names", names},
                                  {"metadata", metadata},
                                  {"identities", identities},
                                  {"now", m_tx.now()},
                                  {"change", m_tx.change()}});
}

Result<void> FeedbackWriter::learnWords(const std::vector<QString> &words)
{
    if (words.empty())
        return {};
    return run("feedback.learnWords", {{"organization", m_organization}, {"words", words}});
}

Result<void> FeedbackWriter::update(const Feedback &feedback)
{
    return run("feedback.update", {{"organization", m_organization},
                                   {"id", feedback.id},
                                   {"title", feedback.title},
                                   {"description", feedback.description},
                                   {"needs_review", feedback.needsReview},
                                   {"submitted_by", feedback.submittedBy},
                                   {"now", feedback.updatedAt},
                                   {"change", m_tx.change()}});
}

Result<void> FeedbackWriter::reindex(FeedbackId id, const QString &lexemes)
{
    return run("feedback.reindex", {{"organization", m_organization}, {"id", id}, {"lexemes", lexemes}});
}

Result<void> FeedbackWriter::remove(FeedbackId id)
{
    const auto notes
        = run("feedback.deleteNotes", {{"organization", m_organization}, {"id", id}, {"change", m_tx.change()}});
    if (!notes)
        return notes.error();
    for (const char *statement : {"feedback.deleteMemberships", "feedback.deleteTargets", "feedback.deleteIndex",
                                  "feedback.deleteRouting"}) {
        if (const auto done = run(statement, {{"organization", m_organization}, {"id", id}}); !done)
            return done.error();
    }
    const auto deleted = m_tx.execute("feedback.delete", {{"organization", m_organization},
                                                          {"id", id},
                                                          {"change", m_tx.change()}});
    if (!deleted)
        return deleted.error();
    if (deleted->affected() == 0)
        return feedbackNotFound();
    return {};
}

Result<Note> FeedbackWriter::addNote(FeedbackId feedback, NoteKind kind, const QString &text, Author author)
{
    const Note note{.id = m_tx.take<NoteId>(),
                    .feedback = feedback,
                    .text = text,
                    .kind = kind,
                    .author = author,
                    .authorName = std::nullopt,
                    .createdAt = m_tx.now()};
    const auto done
        = run("note.insert", {{"organization", m_organization},
                              {"id", note.id},
                              {"feedback", feedback},
                              {"text", text},
                              {"kind", QString::fromLatin1(toWord(kind))},
                              {"member", author.isSystem() ? std::nullopt : std::optional(author.member)},
                              {"now", m_tx.now()},
                              {"change", m_tx.change()}});
    if (!done)
        return done.error();
    return note;
}

} // namespace triage::storage
