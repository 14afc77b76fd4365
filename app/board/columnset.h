// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the board in their order, and the current one.
#pragma once

#include "domain/ids.h"

#include <functional>
#include <optional>
#include <vector>

namespace triage::app {

class BoardColumn;

/// Owns no column.
class ColumnSet
{
public:
    const std::vector<BoardColumn *> &all() const { return m_columns; }
    bool isEmpty() const { return m_columns.empty(); }
    int count() const { return int(m_columns.size()); }
    BufferId bufferAt(int position) const;
    /// Returns nullptr if there is no such column.
    BoardColumn *find(BufferId buffer) const;
    /// Returns -1 if there is no such column.
    int positionOf(BufferId buffer) const;

    /// Replaces the columns and returns those that are not among the new ones.
    std::vector<BoardColumn *> replace(std::vector<BoardColumn *> columns);

    std::optional<BufferId> current() const { return m_current; }
    /// Returns nullptr if no column is current.
    BoardColumn *currentColumn() const;
    /// Returns -1 if no column is current.
    int currentPosition() const { return m_current ? positionOf(*m_current) : -1; }
    void setCurrent(BufferId buffer);
    void clearCurrent() { m_current.reset(); }

    /// Returns the column that many positions after the current one (negative: before it).
    std::optional<BufferId> beside(int positions) const;
    /// Returns the next column that is accepted, going forward (1) or backward (-1) from the current one and
    /// around the ends.
    std::optional<BufferId> next(int step, const std::function<bool(BufferId)> &accepts) const;

private:
    std::vector<BoardColumn *> m_columns;
    std::optional<BufferId> m_current;
};

} // namespace triage::app
