// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/toolrunner.h"

#include "api/idempotentcall.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::mcp {

namespace {

using Kind = JsonValue::Kind;

constexpr int usualItems = 20;

QString nameOf(const Property &property)
{
    return QString::fromLatin1(property.name);
}

/// Returns the value of an argument as it stands in a path or query; nothing for null.
Result<QStringList> plainTexts(JsonValue value, const QString &name)
{
    switch (value.kind()) {
    case Kind::Absent:
    case Kind::Null:
        return QStringList();
    case Kind::Text:
        return QStringList{ value.text() };
    case Kind::Boolean:
    case Kind::Integer:
    case Kind::Number:
        return QStringList{ QString::fromLatin1(value.toJson()) };
    case Kind::Array: {
        QStringList all;
        for (qsizetype i = 0; i < value.size(); ++i) {
            if (value.at(i).kind() != Kind::Text)
                return invalidField(name, u"%1 must be a list of texts."_s.arg(name), Category::Integration);
            all << value.at(i).text();
        }
        return all;
    }
    case Kind::Object:
        return invalidField(name, u"%1 must not be an object."_s.arg(name), Category::Integration);
    }
    Q_UNREACHABLE();
}

bool isArgument(const Tool &tool, const QByteArray &name)
{
    return std::any_of(tool.arguments.begin(), tool.arguments.end(),
                       [&](const Property &each) { return each.name == name; });
}

/// Returns the problem of arguments that are missing or that the tool does not have.
std::optional<Problem> whyNot(const Tool &tool, JsonValue values)
{
    if (!values.isAbsent() && !values.isObject())
        return invalidField(u"arguments"_s, u"arguments must be an object."_s, Category::Integration);
    QStringList names;
    qsizetype known = 0;
    for (const Property &each : tool.arguments) {
        names << nameOf(each);
        const JsonValue value = values.member(each.name.constData());
        if (each.required && (value.isAbsent() || value.isNull()))
            return missingField(nameOf(each), Category::Integration);
        if (value.isArray() && value.size() > maxItems)
            return invalidField(nameOf(each), u"%1 may have %2 elements."_s.arg(nameOf(each)).arg(maxItems),
                                Category::Integration);
        known += value.isAbsent() ? 0 : 1;
    }
    if (values.isObject() && values.size() > known)
        return invalidField(
            u"arguments"_s,
            u"There is an unknown argument. The arguments are: %1."_s.arg(names.join(u", "_s)),
            Category::Integration);
    return {};
}

Result<QByteArray> queryOf(const Tool &tool, const BoundStep &step, JsonValue values)
{
    QByteArrayList parts;
    if (!step.step.query.isEmpty())
        parts << step.step.query;
    for (const Property &each : step.query) {
        if (std::find(step.keys.begin(), step.keys.end(), each.name) != step.keys.end())
            continue;
        const bool isGiven = isArgument(tool, each.name);
        const auto texts
            = plainTexts(isGiven ? values.member(each.name.constData()) : JsonValue(), nameOf(each));
        if (!texts)
            return texts.error();
        QStringList all = *texts;
        if (each.name == "limit")
            all = { QString::number(all.isEmpty() ? usualItems : std::min(all.first().toInt(), maxItems)) };
        for (const QString &text : all)
            parts << each.name + '=' + QUrl::toPercentEncoding(text);
    }
    return parts.join('&');
}

/// Returns the body of the operation, of those arguments that belong to it.
QByteArray bodyOf(const Tool &tool, const BoundStep &step, JsonValue values)
{
    if (!step.endpoint.hasBody)
        return {};
    JsonWriter out;
    out.beginObject();
    for (const Property &each : step.body) {
        const JsonValue value = values.member(each.name.constData());
        if (value.isAbsent() || !isArgument(tool, each.name))
            continue;
        out.key(each.name.constData());
        out.raw(value.toJson());
    }
    out.endObject();
    return out.take();
}

QString keyOf(JsonValue values)
{
    const JsonValue key = values.member(idempotencyKey);
    return key.kind() == Kind::Text ? key.text() : QString();
}

/// Returns the headers of a call: the token, the program and the key of the outer one.
http::Headers headersOf(const api::Call &outer, JsonValue values)
{
    http::Headers headers{ { "Content-Type", "application/json" },
                           { "X-IB-Client", outer.caller.program.toUtf8() } };
    if (const auto token = outer.request.headers.value("Authorization"))
        headers.append("Authorization", *token);
    if (const QString key = keyOf(values); !key.isEmpty())
        headers.append("Idempotency-Key", key.toUtf8());
    return headers;
}

/// Returns the call of a step. `made` is the identifier of what an earlier step has made.
Result<api::Call> callOf(const Tool &tool, const BoundStep &step, JsonValue values, const api::Call &outer,
                         const QString &made)
{
    api::Call call;
    call.caller = outer.caller;
    call.request.method = fromWord<http::Method>(toWord(step.endpoint.method)).value_or(http::Method::Other);
    call.request.peer = outer.request.peer;
    call.request.headers = headersOf(outer, values);
    QByteArray path(step.endpoint.path.data(), qsizetype(step.endpoint.path.size()));
    for (const QByteArray &key : step.keys) {
        const auto texts = plainTexts(values.member(key.constData()), QString::fromLatin1(key));
        if (!texts)
            return texts.error();
        const QString text = isArgument(tool, key) ? texts->value(0) : made;
        call.keys << text;
        path.replace('{' + key + '}', QUrl::toPercentEncoding(text));
    }
    call.request.path = path;
    const auto query = queryOf(tool, step, values);
    if (!query)
        return query.error();
    call.request.query = *query;
    call.request.body = bodyOf(tool, step, values);
    return call;
}

/// Returns true if the step is not the one that an argument chose.
bool isPassedOver(const BoundStep &step, JsonValue values)
{
    if (step.step.chosenBy.isEmpty())
        return false;
    const JsonValue choice = values.member(step.step.chosenBy.constData());
    return choice.kind() != Kind::Text || choice.text().toUtf8() != step.step.member;
}

/// Returns the problem of a choice that none of the steps is.
std::optional<Problem> whyNotChoice(const Tool &tool, JsonValue values)
{
    const bool runs = std::any_of(tool.steps.begin(), tool.steps.end(),
                                  [&](const BoundStep &each) { return !isPassedOver(each, values); });
    if (runs)
        return {};
    QStringList words;
    for (const BoundStep &each : tool.steps)
        words << QString::fromLatin1(each.step.member);
    const QString name = QString::fromLatin1(tool.steps.front().step.chosenBy);
    return invalidField(name, u"%1 must be one of %2."_s.arg(name, words.join(u", "_s)),
                        Category::Integration);
}

} // namespace

