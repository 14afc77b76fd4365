// SPDX-License-Identifier: GPL-3.0-or-later
// Builds JSON bodies and values in a short notation.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <initializer_list>
#include <utility>

namespace triage::test {

/// A JSON value. Text literals are UTF-8.
class Json : public QJsonValue
{
public:
    Json(const QJsonValue &other) : QJsonValue(other) { }
    Json(const char *text) : QJsonValue(QString::fromUtf8(text)) { }
    Json(const QByteArray &text) : QJsonValue(QString::fromUtf8(text)) { }
    Json(const QString &text) : QJsonValue(text) { }
    Json(bool flag) : QJsonValue(flag) { }
    Json(int number) : QJsonValue(number) { }
    Json(double number) : QJsonValue(number) { }
    Json(std::nullptr_t) : QJsonValue(QJsonValue::Null) { }
    Json(const QJsonObject &members) : QJsonValue(members) { }
    Json(const QJsonArray &values) : QJsonValue(values) { }
};

/// The members of an object, as {{"name", "Bugs"}, {"icon", nullptr}}.
class Members
{
public:
    Members() = default;
    Members(std::initializer_list<std::pair<const char *, Json>> members)
    {
        for (const auto &[name, value] : members)
            m_object.insert(QString::fromUtf8(name), value);
    }
    Members(const QJsonObject &object) : m_object(object) { }

    const QJsonObject &object() const { return m_object; }
    /// Returns a copy with an additional member.
    Members with(const char *name, const Json &value) const
    {
        QJsonObject more = m_object;
        more.insert(QString::fromUtf8(name), value);
        return more;
    }
    QByteArray toJson() const { return QJsonDocument(m_object).toJson(QJsonDocument::Compact); }

private:
    QJsonObject m_object;
};

inline QJsonObject object(const Members &members)
{
    return members.object();
}

inline QJsonArray array(std::initializer_list<Json> values)
{
    QJsonArray all;
    for (const Json &value : values)
        all.append(value);
    return all;
}

} // namespace triage::test
