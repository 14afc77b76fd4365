// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a card of the board: headline, excerpt, and a foot with age, marks and the other buffers.
#pragma once

#include "list/feedbackdelegate.h"

namespace triage::app {

/// All cards have the same height. The layout is computed left-to-right and mirrored as a whole.
class CardDelegate : public FeedbackDelegate
{
    Q_OBJECT
public:
    explicit CardDelegate(const Theme &theme, const LocalStore &store, QObject *parent = nullptr);

    int rowHeight() const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QString tagAt(const QStyleOptionViewItem &option, const QModelIndex &index,
                  const QPoint &at) const override;

private:
    struct Card; // where its parts go

    int excerptLines() const;
    Card cardOf(const QStyleOptionViewItem &option) const;
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const Card &card) const;
    void paintWords(QPainter *painter, const Card &card, const ListRow &row) const;
    /// Returns where its age and its marks end, left-to-right. Paints them if there is a painter.
    int paintFoot(QPainter *painter, const Card &card, const ListRow &row) const;
    /// Returns the chips of its foot, behind the marks that end at `left`.
    std::vector<PlacedChip> chipsOn(const Card &card, int left, const ListRow &row) const;
};

} // namespace triage::app
