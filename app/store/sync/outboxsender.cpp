// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/outboxsender.h"

#include "contract/endpoints.h"
#include "store/feedpage.h"
#include "store/values/clock.h"

#include <algorithm>

namespace triage::app {

namespace {

Request outboxRequest(const api::EndpointInfo &endpoint, FeedbackId id, const SyncPace &pace)
{
    Request request = ApiClient::request(endpoint, { toString(id) });
    request.lane = Lane::Outbox;
    request.timeout = pace.timeout;
    return request;
}

Transmission transmissionOf(const OutboxEntry &entry, const Answer &answer, const SyncPace &pace)
{
    Transmission sent;
    sent.outcome = outcomeOf(entry, answer, pace, steadyTime());
    // After a new sign-in, the connection and the current token may be good: the entry is sent again at once.
    const bool isSuperseded = answer.trouble == Trouble::Superseded;
    if ((answer.status == 0 && !isSuperseded) || answer.status == 401)
        sent.failure = answer;
    return sent;
}

/// Adds the server's values of the item, for restoring it here. The client still exists, as it delivered an
/// answer.
Task<Transmission> withServerState(ApiClient *client, FeedbackId id, Transmission sent, SyncPace pace)
{
    auto asked = client->exchange(outboxRequest(api::infoOf(api::getFeedback), id, pace));
    const Answer item = co_await asked;
    if (item.problem)
        co_return sent;
    auto askedBuffers = client->exchange(outboxRequest(api::infoOf(api::listFeedbackBuffers), id, pace));
    const Answer buffers = co_await askedBuffers;
    if (buffers.problem)
        co_return sent;
    sent.outcome.server = item.body;
    sent.outcome.serverBuffers = buffers.body;
    co_return sent;
}

bool wantsServerState(const SendOutcome &outcome)
{
    return outcome.kind == SendOutcome::Kind::Refused || outcome.kind == SendOutcome::Kind::Conflict;
}

Task<Transmission> transmitPlain(ApiClient *client, OutboxEntry entry, SyncPace pace)
{
    Request request = requestOf(entry);
    request.timeout = pace.timeout;
    auto asked = client->exchange(std::move(request));
    const Answer answer = co_await asked;
    Transmission sent = transmissionOf(entry, answer, pace);
    if (!wantsServerState(sent.outcome))
        co_return sent;
    auto completing = withServerState(client, feedbackOf(entry.operation), std::move(sent), pace);
    Transmission complete = co_await completing;
    co_return complete;
}

Task<Transmission> transmitEdit(ApiClient *client, OutboxEntry entry, SyncPace pace)
{
    EditFeedback edit = std::get<EditFeedback>(entry.operation);
    auto asked = client->exchange(outboxRequest(api::infoOf(api::getFeedback), edit.feedback, pace));
    const Answer found = co_await asked;
    if (found.problem)
        co_return transmissionOf(entry, found, pace);
    const Result<Feedback> server = valueOf<api::One<Feedback>>(found);
    if (!server) { // not an answer of the service: treated as a failure of the connection
        Answer unreadable;
        unreadable.problem = server.error();
        co_return transmissionOf(entry, unreadable, pace);
    }
    const EditComparison comparison = compareEdit(edit, *server);
    Transmission sent;
    switch (comparison.kind) {
    case EditComparison::Kind::Done:
        sent.outcome.answer = found.body;
        co_return sent;
    case EditComparison::Kind::Overtaken: {
        sent.outcome = overtaken(found.body, QString::fromLatin1(found.requestId));
        auto completing = withServerState(client, edit.feedback, std::move(sent), pace);
        Transmission complete = co_await completing;
        co_return complete;
    }
    case EditComparison::Kind::Open:
        break;
    }
    edit.patch = comparison.rest;
    entry.operation = std::move(edit);
    auto sending = transmitPlain(client, std::move(entry), pace);
    sent = co_await sending;
    co_return sent;
}

/// Sends a change of a triage record if the server still has the values that it started from. The record is
/// read again where somebody changes it between reading and sending.
Task<Transmission> transmitTriage(ApiClient *client, OutboxEntry entry, SyncPace pace)
{
    constexpr int attempts = 3;
    const SetTriage change = std::get<SetTriage>(entry.operation);
    Transmission sent;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        auto asked = client->exchange(outboxRequest(api::infoOf(api::getTriage), change.feedback, pace));
        const Answer found = co_await asked;
        if (found.problem)
            co_return transmissionOf(entry, found, pace);
        const Result<Triage> server = readTriage(found.body);
        if (!server) {
            Answer unreadable;
            unreadable.problem = server.error();
            co_return transmissionOf(entry, unreadable, pace);
        }
        const TriageComparison comparison = compareTriage(change, *server);
        sent = Transmission();
        if (comparison.kind == EditComparison::Kind::Done) {
            sent.outcome.answer = found.body;
            co_return sent;
        }
        sent.outcome = overtakenTriage(change, *server, found.body, QString::fromLatin1(found.requestId));
        if (comparison.kind == EditComparison::Kind::Overtaken)
            co_return sent;
        OutboxEntry rest = entry;
        rest.operation = SetTriage{ change.feedback, comparison.rest, change.before };
        Request request = requestOf(rest);
        request.timeout = pace.timeout;
        if (!found.tag.isEmpty())
            request.headers.append({ "If-Match", found.tag });
        auto patching = client->exchange(std::move(request));
        const Answer answer = co_await patching;
        if (answer.problem && answer.problem->type == ProblemType::PreconditionFailed)
            continue;
        Transmission done = transmissionOf(entry, answer, pace);
        if (wantsServerState(done.outcome))
            done.outcome.serverTriage = found.body;
        co_return done;
    }
    co_return sent;
}

/// Sends the first half of a move if the item is still where the person took it from.
Task<Transmission> transmitMove(ApiClient *client, OutboxEntry entry, SyncPace pace)
{
    const Assign assign = std::get<Assign>(entry.operation);
    auto asked
        = client->exchange(outboxRequest(api::infoOf(api::listFeedbackBuffers), assign.feedback, pace));
    const Answer found = co_await asked;
    if (found.problem)
        co_return transmissionOf(entry, found, pace);
    const Result<std::vector<BufferId>> now = readBufferIds(found.body);
    if (now && isMovedElsewhere(assign, *now)) {
        Transmission sent;
        sent.outcome = overtaken({}, QString::fromLatin1(found.requestId));
        auto completing = withServerState(client, assign.feedback, std::move(sent), pace);
        Transmission complete = co_await completing;
        co_return complete;
    }
    auto sending = transmitPlain(client, std::move(entry), pace);
    Transmission sent = co_await sending;
    co_return sent;
}

/// Returns the merge that the undo of a merge undoes on the server: the one that made the item a duplicate.
const DuplicateMember *mergedMember(const SetDuplicate &back, const Duplicates &now)
{
    const auto member = std::find_if(now.members.begin(), now.members.end(), [&back](const auto &each) {
        return each.id == back.feedback && each.merge;
    });
    return member != now.members.end() && now.canonical == back.before ? &*member : nullptr;
}

/// Returns whether another person's merge makes the item a duplicate. The person's own later merges were
/// undone before.
bool isMergedByOthers(const SetDuplicate &back, const Duplicates &now, MemberId self)
{
    if (now.canonical != back.before)
        return true;
    const DuplicateMember *member = mergedMember(back, now);
    return member && self.isValid() && member->mergedBy != self;
}

/// Reports the merge of another person, which is kept, with the item's record.
Task<Transmission> mergedByOthers(ApiClient *client, FeedbackId id, SyncPace pace)
{
    auto asked = client->exchange(outboxRequest(api::infoOf(api::getTriage), id, pace));
    const Answer record = co_await asked;
    Transmission sent;
    sent.outcome = overtaken({}, QString::fromLatin1(record.requestId));
    if (!record.problem)
        sent.outcome.serverTriage = record.body;
    co_return sent;
}

/// Sends the undo of a merge. The server gives the state before it back, with the duplicates that came along.
/// It refuses that after a later merge into the same item: then the item alone goes back, unless others came
/// along, which waits for the undo of the later merges.
Task<Transmission> transmitUndoneMerge(ApiClient *client, OutboxEntry entry, SyncPace pace, MemberId self)
{
    const SetDuplicate back = std::get<SetDuplicate>(entry.operation);
    auto asked = client->exchange(outboxRequest(api::infoOf(api::listDuplicates), back.feedback, pace));
    const Answer found = co_await asked;
    if (found.problem)
        co_return transmissionOf(entry, found, pace);
    const Result<Duplicates> now = valueOf<api::One<Duplicates>>(found);
    if (!now) {
        Answer unreadable;
        unreadable.problem = now.error();
        co_return transmissionOf(entry, unreadable, pace);
    }
    if (now->canonical == (back.into.isValid() ? back.into : back.feedback))
        co_return Transmission();
    if (isMergedByOthers(back, *now, self)) {
        auto reporting = mergedByOthers(client, back.feedback, pace);
        Transmission sent = co_await reporting;
        co_return sent;
    }
    const DuplicateMember *member = mergedMember(back, *now);
    if (member) {
        const auto moved
            = std::count_if(now->members.begin(), now->members.end(),
                            [member](const DuplicateMember &each) { return each.merge == member->merge; });
        Request request = ApiClient::request(api::infoOf(api::undoMerge), { toString(*member->merge) });
        request.lane = Lane::Outbox;
        request.timeout = pace.timeout;
        request.idempotencyKey = entry.sending->key;
        auto undoing = client->exchange(std::move(request));
        const Answer undone = co_await undoing;
        const bool isLater = undone.problem && undone.problem->type == ProblemType::Conflict;
        if (!isLater || moved > 1) {
            Transmission sent = transmissionOf(entry, undone, pace);
            constexpr int patientAttempts = 5;
            if (isLater && entry.sending->attempts < patientAttempts) {
                sent.outcome.kind = SendOutcome::Kind::Again;
                sent.outcome.notBefore = Timestamp(steadyTime().milliseconds()
                                                   + pace.delayAfter(entry.sending->attempts + 1).count());
            }
            co_return sent;
        }
        entry.sending.change().key += "-alone"; // another request than the undo
    }
    auto sending = transmitPlain(client, std::move(entry), pace);
    Transmission sent = co_await sending;
    co_return sent;
}

bool takesMergeBack(const Operation &operation)
{
    const auto *merge = std::get_if<SetDuplicate>(&operation);
    return merge && merge->takesBack;
}

bool checksFirst(const Operation &operation)
{
    const auto *assign = std::get_if<Assign>(&operation);
    return assign && assign->insteadOf.isValid();
}

} // namespace

