// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/listtoolbar.h"

#include "actions/actionregistry.h"
#include "models/savedfilter.h"
#include "models/searchwords.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/searchcompletion.h"
#include "widgets/wraplayout.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

struct Order
{
    SortBy by;
    SortOrder order;
};

constexpr Order orders[]
    = { { SortBy::CreatedAt, SortOrder::Descending }, { SortBy::CreatedAt, SortOrder::Ascending },
        { SortBy::UpdatedAt, SortOrder::Descending }, { SortBy::Title, SortOrder::Ascending },
        { SortBy::Title, SortOrder::Descending },     { SortBy::Relevance, SortOrder::Descending } };
constexpr int relevanceRow = 5;
/// Letters that are typed faster are searched for together.
constexpr std::chrono::milliseconds quickHand = 60ms;

} // namespace

ListToolBar::ListToolBar(const LocalStore &store, Theme &theme, ActionRegistry &actions, QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_actions(actions), m_search(new QLineEdit(this)),
      m_clear(new QAction(this)), m_sort(new QComboBox(this)), m_period(new QComboBox(this)),
      m_review(new QToolButton(this)), m_chips(new QToolBar(this)), m_save(new QToolButton(this))
{
    setObjectName(u"listToolBar"_s);
    buildSearch();
    buildCombos();
    auto *sortLabel = new QLabel(tr("S&ort by"), this);
    sortLabel->setObjectName(u"sortLabel"_s);
    sortLabel->setBuddy(m_sort);
    auto *periodLabel = new QLabel(tr("&Period"), this);
    periodLabel->setObjectName(u"periodLabel"_s);
    periodLabel->setBuddy(m_period);
    m_review->setObjectName(u"reviewToggle"_s);
    m_review->setAccessibleName(tr("Only what needs review"));
    m_review->setText(tr("Needs review"));
    m_review->setToolTip(tr("Show only what needs review"));
    m_review->setCheckable(true);
    m_review->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto drawReview = [this] {
        m_review->setIcon(m_theme.icon(u"review"_s));
    };
    connect(&m_theme, &Theme::changed, this, drawReview);
    drawReview();
    m_chips->setObjectName(u"filterBar"_s);
    m_chips->setAccessibleName(tr("Active filters"));
    m_save->setObjectName(u"saveFilterButton"_s);
    m_save->setAccessibleName(tr("Save filter"));
    m_save->setToolTip(tr("Save filter"));
    // Without text: a button on a line of its own would move the list during the typing of a search.
    const auto drawSave = [this] {
        m_save->setIcon(m_theme.icon(u"star"_s));
    };
    connect(&m_theme, &Theme::changed, this, drawSave);
    drawSave();
    connect(m_save, &QToolButton::clicked, this,
            [this] { m_actions.action(CommandId::ToolsSaveFilter)->trigger(); });
    // Not clicked(): assistive programs toggle.
    connect(m_review, &QToolButton::toggled, this, [this](bool on) {
        if (on == m_filter.onlyNeedsReview)
            return;
        Filter filter = m_filter;
        filter.onlyNeedsReview = on;
        change(filter);
    });

    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_search, 1);
    top->addWidget(
        viewButton(CentreView::List, u"viewListButton"_s, tr("List view"), u"list"_s, CommandId::ViewList));
    top->addWidget(viewButton(CentreView::Board, u"viewBoardButton"_s, tr("Board view"), u"board"_s,
                              CommandId::ViewBoard));
    top->addWidget(viewButton(CentreView::Dashboard, u"viewDashboardButton"_s, tr("Dashboard view"),
                              u"dashboard"_s, CommandId::ViewDashboard));
    auto *second = new WrapLayout(space::s);
    second->addTogether({ sortLabel, m_sort });
    second->addTogether({ periodLabel, m_period });
    second->addWidget(m_review);
    second->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::m, space::s, space::m, space::s);
    layout->setSpacing(space::s);
    layout->addLayout(top);
    layout->addLayout(second);
    layout->addWidget(m_chips);
    m_refining = { sortLabel, m_sort, periodLabel, m_period, m_review };
    setFilter(Filter{});
}

QToolButton *ListToolBar::viewButton(CentreView view, const QString &objectName, const QString &name,
                                     const QString &icon, CommandId command)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setCheckable(true);
    button->setChecked(view == m_view);
    m_views[size_t(view)] = button;
    const QAction *action = m_actions.action(command);
    const auto follow = [this, button, name, command, action] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setToolTip(m_actions.whyNot(command).value_or(name));
    };
    const auto draw = [this, button, icon] {
        button->setIcon(m_theme.icon(icon));
    };
    connect(action, &QAction::changed, button, follow);
    connect(&m_theme, &Theme::changed, button, draw);
    connect(button, &QToolButton::toggled, this, [this, view, command](bool on) {
        if (on == (view == m_view))
            return;
        setView(m_view); // until it is shown
        m_actions.action(command)->trigger();
    });
    follow();
    draw();
    return button;
}

