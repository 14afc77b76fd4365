// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchwords.h"

#include "domain/languagecode.h"
#include "store/localstore.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

enum class WordKey { Buffer, Client, From, Is, After, Before, Owner, Tag, Language };

constexpr std::array wordKeys{
    std::pair{ WordKey::Buffer, "buffer"_L1 },    std::pair{ WordKey::From, "from"_L1 },
    std::pair{ WordKey::Client, "client"_L1 },    std::pair{ WordKey::Is, "is"_L1 },
    std::pair{ WordKey::After, "after"_L1 },      std::pair{ WordKey::Before, "before"_L1 },
    std::pair{ WordKey::Owner, "owner"_L1 },      std::pair{ WordKey::Tag, "tag"_L1 },
    std::pair{ WordKey::Language, "language"_L1 }
};
constexpr std::array wordPlaces{ std::pair{ Place::Unassigned, "unassigned"_L1 },
                                 std::pair{ Place::RoutingFailed, "failed"_L1 },
                                 std::pair{ Place::Pending, "pending"_L1 } };
constexpr auto reviewWord = "review"_L1;
constexpr auto mineWord = "mine"_L1;
constexpr auto groupedWord = "grouped"_L1;
constexpr auto meWord = "me"_L1;
constexpr auto nobodyWord = "none"_L1;
constexpr std::array workWords{ std::pair{ WorkState::Closed, "done"_L1 },
                                std::pair{ WorkState::Declined, "declined"_L1 },
                                std::pair{ WorkState::Snoozed, "snoozed"_L1 },
                                std::pair{ WorkState::Duplicates, "duplicate"_L1 },
                                std::pair{ WorkState::Any, "any"_L1 } };
// Any other code is accepted, too.
constexpr std::array offeredLanguages{ "en"_L1, "de"_L1, "fr"_L1, "es"_L1, "it"_L1, "pt"_L1, "nl"_L1,
                                       "ja"_L1, "zh"_L1, "ar"_L1, "he"_L1, "ru"_L1, "tr"_L1, "und"_L1 };
constexpr std::array wordDays{ "today"_L1, "yesterday"_L1, "7d"_L1, "30d"_L1, "90d"_L1 };

/// Words are separated by spaces outside quotes. A quote that is still open ends with the text.
const QRegularExpression &filterWordPattern()
{
    static const QRegularExpression pattern(u"(?:\"[^\"]*(?:\"|\\z)|[^\\s\"])+"_s);
    return pattern;
}

std::optional<WordKey> keyOfWord(const QString &word)
{
    const qsizetype colon = word.indexOf(u':');
    for (const auto &[key, name] : wordKeys) {
        if (colon >= 0 && word.left(colon).compare(name, Qt::CaseInsensitive) == 0)
            return key;
    }
    return {};
}

QString valueOfWord(const QString &word)
{
    return word.mid(word.indexOf(u':') + 1).remove(u'"').trimmed();
}

QString quotedValue(const QString &value)
{
    return value.contains(u' ') ? u'"' + value + u'"' : value;
}

} // namespace

const Buffer *SearchWords::bufferOf(const QString &name) const
{
    const Buffer *onlyMatch = nullptr;
    int matches = 0;
    for (const BufferRecord &each : m_buffers) {
        if (each.buffer.slug == name || each.buffer.name.compare(name, Qt::CaseInsensitive) == 0)
            return &each.buffer;
        if (each.buffer.name.startsWith(name, Qt::CaseInsensitive)) {
            onlyMatch = &each.buffer;
            ++matches;
        }
    }
    return matches == 1 ? onlyMatch : nullptr;
}

/// Reads the beginning of a day: 2026-10-31, a month, today, yesterday, or 7d, which is seven days ago.
std::optional<Timestamp> SearchWords::timeOf(const QString &text) const
{
    static const QRegularExpression ago(u"^(\\d{1,4})d\\z"_s);
    QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        date = QDate::fromString(text, u"yyyy-MM"_s);
    if (text == wordDays[0])
        date = m_today;
    else if (text == wordDays[1])
        date = m_today.addDays(-1);
    else if (const auto match = ago.match(text); match.hasMatch())
        date = m_today.addDays(-match.captured(1).toInt());
    if (!date.isValid())
        return {};
    return Timestamp(date.startOfDay().toMSecsSinceEpoch());
}

bool SearchWords::apply(const QString &word, Filter &filter) const
{
    const std::optional<WordKey> key = keyOfWord(word);
    const QString value = valueOfWord(word);
    if (!key || value.isEmpty())
        return false;
    switch (*key) {
    case WordKey::Buffer:
        if (const Buffer *buffer = bufferOf(value)) {
            filter.place = Place::Buffer;
            filter.buffer = buffer->id;
            return true;
        }
        return false;
    case WordKey::Client:
        filter.clientGroup = value;
        return true;
    case WordKey::From:
        filter.submittedBy = value;
        return true;
    case WordKey::Language:
        if (!isLanguageCode(value.toLower()))
            return false;
        filter.language = value.toLower();
        return true;
    case WordKey::Is:
        if (value == reviewWord) {
            filter.onlyNeedsReview = true;
            return true;
        }
        for (const auto &[place, name] : wordPlaces) {
            if (value == name) {
                filter.place = place;
                filter.buffer = {};
                return true;
            }
        }
        return applyState(value, filter);
    case WordKey::Owner:
        return applyOwner(value, filter);
    case WordKey::Tag:
        return m_people.isKept && applyTag(value, filter);
    case WordKey::After:
    case WordKey::Before:
        std::optional<Timestamp> time = timeOf(value);
        if (time)
            (*key == WordKey::After ? filter.createdAfter : filter.createdBefore) = time;
        return time.has_value();
    }
    Q_UNREACHABLE();
}

