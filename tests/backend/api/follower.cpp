// SPDX-License-Identifier: GPL-3.0-or-later
#include "follower.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace triage::test {

int Follower::read(TestClient &client, int limit, int wait)
{
    const Answer page = client.get("/changes?since=" + m_cursor + "&limit=" + QByteArray::number(limit)
                                   + "&wait=" + QByteArray::number(wait));
    if (page.status != 200) {
        m_complaint = u"the feed is answered "_s + page.outcome();
        return 0;
    }
    const QJsonArray entries = page.items();
    for (const QJsonValue &entry : entries)
        take(entry.toObject());
    const QByteArray next = page.meta("cursor").toString().toLatin1();
    if (entries.size() > limit)
        m_complaint = u"a page has more than its limit"_s;
    if (entries.isEmpty() && next != m_cursor)
        m_complaint = u"an empty page moves the cursor"_s;
    m_cursor = next;
    return int(entries.size());
}

void Follower::readAll(TestClient &client, const std::function<int()> &limit)
{
    while (m_complaint.isEmpty() && read(client, limit()) > 0) { }
}

void Follower::take(const QJsonObject &entry)
{
    const QString key = entry[u"type"].toString() + u' ' + entry[u"id"].toString();
    if (entry[u"op"] == u"delete"_s) {
        m_objects.erase(key);
        return;
    }
    QJsonObject object = entry[u"data"].toObject();
    object.remove(u"usage"_s); // counts of other objects, which say themselves when they change
    // Names like "Bugs v7" say which version of an object this is.
    const int version = object.value(u"name"_s).toString().section(u" v"_s, 1, 1).toInt();
    int &known = m_versions[key];
    if (version < known)
        m_complaint = u"%1 goes back from version %2 to %3"_s.arg(key).arg(known).arg(version);
    known = std::max(known, version);
    m_objects[key] = object;
}

std::map<QString, QJsonObject> Follower::of(const QString &type) const
{
    std::map<QString, QJsonObject> found;
    for (const auto &[key, object] : m_objects) {
        if (key.startsWith(type + u' '))
            found[key.sliced(type.size() + 1)] = object;
    }
    return found;
}

QString difference(const std::map<QString, QJsonObject> &one, const std::map<QString, QJsonObject> &other)
{
    const auto text = [](const QJsonObject &object) {
        return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    };
    for (const auto &[key, object] : one) {
        const auto found = other.find(key);
        if (found == other.end())
            return u"only one has %1: %2"_s.arg(key, text(object));
        for (const QString &member : object.keys() + found->second.keys()) {
            if (object[member] != found->second[member])
                return u"%1 has another %2: %3 and %4"_s.arg(key, member,
                                                             text({ { member, object[member] } }),
                                                             text({ { member, found->second[member] } }));
        }
    }
    for (const auto &[key, object] : other) {
        if (!one.contains(key))
            return u"only the other has %1: %2"_s.arg(key, text(object));
    }
    return {};
}

} // namespace triage::test
