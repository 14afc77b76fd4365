// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/listfilter.h"

#include "fields/json.h"
#include "text.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

constexpr qsizetype maxDayDigits = 4;

const QString callerWord = u"me"_s;
const QString nobodyWord = u"none"_s;

/// Returns the number of days of a text such as -7d.
std::optional<int> daysIn(QStringView text)
{
    if (!text.startsWith(u'-') || !text.endsWith(u'd'))
        return std::nullopt;
    const QStringView days = text.sliced(1).chopped(1);
    const bool isNumber = !days.isEmpty() && days.size() <= maxDayDigits
        && std::all_of(days.begin(), days.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
    return isNumber ? std::optional(days.toInt()) : std::nullopt;
}

Problem invalidFilter(const QString &name, const QString &detail)
{
    return invalidField(name, name + u' ' + detail, Category::Integration);
}

// The values of a filter as texts, and what is accepted as one.

QString textOf(bool value)
{
    return value ? u"true"_s : u"false"_s;
}
QString textOf(const QString &value)
{
    return value;
}
template <HasEnumText E>
QString textOf(E value)
{
    return QString::fromLatin1(toWord(value));
}
template <HasText T>
QString textOf(const T &value)
{
    return value.toText();
}

std::optional<bool> valueOf(const QString &text, Type<bool>)
{
    return booleanOf(text);
}
std::optional<QString> valueOf(const QString &text, Type<QString>)
{
    return text;
}
template <HasEnumText E>
std::optional<E> valueOf(const QString &text, Type<E>)
{
    return fromAnyCase<E>(text);
}
template <HasText T>
std::optional<T> valueOf(const QString &text, Type<T>)
{
    return T::fromText(text);
}

template <typename T>
QString accepted()
{
    if constexpr (std::is_same_v<T, bool>)
        return u"true or false."_s;
    else if constexpr (std::is_same_v<T, FilterTime>)
        return T::accepted() + u". A plus sign is %2B in a query."_s;
    else if constexpr (HasText<T>)
        return T::accepted() + u'.';
    else if constexpr (HasEnumText<T>)
        return allWords<T>() + u'.';
    else
        return u"a text."_s;
}

template <typename T>
Result<void> read(const QueryValues &query, const char *name, std::optional<T> &out)
{
    const auto values = query(name, false);
    if (!values)
        return values.error();
    if (values->empty())
        return {};
    out = valueOf(values->back(), Type<T>());
    if (!out)
        return invalidFilter(QString::fromLatin1(name), u"must be "_s + accepted<T>());
    return {};
}

Result<void> read(const QueryValues &query, const char *name, std::vector<QString> &out)
{
    auto values = query(name, true);
    if (!values)
        return values.error();
    if (values->size() > std::size_t(triagerules::maxTagsOfItem))
        return invalidFilter(QString::fromLatin1(name),
                             u"can be sent %1 times."_s.arg(triagerules::maxTagsOfItem));
    out = std::move(*values);
    return {};
}

template <typename T>
Result<void> normaliseValue(const FilterRow<std::optional<T>> &, const QString &, std::optional<T> &)
{
    return {};
}

Result<void> normaliseValue(const FilterRow<std::optional<QString>> &row, const QString &name,
                            std::optional<QString> &text)
{
    if (text && row.query.ignoresBlank && isBlank(*text))
        text.reset();
    const Rules &rules = row.query.rules;
    const qsizetype length = text ? codePoints(*text) : rules.minLength;
    if (length >= rules.minLength && length <= rules.maxLength)
        return {};
    return invalidFilter(name,
                         rules.minLength > 0
                             ? u"must have %1 to %2 characters."_s.arg(rules.minLength).arg(rules.maxLength)
                             : u"must have at most %1 characters."_s.arg(rules.maxLength));
}

Result<void> normaliseValue(const FilterRow<std::vector<QString>> &, const QString &name,
                            std::vector<QString> &tags)
{
    auto normal = normalTags(tags, name);
    if (!normal)
        return normal.error();
    tags = std::move(*normal);
    return {};
}

} // namespace

FilterTime::FilterTime(Timestamp at) : text(QString::fromLatin1(toIso(at))), time(at)
{
}

FilterTime FilterTime::ago(int days)
{
    FilterTime bound;
    bound.text = u"-%1d"_s.arg(days);
    bound.daysAgo = days;
    return bound;
}

std::optional<FilterTime> FilterTime::fromText(const QString &text)
{
    constexpr qsizetype dayTextLength = 10; // YYYY-MM-DD
    FilterTime bound;
    bound.text = text;
    bound.daysAgo = daysIn(text);
    if (bound.daysAgo)
        return bound;
    const auto time = timestampFromRfc3339(text.size() == dayTextLength ? text + u"T00:00:00Z"_s : text);
    if (!time)
        return std::nullopt;
    bound.time = *time;
    return bound;
}

QString FilterTime::accepted()
{
    return u"an RFC 3339 timestamp, such as 2026-11-20T23:34:05Z, a day, such as 2026-11-20, or a number of "
           "days ago, such as -7d"_s;
}

