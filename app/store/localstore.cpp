// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/localstore.h"

#include "store/cache/pointreader.h"
#include "store/listquery.h"
#include "store/localstoreprivate.h"
#include "store/outbox/outboxfile.h"
#include "store/values/clock.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QTemporaryFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

bool canWrite(const QString &path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    if (!folder.mkpath(u"."_s))
        return false;
    QTemporaryFile probe(folder.filePath(u"probe-XXXXXX"_s));
    return probe.open();
}

/// Returns the path itself, or one beside the other file where its own folder cannot be written.
QString usablePath(const QString &path, const QString &other)
{
    if (canWrite(path))
        return path;
    return QFileInfo(other).absoluteDir().filePath(QFileInfo(path).fileName());
}

} // namespace

LocalStore::Private::Private(LocalStore &store, const StoreConfig &config)
    : writer(config, [this](CommitReport report) { inbox.post(std::move(report)); }), outbox(writer),
      readers(config.cachePath, writer, &store)
{
    QObject::connect(&inbox, &CommitInbox::changed, &store, &LocalStore::changed);
    QObject::connect(&inbox, &CommitInbox::failed, &store, &LocalStore::failed);
    QObject::connect(&inbox, &CommitInbox::delivered, &outbox, &LocalOutbox::scheduleWork);
    QObject::connect(&outbox, &LocalOutbox::changed, &store, &LocalStore::outboxChanged);
    QObject::connect(&outbox, &LocalOutbox::workWaiting, &store, &LocalStore::workWaiting);
    QObject::connect(&outbox, &LocalOutbox::refused, &store, &LocalStore::refused);
}

Result<void> LocalStore::Private::open()
{
    auto opened = writer.start();
    if (!opened)
        return opened.error();
    outbox.load(*opened);
    for (const auto &[id, text] : opened->drafts)
        drafts.insert(id, text);
    for (const auto &[name, value] : opened->memos)
        memos.insert(name, value);
    damage = opened->damage;
    inbox.deliver(); // the first snapshot, before anything is read
    readers.start();
    QMetaObject::invokeMethod(&outbox, &LocalOutbox::scheduleWork, Qt::QueuedConnection);
    return {};
}

LocalStore::LocalStore() = default;

LocalStore::~LocalStore() = default;

Result<std::unique_ptr<LocalStore>> LocalStore::open(StoreConfig config)
{
    auto store = std::unique_ptr<LocalStore>(new LocalStore);
    const QString cache = config.cachePath;
    config.cachePath = usablePath(cache, config.outboxPath);
    config.outboxPath = usablePath(config.outboxPath, cache);
    store->d = std::make_unique<Private>(*store, config);
    if (const auto opened = store->d->open(); !opened)
        return opened.error();
    return store;
}

const std::vector<BufferRecord> &LocalStore::buffers() const
{
    return *d->inbox.snapshot().buffers;
}

const BufferRecord *LocalStore::buffer(BufferId id) const
{
    const std::optional<std::size_t> position = d->inbox.positionOf(id);
    return position ? &d->inbox.snapshot().buffers->at(*position) : nullptr;
}

Counts LocalStore::counts() const
{
    return d->inbox.snapshot().counts;
}

std::optional<Organization> LocalStore::organization() const
{
    return d->inbox.snapshot().organization;
}

std::optional<Me> LocalStore::me() const
{
    return d->inbox.snapshot().me;
}

OutboxSummary LocalStore::outboxSummary() const
{
    return d->outbox.queue().summary();
}

bool LocalStore::isOwnChange(FeedbackId id) const
{
    return d->inbox.isOwnChange(id);
}

bool LocalStore::isEmpty() const
{
    return d->inbox.snapshot().cursor.isEmpty();
}

PresentPeople &LocalStore::present() const
{
    return d->present;
}

QString LocalStore::bufferName(BufferId id) const
{
    const BufferRecord *record = buffer(id);
    return record ? record->buffer.name : QString();
}

QString LocalStore::memberName(MemberId id) const
{
    const auto member = d->inbox.snapshot().members->find(id);
    return member == d->inbox.snapshot().members->end() ? QString() : member->second;
}

std::vector<std::pair<MemberId, QString>> LocalStore::members() const
{
    const std::map<MemberId, QString> &known = *d->inbox.snapshot().members;
    std::vector<std::pair<MemberId, QString>> members(known.begin(), known.end());
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(members.begin(), members.end(), [&collator](const auto &one, const auto &other) {
        return collator.compare(one.second, other.second) < 0;
    });
    return members;
}

