// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cacheupdater.h"

#include "fields/json.h"
#include "fields/jsonwriter.h"
#include "store/values/clock.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

template <typename... Visitors>
struct Visitor : Visitors...
{
    using Visitors::operator()...;
};

std::optional<Me> parsedMe(const QByteArray &json)
{
    const Result<Me> me = json.isEmpty() ? Result<Me>(Problem()) : fromJson<Me>(json);
    return me ? std::optional(*me) : std::nullopt;
}

/// An item that is snoozed again or closed is no longer back from its snooze. The server may still send the
/// snooze that has ended here.
void forgetOldSnooze(std::optional<CachedItem> &item)
{
    if (!item)
        return;
    const bool isSnoozedAgain = item->triage.snoozedUntil && item->triage.snoozedUntil != item->backSince;
    if (isSnoozedAgain || !item->isOpen())
        item->backSince.reset();
}

} // namespace

void CacheUpdater::changeServer(FeedbackId id, const ServerChange &change)
{
    const ItemState from = m_file.state(id);
    ItemState to{ from.server, {} };
    change(to.server);
    forgetOldSnooze(to.server);
    to.shown = m_overlay.shown(id, to.server);
    forgetOldSnooze(to.shown);
    m_file.replace(id, from, to);
    if (to.shown && to.shown != from.shown)
        m_changes.itemChanged(id);
    else if (from.shown && !to.shown)
        m_changes.itemRemoved(id);
    noteOriginals(from.shown, to.shown);
}

/// Tells that items gained or lost a duplicate.
void CacheUpdater::noteOriginals(const std::optional<CachedItem> &from, const std::optional<CachedItem> &to)
{
    const std::optional<FeedbackId> before = from ? from->triage.duplicateOf : std::nullopt;
    const std::optional<FeedbackId> after = to ? to->triage.duplicateOf : std::nullopt;
    if (before == after)
        return;
    for (const std::optional<FeedbackId> &each : { before, after }) {
        if (each && m_file.state(*each).shown)
            m_changes.itemChanged(*each);
    }
}

void CacheUpdater::reapply(FeedbackId id)
{
    m_changes.itemChanged(id); // at least its delivery
    changeServer(id, [](std::optional<CachedItem> &) {});
}

void CacheUpdater::reapplyAll()
{
    std::vector<FeedbackId> ids = m_overlay.items();
    const std::vector<FeedbackId> shadowed = m_file.shadowed();
    ids.insert(ids.end(), shadowed.begin(), shadowed.end());
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    for (const FeedbackId id : ids)
        reapply(id);
}

void CacheUpdater::applyEntry(const FeedEntry &entry)
{
    std::visit(Visitor{ [this](const FeedItem &item) { add(item, false); },
                        [this](const auto &other) {
                            add(other);
                        } },
               entry);
}

void CacheUpdater::applyAnswer(const FeedEntry &entry, FeedPageNumber before)
{
    m_recency.receive(entry, before);
    applyEntry(entry);
}

void CacheUpdater::applyFrame(const std::vector<FeedEntry> &frame, FeedPageNumber requestedBefore)
{
    for (const FeedEntry &each : frame) {
        if (!m_recency.isOvertaken(each, requestedBefore))
            applyEntry(each);
    }
}

FeedOutcome CacheUpdater::apply(const FeedPage &page, FeedPageNumber number)
{
    const auto isOvertaken = [&](const FeedEntry &entry) {
        return m_recency.isOvertaken(entry, number);
    };
    if (std::ranges::any_of(page.entries, isOvertaken))
        return FeedOutcome::Overtaken;
    const std::vector<FeedbackId> confirmed = m_overlay.confirm(number);
    for (const FeedEntry &entry : page.entries) {
        m_recency.receive(entry, number);
        applyEntry(entry);
    }
    for (const FeedbackId id : confirmed)
        reapply(id);
    // The server may have changed other items with these, and the next page may tell of them.
    if (!page.hasMore)
        m_changes.flags().confirmed = m_overlay.takeConfirmed();
    finishPage(page);
    return page.hasMore ? FeedOutcome::Continues : FeedOutcome::AtEnd;
}

void CacheUpdater::finishPage(const FeedPage &page)
{
    m_file.setKnown(u"cursor"_s, page.cursor);
    // Later pages tell who owns an item by now.
    if (const auto member = self(); member && !page.hasMore && m_file.settleNotices(*member))
        m_changes.flags().notices = true;
    for (const FeedbackId id : m_file.evict(m_limit))
        m_changes.itemRemoved(id);
    if (page.hasMore || m_file.isSynchronised())
        return;
    m_file.setSynchronised();
    m_changes.flags().buffers = true; // counted here from now on
    if (m_file.counters().evicted() > 0)
        m_file.dropStrayNotes();
}

