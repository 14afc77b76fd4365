// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/buffers/bufferproposals.h"

#include "research/proposal.h"
#include "services/buffers/bufferservice.h"
#include "stores/bufferstore.h"
#include "stores/feedbackwriter.h"
#include "stores/routingstore.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::services {

using research::Proposal;
using storage::Connection;
using storage::KnownProposal;
using storage::ProposalStore;
using storage::ProposalWriter;
using storage::Transaction;
using storage::UnassignedItem;

namespace {

constexpr int maxItemsRead = 1000;

/// A proposal with the items that it is made for.
struct Wanted
{
    Proposal proposal;
    std::vector<FeedbackId> feedback;
};

std::vector<Wanted> wantedOf(const std::vector<UnassignedItem> &items)
{
    std::vector<routing::FeedbackText> texts;
    for (const UnassignedItem &item : items)
        texts.push_back({ item.title, item.description });
    std::vector<Wanted> all;
    for (Proposal &proposal : research::proposeBuffers(texts)) {
        Wanted wanted{ std::move(proposal), {} };
        for (const size_t member : wanted.proposal.members)
            wanted.feedback.push_back(items[member].id);
        all.push_back(std::move(wanted));
    }
    return all;
}

bool overlaps(const std::vector<FeedbackId> &items, const std::vector<FeedbackId> &others)
{
    const std::unordered_set<FeedbackId> known(others.begin(), others.end());
    const auto shared
        = std::count_if(items.begin(), items.end(), [&](FeedbackId id) { return known.contains(id); });
    return shared * 2 >= std::ssize(items);
}

/// True if it was refused before, awaits approval already, or a buffer has its name.
bool isOld(const Wanted &wanted, std::span<const KnownProposal> known,
           std::span<const storage::BufferText> buffers)
{
    const auto isSame = [&](const KnownProposal &each) {
        return (each.isOpen || each.isRefused)
            && (research::isSameSubject(research::keysOf(wanted.proposal.words, each.language), each.wordKeys)
                || overlaps(wanted.feedback, each.feedback));
    };
    const auto hasName = [&](const storage::BufferText &buffer) {
        return buffer.name.compare(wanted.proposal.name, Qt::CaseInsensitive) == 0;
    };
    return std::any_of(known.begin(), known.end(), isSame)
        || std::any_of(buffers.begin(), buffers.end(), hasName);
}

std::vector<storage::ItemActivity> activitiesOf(const Wanted &wanted, const std::vector<FeedbackId> &assigned)
{
    std::vector<storage::ItemActivity> activities;
    for (const FeedbackId id : assigned) {
        const auto place
            = std::find(wanted.feedback.begin(), wanted.feedback.end(), id) - wanted.feedback.begin();
        activities.push_back({ id,
                               { .code = activitycode::proposed,
                                 .buffers = { wanted.proposal.name },
                                 .confidences = { wanted.proposal.confidences[size_t(place)] } } });
    }
    return activities;
}

/// Creates the buffer and assigns its items. Conflict if too few of them are still unassigned.
Result<void> make(Transaction &tx, const Wanted &wanted)
{
    const Proposal &proposal = wanted.proposal;
    const NewBuffer body{ proposal.name, proposal.description, {}, proposal.instructions };
    const auto buffer = makeBuffer(tx, body, true);
    if (!buffer)
        return buffer.error();
    ProposalWriter proposals(tx);
    const auto keys = research::keysOf(proposal.words, proposal.language);
    const auto kept = proposals.insert(buffer->id, keys, proposal.language, wanted.feedback);
    if (!kept)
        return kept.error();
    const QString reasoning
        = u"It fits no buffer, but resembles %1 other items that speak of “%2”: a new buffer is proposed for them."_s
              .arg(wanted.feedback.size() - 1)
              .arg(proposal.words.first());
    const auto assigned = proposals.assign(buffer->id, wanted.feedback, proposal.confidences, reasoning);
    if (!assigned)
        return assigned.error();
    if (assigned->size() < research::minItemsForBuffer)
        return problem(ProblemType::Conflict, u"The items found other buffers meanwhile."_s);
    return storage::FeedbackWriter(tx).addActivities(activitiesOf(wanted, *assigned));
}

/// Checks the proposal again under the organization's lock, and creates the buffer if nothing has changed
/// against it. Returns true if it was created.
Result<bool> makeOne(Connection &connection, OrganizationId organization, const Wanted &wanted)
{
    bool isWanted = true;
    const auto work = [&](Transaction &tx) -> Result<void> {
        ProposalWriter proposals(tx);
        const auto known = proposals.known();
        if (!known)
            return known.error();
        const auto buffers = storage::BufferStore(tx.connection(), organization).texts();
        if (!buffers)
            return buffers.error();
        const auto open
            = std::count_if(known->begin(), known->end(), [](const auto &each) { return each.isOpen; });
        isWanted = open < maxOpenProposals && !isOld(wanted, *known, *buffers);
        return isWanted ? make(tx, wanted)
                        : Result<void>(problem(ProblemType::Conflict, u"Somebody else proposed it."_s));
    };
    const auto made = storage::inTransaction(connection, organization, work);
    if (made)
        return true;
    if (made.error().type == ProblemType::Conflict)
        return false;
    return made.error();
}

} // namespace

Result<int> proposeBuffers(Connection &connection, OrganizationId organization)
{
    const auto settings = storage::RoutingStore(connection, organization).settings();
    if (!settings)
        return settings.error();
    ProposalStore store(connection, organization);
    const auto known = store.known();
    if (!known)
        return known.error();
    const auto open
        = std::count_if(known->begin(), known->end(), [](const auto &each) { return each.isOpen; });
    if (!settings->enabled || !settings->createsBuffers || open >= maxOpenProposals)
        return 0;
    const auto items = store.candidates(settings->createThreshold, maxItemsRead);
    if (!items)
        return items.error();
    const auto buffers = storage::BufferStore(connection, organization).texts();
    if (!buffers)
        return buffers.error();
    int made = 0;
    for (const Wanted &wanted : wantedOf(*items)) {
        if (open + made >= maxOpenProposals || isOld(wanted, *known, *buffers))
            continue;
        const auto one = makeOne(connection, organization, wanted);
        if (!one)
            return one.error();
        made += *one ? 1 : 0;
    }
    return made;
}

} // namespace triage::services
