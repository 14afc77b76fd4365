// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of cache.db.
#pragma once

namespace triage::app {

/// A cache of another version is removed and read from the server again: an older one passed over what it
/// did not know, so that nothing in the file could be trusted. Unsent changes have a file of their own.
inline constexpr int cacheVersion = 11;

/// `feedback` and `membership` are what is shown; `base` has the server's values of items with unsent
/// operations. Columns that lists sort and filter by come before the long texts. `found` has the words that
/// common/search makes of a text, with signs such as c++ among the stems, and `word` those of all texts that
/// may contain a part, some of them twice.
/// `notice` has those that are settled, and those of which a later page of the feed decides.
/// `answer` has answers of the server that nothing else in the cache depends on.
/// Each statement ends at the end of a line.
inline constexpr char cacheSchema[] = R"(
create table feedback (
    id integer primary key,
    created integer not null,
    updated integer not null,
    status integer not null,
    needs_review integer not null,
    unassigned integer not null,
    is_new integer not null,
    fetched integer not null,
    awake integer not null,
    state integer not null,
    snoozed integer,
    owner integer,
    original integer,
    closed integer,
    back_since integer,
    notes integer not null,
    buffers text not null,
    client_group text not null,
    language text not null,
    title_key text not null,
    triage text,
    title text,
    submitted_by text,
    client text,
    description text not null);
create index feedback_created on feedback (created, id);
create index feedback_awake on feedback (created, id) where awake = 1;
create index feedback_done on feedback (created, id) where state > 0;
create index feedback_closed on feedback (closed) where closed is not null;
create index feedback_snoozed on feedback (snoozed) where snoozed is not null;
create index feedback_original on feedback (original) where original is not null;
create index feedback_owner on feedback (owner, created, id) where owner is not null;
create index feedback_review on feedback (created, id) where needs_review = 1;
create index feedback_unassigned on feedback (created, id) where unassigned = 1;
create index feedback_failed on feedback (created, id) where status = 3;
create index feedback_pending on feedback (created, id) where status = 0;
create index feedback_submitter on feedback (submitted_by, created, id) where submitted_by is not null;
create index feedback_fetched on feedback (id) where fetched = 1;
create table membership (
    buffer integer not null,
    created integer not null,
    feedback integer not null,
    awake integer not null,
    primary key (buffer, created, feedback)) without rowid;
create table base (
    id integer primary key,
    is_new integer not null,
    fetched integer not null,
    back_since integer,
    value text not null);
create table note (
    id integer primary key,
    feedback integer not null,
    kind integer not null,
    member integer not null,
    created integer not null,
    text text not null,
    activity text not null);
create index note_feedback on note (feedback, kind);
create table notice (
    id integer primary key autoincrement,
    source text not null unique,
    kind integer not null,
    item integer not null,
    buffer integer not null,
    member integer not null,
    created integer not null,
    settled integer not null,
    read integer not null default 0);
create table buffer (
    id integer primary key,
    value text not null);
create table member (
    id integer primary key,
    name text not null);
create table known (
    name text primary key,
    value text not null) without rowid;
create table answer (
    question text not null unique,
    body blob not null);
create table tally (
    kind integer not null,
    key integer not null,
    number integer not null,
    primary key (kind, key)) without rowid;
create virtual table found using fts5 (title, description, stems, content = '',
    tokenize = "ascii tokenchars '!#$%&()*+,-./:;<=>?@[]^_`{|}~'");
create table word (word text not null);
pragma user_version = 11;
)";

} // namespace triage::app
