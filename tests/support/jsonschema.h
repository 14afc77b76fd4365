// SPDX-License-Identifier: GPL-3.0-or-later
// A validator of the part of JSON Schema (2020-12) that our OpenAPI document uses.
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <functional>

namespace triage::test {

/// Finds what is wrong with values. Keywords that it does not know are violations themselves.
class JsonSchema
{
public:
    /// Gives the object that a $ref refers to, and any other object as it is.
    using Resolve = std::function<QJsonObject(const QJsonObject &)>;

    explicit JsonSchema(Resolve resolve) : m_resolve(std::move(resolve)) { }

    /// One sentence for each violation, with the path of the value in front, such as "body.data.id: is
    /// missing".
    QStringList violations(const QJsonValue &value, const QJsonObject &schema) const;

private:
    void check(const QJsonValue &value, const QJsonObject &schema, const QString &path,
               QStringList &found) const;
    void checkCombined(const QJsonValue &value, const QJsonObject &schema, const QString &path,
                       QStringList &found) const;
    void checkMembers(const QJsonObject &object, const QJsonObject &schema, const QString &path,
                      QStringList &found) const;
    void checkItems(const QJsonArray &array, const QJsonObject &schema, const QString &path,
                    QStringList &found) const;

    Resolve m_resolve;
};

} // namespace triage::test
