// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/scrollcolumn.h"

#include "theme/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace triage::app {

namespace {

constexpr int minLines = 4; ///< The lines of text that are seen at least.

} // namespace

ScrollColumn::ScrollColumn(int width, QWidget *parent) : QScrollArea(parent), m_width(width)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(this);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_column = makeLayout<QVBoxLayout>(space::l, content);
    setWidget(content);
}

QSize ScrollColumn::sizeHint() const
{
    return { m_width,
             m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(m_width)
                                           : m_column->totalSizeHint().height() };
}

QSize ScrollColumn::minimumSizeHint() const
{
    return { m_column->totalMinimumSize().width() + verticalScrollBar()->sizeHint().width(),
             minLines * fontMetrics().height() };
}

bool ScrollColumn::event(QEvent *event)
{
    const bool isHandled = QScrollArea::event(event);
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return isHandled;
}

} // namespace triage::app

#include "moc_scrollcolumn.cpp"
