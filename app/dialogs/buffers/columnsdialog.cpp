// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/buffers/columnsdialog.h"

#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int widthRole = Qt::UserRole + 1;

BufferId bufferOf(const QListWidgetItem &item)
{
    return BufferId(item.data(Qt::UserRole).toLongLong());
}

} // namespace

ColumnsDialog::ColumnsDialog(const Context &context, BoardColumns &columns, QWidget *parent)
    : Dialog(context, u"columnsDialog"_s, tr("Columns of the board"), parent), m_columns(columns),
      m_list(new QListWidget(this)), m_up(button(tr("Move &Up"), u"columnUpButton"_s, this)),
      m_down(button(tr("Move &Down"), u"columnDownButton"_s, this)),
      m_all(button(tr("Show &All"), u"showAllButton"_s, this)),
      m_none(button(tr("&Hide All"), u"hideAllButton"_s, this))
{
    build();
    fill();
    resize(480, 520);
    m_list->setFocus();
}

void ColumnsDialog::build()
{
    auto *note = new InkLabel(context().theme, Ink::TextSecondary, Type::Body, this);
    note->setObjectName(u"columnsNote"_s);
    note->setText(tr("Columns with a mark are on the board, from the top of this list on. Drag them, or use "
                     "the buttons, to "
                     "put them in order."));
    setNames(m_list, u"columnList"_s, tr("Columns"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setIconSize(QSize(context().theme.side(18), context().theme.side(18)));
    auto *row = makeLayout<QHBoxLayout>(space::s);
    for (QPushButton *each : { m_up, m_down, m_all, m_none })
        row->addWidget(each);
    row->insertStretch(2);
    m_up->setToolTip(tr("Put the column before the one above it (Alt+Up)"));
    m_down->setToolTip(tr("Put the column behind the one below it (Alt+Down)"));
    body()->addWidget(note);
    body()->addWidget(m_list, 1);
    body()->addLayout(row);
    QPushButton *accept = addPrimaryButton(tr("&Use These Columns"), u"useColumnsButton"_s);
    addCancel();
    connect(accept, &QPushButton::clicked, this, &ColumnsDialog::save);
    connect(m_up, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_all, &QPushButton::clicked, this, [this] { check(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { check(false); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ColumnsDialog::refreshButtons);
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Up), this), &QShortcut::activated, this,
            [this] { step(-1); });
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Down), this), &QShortcut::activated, this,
            [this] { step(1); });
}

void ColumnsDialog::fill()
{
    for (const ColumnChoice &each : m_columns.all()) {
        const BufferRecord *record = context().store.buffer(each.buffer);
        const QString name = m_columns.nameOf(each.buffer);
        const QIcon icon = record ? context().theme.bufferIcon(record->buffer.icon.value_or(QString()), name)
                                  : context().theme.icon(u"unassigned"_s);
        auto *item = new QListWidgetItem(icon, name, m_list);
        item->setData(Qt::UserRole, each.buffer.value());
        item->setData(widthRole, each.width);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                       | Qt::ItemIsDragEnabled);
        item->setCheckState(each.shown ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    refreshButtons();
}

void ColumnsDialog::refreshButtons()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

void ColumnsDialog::step(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(from));
    m_list->setCurrentRow(to);
}

void ColumnsDialog::check(bool all)
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setCheckState(all ? Qt::Checked : Qt::Unchecked);
}

void ColumnsDialog::save()
{
    std::vector<ColumnChoice> columns;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem &item = *m_list->item(row);
        columns.push_back({ bufferOf(item), item.data(widthRole).toInt(), item.checkState() == Qt::Checked });
    }
    m_columns.setAll(columns);
    const auto shown
        = std::count_if(columns.begin(), columns.end(), [](const ColumnChoice &each) { return each.shown; });
    Q_EMIT messageRequested(tr("The board has %n column(s)", nullptr, int(shown)));
    accept();
}

} // namespace triage::app

#include "moc_columnsdialog.cpp"