void CacheUpdater::applyItems(const std::vector<FeedItem> &items)
{
    for (const FeedItem &item : items)
        add(item, true);
}

void CacheUpdater::add(const FeedItem &item, bool fetched)
{
    const FeedbackId id = item.feedback.id;
    const bool synchronised = m_file.isSynchronised();
    m_overlay.arrived(id);
    if (item.words)
        m_file.keepWords(item.feedback, *item.words);
    changeServer(id, [&](std::optional<CachedItem> &server) {
        if (server) {
            const Triage record = item.triage.value_or(server->triage);
            if (isOver(server->triage.snoozedUntil) && !record.snoozedUntil
                && record.state == TriageState::Open)
                wake(*server);
            server->feedback = item.feedback;
            server->buffers = item.buffers;
            server->triage = record;
            server->fetched |= fetched; // nothing may go out of the list that it belongs to
            return;
        }
        const bool wasEvicted = m_file.wasEvicted(id);
        if (wasEvicted && synchronised)
            m_file.addEvicted(-1);
        server = CachedItem{ item.feedback, item.buffers, item.triage.value_or(Triage()),
                             synchronised && !wasEvicted && !fetched, fetched };
    });
}

std::optional<MemberId> CacheUpdater::self()
{
    const qint64 id = m_file.known(u"self"_s).toLongLong();
    return id > 0 ? std::optional(MemberId(id)) : std::nullopt;
}

/// Nothing that the first synchronisation brings is news.
void CacheUpdater::notice(const PersonalNotice &notice, const QString &source, bool isSettled)
{
    if (m_file.isSynchronised() && m_file.addNotice(notice, source, isSettled))
        m_changes.flags().notices = true;
}

/// Notices what somebody else did, once the end of the feed tells whether it concerns the person.
void CacheUpdater::noticeActivity(const Note &note)
{
    const std::optional<MemberId> member = m_file.isSynchronised() ? self() : std::nullopt;
    if (!member || note.author.member == *member)
        return;
    const PersonalNotice found{ .item = note.feedback, .member = note.author.member, .at = note.createdAt };
    const QString source = u"note %1"_s.arg(note.id.value());
    if (note.kind == NoteKind::Note) {
        PersonalNotice noted = found;
        noted.kind = NoticeKind::Noted;
        return notice(noted, source, false);
    }
    // The end of a snooze that nobody ended is noticed when it is over, with or without the server.
    const bool isTimer
        = note.activity && note.activity->code == activitycode::snoozeEnded && note.author.isSystem();
    const auto own = m_file.members().find(*member);
    const bool isToOther = note.activity && note.activity->code == activitycode::given
        && (own == m_file.members().end() || note.activity->member != own->second);
    if (!note.activity || isTimer || isToOther)
        return;
    for (const NoticeRow &row : NoticeTable::rows()) {
        for (const NoticeSign &sign : row.signs) {
            if (sign.code.isEmpty() || note.activity->code != sign.code)
                continue;
            PersonalNotice acted = found;
            acted.kind = row.kind;
            if (sign.isOfOther)
                acted.item = note.activity->feedback.value_or(FeedbackId());
            return notice(acted, source, false);
        }
    }
}

void CacheUpdater::noticeTokenEnd()
{
    const std::optional<Me> me = parsedMe(m_file.known(u"me"_s));
    if (me && endsSoon(*me))
        notice({ .kind = NoticeKind::TokenEnds, .at = *me->tokenExpiresAt },
               u"token %1"_s.arg(me->tokenExpiresAt->milliseconds()));
}

void CacheUpdater::add(const Buffer &buffer)
{
    const auto before = m_file.buffers().find(buffer.id);
    if (before != m_file.buffers().end() && buffer.surgedAt && before->second.surgedAt != buffer.surgedAt)
        notice({ .kind = NoticeKind::Surge, .buffer = buffer.id, .at = *buffer.surgedAt },
               u"surge %1 %2"_s.arg(buffer.id.value()).arg(buffer.surgedAt->milliseconds()));
    m_file.putBuffer(buffer);
    m_changes.flags().buffers = true;
}

void CacheUpdater::add(const Note &note)
{
    const bool isStray
        = m_file.isSynchronised() && m_file.wasEvicted(note.feedback) && !m_file.state(note.feedback).server;
    if (isStray || !m_file.putNote(note))
        return;
    noticeActivity(note);
    m_changes.timelineChanged(note.feedback);
    if (note.kind == NoteKind::Note)
        m_changes.itemChanged(note.feedback);
}

