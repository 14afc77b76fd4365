// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/problemdocument.h"

#include "fields/json.h"

#include <algorithm>

namespace triage::api {

namespace {

QString textOf(JsonValue object, const char *name)
{
    const JsonValue value = object.member(name);
    return value.kind() == JsonValue::Kind::Text ? value.text() : QString();
}

std::optional<Category> categoryNamed(const QString &word)
{
    if (word == QLatin1StringView("user"))
        return Category::User;
    if (word == QLatin1StringView("integration"))
        return Category::Integration;
    return std::nullopt;
}

} // namespace

std::optional<ProblemType> problemTypeOf(QStringView slug)
{
    const auto types = allProblemTypes();
    const auto found
        = std::find_if(types.begin(), types.end(), [slug](ProblemType type) { return slugOf(type) == slug; });
    return found == types.end() ? std::nullopt : std::optional(*found);
}

ProblemType problemTypeOf(int status)
{
    switch (status) {
    case 401:
        return ProblemType::Unauthorized;
    case 403:
        return ProblemType::Forbidden;
    case 404:
        return ProblemType::NotFound;
    case 422:
        return ProblemType::InvalidFieldValue;
    default:
        break;
    }
    for (const ProblemType type : allProblemTypes()) {
        if (statusOf(type) == status)
            return type;
    }
    return status >= 500 ? ProblemType::InternalError : ProblemType::BadRequest;
}

std::optional<Problem> readProblem(QByteArrayView document, int status)
{
    const std::optional<JsonDocument> parsed = JsonDocument::parse(document);
    if (!parsed || !parsed->root().isObject())
        return std::nullopt;
    const JsonValue root = parsed->root();
    const QString type = textOf(root, "type");
    if (type.isEmpty() || root.member("status").kind() != JsonValue::Kind::Integer)
        return std::nullopt;
    Problem problem;
    problem.type = problemTypeOf(QStringView(type).sliced(type.lastIndexOf(QLatin1Char('/')) + 1))
                       .value_or(problemTypeOf(status));
    problem.detail = textOf(root, "detail");
    if (problem.detail.isEmpty())
        problem.detail = titleOf(problem.type);
    problem.field = textOf(root, "field");
    // Problems keep a category only if it differs from their type's.
    if (const auto category = categoryNamed(textOf(root, "category")); category != categoryOf(problem.type))
        problem.category = category;
    return problem;
}

} // namespace triage::api
