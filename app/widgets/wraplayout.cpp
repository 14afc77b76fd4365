// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wraplayout.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace triage::app {

WrapLayout::WrapLayout(int spacing, QWidget *parent) : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

WrapLayout::~WrapLayout()
{
    // One at a time, because a nested layout removes itself from its parent.
    while (QLayoutItem *item = takeAt(0))
        delete item;
}

void WrapLayout::addTogether(std::initializer_list<QWidget *> widgets)
{
    auto *together = new QHBoxLayout;
    together->setSpacing(spacing());
    for (QWidget *widget : widgets)
        together->addWidget(widget);
    addChildLayout(together);
    addItem(together);
}

void WrapLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int WrapLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem *WrapLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].get() : nullptr;
}

QLayoutItem *WrapLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *taken = m_items[std::size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return taken;
}

QSize WrapLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
        height = std::max(height, item->sizeHint().height());
    }
    return { width, height };
}

QSize WrapLayout::minimumSize() const
{
    QSize minimum;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            minimum = minimum.expandedTo(item->minimumSize());
    }
    return minimum;
}

int WrapLayout::heightForWidth(int width) const
{
    return lay(QRect(0, 0, width, 0), false);
}

void WrapLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    lay(rect, true);
}

int WrapLayout::lay(const QRect &rect, bool place) const
{
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    std::vector<std::pair<QLayoutItem *, QRect>> line;
    int x = rect.left();
    int y = rect.top();
    int height = 0;
    const auto endLine = [&] {
        for (auto &[item, box] : line) {
            box.moveTop(y + (height - box.height()) / 2);
            if (place)
                item->setGeometry(QStyle::visualRect(direction, rect, box));
        }
        line.clear();
    };
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size(std::min(item->sizeHint().width(), rect.width()), item->sizeHint().height());
        if (!line.empty() && x + size.width() > rect.right() + 1) {
            endLine();
            y += height + spacing();
            x = rect.left();
            height = 0;
        }
        line.emplace_back(item.get(), QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    endLine();
    return y + height - rect.top();
}

} // namespace triage::app

#include "moc_wraplayout.cpp"
