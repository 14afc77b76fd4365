// SPDX-License-Identifier: GPL-3.0-or-later
// Going about on the board, and what is done to the column that one is in.
#include "board/boardview.h"

#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "list/feedbacklistview.h"
#include "widgets/statepage.h"

namespace triage::app {

bool BoardView::has(const Filter &place) const
{
    const std::optional<BufferId> wanted = columnOf(place);
    return wanted && at(*wanted) >= 0;
}

bool BoardView::goTo(const Filter &place, FeedbackId item)
{
    if (!has(place))
        return false;
    const BufferId wanted = *columnOf(place);
    BoardColumn *there = column(wanted);
    setCurrent(wanted);
    m_reveals = true;
    m_waking.start();
    if (isVisible())
        there->wake(m_common);
    if (item.isValid())
        there->expect(item);
    return true;
}

void BoardView::setCurrent(BufferId wanted, bool reveal)
{
    if (m_current == wanted)
        return;
    m_current = wanted;
    for (BoardColumn *each : m_columns)
        each->setCurrent(each->buffer() == wanted);
    BoardColumn *there = column(wanted);
    if (isVisible())
        there->wake(m_common);
    m_reveals = reveal;
    m_waking.start();
    Q_EMIT currentColumnChanged();
}

std::optional<FeedbackId> BoardView::awaited() const
{
    const BoardColumn *there = m_current ? column(*m_current) : nullptr;
    return there ? there->expected() : std::nullopt;
}

int BoardView::reading(int pictureStep) const
{
    return layoutDirection() == Qt::RightToLeft ? -pictureStep : pictureStep;
}

std::optional<BufferId> BoardView::beside(int step) const
{
    const int next = m_current ? at(*m_current) + reading(step) : -1;
    if (next < 0 || next >= int(m_columns.size()))
        return {};
    return m_columns[std::size_t(next)]->buffer();
}

bool BoardView::step(int step)
{
    const std::optional<BufferId> next = beside(step);
    if (!next)
        return false;
    setCurrent(*next);
    enter();
    return true;
}

bool BoardView::stepReading(int step, bool onlyWithNew)
{
    const int count = int(m_columns.size());
    const int from = m_current ? at(*m_current) : 0;
    for (int i = 1; i < count; ++i) {
        const int next = ((from + step * i) % count + count) % count;
        const BufferId buffer = m_columns[std::size_t(next)]->buffer();
        const BufferRecord *record = m_store.buffer(buffer);
        if (onlyWithNew && !(record && record->newItems > 0))
            continue;
        setCurrent(buffer);
        enter();
        return true;
    }
    return false;
}

void BoardView::enter()
{
    if (m_columns.empty() || !m_current)
        m_emptyPage->setFocus(Qt::OtherFocusReason);
    else
        currentList().setFocus(Qt::OtherFocusReason);
}

void BoardView::moveColumn(int step)
{
    if (!m_current || !beside(step))
        return;
    m_choices->place(*m_current, at(*m_current) + reading(step));
    m_canvas->reveal(*column(*m_current));
    Q_EMIT messageRequested(tr("Column %1 is number %2 of %3")
                                .arg(m_choices->nameOf(*m_current))
                                .arg(at(*m_current) + 1)
                                .arg(m_columns.size()));
}

void BoardView::widen(int by)
{
    if (!m_current)
        return;
    for (const ColumnChoice &each : m_choices->shown()) {
        if (each.buffer == *m_current) {
            m_choices->setWidth(each.buffer, each.width + by);
            break;
        }
    }
    m_canvas->reveal(*column(*m_current));
}

void BoardView::hideColumn()
{
    if (m_current)
        hideColumn(*m_current);
}

void BoardView::hideColumn(BufferId buffer)
{
    const QString name = m_choices->nameOf(buffer);
    m_choices->setShown(buffer, false);
    Q_EMIT messageRequested(tr("Column %1 is hidden; Choose Columns brings it back").arg(name));
}

} // namespace triage::app
