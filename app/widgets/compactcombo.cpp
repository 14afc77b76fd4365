// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compactcombo.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace triage::app {

namespace {

constexpr int maxCharacters = 24; ///< The average characters of the widest box.
constexpr int minCharacters = 5; ///< The average characters of the narrowest box.
constexpr int maxListWidth = 480; ///< In pixels.

} // namespace

CompactCombo::CompactCombo(QWidget *parent) : QComboBox(parent)
{
    setFrame(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentTextChanged, this, [this] { updateGeometry(); });
}

QSize CompactCombo::sizeWith(int textWidth) const
{
    QStyleOptionComboBox option;
    QComboBox::initStyleOption(&option);
    const QSize text(textWidth + fontMetrics().averageCharWidth(), std::max(fontMetrics().height(), 14) + 2);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this);
}

QSize CompactCombo::sizeHint() const
{
    return m_isCollapsed ? minimumSizeHint() : expandedSize();
}

QSize CompactCombo::expandedSize() const
{
    const int longest = maxCharacters * fontMetrics().averageCharWidth();
    return sizeWith(std::min(fontMetrics().horizontalAdvance(currentText()), longest));
}

QSize CompactCombo::minimumSizeHint() const
{
    const int shortest
        = m_narrowIcon.isNull() ? minCharacters * fontMetrics().averageCharWidth() : iconSize().width();
    return sizeWith(std::min(fontMetrics().horizontalAdvance(currentText()), shortest));
}

void CompactCombo::setNarrowIcon(const QIcon &icon)
{
    m_narrowIcon = icon;
    updateGeometry();
    update();
}

void CompactCombo::setCollapsed(bool collapsed)
{
    const bool isCollapsed = collapsed && !m_narrowIcon.isNull();
    if (isCollapsed == m_isCollapsed)
        return;
    m_isCollapsed = isCollapsed;
    updateGeometry();
    update();
}

void CompactCombo::showPopup()
{
    const int wanted
        = view()->sizeHintForColumn(modelColumn()) + view()->verticalScrollBar()->sizeHint().width();
    view()->setMinimumWidth(std::clamp(wanted, 0, maxListWidth));
    QComboBox::showPopup();
}

void CompactCombo::initStyleOption(QStyleOptionComboBox *option) const
{
    QComboBox::initStyleOption(option);
    const QRect field
        = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    if (m_isCollapsed) {
        option->currentText.clear();
        option->currentIcon = m_narrowIcon;
        option->iconSize = iconSize();
        return;
    }
    option->currentText
        = option->fontMetrics.elidedText(option->currentText, Qt::ElideRight, field.width() - 2);
}

} // namespace triage::app

#include "moc_compactcombo.cpp"
