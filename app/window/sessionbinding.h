// SPDX-License-Identifier: GPL-3.0-or-later
// Connects the account's store, connection and jobs with the parts of the window that show their state.
#pragma once

#include "domain/ids.h"
#include "store/sync/syncengine.h"

#include <QObject>

#include <optional>

namespace triage::app {

class Banner;
class CentreController;
class DetailController;
class Dialogs;
class StatusStrip;
class Toast;
struct Context;

/// Changes that the server refused are shown as warnings, with a way to their details.
class SessionBinding : public QObject
{
    Q_OBJECT
public:
    /// The parts of the window that show the state; they outlive the binding.
    struct Parts
    {
        StatusStrip &status;
        Banner &banner;
        Toast &toast;
        CentreController &centre;
        DetailController &detail;
        Dialogs &dialogs;
    };

    SessionBinding(const Context &context, const Parts &parts, QObject *parent);

Q_SIGNALS:
    /// The possible commands may differ now.
    void stateChanged();
    void messageRequested(const QString &text);

private:
    void connectStore();
    void connectSync();
    void connectWorkspace();
    void connectJobs();
    void showInitialState();
    void tellWoken(const std::vector<FeedbackId> &woken);
    void keepPins(const SyncState &state);
    /// Shows administrators in the banner how many webhooks the server switched off.
    void tellWebhooks();
    void refreshAfterOffline(const SyncState &state);
    void announceNew(int count);
    void showWarning(const QString &text, FeedbackId id);
    void showDetails();
    /// Offers to route the items that a saved buffer would gain.
    void offerRouting(const std::vector<FeedbackId> &ids, qint64 looked, const QString &buffer);
    /// Lists what a restored server no longer has of the person's changes.
    void showSetBack(const SetBack &what);

    const Context &m_context;
    const Parts m_parts;
    qint64 m_webhooksOff = 0; ///< The number of webhooks that the banner reported last.
    int m_new = 0; ///< The number of new items above the list in view.
    bool m_isAway = false; ///< The last state of the connection had no server.
    bool m_wasOffline = false; ///< The server was away and did not answer since.
    std::optional<FeedbackId> m_warnedItem; ///< The item that the last warning was about.
};

} // namespace triage::app
