// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/demohistory.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

constexpr qint64 minute = 60'000;
constexpr qint64 day = 24 * 60 * minute;

/// A word that a person recognises at once, and the buffer where it belongs.
struct Topic
{
    const char *word;
    const char *buffer;
};

constexpr std::array topics{ Topic{ "refund", "Refunds" },
                             Topic{ "exchange rate", "Currency exchange" },
                             Topic{ "passcode", "PIN and passcode" },
                             Topic{ "top up", "Top-ups" },
                             Topic{ "transfer", "Transfers" },
                             Topic{ "identity", "Identity checks" } };
constexpr int maxSortedPerTopic = 8;

constexpr std::array surgeWords{ "crash", "freez", "won't open", "update", "log in" };
constexpr int surgeStart = 69; ///< The day of the surge, counted from the first one.
constexpr int surgeDays = 4;

constexpr std::array notes{ "Called back: the customer sends us the receipt.",
                            "The third one this week. Ask the card team.",
                            "Answered by mail, no reply yet.",
                            "Known since Monday, the fix is in the next release.",
                            "Not ours: the bank of the recipient rejected it.",
                            "Please add this to the help page." };
constexpr std::size_t notedEach = 3; ///< The distance of items with a note among the sorted ones.

bool hasWord(const storage::PreparedFeedback &item, const char *word)
{
    return item.description.contains(QLatin1StringView(word), Qt::CaseInsensitive);
}

bool isOfSurge(const storage::PreparedFeedback &item)
{
    return std::any_of(surgeWords.begin(), surgeWords.end(),
                       [&item](const char *word) { return hasWord(item, word); });
}

/// Returns when the item came: at a time of the day when people are awake.
Timestamp timeOf(std::size_t index, std::size_t count, bool isSurge, Timestamp now)
{
    constexpr double growth = 0.75; // below 1: more in later days
    const double share = (double(index) + 0.5) / double(count);
    const qint64 place
        = isSurge ? surgeStart + qint64(index % surgeDays) : qint64(demoDays * std::pow(share, growth));
    const qint64 minuteOfDay = 7 * 60 + qint64(index * 397 % 900);
    const qint64 firstDay = (now.milliseconds() / day - demoDays + 1) * day;
    const qint64 at = firstDay + place * day + minuteOfDay * minute + qint64(index % 60) * 997;
    const qint64 latest = now.milliseconds() - 3 * minute;
    return Timestamp(at <= latest ? at : latest - qint64(index * 17 % 300) * minute);
}

/// Records that the person put the item into the buffer by hand some time after it came.
void sortByHand(storage::ImportedItem &item, const Buffer &buffer, const Member &person, std::size_t index,
                Timestamp now)
{
    const Timestamp at(std::min(
        item.feedback.createdAt.milliseconds() + qint64(20 + index * 37 % 400) * minute, now.milliseconds()));
    item.feedback.routingStatus = RoutingStatus::Routed;
    item.feedback.updatedAt = at;
    item.buffers.push_back({ buffer.id, true, std::nullopt, at });
    const Activity assigned{ .code = activitycode::assigned, .buffers = { buffer.name } };
    item.notes.push_back({ toText(assigned), NoteKind::Activity, person.id, {}, {}, at, assigned });
    if (index % notedEach == 0)
        item.notes.push_back({ QString::fromLatin1(notes[index / notedEach % notes.size()]),
                               NoteKind::Note,
                               person.id,
                               {},
                               {},
                               at });
}

/// A word, and the tag of items that have it.
struct TaggedWord
{
    const char *word;
    const char *tag;
};

constexpr std::array taggedWords{ TaggedWord{ "refund", "money back" }, TaggedWord{ "card", "card" },
                                  TaggedWord{ "app", "app" }, TaggedWord{ "fee", "fees" },
                                  TaggedWord{ "transfer", "transfer" } };
constexpr std::size_t taggedEach = 3;
constexpr std::size_t ownedEach = 5;
constexpr std::size_t declinedEach = 9;
constexpr std::size_t snoozedEach = 23;
constexpr qint64 untouchedDays = 6; ///< Newer items are open.

