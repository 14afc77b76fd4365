// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/dashboardview.h"

#include "actions/preferences.h"
#include "dashboard/dashboardbar.h"
#include "dashboard/plotcard.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"
#include "widgets/noticestrip.h"

#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <chrono>
#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

constexpr int minCardWidth = 380;
constexpr int maxColumns = 3;

} // namespace

DashboardView::DashboardView(const Context &context, QWidget *parent)
    : QWidget(parent), m_context(context),
      m_source(new PlotSource(context.client, context.store, context.sync, this)),
      m_bar(new DashboardBar(context.store, context.preferences, context.theme, this)),
      m_note(new NoticeStrip(context.theme, u"offline"_s, Ink::TextSecondary, Ink::InfoFill, nullptr, this)),
      m_scroll(new QScrollArea(this))
{
    setObjectName(u"dashboardView"_s);
    setAccessibleName(tr("Dashboard"));
    m_note->setObjectName(u"dashboardNote"_s);
    m_note->setText(tr("The server cannot be reached. Plots show its last answers."));
    m_note->hide();
    auto *page = new QWidget(m_scroll);
    m_grid = makeLayout<QGridLayout>(space::m, page, { space::m, space::xs, space::m, space::m });
    m_scroll->setObjectName(u"dashboardScroll"_s);
    m_scroll->setAccessibleName(tr("Plots"));
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = makeLayout<QVBoxLayout>(0, this);
    column->addWidget(m_bar);
    auto *noteRow = new QHBoxLayout;
    noteRow->setContentsMargins(space::m, 0, space::m, space::xs);
    noteRow->addWidget(m_note);
    column->addLayout(noteRow);
    column->addWidget(m_scroll, 1);
    m_again.setSingleShot(true);
    m_again.setInterval(30s);
    connect(&m_again, &QTimer::timeout, this, &DashboardView::refresh);
    connect(m_source, &PlotSource::answered, this, &DashboardView::receive);
    connect(m_bar, &DashboardBar::changed, this, &DashboardView::refresh);
    connect(m_bar, &DashboardBar::refreshRequested, this, &DashboardView::refresh);
    connect(&context.store, &LocalStore::changed, this, &DashboardView::storeChanged);
    connect(&context.sync, &SyncEngine::stateChanged, this, &DashboardView::syncChanged);
}

void DashboardView::buildCards()
{
    const QStringList tables = m_context.preferences.value(u"dashboard/tables"_s).toStringList();
    for (const PlotKind kind : allPlots) {
        auto *card = new PlotCard(kind, m_context.theme, m_scroll->widget());
        card->setTable(tables.contains(PlotCatalog::name(kind)));
        connectCard(card);
        m_cards.push_back(card);
    }
    arrange();
    Q_EMIT built();
}

void DashboardView::connectCard(PlotCard *card)
{
    connect(card, &PlotCard::opened, this, &DashboardView::filterChosen);
    connect(card, &PlotCard::retryRequested, this, &DashboardView::refresh);
    connect(card, &PlotCard::messageRequested, this, &DashboardView::messageRequested);
    connect(card, &PlotCard::tableToggled, this, &DashboardView::writeTables);
    connect(card, &PlotCard::nothingToOpen, this, [this, card] {
        if (card->kind() == PlotKind::Confidence)
            Q_EMIT qualityRequested();
        else
            Q_EMIT messageRequested(tr("There is no list of these."));
    });
}

/// Arranges the cards in as many columns as there is room for. The first plot is wide where that fills the
/// rows.
void DashboardView::arrange()
{
    if (m_cards.empty())
        return;
    const int room = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int columns = std::clamp(room / m_context.theme.side(minCardWidth), 1, maxColumns);
    if (std::exchange(m_columns, columns) == columns)
        return;
    for (PlotCard *card : m_cards)
        m_grid->removeWidget(card);
    int place = 0;
    for (PlotCard *card : m_cards) {
        const int span = card == m_cards.front() && columns == maxColumns ? 2 : 1;
        m_grid->addWidget(card, place / columns, place % columns, 1, span);
        place += span;
    }
    for (int column = 0; column < maxColumns; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void DashboardView::refresh()
{
    m_stale = true;
    if (isVisible())
        requestNumbers();
}

void DashboardView::requestNumbers()
{
    m_again.stop();
    m_stale = false;
    m_query = m_bar->query();
    std::set<Statistic> statistics;
    for (PlotCard *card : m_cards) {
        card->setWaiting();
        statistics.insert(PlotCatalog::statistic(card->kind()));
    }
    for (const Statistic statistic : statistics)
        m_source->request(statistic, *m_query);
    m_note->setVisible(m_source->isAway());
}

void DashboardView::receive(const PlotAnswer &answer)
{
    for (PlotCard *card : m_cards) {
        if (PlotCatalog::statistic(card->kind()) != answer.statistic)
            continue;
        // One plot at a time, so that keys and clicks are handled in between.
        QTimer::singleShot(0, card, [this, card, answer] {
            card->setAnswer(answer);
            enterFirst();
        });
    }
}

/// Moves the focus to the first plot for a person who came here before it existed, unless they moved on
/// meanwhile.
void DashboardView::enterFirst()
{
    if (!m_waitsForPlot || !current()->hasPlot())
        return;
    m_waitsForPlot = false;
    if (m_bar->periodCombo()->hasFocus())
        current()->enter(Qt::OtherFocusReason);
}

void DashboardView::storeChanged(const StoreChange &change)
{
    if (change.buffers || change.everything)
        m_bar->readBuffers();
    if (!change.counts && !change.everything && change.changed.empty() && change.removed.empty())
        return;
    m_stale = true;
    if (isVisible() && !m_again.isActive())
        m_again.start();
}

void DashboardView::syncChanged()
{
    const bool away = m_source->isAway();
    if (std::exchange(m_wasAway, away) != away)
        refresh();
}

PlotCard *DashboardView::current() const
{
    if (m_cards.empty())
        return nullptr;
    const QWidget *focused = focusWidget();
    for (PlotCard *card : m_cards) {
        if (focused && card->isAncestorOf(focused))
            return card;
    }
    return m_last ? m_last : m_cards.front();
}

void DashboardView::enter()
{
    PlotCard *card = current();
    m_waitsForPlot = !card || !card->hasPlot();
    if (m_waitsForPlot)
        m_bar->periodCombo()->setFocus(Qt::OtherFocusReason);
    else
        card->enter(Qt::OtherFocusReason);
}

void DashboardView::focusInEvent(QFocusEvent *)
{
    enter();
}

void DashboardView::toggleTable()
{
    PlotCard *card = current();
    if (!card)
        return;
    card->setTable(!card->isTable());
    writeTables();
}

void DashboardView::exportPlot(PlotFormat format)
{
    PlotCard *card = current();
    if (card && card->hasPlot())
        card->saveAs(format);
    else
        Q_EMIT messageRequested(tr("This plot has no numbers."));
}

void DashboardView::writeTables()
{
    QStringList tables;
    for (const PlotCard *card : m_cards) {
        if (card->isTable())
            tables << PlotCatalog::name(card->kind());
    }
    m_context.preferences.setValue(u"dashboard/tables"_s, tables);
}

void DashboardView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_cards.empty())
        buildCards();
    m_bar->readBuffers();
    // A day may have passed.
    if (m_stale || m_query != m_bar->query())
        requestNumbers();
}

void DashboardView::hideEvent(QHideEvent *event)
{
    m_last = current();
    m_stale = m_stale || m_again.isActive();
    m_again.stop();
    QWidget::hideEvent(event);
}

void DashboardView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace triage::app

#include "moc_dashboardview.cpp"
