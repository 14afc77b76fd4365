// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchwords.h"

#include "store/localstore.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr auto isKey = "is"_L1; // of the lists that have a name
constexpr std::array wordPlaces{ std::pair{ Place::Unassigned, "unassigned"_L1 },
                                 std::pair{ Place::RoutingFailed, "failed"_L1 },
                                 std::pair{ Place::Pending, "pending"_L1 } };
constexpr auto reviewWord = "review"_L1;
constexpr auto mineWord = "mine"_L1;
constexpr auto groupedWord = "grouped"_L1;
constexpr auto meWord = "me"_L1;
constexpr auto nobodyWord = "none"_L1;
constexpr std::array workWords{ std::pair{ work::closed, "done"_L1 },
                                std::pair{ work::declined, "declined"_L1 },
                                std::pair{ work::snoozed, "snoozed"_L1 },
                                std::pair{ work::duplicates, "duplicate"_L1 },
                                std::pair{ work::any, "any"_L1 } };
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

/// Calls visit(row) for each filter that has a key.
template <typename Visit>
void forEachWord(Visit &&visit)
{
    forEachField<ListFilter>([&](const auto &row) {
        if (*row.word)
            visit(row);
    });
}

/// Returns the key of a word such as from:ida, or an empty text if it has none.
QString keyOfWord(const QString &word)
{
    const QString key = word.left(std::max<qsizetype>(0, word.indexOf(u':'))).toLower();
    bool isKnown = key == isKey;
    forEachWord([&](const auto &row) { isKnown = isKnown || key == QLatin1StringView(row.word); });
    return isKnown ? key : QString();
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

/// Reads the beginning of a day: 2026-10-31, a month, today, yesterday, or 7d, which is seven days ago. Days
/// before today stay relative.
std::optional<FilterTime> SearchWords::timeOf(const QString &text)
{
    static const QRegularExpression ago(u"^(\\d{1,4})d\\z"_s);
    if (text == wordDays[0] || text == wordDays[1])
        return FilterTime::ago(text == wordDays[0] ? 0 : 1);
    if (const auto match = ago.match(text); match.hasMatch())
        return FilterTime::ago(match.captured(1).toInt());
    QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        date = QDate::fromString(text, u"yyyy-MM"_s);
    return date.isValid() ? std::optional<FilterTime>(startOfDay(date)) : std::nullopt;
}

// The values of filters, by their type.

bool SearchWords::readValue(const QString &value, std::optional<FilterTime> &bound)
{
    const std::optional<FilterTime> time = timeOf(value);
    bound = time ? time : bound;
    return time.has_value();
}

bool SearchWords::readValue(const QString &value, std::vector<QString> &tags)
{
    std::vector<QString> all = tags;
    all.push_back(value);
    const auto normal = normalTags(all, u"tag"_s);
    if (normal)
        tags = *normal;
    return normal.hasValue();
}

/// Finds the member of that name, or else the only one whose name begins so.
bool SearchWords::readValue(const QString &name, std::optional<OwnerRef> &owner) const
{
    const auto refTo = [this](MemberId id) {
        return id == m_people.self ? OwnerRef::caller() : OwnerRef(id);
    };
    if (name == nobodyWord || (name == meWord && m_people.self)) {
        owner = name == meWord ? OwnerRef::caller() : OwnerRef();
        return true;
    }
    std::optional<OwnerRef> found;
    int matches = 0;
    for (const auto &[id, each] : m_people.members) {
        if (each.compare(name, Qt::CaseInsensitive) == 0) {
            owner = refTo(id);
            return true;
        }
        if (each.startsWith(name, Qt::CaseInsensitive)) {
            found = refTo(id);
            ++matches;
        }
    }
    if (matches == 1)
        owner = found;
    return matches == 1;
}

bool SearchWords::apply(const QString &word, Filter &filter) const
{
    const QString key = keyOfWord(word);
    const QString value = valueOfWord(word);
    if (key.isEmpty() || value.isEmpty())
        return false;
    if (key == isKey)
        return applyName(value, filter);
    bool isRead = false;
    forEachWord([&]<typename Member>(const FilterRow<Member> &row) {
        if (key != QLatin1StringView(row.word))
            return;
        if constexpr (std::is_same_v<Member, std::optional<BufferKey>>) {
            const Buffer *buffer = bufferOf(value);
            filter = buffer ? inBuffer(filter, buffer->id) : filter;
            isRead = buffer != nullptr;
        } else if constexpr (requires { readValue(value, filter.*row.member); }) {
            isRead = readValue(value, filter.*row.member);
        } else {
            const bool isText = std::is_same_v<Member, std::optional<QString>>;
            const Result<ListFilter> read = ListFilter::parse([&](const char *name, bool) {
                std::vector<QString> values;
                if (name == std::string_view(row.name))
                    values.push_back(isText ? value : value.toLower());
                return Result(std::move(values));
            });
            isRead = read.hasValue();
            if (read)
                filter.*row.member = (*read).*row.member;
        }
    });
    return isRead;
}

SearchWords::SearchWords(const LocalStore &store)
    : SearchWords(
        store.buffers(),
        { store.members(), store.me() ? std::optional(store.me()->member.id) : std::nullopt, store.tags() })
{
}

/// Shows the list of that name.
bool SearchWords::applyName(const QString &name, Filter &filter) const
{
    if (name == reviewWord) {
        filter.needsReview = true;
        return true;
    }
    for (const auto &[place, word] : wordPlaces) {
        if (name == word) {
            filter = inPlace(filter, place);
            return true;
        }
    }
    if (name == mineWord && m_people.self) {
        filter.owner = OwnerRef::caller();
        return true;
    }
    if (name == groupedWord) {
        if (filter.work().isDuplicate)
            filter.show(work::open);
        filter.duplicates = DuplicatesFilter::Hide;
        return true;
    }
    for (const auto &[work, word] : workWords) {
        if (name == word) {
            filter.show(work);
            return true;
        }
    }
    return false;
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
        isTyped = isOpen && !keyOfWord(word).isEmpty();
        if (!isTyped)
            searched += word + u' ';
    }
    if (!isTaken || isTyped)
        reading.left.chop(1);
    const QString search = isTaken || isTyped ? searched.trimmed() : text;
    reading.filter.search = search.isEmpty() ? std::nullopt : std::optional(search);
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

// What is offered for a filter, by the type of its value.

template <typename T>
void SearchWords::offerValues(Type<T>, const Offer &offer) const
{
    if constexpr (std::is_same_v<T, BufferKey>) {
        for (const BufferRecord &each : m_buffers)
            offer(each.buffer.name);
    } else if constexpr (std::is_same_v<T, OwnerRef>) {
        for (const auto &[id, name] : m_people.members)
            offer(name);
        offer(meWord);
        offer(nobodyWord);
    } else if constexpr (std::is_same_v<T, std::vector<QString>>) {
        for (const TagCount &each : m_people.tags)
            offer(each.name);
    } else if constexpr (std::is_same_v<T, FilterTime>) {
        for (const QLatin1StringView each : wordDays)
            offer(each);
    } else if constexpr (std::is_same_v<T, LanguageCode>) {
        for (const QLatin1StringView each : offeredLanguages)
            offer(each);
    } else if constexpr (requires { T().words(); }) {
        for (const QString &each : T().words())
            offer(each);
    } else if constexpr (std::is_same_v<T, bool>) {
        offer(u"true"_s);
        offer(u"false"_s);
    } else if constexpr (HasEnumText<T>) {
        for (const auto &[value, each] : EnumText<T>::words)
            offer(QString::fromLatin1(each));
    }
}

QStringList SearchWords::completions(const QString &word) const
{
    constexpr int shortest = 2; // of a key; one letter begins too many words
    QStringList all;
    const QString key = keyOfWord(word);
    if (key.isEmpty()) {
        const auto begin = [&](const char *name) {
            if (word.size() >= shortest && QString::fromLatin1(name).startsWith(word, Qt::CaseInsensitive))
                all += QString::fromLatin1(name) + u':';
        };
        begin(isKey.data());
        forEachWord([&](const auto &row) { begin(row.word); });
        return all;
    }
    const QString value = valueOfWord(word);
    const QString prefix = word.left(word.indexOf(u':') + 1).toLower();
    const auto offer = [&](const QString &each) {
        if (each.startsWith(value, Qt::CaseInsensitive) && each != value && all.size() < maxCompletions)
            all += prefix + quotedValue(each);
    };
    if (key == isKey) {
        offer(reviewWord);
        for (const auto &[place, name] : wordPlaces)
            offer(name);
        offer(mineWord);
        for (const auto &[work, name] : workWords)
            offer(name);
        offer(groupedWord);
    }
    forEachWord([&]<typename Member>(const FilterRow<Member> &row) {
        if (key == QLatin1StringView(row.word))
            offerValues(Type<typename FilterRow<Member>::Value>(), offer);
    });
    return all;
}

QStringList SearchWords::languages()
{
    return QStringList(offeredLanguages.begin(), offeredLanguages.end());
}

} // namespace triage::app
