#include "store/olderitems.h"

#include "api/endpoints.h"
#include "api/messages.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

QString yes()
{
    return u"true"_s;
}

void addPlace(const Filter &filter, QList<std::pair<QByteArray, QString>> &query)
{
    switch (filter.place) {
    case Place::All:
    case Place::RoutingFailed: // the server has no filter for how far routing has come
    case Place::Pending:
        break;
    case Place::NeedsReview:
        query.append({ "needs_review", yes() });
        break;
    case Place::Unassigned:
        query.append({ "unassigned", yes() });
        break;
    case Place::Buffer:
        query.append({ "buffer_id", toString(filter.buffer) });
        break;
    }
    if (filter.onlyNeedsReview && filter.place != Place::NeedsReview)
        query.append({ "needs_review", yes() });
}

/// The item with its buffers, as the change feed would have it.
void writeWithBuffers(JsonWriter &out, JsonValue item, const std::vector<BufferReference> &buffers)
{
    QByteArray json = item.toJson();
    json.chop(1);
    JsonWriter ids;
    ids.beginArray();
    for (const BufferReference &buffer : buffers)
        writeJson(ids, buffer.id);
    ids.endArray();
    out.raw(json + ",\"buffer_ids\":" + ids.json() + '}');
}

} // namespace

Request listRequest(const Filter &filter, int page, int limit)
{
    Request request = ApiClient::request(api::infoOf(api::listFeedback));
    request.query = { { "page", QString::number(page) }, { "limit", QString::number(limit) } };
    addPlace(filter, request.query);
    if (filter.isSearch())
        request.query.append({ "search", filter.search.trimmed() });
    if (!filter.clientGroup.isEmpty())
        request.query.append({ "client_group", filter.clientGroup });
    if (filter.sortBy != SortBy::Relevance || filter.isSearch())
        request.query.append({ "sort_by", QString::fromLatin1(toWord(filter.sortBy)) });
    request.query.append({ "sort_order", QString::fromLatin1(toWord(filter.order)) });
    return request;
}

OlderItems::OlderItems(LocalStore &store, ApiClient &client, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client)
{
}

void OlderItems::fetch(const Filter &filter, FeedbackId before)
{
    const int run = ++m_run;
    // The list here is the beginning of the list there, so a place in one is about the place in the other.
    m_store.list(filter, this, [this, filter, before, run](const Listing &listing) {
        const auto found = std::find(listing.ids.begin(), listing.ids.end(), before);
        const auto position = found == listing.ids.end() ? listing.ids.end() : found + 1;
        if (run == m_run)
            fetchPage(this, filter, int(position - listing.ids.begin()), run);
    });
}

Task<> OlderItems::fetchPage(QPointer<OlderItems> self, Filter filter, int position, int run)
{
    auto asked
        = self->m_client.exchange(listRequest(filter, position / api::largestLimit + 1, api::largestLimit));
    const Answer list = co_await asked;
    if (!self || self->m_run != run || list.problem)
        co_return;
    auto completing = withBuffers(&self->m_client, list.body);
    const Result<QByteArray> complete = co_await completing;
    if (!self || self->m_run != run || !complete)
        co_return;
    self->m_sync.applyItems(*complete);
}

Task<Result<QByteArray>> OlderItems::withBuffers(ApiClient *client, QByteArray listBody)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(listBody);
    const JsonValue data = document ? document->root().member("data") : JsonValue();
    if (!data.isArray())
        co_return problem(ProblemType::InternalError, u"The server's list was not understood."_s);
    std::vector<Task<Result<std::vector<BufferReference>>>> asked;
    for (qsizetype i = 0; i < data.size(); ++i) {
        const JsonValue id = data.at(i).member("id");
        const auto item
            = id.kind() == JsonValue::Kind::Text ? idFromString<FeedbackTag>(id.text()) : std::nullopt;
        asked.push_back(client->send(api::listFeedbackBuffers, item.value_or(FeedbackId())));
    }
    JsonWriter out;
    out.beginObject();
    out.key("data");
    out.beginArray();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Result<std::vector<BufferReference>> buffers = co_await asked[i];
        if (buffers) // one that is gone by now is left out
            writeWithBuffers(out, data.at(qsizetype(i)), *buffers);
    }
    out.endArray();
    out.endObject();
    co_return out.take();
}

} // namespace triage::app