api::Task<Result<QByteArray>> ToolRunner::run(const Tool *tool, Arguments arguments, api::Call call)
{
    const JsonValue values = arguments.values;
    if (const auto wrong = whyNot(*tool, values))
        co_return *wrong;
    if (const auto wrong = whyNotChoice(*tool, values))
        co_return *wrong;
    JsonWriter out;
    out.beginObject();
    QString made;
    for (const BoundStep &step : tool->steps) {
        if (isPassedOver(step, values))
            continue;
        if (step.endpoint.isWrite() && step.endpoint.method != api::Method::Post) {
            auto once = executeOnce(tool, &step, arguments, call);
            const Result<void> done = co_await std::move(once);
            if (!done)
                co_return done.error();
            continue;
        }
        Result<api::Call> inner = callOf(*tool, step, values, call, made);
        if (!inner)
            co_return inner.error();
        auto task = m_api.perform(step.step.operation, std::move(*inner));
        const Result<api::Payload> answer = co_await std::move(task);
        if (!answer)
            co_return answer.error();
        const std::optional<JsonDocument> document = JsonDocument::parse(answer->bytes);
        if (!document)
            continue;
        const JsonValue id = document->root().member("data").member("id");
        if (id.kind() == Kind::Text)
            made = id.text();
        writeAnswer(out, step, document->root());
    }
    out.endObject();
    co_return out.take();
}

api::Task<Result<void>> ToolRunner::executeOnce(const Tool *tool, const BoundStep *step, Arguments arguments,
                                                api::Call call)
{
    Result<api::Call> inner = callOf(*tool, *step, arguments.values, call, QString());
    if (!inner)
        co_return inner.error();
    // Its method is part of what a receipt is for: the same path takes an item in and out.
    api::Call kept = *inner;
    kept.request.path = "/mcp/" + tool->plan.name;
    kept.request.body = inner->request.path + '\n' + inner->request.body;
    const auto key = api::idempotencyKeyOf(kept.request.headers);
    if (!key)
        co_return key.error();
    const api::IdempotentCall idempotent(kept, key->value_or(QByteArray()));
    const auto request = idempotent.request();
    auto check = m_receipts.check(call.caller.organization, request);
    const Result<void> isFirst = co_await std::move(check);
    if (!isFirst && request->storedAnswer)
        co_return Result<void>();
    if (!isFirst)
        co_return isFirst.error();
    auto task = m_api.perform(step->step.operation, std::move(*inner));
    const Result<api::Payload> answer = co_await std::move(task);
    if (!answer)
        co_return answer.error();
    const storage::Receipt receipt{ request->receiptKey, idempotent.seal(*answer, false) };
    auto keep = m_receipts.keep(call.caller.organization, receipt);
    const Result<void> stored = co_await std::move(keep);
    co_return stored;
}

} // namespace triage::mcp