Timestamp FilterTime::at(Timestamp now, const QTimeZone &zone) const
{
    if (!daysAgo)
        return time;
    const QDate today = QDateTime::fromMSecsSinceEpoch(now.milliseconds(), zone).date();
    return startOfDay(today.addDays(-*daysAgo), zone);
}

OwnerRef OwnerRef::caller()
{
    OwnerRef owner;
    owner.isCaller = true;
    return owner;
}

std::optional<OwnerRef> OwnerRef::fromText(const QString &text)
{
    const QString word = text.toLower();
    if (word == callerWord || word == nobodyWord)
        return word == callerWord ? caller() : OwnerRef();
    const auto member = idFromString<MemberTag>(text);
    return member ? std::optional<OwnerRef>(*member) : std::nullopt;
}

QString OwnerRef::accepted()
{
    return u"the identifier of a member, me or none"_s;
}

QString OwnerRef::toText() const
{
    return isCaller ? callerWord : member.isValid() ? toString(member) : nobodyWord;
}

bool isFromClient(const Feedback &feedback, const QString &group)
{
    if (!feedback.client)
        return false;
    const auto end = std::find_if(feedback.client->begin(), feedback.client->end(),
                                  [](QChar each) { return each == u'/' || each == u' '; });
    const QString word = feedback.client->first(end - feedback.client->begin());
    return firstCodePoints(word, listrules::maxClientGroup).toLower() == group.toLower();
}

Result<ListFilter> ListFilter::parse(const QueryValues &query, FilterScope scope)
{
    ListFilter filter;
    Result<void> outcome;
    forEachField<ListFilter>([&](const auto &row) {
        if (outcome && (scope == FilterScope::All || row.query.scope == scope))
            outcome = read(query, row.name, filter.*row.member);
    });
    std::vector<QString> tags = filter.tags;
    if (outcome)
        outcome = filter.normalise({});
    if (!outcome)
        return outcome.error();
    filter.tags = std::move(tags); // links repeat them as they were sent
    return filter;
}

GivenParameters ListFilter::toQuery() const
{
    GivenParameters items;
    const auto add = [&items]<typename T>(const char *name, const T &value) {
        if constexpr (std::is_same_v<T, std::vector<QString>>) {
            for (const QString &each : value)
                items.emplace_back(name, each);
        } else {
            items.emplace_back(name, textOf(value));
        }
    };
    forEachFilter(*this, [&add](const auto &row, const auto &value) { add(row.name, value); });
    return items;
}

QByteArray ListFilter::key() const
{
    QByteArray key;
    for (const auto &[name, value] : toQuery())
        key += '\0' + name + '=' + value.toUtf8();
    return key;
}

Result<void> ListFilter::normalise(const QString &prefix)
{
    Result<void> outcome;
    forEachField<ListFilter>([&](const auto &row) {
        if (outcome)
            outcome = normaliseValue(row, prefix + QString::fromLatin1(row.name), this->*row.member);
    });
    return outcome;
}

void ListFilter::resolve(MemberId caller, Timestamp now, const QTimeZone &zone)
{
    for (std::optional<FilterTime> *bound : { &createdAfter, &createdBefore }) {
        if (*bound)
            *bound = (*bound)->at(now, zone);
    }
    if (owner && owner->isCaller)
        owner = caller;
    if (clientGroup)
        clientGroup = clientGroup->toLower();
    if (auto normal = normalTags(tags, {}))
        tags = std::move(*normal);
    if (states && states->isAll())
        states.reset();
    if (routingStatus && routingStatus->isAll())
        routingStatus.reset();
    if (duplicates == DuplicatesFilter::Include)
        duplicates.reset();
}

bool ListFilter::hasTriage() const
{
    bool has = false;
    forEachFilter(*this, [&has](const auto &row, const auto &) { has = has || row.isOfTriage(); });
    return has;
}

bool ListFilter::matches(const ListedItem &item) const
{
    bool isKept = true;
    forEachFilter(*this,
                  [&](const auto &row, const auto &value) { isKept = isKept && row.matches(item, value); });
    return isKept;
}

std::optional<Problem> readValue(JsonValue value, ListFilter &out, const Rules &rules, const QString &path)
{
    if (!value.isObject())
        return detail::wrongType(path, u"an object"_s);
    const bool isAnswer = rules.category != Category::Integration;
    qsizetype read = 0;
    auto wrong = isAnswer ? std::nullopt : detail::whyNotAllKnown<ListFilter>(value, rules, path);
    forEachField<ListFilter>([&](const auto &row) {
        if (wrong || value.member(row.name).isAbsent())
            return;
        wrong = detail::readField(value, out, row, path + u'.' + QString::fromLatin1(row.name));
        if (wrong && isAnswer) {
            out.*row.member = {};
            wrong.reset();
        } else {
            ++read;
        }
    });
    if (isAnswer && read != value.size())
        out.unread = value.toJson();
    return wrong;
}

void writeJson(JsonWriter &out, const ListFilter &filter)
{
    if (filter.unread.isEmpty())
        writeJson<ListFilter>(out, filter);
    else
        out.raw(filter.unread);
}

} // namespace triage
