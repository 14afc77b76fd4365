// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sidebarmemo.h"

#include "fields/json.h"

namespace triage {

template <>
struct EnumText<app::Place>
{
    static constexpr std::array words{ std::pair{ app::Place::All, "all" },
                                       std::pair{ app::Place::NeedsReview, "needs_review" },
                                       std::pair{ app::Place::Unassigned, "unassigned" },
                                       std::pair{ app::Place::RoutingFailed, "routing_failed" },
                                       std::pair{ app::Place::Pending, "pending" },
                                       std::pair{ app::Place::Buffer, "buffer" },
                                       std::pair{ app::Place::Mine, "mine" },
                                       std::pair{ app::Place::Done, "done" },
                                       std::pair{ app::Place::Snoozed, "snoozed" } };
};

template <>
struct EnumText<app::WorkState>
{
    static constexpr std::array words{ std::pair{ app::WorkState::Open, "open" },
                                       std::pair{ app::WorkState::Closed, "done" },
                                       std::pair{ app::WorkState::Snoozed, "snoozed" },
                                       std::pair{ app::WorkState::Unfinished, "unfinished" },
                                       std::pair{ app::WorkState::Done, "only_done" },
                                       std::pair{ app::WorkState::Declined, "declined" },
                                       std::pair{ app::WorkState::Duplicates, "duplicates" },
                                       std::pair{ app::WorkState::Any, "any" } };
};

} // namespace triage

namespace triage::app {
namespace {

/// The stored form of a saved filter.
struct FilterMemo
{
    QString name;
    Place place = Place::All;
    std::optional<BufferId> buffer;
    QString search;
    int days = 0;
    std::optional<Timestamp> after;
    std::optional<Timestamp> before;
    QString client;
    QString submitter;
    QString language;
    bool onlyNeedsReview = false;
    WorkState work = WorkState::Open;
    std::optional<MemberId> owner;
    bool isUnowned = false;
    std::vector<QString> tags;
    bool isGrouped = false;
    SortBy sortBy = SortBy::CreatedAt;
    SortOrder order = SortOrder::Descending;
};

constexpr auto fields(Type<FilterMemo>)
{
    return FieldTable{
        field("name", &FilterMemo::name, "What the person called it."),
        field("place", &FilterMemo::place, "The place."),
        field("buffer", &FilterMemo::buffer, "The buffer, of the place buffer."),
        field("search", &FilterMemo::search, "Words."),
        field("days", &FilterMemo::days, "The days of a period that ends today."),
        field("after", &FilterMemo::after, "Created at or after."),
        field("before", &FilterMemo::before, "Created before."),
        field("client", &FilterMemo::client, "Client group."),
        field("submitter", &FilterMemo::submitter, "Submitter."),
        field("language", &FilterMemo::language, "Language."),
        field("needs_review", &FilterMemo::onlyNeedsReview, "Only what needs review."),
        field("work", &FilterMemo::work, "The state of the work."),
        field("owner", &FilterMemo::owner, "The owner."),
        field("unowned", &FilterMemo::isUnowned, "Only what nobody has."),
        field("tags", &FilterMemo::tags, "Tags."),
        field("grouped", &FilterMemo::isGrouped, "Each group of duplicates once."),
        field("sort_by", &FilterMemo::sortBy, "Order."),
        field("order", &FilterMemo::order, "Direction."),
    };
}
static_assert(mapsEveryMember<FilterMemo>);

FilterMemo memoOf(const SavedFilter &saved)
{
    const Filter &filter = saved.filter;
    std::optional<BufferId> buffer;
    if (filter.place == Place::Buffer)
        buffer = filter.buffer;
    return { saved.name,
             filter.place,
             buffer,
             filter.search,
             saved.days,
             filter.createdAfter,
             filter.createdBefore,
             filter.clientGroup,
             filter.submittedBy,
             filter.language,
             filter.onlyNeedsReview,
             filter.work,
             filter.owner && filter.owner->isValid() ? filter.owner : std::nullopt,
             filter.owner && !filter.owner->isValid(),
             filter.tags,
             filter.isGrouped,
             filter.sortBy,
             filter.order };
}

SavedFilter restored(const FilterMemo &read)
{
    SavedFilter saved{ read.name,
                       Filter{ read.place, read.buffer.value_or(BufferId()), read.search, read.after,
                               read.before, read.client, read.submitter, read.language, read.onlyNeedsReview,
                               read.work, read.isUnowned ? std::optional(MemberId()) : read.owner, read.tags,
                               read.isGrouped, read.sortBy, read.order },
                       read.days };
    saved.refresh();
    return saved;
}

} // namespace

QByteArray pinsToMemo(const Pins &pins)
{
    JsonWriter out;
    out.beginArray();
    for (const BufferId pin : pins) {
        if (pin.isValid())
            writeJson(out, pin);
        else
            out.null();
    }
    out.endArray();
    return out.take();
}

std::optional<Pins> pinsFromMemo(const QByteArray &memo)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(memo);
    if (!document || !document->root().isArray())
        return std::nullopt;
    Pins pins;
    const JsonValue list = document->root();
    for (qsizetype i = 0; i < std::min(list.size(), qsizetype(pins.size())); ++i) {
        if (list.at(i).kind() == JsonValue::Kind::Text)
            pins[std::size_t(i)] = idFromString<BufferTag>(list.at(i).text()).value_or(BufferId());
    }
    return pins;
}

QByteArray filtersToMemo(const std::vector<SavedFilter> &filters)
{
    JsonWriter out;
    out.beginArray();
    for (const SavedFilter &each : filters)
        writeJson(out, memoOf(each));
    out.endArray();
    return out.take();
}

std::vector<SavedFilter> filtersFromMemo(const QByteArray &memo)
{
    std::vector<SavedFilter> filters;
    const std::optional<JsonDocument> document = JsonDocument::parse(memo);
    if (!document || !document->root().isArray())
        return filters;
    for (qsizetype i = 0; i < document->root().size(); ++i) {
        if (const Result<FilterMemo> read = fromJson<FilterMemo>(document->root().at(i)))
            filters.push_back(restored(*read));
    }
    return filters;
}

} // namespace triage::app
