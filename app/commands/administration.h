// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that need the server at once: buffers, move-all, routing and its results, tokens, members.
#pragma once

#include "client/apiclient.h"
#include "commands/serversteps.h"
#include "commands/viewadministration.h"
#include "domain/caller.h"
#include "domain/member.h"
#include "domain/move.h"
#include "domain/research.h"
#include "domain/routingpreview.h"
#include "domain/routingquality.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QUndoStack;

namespace triage::app {

class Transfers;

/// Online commands. Each returns the server's answer. Changes arrive in the store through the change feed,
/// and at once if the answer contains them. Editing and deleting a buffer are steps of the undo stack:
/// undoing sends a request again, and is refused if another person changed the buffer since.
class Administration : public QObject
{
    Q_OBJECT
public:
    /// Without a stack, nothing can be undone.
    Administration(ApiClient &client, LocalStore &store, QUndoStack *stack, QObject *parent = nullptr);
    ~Administration() override;

    Task<Result<Buffer>> createBuffer(NewBuffer buffer);
    /// `seen` has the values that the person changed. If the server has others by now, the result is a
    /// Conflict and nothing changes; without it, whatever is there is replaced.
    Task<Result<Buffer>> updateBuffer(BufferId id, BufferPatch patch, std::optional<Buffer> seen = {});
    Task<Result<void>> deleteBuffer(BufferId id);
    Task<Result<Buffer>> restoreBuffer(BufferId id);
    /// Moves all items of a buffer, in whatever state. Returns the move after its end.
    Task<Result<Move>> moveAll(BufferId from, BufferId to);
    /// Makes a part of an item's text another item. `seen` is the item as the person saw it.
    Task<Result<Feedback>> splitFeedback(Feedback seen, NewSplit split);
    /// Returns what other settings would do with existing feedback. Saves nothing.
    Task<Result<triage::RoutingPreview>> previewRouting(PreviewQuestion question);
    /// Returns how people corrected the decisions of the last weeks.
    Task<Result<RoutingQuality>> routingQuality();

    /// Returns the newest research queries with the answers that exist; at most a hundred.
    Task<Result<std::vector<ResearchQuery>>> research();
    Task<Result<ResearchQuery>> askResearch(NewResearch research);
    /// Returns the query after it was answered or failed; still pending after half a minute.
    Task<Result<ResearchQuery>> researchAnswer(ResearchId id);
    Task<Result<void>> deleteResearch(ResearchId id);
    Task<Result<Member>> createMember(NewMember member);
    Task<Result<Member>> updateMember(MemberId id, MemberPatch patch);
    /// `seen` as in updateBuffer().
    Task<Result<Organization>> updateOrganization(OrganizationPatch patch,
                                                  std::optional<Organization> seen = {});

    /// Imports and exports; they continue while no dialog is open.
    Transfers &transfers() const { return *m_transfers; }
    ViewAdministration &views() const { return *m_views; }
    ServerSteps &steps() const { return *m_steps; }

    /// Returns why the person may not change buffers, tokens, members and the organization; nothing: they
    /// may.
    std::optional<Problem> whyNotAdminister() const;

Q_SIGNALS:
    /// A move of all items, or its undoing, goes on or has ended.
    void moveFollowed(const triage::Move &move);
    /// A step was undone or redone: "Undone: Edit buffer Billing".
    void stepDone(const QString &text);
    /// An undo or redo was refused, or a move failed. The step left the stack.
    void undoRefused(const QString &why, triage::BufferId buffer);

private:
    StepContext context();
    void follow(const Move &move);
    QString nameOf(BufferId id) const;

    ApiClient &m_client;
    LocalStore &m_store;
    StoreSync m_sync;
    Transfers *m_transfers;
    ServerSteps *m_steps;
    ViewAdministration *m_views;
};

} // namespace triage::app
