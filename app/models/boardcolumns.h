// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the board: their order, their widths and the hidden ones.
#pragma once

#include "store/localstore.h"

#include <QByteArray>
#include <QObject>

#include <vector>

namespace triage::app {

/// A column of the board. Without a valid buffer it is the column of items without a buffer.
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

/// Returns the column's filter: the common search, period and order, at the column's place.
Filter columnFilter(const Filter &common, BufferId column);
/// Returns the column of the filter's place, or nothing if such places have none.
std::optional<BufferId> columnOf(const Filter &filter);

/// Stored with the account (LocalStore memo "board"). By default Unassigned and every buffer except suggested
/// ones. New buffers are appended, so that they are noticed. A deleted buffer keeps its place in case it is
/// restored.
class BoardColumns : public QObject
{
    Q_OBJECT
public:
    explicit BoardColumns(LocalStore &store, QObject *parent = nullptr);

    /// The columns of existing buffers in order, with hidden ones.
    const std::vector<ColumnChoice> &all() const { return m_all; }
    std::vector<ColumnChoice> shown() const;
    bool isShown(BufferId column) const;
    QString nameOf(BufferId column) const;

    /// Shows a column at its place in the order, or hides it.
    void setShown(BufferId column, bool shown);
    void setWidth(BufferId column, int width);
    /// Shows the column at that place among the shown ones, counted without itself.
    void place(BufferId column, int at);
    /// Replaces all columns, as chosen in a dialog.
    void setAll(const std::vector<ColumnChoice> &columns);

Q_SIGNALS:
    void changed();

private:
    void follow();
    void keep(std::vector<ColumnChoice> columns);

    LocalStore &m_store;
    std::vector<ColumnChoice> m_kept; ///< All stored columns, including those of deleted buffers.
    std::vector<ColumnChoice> m_all;
};

QByteArray columnsToMemo(const std::vector<ColumnChoice> &columns);
/// Entries that cannot be read are left out.
std::vector<ColumnChoice> columnsFromMemo(const QByteArray &memo);

} // namespace triage::app
