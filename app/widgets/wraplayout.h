// SPDX-License-Identifier: GPL-3.0-or-later
// A row of controls that goes on in a further line where there is no room for all.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace triage::app {

/// Lays items one after the other from where reading begins, each at the size it asks for.
class WrapLayout : public QLayout
{
    Q_OBJECT
public:
    explicit WrapLayout(int spacing, QWidget *parent = nullptr);
    ~WrapLayout() override;

    /// Widgets that stay in one line together: a label and what it names.
    void addTogether(std::initializer_list<QWidget *> widgets);

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    /// The height of all lines at that width; places the items where told to.
    int lay(const QRect &rect, bool place) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace triage::app
