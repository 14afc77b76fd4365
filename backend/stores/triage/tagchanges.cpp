// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/tagchanges.h"

#include "database/record.h"
#include "domain/activity.h"
#include "fields/jsonwriter.h"
#include "stores/parts/followupstore.h"
#include "stores/parts/removal.h"
#include "stores/triage/triagestore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr int notesOfItem = 2; ///< One that it lost a tag, one that it got another.
constexpr int maxPart = Transaction::identifiersPerTransaction / notesOfItem - 1;

/// The text of an activity and its parts, as notes have them.
struct ActivityColumns
{
    explicit ActivityColumns(const Activity &activity)
        : text(toText(activity)), parts(QString::fromUtf8(toJson(activity)))
    {
    }
    QString text, parts;
};

Problem alreadyUndone()
{
    return problem(ProblemType::Conflict, u"This is undone already."_s);
}

} // namespace

Problem tagNotFound()
{
    return problem(ProblemType::TagNotFound, u"No item has that tag."_s);
}

Problem tagChangeNotFound()
{
    return problem(ProblemType::TagChangeNotFound, u"There is no change of a tag with that id."_s);
}

Result<RecordPage<TagChange>> TagChangeStore::list(const api::PageRequest &page)
{
    return recordPage<TagChange>(query("tagChange.list", bindsOf(page)));
}

Result<TagChange> TagChangeStore::find(TagChangeId id)
{
    return firstOr<TagChange>(query("tagChange.find", { { "id", id } }), tagChangeNotFound);
}

Result<FeedbackId> TagChangeStore::lastItem(const QString &tag)
{
    return firstOr<FeedbackId>(query("tagChange.last", { { "tag", tag } }), tagNotFound);
}

Result<void> TagChangeStore::requireTag(const QString &tag)
{
    const auto last = lastItem(tag);
    return last ? Result<void>() : last.error();
}

Result<void> TagChangeWriter::requireIdle(const QString &tag, const std::optional<QString> &newTag)
{
    const auto rows = query("tagChange.running", { { "tag", tag }, { "new_tag", newTag } });
    if (!rows)
        return rows.error();
    if (!rows->first().boolean(0))
        return {};
    return problem(ProblemType::Conflict,
                   u"Items are still following another change of this tag. Try again in a moment."_s);
}

Result<void> TagChangeWriter::requireLatest(const TagChange &change)
{
    const auto rows = query("tagChange.later", { { "id", change.id }, { "new_tag", change.newName } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return {};
    const Row later = rows->first();
    return problem(ProblemType::Conflict,
                   later.isNull(1) ? u"“%1” was deleted later. Undo that first."_s.arg(later.text(0))
                                   : u"“%1” was renamed to “%2” later. Undo that first."_s.arg(
                                       later.text(0), later.text(1)));
}

Result<TagChange> TagChangeWriter::begin(const QString &tag, const std::optional<QString> &newTag,
                                         MemberId member)
{
    const auto last = lastItem(tag);
    if (!last)
        return last.error();
    if (const auto idle = requireIdle(tag, newTag); !idle)
        return idle.error();
    const auto id = m_tx.take<TagChangeId>();
    const auto inserted = m_tx.run(
        "tagChange.insert",
        { { "id", id }, { "tag", tag }, { "new_tag", newTag }, { "member", member }, { "last", *last } });
    if (!inserted)
        return inserted.error();
    if (newTag) {
        const auto moved
            = m_tx.run("tagChange.moveFilters", { { "id", id }, { "tag", tag }, { "new_tag", *newTag } });
        if (!moved)
            return moved.error();
    }
    return followed(id);
}

Result<TagChange> TagChangeWriter::undo(TagChangeId id)
{
    const auto change = find(id);
    if (!change)
        return change;
    if (change->undoneAt)
        return alreadyUndone();
    if (change->endedAt) {
        if (const auto idle = requireIdle(change->name, change->newName); !idle)
            return idle.error();
    }
    if (const auto latest = requireLatest(*change); !latest)
        return latest.error();
    if (!change->newName) {
        if (const auto room = TriageWriter(m_tx).requireRoomFor({ change->name }); !room)
            return room.error();
    }
    for (const char *statement : { "tagChange.undo", "tagChange.moveFiltersBack" }) {
        if (const auto undone = m_tx.run(statement, { { "id", id } }); !undone)
            return undone.error();
    }
    return followed(id);
}

Result<TagChange> TagChangeWriter::followed(TagChangeId id)
{
    if (const auto begun = FollowUpWriter(m_tx).begin(FollowUp::of(id)); !begun)
        return begun.error();
    if (const auto first = follow(id, rowsThatFollowAtOnce); !first)
        return first.error();
    return find(id);
}

Result<bool> TagChangeWriter::follow(TagChangeId id, int limit)
{
    FollowUpWriter progress(m_tx);
    const auto doneTo = progress.doneTo(FollowUp::of(id));
    if (!doneTo)
        return doneTo.error();
    const auto rows = m_tx.execute("tagChange.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (!*doneTo || rows->isEmpty())
        return true;
    const int most = std::min(limit, maxPart);
    const Row found = rows->first();
    const auto change = readRecord<TagChange>(found);
    const bool isUndoing = change.undoneAt.has_value();
    const QString gained = isUndoing ? change.name : change.newName.value_or(QString());
    const QString lost = isUndoing ? change.newName.value_or(QString()) : change.name;
    const ActivityColumns tagged(Activity{ .code = activitycode::tagged, .tags = { gained } });
    const ActivityColumns untagged(Activity{ .code = activitycode::untagged, .tags = { lost } });
    Binds binds{ { "id", id },
                 { "tag", change.name },
                 { "new_tag", change.newName },
                 { "member", MemberId(found.integer(fieldCount<TagChange>() + 1)) },
                 { "done_to", **doneTo },
                 { "limit", most },
                 { "first_note", m_tx.takeIds(notesOfItem * most) },
                 { "tagged_text", tagged.text },
                 { "tagged", tagged.parts },
                 { "untagged_text", untagged.text },
                 { "untagged", untagged.parts } };
    if (isUndoing)
        binds.push_back({ "max_tags", triagerules::maxTagsOfItem });
    else
        binds.push_back({ "last", found.integer(fieldCount<TagChange>()) });
    const auto part = m_tx.execute(isUndoing ? "tagChange.revert" : "tagChange.apply", binds);
    if (!part)
        return part.error();
    const qint64 items = part->first().integer(0);
    const bool isEnd = items < most;
    const auto advanced
        = m_tx.run("tagChange.advance", { { "id", id }, { "items", items }, { "ended", isEnd } });
    if (!advanced)
        return advanced.error();
    return valueAfter(isEnd ? progress.end(FollowUp::of(id))
                            : progress.advance(FollowUp::of(id), part->first().integer(1)),
                      isEnd);
}

Removal tagChangeRemoval(std::chrono::seconds retention)
{
    return Removal(
        { "tagChange.expired", "tagChange.beginPurge", { "tagChange.purgeItems" }, "tagChange.purge" },
        retention);
}

} // namespace triage::storage
