// SPDX-License-Identifier: GPL-3.0-or-later
// A buffer: a named bucket that feedback is sorted into.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>

namespace triage {

struct Buffer
{
    BufferId id;
    QString name;
    QString slug;
    std::optional<QString> description;
    std::optional<QString> icon;
    std::optional<QString> routingInstructions;
    bool needsReview = false;
    qint64 feedbackCount = 0;
    Timestamp createdAt;
    Timestamp updatedAt;
    std::optional<Timestamp> surgedAt = {};

    friend bool operator==(const Buffer &, const Buffer &) = default;
};

constexpr auto fields(Type<Buffer>)
{
    return FieldTable{
        field("id", &Buffer::id, "Opaque identifier; never changes."),
        field("name", &Buffer::name, "Display name.").like("Crashes"),
        field("slug", &Buffer::slug,
              "URL-safe identifier derived from the name, unique within the organization; a new name makes a "
              "new one.")
            .like("crashes"),
        field("description", &Buffer::description, "What feedback the buffer collects.")
            .like("The app stops working."),
        field("icon", &Buffer::icon, "Emoji or icon name shown next to the buffer.").like("bug"),
        field("routing_instructions", &Buffer::routingInstructions,
              "Instructions guiding the classifier into this buffer.")
            .like("Crashes, freezes and error messages. Not: slowness."),
        field("needs_review", &Buffer::needsReview,
              "True when the buffer is a suggestion awaiting approval."),
        field("feedback_count", &Buffer::feedbackCount, "Number of feedback items currently assigned.")
            .like("12"),
        field("created_at", &Buffer::createdAt, "Creation time."),
        field("updated_at", &Buffer::updatedAt, "Last modification time."),
        field("surged_at", &Buffer::surgedAt,
              "When the buffer last received clearly more feedback than in the same hours of the four weeks "
              "before, noted once a day at most; null if it never did."),
    };
}
static_assert(mapsEveryMember<Buffer>);

/// Names a buffer in a path or a query: by identifier or by slug. A slug never has the shape of an
/// identifier.
struct BufferKey
{
    std::optional<BufferId> id;
    QString slug; ///< Set if the key is not an identifier.

    static BufferKey parse(const QString &text)
    {
        const std::optional<BufferId> id = idFromString<BufferTag>(text);
        return id ? BufferKey{ id, {} } : BufferKey{ std::nullopt, text };
    }
    static std::optional<BufferKey> fromText(const QString &text) { return parse(text); }
    static QString accepted() { return QStringLiteral("the identifier or the slug of a buffer"); }
    QString toText() const { return id ? toString(*id) : slug; }
    friend bool operator==(const BufferKey &, const BufferKey &) = default;
};

/// An entry of the list of an item's buffers.
struct BufferReference
{
    BufferId id;
    QString name;
    QString slug;

    friend bool operator==(const BufferReference &, const BufferReference &) = default;
};

constexpr auto fields(Type<BufferReference>)
{
    return FieldTable{ field("id", &BufferReference::id, "Opaque identifier."),
                       field("name", &BufferReference::name, "Display name.").like("Crashes"),
                       field("slug", &BufferReference::slug, "URL-safe identifier.").like("crashes") };
}
static_assert(mapsEveryMember<BufferReference>);

namespace bufferrules {
inline constexpr Rules name{ .required = true, .minLength = 1, .maxLength = 100 };
inline constexpr Rules description{ .minLength = 1, .maxLength = 2000 };
inline constexpr Rules icon{ .minLength = 1, .maxLength = 64 };
inline constexpr Rules routingInstructions{ .minLength = 1, .maxLength = 10000 };
} // namespace bufferrules

/// The body of a request that creates a buffer.
struct NewBuffer
{
    QString name;
    std::optional<QString> description;
    std::optional<QString> icon;
    std::optional<QString> routingInstructions;
};

constexpr auto fields(Type<NewBuffer>)
{
    return FieldTable{
        field("name", &NewBuffer::name, "Display name.", bufferrules::name).like("Crashes"),
        field("description", &NewBuffer::description, "What feedback the buffer collects.",
              bufferrules::description)
            .like("The app stops working."),
        field("icon", &NewBuffer::icon, "Emoji or icon name.", bufferrules::icon).like("bug"),
        field("routing_instructions", &NewBuffer::routingInstructions,
              "Instructions guiding the classifier into this buffer.", bufferrules::routingInstructions)
            .like("Crashes, freezes and error messages. Not: slowness."),
    };
}
static_assert(mapsEveryMember<NewBuffer>);

/// The merge-patch body of a request that changes a buffer.
struct BufferPatch
{
    Patch<QString> name;
    Patch<std::optional<QString>> description;
    Patch<std::optional<QString>> icon;
    Patch<std::optional<QString>> routingInstructions;
    Patch<bool> needsReview;
};

constexpr auto fields(Type<BufferPatch>)
{
    return FieldTable{
        field("name", &BufferPatch::name, "Display name; a new one makes a new slug.", bufferrules::name)
            .like("Crashes"),
        field("description", &BufferPatch::description, "What the buffer collects; null clears it.",
              bufferrules::description)
            .like("The app stops working."),
        field("icon", &BufferPatch::icon, "Emoji or icon name; null clears it.", bufferrules::icon),
        field("routing_instructions", &BufferPatch::routingInstructions,
              "Instructions for the classifier; null clears them.", bufferrules::routingInstructions)
            .like("Crashes, freezes and error messages. Not: slowness."),
        field("needs_review", &BufferPatch::needsReview, "False approves a suggested buffer.").like("false"),
    };
}
static_assert(mapsEveryMember<BufferPatch>);

/// The body of a move-all request.
struct MoveAll
{
    QString destination; ///< Identifier or slug.
    bool onlyOpen = false;
};

constexpr auto fields(Type<MoveAll>)
{
    return FieldTable{
        field("destination_buffer_id", &MoveAll::destination,
              "The buffer that receives the feedback, by id or slug.",
              { .required = true, .minLength = 1, .maxLength = 300, .category = Category::Integration })
            .like("exports"),
        field("only_open", &MoveAll::onlyOpen,
              "True: items that are done, declined, snoozed or duplicates stay where they are."),
    };
}
static_assert(mapsEveryMember<MoveAll>);

} // namespace triage