Task<Transmission> transmit(ApiClient *client, OutboxEntry entry, SyncPace pace, MemberId self)
{
    if (const auto *edit = std::get_if<EditFeedback>(&entry.operation); edit && !isConfirmation(*edit))
        return transmitEdit(client, std::move(entry), pace);
    if (std::holds_alternative<SetTriage>(entry.operation))
        return transmitTriage(client, std::move(entry), pace);
    if (takesMergeBack(entry.operation))
        return transmitUndoneMerge(client, std::move(entry), pace, self);
    if (checksFirst(entry.operation))
        return transmitMove(client, std::move(entry), pace);
    return transmitPlain(client, std::move(entry), pace);
}

OutboxSender::OutboxSender(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client), m_pace(pace)
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &OutboxSender::pump);
    connect(&store, &LocalStore::workWaiting, this, &OutboxSender::pump);
}

OutboxSender::~OutboxSender()
{
    stop();
}

void OutboxSender::setOnline(bool online)
{
    m_isOnline = online;
    if (online)
        pump();
    else
        m_due.stop();
}

void OutboxSender::stop()
{
    ++m_run;
    m_isOnline = false;
    m_inFlight = 0;
    m_due.stop();
    m_client.abort(Lane::Outbox);
}

void OutboxSender::pump()
{
    if (!m_isOnline || m_isPumping)
        return;
    m_isPumping = true;
    while (m_isOnline && m_inFlight < m_pace.maxInFlight) {
        std::vector<OutboxEntry> entries = m_sync.startSending(m_pace.maxInFlight - m_inFlight);
        if (entries.empty())
            break;
        m_inFlight += int(entries.size());
        for (OutboxEntry &entry : entries)
            deliver(this, m_run, std::move(entry));
    }
    m_isPumping = false;
    m_due.stop();
    if (const std::optional<Timestamp> due = m_sync.nextDue(); due && m_isOnline)
        m_due.start(
            int(std::clamp<qint64>(due->milliseconds() - steadyTime().milliseconds() + 1, 0, 3'600'000)));
}

Task<> OutboxSender::deliver(QPointer<OutboxSender> self, int run, OutboxEntry entry)
{
    const OutboxEntryId id = entry.id;
    const std::optional<Me> me = self->m_store.me();
    auto sending = transmit(&self->m_client, std::move(entry), self->m_pace, me ? me->member.id : MemberId());
    Transmission sent = co_await sending;
    if (!self || self->m_run != run)
        co_return;
    --self->m_inFlight;
    if (sent.failure)
        self->m_isOnline = false; // until the engine sets it again
    const bool isAccepted = sent.outcome.kind == SendOutcome::Kind::Accepted;
    self->m_sync.finish(id, std::move(sent.outcome));
    if (isAccepted)
        Q_EMIT self->accepted();
    if (sent.failure)
        Q_EMIT self->failed(*sent.failure);
    else
        self->pump();
}

} // namespace triage::app

#include "moc_outboxsender.cpp"