qint64 LocalStore::closedSince(Timestamp time, MemberId by) const
{
    LocalDatabase *database = d->readers.points();
    // Everything in this list was done or declined, and nobody opened it again.
    return database ? database
                          ->number("select count(*) from feedback f where f.closed >= ? and exists (select 1 "
                                   "from note n where n.feedback = f.id and n.kind = 1 and n.member = ? and "
                                   "json_extract(nullif(n.activity, ''), '$.code') in ('done', 'declined'))",
                                   time, by)
                          .value_or(0)
                    : 0;
}

std::vector<TagCount> LocalStore::tags() const
{
    return readTags(d->inbox.snapshot().tags);
}

const std::vector<ViewRecord> &LocalStore::views() const
{
    static const std::vector<ViewRecord> none;
    const Views &views = d->inbox.snapshot().views;
    return views ? *views : none;
}

const SavedView *LocalStore::view(ViewId id) const
{
    const std::vector<ViewRecord> &all = views();
    const auto found
        = std::find_if(all.begin(), all.end(), [id](const ViewRecord &each) { return each.view.id == id; });
    return found == all.end() ? nullptr : &found->view;
}

/// Gives the record the owner's present name.
void LocalStore::nameOwner(Triage &record) const
{
    if (!record.owner)
        return;
    if (const QString name = memberName(*record.owner); !name.isEmpty())
        record.ownerName = name;
}

/// Returns the number of duplicates: what is shown here, or what the server says where not all is here.
int LocalStore::duplicatesIn(int shown, const Triage &record) const
{
    return d->inbox.snapshot().complete ? shown : std::max(shown, record.duplicateCount);
}

std::vector<FeedbackId> LocalStore::duplicatesOf(FeedbackId id) const
{
    LocalDatabase *database = d->readers.points();
    return database ? readDuplicates(*database, id) : std::vector<FeedbackId>();
}

FeedbackId LocalStore::originalOf(FeedbackId id) const
{
    LocalDatabase *database = d->readers.points();
    return database ? readOriginal(*database, id) : id;
}

std::vector<FeedbackId> LocalStore::unsentRejectionsOf(FeedbackId id) const
{
    std::vector<FeedbackId> others;
    for (const OutboxEntry &entry : outbox()) {
        const auto *pair = std::get_if<RejectDuplicate>(&entry.operation);
        if (!pair || (pair->feedback != id && pair->other != id))
            continue;
        const FeedbackId other = pair->feedback == id ? pair->other : pair->feedback;
        if (pair->isRejected)
            others.push_back(other);
        else
            std::erase(others, other);
    }
    return others;
}

std::vector<ListRow> LocalStore::rows(std::span<const FeedbackId> ids, const QString &search) const
{
    LocalDatabase *database = d->readers.points();
    if (!database)
        return {};
    std::vector<ListRow> rows = readRows(*database, ids, search);
    if (database->isDamaged())
        d->readers.reportDamage();
    for (ListRow &row : rows) {
        d->inbox.sortByName(row.buffers);
        nameOwner(row.triage);
        row.duplicates = duplicatesIn(row.duplicates, row.triage);
        row.delivery = d->outbox.queue().deliveryOf(row.id);
        if (row.delivery != Delivery::Sent)
            row.notes += int(d->outbox.unsentNotes(row.id, readNotes(*database, row.id), me()).size());
    }
    return rows;
}

std::optional<ShownItem> LocalStore::item(FeedbackId id) const
{
    LocalDatabase *database = d->readers.points();
    std::optional<ShownItem> item = database ? readShownItem(*database, id) : std::nullopt;
    if (!item)
        return item;
    d->inbox.sortByName(item->buffers);
    nameOwner(item->triage);
    item->duplicates = duplicatesIn(item->duplicates, item->triage);
    item->delivery = d->outbox.queue().deliveryOf(id);
    return item;
}

