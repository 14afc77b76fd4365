// SPDX-License-Identifier: GPL-3.0-or-later
// A client that lives on the change feed: what it knows of its organization, it knows from there.
#pragma once

#include "support/testbackend.h"

#include <QJsonObject>
#include <QString>

#include <map>

namespace triage::test {

/// Keeps an organization's objects as the feed tells them.
class Follower
{
public:
    /// Takes one page; how many entries it had.
    int read(TestClient &client, int limit, int wait = 0);
    /// Takes pages until there is nothing more. The limit of each is asked for.
    void readAll(TestClient &client, const std::function<int()> &limit);

    /// By "<type> <id>".
    const std::map<QString, QJsonObject> &objects() const { return m_objects; }
    /// The objects of a type by their ids.
    std::map<QString, QJsonObject> of(const QString &type) const;
    /// Returns the feed's error: an object that was older than before, an answer that is not a page. Empty if
    /// there was none.
    const QString &complaint() const { return m_complaint; }
    const QByteArray &cursor() const { return m_cursor; }

private:
    void take(const QJsonObject &entry);

    std::map<QString, QJsonObject> m_objects;
    std::map<QString, int> m_versions;
    QByteArray m_cursor = "0";
    QString m_complaint;
};

/// Returns the difference between two states; empty if they are equal.
QString difference(const std::map<QString, QJsonObject> &one, const std::map<QString, QJsonObject> &other);

} // namespace triage::test
