// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listsource.h"

#include "stores/lists/listconditions.h"

namespace triage::storage {

const char *ListSource::sortColumn(SortBy sortBy)
{
    switch (sortBy) {
    case SortBy::CreatedAt:
        return nullptr; // identifiers grow with time
    case SortBy::UpdatedAt:
        return "f.updated_at";
    case SortBy::Title:
        return "coalesce(f.title, '') collate \"und-x-icu\"";
    case SortBy::Relevance:
        return "s.lexemes @@ :title_query::tsquery";
    }
    Q_UNREACHABLE();
}

bool ListSource::needsFeedbackTable() const
{
    const bool sortsByFeedback = m_shape.sortBy == SortBy::UpdatedAt || m_shape.sortBy == SortBy::Title;
    if (startsAtHolder())
        return sortsByFeedback || m_shape.refined;
    if (startsAtValue())
        return true;
    if (m_shape.startsAtRecords())
        return m_shape.refined || sortsByFeedback;
    if (m_shape.triage == TriagePath::Open || m_shape.triage == TriagePath::Free || m_shape.refined)
        return true;
    return m_shape.submitter || !(m_shape.search || m_shape.buffer) || m_shape.client || m_shape.needsReview
        || m_shape.unassigned || m_shape.status || m_shape.period || sortsByFeedback;
}

bool ListSource::hasFeedbackTable() const
{
    return needsFeedbackTable() || (startsAtHolder() && !m_shape.buffer);
}

/// Returns the open items in the order of two indexes: pending items are in none of those of open ones, so
/// that creating feedback costs nothing.
QByteArray ListSource::openItems() const
{
    const QByteArray items = "select * from feedback f where f.organization = :organization" + openCodes();
    return '(' + items + " and f.routing_status <> 'pending' union all " + items + pendingItems + ") f";
}

bool ListSource::startsAtOpenItems() const
{
    const bool isOpen = m_shape.triage == TriagePath::Open || m_shape.triage == TriagePath::Free;
    return isOpen && !m_shape.search && !m_shape.buffer && m_shape.sortBy == SortBy::CreatedAt;
}

/// Looks up the row of each item, regardless of the planner's estimate of their number.
QByteArray ListSource::oneOf(const QByteArray &feedback)
{
    return " cross join lateral (select * from feedback f where f.organization = :organization and f.id = "
        + feedback + " offset 0) f";
}

/// Returns the range of identifiers of a counted list: those of its period, or all.
QByteArray ListSource::idsOfPeriod()
{
    const QByteArray in = " when " + QByteArray(hasPeriod) + " then (select ";
    return " between case" + in + "first_id from period) else 0 end and case" + in
        + "last_id from period) else 9223372036854775807 end";
}

/// Holds for what the index of open items, or of those that are awake and nobody's, has of the records.
QByteArray ListSource::openCodes() const
{
    return m_shape.triage == TriagePath::Open ? " and f.record_code < 8"
        : m_shape.triage == TriagePath::Free  ? " and f.record_code < 2"
                                              : "";
}

QByteArray ListSource::tables() const
{
    if (startsAtHolder()) {
        if (m_shape.buffer)
            return needsFeedbackTable() ? "feedback_buffer m" + oneOf(id()) : "feedback_buffer m";
        // In another order than that of their index, the planner would read the items along the index of that
        // order.
        return m_shape.sortBy == SortBy::CreatedAt ? "feedback f"
                                                   : "(select * from feedback f where " + holderItems()
                + " and " + ofLanguageAfter("0") + " offset 0) f";
    }
    if (m_start == ListStart::Order) {
        const QByteArray first = " limit (select items from reach)) f";
        const char *const column = sortColumn(m_shape.sortBy);
        return column ? "(select f.*, " + QByteArray(column)
                + " as place from feedback f where f.organization = :organization order by place"
                + direction() + ", f.id" + direction() + first
                      : "(select * from feedback f where f.organization = :organization and f.id"
                + idsOfPeriod() + " order by f.id" + direction() + first;
    }
    if (startsAtValue())
        return "feedback f";
    if (m_shape.startsAtRecords()) {
        // One look-up for each record, in their order: the planner would read the search index first.
        QByteArray source = recordTable();
        if (m_shape.search)
            source
                += " cross join lateral (select * from feedback_search s where s.organization = :organization"
                   " and s.feedback = d.feedback offset 0) s";
        return needsFeedbackTable() ? source + oneOf("d.feedback") : source;
    }
    if (m_shape.submitter)
        return m_shape.search
            ? "feedback f join feedback_search s on s.organization = f.organization and s.feedback = f.id"
            : "feedback f";
    if (!m_shape.search && !m_shape.buffer)
        return startsAtOpenItems() ? openItems() : "feedback f";
    if (m_shape.search && !m_shape.buffer)
        return needsFeedbackTable()
            ? "feedback_search s join feedback f on f.organization = s.organization and f.id = s.feedback"
            : "feedback_search s";
    QByteArray source = "feedback_buffer m";
    if (m_shape.search)
        source += " join feedback_search s on s.organization = m.organization and s.feedback = m.feedback";
    if (needsFeedbackTable())
        source += m_shape.hasStarts()
            ? oneOf("m.feedback")
            : " join feedback f on f.organization = m.organization and f.id = m.feedback";
    return source;
}

QByteArray ListSource::recordTable() const
{
    return m_shape.triage == TriagePath::Tag ? "feedback_tag d" : "feedback_triage d";
}

QByteArray ListSource::id() const
{
    if (startsAtHolder())
        return m_shape.buffer ? "m.feedback" : "f.id";
    if (startsAtValue())
        return "f.id";
    if (m_shape.startsAtRecords())
        return "d.feedback";
    if (m_shape.buffer && m_shape.hasStarts())
        return "m.feedback";
    return needsFeedbackTable() ? "f.id" : m_shape.buffer ? "m.feedback" : "s.feedback";
}

QByteArray ListSource::direction() const
{
    return m_shape.order == SortOrder::Descending ? " desc" : " asc";
}

/// A list limited only by a status is read in the order of the status index. The sort key prevents the
/// planner from using another index: if nearly all items have one status, scanning all of them for another
/// one would look as cheap.
QByteArray ListSource::statusOrder() const
{
    if (startsAtHolder())
        return m_shape.language && m_shape.sortBy == SortBy::CreatedAt ? languageColumn() + direction() + ", "
                                                                       : QByteArray();
    if (startsAtValue())
        return {};
    const bool byCreation = m_shape.sortBy == SortBy::CreatedAt || m_shape.looksAtWindow();
    if (m_shape.startsAtRecords() && byCreation) {
        if (m_shape.triage == TriagePath::State)
            return "d.state" + direction() + ", ";
        if (m_shape.triage == TriagePath::Owner)
            return "d.owner" + direction() + ", ";
    }
    const bool alone = m_shape.status && !m_shape.search && !m_shape.buffer && !m_shape.client
        && !m_shape.needsReview && !m_shape.unassigned && !m_shape.period;
    return alone && m_shape.sortBy == SortBy::CreatedAt ? "f.routing_status" + direction() + ", "
                                                        : QByteArray();
}

QByteArray ListSource::languageColumn() const
{
    return m_shape.buffer ? "m.language" : "f.language";
}

/// Comparing rows keeps the planner from reading another index.
QByteArray ListSource::ofLanguageAfter(const QByteArray &identifier) const
{
    const QByteArray place = '(' + languageColumn() + ", " + id() + ')';
    return place + " > (:language::text, " + identifier + ") and " + place
        + " <= (:language::text, 9223372036854775807)";
}

QByteArray ListSource::ofLanguageBefore(const QByteArray &identifier) const
{
    const QByteArray place = '(' + languageColumn() + ", " + id() + ')';
    return place + " < (:language::text, " + identifier + ") and " + place + " > (:language::text, 0)";
}

QByteArray ListSource::holderItems() const
{
    return m_shape.buffer ? "m.organization = :organization and m.buffer = (select id from asked)"
                          : "f.organization = :organization";
}

QByteArray ListSource::holderFilters() const
{
    QByteArray where = holderItems();
    if (m_shape.buffer && m_shape.language)
        where += " and m.language is not null";
    return m_shape.triage == TriagePath::None ? where : where + triageFilters() + refinedFilters();
}

/// The items of a submitter are few: they are read by its index, and the other filters are compared.
QByteArray ListSource::submitterFilters() const
{
    QByteArray where = "f.organization = :organization and f.submitted_by = :submitted_by";
    if (m_shape.search)
        where += " and s.organization = :organization";
    if (m_shape.buffer)
        where += heldByBuffer("f.id");
    return where + refinedFilters();
}

QByteArray ListSource::heldByBuffer(const QByteArray &feedback) const
{
    const QByteArray one = " from feedback_buffer m where m.organization = :organization"
                           " and m.buffer = (select id from asked) and m.feedback = "
        + feedback + ')';
    // Item by item in their order: the planner would read the whole buffer for a few of them.
    return (m_shape.hasStarts() || m_start == ListStart::Order ? " and (select true" : " and exists (select")
        + one;
}

/// Compares the filters of which each may have a value or not. What counts the items of a list finds all of
/// this in the index of identifiers, but for the submitter.
QByteArray ListSource::refinedFilters() const
{
    if (!m_shape.refined)
        return {};
    QByteArray where = filterConditions("feedback", "f");
    if (!m_shape.search)
        where += " and (:language::text is null or f.language = :language::text)";
    if (m_shape.submitter)
        where += " and f.submitted_by = :submitted_by::text";
    else if (!m_shape.counted)
        where += " and (:submitted_by::text is null or f.submitted_by = :submitted_by::text)";
    return where;
}

/// Finds the records by the index of what they are read from. Comparing rows keeps the planner from reading
/// another index, which would look as cheap if nearly all records had one state or owner.
QByteArray ListSource::recordFilters() const
{
    QByteArray where = "d.organization = :organization";
    switch (m_shape.triage) {
    case TriagePath::State:
        where += " and (d.state, d.feedback) >= ((:state::text[])[1], 0)"
                 " and (d.state, d.feedback) <= ((:state::text[])[1], 9223372036854775807)";
        break;
    case TriagePath::Closed:
        where += " and d.state in ('done', 'declined')";
        break;
    case TriagePath::Owner:
        where += " and d.owner is not null and (d.owner, d.feedback) >= (:owner::bigint, 0)"
                 " and (d.owner, d.feedback) <= (:owner::bigint, 9223372036854775807)";
        break;
    case TriagePath::Snoozed:
        where += " and d.snoozed_until is not null";
        break;
    case TriagePath::Tag:
        where += " and d.tag = " + QByteArray(m_shape.hasStarts() ? rarestTag : ":triage_tag::text");
        break;
    case TriagePath::Duplicates:
        where += " and d.duplicate_of is not null";
        break;
    case TriagePath::None:
    case TriagePath::Free:
    case TriagePath::Open:
    case TriagePath::Any:
        break;
    }
    if (m_shape.search)
        where += " and s.organization = :organization";
    if (needsFeedbackTable())
        where += " and f.organization = :organization";
    if (m_shape.buffer)
        where += heldByBuffer("d.feedback");
    return where + triageFilters() + refinedFilters();
}

/// Finds the items by the index of one value. Comparing rows keeps the planner from reading another index.
QByteArray ListSource::valueFilters() const
{
    QByteArray where = "f.organization = :organization";
    switch (m_start) {
    case ListStart::Review:
        where += " and f.needs_review";
        break;
    case ListStart::Unassigned:
        where += " and f.live_buffers = 0 and f.routing_status <> 'pending'";
        break;
    case ListStart::Status:
        where += " and (f.routing_status, f.id) >= (:one_status::text, 0)"
                 " and (f.routing_status, f.id) <= (:one_status::text, 9223372036854775807)";
        break;
    case ListStart::All:
        where += " and f.id" + idsOfPeriod();
        break;
    case ListStart::Language:
        where += " and (f.language, f.id) > (:language::text, 0)"
                 " and (f.language, f.id) <= (:language::text, 9223372036854775807)";
        break;
    case ListStart::Client:
        where += " and (f.client_group, f.id) >= (lower(:client_group::text), 0)"
                 " and (f.client_group, f.id) <= (lower(:client_group::text), 9223372036854775807)";
        break;
    case ListStart::Submitter:
        where += " and f.submitted_by = :submitted_by::text";
        break;
    case ListStart::Filter:
    case ListStart::Holder:
    case ListStart::Order:
        break;
    }
    where += wholeFilters();
    if (m_shape.status)
        where += " and f.routing_status = :one_status";
    if (m_shape.language && !m_shape.startsAtRecords())
        where += ofLanguage();
    if (m_shape.buffer)
        where += heldByBuffer("f.id");
    return m_shape.triage == TriagePath::None ? where : where + triageFilters() + refinedFilters();
}

/// Compares the filters that divide all items in two.
QByteArray ListSource::wholeFilters() const
{
    QByteArray where;
    if (m_shape.needsReview)
        where += *m_shape.needsReview ? " and f.needs_review" : " and not f.needs_review";
    if (m_shape.unassigned)
        where += *m_shape.unassigned ? " and f.live_buffers = 0 and f.routing_status <> 'pending'"
                                     : " and f.live_buffers > 0";
    return where;
}

/// Compares the language of an item: not as a join, which the planner might start at the language.
QByteArray ListSource::ofLanguage() const
{
    return " and (select l.language = :language::text from feedback l where l.organization = :organization "
           "and l.id = "
        + id() + ')';
}

/// Compares the record of an item by what its row has of it, if that suffices, or by the record at which a
/// count starts. Otherwise it is looked up by its key, whatever the planner estimates. Where duplicates find
/// an item, also compares its language, which is not a term of that search.
QByteArray ListSource::triageFilters() const
{
    const QByteArray language = m_shape.through
        ? " and (:language::text is null" + ofLanguage().replace(0, 4, " or") + ')'
        : QByteArray();
    const auto sameLanguage = [this](const char *alias) {
        const bool compares = m_shape.language && !startsAtHolder() && m_shape.startsAtRecords();
        return compares ? " and " + QByteArray(alias) + ".language = :language::text" : QByteArray();
    };
    // As a value that the planner knows nothing of: it would expect one of 200 items.
    if (hasFeedbackTable() && !m_shape.comparesRecords)
        return " and coalesce((:record_codes::integer >> f.record_code) & 1 = 1, false)" + sameLanguage("f")
            + language;
    // Where records are read in an order, the planner would expect few of them, and sort all.
    const bool hasRecord = m_shape.counted && m_start == ListStart::Filter && m_shape.startsAtRecords()
        && m_shape.triage != TriagePath::Tag;
    if (hasRecord)
        return filterConditions("triage", "d");
    return " and coalesce((select true" + filterConditions("triage", "t") + sameLanguage("t")
        + " from feedback_triage t where t.organization = :organization and t.feedback = " + id()
        + "), :triage_default::boolean)" + language;
}

QByteArray ListSource::filters() const
{
    if (startsAtHolder())
        return holderFilters() + (m_shape.language ? " and " + ofLanguageAfter("0") : QByteArray());
    if (startsAtValue())
        return valueFilters();
    if (m_shape.submitter)
        return submitterFilters();
    if (m_shape.startsAtRecords())
        return recordFilters();
    const QByteArray first = m_shape.buffer ? "m" : m_shape.search ? "s" : "f";
    QByteArray where = first + ".organization = :organization";
    if (m_shape.buffer)
        where += " and m.buffer = (select id from asked)";
    if (m_shape.search)
        where += " and s.organization = :organization";
    if (needsFeedbackTable() && first != "f")
        where += " and f.organization = :organization";
    if (m_shape.client)
        where += " and f.client_group = lower(:client_group)";
    where += wholeFilters();
    if (!statusOrder().isEmpty())
        where += " and (f.routing_status, f.id) >= (:one_status::text, 0)"
                 " and (f.routing_status, f.id) <= (:one_status::text, 9223372036854775807)";
    else if (m_shape.status)
        where += " and f.routing_status = :one_status";
    if (m_shape.period) {
        where += " and " + inPeriod("f.created_at") + " and f.id" + periodIds;
        if (first != "f")
            where += " and " + first + ".feedback" + periodIds;
    }
    where += openCodes();
    if (m_shape.triage != TriagePath::None)
        where += triageFilters();
    where += refinedFilters();
    if (m_shape.language)
        where += ofLanguage();
    return where;
}

QByteArray ListSource::conditions() const
{
    if (!m_shape.search)
        return filters();
    const QByteArray matches = QByteArray("s.lexemes @@ ") + allWords;
    return filters() + " and "
        + (m_shape.through ? '(' + matches + " or s.feedback" + isThrough + ')' : matches);
}

QByteArray ListSource::selected(const QByteArray &columns, const QByteArray &where) const
{
    return "select " + columns + "\n    from " + tables() + "\n    where " + where;
}

QByteArray ListSource::hasWords(const QByteArray &identifier) const
{
    const QByteArray own = "(select s.lexemes @@ " + QByteArray(allWords)
        + " from feedback_search s where s.organization = :organization and s.feedback = " + identifier + ')';
    return m_shape.through ? '(' + own + " or " + identifier + isThrough + ')' : own;
}

QByteArray ListSource::lookedUp(const QByteArray &identifier) const
{
    return "cross join lateral ("
        + selected(id() + " as id", conditions() + " and " + id() + " = " + identifier) + " offset 0) as one";
}

QByteArray ListSource::inPeriod(const QByteArray &createdAt)
{
    return createdAt + " >= :created_after::timestamptz and " + createdAt + " < :created_before::timestamptz";
}

} // namespace triage::storage
