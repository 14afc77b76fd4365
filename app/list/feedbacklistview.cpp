// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbacklistview.h"

#include "list/feedbackdelegate.h"
#include "list/feedbackselection.h"
#include "models/labels.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// How long nothing slides away under a pointer that was just moved.
constexpr int pointerRest = 1500;
/// Nothing is shown before; then grey bars.
constexpr int skeletonDelay = 300;

} // namespace

FeedbackListView::FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                                   QWidget *parent)
    : FeedbackListView(model, store, theme, new FeedbackDelegate(theme, store), parent)
{
}

FeedbackListView::FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                                   FeedbackDelegate *delegate, QWidget *parent)
    : QListView(parent), m_model(model), m_store(store), m_theme(theme), m_delegate(delegate),
      m_selection(nullptr)
{
    m_delegate->setParent(this);
    setObjectName(u"feedbackList"_s);
    setAccessibleName(tr("Feedback list"));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setAutoScroll(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setItemDelegate(m_delegate);
    setModel(&model);
    // After setModel: the view hears of removals before the selection does, and chooses what becomes current.
    QItemSelectionModel *builtIn = selectionModel();
    m_selection = new FeedbackSelection(model, this);
    setSelectionModel(m_selection);
    delete builtIn;
    m_pointerRest.setSingleShot(true);
    m_pointerRest.setInterval(pointerRest);
    m_skeletonDelay.setSingleShot(true);
    m_skeletonDelay.setInterval(skeletonDelay);
    connect(&m_pointerRest, &QTimer::timeout, this, &FeedbackListView::updateHold);
    connect(&m_skeletonDelay, &QTimer::timeout, this, [this] {
        m_skeleton = m_store.isEmpty();
        m_kept = QPixmap();
        viewport()->update();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        m_pointerRest.start();
        updateHold();
    });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &FeedbackListView::keepPicture);
    connect(&model, &QAbstractItemModel::modelReset, this, &FeedbackListView::onReset);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] {
        updateGeometries();
        verticalScrollBar()->setValue(verticalScrollBar()->value() - std::exchange(m_anchorShift, 0));
        viewport()->update();
        notifyCurrent();
    });
    connect(&theme, &Theme::changed, this, &FeedbackListView::readTheme);
    connect(this, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex &index) { Q_EMIT openRequested(m_model.idAt(index.row())); });
    readTheme();
    onReset();
}

FeedbackListView::~FeedbackListView() = default;

void FeedbackListView::readTheme()
{
    const FeedbackId top = topId();
    m_rowHeight = m_delegate->rowHeight();
    updateGeometries();
    setTopId(top);
    viewport()->update();
}

/// The model's rows go before the next ones come, so that no key acts on them. To the eye they stay until
/// then: a list that is blank for some pictures flickers at each letter of a search.
void FeedbackListView::keepPicture()
{
    // A column that was scrolled out of the board's view is painted for nobody.
    if (m_model.rowCount() > 0 && !viewport()->visibleRegion().isEmpty())
        m_kept = viewport()->grab();
}

void FeedbackListView::onReset()
{
    const Filter &filter = m_model.filter();
    m_delegate->setSearch(filter.search);
    m_delegate->setBuffer(filter.place == Place::Buffer ? filter.buffer : BufferId());
    m_skeleton = false;
    m_resumeRow = 0;
    if (m_model.rowCount() == 0 && (m_model.isLoading() || m_store.isEmpty())) {
        m_skeletonDelay.start();
    } else {
        m_skeletonDelay.stop();
        m_kept = QPixmap();
    }
    updateGeometries();
    notifyCurrent();
}

void FeedbackListView::updateHold()
{
    const bool hold = verticalScrollBar()->value() > 0 || m_dragging || m_pointerRest.isActive();
    m_model.setHoldNew(hold);
    if (!hold)
        m_model.showNew();
}

std::vector<FeedbackId> FeedbackListView::targets() const
{
    std::vector<FeedbackId> ids = m_selection->ids();
    if (ids.empty() && currentId().isValid())
        ids.push_back(currentId());
    return ids;
}

Selection FeedbackListView::selected() const
{
    return m_selection->value();
}

int FeedbackListView::selectedCount() const
{
    return m_selection->count();
}

FeedbackId FeedbackListView::currentId() const
{
    return m_model.idAt(currentIndex().row());
}

