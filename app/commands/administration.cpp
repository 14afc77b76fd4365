// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/administration.h"

#include "commands/bufferchanges.h"
#include "commands/seenchange.h"
#include "commands/splitchanges.h"
#include "commands/transfers.h"
#include "contract/endpoints.h"
#include "store/values/patchvalues.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Reads the value of an answer.
template <typename Reply>
Task<Result<ValueOf<Reply>>> valueIn(Task<Result<Answer>> asked)
{
    const Result<Answer> answer = co_await asked;
    if (!answer)
        co_return answer.error();
    co_return valueOf<Reply>(*answer);
}

/// Reads the items of a page.
template <typename T>
Task<Result<std::vector<T>>> itemsOf(Task<Result<Answer>> asked)
{
    auto reading = valueIn<api::Paged<T>>(std::move(asked));
    Result<Page<T>> page = co_await reading;
    if (!page)
        co_return page.error();
    co_return std::move(page->items);
}

/// Passes the server's answer to the store too.
template <typename T>
Task<Result<T>> storeResult(QPointer<Administration> self, Task<Result<T>> asked,
                            std::function<void(const T &)> keep)
{
    Result<T> answer = co_await asked;
    if (self && answer)
        keep(*answer);
    keep = nullptr; // the caller may keep the task, but a step knows the answer
    co_return answer;
}

/// Says that a move failed: its dialog may be closed by then.
Task<Result<Move>> reportFailure(QPointer<Administration> self, Task<Result<Move>> moving, BufferId from)
{
    Result<Move> moved = co_await moving;
    if (self && !moved)
        Q_EMIT self->undoRefused(moved.error().detail, from);
    co_return moved;
}

Task<Result<void>> onSuccess(QPointer<Administration> self, Task<Result<void>> asked,
                             std::function<void()> then)
{
    Result<void> answer = co_await asked;
    if (self && answer)
        then();
    then = nullptr; // as above
    co_return answer;
}

} // namespace

