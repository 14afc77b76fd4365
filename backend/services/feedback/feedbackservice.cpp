// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/feedbackservice.h"

#include "database/databaseclock.h"
#include "search/indexedtext.h"
#include "services/feedback/listsearch.h"
#include "services/feedback/teaching.h"
#include "stores/bufferstore.h"
#include "stores/feedbackwriter.h"
#include "stores/parts/followupstore.h"
#include "stores/triage/triagestore.h"

#include <QStringList>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::BufferStore;
using storage::Connection;
using storage::FeedbackList;
using storage::FeedbackStore;
using storage::FeedbackWriter;
using storage::Transaction;

namespace {

/// The number of equal requests that one read answers. Their pages, of a megabyte each at most, are encoded
/// one after the other, and every other request waits for that.
constexpr std::size_t listsOfRead = 32;

/// Returns what an edit of an item did, if it did anything.
std::optional<Activity> editActivity(bool titled, bool described, bool reassigned)
{
    std::vector<QString> edited;
    if (titled)
        edited.push_back(u"title"_s);
    if (described)
        edited.push_back(u"description"_s);
    if (reassigned)
        edited.push_back(u"submitted_by"_s);
    if (edited.empty())
        return std::nullopt;
    return Activity{ .code = activitycode::edited, .fields = edited };
}

/// Says that an item is right, whether it was to be reviewed or not, or that it is to be reviewed.
Result<void> reviewed(Teaching &teaching, bool needsReview, bool isChanged)
{
    if (!needsReview)
        return teaching.confirm(isChanged);
    return isChanged ? teaching.askReview() : Result<void>();
}

Result<void> reindex(FeedbackWriter &feedback, const Feedback &item)
{
    const search::IndexedText index = search::indexedText(item.title.value_or(QString()), item.description);
    const auto learnt = feedback.learnWords({ index.vocabulary.begin(), index.vocabulary.end() });
    if (!learnt)
        return learnt.error();
    return feedback.reindex(item.id, index);
}

Result<Feedback> patchItem(Transaction &tx, FeedbackId id, const FeedbackPatch &patch, Author author,
                           const api::IfMatch &ifMatch)
{
    FeedbackWriter feedback(tx);
    auto item = feedback.find(id);
    if (!item)
        return item.error();
    if (const auto expected = ifMatch.check(*item); !expected)
        return expected.error();
    const bool titled = applyPatch(patch.title, item->title);
    const bool described = applyPatch(patch.description, item->description);
    const bool reassigned = applyPatch(patch.submittedBy, item->submittedBy);
    const bool flagged = applyPatch(patch.needsReview, item->needsReview);
    if (titled || described || reassigned || flagged) {
        item->updatedAt = tx.now();
        if (const auto updated = feedback.update(*item); !updated)
            return updated.error();
    }
    if (titled || described) {
        const auto indexed = reindex(feedback, *item);
        if (!indexed)
            return indexed.error();
    }
    if (const auto edits = editActivity(titled, described, reassigned)) {
        if (const auto noted = feedback.addActivity(id, *edits, author.member); !noted)
            return noted.error();
    }
    if (patch.needsReview.sent) {
        Teaching teaching(tx, id, author.member);
        if (const auto learnt = reviewed(teaching, item->needsReview, flagged); !learnt)
            return learnt.error();
    }
    return item;
}

/// Returns a description without the part that becomes another item. A problem names the field.
Result<QString> remainder(const QString &description, const QString &part)
{
    QString rest = description;
    const qsizetype at = rest.indexOf(part);
    if (at < 0)
        return invalidField(u"description"_s,
                            u"description must be text of the item's description, exactly as it is there, if "
                            "remove is true."_s);
    rest.remove(at, part.size());
    if (rest.trimmed().isEmpty())
        return invalidField(u"remove"_s,
                            u"remove must be false: the item would have no description without this text."_s);
    return rest;
}

/// Adds to the timelines of both items that one was a part of the other.
Result<void> noteSplit(FeedbackWriter &feedback, FeedbackId original, FeedbackId part, MemberId member,
                       const QString &program)
{
    const auto noted = feedback.addActivity(original, { .code = activitycode::splitOff, .feedback = part },
                                            member, program);
    if (!noted)
        return noted;
    return feedback.addActivity(part, { .code = activitycode::splitFrom, .feedback = original }, member,
                                program);
}

Result<Feedback> splitItem(Transaction &tx, FeedbackId id, const NewSplit &body, MemberId member,
                           const QString &program)
{
    FeedbackWriter feedback(tx);
    const auto original = feedback.find(id);
    if (!original)
        return original.error();
    if (body.remove) {
        const auto rest = remainder(original->description, body.description);
        if (!rest)
            return rest.error();
        FeedbackPatch patch;
        patch.description = *rest;
        if (const auto patched = patchItem(tx, id, patch, Author{ member }, {}); !patched)
            return patched.error();
    }
    const search::IndexedText index = search::indexedText(body.title.value_or(QString()), body.description);
    if (const auto learnt = feedback.learnWords({ index.vocabulary.begin(), index.vocabulary.end() });
        !learnt)
        return learnt.error();
    const auto made = feedback.splitOff(*original, body, index);
    if (!made)
        return made.error();
    if (const auto noted = noteSplit(feedback, id, made->id, member, program); !noted)
        return noted.error();
    return made;
}

std::vector<SearchHit> hitsOf(const storage::FeedbackPage &page, const search::SearchQuery &query)
{
    std::vector<SearchHit> hits;
    for (int i = 0; i < page.items.size(); ++i) {
        const Feedback item = page.items.at(i);
        hits.push_back({ query.hit(item.title.value_or(QString()), item.description), std::nullopt });
    }
    return hits;
}

/// Replaces the matches of items of which only a duplicate is found by those in the duplicate.
Result<void> addDuplicateHits(FeedbackList &lists, const ListSearch &searched, FeedbackListing &listing)
{
    std::unordered_map<FeedbackId, std::size_t> places;
    std::vector<FeedbackId> items;
    for (int i = 0; i < listing.page.items.size(); ++i) {
        const Feedback item = listing.page.items.at(i);
        if (searched.query.matches(item.title.value_or(QString()), item.description))
            continue;
        items.push_back(item.id);
        places.emplace(item.id, std::size_t(i));
    }
    if (items.empty())
        return {};
    const auto found = lists.duplicateHits(items, searched.terms);
    if (!found)
        return found.error();
    for (const storage::DuplicateHit &each : *found)
        listing.hits[places[each.canonical]]
            = { searched.query.hit(each.title, each.description), each.duplicate };
    return {};
}

/// Returns whether rows that the filter looks at still follow a change.
Result<bool> isFollowing(Connection &db, const FeedbackService::ListRequest &request)
{
    using storage::FollowUpKind;
    std::vector<FollowUpKind> kinds;
    if (request.list.unassigned)
        kinds.push_back(FollowUpKind::Buffer);
    if (request.list.owner)
        kinds.push_back(FollowUpKind::Owner);
    if (!request.list.tags.empty())
        kinds.push_back(FollowUpKind::Tag);
    return kinds.empty() ? Result<bool>(false) : storage::areFollowing(db, request.organization, kinds);
}

Result<FeedbackListing> listingOf(Connection &db, const FeedbackService::ListRequest &request,
                                  storage::ListMemory &memory)
{
    auto searched = listSearch(db, request.organization, request.list);
    if (!searched)
        return searched.error();
    // Looked at first: what ends until the page is read is in the page.
    const auto following = isFollowing(db, request);
    if (!following)
        return following.error();
    FeedbackList lists(db, request.organization);
    auto page = lists.page(request.list, searched->terms, &memory);
    if (!page)
        return page.error();
    bool isSimilar = false;
    if (page->total == 0 && request.list.search) {
        auto similar = similarSearch(db, request.organization, request.list, *searched);
        if (!similar)
            return similar.error();
        if (*similar) {
            // Not remembered: the words that are similar change with the vocabulary.
            page = lists.page(request.list, (*similar)->terms, nullptr);
            if (!page)
                return page.error();
            searched = std::move(**similar);
            isSimilar = page->total > 0;
        }
    }
    FeedbackListing listing{ std::move(*page), {}, *following, isSimilar };
    if (request.list.search)
        listing.hits = hitsOf(listing.page, searched->query);
    if (request.list.findsGroups()) {
        if (const auto added = addDuplicateHits(lists, *searched, listing); !added)
            return added.error();
    }
    return listing;
}

FeedbackService::ItemCoalescer::Results readItems(Connection &db,
                                                  const std::vector<storage::FeedbackKey> &keys)
{
    auto found = storage::findMany(db, keys);
    return found ? std::move(*found) : FeedbackService::ItemCoalescer::Results(keys.size(), found.error());
}

/// Reads something of an item, which must exist.
template <typename Store, typename T>
DatabaseTask<T> readOf(storage::Database &database, const Caller &caller, FeedbackId id,
                       Result<T> (Store::*read)(FeedbackId))
{
    auto job = [organization = caller.organization, id, read](Connection &db) -> Result<T> {
        auto found = (Store(db, organization).*read)(id);
        // An empty list may mean that the item does not exist.
        if (found && found->size() == 0) {
            if (const auto there = FeedbackStore(db, organization).require(id); !there)
                return there.error();
        }
        return found;
    };
    return database.read(caller.organization, std::move(job));
}

} // namespace

