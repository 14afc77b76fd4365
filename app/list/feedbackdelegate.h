// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a row of a feedback list on one line: headline and excerpt with the search's words marked, chips,
// marks and age.
#pragma once

#include "models/searchterms.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/textline.h"

#include <QStyledItemDelegate>

namespace triage::app {

/// All rows have the same height. The layout is computed left-to-right and mirrored as a whole.
class FeedbackDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    FeedbackDelegate(const Theme &theme, const LocalStore &store, QObject *parent = nullptr);

    void setSearch(const QString &search, bool isSimilar = false);
    /// Sets the buffer in view, for which no chip is shown.
    void setBuffer(BufferId buffer) { m_buffer = buffer; }
    /// Sets whether the current row has a ring: if several are selected.
    void setRingOnSelected(bool ring) { m_ringOnSelected = ring; }
    virtual int rowHeight() const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Returns the tag whose chip is at that point of the viewport; empty: none.
    virtual QString tagAt(const QStyleOptionViewItem &option, const QModelIndex &index,
                          const QPoint &at) const;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    struct Mark
    {
        QString icon;
        Ink ink;
        QString text;
    };
    /// A buffer or a tag of an item.
    struct Chip
    {
        QString text; ///< The text that is shown, possibly with an ellipsis.
        QString tag = {}; ///< Empty for a buffer, and for the number of further chips.
        QIcon icon = {}; ///< That of a buffer.
    };

    struct PlacedChip
    {
        Chip chip;
        QRect place; ///< Left-to-right.
    };

    const Theme &theme() const { return m_theme; }
    bool ringsOnSelected() const { return m_ringOnSelected; }
    /// Returns whether commands act on the row, so that it looks selected.
    bool isMarked(const QStyleOptionViewItem &option) const;
    TextLine marked(const QString &text, Type type, Ink ink, bool selected) const;
    std::vector<Mark> marksOf(const ListRow &row) const;
    /// Returns the buffers that hold the item, without the one in view, and its tags.
    std::vector<Chip> chipsOf(const ListRow &row) const;
    /// Places as many of the item's chips as fit into the room before `right`, in their order, and how many
    /// more there are. One whole name says more than two that are cut.
    std::vector<PlacedChip> placeChips(int right, int room, int middle, const ListRow &row) const;
    /// Paints a chip in its place as it is seen.
    void paintChip(QPainter *painter, const PlacedChip &chip, const QRect &place, bool selected,
                   Qt::LayoutDirection direction) const;
    /// Returns the place of the name of a section at the beginning of a line, left-to-right; an empty one in
    /// a row that does not begin a section.
    QRect sectionIn(const QRect &line, const QModelIndex &index) const;
    /// Paints the name of the section that begins with the row, and a rule that separates it from the one
    /// above.
    void paintSection(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &place) const;
    /// Returns the colour of the headline: what is done recedes.
    static Ink headlineInk(const ListRow &row, bool selected);

private:
    struct Frame; // the positions of a row's parts

    Frame frameOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option) const;
    /// Returns the left edge, in left-to-right coordinates, of what is at the end of the line. Paints it if
    /// there is a painter.
    int paintEnd(QPainter *painter, const Frame &frame, const ListRow &row) const;
    std::vector<Chip> chipsThatFit(const ListRow &row, int room) const;
    int widthOf(const Chip &chip) const;
    /// Returns the chips of a row, which leave half of it to the words.
    std::vector<PlacedChip> chipsIn(const Frame &frame, int right, const ListRow &row) const;
    TextLine textOf(const ListRow &row, int width, bool selected) const;
    QFont sectionFont() const;

    const Theme &m_theme;
    const LocalStore &m_store;
    SearchTerms m_terms;
    BufferId m_buffer;
    bool m_ringOnSelected = false;
};

} // namespace triage::app
