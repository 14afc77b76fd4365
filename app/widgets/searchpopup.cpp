// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/searchpopup.h"

#include "theme/theme.h"
#include "widgets/hintdelegate.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {

namespace {

constexpr int pageStep = 8;

/// Returns the number of rows that a key moves by, or 0 where the key belongs to the line.
int stepOf(int key)
{
    switch (key) {
    case Qt::Key_Down:
        return 1;
    case Qt::Key_Up:
        return -1;
    case Qt::Key_PageDown:
        return pageStep;
    case Qt::Key_PageUp:
        return -pageStep;
    default:
        return 0;
    }
}

} // namespace

SearchPopup::SearchPopup(Theme &theme, const QString &objectName, QWidget *parent)
    : QDialog(parent), m_edit(new QLineEdit(this)), m_list(new QListView(this)),
      m_model(new QStandardItemModel(this))
{
    setObjectName(objectName);
    setModal(true);
    setWindowFlag(Qt::FramelessWindowHint);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HintDelegate(theme, m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *frame = new QFrame(this);
    frame->setFrameShape(QFrame::StyledPanel);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(frame);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(space::s, space::s, space::s, space::s);
    layout->addWidget(m_edit);
    layout->addWidget(m_list);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, [this] { refresh(); });
    connect(m_edit, &QLineEdit::returnPressed, this, &QDialog::accept);
    connect(m_list, &QListView::activated, this, &QDialog::accept);
    connect(m_list, &QListView::clicked, this, &QDialog::accept);
}

void SearchPopup::nameEdit(const QString &objectName, const QString &name, const QString &placeholder)
{
    m_edit->setObjectName(objectName);
    m_edit->setAccessibleName(name);
    m_edit->setPlaceholderText(placeholder);
}

void SearchPopup::nameList(const QString &objectName, const QString &name)
{
    m_list->setObjectName(objectName);
    m_list->setAccessibleName(name);
}

void SearchPopup::openOver(const QSize &maxSize, const QString &text)
{
    const QSize room = parentWidget()->size();
    resize(maxSize.boundedTo(room - QSize(2 * space::xl, 2 * space::xl)));
    const QPoint corner = parentWidget()->mapToGlobal(QPoint(0, 0));
    QWidget::move(corner.x() + (room.width() - width()) / 2, corner.y() + room.height() / 8);
    if (m_edit->text() == text)
        refresh();
    else
        m_edit->setText(text);
    m_edit->setFocus();
    show();
}

QString SearchPopup::typed() const
{
    return m_edit->text().trimmed();
}

void SearchPopup::clear()
{
    m_model->clear();
}

void SearchPopup::append(const Row &row)
{
    auto *item = new QStandardItem(row.icon, row.text);
    item->setData(row.hint, HintDelegate::HintRole);
    item->setEnabled(row.enabled);
    item->setToolTip(row.hint);
    item->setData(row.hint.isEmpty() ? row.text : tr("%1, %2", "name, hint").arg(row.text, row.hint),
                  Qt::AccessibleTextRole);
    m_model->appendRow(item);
}

void SearchPopup::chooseFirst()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0, 0));
}

int SearchPopup::currentRow() const
{
    return m_list->currentIndex().row();
}

void SearchPopup::move(int step)
{
    const int last = std::max(0, m_model->rowCount() - 1);
    m_list->setCurrentIndex(m_model->index(std::clamp(currentRow() + step, 0, last), 0));
}

bool SearchPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        if (const int step = stepOf(static_cast<QKeyEvent *>(event)->key())) {
            move(step);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace triage::app
