// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/changestore.h"

#include "database/record.h"
#include "domain/buffer.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/savedview.h"
#include "domain/tagchange.h"
#include "domain/target.h"
#include "domain/triage.h"
#include "invariant.h"
#include "stores/organizationstore.h"
#include "stores/parts/removal.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <limits>
#include <string_view>
#include <tuple>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

// Kinds of objects, in the order of the feed. The kinds of tombstones begin with firstTombstone; tags and
// views have none.
enum Kind {
    OrganizationKind,
    MemberKind,
    BufferKind,
    TargetKind,
    FeedbackKind,
    NoteKindNumber,
    firstTombstone,
    lastTombstone = firstTombstone + 4,
    TagKind,
    ViewKind,
    kindCount
};

constexpr auto deletionRetention = std::chrono::days(90);

// A page ends after this many bytes, so that sending it does not hold up other requests.
constexpr qsizetype maxPageBytes = 1 << 20;

constexpr std::array kindNames{ "organization", "member", "buffer",   "target", "feedback", "note", "member",
                                "buffer",       "target", "feedback", "note",   "tag",      "view" };
static_assert(kindNames.size() == kindCount);

struct ChangeEntry
{
    ChangePosition place;
    bool isTombstone = false;
};

/// JSON objects of a kind by identifier.
using Objects = std::unordered_map<qint64, QByteArray>;

/// Says who receives entries of a view.
struct Audience
{
    std::optional<MemberId> only; ///< Not set: everybody.
    bool othersSawIt = false; ///< It was shared before: to the others it is gone.
};
using Audiences = std::unordered_map<qint64, Audience>;

/// Returns the place of a field among those of T.
template <HasFields T>
constexpr int columnOf(std::string_view name)
{
    int column = 0;
    int found = -1;
    forEachField<T>([&](const auto &each) {
        if (each.name == name)
            found = column;
        ++column;
    });
    return found;
}

template <HasFields T>
void writeObject(JsonWriter &out, const Row &row)
{
    writeRecord<T>(out, row);
}

/// A buffer with a count that says how many items it has.
void writeBuffer(JsonWriter &out, const Row &row)
{
    constexpr int count = columnOf<Buffer>("feedback_count");
    if (row.integer(count) < 0)
        noteViolation(Invariant::BufferCount,
                      "buffer " + encodeId(row.integer(0)) + " has " + QByteArray::number(row.integer(count))
                          + " items");
    writeRecord<Buffer>(out, row);
}

/// Feedback with its buffers and, where somebody has worked on it, its triage record.
void writeFeedback(JsonWriter &out, const Row &row)
{
    out.beginObject();
    const int buffers = writeMembers<Feedback>(out, row);
    out.key("buffer_ids");
    writeIdentifiers(out, row.bytes(buffers));
    if (const int record = buffers + 1; !row.isNull(record)) {
        const int original = record + columnOf<Triage>("duplicate_of");
        const qint64 duplicates = row.integer(record + columnOf<Triage>("duplicate_count"));
        if (duplicates < 0 || (duplicates > 0 && !row.isNull(original)))
            noteViolation(Invariant::DuplicateDepth,
                          "item " + encodeId(row.integer(0)) + " is a duplicate of "
                              + encodeId(row.integer(original)) + " and has " + QByteArray::number(duplicates)
                              + " itself");
        out.key("triage");
        writeRecord<Triage>(out, row, record);
    }
    out.endObject();
}

struct ObjectReader
{
    int kind;
    const char *statement;
    void (*write)(JsonWriter &, const Row &);
};

constexpr std::array readers{
    ObjectReader{ MemberKind, "change.members", writeObject<Member> },
    ObjectReader{ BufferKind, "change.buffers", writeBuffer },
    ObjectReader{ TargetKind, "change.targets", writeObject<Target> },
    ObjectReader{ FeedbackKind, "change.feedback", writeFeedback },
    ObjectReader{ NoteKindNumber, "change.notes", writeObject<Note> },
    ObjectReader{ TagKind, "change.tags", writeObject<TagChange> },
};

