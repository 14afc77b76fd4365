// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/schemacheck.h"

#include "support/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>

#include <optional>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

/// Returns the value of a JSON text, which need not be an object; nothing if the text is not JSON.
std::optional<QJsonValue> parsed(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson('[' + json + ']', &error);
    if (error.error != QJsonParseError::NoError || document.array().size() != 1)
        return std::nullopt;
    return document.array().first();
}

bool matches(const QString &pattern, const QByteArray &path)
{
    const QStringList wanted = pattern.split(u'/');
    const QList<QByteArray> given = path.split('/');
    if (wanted.size() != given.size())
        return false;
    for (qsizetype i = 1; i < wanted.size(); ++i) {
        const QByteArray segment = QByteArray::fromPercentEncoding(given[i]);
        const bool isKey = wanted[i].startsWith(u'{');
        // A part that cannot be decoded is an identifier that names nothing.
        const bool isText = !segment.contains('\0') && segment.isValidUtf8();
        if (segment.isEmpty() || (!isText && !isKey))
            return false;
        if (!isKey && QString::fromUtf8(segment) != wanted[i])
            return false;
    }
    return true;
}

} // namespace

SchemaCheck::SchemaCheck(const QByteArray &openApiDocument)
    : m_document(QJsonDocument::fromJson(openApiDocument).object())
{
}

QJsonObject SchemaCheck::resolved(const QJsonObject &object) const
{
    const QString reference = object.value(u"$ref"_s).toString();
    if (!reference.startsWith(u"#/"_s))
        return object;
    QJsonValue at = m_document;
    for (const QString &part : reference.mid(2).split(u'/'))
        at = at.toObject().value(part);
    return at.toObject();
}

QStringList SchemaCheck::violations(const QJsonValue &value, const QJsonObject &schema) const
{
    return JsonSchema([this](const QJsonObject &object) { return resolved(object); })
        .violations(value, schema);
}

QJsonObject SchemaCheck::pathItem(const QByteArray &path) const
{
    const QJsonObject paths = m_document.value(u"paths"_s).toObject();
    // Paths without keys have precedence over those with keys.
    if (paths.contains(QString::fromUtf8(path)))
        return paths.value(QString::fromUtf8(path)).toObject();
    for (auto each = paths.begin(); each != paths.end(); ++each) {
        if (matches(each.key(), path))
            return each->toObject();
    }
    return {};
}

QStringList SchemaCheck::contentViolations(const QJsonObject &response, const QByteArray &body) const
{
    const QJsonObject content = response.value(u"content"_s).toObject();
    if (content.isEmpty())
        return body.isEmpty() ? QStringList() : QStringList{ u"body: must be empty"_s };
    const std::optional<QJsonValue> value = parsed(body);
    if (!value)
        return { u"body: is not JSON"_s };
    return violations(*value, content.begin()->toObject().value(u"schema"_s).toObject());
}

QStringList SchemaCheck::answerViolations(const QJsonObject &operation, int status,
                                          const QByteArray &body) const
{
    const QJsonObject responses = operation.value(u"responses"_s).toObject();
    const QString name = QString::number(status);
    QStringList found;
    if (responses.contains(name)) {
        found = contentViolations(resolved(responses.value(name).toObject()), body);
        if (found.isEmpty())
            return {};
    }
    // A listed status can also have a cause that applies to all requests.
    const QJsonObject other = resolved(responses.value(u"default"_s).toObject());
    if (other.isEmpty())
        return found.isEmpty() ? QStringList{ u"status: %1 is not in the document"_s.arg(status) } : found;
    const QStringList otherFound = contentViolations(other, body);
    if (otherFound.isEmpty())
        return {};
    return found.isEmpty() ? QStringList{ u"status: %1 is not in the document"_s.arg(status) } + otherFound
                           : found;
}

QStringList SchemaCheck::problemViolations(int status, const QByteArray &body, const QString &slug) const
{
    const std::optional<QJsonValue> value = parsed(body);
    if (!value)
        return { u"body: is not JSON"_s };
    QStringList found = violations(*value, QJsonObject{ { u"$ref"_s, u"#/components/schemas/Problem"_s } });
    const QJsonObject problem = value->toObject();
    if (problem.value(u"status"_s).toInt() != status)
        found << u"body.status: is not the status of the answer, %1"_s.arg(status);
    if (!slug.isEmpty() && !problem.value(u"type"_s).toString().endsWith(u'/' + slug))
        found << u"body.type: must end with %1"_s.arg(slug);
    return found;
}

