// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/workspace.h"

#include "commands/bulkrunner.h"
#include "commands/changedescription.h"
#include "commands/decidedtoday.h"
#include "commands/feedbackcommand.h"
#include "commands/feedbackplans.h"
#include "commands/inverse.h"
#include "commands/keptsteps.h"
#include "store/outbox/outboxfile.h"
#include "store/values/clock.h"
#include "store/values/patchvalues.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The act that `.` repeats.
struct LastAct
{
    bool isMove = true;
    BufferId to;
};

constexpr int undoLimit = 200;

constexpr std::chrono::milliseconds betweenWrites{ 500 }; ///< Waits for the end of a burst of acts.

/// The words for what operations of a plan do, which is known only when they are made.
struct PlanWords
{
    QString text;
    std::function<QString(int)> done;
    int items = 0; ///< The number of items that `done` reports.
};

/// A move that leaves each item where it is only confirms it there, and says so. One that moves some of them
/// counts these.
PlanWords wordsFor(const Plan &plan, std::span<const Batch> batches)
{
    if (const int changed = itemsOf(batches, onlyConfirms))
        return { plan.text, plan.done, changed };
    const Plan review = planReviewFlag(plan.ids, false);
    return { review.text, review.done, itemsOf(batches) };
}

ActCallback endOf(const StoredCallback &stored)
{
    if (!stored)
        return {};
    return [stored](const Result<std::optional<ActId>> &act) {
        stored(act ? Result<void>() : Result<void>(act.error()));
    };
}

} // namespace

struct Workspace::Private
{
    Workspace &q;
    BulkRunner runner;
    std::optional<LastAct> last;
    JobProgress job;
    QElapsedTimer sinceApplied;
    std::vector<QUndoCommand *> laterSteps; ///< Steps made while a job uses the stack.
    std::shared_ptr<TakenMerges> taken = std::make_shared<TakenMerges>();
    QPointer<LocalStore> store; ///< Null once it is closed.
    QTimer keeping; ///< Runs until the steps are kept on disk.

    explicit Private(Workspace &workspace) : q(workspace), store(&workspace.m_store) { }
    ~Private() { qDeleteAll(laterSteps); }

    void awaitWrites();
    BatchWork workOf(const Plan &plan, const QString &text) const
    {
        return { q.m_store, text, plan.hold, taken };
    }
    QString nothingOf(const Plan &plan) const;
    bool carryOut(const Plan &plan, const ActCallback &ended = {});
    /// Says that an act is stored and makes it a step, or says why it is not stored.
    Result<std::optional<ActId>> conclude(const Plan &plan, std::vector<Batch> batches,
                                          const Result<void> &result);
    void carryOutInTurns(const Plan &plan, const ActCallback &ended);
    std::optional<ActId> finish(const Plan &plan, std::vector<Batch> batches);
    void runBatches(const QString &text, std::vector<Batch> &batches, const BatchStep &every,
                    const std::function<void(const BatchResult &)> &over);
    void sayNotSaved(const QString &text, const Problem &why, FeedbackId id);
    void report(const QString &text, bool undone, const BatchResult &result, Timestamp madeAt);
    void progress(qint64 done);
    void endJob();
    FeedbackCommand *stepOf(KeptStep step);
    void bringStepsBack();
    void keepSteps();
    void push(QUndoCommand *step);
    void pushLaterSteps();
    /// Leaves the words where they are, because there is no item any more that they could belong to.
    void refuseDeleted(FeedbackId id, const StoredCallback &stored);
};

void Workspace::Private::progress(qint64 done)
{
    job.done = done;
    Q_EMIT q.jobChanged(job);
}

void Workspace::Private::endJob()
{
    job.done = job.total;
    Q_EMIT q.jobChanged(job);
}

/// A job that undoes or redoes belongs to a step, which a push would remove. New steps wait for its end.
void Workspace::Private::push(QUndoCommand *step)
{
    if (runner.isBusy())
        laterSteps.push_back(step);
    else
        q.m_stack->push(step);
}

void Workspace::Private::pushLaterSteps()
{
    for (QUndoCommand *step : std::exchange(laterSteps, {}))
        q.m_stack->push(step);
}

/// Waits until recent changes are written, because reads return them only then. Otherwise a fast person would
/// see the message that another person made them.
void Workspace::Private::awaitWrites()
{
    constexpr int longEnough = 3000; // ms
    if (sinceApplied.isValid() && !sinceApplied.hasExpired(longEnough))
        q.m_store.flush();
    sinceApplied.start();
}

