// SPDX-License-Identifier: GPL-3.0-or-later
// A row of controls that continues in another line where there is not enough width.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace triage::app {

/// Places the items one after the other from the leading edge, each at its preferred size.
class WrapLayout : public QLayout
{
    Q_OBJECT
public:
    explicit WrapLayout(int spacing, QWidget *parent = nullptr);
    ~WrapLayout() override;

    /// Adds widgets that stay in one line, such as a label and its field.
    void addTogether(std::initializer_list<QWidget *> widgets);

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the height of all lines at that width. Places the items only if asked to.
    int lay(const QRect &rect, bool place) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace triage::app
