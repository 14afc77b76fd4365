// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/importeditembuilder.h"

#include "search/slug.h"
#include "stores/bufferstore.h"
#include "stores/triage/triagestore.h"

#include <QCryptographicHash>
#include <QSet>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ImportedItem;
using storage::ImportedNote;

namespace {

/// Returns an identifier for an external author, the same for equal names.
MemberId strangerOf(const QString &name)
{
    const QByteArray hash = QCryptographicHash::hash(name.toLower().toUtf8(), QCryptographicHash::Sha256);
    const auto number = qFromBigEndian<quint64>(hash.constData());
    return MemberId(qint64(number >> 2) | 1);
}

/// Returns the problem of a value that means nothing. Its sentence quotes the beginning of the value.
Problem passedOver(const QString &field, const QString &value, const QString &why)
{
    constexpr qsizetype shown = 60;
    return invalidField(field,
                        u"%1: “%2” %3 and was passed over."_s.arg(field, firstCodePoints(value, shown), why));
}

/// Returns those of a line's tags that are tags, as many as an item can have.
std::vector<QString> tagsOf(const transfer::TransferItem &line, std::vector<Problem> &ignored)
{
    std::vector<QString> tags;
    for (const QString &each : line.tags ? line.tags->texts : std::vector<QString>()) {
        if (const auto normal = normalTags({ each }, u"tags"_s))
            tags.push_back(normal->front());
        else if (!isBlank(each))
            ignored.push_back(passedOver(u"tags"_s, each, u"cannot be a tag"_s));
    }
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    tags.resize(std::min<std::size_t>(tags.size(), triagerules::maxTagsOfItem));
    return tags;
}

Problem tooManyBuffers()
{
    return invalidField(
        u"buffers"_s,
        u"The import would make more than %1 buffers. Look whether this really names buffers, or "
        "make them first."_s.arg(transferrules::maxBuffers));
}

} // namespace

Result<ImportedItemBuilder> ImportedItemBuilder::open(storage::Transaction &tx, ImportId import,
                                                      MemberId importer, bool route)
{
    ImportedItemBuilder builder(tx, import, importer, route);
    storage::ImportWriter writer(tx);
    const auto buffers = writer.buffers();
    if (!buffers)
        return buffers.error();
    for (const storage::BufferName &each : *buffers)
        builder.remember(each);
    const auto made = writer.createdBuffers(import);
    if (!made)
        return made.error();
    builder.m_made = *made;
    auto members = writer.members();
    if (!members)
        return members.error();
    builder.m_members = std::move(*members);
    const auto tags = storage::TriageStore(tx.connection(), tx.organization()).tags();
    if (!tags)
        return tags.error();
    for (int i = 0; i < tags->size(); ++i)
        builder.m_tags.insert(tags->at(i).name);
    return builder;
}

void ImportedItemBuilder::remember(const storage::BufferName &buffer)
{
    m_ids.insert(buffer.id, true);
    m_bySlug.insert(buffer.slug, buffer.id);
    const QString name = buffer.name.toLower();
    if (!m_byName.contains(name))
        m_byName.insert(name, buffer.id);
}

std::optional<BufferId> ImportedItemBuilder::find(const QString &name) const
{
    if (const auto found = m_bySlug.constFind(name); found != m_bySlug.constEnd())
        return *found;
    if (const auto found = m_byName.constFind(name.toLower()); found != m_byName.constEnd())
        return *found;
    const auto id = idFromString<BufferTag>(name);
    return id && m_ids.contains(*id) ? id : std::nullopt;
}

std::optional<Problem> ImportedItemBuilder::timeProblem(Timestamp at, const QString &field) const
{
    if (at <= m_tx.now())
        return std::nullopt;
    return invalidField(field, u"%1 lies in the future. Give a time that has passed."_s.arg(field));
}

std::optional<Problem> ImportedItemBuilder::readTimes(const transfer::TransferItem &line,
                                                      Feedback &feedback) const
{
    feedback.createdAt = line.createdAt ? line.createdAt->at : m_tx.now();
    feedback.updatedAt = line.updatedAt ? line.updatedAt->at : feedback.createdAt;
    if (const auto wrong = timeProblem(feedback.createdAt, u"created_at"_s))
        return wrong;
    return timeProblem(feedback.updatedAt, u"updated_at"_s);
}

std::optional<Problem> ImportedItemBuilder::readTargets(const transfer::TransferItem &line,
                                                        ImportedItem &item) const
{
    if (!line.targets)
        return std::nullopt;
    for (std::size_t i = 0; i < line.targets->size(); ++i) {
        const auto normal = normalise((*line.targets)[i], u"targets[%1]"_s.arg(i));
        if (!normal)
            return normal.error();
        item.targets.insert(item.targets.end(), normal->begin(), normal->end());
    }
    return std::nullopt;
}

