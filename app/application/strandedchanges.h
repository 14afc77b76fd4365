// SPDX-License-Identifier: GPL-3.0-or-later
// Finds unsent changes of the open organization that another account of this computer left behind.
#pragma once

#include "store/localstore.h"

#include <QObject>
#include <QUrl>

#include <vector>

namespace triage::app {

class Session;

/// Holds what another account of the same organization left unsent: another member's token was used, or the
/// server has another address now.
struct StrandedOutbox
{
    QString path; ///< The path of its outbox file.
    QUrl server;
    QString member; ///< The identifier of the member. Empty if it was not stored.
    QString memberName;
    std::vector<OutboxEntry> entries;
    std::vector<std::pair<FeedbackId, QString>> drafts;
    std::vector<std::pair<QString, QByteArray>> memos;
};

/// Stores whose files these are, and searches the folders of the profile once the session knows it. Changes
/// of the same member at the same host are taken over. Others stay, and a notice says so, until the person
/// sends or discards them.
class StrandedChanges : public QObject
{
    Q_OBJECT
public:
    /// `dataFolder` has the folders of all accounts. The session outlives this.
    StrandedChanges(Session &session, const QString &dataFolder);
    ~StrandedChanges() override;

private:
    void storeOwner();
    void follow();
    void found(const std::vector<StrandedOutbox> &all);
    void takeOver(const StrandedOutbox &left);
    void notify(const StrandedOutbox &left);
    void ask(const StrandedOutbox &left);
    void send(const StrandedOutbox &left);
    void discard(const StrandedOutbox &left);

    Session &m_session;
    const QString m_dataFolder;
    bool m_hasSearched = false;
};

} // namespace triage::app
