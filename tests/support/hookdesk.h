// SPDX-License-Identifier: GPL-3.0-or-later
// An organization on a backend whose webhooks may reach this machine, and the messages that a receiver got.
#pragma once

#include "support/fakemodel.h"
#include "support/testbackend.h"

namespace triage::test {

/// Settings of a backend whose webhooks may reach this machine.
Config reachingThisMachine();

/// A message as a receiver got it.
struct Received
{
    QByteArray id;
    QByteArray timestamp;
    QByteArray signature;
    QByteArray body;

    QJsonObject json() const;
    /// Returns whether one of its signatures was made with the secret.
    bool isSignedWith(const QByteArray &secret) const;
};

std::vector<Received> receivedBy(const FakeModel &receiver);
/// Returns "feedback.created, note.created", in the order of arrival.
QString eventsAt(const FakeModel &receiver);

/// Answers with that status.
FakeModel::Script answering(int status, const QByteArray &body = {});
/// Never answers.
ModelReply hanging(const ModelRequest &);

/// A desk with a receiver.
class HookDesk : public Desk
{
public:
    using Desk::Desk;

    /// Creates a webhook for the receiver and returns the answer.
    Answer webhook(const FakeModel &receiver, const QJsonArray &events, const Members &more = {});
    /// Returns the state of the webhook's messages, newest first, as "delivered, pending".
    QString states(const QByteArray &webhook);
};

} // namespace triage::test
