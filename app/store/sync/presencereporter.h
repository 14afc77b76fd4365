// SPDX-License-Identifier: GPL-3.0-or-later
// Reports to the server what the person looks at.
#pragma once

#include "client/apiclient.h"
#include "domain/presence.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace triage::app {

/// Decides which report the server needs, and how long it waits. It has no clock, and sends nothing.
class PresencePlan
{
public:
    /// Sets what the person looks at. Returns false if it is that already.
    bool look(const PresenceReport &report);
    /// Sets whether the server answers. What it knows of the person is unknown after that.
    void setOnline(bool online);
    /// Notes the answer to a report.
    void answered(const PresenceReport &report, const Result<void> &answer);

    const PresenceReport &current() const { return m_current; }
    /// Returns whether the server has the current report.
    bool isTaken() const { return m_taken == m_current; }
    /// Returns how long the current report waits until it is sent, or std::nullopt if it is not sent. Where
    /// the server has it: it took it that long ago, and was asked for changes just now.
    std::optional<std::chrono::milliseconds> wait(std::chrono::milliseconds sinceTaken) const;

private:
    PresenceReport m_current;
    /// The report that the server has, if that is known. This program has reported nothing yet: another one
    /// with its token may have, and goes on.
    std::optional<PresenceReport> m_taken = PresenceReport();
    bool m_isOnline = false;
    bool m_isRefused = false; ///< The server or the token does not take reports.
    bool m_hasFailed = false; ///< The current report was sent, and did not arrive.
};

/// Sends the last of several reports in quick succession, and repeats it before the server forgets it: rarely
/// while requests for changes renew it.
class PresenceReporter : public QObject
{
    Q_OBJECT
public:
    explicit PresenceReporter(ApiClient &client, QObject *parent = nullptr);

    /// Sets what the person looks at; not valid: nothing.
    void look(FeedbackId item, bool editing);
    /// Sets whether the server answers. Nothing is sent while it is away.
    void setOnline(bool online);
    /// Notes that a request was sent that renews the report, if the server has it.
    void renewed();

private:
    void schedule();
    static Task<> send(QPointer<PresenceReporter> self);

    ApiClient &m_client;
    PresencePlan m_plan;
    bool m_isSending = false;
    QElapsedTimer m_sinceTaken;
    QTimer m_timer;
};

} // namespace triage::app