Result<QByteArray> organizationObject(Connection &connection, OrganizationId organization)
{
    const auto own = OrganizationStore(connection, organization).find();
    if (!own)
        return own.error();
    return toJson(*own);
}

/// Reads views, also who receives those that are deleted.
Result<Audiences> readViews(Connection &connection, OrganizationId organization,
                            const std::vector<qint64> &ids, Objects &objects)
{
    Audiences audiences;
    if (ids.empty())
        return audiences;
    const auto rows
        = connection.execute("change.views", { { "ids", ids } }, { { "organization", organization } });
    if (!rows)
        return rows.error();
    constexpr int only = fieldCount<SavedView>();
    for (const Row row : *rows) {
        audiences.emplace(row.integer(0), Audience{ row.optionalId<MemberId>(only), row.boolean(only + 1) });
        if (row.boolean(only + 2))
            continue;
        JsonWriter out;
        writeObject<SavedView>(out, row);
        objects.emplace(row.integer(0), out.take());
    }
    return audiences;
}

void writeEntry(JsonWriter &out, const ChangeEntry &entry, const QByteArray *object)
{
    out.beginObject();
    out.key("type");
    out.ascii(kindNames[std::size_t(entry.place.kind)]);
    out.key("id");
    out.ascii(encodeId(entry.place.id));
    out.key("op");
    out.ascii(object ? "upsert" : "delete");
    out.key("data");
    if (object)
        out.raw(*object);
    else
        out.null();
    out.endObject();
}

/// Writes an entry that only some receive, and where it stands.
PersonalEntry writePersonal(JsonWriter &out, const ChangeEntry &entry, const QByteArray *object,
                            const Audience &audience)
{
    const qsizetype before = out.json().size();
    writeEntry(out, entry, object);
    const QByteArray written = out.json().sliced(before);
    const qsizetype separator = written.startsWith(',') ? 1 : 0;
    PersonalEntry personal{ *audience.only, before + separator, written.size() - separator, {} };
    if (audience.othersSawIt) {
        JsonWriter deletion;
        writeEntry(deletion, entry, nullptr);
        personal.forOthers = deletion.take();
    }
    return personal;
}

/// Refuses a position outside the database's current history. The beginning is in every history.
Result<void> requireKnown(const ChangePosition &place, const Rows &keys)
{
    if (place.change == 0)
        return {};
    if (!keys.isEmpty() && std::max(place.change, place.horizon) < keys.first().integer(6))
        return invalidField(u"since"_s,
                            u"since is a cursor of more than 90 days ago, and what was deleted since is no "
                            "longer known. Forget what you know of the organization and read the feed from 0 "
                            "again."_s,
                            Category::Integration);
    if (keys.isEmpty() || keys.first().integer(1) != place.generation
        || keys.first().integer(0) < place.change)
        return invalidField(
            u"since"_s,
            u"since is a cursor of another history: the server was set back to an earlier state. Forget "
            "what you know of the organization and read the feed from 0 again."_s,
            Category::Integration);
    return {};
}

/// Returns the entries of a page, without their objects.
std::vector<ChangeEntry> entriesOf(const Rows &keys, int limit)
{
    std::vector<ChangeEntry> entries;
    for (int i = 0; i < std::min(keys.size(), limit); ++i) {
        const Row row = keys.at(i);
        if (!row.isNull(2))
            entries.push_back({ { row.integer(2), int(row.integer(3)), row.integer(4), row.integer(1), 0 },
                                row.boolean(5) });
    }
    return entries;
}

/// Notes entries that do not follow the place, and each other, up to the newest change.
void checkOrder(const ChangePosition &place, const std::vector<ChangeEntry> &entries, qint64 newest)
{
    const auto keyOf = [](const ChangePosition &each) {
        return std::tuple(each.change, each.kind, each.id);
    };
    ChangePosition last = place;
    for (const ChangeEntry &entry : entries) {
        if (keyOf(entry.place) <= keyOf(last) || entry.place.change > newest)
            noteViolation(Invariant::FeedOrder,
                          "change " + QByteArray::number(entry.place.change) + " of "
                              + QByteArray::number(newest) + " after " + QByteArray::number(last.change));
        last = entry.place;
    }
}