FeedbackId FeedbackListView::chosenId() const
{
    const FeedbackId id = currentId();
    return id == m_offered && !m_selection->isSelected(currentIndex()) ? FeedbackId() : id;
}

bool FeedbackListView::setCurrentId(FeedbackId id)
{
    const int row = m_model.rowOf(id);
    if (row < 0)
        return false;
    m_selection->setCurrentIndex(m_model.index(row), QItemSelectionModel::ClearAndSelect);
    scrollTo(m_model.index(row));
    return true;
}

/// The current row; where nobody chose it and newer ones have pushed it out of view, what is at the top.
int FeedbackListView::startRow() const
{
    const QModelIndex current = currentIndex();
    const bool strayed = !chosenId().isValid() && !viewport()->rect().intersects(visualRect(current));
    return strayed ? topRow() - 1 : current.row();
}

void FeedbackListView::step(int rows, bool extend)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return;
    const QModelIndex current = currentIndex();
    const int from = current.isValid() ? startRow() + rows : rows > 0 ? m_resumeRow : m_resumeRow - 1;
    const QModelIndex next = m_model.index(std::clamp(from, 0, count - 1));
    if (!extend || !current.isValid()) {
        m_selection->setCurrentIndex(next, QItemSelectionModel::ClearAndSelect);
    } else if (m_selection->isSelected(next) && next != current) {
        // Going back over what was just selected takes it out again.
        m_selection->select(current, QItemSelectionModel::Deselect);
        m_selection->setCurrentIndex(next, QItemSelectionModel::NoUpdate);
    } else {
        m_selection->select(current, QItemSelectionModel::Select);
        m_selection->setCurrentIndex(next, QItemSelectionModel::Select);
    }
    scrollTo(next);
}

void FeedbackListView::toggleCurrent()
{
    if (currentIndex().isValid())
        m_selection->select(currentIndex(), QItemSelectionModel::Toggle);
}

void FeedbackListView::selectNone()
{
    m_selection->select(QItemSelection(), QItemSelectionModel::Clear);
}

void FeedbackListView::selectAll()
{
    m_selection->selectEverything();
}

void FeedbackListView::notifyCurrent()
{
    const FeedbackId id = currentId();
    if (id == m_notifiedCurrent)
        return;
    m_notifiedCurrent = id;
    Q_EMIT currentIdChanged(id);
}

void FeedbackListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    // In the midst of a removal the rows are still the old ones; rowsRemoved tells then.
    if (current.isValid() || !previous.isValid())
        notifyCurrent();
}

void FeedbackListView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QListView::selectionChanged(selected, deselected);
    if (!m_selection)
        return;
    const int count = m_selection->count();
    m_delegate->setRingOnSelected(count > 1);
    Q_EMIT selectionCountChanged(count);
}

void FeedbackListView::rowsAboutToBeRemoved(const QModelIndex &, int start, int end)
{
    if (const int top = topRow(); start < top)
        m_anchorShift += (std::min(end, top - 1) - start + 1) * rowHeight();
    const QModelIndex current = currentIndex();
    if (!current.isValid() || current.row() < start || current.row() > end)
        return;
    const int after = end + 1 < m_model.rowCount() ? end + 1 : -1;
    const int before = start - 1;
    int next = -1;
    switch (m_afterAction) {
    case AfterAction::Next:
        next = after >= 0 ? after : before;
        break;
    case AfterAction::Previous:
        next = before >= 0 ? before : after;
        break;
    case AfterAction::Stay:
        m_resumeRow = start;
        break;
    }
    if (next < 0) {
        m_selection->clearCurrentIndex();
        return;
    }
    bool othersSelected = false;
    for (const QItemSelectionRange &range : m_selection->selection())
        othersSelected |= range.top() < start || range.bottom() > end;
    m_selection->setCurrentIndex(m_model.index(next),
                                 othersSelected ? QItemSelectionModel::NoUpdate
                                                : QItemSelectionModel::ClearAndSelect);
}

void FeedbackListView::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        if (event->modifiers() & Qt::ShiftModifier)
            Q_EMIT openWindowRequested(currentId());
        else
            Q_EMIT openRequested(currentId());
        return;
    }
    QListView::keyPressEvent(event);
    // The view does not scroll to a row that was the current one already, as after a look further down by
    // wheel.
    if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        scrollTo(currentIndex());
}

