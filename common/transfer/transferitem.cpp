// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/transferitem.h"

#include "fields/textrules.h"
#include "transfer/csv.h"

#include <array>

using namespace Qt::StringLiterals;

namespace triage::transfer {

std::optional<Problem> orderProblem(const QString &field, const QString &text, DateOrder order)
{
    const ForeignDate date = readDate(text, order);
    if (date.isAmbiguous)
        return invalidField(
            field,
            u"%1 is %2, in which day and month may change places. Say which comes first with dates=day_first "
            u"or "
            "dates=month_first, name the column %1:day_first or %1:month_first, or write the date as in "
            "2026-11-20."_s.arg(field, text.left(40)));
    if (!date.at && date.shown != DateOrder::Unknown)
        return invalidField(field,
                            u"%1 is %2, which is not a date with the %3 first."_s.arg(
                                field, text.left(40), order == DateOrder::DayFirst ? u"day"_s : u"month"_s));
    return std::nullopt;
}

std::optional<TriageState> stateNamed(const QString &word)
{
    const QString plain = word.trimmed().toLower().replace(u'_', u' ').replace(u'-', u' ');
    if (const auto own = fromWord<TriageState>(plain.toUtf8()))
        return own;
    static const std::array<std::pair<TriageState, QStringList>, 3> others{ {
        { TriageState::Open,
          { u"new"_s, u"todo"_s, u"to do"_s, u"pending"_s, u"in progress"_s, u"reopened"_s, u"on hold"_s,
            u"backlog"_s, u"unresolved"_s } },
        { TriageState::Done,
          { u"closed"_s, u"resolved"_s, u"fixed"_s, u"solved"_s, u"complete"_s, u"completed"_s, u"released"_s,
            u"answered"_s } },
        { TriageState::Declined,
          { u"rejected"_s, u"wontfix"_s, u"won't fix"_s, u"won\u2019t fix"_s, u"wont fix"_s, u"won't do"_s,
            u"invalid"_s, u"spam"_s, u"cancelled"_s, u"canceled"_s, u"not planned"_s } },
    } };
    for (const auto &[state, words] : others) {
        if (words.contains(plain))
            return state;
    }
    return std::nullopt;
}

std::optional<Problem> readValue(JsonValue value, ForeignId &out, const Rules &rules, const QString &path)
{
    if (value.kind() == JsonValue::Kind::Integer) {
        out.text = QString::number(value.integer());
        return {};
    }
    return detail::readText(
        value, out.text,
        { .minLength = 1, .maxLength = std::min(rules.maxLength, 300), .category = rules.category }, path,
        true);
}

std::optional<Problem> readValue(JsonValue value, ForeignTime &out, const Rules &rules, const QString &path)
{
    const QString text = value.kind() == JsonValue::Kind::Text ? value.text() : QString();
    const ForeignDate date = readDate(text);
    if (!date.at && !date.isAmbiguous)
        return invalidField(
            path,
            u"%1 must be a time such as 2026-11-20T23:34:05.123Z, or a date such as 2026-11-20."_s.arg(path),
            rules.category);
    out.at = date.at.value_or(Timestamp());
    out.text = text;
    return {};
}

std::optional<Problem> readValue(JsonValue value, ForeignWord &out, const Rules &, const QString &)
{
    out.text = value.kind() == JsonValue::Kind::Text ? value.text().trimmed() : QString();
    return {};
}

std::optional<Problem> readValue(JsonValue value, ForeignReference &out, const Rules &, const QString &)
{
    constexpr qsizetype maxLength = 300;
    out.text = value.kind() == JsonValue::Kind::Integer ? QString::number(value.integer())
        : value.kind() == JsonValue::Kind::Text         ? value.text().trimmed()
                                                        : QString();
    if (out.text.size() > maxLength)
        out.text.clear();
    return {};
}

std::optional<Problem> readValue(JsonValue value, ForeignTags &out, const Rules &, const QString &)
{
    out.texts.clear();
    if (value.kind() == JsonValue::Kind::Text) {
        // Some programs write a list of JSON into a cell.
        const auto list = value.text().startsWith(u'[') ? JsonDocument::parse(value.text().toUtf8())
                                                        : std::optional<JsonDocument>();
        if (list && list->root().isArray())
            return readValue(list->root(), out, {}, {});
        for (const QString &some : namesIn(value.text())) {
            for (const QString &name : some.split(u',', Qt::SkipEmptyParts))
                out.texts.push_back(name);
        }
    }
    for (qsizetype i = 0; value.kind() == JsonValue::Kind::Array && i < value.size(); ++i) {
        if (value.at(i).kind() == JsonValue::Kind::Text)
            out.texts.push_back(value.at(i).text());
    }
    return {};
}

std::optional<Problem> readValue(JsonValue value, ForeignActivity &out, const Rules &, const QString &)
{
    auto read = fromJson<Activity>(value);
    out.value = read ? std::optional(std::move(*read)) : std::nullopt;
    return {};
}

std::optional<Problem> readValue(JsonValue value, TransferMembership &out, const Rules &, const QString &path)
{
    constexpr Rules name{ .required = true, .minLength = 1, .maxLength = 100 };
    if (!value.isObject())
        return detail::readText(value, out.buffer, name, path, false);
    if (const auto wrong
        = detail::readText(value.member("buffer"), out.buffer, name, path + u".buffer"_s, false))
        return wrong;
    if (const JsonValue byHand = value.member("by_hand"); !byHand.isAbsent()) {
        if (const auto wrong = detail::readBoolean(byHand, out.byHand, {}, path + u".by_hand"_s))
            return wrong;
    }
    const JsonValue confidence = value.member("confidence");
    if (!confidence.isAbsent() && !confidence.isNull()) {
        constexpr Rules share{ .minimum = 0, .maximum = 1 };
        if (const auto wrong
            = detail::readNumber(confidence, out.confidence.emplace(), share, path + u".confidence"_s))
            return wrong;
    }
    const JsonValue assigned = value.member("assigned_at");
    if (assigned.isAbsent() || assigned.isNull())
        return {};
    return readValue(assigned, out.assignedAt.emplace(), {}, path + u".assigned_at"_s);
}

} // namespace triage::transfer
