// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box without a frame that is as wide as the entry it shows.
#pragma once

#include <QComboBox>

namespace triage::app {

/// Ends a long entry with an ellipsis. The list that it opens shows the entries at their own width.
class CompactCombo : public QComboBox
{
    Q_OBJECT
public:
    explicit CompactCombo(QWidget *parent = nullptr);

    /// Sets a picture that represents the entry while the box is collapsed.
    void setNarrowIcon(const QIcon &icon);
    /// Shows the picture in place of the entry, and takes no more room than it. Without a picture nothing
    /// changes.
    void setCollapsed(bool collapsed);
    /// Returns the size of the box that shows its entry.
    QSize expandedSize() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    /// Returns the size with a text of that width, in pixels.
    QSize sizeWith(int textWidth) const;

    QIcon m_narrowIcon;
    bool m_isCollapsed = false;
};

} // namespace triage::app