/// Returns the notice for a plan that changes nothing. Only the first items of many are looked up.
QString Workspace::Private::nothingOf(const Plan &plan) const
{
    const auto some = std::span(plan.ids).first(std::min(plan.ids.size(), std::size_t(batchSize)));
    return q.m_store.rows(some).empty() ? ChangeDescription::gone(q.m_store, some.front()) : plan.nothing;
}

bool Workspace::Private::carryOut(const Plan &plan, const ActCallback &ended)
{
    if (plan.ids.empty())
        return false;
    if (const std::optional<QString> why = q.whyBusy(); why && !plan.hasWords) {
        Q_EMIT q.noticed(Notice{ *why, false, {} });
        return false;
    }
    if (!runner.isBusy())
        awaitWrites();
    if (qsizetype(plan.ids.size()) > batchSize) {
        carryOutInTurns(plan, ended);
        return true;
    }
    std::vector<Batch> batches(1);
    batches.front().operations = plan.operations(q.m_store, plan.ids);
    if (batches.front().operations.empty()) {
        Q_EMIT q.noticed(Notice{ nothingOf(plan), false, {} });
        if (ended)
            ended(std::optional<ActId>());
        return true;
    }
    const auto shared = std::make_shared<std::vector<Batch>>(std::move(batches));
    const QPointer<Workspace> self = &q;
    const auto conclusion = [this, self, plan, shared, ended](const Result<void> &result) {
        Result<std::optional<ActId>> act = std::optional<ActId>();
        if (self)
            act = conclude(plan, std::move(*shared), result);
        else if (!result)
            act = result.error();
        if (ended)
            ended(act);
    };
    workOf(plan, wordsFor(plan, *shared).text).apply(shared->front(), conclusion);
    return true;
}

Result<std::optional<ActId>> Workspace::Private::conclude(const Plan &plan, std::vector<Batch> batches,
                                                          const Result<void> &result)
{
    if (result)
        return finish(plan, std::move(batches));
    sayNotSaved(wordsFor(plan, batches).text, result.error(), plan.ids.front());
    const Operations operations = batches.front().operations.all();
    const bool isDecision = std::any_of(operations.begin(), operations.end(), decides);
    Q_EMIT q.restored(plan.ids, isDecision ? Decision::TakenBack : Decision::None);
    return result.error();
}

void Workspace::Private::sayNotSaved(const QString &text, const Problem &why, FeedbackId id)
{
    const QString pattern = Workspace::tr("Not saved: %1. %2", "act, why");
    Q_EMIT q.undoRefused(ChangeDescription::withReason(pattern, text, why.detail), id);
}

void Workspace::Private::refuseDeleted(FeedbackId id, const StoredCallback &stored)
{
    const Problem gone = problem(ProblemType::FeedbackNotFound, ChangeDescription::gone(q.m_store, id));
    Q_EMIT q.undoRefused(gone.detail, id);
    if (stored)
        stored(gone);
}

void Workspace::Private::carryOutInTurns(const Plan &plan, const ActCallback &ended)
{
    const auto batches = std::make_shared<std::vector<Batch>>();
    const auto failure = std::make_shared<std::optional<Problem>>();
    const qsizetype total = qsizetype(plan.ids.size());
    job = JobProgress{ plan.text, 0, total };
    progress(0);
    const auto piece = [this, plan, batches, failure, total](int number, const BulkRunner::Stored &stored) {
        const qsizetype from = number * batchSize;
        const qsizetype size = std::min(batchSize, total - from);
        const auto batch = std::make_shared<Batch>();
        batch->operations
            = plan.operations(q.m_store, std::span<const FeedbackId>(plan.ids).subspan(from, size));
        const QPointer<Workspace> self = &q;
        const auto concluded = [this, self, batch, batches, failure, stored](const Result<void> &result) {
            if (!self)
                return;
            if (!result) {
                *failure = result.error();
                runner.cancel();
            } else if (!batch->operations.empty()) {
                batches->push_back(std::move(*batch));
            }
            stored();
        };
        workOf(plan, plan.text).apply(*batch, concluded);
        // The last step is announced when the job ends.
        progress(std::min(from + batchSize, total - 1));
    };
    const auto over = [this, plan, batches, failure, ended](int) {
        endJob();
        pushLaterSteps();
        Result<std::optional<ActId>> act = std::optional<ActId>();
        if (!*failure || !batches->empty())
            act = finish(plan, std::move(*batches));
        if (*failure) {
            sayNotSaved(plan.text, **failure, plan.ids.front());
            act = **failure;
        }
        if (ended)
            ended(act);
    };
    runner.start(int((total + batchSize - 1) / batchSize), piece, over);
}

