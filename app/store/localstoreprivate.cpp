// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/localstoreprivate.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

// More often than that nobody sees.
constexpr std::chrono::milliseconds changePause{ 30 };

bool canWrite(const QString &path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    if (!folder.mkpath(u"."_s))
        return false;
    QTemporaryFile probe(folder.filePath(u"probe-XXXXXX"_s));
    return probe.open();
}

} // namespace

QString usablePath(const QString &path, const QString &other)
{
    if (canWrite(path))
        return path;
    return QFileInfo(other).absoluteDir().filePath(QFileInfo(path).fileName());
}

Timestamp timeNow()
{
    return Timestamp(QDateTime::currentMSecsSinceEpoch());
}

LocalStore::Private::Private(LocalStore *owner, StoreConfig where)
    : q(owner), config(std::move(where)),
      connection(config.cachePath, [this] { return writer ? writer->generation() : 0; })
{
    snapshot.buffers = std::make_shared<std::vector<BufferRecord>>();
    snapshot.members = std::make_shared<std::map<MemberId, QString>>();
    changeTimer.setSingleShot(true);
    workTimer.setSingleShot(true);
    QObject::connect(&changeTimer, &QTimer::timeout, q, [this] { notifyChanged(); });
    QObject::connect(&workTimer, &QTimer::timeout, q, [this] { scheduleWork(); });
}

Result<void> LocalStore::Private::open()
{
    writer = std::make_unique<StoreWriter>(config, [this](CommitReport each) { receive(std::move(each)); });
    auto opened = writer->start();
    if (!opened)
        return opened.error();
    std::tie(lastAct, lastEntry) = opened->lastNumbers;
    for (OutboxEntry &entry : opened->entries)
        queue.add(std::move(entry), true);
    for (const auto &[act, size] : opened->actSizes)
        acts.insert(qint64(act), size);
    for (const auto &[id, text] : opened->drafts)
        drafts.insert(id.value(), text);
    for (const auto &[name, value] : opened->memos)
        memos.insert(name, value);
    announced = queue.summary();
    deliver(); // what is known, before anybody asks
    for (auto *reader : { &lists, &finds })
        *reader = makeReader();
    QMetaObject::invokeMethod(
        q, [this] { scheduleWork(); }, Qt::QueuedConnection);
    return {};
}

std::unique_ptr<ListReader> LocalStore::Private::makeReader()
{
    return std::make_unique<ListReader>(
        config.cachePath, [this] { return writer->generation(); }, [this] { reportDamage(); }, q);
}

ListReader &LocalStore::Private::countReader()
{
    if (!counter)
        counter = makeReader();
    return *counter;
}

/// A reader met a damaged file: the cache is begun anew, once.
void LocalStore::Private::reportDamage()
{
    const int generation = writer->generation();
    if (damagedGeneration.exchange(generation) == generation)
        return;
    StoreJob job;
    job.recreatesCache = true;
    job.onlyGeneration = generation; // the writer may have met the damage too
    writer->post(std::move(job));
}

void LocalStore::Private::receive(CommitReport each)
{
    const std::lock_guard lock(mutex);
    report.push_back(std::move(each));
    if (!std::exchange(isRinging, true))
        QMetaObject::invokeMethod(
            q, [this] { deliver(); }, Qt::QueuedConnection);
}

void LocalStore::Private::deliver()
{
    std::vector<CommitReport> arrived;
    {
        const std::lock_guard lock(mutex);
        arrived = std::exchange(report, {});
        isRinging = false;
    }
    bool atOnce = false;
    for (CommitReport &each : arrived) {
        changes.add(each.change);
        atOnce = atOnce || each.interactive;
        if (!each.snapshot)
            continue;
        snapshot = std::move(*each.snapshot);
        bufferPlaces.clear();
        for (std::size_t i = 0; i < snapshot.buffers->size(); ++i)
            bufferPlaces.emplace(snapshot.buffers->at(i).buffer.id, i);
    }
    if (atOnce)
        notifyChanged();
    else if (!changes.isEmpty() && !changeTimer.isActive())
        changeTimer.start(changePause);
    for (const CommitReport &each : arrived) {
        for (const auto &after : each.after)
            after();
        if (each.failure)
            Q_EMIT q->failed(*each.failure);
    }
    if (!arrived.empty())
        scheduleWork();
}

