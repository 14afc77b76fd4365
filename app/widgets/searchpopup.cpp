// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/searchpopup.h"

#include "theme/theme.h"
#include "widgets/hintdelegate.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {

namespace {

constexpr int pageStep = 8;
constexpr int shadowWidth = 16; ///< In pixels.
constexpr int shadowStep = 2; ///< The pixels between two layers of the shadow.
constexpr float shadowStrength = 0.04F; ///< The opacity of one layer.
constexpr int shadowDarkness = 500; ///< In percent; dark in both themes.
constexpr int minWidth = 260; ///< The width of the panel, in pixels.

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
    : QDialog(parent), m_panel(new QFrame(this)), m_edit(new QLineEdit(m_panel)),
      m_list(new QListView(m_panel)), m_model(new QStandardItemModel(this))
{
    setObjectName(objectName);
    setWindowFlags(Qt::Widget); // a part of its window; QDialog makes it a window of its own
    hide();
    m_panel->setFrameShape(QFrame::StyledPanel);
    m_panel->setAutoFillBackground(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HintDelegate(theme, m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(m_panel);
    layout->setContentsMargins(space::s, space::s, space::s, space::s);
    layout->addWidget(m_edit);
    layout->addWidget(m_list);
    parent->installEventFilter(this);
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
    m_maxSize = maxSize;
    if (isHidden())
        m_focusBefore = parentWidget()->window()->focusWidget();
    layOut();
    if (m_edit->text() == text)
        refresh();
    else
        m_edit->setText(text);
    show();
    raise();
    m_edit->setFocus();
}

/// Covers the window, with the panel in its upper part.
void SearchPopup::layOut()
{
    const QSize room = parentWidget()->size();
    setGeometry(QRect(QPoint(), room));
    m_panel->setGeometry(panelIn(room));
}

/// Returns the place of the panel: in the middle, or on the wider side of the widget that stays visible.
QRect SearchPopup::panelIn(const QSize &room) const
{
    const QSize size = m_maxSize.boundedTo(room - QSize(2 * space::xl, 2 * space::xl));
    const QRect middle((room.width() - size.width()) / 2, room.height() / 8, size.width(), size.height());
    if (!m_beside || !m_beside->isVisible())
        return middle;
    const QRect shown(m_beside->mapTo(parentWidget(), QPoint()), m_beside->size());
    const int left = shown.left() - 2 * space::m;
    const int right = room.width() - shown.right() - 2 * space::m;
    const int width = std::min(size.width(), std::max(left, right));
    if (width < minWidth)
        return middle;
    const int x = left >= right ? shown.left() - space::m - width : shown.right() + space::m;
    return { x, middle.top(), width, size.height() };
}

void SearchPopup::done(int result)
{
    QDialog::done(result);
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::ActiveWindowFocusReason);
    else
        m_edit->clearFocus();
}

/// Takes the focus back from a part of the window that asked for it, which gets it when the popup closes.
void SearchPopup::keepFocus()
{
    QWidget *focus = parentWidget()->window()->focusWidget();
    if (isHidden() || focus == m_edit)
        return;
    m_focusBefore = focus;
    m_edit->setFocus();
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
    item->setEnabled(row.enabled);
    m_model->appendRow(item);
    setHint(item->row(), row.hint);
}

void SearchPopup::setHint(int row, const QString &hint)
{
    QStandardItem *item = m_model->item(row);
    item->setData(hint, HintDelegate::HintRole);
    item->setToolTip(hint);
    item->setData(hint.isEmpty() ? item->text() : tr("%1, %2", "name, hint").arg(item->text(), hint),
                  Qt::AccessibleTextRole);
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
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        layOut();
    if (watched != m_edit)
        return QDialog::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // Nothing happens to the window behind the popup.
        return true;
    }
    if (event->type() == QEvent::FocusOut && isVisible()) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            QMetaObject::invokeMethod(this, &SearchPopup::keepFocus, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::KeyPress) {
        if (const int step = stepOf(static_cast<QKeyEvent *>(event)->key())) {
            move(step);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

bool SearchPopup::focusNextPrevChild(bool)
{
    return true;
}

/// Paints a shadow around the panel, so that it lies above the window rather than in it.
void SearchPopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor shade = palette().color(QPalette::Window).darker(shadowDarkness);
    shade.setAlphaF(shadowStrength);
    painter.setBrush(shade);
    // The layers add up towards the panel.
    for (int spread = shadowWidth; spread > 0; spread -= shadowStep) {
        const QRect layer = m_panel->geometry().adjusted(-spread, -spread, spread, spread);
        painter.drawRoundedRect(layer.translated(0, shadowStep), space::radius + spread,
                                space::radius + spread);
    }
}

void SearchPopup::mousePressEvent(QMouseEvent *event)
{
    if (!m_panel->geometry().contains(event->pos()))
        reject();
}

} // namespace triage::app

#include "moc_searchpopup.cpp"
