// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the local store about triage records and views.
#include "store/localstore.h"

#include "store/cache/pointreader.h"
#include "store/localstoreprivate.h"
#include "store/values/clock.h"

#include <QCollator>

#include <algorithm>

namespace triage::app {

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

qint64 LocalStore::closedSince(Timestamp time) const
{
    LocalDatabase *database = d->readers.points();
    return database ? database->number("select count(*) from feedback where closed >= ?", time).value_or(0)
                    : 0;
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

void LocalStore::wakeDue()
{
    LocalDatabase *database = d->readers.points();
    if (!database || !database->number("select 1 from feedback where snoozed <= ? limit 1", currentTime()))
        return;
    StoreJob job;
    job.interactive = false;
    job.cache = [](CacheUpdater &cache) {
        cache.wakeDue();
    };
    d->writer.post(std::move(job));
}

} // namespace triage::app