std::vector<QString> tagsOf(const storage::ImportedItem &item, std::size_t index)
{
    std::vector<QString> tags;
    if (index % taggedEach != 0)
        return tags;
    for (const TaggedWord &each : taggedWords) {
        if (item.feedback.description.contains(QLatin1StringView(each.word), Qt::CaseInsensitive))
            tags.push_back(QString::fromLatin1(each.tag));
    }
    std::sort(tags.begin(), tags.end());
    return tags;
}

/// Returns when the item was closed; nothing if it is open. Most of what is older is closed, within two
/// weeks.
std::optional<Timestamp> closedAt(const storage::ImportedItem &item, std::size_t index, Timestamp now)
{
    const qint64 created = item.feedback.createdAt.milliseconds();
    if (created > now.milliseconds() - untouchedDays * day || index % 4 == 3)
        return std::nullopt;
    const Timestamp at(created + qint64(2 + index * 7 % 300) * 60 * minute + qint64(index % 50) * minute);
    return at < now ? std::optional(at) : std::nullopt;
}

/// Gives the item a triage record, if somebody has worked on it, and notes it in its timeline.
void addWork(storage::ImportedItem &item, const std::vector<Member> &people, std::size_t index, Timestamp now)
{
    Triage record;
    const Member &person = people[index % people.size()];
    const auto note = [&](const Activity &activity, Timestamp at) {
        item.notes.push_back({ toText(activity), NoteKind::Activity, person.id, {}, {}, at, activity });
        record.updatedAt = std::max(record.updatedAt.value_or(at), at);
    };
    const Timestamp seen(std::min(
        item.feedback.createdAt.milliseconds() + qint64(5 + index * 13 % 90) * minute, now.milliseconds()));
    record.tags = tagsOf(item, index);
    if (!record.tags.empty())
        note({ .code = activitycode::tagged, .tags = record.tags }, seen);
    const std::optional<Timestamp> closed = closedAt(item, index, now);
    if (closed || index % ownedEach == 0) {
        record.owner = person.id;
        note({ .code = activitycode::taken }, seen);
    }
    if (closed) {
        record.state = index % declinedEach == 0 ? TriageState::Declined : TriageState::Done;
        record.stateChangedAt = closed;
        note({ .code = record.state == TriageState::Done ? activitycode::done : activitycode::declined },
             *closed);
    } else if (index % snoozedEach == 0) {
        record.snoozedUntil = Timestamp(now.milliseconds() + qint64(1 + index % 5) * day);
        note({ .code = activitycode::snoozed, .until = record.snoozedUntil }, seen);
    }
    if (record.updatedAt)
        item.triage = record;
}

} // namespace

std::vector<storage::ImportedItem> demoHistory(const std::vector<storage::PreparedFeedback> &feedback,
                                               const std::vector<Buffer> &buffers,
                                               const std::vector<Member> &people, Timestamp now)
{
    std::vector<storage::ImportedItem> items;
    QHash<QString, int> sorted;
    const std::size_t failed = feedback.size() * 9 / 10;
    for (std::size_t i = 0; i < feedback.size(); ++i) {
        const storage::PreparedFeedback &each = feedback[i];
        storage::ImportedItem &item = items.emplace_back();
        item.feedback.title = each.title;
        item.feedback.description = each.description;
        item.feedback.submittedBy = each.submittedBy;
        item.feedback.client = each.client;
        item.feedback.routingStatus = i == failed ? RoutingStatus::Failed : RoutingStatus::Pending;
        item.feedback.createdAt = item.feedback.updatedAt = timeOf(i, feedback.size(), isOfSurge(each), now);
        item.lexemes = each.lexemes;
        item.language = each.language;
        item.targets = each.targets;
        const auto topic = std::find_if(topics.begin(), topics.end(),
                                        [&each](const Topic &one) { return hasWord(each, one.word); });
        const QString name = topic == topics.end() ? QString() : QString::fromLatin1(topic->buffer);
        const auto buffer = std::find_if(buffers.begin(), buffers.end(),
                                         [&name](const Buffer &one) { return one.name == name; });
        if (i != failed && buffer != buffers.end() && sorted[name]++ % 2 == 0
            && sorted[name] < 2 * maxSortedPerTopic)
            sortByHand(item, *buffer, people.back(), i, now);
        addWork(item, people, i, now);
    }
    return items;
}

} // namespace triage::cli
