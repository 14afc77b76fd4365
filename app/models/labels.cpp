// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/labels.h"

#include "domain/languagecode.h"

#include "store/localstore.h"
#include "store/values/clock.h"
#include "store/values/dates.h"
#include "text.h"

#include <QLocale>

#include <span>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr qint64 minute = 60;
constexpr qint64 hour = 60 * minute;
constexpr qint64 wholeDay = 24 * hour;

qint64 secondsBetween(Timestamp at, Timestamp now)
{
    return (now.milliseconds() - at.milliseconds()) / 1000;
}

/// Returns the length of the first sentence, or of the text if it has none.
qsizetype sentenceEnd(const QString &text)
{
    constexpr QStringView ends = u".!?。！？؟";
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool wide = text.at(i).unicode() > 0x3000;
        if (ends.contains(text.at(i)) && (wide || i + 1 == text.size() || text.at(i + 1).isSpace()))
            return i + 1;
    }
    return text.size();
}

QString shortDate(QDate date, QDate today)
{
    return date.year() == today.year() ? Dates::shortDay(date) : Dates::day(date);
}

} // namespace

QString Labels::age(Timestamp at, Timestamp now)
{
    const qint64 seconds = secondsBetween(at, now);
    if (seconds < minute)
        return tr("now");
    if (seconds < hour)
        return tr("%n min", "age", int(seconds / minute));
    if (seconds < wholeDay)
        return tr("%n h", "age", int(seconds / hour));
    if (seconds < 7 * wholeDay)
        return tr("%n d", "age", int(seconds / wholeDay));
    return shortDate(dayOf(at), dayOf(now));
}

QString Labels::longAge(Timestamp at, Timestamp now)
{
    const qint64 seconds = secondsBetween(at, now);
    if (seconds < minute)
        return tr("just now");
    if (seconds < hour)
        return tr("%n minute(s) ago", nullptr, int(seconds / minute));
    if (seconds < wholeDay)
        return tr("%n hour(s) ago", nullptr, int(seconds / hour));
    if (seconds < 7 * wholeDay)
        return tr("%n day(s) ago", nullptr, int(seconds / wholeDay));
    return tr("on %1").arg(Dates::day(dayOf(at)));
}

QString Labels::number(qint64 number)
{
    return QLocale().toString(number);
}

QString Labels::percent(double share)
{
    return tr("%1%", "a share of a hundred").arg(QLocale().toString(qRound(share * 100)));
}

QString Labels::list(const QStringList &parts)
{
    return parts.join(tr(", ", "between the parts of a list"));
}