std::vector<TimelineEntry> LocalStore::timeline(FeedbackId id) const
{
    LocalDatabase *database = d->readers.points();
    std::vector<Note> notes = database ? readNotes(*database, id) : std::vector<Note>();
    std::vector<TimelineEntry> waiting = d->outbox.unsentNotes(id, notes, me());
    std::vector<TimelineEntry> entries;
    entries.reserve(notes.size() + waiting.size());
    for (Note &note : notes) {
        if (note.author.isSystem())
            note.authorName = u"System"_s;
        else if (d->inbox.snapshot().members->contains(note.author.member))
            note.authorName = memberName(note.author.member);
        entries.push_back({ std::move(note), {}, Delivery::Sent });
    }
    std::move(waiting.begin(), waiting.end(), std::back_inserter(entries));
    return entries;
}

std::vector<PersonalNotice> LocalStore::notices() const
{
    LocalDatabase *database = d->readers.points();
    return database ? app::readNotices(*database) : std::vector<PersonalNotice>();
}

std::vector<OutboxEntry> LocalStore::outbox(int limit) const
{
    return d->outbox.queue().oldest(limit);
}

void LocalStore::readAbout(OutboxEntryId entry, const QObject *context,
                           std::function<void(const QString &)> done) const
{
    const auto words = std::make_shared<QString>();
    StoreJob job;
    job.durable = [entry, words](OutboxFile &file) {
        *words = file.about(entry);
    };
    job.done = [words, context = QPointer(context), done = std::move(done)](const Result<void> &) {
        if (context)
            done(*words);
    };
    d->writer.post(std::move(job));
}

std::vector<ListPosition> LocalStore::positionsOf(const Filter &filter, std::span<const FeedbackId> ids) const
{
    LocalDatabase *database = d->readers.points();
    return database ? readPositions(*database, filter, ids) : std::vector<ListPosition>();
}

std::optional<OutboxDamage> LocalStore::damage() const
{
    return d->damage;
}

QString LocalStore::draft(FeedbackId id) const
{
    return d->drafts.value(id);
}

std::vector<std::pair<FeedbackId, QString>> LocalStore::drafts() const
{
    std::vector<std::pair<FeedbackId, QString>> drafts;
    for (auto draft = d->drafts.cbegin(); draft != d->drafts.cend(); ++draft)
        drafts.emplace_back(draft.key(), draft.value());
    std::sort(drafts.begin(), drafts.end());
    return drafts;
}

QByteArray LocalStore::memo(const QString &name) const
{
    return d->memos.value(name);
}

FeedbackId LocalStore::newestEvicted(const Filter &filter) const
{
    const bool neverGivenUp
        = filter.needsReview == true || filter.unassigned == true || !filter.woken.empty();
    return d->inbox.snapshot().complete || neverGivenUp ? FeedbackId() : d->inbox.snapshot().newestEvicted;
}

bool LocalStore::mayBeElsewhere(FeedbackId id) const
{
    const StoreSnapshot &now = d->inbox.snapshot();
    return !now.isSynchronised || (!now.complete && id <= now.newestEvicted);
}

void LocalStore::list(const Filter &filter, QObject *context, std::function<void(Listing)> done)
{
    const bool complete = newestEvicted(filter) == FeedbackId();
    const auto read = [filter, complete, done](LocalDatabase &database) {
        ListedItems items = readList(database, filter);
        Listing listing{ filter, std::move(items.ids), complete, items.isSimilar, items.sections };
        return std::function<void()>(
            [done, listing = std::move(listing)]() mutable { done(std::move(listing)); });
    };
    // A cache that cannot be opened is made again: its lists are empty, and read once more when it is there.
    d->readers.lists().request(context, 0, read, [filter, done] { done(Listing{ filter, {}, false }); });
}

void LocalStore::countStates(const Filter &filter, QObject *context,
                             std::function<void(const StateCounts &)> done)
{
    const auto read = [filter, done](LocalDatabase &database) {
        return std::function<void()>([counts = readStateCounts(database, filter), done] { done(counts); });
    };
    d->readers.lists().request(context, 3, read, [done] { done(StateCounts()); });
}

void LocalStore::find(const QString &search, int limit, QObject *context,
                      std::function<void(std::vector<ListRow>)> done)
{
    const auto read = [this, search, limit, done](LocalDatabase &database) {
        std::vector<FeedbackId> ids = readBest(database, search, limit);
        return std::function<void()>([this, ids = std::move(ids), done] { done(rows(ids)); });
    };
    d->readers.searches().request(context, 1, read, [done] { done({}); });
}

