// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/olderitems.h"

#include "contract/endpoints.h"
#include "contract/messages.h"
#include "fields/json.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the filter of the list from that time on, where a list by creation continues. Items of exactly
/// that time are fetched once more; changes before it have no effect.
Filter from(Filter filter, Timestamp at)
{
    const ListFilter now = filter.listNow();
    if (filter.order == SortOrder::Ascending) {
        filter.createdAfter = now.createdAfter ? std::max(now.createdAfter->time, at) : at;
    } else {
        const Timestamp behind(at.milliseconds() + 1);
        filter.createdBefore = now.createdBefore ? std::min(now.createdBefore->time, behind) : behind;
    }
    return filter;
}

} // namespace

Request listRequest(const Filter &filter, int page, int limit)
{
    Request request = ApiClient::request(api::infoOf(api::listFeedback));
    request.query = { { "page", QString::number(page) },
                      { "limit", QString::number(limit) },
                      { "include", u"buffer_ids,triage"_s } };
    for (auto &parameter : parametersOf(filter.listNow(), filter.sortBy, filter.order))
        request.query.append(std::move(parameter));
    return request;
}

OlderItems::OlderItems(LocalStore &store, ApiClient &client, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client), m_missing(store, client)
{
}

OlderItems::PageStart OlderItems::startAfter(const Filter &filter, FeedbackId before) const
{
    if (before == FeedbackId())
        return {};
    if (before == m_lastFetched && filter == m_fetchedFilter && m_next)
        return *m_next;
    if (!filter.isByCreation())
        return {};
    Filter everything;
    everything.show(work::any);
    const ListPosition place = m_store.positionsOf(everything, std::array{ before }).front();
    if (!place.belongs) // it was deleted meanwhile
        return {};
    // More than a page of items has the same time, and the fetched ones were known already.
    if (filter == m_fetchedFilter && before < m_lastFetched && m_next && m_next->at == place.time)
        return *m_next;
    return { place.time, 1 };
}

void OlderItems::fetch(const Filter &filter, FeedbackId before)
{
    if (m_state.loading && filter == m_filter && before == m_before)
        return;
    m_filter = filter;
    m_before = before;
    setState({ true, {}, filter });
    fetchPage(this, startAfter(m_filter, m_before), ++m_run);
}

void OlderItems::retry()
{
    if (m_state.problem)
        fetch(m_filter, m_before);
}

Task<> OlderItems::fetchPage(QPointer<OlderItems> self, PageStart start, int run)
{
    const Filter asked = start.at ? from(self->m_filter, *start.at) : self->m_filter;
    auto asking = self->m_client.exchange(listRequest(asked, start.page, api::maxLimit));
    const Answer answer = co_await asking;
    if (!self || self->m_run != run)
        co_return;
    if (answer.problem)
        co_return self->fail(*answer.problem, run);
    const std::optional<Page> page = readPage(answer.body);
    if (!page)
        co_return self->fail(problem(ProblemType::InternalError, tr("The server’s list was not understood.")),
                             run);
    self->store(answer.body, start, *page, run);
}

/// Reads the identifiers of a page, and where it ends.
std::optional<OlderItems::Page> OlderItems::readPage(const QByteArray &body)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(body);
    const JsonValue data = document ? document->root().member("data") : JsonValue();
    if (!data.isArray())
        return std::nullopt;
    Page page;
    for (qsizetype i = 0; i < data.size(); ++i) {
        const JsonValue id = data.at(i).member("id");
        const JsonValue created = data.at(i).member("created_at");
        const auto item
            = id.kind() == JsonValue::Kind::Text ? idFromString<FeedbackTag>(id.text()) : std::nullopt;
        if (!item || created.kind() != JsonValue::Kind::Text)
            return std::nullopt;
        page.ids.push_back(*item);
        page.lastCreated = timestampFromRfc3339(created.text());
    }
    const JsonValue meta = document->root().member("meta");
    page.last = meta.member("next").kind() != JsonValue::Kind::Text;
    page.foundIn = readFoundIn(meta.member("search"), page.ids);
    return page;
}

std::vector<FeedbackId> OlderItems::readFoundIn(const JsonValue &search, const std::vector<FeedbackId> &ids)
{
    std::vector<FeedbackId> found;
    for (const FeedbackId id : ids) {
        const JsonValue hit = search.member("results").member(toString(id).toLatin1().constData());
        const JsonValue member = hit.member("duplicate").member("feedback_id");
        if (member.kind() != JsonValue::Kind::Text)
            continue;
        if (const auto duplicate = idFromString<FeedbackTag>(member.text()))
            found.push_back(*duplicate);
    }
    return found;
}

void OlderItems::store(const QByteArray &body, const PageStart &start, const Page &page, int run)
{
    m_sync.applyItems(body, this, [this, start, page, run](const Result<void> &kept) {
        if (m_run != run)
            return;
        if (!kept)
            return fail(kept.error(), run);
        // The list finds an item by the words of its duplicate, which may be older than what is here.
        m_missing.fetch(page.foundIn, this, [this, start, page, run] {
            if (m_run == run)
                finish(start, page);
        });
    });
}

void OlderItems::finish(const PageStart &start, const Page &page)
{
    m_next.reset();
    if (!page.last) {
        // If all items of a page have the same time, the next page begins at that time too.
        const bool moves = m_filter.isByCreation() && page.lastCreated && page.lastCreated != start.at;
        m_next = moves ? PageStart{ page.lastCreated, 1 } : PageStart{ start.at, start.page + 1 };
    }
    m_fetchedFilter = m_filter;
    m_lastFetched = page.ids.empty() ? FeedbackId() : page.ids.back();
    setState({});
    Q_EMIT arrived({ m_filter, page.ids, page.last });
}

void OlderItems::fail(const Problem &problem, int run)
{
    if (m_run == run)
        setState({ false, problem, m_filter });
}

void OlderItems::setState(const OlderState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged(m_state);
}

} // namespace triage::app

#include "moc_olderitems.cpp"
