// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/missingitems.h"

#include "contract/endpoints.h"
#include "contract/messages.h"
#include "store/olderitems.h"

#include <algorithm>

namespace triage::app {

namespace {

/// Returns the request for all items of that moment: an item alone comes without its buffers and its record.
Request requestAt(Timestamp moment)
{
    Filter filter;
    filter.show(work::any);
    filter.createdAfter = moment;
    filter.createdBefore = Timestamp(moment.milliseconds() + 1);
    return listRequest(filter, 1, api::maxLimit);
}

} // namespace

MissingItems::MissingItems(LocalStore &store, ApiClient &client, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client)
{
}

void MissingItems::fetch(std::vector<FeedbackId> ids, QObject *context, std::function<void()> done)
{
    std::unordered_set<FeedbackId> seen;
    std::erase_if(ids, [this, &seen](FeedbackId id) {
        return !seen.insert(id).second || m_unknown.contains(id) || !m_store.rows(std::span(&id, 1)).empty();
    });
    if (ids.size() > maxItems)
        ids.resize(maxItems);
    Done guarded = [guard = QPointer(context), done = std::move(done)] {
        if (guard)
            done();
    };
    if (ids.empty())
        return guarded();
    fetchAll(this, std::move(ids), std::move(guarded));
}

Task<> MissingItems::fetchAll(QPointer<MissingItems> self, std::vector<FeedbackId> ids, Done done)
{
    Bodies bodies;
    for (const FeedbackId id : ids) {
        auto asked = self->m_client.send(api::getFeedback, id);
        const Result<Feedback> item = co_await asked;
        if (!self)
            co_return;
        if (!item && item.error().type != ProblemType::FeedbackNotFound)
            break;
        if (!item) {
            self->m_unknown.insert(id);
            continue;
        }
        auto listed = self->m_client.exchange(requestAt(item->createdAt));
        const Answer list = co_await listed;
        if (!self)
            co_return;
        if (list.problem)
            break;
        bodies.append(list.body);
    }
    self->store(bodies, done);
}

void MissingItems::store(Bodies bodies, const Done &done)
{
    if (bodies.isEmpty())
        return done();
    const QByteArray body = bodies.takeFirst();
    m_sync.applyItems(body, this, [this, bodies, done](const Result<void> &) { store(bodies, done); });
}

} // namespace triage::app

#include "moc_missingitems.cpp"
