// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/tool.h"

#include "api/openapi/schemajson.h"

#include <algorithm>
#include <array>

namespace triage::mcp {

namespace {

using api::openapi::DocumentedOperation;
using api::openapi::DocumentedParameter;
using Kind = Schema::Kind;

/// The members of meta that are for programs that follow links, or that repeat items.
constexpr std::array droppedMeta{ "links", "related", "next", "prev", "search", "triage" };

const DocumentedOperation &operationOf(const api::openapi::Catalogue &catalogue, const QByteArray &name)
{
    for (const api::openapi::Family &family : catalogue.families()) {
        for (const DocumentedOperation &each : family.operations) {
            if (name == each.endpoint.name)
                return each;
        }
    }
    qFatal("No operation is named %s", name.constData());
}

const Property *find(const std::vector<Property> &properties, const QByteArray &name)
{
    const auto found = std::find_if(properties.begin(), properties.end(),
                                    [&](const Property &each) { return each.name == name; });
    return found == properties.end() ? nullptr : &*found;
}

/// Returns the object with only these members. Of alternatives, whose members have the same names, it returns
/// one that permits the words of all.
Schema reduced(const Schema &schema, const QByteArrayList &names)
{
    Schema object = schema.kind == Kind::Union ? schema.element.front() : schema;
    std::erase_if(object.properties, [&](const Property &each) { return !names.contains(each.name); });
    if (schema.kind != Kind::Union)
        return object;
    for (Property &kept : object.properties) {
        for (const Schema &alternative : schema.element) {
            const Property *same = find(alternative.properties, kept.name);
            for (const QByteArray &word : same ? same->schema.words : std::vector<QByteArray>()) {
                auto &words = kept.schema.words;
                if (std::find(words.begin(), words.end(), word) == words.end())
                    words.push_back(word);
            }
        }
        kept.schema.description.clear();
    }
    return object;
}

/// Takes data and meta out of the envelope of an answer.
void openEnvelope(BoundStep &bound, const Schema &envelope)
{
    if (const Property *data = find(envelope.properties, "data")) {
        bound.data = Property{ "items", data->schema };
        Schema &schema = bound.data->schema;
        if (schema.kind == Kind::List && !bound.step.only.isEmpty())
            schema.element.front() = reduced(schema.element.front(), bound.step.only);
    }
    const Property *meta = find(envelope.properties, "meta");
    if (!meta)
        return;
    for (const Property &each : meta->schema.properties) {
        if (std::find(droppedMeta.begin(), droppedMeta.end(), each.name) == droppedMeta.end())
            bound.meta.push_back(each);
    }
}

BoundStep boundTo(const Step &step, const api::openapi::Catalogue &catalogue)
{
    const DocumentedOperation &operation = operationOf(catalogue, step.operation);
    const auto &components = catalogue.components();
    BoundStep bound{ step, operation.endpoint, {}, {}, {}, {}, {} };
    for (const DocumentedParameter &each : operation.parameters) {
        if (each.place == DocumentedParameter::Place::Path)
            bound.keys.push_back(each.name);
        if (each.place != DocumentedParameter::Place::Header)
            bound.query.push_back({ each.name, inlined(each.schema, components),
                                    each.place == DocumentedParameter::Place::Path });
    }
    if (operation.body)
        bound.body = inlined(operation.body->schema, components).properties;
    if (operation.reply && !step.isQuiet)
        openEnvelope(bound, inlined(operation.reply->schema, components));
    return bound;
}

void addArgument(std::vector<Property> &arguments, Property argument)
{
    if (argument.name == "limit")
        argument.schema.maximum = std::min(argument.schema.maximum.value_or(maxItems), double(maxItems));
    if (argument.schema.kind == Kind::List)
        argument.schema.maximum = std::min(argument.schema.maximum.value_or(maxItems), double(maxItems));
    if (!find(arguments, argument.name))
        arguments.push_back(std::move(argument));
}

/// Returns the argument that chooses one of several steps.
std::optional<Property> choiceOf(const std::vector<BoundStep> &steps)
{
    Property choice;
    choice.schema.kind = Kind::Text;
    choice.schema.description = "What to return.";
    for (const BoundStep &each : steps) {
        if (each.step.chosenBy.isEmpty())
            continue;
        choice.name = each.step.chosenBy;
        choice.schema.words.push_back(each.step.member);
    }
    return choice.name.isEmpty() ? std::nullopt : std::optional(choice);
}

Property keyArgument(bool required)
{
    Property key{ idempotencyKey, {}, required };
    key.schema.kind = Kind::Text;
    key.schema.minimum = 1;
    key.schema.maximum = 255;
    key.schema.description = "A new random text, such as a UUID, for each new call. A call that is sent "
                             "again with the same key within 24 hours is done once.";
    return key;
}

std::vector<Property> argumentsOf(const Tool &tool)
{
    std::vector<Property> arguments;
    if (const std::optional<Property> choice = choiceOf(tool.steps))
        arguments.push_back(*choice);
    for (const BoundStep &step : tool.steps) {
        for (const QByteArray &key : step.keys) {
            // An earlier step makes the key: callers do not send it.
            if (step.endpoint.name != std::string_view("getResearch"))
                addArgument(arguments, *find(step.query, key));
        }
    }
    for (const QByteArray &name : tool.plan.arguments) {
        const Property *argument = nullptr;
        for (const BoundStep &step : tool.steps) {
            if (!argument)
                argument = find(step.body, name);
            if (!argument)
                argument = find(step.query, name);
        }
        if (!argument)
            qFatal("No operation of %s takes %s", tool.plan.name.constData(), name.constData());
        addArgument(arguments, *argument);
    }
    const bool asks = std::any_of(tool.steps.begin(), tool.steps.end(), [](const BoundStep &each) {
        return each.endpoint.method == api::Method::Post && each.endpoint.asksOnly;
    });
    if (tool.writes || asks)
        arguments.push_back(keyArgument(tool.writes));
    return arguments;
}

Tool boundTool(const ToolPlan &plan, const api::openapi::Catalogue &catalogue)
{
    Tool tool{ plan, {}, {} };
    for (const Step &step : plan.steps) {
        tool.steps.push_back(boundTo(step, catalogue));
        tool.writes = tool.writes || tool.steps.back().endpoint.isWrite();
    }
    tool.arguments = argumentsOf(tool);
    return tool;
}

/// Returns the members of the result that a step answers with.
std::vector<Property> resultOf(const BoundStep &step)
{
    if (!step.data || step.step.isQuiet)
        return {};
    std::vector<Property> members;
    const Schema &data = step.data->schema;
    if (data.kind == Kind::List)
        members.push_back(*step.data);
    else if (data.kind == Kind::Object)
        members = data.properties;
    members.insert(members.end(), step.meta.begin(), step.meta.end());
    if (step.step.member.isEmpty())
        return members;
    // A list without more needs no object around it.
    Property member{ step.step.member, {}, step.step.chosenBy.isEmpty() };
    if (data.kind == Kind::List && step.meta.empty()) {
        member.schema = data;
    } else {
        member.schema.kind = Kind::Object;
        member.schema.isAnswer = true;
        member.schema.properties = members;
    }
    return { member };
}

Schema objectOf(std::vector<Property> properties)
{
    Schema object;
    object.kind = Kind::Object;
    object.properties = std::move(properties);
    return object;
}

void writeInput(JsonWriter &out, const Tool &tool)
{
    // JsonWriter writes commas: the schema's members are repeated rather than changed.
    JsonWriter schema;
    api::openapi::writeSchema(schema, objectOf(tool.arguments));
    QByteArray json = schema.take();
    json.chop(1);
    out.raw(json + R"(,"additionalProperties":false})");
}

void writeHints(JsonWriter &out, const Tool &tool)
{
    out.beginObject();
    out.key("title");
    out.utf8(tool.plan.title);
    out.key("readOnlyHint");
    out.boolean(!tool.writes);
    out.key("destructiveHint");
    out.boolean(false);
    out.key("idempotentHint");
    out.boolean(true);
    out.key("openWorldHint");
    out.boolean(false);
    out.endObject();
}

/// Writes a list, of which no more than maxItems elements are part of a result.
void writeList(JsonWriter &out, JsonValue list, const BoundStep &step)
{
    const qsizetype size = std::min<qsizetype>(list.size(), maxItems);
    const qsizetype first = step.step.keepsLast ? list.size() - size : 0;
    out.beginArray();
    for (qsizetype i = first; i < first + size; ++i)
        writeSheltered(out, list.at(i), step.data->schema.element.front());
    out.endArray();
}

} // namespace

std::vector<Tool> boundTools(const std::vector<ToolPlan> &plans, const api::openapi::Catalogue &catalogue)
{
    std::vector<Tool> tools;
    for (const ToolPlan &plan : plans)
        tools.push_back(boundTool(plan, catalogue));
    return tools;
}

void writeTool(JsonWriter &out, const Tool &tool)
{
    out.beginObject();
    out.key("name");
    out.utf8(tool.plan.name);
    out.key("title");
    out.utf8(tool.plan.title);
    out.key("description");
    out.utf8(tool.plan.description);
    out.key("inputSchema");
    writeInput(out, tool);
    std::vector<Property> members;
    for (const BoundStep &step : tool.steps) {
        for (Property &each : resultOf(step))
            members.push_back(std::move(each));
    }
    out.key("outputSchema");
    api::openapi::writeSchema(out, sheltered(objectOf(std::move(members))));
    out.key("annotations");
    writeHints(out, tool);
    out.endObject();
}

void writeAnswer(JsonWriter &out, const BoundStep &step, JsonValue answer)
{
    if (!step.data || step.step.isQuiet)
        return;
    const JsonValue data = answer.member("data");
    const Schema &schema = step.data->schema;
    const bool isList = schema.kind == Kind::List;
    const bool isNested = !step.step.member.isEmpty();
    if (isNested)
        out.key(step.step.member.constData());
    if (isNested && isList && step.meta.empty()) {
        writeList(out, data, step);
        return;
    }
    if (isNested)
        out.beginObject();
    if (isList) {
        out.key(step.data->name.constData());
        writeList(out, data, step);
    }
    std::vector<Member> members;
    if (!isList) {
        for (const Property &each : schema.properties)
            members.push_back({ &each, data.member(each.name.constData()) });
    }
    for (const Property &each : step.meta)
        members.push_back({ &each, answer.member("meta").member(each.name.constData()) });
    writeMembers(out, members);
    if (isNested)
        out.endObject();
}

} // namespace triage::mcp
