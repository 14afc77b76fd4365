// SPDX-License-Identifier: GPL-3.0-or-later
// Which columns the board has: in which order, how wide, and which of them are put away.
#pragma once

#include "store/localstore.h"

#include <QByteArray>
#include <QObject>

#include <vector>

namespace triage::app {

/// A column of the board; without a valid buffer that of what is in none.
struct ColumnChoice
{
    static constexpr int defaultWidth = 280;
    static constexpr int minWidth = 200;
    static constexpr int maxWidth = 640;

    BufferId buffer;
    int width = defaultWidth;
    bool shown = true;

    friend bool operator==(const ColumnChoice &, const ColumnChoice &) = default;
};

/// What such a column shows: the filter's search, period and order, at the column's place.
Filter columnFilter(const Filter &common, BufferId column);
/// The column that stands for the filter's place, if there is one for such places.
std::optional<BufferId> columnOf(const Filter &filter);

/// Kept with the account (LocalStore memo "board"). At first Unassigned and every buffer but suggested ones;
/// buffers that come later come last, so that nobody overlooks them. A buffer that is deleted keeps its place
/// for being restored.
class BoardColumns : public QObject
{
    Q_OBJECT
public:
    explicit BoardColumns(LocalStore &store, QObject *parent = nullptr);

    /// Of what is there now, in order, with those that are put away.
    const std::vector<ColumnChoice> &all() const { return m_all; }
    std::vector<ColumnChoice> shown() const;
    bool isShown(BufferId column) const;
    QString nameOf(BufferId column) const;

    /// Shows a column at its place in the order, or puts it away.
    void setShown(BufferId column, bool shown);
    void setWidth(BufferId column, int width);
    /// Shows it at that place among the shown ones, counted without itself.
    void place(BufferId column, int at);
    /// All at once, as a dialog chose them.
    void setAll(const std::vector<ColumnChoice> &columns);

Q_SIGNALS:
    void changed();

private:
    void follow();
    void keep(std::vector<ColumnChoice> columns);

    LocalStore &m_store;
    std::vector<ColumnChoice> m_kept; ///< What was ever chosen, also of buffers that are gone.
    std::vector<ColumnChoice> m_all;
};

QByteArray columnsToMemo(const std::vector<ColumnChoice> &columns);
/// What cannot be read is left out.
std::vector<ColumnChoice> columnsFromMemo(const QByteArray &memo);

} // namespace triage::app
