// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/keptsteps.h"

#include "fields/json.h"
#include "store/outbox/operationcodec.h"

#include <QUndoStack>

#include <optional>
#include <utility>

namespace triage::app {

namespace {

constexpr std::size_t maxSteps = 20;
constexpr std::size_t maxOperations = 500; ///< In one step: the value is written again after each act.

bool isSmall(const FeedbackCommand &step)
{
    std::size_t operations = 0;
    for (const Batch &batch : step.batches())
        operations += batch.operations.size();
    return operations <= maxOperations;
}

void write(JsonWriter &out, const FeedbackCommand &step)
{
    out.beginObject();
    out.key("text");
    out.text(step.text());
    out.key("hold");
    out.number(qint64(step.hold().count()));
    out.key("made");
    out.number(step.madeAt().milliseconds());
    out.key("batches");
    out.beginArray();
    for (const Batch &batch : step.batches()) {
        out.beginObject();
        out.key("act");
        out.number(batch.act.value_or(ActId()).value());
        out.key("operations");
        out.beginArray();
        for (const Operation &operation : batch.operations.all())
            out.raw(operationToJson(operation));
        out.endArray();
        out.endObject();
    }
    out.endArray();
    out.endObject();
}

qint64 numberOf(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Integer ? value.integer() : 0;
}

std::optional<Batch> batchOf(JsonValue value)
{
    Batch batch;
    if (const ActId act(numberOf(value.member("act"))); act.isValid())
        batch.act = act;
    Operations all;
    const JsonValue operations = value.member("operations");
    for (qsizetype i = 0; i < operations.size(); ++i) {
        const std::optional<Operation> operation = operationFromJson(operations.at(i).toJson());
        if (!operation)
            return std::nullopt;
        all.push_back(*operation);
    }
    batch.operations = std::move(all);
    return batch;
}

std::optional<KeptStep> stepOf(JsonValue value)
{
    KeptStep step{ .text = value.member("text").text(),
                   .hold = std::chrono::seconds(numberOf(value.member("hold"))),
                   .madeAt = Timestamp(numberOf(value.member("made"))),
                   .batches = {} };
    const JsonValue batches = value.member("batches");
    for (qsizetype i = 0; i < batches.size(); ++i) {
        std::optional<Batch> batch = batchOf(batches.at(i));
        if (!batch)
            return std::nullopt;
        step.batches.push_back(std::move(*batch));
    }
    return step;
}

} // namespace

QByteArray keptSteps(const QUndoStack &stack)
{
    std::vector<const FeedbackCommand *> steps;
    for (int i = stack.index() - 1; i >= 0 && steps.size() < maxSteps; --i) {
        const auto *step = dynamic_cast<const FeedbackCommand *>(stack.command(i));
        if (!step || !isSmall(*step))
            break;
        steps.push_back(step);
    }
    if (steps.empty())
        return {};
    JsonWriter out;
    out.beginArray();
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        write(out, **step);
    out.endArray();
    return out.take();
}

std::vector<KeptStep> keptStepsFrom(const QByteArray &memo)
{
    std::vector<KeptStep> steps;
    const auto document = memo.isEmpty() ? std::nullopt : JsonDocument::parse(memo);
    if (!document)
        return steps;
    const JsonValue root = document->root();
    for (qsizetype i = 0; i < root.size(); ++i) {
        std::optional<KeptStep> step = stepOf(root.at(i));
        if (!step)
            break;
        steps.push_back(std::move(*step));
    }
    return steps;
}

} // namespace triage::app
