// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the responses of a backend against its OpenAPI document.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <optional>

namespace triage::test {

/// Checks responses against one OpenAPI document. Supports the part of JSON Schema that the document uses;
/// everything else in a schema is a violation, so that nothing is silently ignored.
class SchemaCheck
{
public:
    explicit SchemaCheck(const QByteArray &openApiDocument);

    /// Returns the violations of a response, each a sentence that begins with its place; empty if there are
    /// none. Responses for API paths that are not in the document must be problems. The content type is
    /// checked if it is given.
    QStringList violations(const QByteArray &method, const QByteArray &pathWithQuery, int status,
                           const QByteArray &body,
                           const std::optional<QByteArray> &contentType = std::nullopt) const;
    /// Returns the violations of a value; schema is an object of the document.
    QStringList violations(const QJsonValue &value, const QJsonObject &schema) const;
    /// Returns the violations of the examples of bodies and responses in the document.
    QStringList wrongExamples() const;

    const QJsonObject &document() const { return m_document; }

private:
    /// Returns the object, or the object that its $ref refers to.
    QJsonObject resolved(const QJsonObject &object) const;
    QJsonObject pathItem(const QByteArray &path) const;
    QStringList bodyViolations(const QByteArray &method, const QByteArray &path, int status,
                               const QByteArray &body) const;
    QStringList typeViolations(const QByteArray &method, const QByteArray &path, int status,
                               const QByteArray &type) const;
    QStringList answerViolations(const QJsonObject &operation, int status, const QByteArray &body) const;
    QStringList contentViolations(const QJsonObject &response, const QByteArray &body) const;
    QStringList problemViolations(int status, const QByteArray &body, const QString &slug) const;

    QJsonObject m_document;
};

/// Checks a response in one call.
QStringList schemaViolations(const QByteArray &openApiDocument, const QByteArray &method,
                             const QByteArray &pathWithQuery, int status, const QByteArray &body);

} // namespace triage::test
