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

    /// Sets a picture that is shown where there is no room for the beginning of the entry.
    void setNarrowIcon(const QIcon &icon);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    /// Returns the size with a text of that width, in pixels.
    QSize sizeWith(int textWidth) const;

    QIcon m_narrowIcon;
};

} // namespace triage::app
