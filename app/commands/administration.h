// SPDX-License-Identifier: GPL-3.0-or-later
// What needs the server at once: buffers, move-all, routing and what comes of it, tokens, members.
#pragma once

#include "client/apiclient.h"
#include "domain/caller.h"
#include "domain/deletedbuffer.h"
#include "domain/member.h"
#include "domain/research.h"
#include "domain/routing.h"
#include "domain/routingpreview.h"
#include "domain/routingquality.h"
#include "domain/similarfeedback.h"
#include "domain/target.h"
#include "domain/token.h"
#include "store/storesync.h"
#include "store/values/statisticsquery.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <memory>

class QUndoStack;

namespace triage::app {

class Transfers;

/// The answer to a routing test, with what was weighed for it as far as the server tells.
struct TestedRouting : RoutingTestResult
{
    RoutingTrial trial;
};

/// Online commands. Each answers with the server's words; what they change arrives in the store through the
/// change feed, and at once where the answer has it. Buffer edit and delete are steps of the undo stack:
/// undoing asks the server again, and is refused where somebody else has been there since.
class Administration : public QObject
{
    Q_OBJECT
public:
    /// The stack may be missing: then nothing can be undone.
    Administration(ApiClient &client, LocalStore &store, QUndoStack *stack, QObject *parent = nullptr);
    ~Administration() override;

    Task<Result<Buffer>> createBuffer(NewBuffer buffer);
    Task<Result<Buffer>> updateBuffer(BufferId id, BufferPatch patch);
    Task<Result<void>> deleteBuffer(BufferId id);
    Task<Result<Buffer>> restoreBuffer(BufferId id);
    /// Those that can still be restored, deleted last first.
    Task<Result<std::vector<DeletedBuffer>>> deletedBuffers();
    /// How many items were moved.
    Task<Result<qint64>> moveAll(BufferId from, BufferId to);
    Task<Result<TestedRouting>> testRouting(RoutingTest test);
    Task<Result<RoutingDetails>> routingOf(FeedbackId id);
    Task<Result<std::vector<Target>>> targetsOf(FeedbackId id);
    /// What other settings would do with feedback that is there; nothing is saved.
    Task<Result<triage::RoutingPreview>> previewRouting(PreviewQuestion question);
    /// What people made of the decisions of the last weeks.
    Task<Result<RoutingQuality>> routingQuality();
    /// The numbers of a plot.
    Task<Result<Figures>> statistics(Statistic statistic, StatisticsQuery query);
    /// The few items most like that one, most alike first.
    Task<Result<std::vector<SimilarFeedback>>> similarTo(FeedbackId id);

    /// The newest questions, with their answers as far as there are any; at most a hundred.
    Task<Result<std::vector<ResearchQuery>>> research();
    Task<Result<ResearchQuery>> askResearch(NewResearch research);
    /// The question once it is answered or has failed; still pending where that takes longer than half a
    /// minute.
    Task<Result<ResearchQuery>> researchAnswer(ResearchId id);
    Task<Result<void>> deleteResearch(ResearchId id);

    /// All of them, newest first.
    Task<Result<std::vector<Token>>> tokens();
    Task<Result<CreatedToken>> createToken(NewToken token);
    Task<Result<void>> revokeToken(TokenId id);
    /// All of them, newest first.
    Task<Result<std::vector<Member>>> members();
    Task<Result<Member>> createMember(NewMember member);
    Task<Result<Member>> updateMember(MemberId id, MemberPatch patch);
    Task<Result<void>> deleteMember(MemberId id);
    Task<Result<Organization>> updateOrganization(OrganizationPatch patch);
    /// The version of the server's program.
    Task<Result<QString>> serverVersion();

    /// Imports and exports; they go on while no dialog is open.
    Transfers &transfers() const { return *m_transfers; }

    /// Whether the person may change buffers, tokens, members and the organization; the words of why not.
    std::optional<Problem> whyNotAdminister() const;

Q_SIGNALS:
    /// A step was undone or done again: "Undone: Edit buffer Billing".
    void stepDone(const QString &text);
    /// An undo or redo that was refused, in words; the step is gone from the stack with the next one.
    void undoRefused(const QString &why, triage::BufferId buffer);

private:
    friend class BufferStep;
    using Job = std::function<Task<>()>;

    /// Runs jobs of the undo stack one after the other, in the order of the key presses.
    void enqueue(Job job);
    static Task<> work(QPointer<Administration> self);

    ApiClient &m_client;
    LocalStore &m_store;
    StoreSync m_sync;
    Transfers *m_transfers;
    QPointer<QUndoStack> m_stack;
    std::deque<Job> m_jobs;
    bool m_isWorking = false;
};

} // namespace triage::app