Administration::Administration(ApiClient &client, LocalStore &store, QUndoStack *stack, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_sync(store),
      m_transfers(new Transfers(client, this)), m_steps(new ServerSteps(stack, this)),
      m_views(new ViewAdministration(*this, client, store))
{
    connect(m_steps, &ServerSteps::done, this, &Administration::stepDone);
    connect(m_steps, &ServerSteps::refused, this, &Administration::undoRefused);
}

Administration::~Administration() = default;

Task<Result<Buffer>> Administration::createBuffer(NewBuffer buffer)
{
    return storeResult<Buffer>(this, m_client.send(api::createBuffer, std::move(buffer)),
                               [this](const Buffer &made) { m_sync.applyBuffer(made); });
}

Task<Result<Buffer>> Administration::updateBuffer(BufferId id, BufferPatch patch, std::optional<Buffer> seen)
{
    const QString name = seen ? seen->name : nameOf(id);
    auto done = [self = QPointer<Administration>(this), id, patch,
                 step = m_steps->begin(tr("Edit buffer %1").arg(name), id)](const Changed<Buffer> &changed) {
        if (!self)
            return;
        self->m_sync.applyBuffer(changed.after);
        if (!hasValues(changed.before, patch))
            step->done(undoOfEdit(self->context(), id, valuesOf(patch, changed.before), patch));
    };
    return afterChange<Buffer>(patchSeen(&m_client, id, patch, std::move(seen)), std::move(done));
}

Task<Result<void>> Administration::deleteBuffer(BufferId id)
{
    return onSuccess(this, m_client.send(api::deleteBuffer, BufferKey{ id, {} }),
                     [this, id, step = m_steps->begin(tr("Delete buffer %1").arg(nameOf(id)), id)] {
                         m_sync.dropBuffer(id);
                         step->done(undoOfDeletion(context(), id));
                     });
}

QString Administration::nameOf(BufferId id) const
{
    const BufferRecord *known = m_store.buffer(id);
    return known ? known->buffer.name : QString();
}

Task<Result<Buffer>> Administration::restoreBuffer(BufferId id)
{
    return storeResult<Buffer>(this, m_client.send(api::restoreBuffer, BufferKey{ id, {} }),
                               [this](const Buffer &restored) { m_sync.applyBuffer(restored); });
}
Task<Result<Move>> Administration::moveAll(BufferId from, BufferId to)
{
    const QString text = tr("Move everything from %1 to %2").arg(nameOf(from), nameOf(to));
    const QPointer<Administration> self = this;
    const auto step = m_steps->begin(text, from);
    // One that the server is slow with, or sets aside, must not hold up the undo of anything else.
    auto begun = [self, from, to, step](MoveId id) {
        Move move;
        move.id = id;
        move.source = from;
        move.destination = to;
        const auto follower = [self](const Move &undone) {
            if (self)
                self->follow(undone);
        };
        step->done(undoOfMove(self->context(), move, follower));
    };
    const auto follower = [self](const Move &move) {
        if (self)
            Q_EMIT self->moveFollowed(move);
    };
    auto keep = [self, step](const Move &move) {
        if (move.status == MoveStatus::Done && move.moved == 0)
            step->drop();
        if (move.status == MoveStatus::Done) // and was not undone meanwhile, which says so itself
            Q_EMIT self->stepDone(tr("Moved %Ln from %1 to %2", nullptr, int(move.moved))
                                      .arg(self->nameOf(move.source), self->nameOf(move.destination)));
    };
    auto moving = moveAllItems(context(), from, to, follower, std::move(begun));
    return storeResult<Move>(this, reportFailure(this, std::move(moving), from), std::move(keep));
}

/// Says what the undoing of a move left where it was, after the step has said that it is undone.
void Administration::follow(const Move &move)
{
    Q_EMIT moveFollowed(move);
    if (move.status != MoveStatus::Undone || move.left == 0)
        return;
    const QString text = tr("%Ln feedback stayed, because it was moved since", nullptr, int(move.left));
    QMetaObject::invokeMethod(
        this, [this, text] { Q_EMIT stepDone(text); }, Qt::QueuedConnection);
}

Task<Result<Feedback>> Administration::splitFeedback(Feedback seen, NewSplit split)
{
    auto keep = [this, seen, split, step = m_steps->begin(tr("Split off"))](const Feedback &part) {
        step->done(undoOfSplit(context(), seen, split, part));
        Q_EMIT stepDone(tr("Split off “%1”").arg(part.title.value_or(part.description.left(40))));
    };
    return storeResult<Feedback>(this, m_client.send(api::splitFeedback, std::move(split), seen.id),
                                 std::move(keep));
}
Task<Result<triage::RoutingPreview>> Administration::previewRouting(PreviewQuestion question)
{
    return m_client.send(api::previewRouting, std::move(question));
}

Task<Result<RoutingQuality>> Administration::routingQuality()
{
    return m_client.send(api::getRoutingQuality);
}
Task<Result<std::vector<ResearchQuery>>> Administration::research()
{
    Request request = ApiClient::request(api::infoOf(api::listResearch));
    request.query = { { "limit", u"100"_s } };
    return itemsOf<ResearchQuery>(m_client.perform(std::move(request)));
}

Task<Result<ResearchQuery>> Administration::askResearch(NewResearch research)
{
    return m_client.send(api::createResearch, std::move(research));
}

Task<Result<ResearchQuery>> Administration::researchAnswer(ResearchId id)
{
    constexpr int seconds = 25;
    Request request = ApiClient::request(api::infoOf(api::getResearch), { toString(id) });
    request.query = { { "wait", QString::number(seconds) } };
    request.timeout = std::chrono::seconds(seconds + 20);
    return valueIn<api::One<ResearchQuery>>(m_client.perform(std::move(request)));
}

Task<Result<void>> Administration::deleteResearch(ResearchId id)
{
    return m_client.send(api::deleteResearch, id);
}
Task<Result<Member>> Administration::createMember(NewMember member)
{
    return storeResult<Member>(this, m_client.send(api::createMember, std::move(member)),
                               [this](const Member &made) { m_sync.applyMember(made); });
}

Task<Result<Member>> Administration::updateMember(MemberId id, MemberPatch patch)
{
    return storeResult<Member>(this, m_client.send(api::updateMember, std::move(patch), id),
                               [this](const Member &changed) { m_sync.applyMember(changed); });
}
Task<Result<Organization>> Administration::updateOrganization(OrganizationPatch patch,
                                                              std::optional<Organization> seen)
{
    auto done = [self = QPointer<Administration>(this)](const Changed<Organization> &changed) {
        if (self)
            self->m_sync.applyOrganization("{\"data\":" + toJson(changed.after) + '}');
    };
    return afterChange<Organization>(patchSeen(&m_client, std::move(patch), std::move(seen)),
                                     std::move(done));
}
std::optional<Problem> Administration::whyNotAdminister() const
{
    const std::optional<Me> me = m_store.me();
    if (!me)
        return problem(ProblemType::AdminRequired,
                       tr("It is not known yet what you may do. Connect to the server first."));
    if (me->role != Role::Admin)
        return problem(ProblemType::AdminRequired,
                       tr("Only administrators of %1 may do this.").arg(me->organization.name));
    return std::nullopt;
}

StepContext Administration::context()
{
    return { this, &m_client, m_sync };
}

} // namespace triage::app

#include "moc_administration.cpp"