void ListToolBar::setView(CentreView view)
{
    m_view = view;
    for (size_t each = 0; each < m_views.size(); ++each)
        m_views[each]->setChecked(each == size_t(view));
    // Plots have a period of their own, and no order.
    for (QWidget *each : m_refining)
        each->setVisible(view != CentreView::Dashboard);
    showChips();
}

void ListToolBar::buildSearch()
{
    m_search->setObjectName(u"searchEdit"_s);
    m_search->setAccessibleName(tr("Search feedback"));
    m_search->setPlaceholderText(tr("Search feedback"));
    m_search->setMaxLength(500);
    m_search->installEventFilter(this);
    m_clear->setText(tr("Clear search"));
    m_clear->setVisible(false);
    m_search->addAction(m_clear, QLineEdit::TrailingPosition);
    // The line edit makes the button; assistive programs need its name.
    for (auto *button : m_search->findChildren<QToolButton *>()) {
        button->setObjectName(u"clearSearchButton"_s);
        button->setAccessibleName(m_clear->text());
    }
    const auto draw = [this] {
        m_clear->setIcon(m_theme.icon(u"close"_s));
    };
    connect(&m_theme, &Theme::changed, this, draw);
    draw();
    m_pause.setSingleShot(true);
    // The first letter is searched for at once, and so is every letter that is typed slowly. Quickly typed
    // letters are searched for after the last one.
    connect(m_search, &QLineEdit::textEdited, this, [this] {
        const bool isQuick = m_searched.isValid() && m_searched.elapsed() < quickHand.count();
        m_pause.start(isQuick ? quickHand : 0ms);
    });
    connect(&m_pause, &QTimer::timeout, this, [this] { searchEdited(); });
    auto *completion = new SearchCompletion(m_search, &SearchWords::wordBefore, [this](const QString &word) {
        return SearchWords(m_store.buffers()).completions(word);
    });
    connect(completion, &SearchCompletion::completed, this, [this] { searchEdited(); });
    connect(completion, &SearchCompletion::passedOver, this, &ListToolBar::finishSearch);
    connect(m_clear, &QAction::triggered, this, &ListToolBar::clearSearch);
}

void ListToolBar::buildCombos()
{
    m_sort->setObjectName(u"sortCombo"_s);
    m_sort->addItems({ tr("Newest first"), tr("Oldest first"), tr("Last changed first"), tr("Title A–Z"),
                       tr("Title Z–A") });
    for (QComboBox *combo : { m_sort, m_period })
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // A combo box makes its list to measure the entries; assistive programs need its name.
    m_sort->view()->setAccessibleName(tr("Sort by"));
    m_period->view()->setAccessibleName(tr("Period"));
    connect(m_sort, &QComboBox::activated, this, [this](int row) {
        Filter filter = m_filter;
        filter.sortBy = orders[row].by;
        filter.order = orders[row].order;
        change(filter);
    });
    m_period->setObjectName(u"periodCombo"_s);
    m_period->addItems({ tr("Any time"), tr("Today"), tr("Last 7 days"), tr("Last 30 days"),
                         tr("Last 90 days"), tr("Last year") });
    connect(m_period, &QComboBox::activated, this, [this](int row) {
        if (row >= int(std::size(periodDays)))
            return;
        Filter filter = m_filter;
        filter.createdAfter = beginningOfPeriod(periodDays[size_t(row)]);
        filter.createdBefore.reset();
        change(filter);
    });
}

void ListToolBar::change(const Filter &filter)
{
    if (filter == m_filter)
        return;
    setFilter(filter);
    Q_EMIT filterChanged(m_filter);
}

void ListToolBar::finishSearch()
{
    m_pause.stop();
    searchEdited(true);
    Q_EMIT listRequested();
}

void ListToolBar::searchEdited(bool isFinished)
{
    m_searched.start();
    const SearchWords::Reading reading
        = SearchWords(m_store.buffers()).read(m_filter, m_search->text(), isFinished);
    if (m_search->text() != reading.left)
        m_search->setText(reading.left);
    Filter filter = reading.filter;
    const bool begins = filter.isSearch() && !m_filter.isSearch();
    const bool ends = !filter.isSearch() && m_filter.isSearch();
    if (!filter.isSearch())
        filter.search.clear();
    // The best matches come first unless someone wants another order.
    if (begins && filter.sortBy == SortBy::CreatedAt && filter.order == SortOrder::Descending)
        filter.sortBy = SortBy::Relevance;
    if (ends && filter.sortBy == SortBy::Relevance)
        filter.sortBy = SortBy::CreatedAt;
    if (filter == m_filter)
        return;
    m_filter = filter;
    showSort();
    showPeriod();
    showChips();
    Q_EMIT filterChanged(m_filter);
}

