// SPDX-License-Identifier: GPL-3.0-or-later
// Notices that a drag stays over the middle of a row, and outlines the row.
#pragma once

#include "domain/ids.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QPoint;
class QWidget;

namespace triage::app {

class FeedbackListView;
class Theme;

/// A row takes a drag only after a moment, so that one that passes over rows on its way means none of them.
class RowHover : public QObject
{
    Q_OBJECT
public:
    RowHover(const Theme &theme, QObject *parent);

    /// Follows the pointer in the viewport of a list.
    void move(FeedbackListView &list, const QPoint &at);
    /// Returns the item that takes the drag; not valid: none.
    FeedbackId item() const { return m_isRipe ? m_item : FeedbackId(); }
    /// Returns whether the row under the pointer takes the drag in a moment.
    bool isWaiting() const { return m_timer.isActive(); }
    /// Shows the outline only where a drop would do something.
    void setOutlined(bool on);
    void end();

Q_SIGNALS:
    /// item() is another one: the pointer stayed long enough, or the rows moved under it.
    void changed();

private:
    void follow(FeedbackListView &list);

    const Theme &m_theme;
    QPointer<FeedbackListView> m_list;
    QPointer<QWidget> m_outline;
    FeedbackId m_item;
    bool m_isRipe = false;
    QTimer m_timer;
};

} // namespace triage::app
