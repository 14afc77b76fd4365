// SPDX-License-Identifier: GPL-3.0-or-later
#include "storedesk.h"

#include "fields/jsonwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::test {

using namespace app;

namespace {

constexpr qint64 firstDay = 1'800'000'000'000;

} // namespace

Buffer &FeedServer::bufferRecord(const QString &name)
{
    const auto known = m_buffers.find(name);
    if (known != m_buffers.end())
        return known->second;
    Buffer buffer;
    buffer.id = BufferId(++m_lastId);
    buffer.name = name;
    buffer.slug = name.toLower();
    buffer.createdAt = buffer.updatedAt = Timestamp(firstDay + m_lastId);
    Buffer &made = m_buffers.emplace(name, buffer).first->second;
    tellBuffer(name);
    return made;
}

BufferId FeedServer::buffer(const QString &name)
{
    return bufferRecord(name).id;
}

FeedServer::Entry &FeedServer::entry(const QString &title)
{
    const auto known = m_items.find(title);
    if (known != m_items.end())
        return known->second;
    Entry made;
    made.feedback.id = FeedbackId(++m_lastId);
    made.feedback.title = title;
    made.feedback.description = u"Text of %1."_s.arg(title);
    made.feedback.routingStatus = RoutingStatus::Routed;
    made.feedback.createdAt = made.feedback.updatedAt = Timestamp(firstDay + m_lastId);
    return m_items.emplace(title, made).first->second;
}

FeedbackId FeedServer::item(const QString &title)
{
    return entry(title).feedback.id;
}
Feedback &FeedServer::feedback(const QString &title)
{
    return entry(title).feedback;
}

Member FeedServer::member(const QString &name)
{
    Member &member = m_members[name];
    if (!member.id.isValid()) {
        member.id = MemberId(++m_lastId);
        member.name = name;
        member.email = name.toLower() + u"@example.org"_s;
        tellMember(name);
    }
    return member;
}

void FeedServer::setRole(const QString &name, Role role)
{
    (void)member(name);
    m_members[name].role = role;
    tellMember(name);
}

void FeedServer::tell(const char *type, const QByteArray &id, const QByteArray &data)
{
    m_told.append("{\"type\":\"" + QByteArray(type) + "\",\"id\":\"" + id + "\",\"op\":\""
                  + (data.isEmpty() ? "delete" : "upsert") + "\",\"data\":" + (data.isEmpty() ? "null" : data)
                  + '}');
}

QByteArray FeedServer::itemJson(const Entry &entry) const
{
    QByteArray json = toJson(entry.feedback);
    json.chop(1);
    json += ",\"buffer_ids\":" + toJson(std::vector<BufferId>(entry.buffers.begin(), entry.buffers.end()));
    if (entry.triage != Triage()) {
        Triage record = entry.triage;
        record.id = entry.feedback.id;
        json += ",\"triage\":" + toJson(record);
    }
    return json + '}';
}

QByteArray FeedServer::triageBody(const QString &title)
{
    Triage record = triage(title);
    record.id = item(title);
    return "{\"data\":" + toJson(record) + ",\"meta\":{}}";
}

void FeedServer::setState(const QString &title, TriageState state)
{
    triage(title).state = state;
    tellItem(title);
}

void FeedServer::setOwner(const QString &title, const QString &owner)
{
    triage(title).owner = member(owner).id;
    tellItem(title);
}

void FeedServer::setDuplicate(const QString &title, const QString &into)
{
    const FeedbackId id = item(title);
    const std::optional<FeedbackId> before = triage(title).duplicateOf;
    const auto original = into.isEmpty() ? std::optional<FeedbackId>() : std::optional(item(into));
    std::vector<QString> told{ title };
    for (auto &[name, each] : m_items) {
        if (each.triage.duplicateOf == id && original) {
            each.triage.duplicateOf = original;
            told.push_back(name);
        }
    }
    triage(title).duplicateOf = original;
    for (const std::optional<FeedbackId> &each : { before, original, std::optional(id) }) {
        if (!each || !knows(*each))
            continue;
        const QString name = titleOf(*each);
        triage(name).duplicateCount = int(std::count_if(m_items.begin(), m_items.end(), [&](const auto &it) {
            return it.second.triage.duplicateOf == *each;
        }));
        told.push_back(name);
    }
    for (const QString &name : told)
        tellItem(name);
}