/// Returns the position after everything that is committed, from a row that begins with the newest change
/// and its generation.
ChangePosition endOfFeed(const Row &row)
{
    return { row.integer(0), kindCount - 1, std::numeric_limits<qint64>::max(), row.integer(1), 0 };
}

enum class Tombstones { Omitted, Included };

/// Returns the identifiers of the entries of a kind.
std::vector<qint64> idsOf(const std::vector<ChangeEntry> &entries, int kind,
                          Tombstones tombstones = Tombstones::Omitted)
{
    std::vector<qint64> ids;
    for (const ChangeEntry &entry : entries) {
        if (entry.place.kind == kind && (!entry.isTombstone || tombstones == Tombstones::Included))
            ids.push_back(entry.place.id);
    }
    return ids;
}

/// Reads the objects of all kinds but views, with one statement for each kind.
Result<std::array<Objects, kindCount>> readObjects(Connection &connection, OrganizationId organization,
                                                   const std::vector<ChangeEntry> &entries)
{
    std::array<Objects, kindCount> objects;
    if (!idsOf(entries, OrganizationKind).empty()) {
        auto own = organizationObject(connection, organization);
        if (!own)
            return own.error();
        objects[OrganizationKind].emplace(organization.value(), std::move(*own));
    }
    for (const ObjectReader &reader : readers) {
        const std::vector<qint64> ids = idsOf(entries, reader.kind);
        if (ids.empty())
            continue;
        const auto rows
            = connection.execute(reader.statement, { { "ids", ids } }, { { "organization", organization } });
        if (!rows)
            return rows.error();
        for (int i = 0; i < rows->size(); ++i) {
            JsonWriter out;
            reader.write(out, rows->at(i));
            objects[std::size_t(reader.kind)].emplace(rows->at(i).integer(0), out.take());
        }
    }
    return objects;
}

} // namespace

QByteArray ChangePosition::toCursor() const
{
    if (change == 0)
        return "0";
    const QByteArray place = encodeId(change) + char('a' + kind) + encodeId(id) + encodeId(generation);
    return horizon > change ? place + encodeId(horizon) : place;
}

std::optional<ChangePosition> ChangePosition::fromCursor(QStringView text)
{
    if (text == QStringLiteral("0"))
        return ChangePosition();
    constexpr int usualLength = 3 * idLength + 1;
    if (text.size() == usualLength + idLength) {
        std::optional<ChangePosition> place = fromCursor(text.first(usualLength));
        const std::optional<qint64> horizon = decodeId(text.last(idLength));
        if (!place || !horizon)
            return std::nullopt;
        place->horizon = *horizon;
        return place;
    }
    if (text.size() != usualLength)
        return std::nullopt;
    const std::optional<qint64> change = decodeId(text.first(idLength));
    const std::optional<qint64> id = decodeId(text.sliced(idLength + 1, idLength));
    const std::optional<qint64> generation = decodeId(text.last(idLength));
    const int kind = text.at(idLength).unicode() - u'a';
    if (!change || !id || !generation || kind < 0 || kind >= int(kindNames.size()))
        return std::nullopt;
    return ChangePosition{ *change, kind, *id, *generation, 0 };
}

ChangePage ChangePage::ofMember(MemberId member) const
{
    ChangePage own{ {}, size, place, hasMore, {} };
    qsizetype copied = 0;
    for (const PersonalEntry &each : personal) {
        if (each.member == member && member.isValid())
            continue;
        own.data += data.sliced(copied, each.begin - copied) + each.forOthers;
        copied = each.begin + each.length;
        if (!each.forOthers.isEmpty())
            continue;
        --own.size;
        if (own.data.endsWith(','))
            own.data.chop(1);
        else if (data.at(copied) == ',')
            ++copied;
    }
    own.data = copied == 0 ? data : own.data + data.sliced(copied);
    return own;
}

