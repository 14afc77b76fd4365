// SPDX-License-Identifier: GPL-3.0-or-later
// A note: an internal comment on a feedback item, or a record of what happened to it.
#pragma once

#include "domain/activity.h"
#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"
#include "timestamp.h"

#include <QString>

#include <optional>

namespace triage {

enum class NoteKind { Note, Activity };

template <>
struct EnumText<NoteKind>
{
    static constexpr std::array words{ std::pair{ NoteKind::Note, "note" },
                                       std::pair{ NoteKind::Activity, "activity" } };
};

/// The author of a note, or of the activity that a record describes: a member, or the system.
struct Author
{
    MemberId member; ///< Invalid for the system.

    bool isSystem() const { return !member.isValid(); }
    friend bool operator==(const Author &, const Author &) = default;
};

inline void writeJson(JsonWriter &out, const Author &author)
{
    if (author.isSystem())
        out.ascii("system");
    else
        writeJson(out, author.member);
}

inline std::optional<Problem> readValue(JsonValue value, Author &out, const Rules &rules, const QString &path)
{
    if (value.kind() == JsonValue::Kind::Text && value.text() == QLatin1StringView("system")) {
        out = {};
        return {};
    }
    return detail::readValue(value, out.member, rules, path);
}

struct Note
{
    NoteId id;
    FeedbackId feedback;
    QString text;
    NoteKind kind = NoteKind::Note;
    Author author;
    std::optional<QString> authorName;
    Timestamp createdAt;
    std::optional<Activity> activity
        = std::nullopt; ///< Set for activities, except those older than the codes.

    friend bool operator==(const Note &, const Note &) = default;
};

constexpr auto fields(Type<Note>)
{
    return FieldTable{
        field("id", &Note::id, "Opaque identifier."),
        field("feedback_id", &Note::feedback, "The feedback that the note belongs to."),
        field("text", &Note::text, "Text content.").like("Reproduced with version 3.2."),
        field("kind", &Note::kind, "note for comments by people, activity for what happened to the item."),
        field("author_id", &Note::author,
              "The team member who wrote it; system for actions of the classifier."),
        field("author_name", &Note::authorName,
              "Name of the author; null when that person has no account any more.")
            .like("Ada Muster"),
        field("created_at", &Note::createdAt, "Creation time."),
        field(
            "activity", &Note::activity,
            "What an activity says as a code with its parts; null for activities that only have a text, and "
            "for notes, except those that a program wrote for its author."),
    };
}
static_assert(mapsEveryMember<Note>);

/// The body of a request that writes a note.
struct NewNote
{
    QString text;
};

constexpr auto fields(Type<NewNote>)
{
    return FieldTable{ field("text", &NewNote::text, "Text of the note.",
                             { .required = true, .minLength = 1, .maxLength = 5000 })
                           .like("Reproduced with version 3.2.") };
}
static_assert(mapsEveryMember<NewNote>);

} // namespace triage