FeedbackId FeedServer::originalOf(FeedbackId id) const
{
    const auto found = m_items.find(titleOf(id));
    return found == m_items.end() ? id : found->second.triage.duplicateOf.value_or(id);
}

bool FeedServer::takes(const SetDuplicate &merge) const
{
    if (!knows(merge.feedback))
        return !merge.into.isValid();
    return !merge.into.isValid() || (knows(merge.into) && originalOf(merge.into) != merge.feedback);
}

void FeedServer::promoteOldest(FeedbackId deleted)
{
    QString oldest;
    for (const auto &[name, each] : m_items) {
        const bool isMember = each.triage.duplicateOf == deleted;
        if (isMember && (oldest.isEmpty() || each.feedback.id < m_items.at(oldest).feedback.id))
            oldest = name;
    }
    if (oldest.isEmpty())
        return;
    setDuplicate(oldest);
    for (const QString &name : titles()) {
        if (triage(name).duplicateOf == deleted)
            setDuplicate(name, oldest);
    }
}

QString recordOf(const Triage &record, const QString &original)
{
    QStringList words{ QString::fromLatin1(toWord(record.state)) };
    if (record.owner)
        words += u"owner %1"_s.arg(record.owner->value());
    if (record.snoozedUntil)
        words += u"until %1"_s.arg(record.snoozedUntil->milliseconds());
    for (const QString &tag : record.tags)
        words += tag;
    return words.join(u", "_s) + u", as "_s + original;
}

QStringList FeedServer::records() const
{
    QStringList records;
    for (const auto &[title, each] : m_items)
        records << title + u": "_s + recordOf(each.triage, titleOf(originalOf(each.feedback.id)));
    records.sort();
    return records;
}

void FeedServer::put(const QString &title, const QString &name)
{
    Buffer &into = bufferRecord(name);
    into.feedbackCount += entry(title).buffers.insert(into.id).second;
    tellBuffer(name);
    tellItem(title);
}

void FeedServer::take(const QString &title, const QString &name)
{
    Buffer &from = bufferRecord(name);
    from.feedbackCount -= qint64(entry(title).buffers.erase(from.id));
    tellBuffer(name);
    tellItem(title);
}

void FeedServer::tellItem(const QString &title)
{
    tell("feedback", encodeId(item(title).value()), itemJson(entry(title)));
}

void FeedServer::tellBuffer(const QString &name)
{
    tell("buffer", encodeId(buffer(name).value()), toJson(bufferRecord(name)));
}

void FeedServer::tellMember(const QString &name)
{
    tell("member", encodeId(member(name).id.value()), toJson(member(name)));
}

Note FeedServer::note(const QString &title, const QString &text, const QString &author, NoteKind kind)
{
    const Author by{ author == u"System"_s ? MemberId() : member(author).id };
    const NoteId id(++m_lastId);
    return { id, item(title), text, kind, by, author, Timestamp(firstDay + id.value()) };
}

void FeedServer::tellNote(const Note &note)
{
    m_notes[note.feedback].push_back(note);
    tell("note", encodeId(note.id.value()), toJson(note));
}

void FeedServer::removeItem(const QString &title)
{
    for (auto &[name, record] : m_buffers)
        record.feedbackCount -= qint64(entry(title).buffers.count(record.id));
    const FeedbackId id = item(title);
    const std::optional<FeedbackId> original = triage(title).duplicateOf;
    tell("feedback", encodeId(id.value()), {});
    m_notes.erase(id);
    m_items.erase(title);
    promoteOldest(id);
    if (original && knows(*original)) {
        --triage(titleOf(*original)).duplicateCount;
        tellItem(titleOf(*original));
    }
}

void FeedServer::removeBuffer(const QString &name)
{
    const BufferId id = buffer(name);
    tell("buffer", encodeId(id.value()), {});
    QStringList titles;
    for (auto &[title, each] : m_items) {
        if (each.buffers.erase(id) > 0) {
            tellItem(title);
            titles << title;
        }
    }
    m_removedBuffers[name] = { m_buffers[name], titles };
    m_buffers.erase(name);
}

void FeedServer::restoreBuffer(const QString &name)
{
    const auto [removed, titles] = m_removedBuffers.extract(name).mapped();
    m_buffers[name] = removed;
    m_buffers[name].feedbackCount = 0;
    tellBuffer(name);
    for (const QString &title : titles) {
        if (knows(title))
            put(title, name);
    }
}

