// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a board's column: icon, name, count and a menu. Dragging it moves the column.
#pragma once

#include "theme/theme.h"

#include <QWidget>

#include <optional>

class QMenu;
class QToolButton;

namespace triage::app {

class ColumnHead : public QWidget
{
    Q_OBJECT
public:
    ColumnHead(Theme &theme, QMenu *menu, QWidget *parent);

    /// Sets the number of items, and of those that pass the filter; nothing: all pass, or the number is not
    /// known yet.
    void setContent(const QIcon &icon, const QString &name, std::optional<qint64> count,
                    std::optional<qint64> shown);
    /// Sets the number key that moves items here; 0: none does.
    void setPin(int number);
    int pin() const { return m_pin; }
    void setCurrent(bool current);
    /// Highlights the head: the dragged column would be moved into this one.
    void setLit(bool lit);
    QToolButton *menuButton() const { return m_menu; }
    /// Returns the picture of a dragged column.
    QPixmap picture() const;

Q_SIGNALS:
    void pressed();
    void menuOpening();
    void dragStarted();
    void doubleClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void showMenuButton();
    void placeMenuButton();
    QString countText() const;
    void describe();

    Theme &m_theme;
    QMenu *m_shared;
    QToolButton *m_menu;
    QIcon m_icon;
    QString m_name;
    std::optional<qint64> m_count;
    std::optional<qint64> m_shown;
    int m_pin = 0;
    QPoint m_pressedAt;
    bool m_pressed = false;
    bool m_current = false;
    bool m_lit = false;
};

} // namespace triage::app
