// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/sendoutcome.h"

#include "client/apiclient.h"
#include "client/retry.h"
#include "contract/endpoints.h"

#include <QCoreApplication>

#include <algorithm>

namespace triage::app {

namespace {

using Kind = SendOutcome::Kind;

// The number of network failures after which an entry backs off; until then it only waits for the network.
constexpr int patientAttempts = 3;

/// The context is the enclosing namespace, because lupdate finds these calls under it.
QString tr(const char *text)
{
    return QCoreApplication::translate("triage::app", text);
}

template <typename... Keys>
Request requestTo(const api::EndpointInfo &endpoint, const Keys &...keys)
{
    return ApiClient::request(endpoint, { keyText(keys)... });
}

struct ToRequest
{
    Request operator()(const Assign &assign) const
    {
        return requestTo(api::infoOf(api::assignFeedback), assign.buffer, assign.feedback);
    }
    Request operator()(const Unassign &unassign) const
    {
        return requestTo(api::infoOf(api::removeFeedback), unassign.buffer, unassign.feedback);
    }
    Request operator()(const EditFeedback &edit) const
    {
        if (isConfirmation(edit) && !edit.patch->needsReview.sent)
            return requestTo(api::infoOf(api::unconfirmFeedback), edit.feedback);
        Request request = requestTo(api::infoOf(api::updateFeedback), edit.feedback);
        request.body = bodyOf(*edit.patch);
        return request;
    }
    Request operator()(const DeleteFeedback &deletion) const
    {
        return requestTo(api::infoOf(api::deleteFeedback), deletion.feedback);
    }
    Request operator()(const WriteNote &note) const
    {
        Request request = requestTo(api::infoOf(api::createNote), note.feedback);
        request.body = bodyOf(NewNote{ note.text });
        return request;
    }
    Request operator()(const RetryRouting &retry) const
    {
        return requestTo(api::infoOf(api::retryRouting), retry.feedback);
    }
    Request operator()(const SetTriage &change) const
    {
        Request request = requestTo(api::infoOf(api::updateTriage), change.feedback);
        request.body = bodyOf(*change.patch);
        return request;
    }
    Request operator()(const SetDuplicate &merge) const
    {
        if (!merge.into.isValid())
            return requestTo(api::infoOf(api::unmergeFeedback), merge.feedback);
        Request request = requestTo(api::infoOf(api::createMerge));
        request.body = bodyOf(NewMerge{ merge.into, { merge.feedback } });
        return request;
    }
    Request operator()(const RejectDuplicate &pair) const
    {
        return requestTo(pair.isRejected ? api::infoOf(api::rejectDuplicate)
                                         : api::infoOf(api::forgetRejectedDuplicate),
                         pair.feedback, pair.other);
    }
};

/// Returns whether the problem says that the server already has the wanted state.
bool isSoAlready(const Operation &operation, ProblemType type)
{
    const bool itemIsGone = type == ProblemType::FeedbackNotFound;
    if (std::holds_alternative<DeleteFeedback>(operation))
        return itemIsGone;
    // A deleted item or buffer does not contain the other.
    if (std::holds_alternative<Unassign>(operation))
        return itemIsGone || type == ProblemType::BufferNotFound;
    if (const auto *merge = std::get_if<SetDuplicate>(&operation))
        return itemIsGone && !merge->into.isValid();
    if (const auto *edit = std::get_if<EditFeedback>(&operation))
        return itemIsGone && isConfirmation(*edit);
    return itemIsGone && std::holds_alternative<RejectDuplicate>(operation);
}

/// Returns whether the item that was to be the original has become a duplicate of the other one.
bool isMergedOtherwise(const Operation &operation, ProblemType type)
{
    const auto *merge = std::get_if<SetDuplicate>(&operation);
    return merge && !merge->takesBack && merge->into.isValid() && type == ProblemType::Conflict;
}

QString refusalMessage(const Problem &problem)
{
    switch (problem.type) {
    case ProblemType::FeedbackNotFound:
        return tr("The server no longer has this item.");
    case ProblemType::BufferNotFound:
        return tr("The server no longer has this buffer.");
    default:
        return problem.detail;
    }
}

std::optional<Timestamp> nextTry(const OutboxEntry &entry, const Answer &answer, const SyncPace &pace,
                                 Timestamp now)
{
    if (answer.trouble == Trouble::Superseded)
        return std::nullopt;
    std::chrono::milliseconds delay = answer.problem->retryAfter;
    if (answer.status == 0 || answer.status == 401) {
        if (entry.sending->attempts < patientAttempts)
            return std::nullopt; // the engine waits for the network, for all entries
        delay = pace.delayAfter(entry.sending->attempts - patientAttempts + 1);
    } else if (delay.count() == 0) {
        delay = pace.delayAfter(entry.sending->attempts + 1);
    }
    return Timestamp(now.milliseconds() + delay.count());
}

template <typename T>
void compareField(const Patch<T> &wanted, const Patch<T> &before, const T &server, Patch<T> &rest,
                  bool &isOvertaken)
{
    if (!wanted.sent || wanted.value == server)
        return;
    rest = wanted;
    isOvertaken = isOvertaken || (before.sent && before.value != server);
}

} // namespace

bool isConfirmation(const EditFeedback &edit)
{
    return edit.patch->needsReview.sent != edit.before->needsReview.sent;
}

Request requestOf(const OutboxEntry &entry)
{
    Request request = std::visit(ToRequest(), entry.operation);
    request.lane = Lane::Outbox;
    request.idempotencyKey = entry.sending->key;
    return request;
}

SendOutcome outcomeOf(const OutboxEntry &entry, const Answer &answer, const SyncPace &pace, Timestamp now)
{
    SendOutcome outcome;
    outcome.requestId = QString::fromLatin1(answer.requestId);
    if (!answer.problem) {
        outcome.answer = answer.body;
        return outcome;
    }
    if (isSoAlready(entry.operation, answer.problem->type))
        return outcome;
    outcome.problem = answer.problem;
    if (answer.status == 401 || isPassing(answer.status)) {
        outcome.kind = Kind::Again;
        outcome.notBefore = nextTry(entry, answer, pace, now);
    } else if (isMergedOtherwise(entry.operation, answer.problem->type)) {
        outcome.kind = Kind::Conflict;
        outcome.problem->detail
            = tr("Somebody merged these items the other way round. Their merge was kept.");
    } else {
        outcome.kind = Kind::Refused;
        outcome.problem->detail = refusalMessage(*answer.problem);
    }
    return outcome;
}

EditComparison compareEdit(const EditFeedback &edit, const Feedback &server)
{
    EditComparison comparison;
    bool isOvertaken = false;
    compareField(edit.patch->title, edit.before->title, server.title, comparison.rest.title, isOvertaken);
    compareField(edit.patch->description, edit.before->description, server.description,
                 comparison.rest.description, isOvertaken);
    compareField(edit.patch->needsReview, edit.before->needsReview, server.needsReview,
                 comparison.rest.needsReview, isOvertaken);
    compareField(edit.patch->submittedBy, edit.before->submittedBy, server.submittedBy,
                 comparison.rest.submittedBy, isOvertaken);
    if (isOvertaken)
        comparison.kind = EditComparison::Kind::Overtaken;
    else if (isEmpty(comparison.rest))
        comparison.kind = EditComparison::Kind::Done;
    return comparison;
}

TriageComparison compareTriage(const SetTriage &change, const Triage &server)
{
    const TriagePatch &patch = *change.patch;
    const TriagePatch &before = *change.before;
    TriageComparison comparison;
    bool isOvertaken = false;
    compareField(patch.owner, before.owner, server.owner, comparison.rest.owner, isOvertaken);
    compareField(patch.state, before.state, server.state, comparison.rest.state, isOvertaken);
    compareField(patch.snoozedUntil, before.snoozedUntil, server.snoozedUntil, comparison.rest.snoozedUntil,
                 isOvertaken);
    if (patch.tags.sent) {
        auto tags = changedTags(server.tags, before.tags.value, patch.tags.value);
        if (tags != server.tags)
            comparison.rest.tags = std::move(tags);
    }
    if (isOvertaken)
        comparison.kind = EditComparison::Kind::Overtaken;
    else if (isEmpty(comparison.rest))
        comparison.kind = EditComparison::Kind::Done;
    return comparison;
}

SendOutcome overtakenTriage(const SetTriage &change, const Triage &now, const QByteArray &server,
                            const QString &requestId)
{
    SendOutcome outcome = overtaken({}, requestId);
    outcome.serverTriage = server;
    const bool isTaken = change.patch->owner.sent && now.owner && now.owner != change.before->owner.value;
    if (isTaken && now.ownerName)
        outcome.problem->detail = tr("It is assigned to %1.").arg(*now.ownerName);
    return outcome;
}

bool isMovedElsewhere(const Assign &move, const std::vector<BufferId> &now)
{
    const auto isIn = [&now](BufferId buffer) {
        return std::find(now.begin(), now.end(), buffer) != now.end();
    };
    return move.insteadOf.isValid() && !now.empty() && !isIn(move.insteadOf) && !isIn(move.buffer);
}

SendOutcome overtaken(const QByteArray &server, const QString &requestId)
{
    SendOutcome outcome;
    outcome.kind = Kind::Conflict;
    outcome.problem = problem(ProblemType::Conflict,
                              tr("Somebody else changed it in the meantime; their change was kept."));
    outcome.requestId = requestId;
    outcome.server = server;
    return outcome;
}

} // namespace triage::app
