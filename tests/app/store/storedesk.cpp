#include "storedesk.h"

#include "fields/jsonwriter.h"

#include <QEventLoop>
#include <QTest>

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
    return json + ",\"buffer_ids\":"
        + toJson(std::vector<BufferId>(entry.buffers.begin(), entry.buffers.end())) + '}';
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
    tell("note", encodeId(note.id.value()), toJson(note));
}

void FeedServer::removeItem(const QString &title)
{
    for (auto &[name, record] : m_buffers)
        record.feedbackCount -= qint64(entry(title).buffers.count(record.id));
    tell("feedback", encodeId(item(title).value()), {});
    m_items.erase(title);
}

void FeedServer::removeBuffer(const QString &name)
{
    const BufferId id = buffer(name);
    tell("buffer", encodeId(id.value()), {});
    for (auto &[title, each] : m_items) {
        if (each.buffers.erase(id) > 0)
            tellItem(title);
    }
    m_buffers.erase(name);
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
    const QByteArray data = std::exchange(m_told, {}).join(',');
    return "{\"data\":[" + data + "],\"meta\":{\"cursor\":\"page" + QByteArray::number(++m_pages)
        + "\",\"has_more\":" + (hasMore ? "true" : "false") + ",\"links\":{}}}";
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

StoreDesk::StoreDesk(qint64 cacheLimit)
{
    config = { m_folder.filePath(u"cache/cache.db"_s), m_folder.filePath(u"data/outbox.db"_s), cacheLimit };
    reopen();
}

void StoreDesk::reopen()
{
    m_store.reset();
    auto opened = LocalStore::open(config);
    if (!opened)
        qFatal("The store does not open: %s", qPrintable(opened.error().detail));
    m_store = std::move(*opened);
    m_store->flush();
}

bool StoreDesk::follow(bool hasMore)
{
    QObject context;
    bool worked = false;
    sync().applyPage(server.page(hasMore), &context, [&](const Result<bool> &done) { worked = bool(done); });
    m_store->flush();
    return worked;
}

void StoreDesk::serverHas(const QString &board)
{
    server.has(board);
    follow();
}

ActId StoreDesk::act(std::vector<Operation> operations, std::chrono::seconds hold)
{
    const ActId id = m_store->apply({ u"Act"_s, std::move(operations), hold });
    m_store->flush();
    return id;
}

ActId StoreDesk::move(const QString &title, const QString &from, const QString &to)
{
    const FeedbackId id = server.item(title);
    return act({ Assign{ id, server.buffer(to) }, Unassign{ id, server.buffer(from) } });
}

QString StoreDesk::taken(int most)
{
    QStringList words;
    for (const OutboxEntry &entry : sync().take(most))
        words += inWords(entry.operation, server);
    return words.isEmpty() ? u"-"_s : words.join(u"; "_s);
}

QString StoreDesk::send(SendOutcome outcome, int most)
{
    QStringList words;
    for (const OutboxEntry &entry : sync().take(most)) {
        words += inWords(entry.operation, server);
        sync().finish(entry.id, outcome);
    }
    m_store->flush();
    return words.isEmpty() ? u"-"_s : words.join(u"; "_s);
}

Listing StoreDesk::listing(const Filter &filter)
{
    Listing listing;
    QEventLoop loop;
    QObject context;
    m_store->list(filter, &context, [&](Listing answer) {
        listing = std::move(answer);
        loop.quit();
    });
    loop.exec();
    return listing;
}

QString StoreDesk::listed(const Filter &filter)
{
    QStringList titles;
    for (const ListRow &row : m_store->rows(listing(filter).ids))
        titles += row.title + (row.needsReview ? u"*"_s : QString());
    return titles.isEmpty() ? u"-"_s : titles.join(u", "_s);
}

QString StoreDesk::board()
{
    QStringList columns;
    Filter filter;
    filter.order = SortOrder::Ascending;
    filter.place = Place::Buffer;
    for (const BufferRecord &record : m_store->buffers()) {
        filter.buffer = record.buffer.id;
        columns += record.buffer.name + u": "_s + listed(filter);
    }
    filter.place = Place::Unassigned;
    const QString nowhere = listed(filter);
    if (nowhere != u"-"_s)
        columns += u"Nowhere: "_s + nowhere;
    return columns.join(u" | "_s);
}

QString StoreDesk::bufferCounts()
{
    QStringList words;
    for (const BufferRecord &record : m_store->buffers())
        words += u"%1 %2"_s.arg(record.buffer.name).arg(record.buffer.feedbackCount)
            + (record.newItems > 0 ? u" (%1 new)"_s.arg(record.newItems) : QString());
    return words.join(u", "_s);
}

QString StoreDesk::counts()
{
    const Counts counts = m_store->counts();
    return u"all %1, review %2, unassigned %3, failed %4, pending %5"_s.arg(counts.all)
        .arg(counts.needsReview)
        .arg(counts.unassigned)
        .arg(counts.routingFailed)
        .arg(counts.pending);
}

QString StoreDesk::timeline(const QString &title)
{
    QStringList words;
    for (const TimelineEntry &entry : m_store->timeline(server.item(title))) {
        const QString state = entry.delivery == Delivery::Failed ? u" (failed)"_s
            : entry.operation                                    ? u" (waiting)"_s
                                                                 : QString();
        words += u"%1: %2"_s.arg(entry.note.authorName.value_or(u"?"_s), entry.note.text) + state;
    }
    return words.isEmpty() ? u"-"_s : words.join(u" | "_s);
}

Delivery StoreDesk::delivery(const QString &title)
{
    const auto item = m_store->item(server.item(title));
    return item ? item->delivery : Delivery::Sent;
}

QString inWords(const Operation &operation, const FeedServer &server)
{
    struct Words
    {
        const FeedServer &server;
        QString operator()(const Assign &each) const
        {
            return u"put %1 into %2"_s.arg(server.titleOf(each.feedback), server.nameOf(each.buffer));
        }
        QString operator()(const Unassign &each) const
        {
            return u"take %1 out of %2"_s.arg(server.titleOf(each.feedback), server.nameOf(each.buffer));
        }
        QString operator()(const EditFeedback &each) const
        {
            return u"edit "_s + server.titleOf(each.feedback);
        }
        QString operator()(const DeleteFeedback &each) const
        {
            return u"delete "_s + server.titleOf(each.feedback);
        }
        QString operator()(const WriteNote &each) const
        {
            return u"note on "_s + server.titleOf(each.feedback);
        }
        QString operator()(const RetryRouting &each) const
        {
            return u"route "_s + server.titleOf(each.feedback);
        }
    };
    return std::visit(Words{ server }, operation);
}

} // namespace triage::test