std::optional<ActId> Workspace::Private::finish(const Plan &plan, std::vector<Batch> batches)
{
    const PlanWords words = wordsFor(plan, batches);
    if (words.items == 0) {
        Q_EMIT q.noticed(Notice{ nothingOf(plan), false, {} });
        return std::nullopt;
    }
    const std::optional<ActId> act = batches.back().act;
    // Their sending takes a while, in which the server has a part only.
    const bool isLong = batches.size() > 1 && plan.hold.count() == 0;
    const QString pattern
        = isLong ? Workspace::tr("%1 – saved here, to be sent", "act of many items") : u"%1"_s;
    if (plan.canUndo) {
        const Timestamp now = currentTime();
        countDecisions(q.m_store, itemsOf(batches, [](const Operation &each) { return !decides(each); }),
                       now);
        push(stepOf({ words.text, plan.hold, now, std::move(batches) }));
    }
    const bool canUndo = plan.canUndo && !runner.isBusy();
    Q_EMIT q.noticed(Notice{ pattern.arg(words.done(words.items)), canUndo, act });
    return act;
}

FeedbackCommand *Workspace::Private::stepOf(KeptStep step)
{
    const auto run = [this, text = step.text](std::vector<Batch> &all, const BatchStep &every,
                                              const std::function<void(const BatchResult &)> &over) {
        runBatches(text, all, every, over);
    };
    const auto reportResult
        = [this](const QString &what, bool undone, const BatchResult &result, Timestamp madeAt) {
              report(what, undone, result, madeAt);
          };
    const BatchWork work(q.m_store, step.text, step.hold, taken);
    return new FeedbackCommand(work, step.text, std::move(step.batches), step.madeAt, run, reportResult);
}

void Workspace::Private::keepSteps()
{
    if (store)
        store->setMemo(stepsMemo, keptSteps(*q.m_stack));
}

void Workspace::Private::bringStepsBack()
{
    for (KeptStep &step : keptStepsFrom(q.m_store.memo(stepsMemo)))
        q.m_stack->push(stepOf(std::move(step)));
    keeping.setSingleShot(true);
    keeping.setInterval(betweenWrites);
    connect(&keeping, &QTimer::timeout, &q, [this] { keepSteps(); });
    connect(q.m_stack, &QUndoStack::indexChanged, &keeping, qOverload<>(&QTimer::start));
}

void Workspace::Private::runBatches(const QString &text, std::vector<Batch> &batches, const BatchStep &every,
                                    const std::function<void(const BatchResult &)> &over)
{
    const QPointer<Workspace> self = &q;
    const auto sayFailure = [this, self, text](const Result<void> &result) {
        if (self && !result)
            sayNotSaved(text, result.error(), FeedbackId());
    };
    if (batches.size() == 1) {
        over(every(batches.front(), sayFailure));
        return;
    }
    const auto sum = std::make_shared<BatchResult>();
    job = JobProgress{ text, 0, itemsOf(batches) };
    progress(0);
    // The command and its batches live as long as the stack, which does not change while a job runs.
    const auto piece
        = [this, &batches, every, sum, sayFailure](int number, const BulkRunner::Stored &stored) {
              const auto concluded = [sayFailure, stored](const Result<void> &result) {
                  sayFailure(result);
                  stored();
              };
              *sum += every(batches[size_t(number)], concluded);
              progress(std::min<qint64>(sum->changed + sum->refused, job.total - 1));
          };
    const auto finished = [this, &batches, over, sum](int done) {
        // Cancelled batches stay unchanged and leave the step.
        batches.resize(size_t(done));
        endJob();
        over(*sum);
        pushLaterSteps();
    };
    runner.start(int(batches.size()), piece, finished);
}

void Workspace::Private::report(const QString &text, bool undone, const BatchResult &result, Timestamp madeAt)
{
    if (const auto decided = qint64(result.changedItems.size()); result.decides)
        countDecisions(q.m_store, undone ? -decided : decided, madeAt);
    if (!result.changedItems.empty())
        Q_EMIT q.restored(result.changedItems,
                          !result.decides ? Decision::None
                              : undone    ? Decision::TakenBack
                                          : Decision::Made);
    if (result.refused > 0) {
        const QString why = undone ? Workspace::tr("Not undone: %1").arg(result.why)
                                   : Workspace::tr("Not redone: %1").arg(result.why);
        const QString more = result.refused > 1
            ? Workspace::tr("%1 (and %n more)", nullptr, result.refused - 1).arg(why)
            : why;
        Q_EMIT q.undoRefused(more, result.refusedItem);
        return;
    }
    if (result.changed > 0)
        Q_EMIT q.noticed(
            Notice{ undone ? Workspace::tr("Undone: %1").arg(text) : Workspace::tr("Redone: %1").arg(text),
                    false,
                    {} });
}

