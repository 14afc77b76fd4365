// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/workpickers.h"

#include "actions/context.h"
#include "dialogs/triage/duplicateacts.h"
#include "dialogs/triage/ownerpicker.h"
#include "dialogs/triage/snoozedialog.h"
#include "dialogs/triage/snoozetimes.h"
#include "dialogs/triage/tagpicker.h"
#include "store/localstore.h"
#include "store/values/clock.h"
#include "store/values/dates.h"
#include "widgets/announcement.h"

#include <QLocale>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// More selected items than that are not looked at before a choice is offered.
constexpr std::size_t maxLookedAt = 500;

/// From this number of days on, the name of a day could also be today's.
constexpr int daysOfWeek = 7;

/// "Mon 9:00", in the language of the person, with the date where the name of the day is not enough.
QString timeText(const QDateTime &time)
{
    QStringList parts{ QLocale().dayName(time.date().dayOfWeek(), QLocale::ShortFormat) };
    if (today().daysTo(time.date()) >= daysOfWeek)
        parts += Dates::day(time.date());
    parts += Dates::time(time.time());
    return parts.join(u' ');
}

} // namespace

WorkPickers::WorkPickers(const Context &context, QWidget *window)
    : QObject(window), m_context(context), m_window(window), m_snooze(new QMenu(window)),
      m_owners(new OwnerPicker(context, window)), m_tags(new TagPicker(context, window)),
      m_duplicates(new DuplicateActs(context, window))
{
    setNames(m_snooze, u"snoozeMenu"_s, tr("Snooze"));
    connect(m_owners, &OwnerPicker::chosen, this, [this](MemberId owner) {
        TriageAct act;
        act.owner = owner.isValid() ? std::optional(owner) : std::nullopt;
        act.seenOwners = m_seenOwners;
        Q_EMIT chosen(m_ids, act);
    });
    connect(m_tags, &TagPicker::added, this, [this](const std::vector<QString> &tags) {
        TriageAct act;
        act.addedTags = tags;
        Q_EMIT chosen(m_ids, act);
    });
    connect(m_tags, &TagPicker::removed, this, [this](const std::vector<QString> &tags) {
        TriageAct act;
        act.removedTags = tags;
        Q_EMIT chosen(m_ids, act);
    });
}

void WorkPickers::snooze(const Ids &ids, const QPoint &at)
{
    m_ids = ids;
    m_snooze->clear();
    const SnoozeTimes times = SnoozeTimes::at(currentDateTime());
    const auto add = [this](const QString &text, const QDateTime &time) {
        // The tabulator puts the time where menus have their keys.
        m_snooze->addAction(text + u'\t' + timeText(time), this, [this, time] { chooseTime(time); });
    };
    if (isAnySnoozed()) {
        m_snooze->addAction(tr("&Wake Now"), this, &WorkPickers::wake);
        m_snooze->addSeparator();
    }
    add(tr("In 1 &Hour"), times.inAnHour);
    if (times.laterToday)
        add(tr("&Later Today"), *times.laterToday);
    add(tr("&Tomorrow"), times.tomorrow);
    if (times.monday)
        add(tr("&Monday"), *times.monday);
    m_snooze->addAction(tr("A &Date…"), this, &WorkPickers::askForTime);
    m_snooze->setActiveAction(m_snooze->actions().first());
    m_snooze->popup(at);
}

void WorkPickers::chooseTime(const QDateTime &time)
{
    TriageAct act;
    act.snoozedUntil = std::optional(timestampOf(time));
    Q_EMIT chosen(m_ids, act);
}

void WorkPickers::wake()
{
    TriageAct act;
    act.snoozedUntil = std::optional<Timestamp>();
    Q_EMIT chosen(m_ids, act);
}

void WorkPickers::askForTime()
{
    auto *dialog = new SnoozeDialog(m_context, SnoozeTimes::at(currentDateTime()).tomorrow, m_window);
    connect(dialog, &SnoozeDialog::chosen, this, &WorkPickers::chooseTime);
    dialog->open();
}

void WorkPickers::give(const Ids &ids)
{
    m_ids = ids;
    m_seenOwners.clear();
    for (const ListRow &row : firstRows())
        m_seenOwners.emplace(row.id, row.triage.owner);
    m_owners->open();
}

void WorkPickers::tag(const Ids &ids)
{
    m_ids = ids;
    m_tags->openFor(commonTags());
}

std::vector<ListRow> WorkPickers::firstRows() const
{
    return m_context.store.rows(std::span(m_ids).first(std::min(m_ids.size(), maxLookedAt)));
}

bool WorkPickers::isAnySnoozed() const
{
    const std::vector<ListRow> rows = firstRows();
    return std::any_of(rows.begin(), rows.end(),
                       [](const ListRow &row) { return row.triage.snoozedUntil.has_value(); });
}

std::vector<QString> WorkPickers::commonTags() const
{
    const std::vector<ListRow> rows = firstRows();
    if (rows.empty())
        return {};
    std::vector<QString> common = rows.front().triage.tags;
    for (const ListRow &row : rows) {
        const std::vector<QString> &tags = row.triage.tags;
        std::erase_if(common, [&tags](const QString &tag) {
            return std::find(tags.begin(), tags.end(), tag) == tags.end();
        });
    }
    return common;
}

} // namespace triage::app

#include "moc_workpickers.cpp"
