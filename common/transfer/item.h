// SPDX-License-Identifier: GPL-3.0-or-later
// What a line of a file says: an item of feedback with all that belongs to it, or a buffer.
#pragma once

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"

#include <optional>
#include <vector>

namespace triage::transfer {

/// An identifier of wherever the file comes from; in JSON also a whole number.
struct ForeignId
{
    QString text;
    friend bool operator==(const ForeignId &, const ForeignId &) = default;
};

/// A time in one of the forms that files have: ISO 8601, with a blank between date and time, or a date alone.
/// Without a zone it is UTC.
struct ForeignTime
{
    Timestamp at;
    friend bool operator==(const ForeignTime &, const ForeignTime &) = default;
};

std::optional<Timestamp> timeOf(QStringView text);

std::optional<Problem> readValue(JsonValue value, ForeignId &out, const Rules &rules, const QString &path);
std::optional<Problem> readValue(JsonValue value, ForeignTime &out, const Rules &rules, const QString &path);

/// A buffer that holds the item, by slug, name or id; in JSON a text alone will do.
struct Membership
{
    QString buffer;
    bool byHand = false;
    std::optional<double> confidence;
    std::optional<Timestamp> assignedAt;
    friend bool operator==(const Membership &, const Membership &) = default;
};

std::optional<Problem> readValue(JsonValue value, Membership &out, const Rules &rules, const QString &path);

/// A note or an activity. Without an author a note is of whoever imports it, an activity of the system.
struct WrittenNote
{
    QString text;
    NoteKind kind = NoteKind::Note;
    std::optional<ForeignId> author;
    std::optional<QString> authorName;
    std::optional<QString> authorEmail;
    std::optional<ForeignTime> createdAt;
    friend bool operator==(const WrittenNote &, const WrittenNote &) = default;
};

constexpr auto fields(Type<WrittenNote>)
{
    return std::tuple{
        field("text", &WrittenNote::text, "Text.", { .required = true, .least = 1, .most = 5000 }),
        field("kind", &WrittenNote::kind, "note or activity."),
        field("author_id", &WrittenNote::author, "Who wrote it; system for the classifier."),
        field("author_name", &WrittenNote::authorName, "The author's name.", { .least = 1, .most = 300 }),
        field("author_email", &WrittenNote::authorEmail, "By which a member is known again.",
              { .least = 1, .most = 320 }),
        field("created_at", &WrittenNote::createdAt, "When it was written."),
    };
}
static_assert(mapsEveryMember<WrittenNote>);

/// An item of feedback.
struct Item
{
    std::optional<ForeignId> externalId;
    std::optional<ForeignId> id;
    std::optional<QString> title;
    QString description;
    std::optional<QString> submittedBy;
    std::optional<QString> client;
    std::optional<bool> needsReview;
    std::optional<RoutingStatus> routingStatus;
    std::optional<ForeignTime> createdAt;
    std::optional<ForeignTime> updatedAt;
    std::optional<std::vector<Membership>> buffers;
    std::optional<std::vector<NewTarget>> targets;
    std::optional<std::vector<WrittenNote>> notes;
    friend bool operator==(const Item &, const Item &) = default;
};

constexpr auto fields(Type<Item>)
{
    return std::tuple{
        field("external_id", &Item::externalId, "By which the item is known again.",
              { .least = 1, .most = 300 }),
        field("id", &Item::id, "The item's identifier where the file was written.",
              { .least = 1, .most = 300 }),
        field("title", &Item::title, "Short summary.", { .least = 1, .most = 500 }),
        field("description", &Item::description, "Full text.",
              { .required = true, .least = 1, .most = 5000 }),
        field("submitted_by", &Item::submittedBy, "Who sent it.", { .least = 1, .most = 300 }),
        field("client", &Item::client, "What sent it.", { .least = 1, .most = 255 }),
        field("needs_review", &Item::needsReview, "Whether somebody should look at it."),
        field("routing_status", &Item::routingStatus, "How far routing has come."),
        field("created_at", &Item::createdAt, "When it was sent."),
        field("updated_at", &Item::updatedAt, "When it was changed last."),
        field("buffers", &Item::buffers, "The buffers that hold it.", { .most = 200 }),
        field("targets", &Item::targets, "What it is about.", { .most = 100 }),
        field("notes", &Item::notes, "Notes and history, oldest first.", { .most = 1000 }),
    };
}
static_assert(mapsEveryMember<Item>);

/// A buffer, so that an empty organization gets it as it was.
struct WrittenBuffer
{
    std::optional<ForeignId> id;
    QString name;
    std::optional<QString> slug;
    std::optional<QString> description;
    std::optional<QString> icon;
    std::optional<QString> routingInstructions;
    std::optional<bool> needsReview;
    std::optional<ForeignTime> createdAt;
    std::optional<ForeignTime> updatedAt;
    friend bool operator==(const WrittenBuffer &, const WrittenBuffer &) = default;
};

constexpr auto fields(Type<WrittenBuffer>)
{
    return std::tuple{
        field("id", &WrittenBuffer::id, "Its identifier where the file was written.",
              { .least = 1, .most = 300 }),
        field("name", &WrittenBuffer::name, "Display name.", bufferrules::name),
        field("slug", &WrittenBuffer::slug, "Its slug.", { .least = 1, .most = 64 }),
        field("description", &WrittenBuffer::description, "What it collects.", bufferrules::description),
        field("icon", &WrittenBuffer::icon, "Emoji or icon name.", bufferrules::icon),
        field("routing_instructions", &WrittenBuffer::routingInstructions, "For the classifier.",
              bufferrules::routingInstructions),
        field("needs_review", &WrittenBuffer::needsReview, "Whether it is a suggestion."),
        field("created_at", &WrittenBuffer::createdAt, "When it was made."),
        field("updated_at", &WrittenBuffer::updatedAt, "When it was changed last."),
    };
}
static_assert(mapsEveryMember<WrittenBuffer>);

} // namespace triage::transfer
