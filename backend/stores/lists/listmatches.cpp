// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listmatches.h"

namespace triage::storage {

/// Composes tables that are read from the search index, regardless of the planner's estimates.
QByteArray ListMatches::byWords(const QByteArray &words) const
{
    QByteArray source
        = "(select feedback, lexemes, organization from feedback_search where organization = :organization"
          " and lexemes @@ "
        + words + " offset 0) s";
    if (m_shape.weighsRecords())
        source += " cross join lateral (select * from " + m_source.recordTable()
            + " where d.organization = :organization and d.feedback = s.feedback"
            + (m_shape.triage == TriagePath::Tag ? " and d.tag = :triage_tag::text" : "") + " offset 0) d";
    else if (m_shape.buffer)
        source += " cross join lateral (select m.organization, m.buffer, m.feedback from feedback_buffer m"
                  " where m.organization = :organization and m.buffer = (select id from asked)"
                  " and m.feedback = s.feedback offset 0) m";
    if (m_shape.period || m_shape.refined)
        source += " cross join lateral (select * from feedback f where f.organization = :organization"
                  " and f.id = s.feedback offset 0) f";
    return source;
}

QByteArray ListMatches::matching(const QByteArray &columns, const QByteArray &words,
                                 const QByteArray &more) const
{
    const QByteArray where
        = m_source.filters() + (m_shape.search ? " and s.lexemes @@ " + words : QByteArray()) + more;
    if (!m_shape.search || !(m_shape.period || m_shape.weighsRecords()))
        return m_source.selected(columns, where);
    const QByteArray about
        = m_shape.period ? " and (select about from period)" : " and (select items from records)";
    return m_source.selected(columns, where + about + " <= 20000") + "\n    union all\n    select " + columns
        + "\n    from " + byWords(words) + "\n    where " + where + about + " > 20000";
}

QByteArray ListMatches::andThrough(const QByteArray &columns, const QByteArray &more) const
{
    if (!m_shape.through)
        return {};
    return "\n    union all\n    "
        + m_source.selected(
            columns,
            m_source.filters() + " and " + (m_shape.startsAtRecords() ? m_source.id() : "s.feedback")
                + ListSource::isThrough + " and not s.lexemes @@ " + ListSource::allWords + more);
}

} // namespace triage::storage
