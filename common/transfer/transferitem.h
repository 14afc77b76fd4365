// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a record in a file: an item of feedback with everything that belongs to it, or a buffer.
#pragma once

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"
#include "domain/triage.h"
#include "transfer/foreigndate.h"

#include <optional>
#include <vector>

namespace triage::transfer {

/// An identifier of the system that the file comes from; in JSON also a whole number.
struct ForeignId
{
    QString text;
    friend bool operator==(const ForeignId &, const ForeignId &) = default;
};

/// A time in one of the forms that files use; see readDate(). One that depends on the order of day and month
/// has no time until TransferReader has given it that of the file.
struct ForeignTime
{
    Timestamp at;
    QString text;
    friend bool operator==(const ForeignTime &a, const ForeignTime &b) { return a.at == b.at; }
};

/// Returns the problem of a date that depends on an order that is not known, or that is none in its order.
std::optional<Problem> orderProblem(const QString &field, const QString &text, DateOrder order);

/// Returns the state that a word of another system means: our own words in any case, or a usual synonym.
std::optional<TriageState> stateNamed(const QString &word);

std::optional<Problem> readValue(JsonValue value, ForeignId &out, const Rules &rules, const QString &path);
std::optional<Problem> readValue(JsonValue value, ForeignTime &out, const Rules &rules, const QString &path);

/// A word of another system. Other values than texts count as an empty word, because files of other programs
/// use the same names for something else.
struct ForeignWord
{
    QString text;
    friend bool operator==(const ForeignWord &, const ForeignWord &) = default;
};

/// Names another item of the file, as a text or a whole number. Other values count as an empty name.
struct ForeignReference
{
    QString text;
    friend bool operator==(const ForeignReference &, const ForeignReference &) = default;
};

/// Collects tags: from a list of texts, or from names in one text, as in a cell. Anything else counts for
/// nothing.
struct ForeignTags
{
    std::vector<QString> texts;
    friend bool operator==(const ForeignTags &, const ForeignTags &) = default;
};

/// Keeps what an activity says; nothing if it cannot be read, or if one of its names is too long: its text
/// says the same.
struct ForeignActivity
{
    std::optional<Activity> value;
    friend bool operator==(const ForeignActivity &, const ForeignActivity &) = default;
};

std::optional<Problem> readValue(JsonValue value, ForeignWord &out, const Rules &rules, const QString &path);
std::optional<Problem> readValue(JsonValue value, ForeignReference &out, const Rules &rules,
                                 const QString &path);
std::optional<Problem> readValue(JsonValue value, ForeignTags &out, const Rules &rules, const QString &path);
std::optional<Problem> readValue(JsonValue value, ForeignActivity &out, const Rules &rules,
                                 const QString &path);

/// A buffer that holds the item, by slug, name or id; in JSON a text alone is accepted.
struct TransferMembership
{
    QString buffer;
    bool byHand = false;
    std::optional<double> confidence;
    std::optional<ForeignTime> assignedAt;
    friend bool operator==(const TransferMembership &, const TransferMembership &) = default;
};

std::optional<Problem> readValue(JsonValue value, TransferMembership &out, const Rules &rules,
                                 const QString &path);

/// A note or an activity. Without an author a note belongs to the importing member, an activity to the
/// system.
struct TransferNote
{
    QString text;
    NoteKind kind = NoteKind::Note;
    std::optional<ForeignId> author;
    std::optional<QString> authorName;
    std::optional<QString> authorEmail;
    std::optional<ForeignTime> createdAt;
    std::optional<ForeignActivity> activity;
    friend bool operator==(const TransferNote &, const TransferNote &) = default;
};

constexpr auto fields(Type<TransferNote>)
{
    return FieldTable{
        field("text", &TransferNote::text, "Text.", { .required = true, .minLength = 1, .maxLength = 5000 }),
        field("kind", &TransferNote::kind, "note or activity."),
        field("author_id", &TransferNote::author, "Who wrote it; system for the classifier."),
        field("author_name", &TransferNote::authorName, "The author's name.",
              { .minLength = 1, .maxLength = 300 }),
        field("author_email", &TransferNote::authorEmail, "By which a member is known again.",
              { .minLength = 1, .maxLength = 320 }),
        field("created_at", &TransferNote::createdAt, "When it was written."),
        field("activity", &TransferNote::activity,
              "What an activity says as a code with its parts. One of more than 5,000 characters, with an "
              "unknown code or with a name that is too long is left out, and its text stays."),
    };
}
static_assert(mapsEveryMember<TransferNote>);

/// An item of feedback.
struct TransferItem
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
    std::optional<std::vector<TransferMembership>> buffers;
    std::optional<std::vector<NewTarget>> targets;
    std::optional<std::vector<TransferNote>> notes;
    std::optional<ForeignWord> state;
    std::optional<ForeignWord> stateChangedAt;
    std::optional<ForeignWord> ownerEmail;
    std::optional<ForeignWord> snoozedUntil;
    std::optional<ForeignTags> tags;
    std::optional<ForeignReference> duplicateOf;
    friend bool operator==(const TransferItem &, const TransferItem &) = default;
};

