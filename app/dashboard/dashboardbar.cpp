// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/dashboardbar.h"

#include "actions/preferences.h"
#include "store/localstore.h"
#include "store/values/clock.h"
#include "store/values/dates.h"
#include "theme/theme.h"
#include "widgets/compactcombo.h"
#include "widgets/textdirection.h"
#include "widgets/wraplayout.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int thisMonth = -1;
constexpr int chosenDays = -2;
constexpr int usualDays = 30;

} // namespace

DashboardBar::DashboardBar(const LocalStore &store, Preferences &preferences, Theme &theme, QWidget *parent)
    : QWidget(parent), m_store(store), m_preferences(preferences),
      m_once(new QCheckBox(tr("Count duplicates once"), this)), m_refresh(new QToolButton(this))
{
    setObjectName(u"dashboardBar"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::xs, space::m, space::s);
    m_line = new WrapLayout(space::s);
    column->addLayout(m_line);
    m_period = addCombo(u"dashboardPeriodCombo"_s, tr("Period"));
    addPeriods();
    m_from = addDay(u"dashboardFromEdit"_s, tr("First day"));
    m_to = addDay(u"dashboardToEdit"_s, tr("Last day"));
    m_line->addTogether({ m_from, m_to });
    m_buffer = addCombo(u"dashboardBufferCombo"_s, tr("Buffer"));
    m_once->setObjectName(u"dashboardOnceCheck"_s);
    m_once->setToolTip(tr("Plots of what comes in and of work count items that say the same as one"));
    m_once->setChecked(m_preferences.value(u"dashboard/once"_s, false).toBool());
    m_line->addWidget(m_once);
    connect(m_once, &QCheckBox::toggled, this, [this](bool once) {
        m_preferences.setValue(u"dashboard/once"_s, once);
        Q_EMIT changed();
    });
    m_refresh->setObjectName(u"dashboardRefreshButton"_s);
    m_refresh->setAccessibleName(tr("Refresh"));
    m_refresh->setToolTip(tr("Refresh"));
    m_refresh->setAutoRaise(true);
    m_refresh->setFocusPolicy(Qt::StrongFocus);
    m_line->addWidget(m_refresh);
    theme.watch(this, [this, &theme] { m_refresh->setIcon(theme.icon(u"retry"_s)); });
    connect(m_refresh, &QToolButton::clicked, this, &DashboardBar::refreshRequested);
    for (QComboBox *combo : { m_period, m_buffer }) {
        connect(combo, &QComboBox::activated, this, [this] {
            writePeriod();
            showDays();
            Q_EMIT changed();
        });
    }
    readBuffers();
    showDays();
}

QComboBox *DashboardBar::addCombo(const QString &objectName, const QString &label)
{
    auto *combo = new CompactCombo(this);
    combo->setObjectName(objectName);
    combo->view()->setAccessibleName(label);
    auto *name = new QLabel(label, this);
    name->setBuddy(combo);
    m_line->addTogether({ name, combo });
    return combo;
}

QDateEdit *DashboardBar::addDay(const QString &objectName, const QString &name)
{
    auto *edit = new QDateEdit(this);
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setToolTip(name);
    setReadableFormat(*edit, Dates::dayFormat());
    edit->setKeyboardTracking(false);
    connect(edit, &QDateEdit::dateChanged, this, &DashboardBar::dayChosen);
    return edit;
}

void DashboardBar::addPeriods()
{
    for (const int days : { 7, usualDays, 90, 365 })
        m_period->addItem(tr("Last %Ln days", nullptr, days), days);
    m_period->addItem(tr("This month"), thisMonth);
    m_period->addItem(tr("From … to …"), chosenDays);
    const int kept = m_preferences.value(u"dashboard/period"_s, usualDays).toInt();
    const int row = m_period->findData(kept == chosenDays ? usualDays : kept);
    m_period->setCurrentIndex(std::max(0, row));
}

void DashboardBar::writePeriod()
{
    m_preferences.setValue(u"dashboard/period"_s, m_period->currentData());
}

/// Shows the fields for a custom period. It starts with the days that were shown before.
void DashboardBar::showDays()
{
    const bool own = m_period->currentData().toInt() == chosenDays;
    if (!own) {
        const StatisticsQuery now = query();
        const QSignalBlocker quietFrom(m_from);
        const QSignalBlocker quietTo(m_to);
        m_from->setDate(now.from);
        m_to->setDate(now.to);
        m_to->setMaximumDate(today());
        m_from->setMaximumDate(today());
    }
    m_from->setVisible(own);
    m_to->setVisible(own);
}

/// Keeps the end of a period after its beginning, and its length within what the server counts.
void DashboardBar::dayChosen()
{
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietTo(m_to);
    const bool movedEnd = sender() == m_to;
    QDateEdit *other = movedEnd ? m_from : m_to;
    if (m_from->date() > m_to->date())
        other->setDate(movedEnd ? m_to->date() : m_from->date());
    constexpr int most = statistics::maxDays - 1;
    if (m_from->date().daysTo(m_to->date()) > most)
        other->setDate(movedEnd ? m_to->date().addDays(-most) : m_from->date().addDays(most));
    Q_EMIT changed();
}

StatisticsQuery DashboardBar::query() const
{
    StatisticsQuery query;
    query.to = today();
    const int period = m_period->currentData().toInt();
    if (period == chosenDays) {
        query.from = m_from->date();
        query.to = m_to->date();
    } else {
        query.from = period == thisMonth ? QDate(query.to.year(), query.to.month(), 1)
                                         : query.to.addDays(1 - period);
    }
    if (const qint64 buffer = m_buffer->currentData().toLongLong())
        query.buffer = BufferId(buffer);
    query.once = m_once->isChecked();
    return query;
}

void DashboardBar::toggleOnce()
{
    m_once->toggle();
}

void DashboardBar::readBuffers()
{
    const QVariant chosen = m_buffer->currentData();
    m_buffer->clear();
    m_buffer->addItem(tr("All buffers"), qint64(0));
    for (const BufferRecord &each : m_store.buffers())
        m_buffer->addItem(each.buffer.name, each.buffer.id.value());
    m_buffer->setCurrentIndex(std::max(0, m_buffer->findData(chosen)));
}

} // namespace triage::app

#include "moc_dashboardbar.cpp"