void FeedServer::tellAll()
{
    for (const auto &[name, buffer] : m_buffers)
        tellBuffer(name);
    for (const auto &[name, member] : m_members)
        tellMember(name);
    for (const auto &[title, each] : m_items)
        tellItem(title);
    for (const auto &[id, notes] : m_notes) {
        for (const Note &note : notes)
            tell("note", encodeId(note.id.value()), toJson(note));
    }
}

void FeedServer::has(const QString &board)
{
    for (const QString &column : board.split(u'|')) {
        const QString name = column.section(u':', 0, 0).trimmed();
        for (const QString &each : column.section(u':', 1).split(u',')) {
            QString title = each.trimmed();
            if (name != u"Nowhere"_s)
                buffer(name);
            if (title == u"-"_s)
                continue;
            if (title.endsWith(u'*')) {
                title.chop(1);
                feedback(title).needsReview = true;
            }
            if (name == u"Nowhere"_s)
                tellItem(title);
            else
                put(title, name);
        }
    }
}

QByteArray FeedServer::page(bool hasMore)
{
    m_lastTold = std::exchange(m_told, {});
    const QByteArray data = m_lastTold.join(',');
    ++m_pages;
    return "{\"data\":[" + data + "],\"meta\":{\"cursor\":\"" + cursor()
        + "\",\"has_more\":" + (hasMore ? "true" : "false") + ",\"links\":{}}}";
}

QByteArray FeedServer::cursor() const
{
    return "page" + QByteArray::number(m_pages);
}

void FeedServer::repeatPage()
{
    m_told = m_lastTold + m_told;
}

QByteArray FeedServer::itemBody(const QString &title)
{
    return "{\"data\":" + toJson(feedback(title)) + ",\"meta\":{}}";
}

QByteArray FeedServer::buffersBody(const QString &title)
{
    std::vector<BufferReference> references;
    for (const BufferId id : entry(title).buffers)
        references.push_back({ id, nameOf(id), u"slug"_s });
    return "{\"data\":" + toJson(references) + ",\"meta\":{}}";
}

QByteArray FeedServer::body(const Note &note)
{
    return "{\"data\":" + toJson(note) + ",\"meta\":{}}";
}

bool FeedServer::knows(FeedbackId id) const
{
    return std::any_of(m_items.begin(), m_items.end(),
                       [id](const auto &each) { return each.second.feedback.id == id; });
}

bool FeedServer::isIn(const QString &title, const QString &buffer) const
{
    const auto item = m_items.find(title);
    const auto holder = m_buffers.find(buffer);
    return item != m_items.end() && holder != m_buffers.end()
        && item->second.buffers.contains(holder->second.id);
}

QString FeedServer::titleOf(FeedbackId id) const
{
    for (const auto &[title, each] : m_items) {
        if (each.feedback.id == id)
            return title;
    }
    return u"item %1"_s.arg(id.value());
}

QString FeedServer::nameOf(BufferId id) const
{
    for (const auto &[name, each] : m_buffers) {
        if (each.id == id)
            return name;
    }
    return u"buffer %1"_s.arg(id.value());
}

void FeedServer::does(const Operation &operation)
{
    const QString title = titleOf(feedbackOf(operation));
    if (!m_items.contains(title))
        return;
    if (const auto *assign = std::get_if<Assign>(&operation)) {
        feedback(title).needsReview = false;
        put(title, nameOf(assign->buffer));
    } else if (const auto *unassign = std::get_if<Unassign>(&operation)) {
        if (entry(title).buffers.contains(unassign->buffer))
            feedback(title).needsReview = false;
        take(title, nameOf(unassign->buffer));
    } else if (std::holds_alternative<DeleteFeedback>(operation))
        removeItem(title);
    else if (const auto *edit = std::get_if<EditFeedback>(&operation)) {
        applyPatch(edit->patch->needsReview, feedback(title).needsReview);
        applyPatch(edit->patch->title, feedback(title).title);
        applyPatch(edit->patch->description, feedback(title).description);
        applyPatch(edit->patch->submittedBy, feedback(title).submittedBy);
        tellItem(title);
    } else if (const auto *change = std::get_if<SetTriage>(&operation)) {
        if (closes(change->patch) && entry(title).triage.state != change->patch->state.value)
            feedback(title).needsReview = false;
        applyTriage(*change, triage(title));
        triage(title).updatedAt = Timestamp(firstDay + ++m_lastId);
        tellItem(title);
    } else if (const auto *merge = std::get_if<SetDuplicate>(&operation)) {
        if (takes(*merge))
            setDuplicate(title, merge->into.isValid() ? titleOf(originalOf(merge->into)) : QString());
    } else if (std::holds_alternative<RetryRouting>(operation)) {
        feedback(title).routingStatus = RoutingStatus::Pending;
        tellItem(title);
    }
}