void ImportedItemBuilder::readAuthor(const transfer::TransferNote &line, ImportedNote &note) const
{
    const QString id = line.author ? line.author->text : QString();
    const QString email = line.authorEmail.value_or(QString()).toLower();
    if (const auto member = m_members.constFind(email); !email.isEmpty() && member != m_members.constEnd()) {
        note.author = *member;
        return;
    }
    if (id == u"system"_s)
        return;
    note.authorName = line.authorName;
    note.authorEmail = line.authorEmail;
    if (const auto known = idFromString<MemberTag>(id))
        note.author = *known;
    else if (!id.isEmpty() || !email.isEmpty() || line.authorName)
        note.author = strangerOf(!email.isEmpty() ? email : !id.isEmpty() ? id : *line.authorName);
    else if (note.kind == NoteKind::Note)
        note.author = m_importer;
}

std::optional<Problem> ImportedItemBuilder::readNotes(const transfer::TransferItem &line,
                                                      ImportedItem &item) const
{
    constexpr qsizetype maxActivity = 5000; // characters of JSON, as many as the text may have
    if (!line.notes)
        return std::nullopt;
    for (std::size_t i = 0; i < line.notes->size(); ++i) {
        const transfer::TransferNote &from = (*line.notes)[i];
        ImportedNote note;
        note.text = from.text;
        note.kind = from.kind;
        note.at = from.createdAt ? from.createdAt->at : item.feedback.createdAt;
        if (const auto wrong = timeProblem(note.at, u"notes[%1].created_at"_s.arg(i)))
            return wrong;
        readAuthor(from, note);
        const std::optional<Activity> activity = from.activity ? from.activity->value : std::nullopt;
        if (activity && note.kind == NoteKind::Activity && isKnown(activity->code)
            && toJson(*activity).size() <= maxActivity)
            note.activity = activity;
        item.notes.push_back(std::move(note));
    }
    return std::nullopt;
}

/// An item with a routing status keeps it. An item in buffers counts as routed by the author of the file.
RoutingStatus ImportedItemBuilder::statusOf(const transfer::TransferItem &line) const
{
    if (line.routingStatus)
        return *line.routingStatus;
    if (line.buffers && !line.buffers->empty())
        return RoutingStatus::Routed;
    return m_route ? RoutingStatus::Pending : RoutingStatus::Skipped;
}

std::optional<Problem> ImportedItemBuilder::readTriage(const transfer::TransferItem &line, ImportedItem &item,
                                                       std::vector<Problem> &ignored)
{
    const auto pass = [&ignored](const char *field, const transfer::ForeignWord &word, const QString &why) {
        if (!word.text.isEmpty())
            ignored.push_back(passedOver(QString::fromLatin1(field), word.text, why));
    };
    item.original = line.duplicateOf ? line.duplicateOf->text : QString();
    Triage record;
    record.tags = tagsOf(line, ignored);
    if (line.state) {
        const auto named = transfer::stateNamed(line.state->text);
        if (!named)
            pass("state", *line.state, u"is not open, done or declined"_s);
        record.state = named.value_or(TriageState::Open);
    }
    if (line.ownerEmail) {
        const auto owner = m_members.constFind(line.ownerEmail->text.toLower());
        if (owner != m_members.constEnd())
            record.owner = *owner;
        else
            pass("owner_email", *line.ownerEmail, u"is not the address of a member"_s);
    }
    if (line.snoozedUntil) {
        record.snoozedUntil = transfer::timeOf(line.snoozedUntil->text);
        if (!record.snoozedUntil)
            pass("snoozed_until", *line.snoozedUntil, u"is not a time"_s);
    }
    if (line.stateChangedAt) {
        record.stateChangedAt = transfer::timeOf(line.stateChangedAt->text);
        if (!record.stateChangedAt)
            pass("state_changed_at", *line.stateChangedAt, u"is not a time"_s);
    }
    if (record.state != TriageState::Open && !record.stateChangedAt)
        record.stateChangedAt = item.feedback.updatedAt;
    if (record == Triage())
        return std::nullopt;
    QSet<QString> tags = m_tags;
    tags.unite(QSet<QString>(record.tags.begin(), record.tags.end()));
    if (tags.size() > triagerules::maxTags && tags.size() > m_tags.size())
        return invalidField(
            u"tags"_s,
            u"An organization can have %1 different tags. Leave out some of the file's."_s.arg(
                triagerules::maxTags));
    m_tags = std::move(tags);
    item.triage = std::move(record);
    return std::nullopt;
}

