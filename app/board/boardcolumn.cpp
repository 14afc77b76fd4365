// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardcolumn.h"

#include "board/carddelegate.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "list/listtally.h"
#include "widgets/announcement.h"

#include <QFocusEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

BoardColumn::BoardColumn(BufferId buffer, LocalStore &store, Theme &theme, QMenu *menu, QWidget *parent)
    : QWidget(parent), m_buffer(buffer), m_store(store), m_theme(theme),
      m_model(new FeedbackListModel(store, this)), m_list(nullptr), m_head(new ColumnHead(theme, menu, this)),
      m_empty(nullptr), m_newRows(nullptr)
{
    m_model->suspend();
    m_list = new FeedbackListView(*m_model, store, theme, new CardDelegate(theme, store), this);
    m_empty = new QLabel(m_list->viewport());
    m_newRows = new QPushButton(this);
    m_tally = new ListTally(*m_model, store, this);
    build();
    refresh();
    readTheme();
}

BoardColumn::~BoardColumn() = default;

void BoardColumn::build()
{
    const QString id = m_buffer.isValid() ? toString(m_buffer) : u"unassigned"_s;
    m_list->setObjectName(u"boardColumn."_s + id);
    m_list->setIsOneOfMany(true);
    m_head->setObjectName(u"columnHead."_s + id);
    m_head->menuButton()->setObjectName(u"columnMenuButton."_s + id);
    m_newRows->setObjectName(u"newCardsButton."_s + id);
    m_tally->setObjectName(u"hiddenCardsButton."_s + id);
    m_newRows->setIcon(m_theme.icon(u"chevron-up"_s, Ink::AccentText));
    m_newRows->setDefault(true); // the accent's fill; Return still belongs to the list
    m_newRows->setAutoDefault(false);
    m_newRows->hide();
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_empty->setAlignment(Qt::AlignHCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_tally);
    mirror();
    setMouseTracking(true);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(&m_theme, &Theme::changed, this, &BoardColumn::readTheme);
    connect(m_newRows, &QPushButton::clicked, this, [this] {
        m_model->showNew();
        m_list->verticalScrollBar()->setValue(0);
        m_list->setFocus();
    });
    connect(m_model, &FeedbackListModel::heldBackChanged, this, &BoardColumn::showHeld);
    connect(m_model, &FeedbackListModel::loaded, this, &BoardColumn::loaded);
    connect(m_model, &QAbstractItemModel::modelReset, this, &BoardColumn::showState);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        // Another person may have brought it, much later: a key must not reach it.
        if (m_expected && !m_model->isOwnChange(*m_expected))
            setExpected(std::nullopt);
        selectExpected();
    });
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &BoardColumn::showState);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &BoardColumn::showState);
    connect(m_list, &FeedbackListView::selectionCountChanged, this, [this](int count) {
        if (count > 0)
            setExpected(std::nullopt);
    });
    connect(m_head, &ColumnHead::pressed, this, [this] { m_list->setFocus(Qt::MouseFocusReason); });
    connect(m_head, &ColumnHead::menuOpening, this, [this] { m_list->setFocus(Qt::PopupFocusReason); });
    connect(m_head, &ColumnHead::dragStarted, this, &BoardColumn::headDragged);
    connect(m_head, &ColumnHead::doubleClicked, this, &BoardColumn::renameRequested);
    connect(m_tally, &ListTally::clicked, this, [this] {
        m_list->setFocus(); // the button hides and would leave the focus to another column
        Q_EMIT hiddenRequested();
    });
}

/// The edge is behind the column in the direction of reading. Layouts mirror their items, not their margins.
void BoardColumn::mirror()
{
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    constexpr int ring = 2; // of a column without cards, which its list must not cover
    layout()->setContentsMargins(ring + (fromRight ? gap : 0), 0, ring + (fromRight ? 0 : gap), space::xs);
}

void BoardColumn::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        mirror();
}

void BoardColumn::readTheme()
{
    paintGround();
    m_empty->setFont(m_theme.font(Type::Body));
    QPalette words = m_empty->palette();
    words.setColor(QPalette::WindowText, m_theme.color(Ink::TextSecondary));
    m_empty->setPalette(words);
    refresh();
    update();
}

/// The list has the background of the column.
void BoardColumn::paintGround()
{
    QPalette palette = m_list->palette();
    palette.setColor(QPalette::Base, m_theme.color(m_lit ? Ink::DropTarget : Ink::SurfaceSunken));
    m_list->setPalette(palette);
}

void BoardColumn::refresh()
{
    const BufferRecord *record = m_buffer.isValid() ? m_store.buffer(m_buffer) : nullptr;
    const QString name = record ? record->buffer.name : m_buffer.isValid() ? QString() : tr("Unassigned");
    const QIcon icon = record ? m_theme.bufferIcon(record->buffer.icon.value_or(QString()), name)
                              : m_theme.icon(u"unassigned"_s);
    const Counts counts = m_store.counts();
    const bool hasAllStates = m_model->filter().work() == work::any;
    const qint64 count = record ? (hasAllStates ? record->buffer.feedbackCount : record->openItems)
        : m_buffer.isValid()    ? 0
        : hasAllStates          ? counts.total.unassigned
                                : counts.unassigned;
    std::optional<qint64> shown;
    if (!m_model->isSuspended() && !m_model->isLoading() && isNarrowed())
        shown = m_model->rowCount();
    setSpokenName(*m_list, tr("Column %1").arg(name));
    m_newRows->setToolTip(tr("Show new feedback in %1").arg(name));
    m_head->setContent(icon, name, count, shown);
}

