// SPDX-License-Identifier: GPL-3.0-or-later
#include "estate.h"

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

/// The queries of one round trip: sums of all rows of each table, and the identifiers of an organization.
constexpr char questions[] = R"sql(
set jit = off; -- compiling these questions takes longer than answering them
create or replace function pg_temp.content_of(owner bigint) returns text language plpgsql as $$
declare
    tables record;
    found text;
    lines text := '';
begin
    for tables in
        select c.oid::regclass as name, exists(
            select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization') as owned
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1
    loop
        continue when owner is not null and not tables.owned;
        execute format(
            'select md5(coalesce(string_agg(line, ''|'' order by line), '''')) from '
            '(select (to_jsonb(r) - ''{last_used_at,surges_at,surge_due_at}''::text[])::text as line from %s r '
            'where $1 is null or %s) as lines',
            tables.name, case when tables.owned then 'organization = $1' else 'false' end)
        into found using owner;
        lines := lines || tables.name || ': ' || found || E'\n';
    end loop;
    return lines;
end $$;
create or replace function pg_temp.identifiers_of(owner bigint) returns text language plpgsql as $$
declare
    tables record;
    found text;
    all_found text := wire_id(owner);
begin
    for tables in
        select a.attrelid::regclass as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('id', 'organization')
        group by 1 having count(*) = 2
    loop
        execute format('select string_agg(wire_id(id), '' '') from %s where organization = $1', tables.name)
        into found using owner;
        all_found := all_found || coalesce(' ' || found, '');
    end loop;
    return all_found;
end $$;
)sql";

QString answerTo(TestBackend &backend, const QString &question)
{
    backend.sql(QString::fromLatin1(questions));
    return backend.value(question);
}

QByteArray made(const Answer &answer)
{
    if (answer.status >= 300)
        qFatal("The preparation of a test fails: %ls", qUtf16Printable(answer.outcome()));
    return answer.id();
}

} // namespace

Estate::Estate(TestBackend &backend, const QByteArray &word) : Desk(backend), m_word(word)
{
    const QString text = QString::fromLatin1(word);
    wear(u"organization"_s, u"name = '%1 Works', slug = '%1-' || slug"_s.arg(text));
    wear(u"member"_s, u"name = name || ' %1'"_s.arg(text));
    makeBuffers();
    makeFeedback();
    makeAccounts();
    askAndWait();
    wear(u"member"_s, u"email = '%1.' || email"_s.arg(text));
    m_identifiers.insert("cursor", get("/changes?limit=1000").meta("cursor").toString().toUtf8());
}

/// Changes the organization's rows of a table.
void Estate::wear(const QString &table, const QString &assignments)
{
    backend().sql(
        u"update %1 set %2 where organization = %3"_s.arg(table, assignments).arg(organization().id.value()));
}

void Estate::makeBuffers()
{
    for (const char *kind : { "buffer", "other_buffer", "deleted_buffer" }) {
        const Answer buffer = post("/buffers",
                                   { { "name", m_word + ' ' + QByteArray(kind).replace('_', ' ') },
                                     { "description", "What crashes for " + m_word },
                                     { "routing_instructions", "Crashes of " + m_word } });
        m_identifiers.insert(kind, made(buffer));
        m_slugs.insert(kind, buffer["slug"].toString().toUtf8());
    }
    made(remove("/buffers/" + identifier("deleted_buffer")));
    const Answer moved = post("/buffers/" + identifier("other_buffer") + "/move-all",
                              { { "destination_buffer_id", identifier("buffer") } });
    made(moved);
    m_identifiers.insert("move", moved.json()[u"move_id"].toString().toUtf8());
}

void Estate::makeFeedback()
{
    const QJsonObject target
        = object({ { "type", "cli_command" }, { "metadata", object({ { "command", m_word } }) } });
    const QByteArray id = settled("The export of " + m_word + " crashes",
                                  { { "title", m_word + " crashes" },
                                    { "submitted_by", "user of " + m_word },
                                    { "targets", array({ target }) } });
    m_identifiers.insert("feedback", id);
    assign(identifier("buffer"), id);
    made(post("/feedback/" + id + "/notes", { { "text", "Known at " + m_word } }));
    for (const QByteArray &tag : { "old of " + m_word, "tag of " + m_word }) {
        made(patch("/feedback/" + id + "/triage", { { "tags", array({ tag }) } }));
        if (tag.startsWith("old"))
            m_identifiers.insert("tag_change", made(remove("/tags/" + tag.toPercentEncoding())));
    }
    const QByteArray other = settled("A crash of " + m_word + " again");
    m_identifiers.insert("other_feedback", other);
    const QByteArray third = settled("One more crash of " + m_word);
    const Answer merge = post("/merges", { { "into", other }, { "feedback_ids", array({ third }) } });
    m_identifiers.insert("merge", made(merge));
    m_identifiers.insert("tag", QByteArray("tag of " + m_word).toPercentEncoding());
    m_identifiers.insert("target", get("/feedback/" + id + "/targets").items()[0][u"id"].toString().toUtf8());
    made(post("/views", { { "name", "private view of " + m_word } }));
    m_identifiers.insert(
        "view", made(member.post("/views", { { "name", "view of " + m_word }, { "visibility", "shared" } })));
    made(post("/reactions", { { "target", target }, { "reaction_value", 1 }, { "user_id", m_word } }));
    made(post("/reports", { { "message", m_word + " reports" } }));
}

void Estate::makeAccounts()
{
    const QByteArray webhook = made(post("/webhooks",
                                         { { "url", "https://hooks.invalid/" },
                                           { "events", array({ "feedback.created" }) },
                                           { "description", m_word + " listens" },
                                           { "enabled", false } }));
    m_identifiers.insert("webhook", webhook);
    backend().sql(
        u"insert into webhook_delivery (organization, webhook, event, body, state) "
        "select organization, id, 'feedback.created', '%1', 'failed' from webhook where organization = %2"_s
            .arg(QString::fromLatin1(m_word))
            .arg(organization().id.value()));
    m_identifiers.insert("delivery",
                         get("/webhooks/" + webhook + "/deliveries").items()[0][u"id"].toString().toUtf8());
    const Members fullAccess{ { "name", m_word }, { "kind", "full_access" } };
    m_identifiers.insert("token", made(post("/tokens", fullAccess)));
    const Answer revoked = post("/tokens", fullAccess);
    m_revoked = revoked["token"].toString().toUtf8();
    made(remove("/tokens/" + made(revoked)));
    m_adminReader = readerToken(adminEmail());
    m_memberReader = readerToken(memberEmail());

    const QString email = u"gone@example.com"_s;
    const QByteArray gone
        = made(post("/members", { { "name", m_word }, { "email", email }, { "role", "admin" } }));
    m_orphaned = token(TokenKind::FullAccess, email).token;
    made(remove("/members/" + gone));

    for (const QJsonValue &each : get("/members").items()) {
        if (each[u"email"].toString() != memberEmail())
            continue;
        m_identifiers.insert("member", each[u"id"].toString().toUtf8());
        m_identifiers.insert("colleague", identifier("member"));
        m_identifiers.insert("owner", identifier("member"));
        m_identifiers.insert("filtered_owner", identifier("member"));
    }
}

void Estate::askAndWait()
{
    m_identifiers.insert("import", made(post("/import", { { "format", "json_lines" }, { "data", "{}\n" } })));
    const QByteArray id = made(post("/research", { { "question", "What crashes at " + m_word + '?' } }));
    m_identifiers.insert("research", id);
    if (!eventually([&] { return get("/research/" + id)["status"].toString() != u"pending"; }))
        qFatal("A question is never answered");
}

QByteArray Estate::identifier(const QByteArray &kind) const
{
    const QByteArray id = m_identifiers.value(kind);
    if (id.isEmpty())
        qFatal("An organization has no %s here: make one in Estate", kind.constData());
    return id;
}

std::vector<QByteArray> Estate::words()
{
    const QString found
        = answerTo(backend(), u"select pg_temp.identifiers_of(%1)"_s.arg(organization().id.value()));
    std::vector<QByteArray> all{ m_word.toLower() };
    for (const QString &identifier : found.split(u' '))
        all.push_back(identifier.toLatin1());
    return all;
}

QString contentOf(TestBackend &backend, std::optional<OrganizationId> organization)
{
    const QString busy = u"select (select count(*) from routing_job) + (select count(*) from research_job)"
                         " + (select count(*) from import where state = 'undoing')"
                         " + (select count(*) from organization_state s left join statistics_position p"
                         "    using (organization) where p.change is distinct from s.change)"_s;
    if (!eventually([&] { return backend.value(busy) == u"0"_s; }))
        qFatal("Work in the background never ends");
    const QString owner = organization ? QString::number(organization->value()) : u"null"_s;
    return answerTo(backend, u"select pg_temp.content_of(%1)"_s.arg(owner));
}

} // namespace triage::test