QByteArray FeedServer::answer(const OutboxEntry &entry)
{
    const auto *wanted = std::get_if<WriteNote>(&entry.operation);
    if (!wanted) {
        does(entry.operation);
        return {};
    }
    const auto known = m_keys.find(entry.sending->key);
    if (known != m_keys.end())
        return body(known->second);
    const Note written = note(titleOf(wanted->feedback), wanted->text, u"Me"_s);
    m_keys.emplace(entry.sending->key, written);
    tellNote(written);
    return body(written);
}

QString lineOf(const Feedback &item, const std::vector<BufferId> &buffers, const FeedServer &server)
{
    QStringList names;
    for (const BufferId buffer : buffers)
        names << server.nameOf(buffer);
    names.sort();
    return u"%1: %2 by %3, review %4, routing %5, in %6"_s.arg(
        item.title.value_or(u"-"_s), item.description, item.submittedBy.value_or(u"-"_s),
        item.needsReview ? u"yes"_s : u"no"_s, QString::fromLatin1(toWord(item.routingStatus)),
        names.isEmpty() ? u"-"_s : names.join(u", "_s));
}

QStringList FeedServer::lines() const
{
    std::map<std::pair<Timestamp, FeedbackId>, QString> lines;
    for (const auto &[title, each] : m_items)
        lines[{ each.feedback.createdAt, each.feedback.id }]
            = lineOf(each.feedback, { each.buffers.begin(), each.buffers.end() }, *this);
    QStringList newestFirst;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        newestFirst << line->second;
    return newestFirst;
}

QString FeedServer::timeline(const QString &title) const
{
    QStringList words;
    const auto notes = m_notes.find(m_items.at(title).feedback.id);
    if (notes != m_notes.end()) {
        for (const Note &note : notes->second)
            words += u"%1: %2"_s.arg(note.authorName.value_or(u"?"_s), note.text);
    }
    return words.isEmpty() ? u"-"_s : words.join(u" | "_s);
}

QString FeedServer::bufferCounts() const
{
    QStringList words;
    for (const auto &[name, buffer] : m_buffers)
        words += u"%1 %2"_s.arg(name).arg(buffer.feedbackCount);
    return words.join(u", "_s);
}

QString FeedServer::counts() const
{
    const auto isToDo = [](const Triage &record) {
        return record.state == TriageState::Open && !record.snoozedUntil && !record.duplicateOf;
    };
    const auto number = [this, isToDo](const auto &counts) {
        return std::count_if(m_items.begin(), m_items.end(), [&](const auto &each) {
            return isToDo(each.second.triage) && counts(each.second);
        });
    };
    const auto has = [](RoutingStatus status) {
        return [status](const Entry &each) {
            return each.feedback.routingStatus == status;
        };
    };
    return u"all %1, review %2, unassigned %3, failed %4, pending %5"_s
        .arg(number([](const Entry &) { return true; }))
        .arg(number([](const Entry &each) { return each.feedback.needsReview; }))
        .arg(number([](const Entry &each) {
            return each.buffers.empty() && each.feedback.routingStatus != RoutingStatus::Pending;
        }))
        .arg(number(has(RoutingStatus::Failed)))
        .arg(number(has(RoutingStatus::Pending)));
}

QStringList FeedServer::titles() const
{
    QStringList titles;
    for (const auto &[title, each] : m_items)
        titles << title;
    return titles;
}

QString FeedServer::board() const
{
    QStringList columns;
    for (const auto &[name, buffer] : m_buffers) {
        std::map<FeedbackId, QString> titles;
        for (const auto &[title, each] : m_items) {
            if (each.buffers.contains(buffer.id))
                titles[each.feedback.id] = title + (each.feedback.needsReview ? u"*"_s : QString());
        }
        QStringList column;
        for (const auto &[id, title] : titles)
            column += title;
        columns += name + u": "_s + (column.isEmpty() ? u"-"_s : column.join(u", "_s));
    }
    return columns.join(u" | "_s);
}

} // namespace triage::test
