// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/columnset.h"

#include "board/boardcolumn.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace triage::app {

BufferId ColumnSet::bufferAt(int position) const
{
    return m_columns[std::size_t(position)]->buffer();
}

BoardColumn *ColumnSet::find(BufferId buffer) const
{
    const int position = positionOf(buffer);
    return position < 0 ? nullptr : m_columns[std::size_t(position)];
}

int ColumnSet::positionOf(BufferId buffer) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                    [buffer](const BoardColumn *each) { return each->buffer() == buffer; });
    return found == m_columns.end() ? -1 : int(found - m_columns.begin());
}

std::vector<BoardColumn *> ColumnSet::replace(std::vector<BoardColumn *> columns)
{
    std::vector<BoardColumn *> gone;
    std::copy_if(m_columns.begin(), m_columns.end(), std::back_inserter(gone), [&columns](BoardColumn *each) {
        return std::find(columns.begin(), columns.end(), each) == columns.end();
    });
    m_columns = std::move(columns);
    return gone;
}

BoardColumn *ColumnSet::currentColumn() const
{
    return m_current ? find(*m_current) : nullptr;
}

void ColumnSet::setCurrent(BufferId buffer)
{
    m_current = buffer;
    for (BoardColumn *each : m_columns)
        each->setCurrent(each->buffer() == buffer);
}

std::optional<BufferId> ColumnSet::beside(int positions) const
{
    const int beside = m_current ? currentPosition() + positions : -1;
    if (beside < 0 || beside >= count())
        return {};
    return bufferAt(beside);
}

std::optional<BufferId> ColumnSet::next(int step, const std::function<bool(BufferId)> &accepts) const
{
    const int from = m_current ? currentPosition() : 0;
    for (int i = 1; i < count(); ++i) {
        const BufferId buffer = bufferAt(((from + step * i) % count() + count()) % count());
        if (accepts(buffer))
            return buffer;
    }
    return {};
}

} // namespace triage::app
