// SPDX-License-Identifier: GPL-3.0-or-later
// The counts by language and of records that triggers keep, compared with the rows.
#pragma once

#include <QString>

namespace triage::test {

/// Counts the differences between the counts by language that triggers keep and what the items say.
inline const QString languageDifferences = QStringLiteral(R"sql(
with item as (
    select organization, id as feedback, language from feedback
), cell as (
    select t.*, i.language as told, '' as tag, 0::bigint as buffer from feedback_triage t join item i using (organization, feedback)
    union all
    select t.*, i.language, u.tag, 0
    from feedback_triage t join item i using (organization, feedback) cross join lateral unnest(t.tags) as u (tag)
    union all
    select t.*, i.language, '', m.buffer
    from feedback_triage t join item i using (organization, feedback)
    join feedback_buffer m using (organization, feedback)
), record as (
    select organization, tag collate "C", buffer, told collate "C", state, snoozed_until is not null, coalesce(owner, 0),
           is_duplicate, count(*)
    from cell where told is not null group by 1, 2, 3, 4, 5, 6, 7, 8
), kept as (
    select organization, tag, buffer, language, state, snoozed, owner, duplicate, items
    from record_total where language <> '' and (tag = '' or buffer = 0)
), held as (
    select organization, m.buffer, i.language collate "C", count(*)
    from feedback_buffer m join item i using (organization, feedback) where i.language is not null group by 1, 2, 3
), kept_held as (
    select organization, buffer, language, feedback from language_buffer_total where feedback <> 0
)
select (select count(*) from (select * from record except select * from kept) d)
     + (select count(*) from (select * from kept except select * from record) d)
     + (select count(*) from (select * from held except select * from kept_held) d)
     + (select count(*) from (select * from kept_held except select * from held) d)
)sql");

/// Counts the differences between the counts of records that triggers keep and the records, by tag, by
/// buffer, by both, and by the language that the records have.
inline const QString recordDifferences = QStringLiteral(R"sql(
with cell as (
    select t.*, c.tag, c.buffer
    from feedback_triage t
    cross join lateral (
        select coalesce(u.tag, '') as tag, coalesce(m.buffer, 0) as buffer
        from (select null as tag union all select unnest(t.tags)) u
        cross join (select null::bigint as buffer union all select h.buffer from feedback_buffer h
                    where h.organization = t.organization and h.feedback = t.feedback) m
    ) c
), counted as (
    select organization, tag collate "C", buffer, l.language collate "C", state, snoozed_until is not null, coalesce(owner, 0),
           is_duplicate, count(*)
    from cell cross join lateral (values (''), (cell.language)) as l (language)
    where l.language is not null group by 1, 2, 3, 4, 5, 6, 7, 8
), kept as (
    select organization, tag, buffer, language, state, snoozed, owner, duplicate, items from record_total
)
select (select count(*) from (select * from counted except select * from kept) d)
     + (select count(*) from (select * from kept except select * from counted) d)
)sql");

} // namespace triage::test