FeedbackService::FeedbackService(storage::Database &database, ChangeHub &hub)
    : m_database(database), m_hub(hub),
      m_lists(
          database,
          [this](Connection &db, const std::vector<ListRequest> &requests) {
              return ListCoalescer::Results(requests.size(), listingOf(db, requests.front(), m_listMemory));
          },
          listsOfRead),
      m_keptLists(database), m_items(database, readItems)
{
}

ServiceTask<FeedbackListing> FeedbackService::list(const Caller &caller, const api::FeedbackListRequest &list)
{
    ListRequest request{ caller.organization, list };
    request.list.resolve(caller.member, storage::databaseTime());
    QByteArray group = QByteArray::number(caller.organization.value()) + request.list.key();
    for (const int each : { list.page.page, list.page.limit, list.sortBy ? int(*list.sortBy) : -1,
                            int(list.order), int(list.withBuffers), int(list.withTriage) })
        group += '\0' + QByteArray::number(each);
    if (list.after)
        group += '\0' + QByteArray::number(list.after->value());
    auto read = m_lists.request(caller.organization, group, std::move(request));
    return m_keptLists.find(caller.organization, std::move(group), std::move(read));
}

DatabaseTask<storage::Records<Feedback>> FeedbackService::find(const Caller &caller, FeedbackId id)
{
    return m_items.request({}, {}, { caller.organization, id });
}

