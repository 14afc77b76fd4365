// SPDX-License-Identifier: GPL-3.0-or-later
#include "storedesk.h"

#include "domain/triage.h"
#include "fields/jsonwriter.h"

#include <QDir>
#include <QEventLoop>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::test {

using namespace app;

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
    Result<FeedOutcome> stored = FeedOutcome::Overtaken;
    const QByteArray page = server.page(hasMore);
    while (stored && *stored == FeedOutcome::Overtaken) {
        (void)sync().cursor(); // the page continues from there
        sync().applyPage(sync().pageReader()(page), &context,
                         [&](const Result<FeedOutcome> &done) { stored = done; });
        m_store->flush();
    }
    if (!stored)
        server.repeatPage();
    return bool(stored);
}

void StoreDesk::crash(bool isCacheOlder, const std::function<void()> &act)
{
    const StoreConfig before = config;
    const QString folder = m_folder.filePath(u"crash %1/"_s.arg(++m_crashes));
    config.cachePath = folder + u"cache.db"_s;
    config.outboxPath = folder + u"outbox.db"_s;
    QDir().mkpath(folder);
    // The log holds what is not in the file yet; the file beside them is made again from it.
    const auto copy = [](const QString &from, const QString &to) {
        for (const QString &part : { u""_s, u"-wal"_s }) {
            if (QFile::exists(from + part) && !QFile::copy(from + part, to + part))
                qFatal("The file is not copied.");
        }
    };
    m_store->flush();
    if (isCacheOlder)
        copy(before.cachePath, config.cachePath);
    act();
    m_store->flush();
    if (!isCacheOlder)
        copy(before.cachePath, config.cachePath);
    copy(before.outboxPath, config.outboxPath);
    reopen();
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
    return act({ Assign{ id, server.buffer(to), server.buffer(from) }, Unassign{ id, server.buffer(from) } });
}

QString StoreDesk::taken(int limit)
{
    QStringList words;
    for (const OutboxEntry &entry : sync().startSending(limit))
        words += inWords(entry.operation, server);
    return words.isEmpty() ? u"-"_s : words.join(u"; "_s);
}

void StoreDesk::signIn(const QString &self, const QStringList &tags)
{
    const Member member = server.member(self);
    const Me me{ member, member.role, { OrganizationId(1), u"Acme"_s, u"acme"_s } };
    sync().applyMe("{\"data\":" + toJson(me) + ",\"meta\":{}}");
    QByteArrayList counts;
    for (const QString &tag : tags)
        counts += toJson(TagCount{ tag, 1 });
    sync().applyTags("{\"data\":[" + counts.join(',') + "],\"meta\":{}}");
    follow();
}

QString StoreDesk::triage(const QString &title)
{
    const auto item = m_store->item(server.item(title));
    if (!item)
        return u"-"_s;
    QStringList words{ QString::fromLatin1(toWord(item->triage.state)) };
    if (item->triage.owner)
        words += item->triage.ownerName.value_or(u"?"_s);
    if (item->triage.snoozedUntil)
        words += u"later"_s;
    for (const QString &tag : item->triage.tags)
        words += tag;
    return words.join(u", "_s);
}

QStringList StoreDesk::lines()
{
    Filter all;
    all.show(work::any);
    QStringList lines;
    for (const FeedbackId id : listing(all).ids) {
        const auto item = m_store->item(id);
        lines << (item ? lineOf(item->feedback, item->buffers, server) : u"?"_s);
    }
    return lines;
}

QStringList StoreDesk::records()
{
    Filter all;
    all.show(work::any);
    QStringList records;
    for (const FeedbackId id : listing(all).ids) {
        const auto item = m_store->item(id);
        records << server.titleOf(id) + u": "_s
                + (item ? recordOf(item->triage, server.titleOf(m_store->originalOf(id))) : u"?"_s);
    }
    records.sort();
    return records;
}

QString StoreDesk::send(SendOutcome outcome, int limit)
{
    QStringList words;
    for (const OutboxEntry &entry : sync().startSending(limit)) {
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
    // A copy, because the store changes while a list is awaited.
    const std::vector<BufferRecord> buffers = m_store->buffers();
    for (const BufferRecord &record : buffers) {
        columns += record.buffer.name + u": "_s + listed(inBuffer(filter, record.buffer.id));
    }
    const QString nowhere = listed(inPlace(filter, Place::Unassigned));
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
        QString operator()(const SetTriage &each) const
        {
            return u"triage "_s + server.titleOf(each.feedback);
        }
        QString operator()(const SetDuplicate &each) const
        {
            return each.into.isValid()
                ? u"merge %1 into %2"_s.arg(server.titleOf(each.feedback), server.titleOf(each.into))
                : u"unmerge "_s + server.titleOf(each.feedback);
        }
        QString operator()(const RejectDuplicate &each) const
        {
            return u"%1 %2 as %3"_s.arg(each.isRejected ? u"not the same:"_s : u"maybe the same:"_s,
                                        server.titleOf(each.feedback), server.titleOf(each.other));
        }
    };
    return std::visit(Words{ server }, operation);
}

} // namespace triage::test