SearchWords::SearchWords(const LocalStore &store)
    : SearchWords(store.buffers(), QDate::currentDate(),
                  { store.members(), store.me() ? std::optional(store.me()->member.id) : std::nullopt,
                    store.tags(), store.keepsTriage() })
{
}

bool SearchWords::applyState(const QString &value, Filter &filter) const
{
    if (!m_people.isKept)
        return false;
    if (value == mineWord && m_people.self) {
        filter.owner = m_people.self;
        return true;
    }
    if (value == groupedWord) {
        filter.isGrouped = true;
        if (filter.work == WorkState::Duplicates)
            filter.work = WorkState::Open;
        return true;
    }
    for (const auto &[work, name] : workWords) {
        if (value == name) {
            filter.work = work;
            if (work == WorkState::Duplicates)
                filter.isGrouped = false;
            return true;
        }
    }
    return false;
}

/// Finds the member of that name, or else the only one whose name begins so.
bool SearchWords::applyOwner(const QString &name, Filter &filter) const
{
    if (!m_people.isKept)
        return false;
    if (name == nobodyWord || (name == meWord && m_people.self)) {
        filter.owner = name == meWord ? *m_people.self : MemberId();
        return true;
    }
    std::optional<MemberId> found;
    int matches = 0;
    for (const auto &[id, each] : m_people.members) {
        if (each.compare(name, Qt::CaseInsensitive) == 0) {
            filter.owner = id;
            return true;
        }
        if (each.startsWith(name, Qt::CaseInsensitive)) {
            found = id;
            ++matches;
        }
    }
    if (matches == 1)
        filter.owner = found;
    return matches == 1;
}

bool SearchWords::applyTag(const QString &value, Filter &filter)
{
    auto tags = filter.tags;
    tags.push_back(value);
    const auto normal = normalTags(tags, u"tag"_s);
    if (normal)
        filter.tags = *normal;
    return normal.hasValue();
}

SearchWords::Reading SearchWords::read(const Filter &filter, const QString &text, bool isFinished) const
{
    Reading reading{ filter, {} };
    QString searched;
    bool isTaken = false;
    bool isTyped = false; // the last word is a filter word that is still being typed
    for (auto found = filterWordPattern().globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString word = match.captured();
        const bool isOpen = !isFinished && match.capturedEnd() == text.size();
        if (!isOpen && apply(word, reading.filter)) {
            isTaken = true;
            continue;
        }
        reading.left += word + u' ';
        isTyped = isOpen && keyOfWord(word);
        if (!isTyped)
            searched += word + u' ';
    }
    if (!isTaken || isTyped)
        reading.left.chop(1);
    reading.filter.search = isTaken || isTyped ? searched.trimmed() : text;
    if (!isTaken)
        reading.left = text;
    return reading;
}

QString SearchWords::wordBefore(const QString &text, int place)
{
    QString last;
    const QString before = text.left(place);
    for (auto found = filterWordPattern().globalMatch(before); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedEnd() == before.size())
            last = match.captured();
    }
    return last;
}

QStringList SearchWords::completions(const QString &word) const
{
    constexpr int shortest = 2; // of a key; one letter begins too many words
    QStringList all;
    const std::optional<WordKey> key = keyOfWord(word);
    if (!key) {
        for (const auto &[each, name] : wordKeys) {
            if (!m_people.isKept && (each == WordKey::Owner || each == WordKey::Tag))
                continue;
            if (word.size() >= shortest && QString(name).startsWith(word, Qt::CaseInsensitive))
                all += name + u':';
        }
        return all;
    }
    const QString value = valueOfWord(word);
    const QString prefix = word.left(word.indexOf(u':') + 1).toLower();
    const auto offer = [&](const QString &each) {
        if (each.startsWith(value, Qt::CaseInsensitive) && each != value && all.size() < maxCompletions)
            all += prefix + quotedValue(each);
    };
    switch (*key) {
    case WordKey::Buffer:
        for (const BufferRecord &each : m_buffers)
            offer(each.buffer.name);
        break;
    case WordKey::Is:
        offer(reviewWord);
        for (const auto &[place, name] : wordPlaces)
            offer(name);
        if (!m_people.isKept)
            break;
        offer(mineWord);
        for (const auto &[work, name] : workWords)
            offer(name);
        offer(groupedWord);
        break;
    case WordKey::Owner:
        if (!m_people.isKept)
            break;
        for (const auto &[id, name] : m_people.members)
            offer(name);
        offer(meWord);
        offer(nobodyWord);
        break;
    case WordKey::Tag:
        for (const TagCount &each : m_people.tags)
            offer(each.name);
        break;
    case WordKey::After:
    case WordKey::Before:
        for (const QLatin1StringView each : wordDays)
            offer(each);
        break;
    case WordKey::Language:
        for (const QLatin1StringView each : offeredLanguages)
            offer(each);
        break;
    case WordKey::Client:
    case WordKey::From:
        break;
    }
    return all;
}

QStringList SearchWords::languages()
{
    return QStringList(offeredLanguages.begin(), offeredLanguages.end());
}

} // namespace triage::app
