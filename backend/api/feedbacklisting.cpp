// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/feedbacklisting.h"

#include "api/envelope.h"

namespace triage::api {

namespace {

void writeHighlight(JsonWriter &out, const char *field, const std::optional<search::Highlight> &highlight)
{
    if (!highlight)
        return;
    out.beginObject();
    out.key("field");
    out.ascii(field);
    out.key("snippet");
    out.text(highlight->snippet);
    out.key("ranges");
    out.beginArray();
    for (const search::HighlightRange &range : highlight->ranges) {
        out.beginArray();
        out.number(qint64(range.start));
        out.number(qint64(range.length));
        out.endArray();
    }
    out.endArray();
    out.endObject();
}

void writeHighlights(JsonWriter &out, const search::QueryHit &hit)
{
    out.key("highlights");
    out.beginArray();
    writeHighlight(out, "title", hit.title);
    writeHighlight(out, "description", hit.description);
    out.endArray();
}

void writeSearch(JsonWriter &out, const QString &query, const services::FeedbackListing &listing)
{
    out.key("search");
    out.beginObject();
    out.key("query");
    out.text(query);
    out.key("complete");
    out.boolean(!listing.page.isCut);
    out.key("similar");
    out.boolean(listing.isSimilar);
    out.key("results");
    out.beginObject();
    for (int i = 0; i < listing.page.items.size(); ++i) {
        const services::SearchHit &hit = listing.hits[std::size_t(i)];
        out.key(encodeId(listing.page.items.identifier(i)).constData());
        out.beginObject();
        out.key("score");
        out.number(hit.matches.score);
        writeHighlights(out, hit.duplicate ? search::QueryHit() : hit.matches);
        if (hit.duplicate) {
            out.key("duplicate");
            out.beginObject();
            out.key("feedback_id");
            out.ascii(encodeId(hit.duplicate->value()).constData());
            writeHighlights(out, hit.matches);
            out.endObject();
        }
        out.endObject();
    }
    out.endObject();
    out.endObject();
}

/// Writes the triage record of each item. It stands in its row after the item and its buffers.
void writeTriage(JsonWriter &out, const services::FeedbackListing &listing)
{
    constexpr int column = storage::fieldCount<Feedback>() + 1;
    const auto write = [](JsonWriter &json, const storage::Row &row, int first) {
        storage::writeRecord<Triage>(json, row, first + column);
    };
    out.key("triage");
    out.beginObject();
    for (int i = 0; i < listing.page.items.size(); ++i) {
        out.key(encodeId(listing.page.items.identifier(i)).constData());
        listing.page.items.write(out, i, write);
    }
    out.endObject();
}

} // namespace

Payload encodeListing(const Call &call, const QByteArray &self, const FeedbackListRequest &request,
                      const services::FeedbackListing &listing)
{
    const QByteArray path = self.first(self.contains('?') ? self.indexOf('?') : self.size());
    PageLinks links{ request.page, listing.page.total, path, givenBy(request) };
    if (request.after)
        links.nextCursor = listing.page.last ? encodeId(listing.page.last->value()) : QByteArray();
    const auto more = [&](JsonWriter &out) {
        if (listing.isFollowing) {
            out.key("following");
            out.boolean(true);
        }
        if (request.search)
            writeSearch(out, *request.search, listing);
        if (request.withTriage)
            writeTriage(out, listing);
    };
    if (!request.withBuffers)
        return paged(call.caller, self, links, listing.page.items, more);
    return paged(call.caller, self, links, listing.page.items, more, [&](JsonWriter &out, int index) {
        listing.page.items.write(out, index, storage::writeWithBuffers);
    });
}

} // namespace triage::api
