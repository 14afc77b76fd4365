// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of saved views, which need the server at once, and taking the next item.
#pragma once

#include "client/apiclient.h"
#include "commands/serverstep.h"
#include "domain/savedview.h"
#include "domain/triage.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <optional>
#include <vector>

namespace triage::app {

class Administration;
struct ViewPlace;

/// Each change is a step of the undo stack. Undoing sends a request again, and is refused if another person
/// changed the view since. A deleted view that is made again has another identifier.
class ViewAdministration : public QObject
{
    Q_OBJECT
public:
    ViewAdministration(Administration &owner, ApiClient &client, LocalStore &store);

    Task<Result<SavedView>> create(NewView view);
    /// `seen` has the values that the person changed. If the server has others by now, the result is a
    /// Conflict and nothing changes; without it, whatever is there is replaced.
    Task<Result<SavedView>> update(ViewId id, ViewPatch patch, std::optional<SavedView> seen = {});
    /// Moves views; see placesFor(). That is one step of the undo stack.
    Task<Result<void>> move(const QString &name, std::vector<ViewPlace> places);
    Task<Result<void>> remove(ViewId id);
    /// Returns why the person may not change the view, or nothing.
    std::optional<QString> whyNotChange(const SavedView &view) const;
    /// Takes the next item; nothing if there is none. Taking it can be undone.
    Task<Result<std::optional<FeedbackId>>> takeNext(NextTaken from);

    /// Returns the identifier that a view has by now.
    ViewId currentId(ViewId id) const;
    void replace(ViewId id, ViewId by) { m_successors[id] = by; }

private:
    StepContext context();
    QString nameOf(ViewId id) const;

    Administration &m_owner;
    ApiClient &m_client;
    LocalStore &m_store;
    StoreSync m_sync;
    std::map<ViewId, ViewId> m_successors; ///< Views that were made again when their deletion was undone.
};

} // namespace triage::app