constexpr auto fields(Type<TransferItem>)
{
    return FieldTable{
        field("external_id", &TransferItem::externalId, "By which the item is known again.",
              { .minLength = 1, .maxLength = 300 }),
        field("id", &TransferItem::id, "The item's identifier where the file was written.",
              { .minLength = 1, .maxLength = 300 }),
        field("title", &TransferItem::title, "Short summary.", { .minLength = 1, .maxLength = 500 }),
        field("description", &TransferItem::description, "Full text.",
              { .required = true, .minLength = 1, .maxLength = 5000 }),
        field("submitted_by", &TransferItem::submittedBy, "Who sent it.",
              { .minLength = 1, .maxLength = 300 }),
        field("client", &TransferItem::client, "What sent it.",
              { .minLength = 1, .maxLength = maxClientLength }),
        field("needs_review", &TransferItem::needsReview, "True if somebody should look at it."),
        field("routing_status", &TransferItem::routingStatus, "How far routing has come."),
        field("created_at", &TransferItem::createdAt, "When it was sent."),
        field("updated_at", &TransferItem::updatedAt, "When it was changed last."),
        field("buffers", &TransferItem::buffers, "The buffers that hold it.", { .maxLength = 200 }),
        field("targets", &TransferItem::targets, "What it is about.", { .maxLength = 100 }),
        field("notes", &TransferItem::notes, "Notes and history, oldest first.", { .maxLength = 1000 }),
        field("state", &TransferItem::state, "open, done or declined; another word counts as open."),
        field("state_changed_at", &TransferItem::stateChangedAt, "When that was decided."),
        field("owner_email", &TransferItem::ownerEmail, "The owner, a member; another address: nobody."),
        field("snoozed_until", &TransferItem::snoozedUntil, "When it comes back."),
        field("tags", &TransferItem::tags, "Its tags; what cannot be one is left out."),
        field("duplicate_of", &TransferItem::duplicateOf,
              "The item that says the same, by external_id or id; one that is not there is passed over."),
    };
}
static_assert(mapsEveryMember<TransferItem>);

/// A buffer, so that an import recreates it in an empty organization.
struct TransferBuffer
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
    friend bool operator==(const TransferBuffer &, const TransferBuffer &) = default;
};

constexpr auto fields(Type<TransferBuffer>)
{
    return FieldTable{
        field("id", &TransferBuffer::id, "Its identifier where the file was written.",
              { .minLength = 1, .maxLength = 300 }),
        field("name", &TransferBuffer::name, "Display name.", bufferrules::name),
        field("slug", &TransferBuffer::slug, "Its slug.", { .minLength = 1, .maxLength = 64 }),
        field("description", &TransferBuffer::description, "What it collects.", bufferrules::description),
        field("icon", &TransferBuffer::icon, "Emoji or icon name.", bufferrules::icon),
        field("routing_instructions", &TransferBuffer::routingInstructions, "For the classifier.",
              bufferrules::routingInstructions),
        field("needs_review", &TransferBuffer::needsReview, "True if it is a suggestion."),
        field("created_at", &TransferBuffer::createdAt, "When it was made."),
        field("updated_at", &TransferBuffer::updatedAt, "When it was changed last."),
    };
}
static_assert(mapsEveryMember<TransferBuffer>);

} // namespace triage::transfer
