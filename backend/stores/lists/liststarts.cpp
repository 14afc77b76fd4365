// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/liststarts.h"

namespace triage::storage {

namespace {

/// Reads the number of all items of a language, or of those in the buffer.
QByteArray languageItems(bool ofBuffer)
{
    return "(select coalesce(sum(feedback), 0)::bigint from "
        + QByteArray(ofBuffer ? "language_buffer_total where buffer = (select id from asked) and "
                              : "language_total where ")
        + "organization = :organization and language = :language::text)";
}

QByteArray numberIfGiven(const QByteArray &filter, const QByteArray &number)
{
    return "(case when " + filter + " then " + number + " end)";
}

/// The paths that a list with this one may have, too.
std::vector<TriagePath> othersOf(TriagePath path)
{
    switch (path) {
    case TriagePath::Tag:
        return { TriagePath::Owner, TriagePath::Snoozed, TriagePath::Duplicates };
    case TriagePath::Owner:
        return { TriagePath::Snoozed, TriagePath::Duplicates };
    case TriagePath::Snoozed:
        return { TriagePath::Duplicates };
    default:
        return {};
    }
}

} // namespace

QByteArray ListStarts::itemsOf(TriagePath path, const QByteArray &tag)
{
    const auto records = [](const QByteArray &where, const QByteArray &ofTag = "''") {
        return "(select coalesce(sum(items), 0) from record_total where organization = :organization and tag "
               "= "
            + ofTag + " and buffer = 0 and language = ''" + where + ')';
    };
    const QByteArray all = "(select feedback from state)";
    switch (path) {
    case TriagePath::Free:
        return all + " - " + records(" and not (state = 'open' and not snoozed and owner = 0)");
    case TriagePath::Open:
        return all + " - " + records(" and state <> 'open'");
    case TriagePath::State:
    case TriagePath::Closed:
        return records(" and state = any (:state::text[])");
    case TriagePath::Owner:
        return numberIfGiven(":owner::bigint > 0", records(" and owner = :owner::bigint"));
    case TriagePath::Snoozed:
        return numberIfGiven(":snoozed::boolean", records(" and snoozed"));
    case TriagePath::Tag:
        return records("", tag);
    case TriagePath::Duplicates:
        return numberIfGiven(":duplicates::boolean", records(" and duplicate"));
    case TriagePath::None:
    case TriagePath::Any:
        break;
    }
    return all;
}

ListStarts::ListStarts(const ListShape &shape) : m_shape(shape)
{
    if (shape.counted && shape.submitter) { // most have few
        add("(select count(*) from (select from feedback f where f.organization = :organization"
            " and f.submitted_by = :submitted_by::text limit 20001) as own)",
            ListSource(shape, ListStart::Submitter));
        return;
    }
    const bool isOpen = shape.triage == TriagePath::Open || shape.triage == TriagePath::Free;
    const Cost own = shape.counted && isOpen && !shape.buffer ? Read : LookedUp;
    if (!shape.counted || shape.buffer || shape.triage != TriagePath::Any)
        add(shape.buffer && !shape.startsAtRecords() ? heldItems(shape) : itemsOf(shape.triage),
            ListSource(shape), own);
    for (const TriagePath path : othersOf(shape.triage)) {
        ListShape other = shape;
        other.triage = path;
        add(itemsOf(path), ListSource(other));
    }
    if (shape.language || (shape.buffer && shape.startsAtRecords()))
        add(heldItems(shape), ListSource(shape, ListStart::Holder));
    if (shape.counted)
        addValues();
}

void ListStarts::addValues()
{
    const auto start = [this](ListStart value) {
        return ListSource(m_shape, value);
    };
    // A buffer or a record is looked up for each item.
    const bool looksUp = m_shape.buffer || m_shape.comparesRecords;
    const QByteArray all = "(select feedback from state)";
    add("(case when " + QByteArray(ListSource::hasPeriod) + " then (select about from period) else " + all
            + " end)",
        start(ListStart::All), looksUp ? LookedUp : ReadOnce);
    const Cost cost = looksUp ? LookedUp : Read;
    add(numberIfGiven(":needs_review::boolean", "(select needs_review from state)"), start(ListStart::Review),
        cost);
    add(numberIfGiven(":unassigned::boolean", "(select unassigned from state)"), start(ListStart::Unassigned),
        cost);
    add("(case :one_status::text when 'pending' then (select pending from state)"
        " when 'failed' then (select failed from state) when 'skipped' then (select skipped from state) end)",
        start(ListStart::Status), cost);
    add(numberIfGiven(":language::text is not null", languageItems(false)), start(ListStart::Language), cost);
    // The items of a client are not counted: a fifth of all is a guess.
    add(numberIfGiven(":client_group::text is not null", "(select feedback / 5 from state)"),
        start(ListStart::Client), cost);
}

void ListStarts::add(const QByteArray &size, const ListSource &source, Cost cost)
{
    m_sizes.push_back(size + ", " + QByteArray::number(int(cost)));
    m_sources.push_back(source);
}

QByteArray ListStarts::rarestTag()
{
    return R"(
rarest as materialized (
    select t.tag
    from unnest(:tag::text[]) as t (tag)
    order by (select coalesce(sum(items), 0) from record_total c
              where c.organization = :organization and c.tag = t.tag and c.buffer = 0 and c.language = ''), t.tag
    limit 1
),)";
}

QByteArray ListStarts::startsAt(std::size_t source)
{
    return " and (select number from start) = " + QByteArray::number(qulonglong(source));
}

QByteArray ListStarts::heldItems(const ListShape &shape)
{
    if (shape.language)
        return languageItems(shape.buffer);
    return shape.buffer ? "(select coalesce(max(feedback_count), 0) from asked)"
                        : "(select feedback from state)";
}

QByteArray ListStarts::sql(const QByteArray &total) const
{
    QByteArray sizes;
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        sizes += (i == 0 ? "" : ",\n                 ") + ('(' + QByteArray::number(qulonglong(i))) + ", "
            + m_sizes[i] + ')';
    const QByteArray page = ":limit::bigint + :offset::bigint";
    return "\nstart as materialized (\n    select number, items, total, "
        + (total.isEmpty() ? page : "least(" + page + ", total)")
        + " as wanted\n    from (select size.number, size.items, "
        + (total.isEmpty() ? "null::bigint" : total) + " as total\n          from (values " + sizes
        + ") as size (number, items, cost)\n          where items is not null\n          order by items * "
          "cost, number\n"
          "          limit 1) as chosen\n),";
}

QByteArray ListStarts::items() const
{
    QByteArray items;
    for (std::size_t i = 0; i < m_sources.size(); ++i)
        items += (i == 0 ? "" : "\n    union all\n    ")
            + m_sources[i].selected(m_sources[i].id() + " as id", m_sources[i].conditions() + startsAt(i));
    return items;
}

} // namespace triage::storage