Workspace::Workspace(LocalStore &store, QObject *parent)
    : QObject(parent), m_store(store), m_stack(new QUndoStack(this)), d(std::make_unique<Private>(*this))
{
    m_stack->setUndoLimit(undoLimit);
    d->bringStepsBack();
    connect(&m_store, &LocalStore::changed, this,
            [this](const StoreChange &change) { forgetTold(m_store, change, *d->taken); });
}

Workspace::~Workspace()
{
    if (d->keeping.isActive())
        d->keepSteps();
}

bool Workspace::move(const Ids &ids, std::optional<BufferId> from, BufferId to)
{
    const bool began = d->carryOut(planMove(m_store, ids, from, to));
    if (began)
        d->last = LastAct{ true, to };
    return began;
}

bool Workspace::add(const Ids &ids, BufferId to)
{
    const bool began = d->carryOut(planAdd(m_store, ids, to));
    if (began)
        d->last = LastAct{ false, to };
    return began;
}

bool Workspace::remove(const Ids &ids, std::optional<BufferId> from)
{
    return d->carryOut(planRemove(m_store, ids, from));
}

bool Workspace::setNeedsReview(const Ids &ids, bool needsReview)
{
    return d->carryOut(planReviewFlag(ids, needsReview));
}

void Workspace::edit(FeedbackId id, const FeedbackPatch &patch, const std::optional<FeedbackPatch> &before,
                     const StoredCallback &stored)
{
    const std::optional<ShownItem> item = m_store.item(id);
    if (!item)
        return d->refuseDeleted(id, stored);
    d->carryOut(planEdit(id, patch, before.value_or(valuesOf(patch, item->feedback))), endOf(stored));
}

bool Workspace::deleteFeedback(const Ids &ids)
{
    return d->carryOut(planDelete(ids));
}

void Workspace::writeNote(FeedbackId id, const QString &text, const StoredCallback &stored)
{
    if (!m_store.item(id))
        return d->refuseDeleted(id, stored);
    d->carryOut(planNote(id, text), endOf(stored));
}

bool Workspace::retryRouting(const Ids &ids)
{
    return d->carryOut(planRetryRouting(ids));
}

bool Workspace::carryOut(const Plan &plan, const ActCallback &ended)
{
    return d->carryOut(plan, ended);
}

bool Workspace::repeatLast(const Ids &ids, std::optional<BufferId> from)
{
    if (!d->last)
        return false;
    const LastAct last = *d->last;
    return last.isMove ? move(ids, from, last.to) : add(ids, last.to);
}

std::optional<QString> Workspace::lastText() const
{
    const BufferRecord *target = d->last ? m_store.buffer(d->last->to) : nullptr;
    if (!target)
        return {};
    return d->last->isMove ? tr("Move to %1").arg(target->buffer.name)
                           : tr("Also add to %1").arg(target->buffer.name);
}

void Workspace::undo()
{
    if (d->runner.isBusy())
        return;
    d->awaitWrites();
    m_stack->undo();
}

void Workspace::redo()
{
    if (d->runner.isBusy())
        return;
    d->awaitWrites();
    m_stack->redo();
}

bool Workspace::undo(ActId act)
{
    const int index = m_stack->index();
    const auto *newest
        = index > 0 ? dynamic_cast<const FeedbackCommand *>(m_stack->command(index - 1)) : nullptr;
    if (!newest || newest->batches().empty() || newest->batches().back().act != act || isBusy())
        return false;
    undo();
    return true;
}

bool Workspace::isBusy() const
{
    return d->runner.isBusy();
}

std::optional<QString> Workspace::whyBusy() const
{
    return isBusy() ? std::optional(tr("Wait until this is done, or cancel it: %1").arg(d->job.text))
                    : std::nullopt;
}

void Workspace::cancelJob()
{
    d->runner.cancel();
}

QString Workspace::moveText(const Ids &ids, std::optional<BufferId> from, BufferId to) const
{
    return app::moveText(m_store, int(ids.size()), from, to);
}

bool Workspace::areThere(const Ids &ids, std::optional<BufferId> from, BufferId to) const
{
    return app::areThere(m_store, ids, from, to);
}

std::optional<Problem> Workspace::whyNotMove(const Ids &ids, std::optional<BufferId> from, BufferId to) const
{
    return app::whyNotMove(m_store, ids, from, to);
}

} // namespace triage::app

#include "moc_workspace.cpp"
