// SPDX-License-Identifier: GPL-3.0-or-later
// A validator of the part of JSON Schema (2020-12) that our OpenAPI document uses.
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <functional>
#include <optional>

namespace triage::test {

/// Validates values. An unknown keyword is a violation itself, and so is a member that an object's schema
/// does not list: answers are open for later versions, but this one documents all members that it has.
class JsonSchema
{
public:
    /// Returns the object that a $ref refers to, and any other object unchanged.
    using Resolve = std::function<QJsonObject(const QJsonObject &)>;

    explicit JsonSchema(Resolve resolve) : m_resolve(std::move(resolve)) { }

    /// Returns a sentence for each violation, preceded by the path of the value, such as "body.data.id: is
    /// missing".
    QStringList violations(const QJsonValue &value, const QJsonObject &schema) const;

private:
    void check(const QJsonValue &value, const QJsonObject &schema, const QString &path, QStringList &found,
               bool isPart = false) const;
    void checkCombined(const QJsonValue &value, const QJsonObject &schema, const QString &path,
                       QStringList &found) const;
    void checkMembers(const QJsonObject &object, const QJsonObject &schema, const QString &path,
                      QStringList &found) const;
    /// Returns the members that a schema lists; nothing if it permits any.
    std::optional<QStringList> namesIn(const QJsonObject &schema) const;
    void checkUnknown(const QJsonObject &object, const QJsonObject &schema, const QString &path,
                      QStringList &found) const;
    void checkItems(const QJsonArray &array, const QJsonObject &schema, const QString &path,
                    QStringList &found) const;

    Resolve m_resolve;
};

} // namespace triage::test