QString Labels::language(const QString &code)
{
    if (code == unknownLanguageCode)
        return tr("Language not known");
    // Qt names these two after one of their countries: "American English".
    if (code == "en"_L1)
        return u"English"_s;
    if (code == "es"_L1)
        return u"Español"_s;
    const QLocale locale(code);
    const bool isKnown = locale.language() != QLocale::C && !locale.nativeLanguageName().isEmpty();
    QString name = isKnown ? locale.nativeLanguageName() : code;
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

Timestamp Labels::now()
{
    return currentTime();
}

QString Labels::headline(const ListRow &row)
{
    return row.title.isEmpty() ? row.excerpt.left(sentenceEnd(row.excerpt)) : row.title;
}

QString Labels::subline(const ListRow &row)
{
    if (!row.foundIn.isEmpty())
        return match(row);
    return row.title.isEmpty() ? row.excerpt.mid(sentenceEnd(row.excerpt)).trimmed() : row.excerpt;
}

QString Labels::match(const ListRow &row)
{
    return row.foundIn.isEmpty() ? QString() : tr("Matched in a duplicate: %1").arg(isolated(row.foundIn));
}

QString Labels::until(Timestamp at, Timestamp now)
{
    const QDateTime time = inPersonsZone(at);
    const QDate today = dayOf(now);
    const QString hour = Dates::time(time.time());
    const qint64 days = today.daysTo(time.date());
    if (days == 0)
        return hour;
    if (days > 0 && days < 7)
        return tr("%1 %2", "day of the week, time")
            .arg(QLocale().dayName(time.date().dayOfWeek(), QLocale::ShortFormat), hour);
    return shortDate(time.date(), today);
}

QString Labels::initials(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    const auto first = [](const QString &word) {
        return word.left(word.front().isHighSurrogate() ? 2 : 1).toUpper();
    };
    return words.size() == 1 ? first(words.front()) : first(words.front()) + first(words.back());
}

QString Labels::back(Timestamp since)
{
    return tr("back since %1", "an item after its snooze, time").arg(isolated(until(since, now())));
}

QStringList Labels::work(const Triage &record)
{
    QStringList words;
    if (record.state == TriageState::Done)
        words += tr("done");
    if (record.state == TriageState::Declined)
        words += tr("declined");
    if (record.snoozedUntil)
        words += tr("snoozed until %1", "time").arg(isolated(until(*record.snoozedUntil, now())));
    if (record.owner)
        words += tr("assigned to %1", "member").arg(isolated(record.ownerName.value_or(tr("somebody"))));
    if (record.duplicateOf)
        words += tr("duplicate of another item");
    if (!record.tags.empty())
        words += tr("tags: %1").arg(list(QStringList(record.tags.begin(), record.tags.end())));
    return words;
}

QString Labels::flags(const ListRow &row)
{
    QStringList words;
    if (row.backSince)
        words += back(*row.backSince);
    else if (row.isNew)
        words += tr("new");
    if (row.needsReview)
        words += tr("needs review");
    switch (row.routingStatus) {
    case RoutingStatus::Pending:
        words += tr("being routed");
        break;
    case RoutingStatus::Failed:
        words += tr("routing failed");
        break;
    case RoutingStatus::Routed:
    case RoutingStatus::Skipped:
        break;
    }
    if (row.notes > 0)
        words += tr("%n note(s)", nullptr, row.notes);
    words += work(row.triage);
    if (row.duplicates > 0)
        words += tr("with %n duplicate(s)", nullptr, row.duplicates);
    if (const QString state = delivery(row.delivery); !state.isEmpty())
        words += state;
    return list(words);
}

QString Labels::inState(qint64 StateCounts::*state, const QString &number)
{
    if (state == &StateCounts::open)
        return tr("Open %1", "a number of items").arg(number);
    if (state == &StateCounts::snoozed)
        return tr("Snoozed %1", "a number of items").arg(number);
    if (state == &StateCounts::done)
        return tr("Done %1", "a number of items").arg(number);
    if (state == &StateCounts::declined)
        return tr("Declined %1", "a number of items").arg(number);
    return tr("Duplicates %1", "a number of items").arg(number);
}

QString Labels::delivery(Delivery delivery)
{
    switch (delivery) {
    case Delivery::Sent:
        return {};
    case Delivery::Queued:
        return tr("waiting to be sent");
    case Delivery::Failed:
        return tr("change refused");
    case Delivery::Conflict:
        return tr("changed by someone else too");
    }
    return {};
}

QString Labels::state(OutboxEntryState state)
{
    switch (state) {
    case OutboxEntryState::Held:
        return tr("Can still be undone");
    case OutboxEntryState::Waiting:
        return tr("Waiting");
    case OutboxEntryState::Sending:
        return tr("Being sent");
    case OutboxEntryState::Failed:
        return tr("Refused");
    case OutboxEntryState::Conflict:
        return tr("Conflict");
    }
    return {};
}

QString Labels::problem(const Problem &problem)
{
    // A token that may not do it, or routing that is off: the person can ask for the right.
    const bool isForPeople = categoryOf(problem) == Category::User || problem.type == ProblemType::Forbidden;
    if (isForPeople && !problem.detail.isEmpty())
        return problem.detail;
    switch (problem.type) {
    case ProblemType::Unauthorized:
    case ProblemType::InvalidTokenFormat:
    case ProblemType::InvalidToken:
        return tr("The server does not accept the token: it was revoked, or belongs to another server.");
    case ProblemType::WidgetTokenRestricted:
        return tr("This token is one for widgets, which can only hand in feedback.");
    case ProblemType::InternalError:
        return tr("Something went wrong at the server. Try again later.");
    default:
        return tr("The server refused this: %1.", "kind of problem").arg(titleOf(problem.type));
    }
}

QString Labels::notKnown(const Problem &problem)
{
    switch (problem.type) {
    case ProblemType::ServiceUnavailable:
        return tr("Available when you’re back online.");
    case ProblemType::Unauthorized:
    case ProblemType::InvalidTokenFormat:
    case ProblemType::InvalidToken:
        return tr("Not known while you are signed out. Connect again to see it.");
    default:
        return Labels::problem(problem);
    }
}

std::optional<QString> Labels::item(const OutboxEntry &entry, const LocalStore &store)
{
    const FeedbackId id = feedbackOf(entry.operation);
    const std::vector<ListRow> rows = store.rows(std::span(&id, 1));
    return rows.empty() ? std::nullopt : std::optional(headline(rows.front()));
}

QString Labels::author(const Note &note, const LocalStore &store)
{
    if (note.author.isSystem())
        return tr("Triage Desk");
    if (note.authorName)
        return *note.authorName;
    const QString name = store.memberName(note.author.member);
    return name.isEmpty() ? tr("A former member") : name;
}

} // namespace triage::app
