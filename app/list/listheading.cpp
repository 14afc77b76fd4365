// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/listheading.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "list/selectionsummary.h"
#include "models/labels.h"
#include "models/sidebarmodel.h"
#include "models/sidebarrows.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/compactcombo.h"
#include "widgets/inklabel.h"
#include "widgets/onelinelabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int iconSide = 18; ///< In pixels at the usual text size.
constexpr int minNameWidth = 80; ///< In pixels at the usual text size.

} // namespace

ListHeading::ListHeading(const Context &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_line(makeLayout<QHBoxLayout>(space::s)),
      m_icon(new QLabel(this)), m_name(new OneLineLabel(context.theme, Ink::Text, Type::Title, this)),
      m_count(new InkLabel(context.theme, Ink::TextSecondary, Type::Body, this)),
      m_edit(new QToolButton(this)),
      m_description(new OneLineLabel(context.theme, Ink::TextSecondary, Type::Caption, this))
{
    m_name->setObjectName(u"listHeading"_s);
    m_count->setObjectName(u"listCount"_s);
    m_count->setWordWrap(false);
    m_description->setObjectName(u"listDescription"_s);
    m_edit->setObjectName(u"editBufferButton"_s);
    m_edit->setAutoRaise(true);
    m_edit->setFocusPolicy(Qt::TabFocus);
    QAction *edit = context.actions.action(CommandId::BufferEdit);
    connect(m_edit, &QToolButton::clicked, edit, &QAction::trigger);
    connect(edit, &QAction::changed, this, &ListHeading::readBuffer);
    m_line->addWidget(m_icon);
    m_line->addWidget(m_name);
    m_line->addWidget(m_count);
    m_line->addWidget(m_edit);
    m_line->addStretch();
    auto *column = makeLayout<QVBoxLayout>(0, this);
    column->addLayout(m_line);
    column->addWidget(m_description);
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.buffers || change.counts || change.everything)
            read();
    });
    context.theme.watch(this, [this] { read(); });
}

void ListHeading::showList(const Filter &filter)
{
    m_filter = filter;
    read();
}

void ListHeading::showView(const QString &icon, const QString &name)
{
    m_filter.reset();
    m_iconName = icon;
    m_name->setText(name);
    read();
}

void ListHeading::addControl(QWidget *control)
{
    m_line->addWidget(control);
    if (auto *combo = qobject_cast<CompactCombo *>(control))
        m_combos.push_back(combo);
}

/// The name goes before the numbers of open and done items, and those before the words of the boxes.
void ListHeading::fit()
{
    int least = -m_line->spacing();
    int boxes = 0; // what they take more with their words
    for (int at = 0; at < m_line->count(); ++at) {
        const QLayoutItem *item = m_line->itemAt(at);
        if (item->isEmpty() || item->widget() == m_count)
            continue;
        const auto *combo = qobject_cast<const CompactCombo *>(item->widget());
        const int narrow = (combo ? combo->minimumSizeHint() : item->sizeHint()).width();
        boxes += combo ? combo->expandedSize().width() - narrow : 0;
        least += narrow + m_line->spacing();
    }
    const auto widthOf = [this](const QString &count) {
        return m_count->fontMetrics().horizontalAdvance(count) + m_line->spacing();
    };
    const bool areKindsShown = !m_sizes.isEmpty() && least + widthOf(m_sizes) <= width();
    const QString &count = areKindsShown ? m_sizes : m_size;
    m_count->setText(count);
    // The numbers and the boxes keep their room where a large text leaves little.
    const int name = m_name->sizeHint().width();
    m_name->setMinimumWidth(std::clamp(width() - (least - name) - widthOf(count), 1,
                                       std::min(m_context.theme.side(minNameWidth), name)));
    for (CompactCombo *combo : m_combos)
        combo->setCollapsed(least + boxes + widthOf(count) > width());
}

bool ListHeading::event(QEvent *event)
{
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return result;
}

void ListHeading::setRows(qint64 rows, const std::optional<StateCounts> &states)
{
    if (rows == m_rows && states == m_states)
        return; // called for every step through the list
    m_rows = rows;
    m_states = states;
    read();
}

void ListHeading::read()
{
    const int side = m_context.theme.side(iconSide);
    QIcon icon = m_context.theme.icon(m_iconName);
    m_size.clear();
    m_sizes.clear();
    if (m_filter) {
        const SidebarRow row = rowOf(*m_filter, m_context.store);
        icon = row.place == Place::Buffer ? m_context.theme.bufferIcon(row.icon, row.name)
                                          : m_context.theme.icon(row.icon);
        m_name->setText(row.name);
        const qint64 items = row.count >= 0 && m_filter->isWholePlace() ? row.count : m_rows;
        m_size = Labels::number(items);
        m_count->setAccessibleName(SelectionSummary::sizeOf(items));
        m_sizes = sizesOf(items);
        if (!m_sizes.isEmpty())
            m_count->setAccessibleName(m_sizes);
    }
    m_edit->setIcon(m_context.theme.icon(u"edit"_s));
    m_icon->setPixmap(icon.pixmap(QSize(side, side), devicePixelRatioF()));
    m_count->setVisible(m_filter.has_value());
    readBuffer();
    fit();
}

/// Returns how many of a list of all states are in which; nothing while all of them are open, and in the
/// moment in which the numbers are not those of the rows.
QString ListHeading::sizesOf(qint64 items) const
{
    if (!m_states)
        return {};
    const StateCounts &states = *m_states;
    const qint64 duplicates = items - states.open - states.snoozed - states.done - states.declined;
    if (states.open == items || duplicates < 0)
        return {};
    QStringList sizes;
    for (const auto each : stateSections) {
        if (const qint64 size = states.*each; size > 0 || sizes.isEmpty())
            sizes += Labels::inState(each, Labels::number(size));
    }
    if (duplicates > 0)
        sizes += Labels::inState(&StateCounts::duplicates, Labels::number(duplicates));
    return sizes.join(u" · "_s);
}

/// Shows what the buffer is for, and leads who may change that to its editor.
void ListHeading::readBuffer()
{
    const BufferRecord *record = m_filter ? m_context.store.buffer(m_filter->bufferId()) : nullptr;
    const QString description
        = record ? record->buffer.description.value_or(QString()).simplified() : QString();
    m_description->setText(description);
    m_description->setVisible(!description.isEmpty());
    m_edit->setVisible(record && !m_context.actions.whyNot(CommandId::BufferEdit));
    if (record)
        m_edit->setAccessibleName(tr("Edit buffer %1").arg(record->buffer.name));
    const QAction *edit = m_context.actions.action(CommandId::BufferEdit);
    m_edit->setToolTip(edit->toolTip());
}

} // namespace triage::app

#include "moc_listheading.cpp"
