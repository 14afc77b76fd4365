// SPDX-License-Identifier: GPL-3.0-or-later
// The heading of a list: icon, name and size of the place in view, and what its buffer is for.
#pragma once

#include "list/listtally.h"
#include "store/values/filter.h"

#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace triage::app {

struct Context;
class CompactCombo;
class InkLabel;
class OneLineLabel;

/// Names the list in view, so that nobody has to look for it in the sidebar.
class ListHeading : public QWidget
{
    Q_OBJECT
public:
    ListHeading(const Context &context, QWidget *parent);

    /// Shows the place of a list, or the view that is equal.
    void showList(const Filter &filter);
    /// Shows the name of a view that is not a list.
    void showView(const QString &icon, const QString &name);
    /// Puts a control of the list at the end of the line.
    void addControl(QWidget *control);
    /// Sets the number of rows of the list, which counts where a search or a filter leaves some out, and how
    /// many of a list of all states without sections are in each.
    void setRows(qint64 rows, const std::optional<StateCounts> &states);

protected:
    bool event(QEvent *event) override;

private:
    void read();
    QString sizesOf(qint64 items) const;
    void readBuffer();
    void fit();

    const Context &m_context;
    QHBoxLayout *m_line;
    QLabel *m_icon;
    OneLineLabel *m_name;
    InkLabel *m_count;
    QToolButton *m_edit;
    OneLineLabel *m_description;
    std::optional<Filter> m_filter; ///< Nothing: a view that is not a list.
    QString m_iconName;
    QString m_size; ///< How many items there are.
    QString m_sizes; ///< How many of them are in which state; empty where that does not matter.
    qint64 m_rows = 0;
    std::optional<StateCounts> m_states;
    std::vector<CompactCombo *> m_combos;
};

} // namespace triage::app
