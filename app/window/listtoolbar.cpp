// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/listtoolbar.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "list/filterchips.h"
#include "list/listheading.h"
#include "list/periodcombo.h"
#include "models/searchwords.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/compactcombo.h"
#include "widgets/keybutton.h"
#include "widgets/searchcompletion.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
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
constexpr int minSearch = 12; ///< The average letters of the narrowest search box.
/// Letters that are typed faster are searched for together.
constexpr std::chrono::milliseconds quickHand = 60ms;

} // namespace

// Tab follows the order in which the controls are made.
ListToolBar::ListToolBar(const Context &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_heading(new ListHeading(context, this)),
      m_sort(new CompactCombo(this)), m_period(new PeriodCombo(this)), m_review(new QToolButton(this)),
      m_search(new QLineEdit(this)), m_clear(new QAction(this)), m_save(new QToolButton(this)),
      m_triage(new KeyButton(tr("Triage"), context.theme, this)), m_chips(nullptr)
{
    setObjectName(u"listToolBar"_s);
    buildCombos();
    buildSearch();
    buildButtons();
    layOut();
    m_refining = { m_sort, m_period, m_review, m_triage, m_search };
    setFilter(Filter{});
}

void ListToolBar::buildButtons()
{
    m_review->setObjectName(u"reviewToggle"_s);
    m_review->setAccessibleName(tr("Only what needs review"));
    m_review->setToolTip(tr("Show only what needs review"));
    m_review->setCheckable(true);
    m_save->setObjectName(u"saveFilterButton"_s);
    m_save->setAccessibleName(
        ActionRegistry::plainText(m_context.actions.action(CommandId::ToolsSaveView)->text()));
    // Without text: a button on a line of its own would move the list during the typing of a search.
    m_context.theme.watch(this, [this] {
        m_review->setIcon(m_context.theme.icon(u"review"_s));
        m_save->setIcon(m_context.theme.icon(u"star"_s));
        drawTriage(m_triage->isIconOnly());
    });
    // Not clicked(): assistive programs toggle.
    connect(m_review, &QToolButton::toggled, this, [this](bool on) {
        if (on == (m_filter.needsReview == true))
            return;
        Filter filter = m_filter;
        filter.needsReview = on ? std::optional(true) : std::nullopt;
        change(filter);
    });
    QAction *triage = m_context.actions.action(CommandId::FeedbackTriage);
    m_triage->setObjectName(u"triageButton"_s);
    m_triage->setSlim(true);
    m_triage->setMinimumHeight(m_search->sizeHint().height());
    m_triage->showKeyOf(*triage);
    const auto showAct = [](QAbstractButton *button, QAction *action) {
        const auto follow = [button, action] {
            button->setEnabled(action->isEnabled());
            button->setToolTip(action->toolTip());
        };
        connect(action, &QAction::changed, button, follow);
        follow();
        connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    };
    showAct(m_triage, triage);
    showAct(m_save, m_context.actions.action(CommandId::ToolsSaveView));
}

void ListToolBar::layOut()
{
    for (QWidget *each : std::initializer_list<QWidget *>{ m_sort, m_period, m_review })
        m_heading->addControl(each);
    m_second = makeLayout<QHBoxLayout>(space::s);
    m_second->addWidget(m_search, 1);
    m_second->addWidget(m_save);
    m_second->addWidget(m_triage);
    m_second->addWidget(
        viewButton(CentreView::List, u"viewListButton"_s, tr("List view"), u"list"_s, CommandId::ViewList));
    m_second->addWidget(viewButton(CentreView::Board, u"viewBoardButton"_s, tr("Board view"), u"board"_s,
                                   CommandId::ViewBoard));
    m_second->addWidget(viewButton(CentreView::Dashboard, u"viewDashboardButton"_s, tr("Dashboard view"),
                                   u"dashboard"_s, CommandId::ViewDashboard));
    m_chips = new QToolBar(this);
    m_chips->setObjectName(u"filterBar"_s);
    m_chips->setAccessibleName(tr("Active filters"));
    m_rows = makeLayout<QVBoxLayout>(space::s, this, { space::l, space::s, space::m, space::s });
    m_rows->addWidget(m_heading);
    m_rows->addLayout(m_second);
    m_rows->addWidget(m_chips);
}

/// The word of a button goes before the words that are searched for.
void ListToolBar::fit()
{
    const QMargins edges = m_rows->contentsMargins();
    int least = edges.left() + edges.right() - m_second->spacing();
    for (int at = 0; at < m_second->count(); ++at) {
        const QLayoutItem *item = m_second->itemAt(at);
        if (item->isEmpty())
            continue;
        least += m_second->spacing();
        if (item->widget() == m_search)
            least += minSearch * m_search->fontMetrics().averageCharWidth();
        else if (item->widget() == m_triage)
            least += m_triage->expandedSize().width();
        else
            least += item->sizeHint().width();
    }
    if (const bool isNarrow = least > width(); isNarrow != m_triage->isIconOnly())
        drawTriage(isNarrow);
}

void ListToolBar::drawTriage(bool iconOnly)
{
    m_triage->setIcon(iconOnly ? m_context.theme.icon(u"skip"_s) : QIcon());
    m_triage->setIconOnly(iconOnly);
}

bool ListToolBar::event(QEvent *event)
{
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return result;
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
    const QAction *action = m_context.actions.action(command);
    const auto follow = [this, button, name, command, action] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setToolTip(m_context.actions.whyNot(command).value_or(name));
    };
    connect(action, &QAction::changed, button, follow);
    m_context.theme.watch(button, [this, button, icon] { button->setIcon(m_context.theme.icon(icon)); });
    connect(button, &QToolButton::toggled, this, [this, view, command](bool on) {
        if (on == (view == m_view))
            return;
        setView(m_view); // until it is shown
        m_context.actions.action(command)->trigger();
    });
    follow();
    return button;
}

