// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/problemresponse.h"

#include "domain/tokentext.h"
#include "fields/jsonwriter.h"

namespace triage::http {

Response problemResponse(const Problem &problem, const QString &problemsBase)
{
    JsonWriter out;
    out.beginObject();
    out.key("type");
    out.text(problemsBase + QLatin1Char('/') + slugOf(problem.type));
    out.key("title");
    out.text(titleOf(problem.type));
    out.key("status");
    out.number(qint64(statusOf(problem.type)));
    out.key("detail");
    // A request may have a token in a wrong place, and a problem may name that place by what it holds.
    out.text(withoutTokens(problem.detail));
    if (const std::optional<Category> category = categoryOf(problem)) {
        out.key("category");
        out.ascii(*category == Category::User ? "user" : "integration");
    }
    if (!problem.field.isEmpty()) {
        out.key("field");
        out.text(withoutTokens(problem.field));
    }
    out.endObject();

    Response response;
    response.status = statusOf(problem.type);
    response.body = out.take();
    response.headers.append("Content-Type", "application/problem+json");
    if (problem.retryAfter.count() > 0)
        response.headers.append("Retry-After", QByteArray::number(qint64(problem.retryAfter.count())));
    if (response.status == 401)
        response.headers.append("WWW-Authenticate", "Bearer");
    return response;
}

} // namespace triage::http
