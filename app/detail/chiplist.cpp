// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/chiplist.h"

#include "models/labels.h"
#include "models/roles.h"
#include "widgets/textline.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int maxNameWidth = 220;
constexpr int litRole = Qt::UserRole + 90;

class ChipDelegate : public QStyledItemDelegate
{
public:
    ChipDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

    QRect crossRect(const QRect &chip) const
    {
        const int crossSide = m_theme.side(14);
        return { chip.right() - space::s - crossSide + 3, chip.center().y() - crossSide / 2 + 1, crossSide,
                 crossSide };
    }

    /// In a narrow list, the name is cut before the cross is.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(m_theme.font());
        const int iconSide = m_theme.side(16);
        const int around = space::s + iconSide + space::xs + 2 + space::xs + m_theme.side(14) + space::s;
        constexpr int edges = 8; // in pixels: what the list keeps free beside its chips
        const int room = option.widget ? std::max(0, option.widget->width() - around - edges) : maxNameWidth;
        const int name
            = std::min({ maxNameWidth, room, metrics.horizontalAdvance(index.data().toString()) + 2 });
        return { around + name, std::max(metrics.height(), iconSide) + space::s + 2 };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect chip = option.rect;
        const bool lit = index.data(litRole).toBool();
        const bool focused = option.state & QStyle::State_HasFocus;
        painter->setPen(focused || lit ? QPen(m_theme.color(Ink::FocusRing), 2) : QPen(Qt::NoPen));
        painter->setBrush(m_theme.color(lit ? Ink::DropTarget : Ink::ChipFill));
        painter->drawRoundedRect(QRectF(chip).adjusted(1, 1, -1, -1), space::radius, space::radius);
        const auto seen = [&](const QRect &rect) {
            return QStyle::visualRect(option.direction, chip, rect);
        };
        const int iconSide = m_theme.side(16);
        const QRect icon(chip.left() + space::s, chip.center().y() - iconSide / 2 + 1, iconSide, iconSide);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, seen(icon));
        const QRect cross = crossRect(chip);
        const QRect name(icon.right() + space::xs + 2, chip.top(),
                         cross.left() - icon.right() - 2 * space::xs, chip.height());
        drawLine(painter, seen(name),
                 { index.data().toString(), m_theme.font(), m_theme.color(Ink::ChipText), {} },
                 option.direction);
        m_theme.icon(u"close"_s, option.state & QStyle::State_MouseOver ? Ink::Text : Ink::TextSecondary)
            .paint(painter, seen(cross));
        painter->restore();
    }

private:
    const Theme &m_theme;
};

} // namespace

ChipList::ChipList(const LocalStore &store, Theme &theme, DropRules rules, QWidget *parent)
    : FittedList(parent), m_store(store), m_theme(theme),
      m_drops(new FeedbackDrop(store, std::move(rules), this)), m_session(*this, *viewport())
{
    setObjectName(u"detailBuffers"_s);
    setAccessibleName(tr("Buffers of this feedback"));
    setFlow(LeftToRight);
    setWrapping(true);
    setSpacing(2);
    setViewportMargins(-3, -3, 0,
                       0); // the spacing before the first chip, so that it stands in line with the text
    setMouseTracking(true);
    setItemDelegate(new ChipDelegate(theme, this));
    setModel(&m_model);
    connect(&theme, &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
    connect(&m_session, &DropSession::hinted, this, &ChipList::dropHinted);
}

void ChipList::setBuffers(const std::vector<BufferId> &buffers)
{
    if (buffers == m_buffers)
        return;
    m_buffers = buffers;
    rebuild();
}

void ChipList::setConfidence(const std::map<BufferId, double> &confidence)
{
    m_confidence = confidence;
    rebuild();
}

void ChipList::rebuild()
{
    const int current = currentIndex().row();
    m_model.clear();
    for (const BufferId id : m_buffers) {
        const BufferRecord *buffer = m_store.buffer(id);
        if (!buffer)
            continue;
        auto *item = new QStandardItem(
            m_theme.bufferIcon(buffer->buffer.icon.value_or(QString()), buffer->buffer.name),
            buffer->buffer.name);
        item->setData(id.value(), IdRole);
        QString accessible = buffer->buffer.name;
        if (const auto sure = m_confidence.find(id); sure != m_confidence.end()) {
            const QString share = tr("confidence %1", "percent").arg(Labels::percent(sure->second));
            item->setToolTip(share);
            accessible = tr("%1, %2", "buffer, confidence").arg(accessible, share);
        }
        item->setData(accessible, Qt::AccessibleTextRole);
        item->setData(tr("Delete removes it from this buffer."), Qt::AccessibleDescriptionRole);
        m_model.appendRow(item);
    }
    if (current >= 0 && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(std::min(current, m_model.rowCount() - 1), 0));
}

BufferId ChipList::bufferAt(const QModelIndex &index) const
{
    return BufferId(index.data(IdRole).toLongLong());
}

/// The keys of a chip are not those of commands on the item.
bool ChipList::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && currentIndex().isValid()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOurs = key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace
            || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isOurs && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return FittedList::event(event);
}

void ChipList::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    if (current.isValid() && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        Q_EMIT removeRequested(bufferAt(current));
    else if (current.isValid() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT openRequested(bufferAt(current));
    else
        FittedList::keyPressEvent(event);
}

void ChipList::mouseReleaseEvent(QMouseEvent *event)
{
    FittedList::mouseReleaseEvent(event);
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    if (!index.isValid() || event->button() != Qt::LeftButton)
        return;
    const QRect chip = visualRect(index);
    const QRect mark = static_cast<const ChipDelegate *>(itemDelegate())->crossRect(chip);
    const QRect cross = QStyle::visualRect(layoutDirection(), chip, mark).adjusted(-4, -4, 4, 4);
    if (cross.contains(at))
        Q_EMIT removeRequested(bufferAt(index));
    else if (event->modifiers() & Qt::ControlModifier) // a plain click does not leave the queue
        Q_EMIT openRequested(bufferAt(index));
    else
        setCurrentIndex(index);
}

void ChipList::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index
        = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    setCurrentIndex(index);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"chipMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const BufferId buffer = bufferAt(index);
    connect(menu->addAction(tr("Show This Buffer")), &QAction::triggered, this,
            [this, buffer] { Q_EMIT openRequested(buffer); });
    connect(menu->addAction(tr("Remove From This Buffer")), &QAction::triggered, this,
            [this, buffer] { Q_EMIT removeRequested(buffer); });
    menu->popup(viewport()->mapToGlobal(visualRect(index).bottomLeft()));
}

DropTarget ChipList::targetAt(const QPoint &at) const
{
    const QModelIndex index = indexAt(at);
    return index.isValid() ? DropTarget{ Place::Buffer, bufferAt(index) } : DropTarget{};
}

void ChipList::setLit(const QModelIndex &index)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.item(row)->data(litRole).toBool() != (index.row() == row))
            m_model.item(row)->setData(index.row() == row, litRole);
    }
}

bool ChipList::beginDrag(const QDropEvent &drag)
{
    m_dragged = fromMime(drag.mimeData());
    return m_dragged.has_value();
}

DropOutcome ChipList::hoverDrag(const QPoint &at, bool copies)
{
    const FeedbackDrop::Verdict verdict = m_drops->judge(*m_dragged, targetAt(at), copies);
    setLit(verdict.accepted ? indexAt(at) : QModelIndex());
    return m_drops->outcomeOf(verdict);
}

void ChipList::endDrag()
{
    setLit({});
    m_dragged.reset();
}

} // namespace triage::app

#include "moc_chiplist.cpp"