ServiceTask<storage::Records<Feedback>> FeedbackService::findRouted(const Caller &caller, FeedbackId id,
                                                                    std::chrono::seconds wait)
{
    // The caller ends with the first wait.
    const OrganizationId organization = caller.organization;
    const auto until = ChangeHub::Clock::now() + wait;
    const ChangeHub::Follower follower = m_hub.follower(caller);
    while (true) {
        // The next read has what was announced so far.
        const qint64 announced = m_hub.announced(organization);
        // Requests that wait read again with every change: in the turns of their own organization.
        auto reading = wait.count() > 0
            ? m_items.request(organization, QByteArray::number(organization.value()), { organization, id })
            : m_items.request({}, {}, { organization, id });
        auto found = co_await std::move(reading);
        if (!found || found->at(0).routingStatus != RoutingStatus::Pending || ChangeHub::Clock::now() >= until
            || m_hub.isReleased())
            co_return found;
        auto waiting = m_hub.wait(follower, announced, until);
        const Result<void> ended = co_await std::move(waiting);
        if (!ended)
            co_return ended.error();
    }
}

DatabaseTask<void> FeedbackService::require(const Caller &caller, FeedbackId id)
{
    return readFrom(m_database, caller, &FeedbackStore::require, id);
}

DatabaseTask<Feedback> FeedbackService::update(const Caller &caller, FeedbackId id,
                                               const FeedbackPatch &patch, const api::IfMatch &ifMatch)
{
    return m_database.write(caller, jobOf(patchItem, id, patch, Author{ caller.member }, ifMatch));
}

ServiceTask<Feedback> FeedbackService::split(const Caller &caller, FeedbackId id, const NewSplit &body,
                                             const IdempotencyGuard<Feedback> &idempotency)
{
    return thenCall<Feedback>(
        m_database.write(caller,
                         idempotency.around(jobOf(splitItem, id, body, caller.member, caller.program))),
        m_queued);
}

DatabaseTask<void> FeedbackService::unconfirm(const Caller &caller, FeedbackId id)
{
    auto job = [id, member = caller.member, program = caller.program](Transaction &tx) {
        const auto there = FeedbackStore(tx.connection(), tx.organization()).require(id);
        return there ? Teaching(tx, id, member, program).unconfirm() : there;
    };
    return m_database.write(caller, std::move(job));
}

DatabaseTask<void> FeedbackService::remove(const Caller &caller, FeedbackId id, const api::IfMatch &ifMatch)
{
    auto job = [id, ifMatch](Transaction &tx) -> Result<void> {
        FeedbackWriter feedback(tx);
        if (ifMatch.namesTags()) {
            const auto item = feedback.find(id);
            if (!item)
                return item.error();
            if (const auto expected = ifMatch.check(*item); !expected)
                return expected;
        }
        return feedback.remove({ id });
    };
    return m_database.write(caller, std::move(job));
}

DatabaseTask<storage::Records<BufferReference>> FeedbackService::buffersOf(const Caller &caller,
                                                                           FeedbackId id)
{
    return readOf(m_database, caller, id, &BufferStore::holding);
}

DatabaseTask<storage::Records<Target>> FeedbackService::targetsOf(const Caller &caller, FeedbackId id)
{
    return readOf(m_database, caller, id, &FeedbackStore::targets);
}

DatabaseTask<storage::Records<Note>> FeedbackService::notesOf(const Caller &caller, FeedbackId id)
{
    return readOf(m_database, caller, id, &FeedbackStore::notes);
}

DatabaseTask<Note> FeedbackService::addNote(const Caller &caller, FeedbackId id, const NewNote &body,
                                            const IdempotencyGuard<Note> &idempotency)
{
    auto job = [id, text = body.text, author = Author{ caller.member }, name = caller.memberName,
                program = caller.program](Transaction &tx) -> Result<Note> {
        FeedbackWriter feedback(tx);
        const auto there = feedback.require(id);
        if (!there)
            return there.error();
        if (const auto woken = storage::TriageWriter(tx).wake({ id }); !woken)
            return woken.error();
        auto note = feedback.addNote(id, text, author, program);
        if (note)
            note->authorName = name;
        return note;
    };
    return m_database.write(caller, idempotency.around(std::move(job)));
}

} // namespace triage::services
