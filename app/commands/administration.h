// What needs the server at once: buffers, move-all, routing tests, tokens, members.
#pragma once

#include "api/apiclient.h"
#include "domain/member.h"
#include "domain/routing.h"
#include "domain/token.h"

#include <QObject>

class QUndoStack;

namespace triage::app {

/// Online commands. Each answers with the server's words; what they change arrives in the store through the change feed,
/// and at once where the answer has it. Buffer edit and delete are steps of the undo stack.
class Administration : public QObject
{
    Q_OBJECT
public:
    Administration(ApiClient &client, LocalStore &store, QUndoStack *stack, QObject *parent = nullptr);

    Task<Result<Buffer>> createBuffer(NewBuffer buffer);
    Task<Result<Buffer>> updateBuffer(BufferId id, BufferPatch patch);
    Task<Result<void>> deleteBuffer(BufferId id);
    Task<Result<Buffer>> restoreBuffer(BufferId id);
    Task<Result<qint64>> moveAll(BufferId from, BufferId to);
    Task<Result<RoutingTestResult>> testRouting(RoutingTest test);
    Task<Result<RoutingDetails>> routingOf(FeedbackId id);
    Task<Result<std::vector<Target>>> targetsOf(FeedbackId id);

    Task<Result<std::vector<Token>>> tokens();
    Task<Result<CreatedToken>> createToken(NewToken token);
    Task<Result<void>> revokeToken(TokenId id);
    Task<Result<std::vector<Member>>> members();
    Task<Result<Member>> createMember(NewMember member);
    Task<Result<Member>> updateMember(MemberId id, MemberPatch patch);
    Task<Result<void>> deleteMember(MemberId id);
    Task<Result<Organization>> updateOrganization(OrganizationPatch patch);

    /// Whether the person may change buffers, tokens, members and the organization; the words of why not.
    std::optional<Problem> whyNotAdminister() const;

private:
    ApiClient &m_client;
    LocalStore &m_store;
    QUndoStack *m_stack;
};

} // namespace triage::app
