// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recordtable.h"

#include "text.h"
#include "theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace triage::app {

namespace {

constexpr int recordIconSide = 18;

/// Rows are selected as a whole, so cells have no frame of their own. Texts keep a distance from the edges.
class RecordDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * space::s, 0);
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem row = option;
        row.state &= ~QStyle::State_HasFocus;
        // The background of the row reaches the edges of the cell, its text does not.
        QStyleOptionViewItem ground = row;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.icon = {};
        ground.features &= ~QStyleOptionViewItem::HasDecoration;
        ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);
        row.rect.adjust(space::s, 0, -space::s, 0);
        row.showDecorationSelected = false;
        initStyleOption(&row, index);
        row.backgroundBrush = Qt::NoBrush;
        if (!row.icon.isNull()) {
            const QRect place(row.rect.topLeft(), QSize(recordIconSide, row.rect.height()));
            row.icon.paint(painter, QStyle::visualRect(row.direction, row.rect, place));
            QRect rest = row.rect.adjusted(recordIconSide + space::s, 0, 0, 0);
            row.rect = QStyle::visualRect(row.direction, row.rect, rest);
        }
        // The ellipsis stands where reading ends. That is the other side where the text runs against the
        // direction of the window.
        const QString text = row.direction == Qt::RightToLeft ? isolated(row.text) : row.text;
        painter->save();
        painter->setFont(row.font);
        row.widget->style()->drawItemText(painter, row.rect, int(row.displayAlignment), row.palette, true,
                                          row.fontMetrics.elidedText(text, Qt::ElideRight, row.rect.width()),
                                          QPalette::Text);
        painter->restore();
    }
};

} // namespace

RecordTable::RecordTable(const QString &objectName, const QString &name, const QStringList &columns,
                         QWidget *parent)
    : QTableWidget(0, int(columns.size()), parent)
{
    setObjectName(objectName);
    setAccessibleName(name);
    setHorizontalHeaderLabels(columns);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setItemDelegate(new RecordDelegate(this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * space::s);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    constexpr int minLetters = 8; // of a column that has what the others leave
    horizontalHeader()->setMinimumSectionSize(minLetters * fontMetrics().averageCharWidth() + 2 * space::s);
    setHorizontalScrollMode(ScrollPerPixel);
    connect(this, &QTableWidget::itemSelectionChanged, this, &RecordTable::chosen);
}

void RecordTable::setStretched(const QList<int> &columns)
{
    for (int column = 0; column < columnCount(); ++column)
        horizontalHeader()->setSectionResizeMode(
            column, columns.contains(column) ? QHeaderView::Stretch : QHeaderView::Interactive);
}

void RecordTable::setNumeric(int column)
{
    m_numeric << column;
    horizontalHeaderItem(column)->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
}

void RecordTable::setOpening()
{
    m_opens = true;
    connect(this, &QTableWidget::cellDoubleClicked, this, [this] { Q_EMIT opened(currentKey()); });
}

void RecordTable::addRecord(qint64 key, const QStringList &texts, const QIcon &icon)
{
    const int row = rowCount();
    insertRow(row);
    for (int column = 0; column < columnCount(); ++column) {
        auto *item = new QTableWidgetItem(texts.value(column));
        item->setData(Qt::UserRole, key);
        item->setToolTip(texts.value(column));
        if (column == 0)
            item->setIcon(icon);
        if (m_numeric.contains(column))
            item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        setItem(row, column, item);
    }
}

qint64 RecordTable::currentKey() const
{
    const QList<QTableWidgetItem *> items = selectedItems();
    return items.isEmpty() ? 0 : items.front()->data(Qt::UserRole).toLongLong();
}

void RecordTable::setCurrentKey(qint64 key)
{
    for (int row = 0; row < rowCount(); ++row) {
        if (item(row, 0)->data(Qt::UserRole).toLongLong() == key)
            setCurrentCell(row, 0);
    }
}

void RecordTable::fit(int maxWidth)
{
    for (int column = 0; column < columnCount(); ++column) {
        if (horizontalHeader()->sectionResizeMode(column) == QHeaderView::Stretch)
            continue;
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column) + space::m, maxWidth));
    }
}

void RecordTable::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isReturn && m_opens && isPlain && currentKey() != 0)
        Q_EMIT opened(currentKey());
    else if (isReturn)
        event->ignore(); // left to the dialog
    else
        QTableWidget::keyPressEvent(event);
}

} // namespace triage::app

#include "moc_recordtable.cpp"
