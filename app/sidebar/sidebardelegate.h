// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the sidebar: headings, places and buffers with their counts and keys, suggestions with their two
// buttons.
#pragma once

#include "theme/theme.h"

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include <utility>
#include <vector>

namespace triage::app {

/// The buttons of a suggested buffer.
enum class SuggestionButton { None, Approve, Reject };

class SidebarDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit SidebarDelegate(const Theme &theme, QObject *parent = nullptr);

    bool canDecide() const { return m_canDecide; }
    void setCanDecide(bool can) { m_canDecide = can; }
    /// Highlights the row as the target of a drag; invalid: none.
    void setDropTarget(const QModelIndex &index) { m_dropTarget = index; }
    /// Highlights the numbers of these buffers.
    void setTicking(std::vector<BufferId> buffers) { m_ticking = std::move(buffers); }
    /// Sets the button of the current row that keys act on.
    void setFocusedButton(SuggestionButton button) { m_focusedButton = button; }
    /// Returns the button of the row at that point.
    SuggestionButton buttonAt(const QRect &row, const QModelIndex &index, const QPoint &at,
                              Qt::LayoutDirection direction) const;

    /// Returns the icon before the row's name.
    QIcon iconOf(const QModelIndex &index, Ink ink = Ink::TextSecondary) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool hasButtons(const QModelIndex &index) const;
    QRect buttonRect(const QRect &row, SuggestionButton button) const;
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    int paintCount(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    int paintButtons(QPainter *painter, const QStyleOptionViewItem &option) const;

    const Theme &m_theme;
    QPersistentModelIndex m_dropTarget;
    std::vector<BufferId> m_ticking;
    SuggestionButton m_focusedButton = SuggestionButton::None;
    bool m_canDecide = false;
};

} // namespace triage::app