/// Returns nothing if the import may create the buffers that do not exist yet.
std::optional<Problem>
ImportedItemBuilder::buffersProblem(const std::vector<transfer::TransferMembership> &buffers) const
{
    QSet<QString> missing;
    for (const transfer::TransferMembership &each : buffers) {
        if (!find(each.buffer))
            missing.insert(each.buffer.toLower());
    }
    if (m_made + missing.size() <= transferrules::maxBuffers)
        return std::nullopt;
    return tooManyBuffers();
}

Result<std::optional<Problem>> ImportedItemBuilder::readBuffers(const transfer::TransferItem &line,
                                                                ImportedItem &item)
{
    if (!line.buffers)
        return std::optional<Problem>();
    for (const transfer::TransferMembership &each : *line.buffers) {
        if (each.assignedAt) {
            if (const auto wrong = timeProblem(each.assignedAt->at, u"buffers.assigned_at"_s))
                return wrong;
        }
    }
    if (const auto wrong = buffersProblem(*line.buffers))
        return wrong;
    for (const transfer::TransferMembership &each : *line.buffers) {
        if (!find(each.buffer)) {
            transfer::TransferBuffer wanted;
            wanted.name = each.buffer;
            auto made = makeBuffer(wanted);
            if (!made || *made)
                return made;
        }
        const BufferId buffer = *find(each.buffer);
        const auto held = std::find_if(item.buffers.begin(), item.buffers.end(),
                                       [&](const auto &other) { return other.buffer == buffer; });
        if (held != item.buffers.end())
            held->byHand = held->byHand || each.byHand;
        else
            item.buffers.push_back({ buffer, each.byHand, each.confidence,
                                     each.assignedAt ? each.assignedAt->at : item.feedback.createdAt });
    }
    return std::optional<Problem>();
}

Result<BuiltItem> ImportedItemBuilder::build(const transfer::TransferItem &line)
{
    ImportedItem item;
    Feedback &feedback = item.feedback;
    feedback.title = line.title;
    feedback.description = line.description;
    feedback.submittedBy = line.submittedBy;
    feedback.client = line.client;
    feedback.needsReview = line.needsReview.value_or(false);
    feedback.routingStatus = statusOf(line);
    if (line.externalId)
        item.externalId = line.externalId->text;
    if (line.id) {
        item.foreignId = line.id->text;
        feedback.id = idFromString<FeedbackTag>(line.id->text).value_or(FeedbackId());
    }
    std::vector<Problem> ignored;
    std::optional<Problem> wrong = readTimes(line, feedback);
    if (!wrong)
        wrong = readTargets(line, item);
    if (!wrong)
        wrong = readNotes(line, item);
    if (!wrong)
        wrong = readTriage(line, item, ignored);
    if (!wrong) {
        // Last, because it may create buffers, and must not for a line that is wrong.
        const auto read = readBuffers(line, item);
        if (!read)
            return read.error();
        wrong = *read;
    }
    if (wrong)
        return BuiltItem{ std::nullopt, wrong };
    return BuiltItem{ std::move(item), std::nullopt, std::move(ignored) };
}

Result<std::optional<Problem>> ImportedItemBuilder::makeBuffer(const transfer::TransferBuffer &line)
{
    if (line.slug ? m_bySlug.contains(*line.slug) : find(line.name).has_value())
        return std::optional<Problem>();
    const Timestamp created = line.createdAt ? line.createdAt->at : m_tx.now();
    const Timestamp updated = line.updatedAt ? line.updatedAt->at : created;
    if (const auto wrong
        = timeProblem(std::max(created, updated), created > updated ? u"created_at"_s : u"updated_at"_s))
        return wrong;
    if (m_made >= transferrules::maxBuffers)
        return std::optional(tooManyBuffers());
    storage::BufferWriter buffers(m_tx);
    const auto slug = buffers.freeSlug(search::slugify(line.slug.value_or(line.name)));
    if (!slug)
        return slug.error();
    Buffer buffer{ .id = line.id ? idFromString<BufferTag>(line.id->text).value_or(BufferId()) : BufferId(),
                   .name = line.name,
                   .slug = *slug,
                   .description = line.description,
                   .icon = line.icon,
                   .routingInstructions = line.routingInstructions,
                   .needsReview = line.needsReview.value_or(false),
                   .createdAt = created,
                   .updatedAt = updated };
    const auto id = storage::ImportWriter(m_tx).storeBuffer(m_import, buffer);
    if (!id)
        return id.error();
    remember({ *id, buffer.name, buffer.slug });
    if (line.slug)
        m_bySlug.insert(*line.slug, *id); // the file goes on using this slug
    ++m_made;
    return std::optional<Problem>();
}

} // namespace triage::services
