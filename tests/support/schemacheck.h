// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a backend answers is what its OpenAPI document promises.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <optional>

namespace triage::test {

/// Holds answers against one OpenAPI document. Understands the part of JSON Schema that the document uses;
/// what else it meets in a schema is a violation, so that nothing is passed over unseen.
class SchemaCheck
{
public:
    explicit SchemaCheck(const QByteArray &openApiDocument);

    /// What is wrong with an answer; empty: nothing. Each is a sentence that begins with where it is. Answers
    /// outside of the document's paths have to be problems, as far as the path is one of the API's. The
    /// content type is judged where it is given.
    QStringList violations(const QByteArray &method, const QByteArray &pathWithQuery, int status,
                           const QByteArray &body,
                           const std::optional<QByteArray> &contentType = std::nullopt) const;
    /// What is wrong with a value; schema is an object of the document.
    QStringList violations(const QJsonValue &value, const QJsonObject &schema) const;
    /// What is wrong with the examples of bodies and answers in the document.
    QStringList wrongExamples() const;

    const QJsonObject &document() const { return m_document; }

private:
    /// An object, or what its $ref refers to.
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

/// The same in one call.
QStringList schemaViolations(const QByteArray &openApiDocument, const QByteArray &method,
                             const QByteArray &pathWithQuery, int status, const QByteArray &body);

} // namespace triage::test