void LocalStore::Private::notifyChanged()
{
    changeTimer.stop();
    if (!changes.isEmpty())
        Q_EMIT q->changed(changes.take());
}

void LocalStore::Private::notifyOutboxChanged()
{
    const OutboxSummary now = queue.summary();
    // An operation that is done may leave its change waiting for the next one.
    if (now == announced && queue.size() == announcedSize)
        return;
    announced = now;
    announcedSize = queue.size();
    Q_EMIT q->outboxChanged(now);
}

void LocalStore::Private::scheduleWork()
{
    const bool works = queue.hasWork(timeNow());
    if (const auto due = queue.nextDue()) {
        const qint64 wait = due->milliseconds() - timeNow().milliseconds();
        workTimer.start(std::chrono::milliseconds(std::clamp<qint64>(wait, 1, 3'600'000)));
    } else {
        workTimer.stop();
    }
    if (works)
        Q_EMIT q->workWaiting();
}

void LocalStore::Private::keep(const std::vector<OutboxEntry> &entries,
                               std::function<void(CacheUpdater &)> cache)
{
    StoreJob job;
    job.durable = [entries](OutboxFile &file) {
        for (const OutboxEntry &entry : entries)
            file.update(entry);
    };
    job.mustPersist = true;
    job.cache = std::move(cache);
    writer->post(std::move(job));
    notifyOutboxChanged();
}

void LocalStore::Private::drop(const std::vector<OutboxEntry> &entries,
                               std::function<void(CacheUpdater &)> cache)
{
    std::vector<qint64> ids;
    for (const OutboxEntry &entry : entries) {
        ids.push_back(entry.id);
        queue.remove(entry.id);
        newestNotes.erase(entry.id);
    }
    StoreJob job;
    job.durable = [ids = std::move(ids)](OutboxFile &file) {
        for (const qint64 id : ids)
            file.remove(id);
    };
    job.mustPersist = true;
    job.cache = std::move(cache);
    writer->post(std::move(job));
    notifyOutboxChanged();
}

std::vector<TimelineEntry> LocalStore::Private::waitingNotes(FeedbackId id,
                                                             const std::vector<Note> &known) const
{
    std::vector<TimelineEntry> waiting;
    const std::vector<const OutboxEntry *> entries = queue.ofItem(id);
    std::vector<NoteId> matched;
    const Author author{ snapshot.me ? snapshot.me->member.id : MemberId() };
    for (const OutboxEntry *entry : entries) {
        const auto *note = std::get_if<WriteNote>(&entry->operation);
        if (!note)
            continue;
        const auto newest = newestNotes.find(entry->id);
        const auto isItself = [&](const Note &each) {
            return each.kind == NoteKind::Note && each.text == note->text && each.author == author
                && (newest == newestNotes.end() ? each.createdAt >= entry->createdAt
                                                : each.id > newest->second)
                && std::find(matched.begin(), matched.end(), each.id) == matched.end();
        };
        // The feed may tell of a note before the answer to its sending arrives.
        const bool maybeThere = entry->attempts > 0 && entry->state != OutboxEntryState::Failed;
        const auto there = maybeThere ? std::find_if(known.begin(), known.end(), isItself) : known.end();
        if (there != known.end()) {
            matched.push_back(there->id);
            continue;
        }
        const Delivery delivery
            = entry->state == OutboxEntryState::Failed ? Delivery::Failed : Delivery::Queued;
        const QString name = snapshot.me ? snapshot.me->member.name : QString();
        waiting.push_back({ Note{ NoteId(), id, note->text, NoteKind::Note, author, name, entry->createdAt },
                            entry->id, delivery });
    }
    return waiting;
}

} // namespace triage::app