void FeedbackListView::setHovered(int row)
{
    const int before = std::exchange(m_hovered, row);
    for (const int changed : { before, row }) {
        if (before != row && changed >= 0)
            update(m_model.index(changed));
    }
}

void FeedbackListView::mouseMoveEvent(QMouseEvent *event)
{
    m_pointerRest.start();
    updateHold();
    setHovered(indexAt(event->position().toPoint()).row());
    QAbstractItemView::mouseMoveEvent(event);
}

void FeedbackListView::mousePressEvent(QMouseEvent *event)
{
    m_pointerRest.start();
    updateHold();
    QListView::mousePressEvent(event);
}

void FeedbackListView::leaveEvent(QEvent *event)
{
    setHovered(-1);
    QListView::leaveEvent(event);
}

void FeedbackListView::focusInEvent(QFocusEvent *event)
{
    // A list that is entered by key shows where one is.
    if (event->reason() != Qt::MouseFocusReason)
        offerTop();
    QListView::focusInEvent(event);
}

void FeedbackListView::offerTop()
{
    if (!m_offers || currentIndex().isValid() || m_model.rowCount() == 0)
        return;
    m_selection->setCurrentIndex(m_model.index(topRow()), QItemSelectionModel::NoUpdate);
    m_offered = m_model.idAt(topRow());
}

void FeedbackListView::startDrag(Qt::DropActions actions)
{
    const std::vector<FeedbackId> ids = targets();
    if (ids.empty() || !(actions & m_model.supportedDragActions()))
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(m_model.mimeData(ids));
    const QPixmap picture = dragPicture(ids);
    drag->setPixmap(picture);
    // Beside the pointer, so that the target stays seen.
    drag->setHotSpot(QPoint(-space::m, -space::s));
    m_dragging = true;
    updateHold();
    Q_EMIT dragActive(true);
    runDrag(drag);
    m_dragging = false;
    Q_EMIT dragActive(false);
}

void FeedbackListView::runDrag(QDrag *drag)
{
    // What becomes of it is the target's business: nothing is removed here.
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

QPixmap FeedbackListView::dragPicture(const std::vector<FeedbackId> &ids) const
{
    constexpr int maxWidth = 240;
    const QFont font = m_theme.font();
    const QFontMetrics metrics(font);
    const std::vector<ListRow> rows
        = m_store.rows(std::span(ids).first(std::min<std::size_t>(ids.size(), 1)));
    const QString more
        = ids.size() > 1 ? u"+%1"_s.arg(QLocale().toString(qulonglong(ids.size() - 1))) : QString();
    const int moreWidth = more.isEmpty() ? 0 : metrics.horizontalAdvance(more) + 2 * space::s;
    const int room = maxWidth - 2 * space::m - (moreWidth > 0 ? moreWidth + space::s : 0);
    const QString headline
        = metrics.elidedText(rows.empty() ? QString() : Labels::headline(rows.front()), Qt::ElideRight, room);
    const int headlineWidth = metrics.horizontalAdvance(headline);
    const QSize size(
        std::min(maxWidth, headlineWidth + 2 * space::m + (moreWidth > 0 ? moreWidth + space::s : 0)),
        metrics.height() + 2 * space::s);
    QPixmap pixmap(size * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.setPen(m_theme.color(Ink::Border));
    painter.setBrush(m_theme.color(Ink::SurfaceRaised));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(.5, .5, -.5, -.5), space::radius, space::radius);
    const QRect all(QPoint(), size);
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(layoutDirection(), all, rect);
    };
    painter.setPen(m_theme.color(Ink::Text));
    painter.drawText(seen(QRect(space::m, 0, headlineWidth + 1, size.height())), Qt::AlignCenter, headline);
    if (moreWidth > 0) {
        const QRect badge(size.width() - space::m - moreWidth, space::s - 2, moreWidth,
                          size.height() - 2 * space::s + 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Ink::Accent));
        painter.drawRoundedRect(seen(badge), badge.height() / 2.0, badge.height() / 2.0);
        painter.setPen(m_theme.color(Ink::AccentText));
        painter.drawText(seen(badge), Qt::AlignCenter, more);
    }
    return pixmap;
}

} // namespace triage::app