void LocalStore::areAll(std::vector<FeedbackId> ids, TriageState state, QObject *context,
                        std::function<void(bool)> done)
{
    const auto read = [ids = std::move(ids), state, done](LocalDatabase &database) {
        return std::function<void()>([all = readAreAll(database, ids, state), done] { done(all); });
    };
    d->readers.lists().request(context, 2, read, [done] { done(false); });
}

void LocalStore::keepAnswer(const QString &question, const QByteArray &body)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [question, body](CacheUpdater &cache) {
        cache.file().keepAnswer(question, body);
    };
    d->writer.post(std::move(job));
}

QByteArray LocalStore::keptAnswer(const QString &question) const
{
    LocalDatabase *database = d->readers.points();
    return database ? readAnswer(*database, question) : QByteArray();
}

ActId LocalStore::apply(Act act, StoredCallback stored)
{
    std::vector<WriteNote> notes;
    std::vector<FeedbackId> ids;
    for (const Operation &operation : act.operations) {
        ids.push_back(feedbackOf(operation));
        if (const auto *note = std::get_if<WriteNote>(&operation))
            notes.push_back(*note);
    }
    const auto finish
        = [this, notes = std::move(notes), stored = std::move(stored)](const Result<void> &result) {
              for (const WriteNote &note : notes) {
                  if (result && d->drafts.value(note.feedback) == note.text) {
                      d->drafts.remove(note.feedback);
                      Q_EMIT draftsChanged();
                  }
              }
              if (stored)
                  stored(result);
          };
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    std::map<FeedbackId, QString> about;
    if (LocalDatabase *database = d->readers.points()) {
        about = readWords(*database, ids);
        if (database->isDamaged())
            d->readers.reportDamage();
    }
    return d->outbox.apply(std::move(act), std::move(about), finish);
}

bool LocalStore::withdraw(ActId act)
{
    return d->outbox.withdraw(act);
}

std::vector<FeedbackId> LocalStore::withdraw(ActId act, const std::vector<Operation> &operations)
{
    return d->outbox.withdraw(act, operations);
}

bool LocalStore::wasRefused(ActId act) const
{
    return d->outbox.wasRefused(act);
}

void LocalStore::sendAllNow()
{
    d->outbox.sendAllNow();
}

void LocalStore::retry(OutboxEntryId entry)
{
    d->outbox.retry(entry);
}

void LocalStore::discard(OutboxEntryId entry)
{
    d->outbox.discard(entry);
}

bool LocalStore::amend(OutboxEntryId entry, Operation operation)
{
    return d->outbox.amend(entry, std::move(operation));
}

void LocalStore::setDraft(FeedbackId id, const QString &text)
{
    if (text.isEmpty())
        d->drafts.remove(id);
    else
        d->drafts.insert(id, text);
    Q_EMIT draftsChanged();
    StoreJob job;
    job.durable = [id, text](OutboxFile &file) {
        file.setDraft(id, text);
    };
    job.mustPersist = true;
    d->writer.post(std::move(job));
}

void LocalStore::setMemo(const QString &name, const QByteArray &value)
{
    if (value.isEmpty())
        d->memos.remove(name);
    else
        d->memos.insert(name, value);
    StoreJob job;
    job.durable = [name, value](OutboxFile &file) {
        file.setMemo(name, value);
    };
    d->writer.post(std::move(job));
}

void LocalStore::markSeen(std::span<const FeedbackId> ids)
{
    StoreJob job;
    job.cache = [seen = std::vector<FeedbackId>(ids.begin(), ids.end())](CacheUpdater &cache) {
        cache.markSeen(seen);
    };
    d->writer.post(std::move(job));
}

void LocalStore::readNotices()
{
    StoreJob job;
    job.cache = [](CacheUpdater &cache) {
        cache.readNotices();
    };
    d->writer.post(std::move(job));
}

void LocalStore::wakeDue()
{
    LocalDatabase *database = d->readers.points();
    const std::optional<Me> self = me();
    const bool tokenEnds = self && endsSoon(*self);
    if (!database
        || (!tokenEnds
            && !database->number("select 1 from feedback where snoozed <= ? limit 1", currentTime())))
        return;
    StoreJob job;
    job.interactive = false;
    job.cache = [](CacheUpdater &cache) {
        cache.wakeDue();
    };
    d->writer.post(std::move(job));
}

void LocalStore::flush()
{
    d->writer.flush();
    d->inbox.deliver();
    d->inbox.notifyChanged();
}

} // namespace triage::app

#include "moc_localstore.cpp"
