// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/operationcodec.h"

#include "fields/json.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

struct Writer
{
    JsonWriter &out;

    void begin(const char *kind, FeedbackId feedback) const
    {
        out.key("kind");
        out.ascii(kind);
        out.key("feedback");
        writeJson(out, feedback);
    }
    void buffer(BufferId id) const
    {
        out.key("buffer");
        writeJson(out, id);
    }
    void needed(bool review) const
    {
        if (!review)
            return;
        out.key("needed_review");
        out.boolean(true);
    }
    void operator()(const Assign &each) const
    {
        begin("assign", each.feedback);
        buffer(each.buffer);
        if (each.insteadOf.isValid()) {
            out.key("instead_of");
            writeJson(out, each.insteadOf);
        }
        needed(each.neededReview);
    }
    void operator()(const Unassign &each) const
    {
        begin("unassign", each.feedback);
        buffer(each.buffer);
        needed(each.neededReview);
    }
    void operator()(const EditFeedback &each) const
    {
        begin("edit", each.feedback);
        out.key("patch");
        writeJson(out, *each.patch);
        out.key("before");
        writeJson(out, *each.before);
    }
    void operator()(const DeleteFeedback &each) const { begin("delete", each.feedback); }
    void operator()(const WriteNote &each) const
    {
        begin("note", each.feedback);
        out.key("text");
        out.text(each.text);
    }
    void operator()(const RetryRouting &each) const { begin("retry", each.feedback); }
    void operator()(const SetTriage &each) const
    {
        begin("triage", each.feedback);
        out.key("patch");
        writeJson(out, *each.patch);
        out.key("before");
        writeJson(out, *each.before);
        needed(each.neededReview);
    }
    void other(const char *key, FeedbackId id) const
    {
        if (!id.isValid())
            return;
        out.key(key);
        writeJson(out, id);
    }
    void flag(const char *key, bool value) const
    {
        out.key(key);
        out.boolean(value);
    }
    void operator()(const SetDuplicate &each) const
    {
        begin("duplicate", each.feedback);
        other("into", each.into);
        other("before", each.before);
        flag("takes_back", each.takesBack);
    }
    void operator()(const RejectDuplicate &each) const
    {
        begin("reject_duplicate", each.feedback);
        other("other", each.other);
        flag("rejected", each.isRejected);
    }
};

template <typename Tag>
Id<Tag> idOf(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Text ? idFromString<Tag>(value.text()).value_or(Id<Tag>())
                                                 : Id<Tag>();
}

Patch<std::optional<QString>> optionalText(JsonValue value)
{
    if (value.isNull())
        return std::optional<QString>();
    if (value.kind() == JsonValue::Kind::Text)
        return std::optional(value.text());
    return {};
}

FeedbackPatch patchOf(JsonValue value)
{
    FeedbackPatch patch;
    patch.title = optionalText(value.member("title"));
    patch.submittedBy = optionalText(value.member("submitted_by"));
    if (const JsonValue text = value.member("description"); text.kind() == JsonValue::Kind::Text)
        patch.description = text.text();
    if (const JsonValue review = value.member("needs_review"); review.kind() == JsonValue::Kind::Boolean)
        patch.needsReview = review.boolean();
    return patch;
}

/// A patch that cannot be read changes nothing.
TriagePatch triagePatchOf(JsonValue value)
{
    const auto patch = fromJson<TriagePatch>(value);
    return patch ? *patch : TriagePatch();
}

QString textOf(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Text ? value.text() : QString();
}

} // namespace

QByteArray operationToJson(const Operation &operation)
{
    JsonWriter out;
    out.beginObject();
    std::visit(Writer{ out }, operation);
    out.endObject();
    return out.take();
}

std::optional<Operation> operationFromJson(const QByteArray &text)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return std::nullopt;
    const JsonValue root = document->root();
    const auto feedback = idOf<FeedbackTag>(root.member("feedback"));
    const auto buffer = idOf<BufferTag>(root.member("buffer"));
    const QString kind = textOf(root.member("kind"));
    const JsonValue needed = root.member("needed_review");
    const bool neededReview = needed.kind() == JsonValue::Kind::Boolean && needed.boolean();
    if (!feedback.isValid())
        return std::nullopt;
    if (kind == "assign"_L1) {
        return Assign{ .feedback = feedback,
                       .buffer = buffer,
                       .insteadOf = idOf<BufferTag>(root.member("instead_of")),
                       .neededReview = neededReview };
    }
    if (kind == "unassign"_L1)
        return Unassign{ .feedback = feedback, .buffer = buffer, .neededReview = neededReview };
    if (kind == "edit"_L1)
        return EditFeedback{ feedback, patchOf(root.member("patch")), patchOf(root.member("before")) };
    if (kind == "delete"_L1)
        return DeleteFeedback{ feedback };
    if (kind == "note"_L1)
        return WriteNote{ feedback, textOf(root.member("text")) };
    if (kind == "retry"_L1)
        return RetryRouting{ feedback };
    if (kind == "triage"_L1)
        return SetTriage{ feedback, triagePatchOf(root.member("patch")), triagePatchOf(root.member("before")),
                          neededReview };
    const auto isSet = [&root](const char *key) {
        return root.member(key).kind() == JsonValue::Kind::Boolean && root.member(key).boolean();
    };
    if (kind == "duplicate"_L1)
        return SetDuplicate{ feedback, idOf<FeedbackTag>(root.member("into")),
                             idOf<FeedbackTag>(root.member("before")), isSet("takes_back") };
    if (kind == "reject_duplicate"_L1)
        return RejectDuplicate{ feedback, idOf<FeedbackTag>(root.member("other")), isSet("rejected") };
    return std::nullopt;
}

QByteArray problemToJson(const std::optional<Problem> &problem)
{
    if (!problem)
        return {};
    JsonWriter out;
    out.beginObject();
    out.key("type");
    out.ascii(QByteArray(slugOf(problem->type).data(), slugOf(problem->type).size()));
    out.key("detail");
    out.text(problem->detail);
    out.key("field");
    out.text(problem->field);
    if (problem->category) {
        out.key("user");
        out.boolean(*problem->category == Category::User);
    }
    out.endObject();
    return out.take();
}

std::optional<Problem> problemFromJson(const QByteArray &text)
{
    const auto document = text.isEmpty() ? std::nullopt : JsonDocument::parse(text);
    if (!document)
        return std::nullopt;
    const JsonValue root = document->root();
    Problem problem{
        ProblemType::InternalError, textOf(root.member("detail")), textOf(root.member("field")), {}, {}
    };
    for (const ProblemType each : allProblemTypes()) {
        if (slugOf(each) == textOf(root.member("type")))
            problem.type = each;
    }
    if (const JsonValue user = root.member("user"); user.kind() == JsonValue::Kind::Boolean)
        problem.category = user.boolean() ? Category::User : Category::Integration;
    return problem;
}

} // namespace triage::app