void ListToolBar::setView(CentreView view)
{
    m_view = view;
    for (size_t each = 0; each < m_views.size(); ++each)
        m_views[each]->setChecked(each == size_t(view));
    // The other views have a period of their own, no order, and nothing that a search finds.
    for (QWidget *each : m_refining)
        each->setVisible(showsItems(view));
    // Without a search, the heading has its place.
    if (!showsItems(view))
        m_second->insertWidget(0, m_heading, 1);
    else if (m_second->indexOf(m_heading) >= 0)
        m_rows->insertWidget(0, m_heading);
    showHeading();
    showChips();
}

void ListToolBar::setRows(qint64 rows, const std::optional<StateCounts> &states)
{
    m_heading->setRows(rows, states);
}

void ListToolBar::showHeading()
{
    switch (m_view) {
    case CentreView::List:
        return m_heading->showList(m_filter);
    case CentreView::Board:
        return m_heading->showView(u"board"_s, tr("Board"));
    case CentreView::Dashboard:
        return m_heading->showView(u"dashboard"_s, tr("Dashboard"));
    case CentreView::Quality:
        return m_heading->showView(u"routing"_s, tr("Routing quality"));
    case CentreView::Research:
        return m_heading->showView(u"search"_s, tr("Research"));
    }
}

void ListToolBar::buildSearch()
{
    m_search->setObjectName(u"searchEdit"_s);
    m_search->setAccessibleName(tr("Search feedback"));
    m_search->setPlaceholderText(tr("Search feedback"));
    m_search->setMaxLength(500);
    m_search->installEventFilter(this);
    m_clear->setText(tr("Clear Search"));
    m_clear->setVisible(false);
    m_search->addAction(m_clear, QLineEdit::TrailingPosition);
    // The line edit makes the button; assistive programs need its name.
    for (auto *button : m_search->findChildren<QToolButton *>()) {
        button->setObjectName(u"clearSearchButton"_s);
        button->setAccessibleName(m_clear->text());
    }
    m_context.theme.watch(this, [this] { m_clear->setIcon(m_context.theme.icon(u"close"_s)); });
    m_pause.setSingleShot(true);
    // The first letter is searched for at once, and so is every letter that is typed slowly. Quickly typed
    // letters are searched for after the last one.
    connect(m_search, &QLineEdit::textEdited, this, [this] {
        const bool isQuick = m_searched.isValid() && m_searched.elapsed() < quickHand.count();
        m_pause.start(isQuick ? quickHand : 0ms);
    });
    connect(&m_pause, &QTimer::timeout, this, [this] { searchEdited(); });
    auto *completion = new SearchCompletion(m_search, &SearchWords::wordBefore, [this](const QString &word) {
        return SearchWords(m_context.store).completions(word);
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
    m_sort->setToolTip(tr("Sort by"));
    m_period->setToolTip(tr("Period"));
    // The name of a combo box is its entry; a label names it to assistive programs.
    for (QComboBox *combo : std::initializer_list<QComboBox *>{ m_sort, m_period }) {
        auto *label = new QLabel(combo->toolTip(), this);
        label->setBuddy(combo);
        label->hide();
    }
    m_context.theme.watch(this, [this] {
        m_sort->setNarrowIcon(m_context.theme.icon(u"sort"_s));
        m_period->setNarrowIcon(m_context.theme.icon(u"calendar"_s));
    });
    connect(m_period, &PeriodCombo::periodChosen, this, [this](const std::optional<FilterTime> &begin) {
        Filter filter = m_filter;
        filter.createdAfter = begin;
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
        = SearchWords(m_context.store).read(m_filter, m_search->text(), isFinished);
    if (m_search->text() != reading.left)
        m_search->setText(reading.left);
    Filter filter = reading.filter;
    const bool begins = filter.isSearch() && !m_filter.isSearch();
    const bool ends = !filter.isSearch() && m_filter.isSearch();
    if (!filter.isSearch())
        filter.search.reset();
    // The best matches come first unless someone wants another order.
    if (begins && filter.sortBy == SortBy::CreatedAt && filter.order == SortOrder::Descending)
        filter.sortBy = SortBy::Relevance;
    if (ends && filter.sortBy == SortBy::Relevance)
        filter.sortBy = SortBy::CreatedAt;
    if (filter == m_filter)
        return;
    m_filter = filter;
    showSort();
    m_period->showPeriodOf(m_filter);
    showHeading();
    showChips();
    Q_EMIT filterChanged(m_filter);
}

void ListToolBar::clearSearch()
{
    m_search->clear();
    m_pause.stop();
    searchEdited();
    Q_EMIT searchLeft();
    Q_EMIT listRequested();
}

void ListToolBar::focusSearch()
{
    if (m_search->isHidden())
        return m_views[std::min(size_t(m_view), m_views.size() - 1)]->setFocus(Qt::ShortcutFocusReason);
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ListToolBar::setFilter(const Filter &filter)
{
    m_filter = filter;
    // A filter word that is being typed stays.
    const QString text = m_search->text();
    const QString search = filter.search.value_or(QString());
    const bool isSame = text == search
        || (m_search->hasFocus()
            && SearchWords(m_context.store).read(filter, text, false).filter.search == filter.search);
    if (!isSame && !m_pause.isActive())
        m_search->setText(search);
    showSort();
    m_period->showPeriodOf(m_filter);
    showHeading();
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

void ListToolBar::showChips()
{
    m_review->setChecked(m_filter.needsReview == true);
    m_chips->clear();
    if (!m_filter.woken.empty()) {
        Filter without = m_filter;
        without.woken.clear();
        addChip(tr("Back from snooze"), without);
    }
    if (m_filter.needsReview == true && m_filter.place() != Place::NeedsReview) {
        Filter without = m_filter;
        without.needsReview.reset();
        addChip(tr("Needs review"), without);
    }
    if (m_filter.clientGroup) {
        Filter without = m_filter;
        without.clientGroup.reset();
        addChip(tr("Client %1").arg(*m_filter.clientGroup), without);
    }
    if (m_filter.language) {
        Filter without = m_filter;
        without.language.reset();
        addChip(Labels::language(m_filter.language->code), without);
    }
    if (m_filter.submittedBy) {
        Filter without = m_filter;
        without.submittedBy.reset();
        addChip(tr("From %1").arg(*m_filter.submittedBy), without);
    }
    for (const FilterChip &each : FilterChips::ofTriage(m_filter, m_context.store))
        addChip(each.text, each.without);
    const bool isList = showsItems(m_view);
    const bool any = !m_chips->actions().isEmpty();
    m_chips->setVisible(any && isList);
    m_save->setVisible(!m_filter.isWholePlace() && isList);
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

#include "moc_listtoolbar.cpp"
