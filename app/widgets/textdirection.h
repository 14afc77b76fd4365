// SPDX-License-Identifier: GPL-3.0-or-later
// The writing direction: Unicode marks that keep texts of different directions apart, and arrow keys that go
// where they point.
#pragma once

#include <QModelIndex>
#include <QString>

class QDateTimeEdit;

namespace triage::app {

/// Returns a text of the program that is laid out in the direction of the window, even where it begins with a
/// name of the other direction.
QString inWindowDirection(const QString &text);
/// Returns where the lines of every text begin, whatever its own direction: at the edge where the layout of
/// the window begins.
Qt::Alignment leadingEdge(Qt::LayoutDirection window);

/// Sets the format of a date or time so that it is read in its order in every window. In windows from right
/// to left Qt reverses the sections, and the digits of Arabic, which are laid out from left to right, then
/// stand in the wrong order.
void setReadableFormat(QDateTimeEdit &edit, const QString &format);

/// A list in which the arrow keys go where they point. A QListView goes to the next item with the right
/// arrow, which is on the left in windows from right to left.
template <typename List>
class MirroredKeys : public List
{
public:
    using List::List;

protected:
    QModelIndex moveCursor(typename List::CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        if (this->isRightToLeft() && action == List::MoveLeft)
            action = List::MoveRight;
        else if (this->isRightToLeft() && action == List::MoveRight)
            action = List::MoveLeft;
        return List::moveCursor(action, modifiers);
    }
};

} // namespace triage::app