std::vector<QByteArray> ChangeKinds::names()
{
    std::vector<QByteArray> names;
    for (int kind = 0; kind < kindCount; ++kind) {
        if (kind < firstTombstone || kind >= TagKind)
            names.emplace_back(kindNames[std::size_t(kind)]);
    }
    return names;
}

std::optional<ChangeKinds> ChangeKinds::fromNames(const QString &names)
{
    ChangeKinds kinds(0);
    for (const QString &name : names.toLower().split(u',')) {
        const QByteArray word = name.trimmed().toUtf8();
        const auto found = std::ranges::find_if(kindNames, [&](const char *each) { return word == each; });
        if (found == kindNames.end())
            return std::nullopt;
        kinds.m_bits |= 1 << (found - kindNames.begin());
    }
    return kinds;
}

Result<ChangePage> ChangeStore::after(const ChangePosition &place, int limit, ChangeKinds kinds)
{
    const auto keys = query("change.after",
                            { { "change", place.change },
                              { "kind", place.kind },
                              { "id", place.id },
                              { "kinds", kinds.bits() & ((1 << kindCount) - 1) },
                              { "limit", limit + 1 } });
    if (!keys)
        return keys.error();
    if (const auto known = requireKnown(place, *keys); !known)
        return known.error();
    const std::vector<ChangeEntry> entries = entriesOf(*keys, limit);
    if (!entries.empty())
        checkOrder(place, entries, keys->first().integer(0));
    auto objects = readObjects(m_connection, m_organization, entries);
    if (!objects)
        return objects.error();
    // The end of a view is private, too.
    const auto audiences = readViews(m_connection, m_organization,
                                     idsOf(entries, ViewKind, Tombstones::Included), (*objects)[ViewKind]);
    if (!audiences)
        return audiences.error();

    const qint64 horizon = place.change == 0 && !keys->isEmpty() ? keys->first().integer(0) : place.horizon;
    ChangePage page{ {}, 0, place, keys->size() > limit, {} };
    JsonWriter out;
    out.beginArray();
    for (const ChangeEntry &entry : entries) {
        // An object deleted since its change was read is missing; its tombstone follows.
        const QByteArray *object = nullptr;
        if (!entry.isTombstone) {
            const Objects &ofKind = (*objects)[std::size_t(entry.place.kind)];
            const auto found = ofKind.find(entry.place.id);
            object = found == ofKind.end() ? nullptr : &found->second;
        }
        if (out.json().size() > maxPageBytes) {
            page.hasMore = true;
            break;
        }
        const auto audience = audiences->find(entry.place.id);
        if (entry.place.kind == ViewKind && audience != audiences->end() && audience->second.only)
            page.personal.push_back(writePersonal(out, entry, object, audience->second));
        else
            writeEntry(out, entry, object);
        page.place = entry.place;
        page.place.horizon = horizon > entry.place.change ? horizon : 0;
        ++page.size;
    }
    out.endArray();
    page.data = out.take();
    // What is left out is read, too: a place that stayed behind would be too old one day.
    if (!kinds.areAll() && !page.hasMore && !keys->isEmpty())
        page.place = endOfFeed(keys->first());
    return page;
}

Result<std::vector<NewestChange>> newestChanges(Connection &connection,
                                                const std::vector<OrganizationId> &organizations)
{
    return listOf<NewestChange>(connection.execute("change.newest", { { "organizations", organizations } }),
                                [](const Row &row) {
                                    return NewestChange{ row.id<OrganizationId>(0), row.integer(1) };
                                });
}

Result<ChangePosition> ChangeStore::end()
{
    const auto rows = query("change.end");
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? ChangePosition() : endOfFeed(rows->first());
}

Removal deletionRemoval()
{
    return Removal({ "change.expired", "change.raiseFloor", { "change.forget" }, nullptr },
                   deletionRetention);
}

Removal undoneMergeRemoval()
{
    return Removal({ "merge.expired", "merge.beginPurge", { "merge.purgeItems" }, "merge.purge" },
                   deletionRetention);
}

} // namespace triage::storage