void BoardColumn::wake(const Filter &common)
{
    const Filter filter = columnFilter(common, m_buffer);
    if (!m_model->isSuspended() && m_model->filter() == filter)
        return;
    const bool same = m_model->isSuspended() && m_model->filter() == filter;
    if (!same)
        m_lastTop = {};
    m_model->setFilter(filter);
    refresh();
}

void BoardColumn::sleep()
{
    if (m_model->isSuspended())
        return;
    m_lastCurrent = m_list->chosenId();
    m_lastTop = m_list->verticalScrollBar()->value() > 0 ? m_list->topId() : FeedbackId();
    m_model->suspend();
    refresh();
}

void BoardColumn::loaded()
{
    if (m_lastTop.isValid())
        m_list->setTopId(m_lastTop);
    if (m_lastCurrent.isValid() && !m_expected && !m_list->currentId().isValid()) {
        const QModelIndex index = m_model->index(m_model->rowOf(m_lastCurrent));
        if (index.isValid())
            m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    }
    m_lastTop = {};
    m_lastCurrent = {};
    selectExpected();
    // The column received the focus before its cards arrived.
    if (m_list->hasFocus() && !m_expected)
        m_list->offerTop();
    showState();
}

void BoardColumn::expect(FeedbackId id)
{
    if (m_model->rowOf(id) < 0) {
        // Until it arrives, commands must not act on another card in its place.
        m_list->selectNone();
        m_list->selectionModel()->clearCurrentIndex();
    }
    setExpected(id);
    acceptNext();
    selectExpected();
}

void BoardColumn::setExpected(std::optional<FeedbackId> id)
{
    m_expected = id;
    m_list->setOffering(!id);
}

void BoardColumn::acceptNext()
{
    m_acceptsNext = true;
    if (m_model->heldBack() > 0)
        m_model->showNew();
}

void BoardColumn::selectExpected()
{
    m_acceptsNext = false;
    if (!m_expected || m_model->rowOf(*m_expected) < 0)
        return;
    const FeedbackId id = *m_expected;
    setExpected(std::nullopt);
    m_list->setCurrentId(id);
}

void BoardColumn::showHeld(int count)
{
    if (count > 0 && std::exchange(m_acceptsNext, false)) {
        // The model is still applying the change.
        QMetaObject::invokeMethod(m_model, &FeedbackListModel::showNew, Qt::QueuedConnection);
        return;
    }
    m_newRows->setText(tr("%n new", nullptr, count));
    m_newRows->setVisible(count > 0);
    m_newRows->adjustSize();
    m_newRows->move(sheet().center().x() - m_newRows->width() / 2, m_head->height() + space::s);
    m_newRows->raise();
}

void BoardColumn::showState()
{
    const bool empty = !m_model->isSuspended() && !m_model->isLoading() && m_model->rowCount() == 0;
    m_empty->setText(isNarrowed()             ? tr("No results")
                         : m_buffer.isValid() ? tr("Drop feedback here")
                                              : tr("Everything is in a buffer"));
    m_empty->setVisible(empty);
    refresh();
    update(); // without cards, the column has the focus ring
}

/// Returns whether a search or a filter leaves cards out. Their states alone do not.
bool BoardColumn::isNarrowed() const
{
    Filter states = m_model->filter();
    if (states.work() == work::any)
        states.show(work::open);
    return !states.isWholePlace();
}

void BoardColumn::setCurrent(bool current)
{
    m_head->setCurrent(current);
    update();
}

void BoardColumn::setLit(bool lit)
{
    if (m_lit == lit)
        return;
    m_lit = lit;
    paintGround();
    update();
}

QRect BoardColumn::sheet() const
{
    return QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(0, 0, -gap, 0));
}

void BoardColumn::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // A card has the focus ring itself.
    const bool ringed = m_list->hasFocus() && m_model->rowCount() == 0;
    const Ink edge = m_lit ? Ink::Accent : ringed ? Ink::FocusRing : Ink::Divider;
    const qreal half = m_lit || ringed ? 1 : .5;
    painter.setPen(QPen(m_theme.color(edge), 2 * half));
    painter.setBrush(m_theme.color(m_lit ? Ink::DropTarget : Ink::SurfaceSunken));
    painter.drawRoundedRect(QRectF(sheet()).adjusted(half, half, -half, -half), space::radius + 2,
                            space::radius + 2);
}

void BoardColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_newRows->isVisible())
        showHeld(m_model->heldBack());
}

bool BoardColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    if (watched == m_list && event->type() == QEvent::FocusIn)
        Q_EMIT entered(static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason);
    // The viewport gets its size after the column.
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        m_empty->setGeometry(space::m, space::xl, m_list->viewport()->width() - 2 * space::m,
                             3 * m_empty->fontMetrics().height());
    return QWidget::eventFilter(watched, event);
}

int BoardColumn::draggedWidth(const QMouseEvent &event) const
{
    const int moved = event.globalPosition().toPoint().x() - *m_dragFrom;
    return std::clamp(m_dragWidth + (layoutDirection() == Qt::RightToLeft ? -moved : moved),
                      m_theme.side(ColumnChoice::minWidth), ColumnChoice::maxWidth);
}

void BoardColumn::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || sheet().contains(event->position().toPoint()))
        return QWidget::mousePressEvent(event);
    m_dragFrom = event->globalPosition().toPoint().x();
    m_dragWidth = width() - gap;
}

void BoardColumn::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragFrom)
        Q_EMIT widthDragged(draggedWidth(*event));
    else
        setCursor(sheet().contains(event->position().toPoint()) ? Qt::ArrowCursor : Qt::SplitHCursor);
}

void BoardColumn::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_dragFrom)
        return;
    const int chosen = draggedWidth(*event);
    m_dragFrom.reset();
    if (chosen != m_dragWidth)
        Q_EMIT widthChosen(chosen);
}

} // namespace triage::app

#include "moc_boardcolumn.cpp"
