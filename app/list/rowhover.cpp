// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/rowhover.h"

#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "theme/theme.h"

#include <QAbstractItemModel>
#include <QPainter>
#include <QWidget>

#include <chrono>

using namespace std::chrono_literals;

namespace triage::app {

namespace {

class Outline : public QWidget
{
public:
    Outline(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.color(Ink::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), space::radius, space::radius);
    }

private:
    const Theme &m_theme;
};

} // namespace

RowHover::RowHover(const Theme &theme, QObject *parent) : QObject(parent), m_theme(theme)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(250ms);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isRipe = m_item.isValid() && m_list;
        if (m_isRipe)
            Q_EMIT changed();
    });
}

void RowHover::move(FeedbackListView &list, const QPoint &at)
{
    const QModelIndex row = list.indexAt(at);
    const QRect box = row.isValid() ? list.visualRect(row) : QRect();
    const QRect middle = box.adjusted(0, box.height() / 5, 0, -box.height() / 5);
    const FeedbackId item = middle.contains(at) ? list.feedback().idAt(row.row()) : FeedbackId();
    if (item == m_item && m_list == &list)
        return;
    end();
    if (m_list != &list)
        follow(list);
    m_item = item;
    if (item.isValid())
        m_timer.start();
}

/// Rows that move under the pointer take the drag no sooner than others.
void RowHover::follow(FeedbackListView &list)
{
    if (m_list)
        m_list->feedback().disconnect(this);
    m_list = &list;
    const auto forget = [this] {
        if (!m_item.isValid())
            return;
        end();
        Q_EMIT changed();
    };
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(&list.feedback(), signal, this, forget);
}

void RowHover::setOutlined(bool on)
{
    if (on && !m_outline && m_isRipe && m_list) {
        const int row = m_list->feedback().rowOf(m_item);
        m_outline = new Outline(m_theme, m_list->viewport());
        m_outline->setGeometry(m_list->visualRect(m_list->feedback().index(row)));
        m_outline->show();
    } else if (!on) {
        delete m_outline;
    }
}

void RowHover::end()
{
    m_timer.stop();
    m_isRipe = false;
    m_item = FeedbackId();
    setOutlined(false);
}

} // namespace triage::app

#include "moc_rowhover.cpp"