void CacheUpdater::add(const Member &member)
{
    m_file.putMember(member.id, member.name);
    // The role decides what the person may do here.
    std::optional<Me> me = parsedMe(m_file.known(u"me"_s));
    if (me && me->member.id == member.id && (me->member != member || me->role != member.role)) {
        me->member = member;
        me->role = member.role;
        m_file.setKnown(u"me"_s, toJson(*me));
        m_file.setKnown(u"me tag"_s, {});
    }
    m_changes.flags().organization = true;
}

void CacheUpdater::add(const Organization &organization)
{
    const QByteArray value = toJson(organization);
    if (m_file.known(u"organization"_s) != value)
        applyOrganization(value, {});
}

void CacheUpdater::add(const Tombstone &gone)
{
    std::visit(Visitor{ [this](FeedbackId id) { remove(id); }, [this](NoteId id) { m_file.removeNote(id); },
                        [this](BufferId id) {
                            m_file.removeBuffer(id);
                            m_changes.flags().buffers = true;
                        },
                        [this](MemberId id) {
                            m_file.removeMember(id);
                            m_changes.flags().organization = true;
                        },
                        [this](ViewId id) {
                            removeView(id);
                        } },
               gone.id);
}

void CacheUpdater::remove(FeedbackId id)
{
    bool wasThere = false;
    changeServer(id, [&wasThere](std::optional<CachedItem> &server) {
        wasThere = server.has_value();
        server.reset();
    });
    m_file.removeNotes(id);
    if (!wasThere && m_file.isSynchronised() && m_file.wasEvicted(id))
        m_file.addEvicted(-1);
}

void CacheUpdater::applyMe(const QByteArray &me, const Member &member, const QByteArray &tag)
{
    m_file.setKnown(u"me"_s, me);
    m_file.setKnown(u"self"_s, QByteArray::number(member.id.value()));
    m_file.setKnown(u"me tag"_s, tag);
    m_file.putMember(member.id, member.name);
    m_changes.flags().organization = true;
    noticeTokenEnd();
}

/// Notices, for administrators, that the server switched a webhook off.
void CacheUpdater::noticeWebhooks(const Organization &before, const Organization &after)
{
    const std::optional<Me> me = parsedMe(m_file.known(u"me"_s));
    if (me && me->role == Role::Admin && after.usage.webhooksSwitchedOff > before.usage.webhooksSwitchedOff)
        notice({ .kind = NoticeKind::WebhookOff, .at = currentTime() },
               u"webhooks %1"_s.arg(currentTime().milliseconds()));
}

void CacheUpdater::applyOrganization(const QByteArray &organization, const QByteArray &tag)
{
    const auto before = fromJson<Organization>(m_file.known(u"organization"_s));
    const auto after = fromJson<Organization>(organization);
    if (before && after)
        noticeWebhooks(*before, *after);
    m_file.setKnown(u"organization"_s, organization);
    m_file.setKnown(u"organization tag"_s, tag);
    m_changes.flags().organization = true;
}

void CacheUpdater::wakeDue()
{
    noticeTokenEnd();
    for (const FeedbackId id : m_file.snoozedBefore(currentTime())) {
        changeServer(id, [this](std::optional<CachedItem> &server) {
            if (server && isOver(server->triage.snoozedUntil)) {
                wake(*server);
                server->triage.snoozedUntil.reset();
            }
        });
    }
}

void CacheUpdater::wake(CachedItem &item)
{
    if (item.backSince == item.triage.snoozedUntil)
        return; // It is back from this snooze already.
    item.isNew = true;
    item.backSince = item.triage.snoozedUntil;
    m_changes.flags().woken.push_back(item.feedback.id);
    if (item.triage.owner && item.triage.owner == self())
        notice({ .kind = NoticeKind::Woke, .item = item.feedback.id, .at = *item.backSince },
               u"snooze %1 %2"_s.arg(item.feedback.id.value()).arg(item.backSince->milliseconds()));
}

void CacheUpdater::markSeen(const std::vector<FeedbackId> &ids)
{
    for (const FeedbackId id : ids) {
        changeServer(id, [](std::optional<CachedItem> &server) {
            if (server) {
                server->isNew = false;
                server->backSince.reset();
            }
        });
    }
}