QStringList SchemaCheck::violations(const QByteArray &method, const QByteArray &pathWithQuery, int status,
                                    const QByteArray &body,
                                    const std::optional<QByteArray> &contentType) const
{
    if (m_document.isEmpty())
        return { u"document: is not a JSON object"_s };
    const QByteArray path = pathWithQuery.split('?').first();
    const QByteArray type = contentType ? contentType->split(';').first().trimmed() : QByteArray();
    const bool isJson = type.isEmpty() || type == "application/json" || type.endsWith("+json");
    QStringList found = isJson ? bodyViolations(method, path, status, body) : QStringList();
    if (contentType)
        found << typeViolations(method, path, status, *contentType);
    return found;
}

QStringList SchemaCheck::typeViolations(const QByteArray &method, const QByteArray &path, int status,
                                        const QByteArray &type) const
{
    const QJsonObject item = pathItem(path);
    if (item.isEmpty() && !path.startsWith("/api/"))
        return {};
    QStringList expected{ u"application/problem+json"_s };
    if (status < 400) {
        const QString name = QString::fromLatin1(method == "HEAD" ? "get" : method.toLower());
        const QJsonObject operation = item.value(name).toObject();
        const QJsonObject responses = operation.value(u"responses"_s).toObject();
        expected = resolved(responses.value(QString::number(status)).toObject())
                       .value(u"content"_s)
                       .toObject()
                       .keys();
    }
    const QString bare = QString::fromLatin1(type.split(';').first().trimmed());
    if (expected.isEmpty() ? bare.isEmpty() : expected.contains(bare))
        return {};
    return { u"content type: is \"%1\" and not \"%2\""_s.arg(bare, expected.join(u"\" or \""_s)) };
}

QStringList SchemaCheck::bodyViolations(const QByteArray &method, const QByteArray &path, int status,
                                        const QByteArray &body) const
{
    if (method == "HEAD")
        return body.isEmpty() ? QStringList() : QStringList{ u"body: must be empty"_s };
    const QJsonObject item = pathItem(path);
    const bool isApi = path.startsWith("/api/");
    const QStringList unknown{ QString::fromUtf8(method + ' ' + path) + u": is not in the document"_s };
    if (item.isEmpty()) {
        // HTML pages are not described by the document.
        const bool isPage = !isApi && body.startsWith('<');
        if (status < 400 || isPage)
            return isApi ? unknown : QStringList();
        return problemViolations(status, body, isApi && status == 404 ? u"not-found"_s : u""_s);
    }
    if (method == "OPTIONS" && status == 204)
        return body.isEmpty() ? QStringList() : QStringList{ u"body: must be empty"_s };
    // Names of methods are case-sensitive: "get" is not "GET".
    const bool isMethod = method == method.toUpper();
    const QJsonObject operation
        = isMethod ? item.value(QString::fromLatin1(method.toLower())).toObject() : QJsonObject();
    if (operation.isEmpty() && status < 400)
        return unknown;
    if (operation.isEmpty())
        return problemViolations(status, body, status == 405 ? u"method-not-allowed"_s : u""_s);
    QStringList found = answerViolations(operation, status, body);
    if (status >= 400)
        found << problemViolations(status, body, {});
    found.removeDuplicates();
    return found;
}

QStringList SchemaCheck::wrongExamples() const
{
    QStringList found;
    const auto judge = [&](const QString &where, const QJsonObject &content) {
        for (auto media = content.begin(); media != content.end(); ++media) {
            const QJsonObject type = media->toObject();
            const QJsonObject schema = type.value(u"schema"_s).toObject();
            QJsonArray examples;
            if (type.contains(u"example"_s))
                examples.append(type.value(u"example"_s));
            const QJsonObject named = type.value(u"examples"_s).toObject();
            for (const QJsonValue &each : named)
                examples.append(resolved(each.toObject()).value(u"value"_s));
            if (examples.isEmpty())
                found << where + u": has no example"_s;
            for (const QJsonValue &example : examples) {
                for (const QString &wrong : violations(example, schema))
                    found << where + u": "_s + wrong;
            }
        }
    };
    const QJsonObject paths = m_document.value(u"paths"_s).toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path) {
        const QJsonObject item = path->toObject();
        for (auto method = item.begin(); method != item.end(); ++method) {
            const QString where = method.key() + u' ' + path.key();
            const QJsonObject operation = method->toObject();
            judge(where, operation.value(u"requestBody"_s).toObject().value(u"content"_s).toObject());
            const QJsonObject responses = operation.value(u"responses"_s).toObject();
            for (auto answer = responses.begin(); answer != responses.end(); ++answer)
                judge(where + u' ' + answer.key(),
                      resolved(answer->toObject()).value(u"content"_s).toObject());
        }
    }
    return found;
}

QStringList schemaViolations(const QByteArray &openApiDocument, const QByteArray &method,
                             const QByteArray &pathWithQuery, int status, const QByteArray &body)
{
    return SchemaCheck(openApiDocument).violations(method, pathWithQuery, status, body);
}

} // namespace triage::test