void ListToolBar::clearSearch()
{
    m_search->clear();
    m_pause.stop();
    searchEdited();
    Q_EMIT listRequested();
}

void ListToolBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ListToolBar::setFilter(const Filter &filter)
{
    m_filter = filter;
    // A filter word that is being typed stays.
    const QString text = m_search->text();
    const bool isSame = text == filter.search
        || (m_search->hasFocus()
            && SearchWords(m_store.buffers()).read(filter, text, false).filter.search == filter.search);
    if (!isSame && !m_pause.isActive())
        m_search->setText(filter.search);
    showSort();
    showPeriod();
    showChips();
}

void ListToolBar::showSort()
{
    const bool withRelevance = m_sort->count() > relevanceRow;
    if (m_filter.isSearch() && !withRelevance)
        m_sort->addItem(tr("Best match first"));
    if (!m_filter.isSearch() && withRelevance)
        m_sort->removeItem(relevanceRow);
    for (int row = 0; row < m_sort->count(); ++row) {
        if (orders[row].by == m_filter.sortBy && orders[row].order == m_filter.order)
            m_sort->setCurrentIndex(row);
    }
    m_clear->setVisible(m_filter.isSearch());
}

void ListToolBar::showPeriod()
{
    const int known = int(std::size(periodDays));
    while (m_period->count() > known)
        m_period->removeItem(known);
    for (int row = 0; row < known; ++row) {
        if (!m_filter.createdBefore && beginningOfPeriod(periodDays[size_t(row)]) == m_filter.createdAfter) {
            m_period->setCurrentIndex(row);
            return;
        }
    }
    m_period->addItem(periodText());
    m_period->setCurrentIndex(known);
}

/// Returns the period in days. If both ends are midnights of UTC, as in plots, they are days of UTC.
QString ListToolBar::periodText() const
{
    constexpr qint64 day = 86'400'000;
    const auto isWhole = [](const std::optional<Timestamp> &at) {
        return !at || at->milliseconds() % day == 0;
    };
    const bool inUtc
        = m_filter.createdBefore && isWhole(m_filter.createdAfter) && isWhole(m_filter.createdBefore);
    const auto dayOf = [inUtc](qint64 milliseconds) {
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(milliseconds, inUtc ? Qt::UTC : Qt::LocalTime);
        return QLocale().toString(at.date(), QLocale::ShortFormat);
    };
    if (!m_filter.createdBefore)
        return tr("Since %1").arg(dayOf(m_filter.createdAfter->milliseconds()));
    const QString last = dayOf(m_filter.createdBefore->milliseconds() - 1);
    if (!m_filter.createdAfter)
        return tr("Until %1", "date").arg(last);
    const QString first = dayOf(m_filter.createdAfter->milliseconds());
    return first == last ? last : tr("%1 – %2", "first day, last day").arg(first, last);
}

void ListToolBar::showChips()
{
    m_review->setChecked(m_filter.onlyNeedsReview);
    m_chips->clear();
    if (m_filter.createdAfter || m_filter.createdBefore) {
        Filter without = m_filter;
        without.createdAfter.reset();
        without.createdBefore.reset();
        addChip(m_period->currentText(), without);
    }
    if (m_filter.onlyNeedsReview) {
        Filter without = m_filter;
        without.onlyNeedsReview = false;
        addChip(tr("Needs review"), without);
    }
    if (!m_filter.clientGroup.isEmpty()) {
        Filter without = m_filter;
        without.clientGroup.clear();
        addChip(tr("Client %1").arg(m_filter.clientGroup), without);
    }
    if (!m_filter.submittedBy.isEmpty()) {
        Filter without = m_filter;
        without.submittedBy.clear();
        addChip(tr("From %1").arg(m_filter.submittedBy), without);
    }
    const bool isList = m_view != CentreView::Dashboard;
    const bool any = !m_chips->actions().isEmpty();
    m_chips->setVisible(any && isList);
    m_save->setVisible((any || m_filter.isSearch()) && isList);
}

void ListToolBar::addChip(const QString &text, const Filter &without)
{
    auto *chip
        = new QPushButton(tr("%1 ✕", "a filter in force, with the mark that ends it").arg(text), m_chips);
    chip->setAccessibleName(tr("Remove filter %1").arg(text));
    chip->setToolTip(tr("Remove this filter"));
    // Queued, because the click deletes the chip.
    connect(
        chip, &QPushButton::clicked, this, [this, without] { change(without); }, Qt::QueuedConnection);
    m_chips->addWidget(chip);
}

bool ListToolBar::eventFilter(QObject *watched, QEvent *event)
{
    // Escape is a key of the search here, not of the command that has it elsewhere.
    if (watched == m_search && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            finishSearch();
            return true;
        }
        if (key == Qt::Key_Escape) {
            clearSearch();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace triage::app