void CacheUpdater::acknowledge(OutboxEntryId entry, FeedbackId item, FeedPageNumber lastStalePage,
                               const QByteArray &answer)
{
    m_overlay.acknowledge(entry, item, lastStalePage);
    const std::optional<Operation> operation = m_overlay.operation(entry, item);
    if (!operation)
        return;
    m_changes.itemChanged(item);
    if (std::holds_alternative<WriteNote>(*operation)) {
        if (const auto note = readNote(answer))
            add(*note);
        m_changes.timelineChanged(item);
    }
    // The feed may have brought the change already, and what others made of it.
    if (m_overlay.isAnswerOld(entry, item))
        return;
    if (std::holds_alternative<SetTriage>(*operation))
        return acknowledgeTriage(item, *operation, answer);
    const bool isItem = !answer.isEmpty() && !std::holds_alternative<SetDuplicate>(*operation);
    const auto values = isItem ? readItem(answer) : Result<FeedItem>(Problem());
    changeServer(item, [&](std::optional<CachedItem> &server) {
        // A replayed answer has the values of the time when the lost one was sent; the feed may have newer
        // ones.
        if (server && values && values->feedback.updatedAt < server->feedback.updatedAt)
            return;
        applyOperation(server, *operation);
        if (server && values && values->feedback.id == item)
            server->feedback = values->feedback;
    });
}

void CacheUpdater::acknowledgeTriage(FeedbackId item, const Operation &operation, const QByteArray &answer)
{
    const auto values = answer.isEmpty() ? Result<Triage>(Problem()) : readTriage(answer);
    changeServer(item, [&](std::optional<CachedItem> &server) {
        if (server && values && values->updatedAt < server->triage.updatedAt)
            return;
        applyOperation(server, operation);
        if (server && values)
            server->triage = *values;
    });
}

void CacheUpdater::applyTags(const QByteArray &tags)
{
    if (m_file.known(u"tags"_s) == tags)
        return;
    m_file.setKnown(u"tags"_s, tags);
    m_changes.flags().organization = true;
}

void CacheUpdater::applyViews(const QByteArray &views, FeedPageNumber requestedBefore)
{
    auto listed = readViews(views);
    if (!listed)
        return;
    const auto isOvertaken = [&](const ViewRecord &record) {
        return m_recency.isOvertaken(record.view, requestedBefore);
    };
    std::vector<ViewRecord> known = readViews(m_file.known(u"views"_s)).value_or(std::vector<ViewRecord>());
    std::erase_if(known, std::not_fn(isOvertaken));
    for (ViewRecord &each : known) {
        const auto found = std::ranges::find(*listed, each.view, &ViewRecord::view);
        if (found != listed->end())
            each.count = found->count;
    }
    std::erase_if(*listed, isOvertaken);
    listed->insert(listed->end(), known.begin(), known.end());
    storeViews(*listed);
}

void CacheUpdater::add(const SavedView &view)
{
    std::vector<ViewRecord> views = readViews(m_file.known(u"views"_s)).value_or(std::vector<ViewRecord>());
    const auto known = std::find_if(views.begin(), views.end(),
                                    [&view](const ViewRecord &each) { return each.view.id == view.id; });
    if (known == views.end())
        views.push_back({ view, {} });
    else if (known->view.filter == view.filter)
        known->view = view;
    else
        *known = { view, {} };
    storeViews(views);
}

void CacheUpdater::removeView(ViewId id)
{
    auto views = readViews(m_file.known(u"views"_s));
    if (views && std::erase_if(*views, [id](const ViewRecord &each) { return each.view.id == id; }) > 0)
        storeViews(*views);
}

void CacheUpdater::storeViews(const std::vector<ViewRecord> &views)
{
    const QByteArray text = viewsText(views);
    if (m_file.known(u"views"_s) == text)
        return;
    m_file.setKnown(u"views"_s, text);
    m_changes.flags().views = true;
}

void CacheUpdater::restoreTriage(FeedbackId item, const QByteArray &server)
{
    if (const auto values = server.isEmpty() ? Result<Triage>(Problem()) : readTriage(server)) {
        changeServer(item, [&](std::optional<CachedItem> &known) {
            if (known)
                known->triage = *values;
        });
    }
}

void CacheUpdater::restore(FeedbackId item, const QByteArray &server, const QByteArray &buffers)
{
    const auto values = server.isEmpty() ? Result<FeedItem>(Problem()) : readItem(server);
    const auto ids = buffers.isEmpty() ? Result<std::vector<BufferId>>(Problem()) : readBufferIds(buffers);
    changeServer(item, [&](std::optional<CachedItem> &known) {
        if (values && values->feedback.id == item) {
            if (!known)
                known.emplace();
            known->feedback = values->feedback;
        }
        if (known && ids)
            known->buffers = *ids;
    });
}

} // namespace triage::app
