// SPDX-License-Identifier: GPL-3.0-or-later
// An organization with one of everything, in words of its own by which it is known wherever it shows.
#pragma once

#include "support/testbackend.h"

#include <QHash>

namespace triage::test {

class Estate : public Desk
{
public:
    /// The word stands in every text of the organization and in none of another one.
    Estate(TestBackend &backend, const QByteArray &word);

    /// Returns the identifier of a kind: "buffer", "other_buffer", "deleted_buffer", "feedback", "research",
    /// "target", "token", "member" or "cursor".
    QByteArray identifier(const QByteArray &kind) const;
    /// Another way to name it; empty where there is none.
    QByteArray slugOf(const QByteArray &kind) const { return m_slugs.value(kind); }

    const QByteArray &revokedToken() const { return m_revoked; }
    const QByteArray &tokenOfRemovedMember() const { return m_orphaned; }
    const QByteArray &readOnlyTokenOfAdministrator() const { return m_adminReader; }
    const QByteArray &readOnlyTokenOfMember() const { return m_memberReader; }

    /// Returns the texts that other organizations must not read: the word and every identifier, in lower
    /// case.
    std::vector<QByteArray> words();

private:
    void makeBuffers();
    void makeFeedback();
    void makeAccounts();
    void askAndWait();
    void wear(const QString &table, const QString &assignments);

    QByteArray m_word;
    QHash<QByteArray, QByteArray> m_identifiers;
    QHash<QByteArray, QByteArray> m_slugs;
    QByteArray m_revoked;
    QByteArray m_orphaned;
    QByteArray m_adminReader;
    QByteArray m_memberReader;
};

/// Every row of every table as "table: checksum" lines, but for when tokens were used. Only those of an
/// organization where one is given. Waits until nothing is done in the background.
QString contentOf(TestBackend &backend, std::optional<OrganizationId> organization = {});

} // namespace triage::test
