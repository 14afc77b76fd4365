// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/boardcolumns.h"

#include "fields/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr QLatin1StringView memoName = "board"_L1;

/// The stored form of a column.
struct ColumnMemo
{
    std::optional<BufferId> buffer;
    int width = ColumnChoice::defaultWidth;
    bool shown = true;
};

constexpr auto fields(Type<ColumnMemo>)
{
    return FieldTable{
        field("buffer", &ColumnMemo::buffer, "The buffer; none: what is in no buffer."),
        field("width", &ColumnMemo::width, "In pixels."),
        field("shown", &ColumnMemo::shown, "Whether it is on the board."),
    };
}
static_assert(mapsEveryMember<ColumnMemo>);

auto find(std::vector<ColumnChoice> &columns, BufferId column)
{
    return std::find_if(columns.begin(), columns.end(),
                        [column](const ColumnChoice &each) { return each.buffer == column; });
}

} // namespace

Filter columnFilter(const Filter &common, BufferId column)
{
    return column.isValid() ? inBuffer(common, column) : inPlace(common, Place::Unassigned);
}

std::optional<BufferId> columnOf(const Filter &filter)
{
    if (filter.buffer)
        return filter.bufferId();
    return filter.place() == Place::Unassigned ? std::optional(BufferId()) : std::nullopt;
}

BoardColumns::BoardColumns(LocalStore &store, QObject *parent)
    : QObject(parent), m_store(store), m_kept(columnsFromMemo(store.memo(memoName)))
{
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.buffers || change.everything)
            follow();
    });
    follow();
}

/// Merges the stored columns with buffers that have none yet.
void BoardColumns::follow()
{
    std::vector<ColumnChoice> all;
    for (const ColumnChoice &each : m_kept) {
        if (!each.buffer.isValid() || m_store.buffer(each.buffer))
            all.push_back(each);
    }
    if (find(all, BufferId()) == all.end())
        all.insert(all.begin(), ColumnChoice{});
    for (const BufferRecord &record : m_store.buffers()) {
        if (find(all, record.buffer.id) == all.end())
            all.push_back({ record.buffer.id, ColumnChoice::defaultWidth, !record.buffer.needsReview });
    }
    if (all == m_all)
        return;
    m_all = std::move(all);
    Q_EMIT changed();
}

std::vector<ColumnChoice> BoardColumns::shown() const
{
    std::vector<ColumnChoice> columns;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(columns),
                 [](const ColumnChoice &each) { return each.shown; });
    return columns;
}

bool BoardColumns::isShown(BufferId column) const
{
    return std::any_of(m_all.begin(), m_all.end(),
                       [column](const ColumnChoice &each) { return each.buffer == column && each.shown; });
}

QString BoardColumns::nameOf(BufferId column) const
{
    if (!column.isValid())
        return tr("Unassigned");
    return m_store.bufferName(column);
}

void BoardColumns::keep(std::vector<ColumnChoice> columns)
{
    // Columns of deleted buffers stay behind the one that they followed.
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        if (find(columns, m_kept[i].buffer) != columns.end())
            continue;
        const auto before = i == 0 ? columns.end() : find(columns, m_kept[i - 1].buffer);
        columns.insert(before == columns.end() ? columns.begin() : before + 1, m_kept[i]);
    }
    m_kept = std::move(columns);
    m_store.setMemo(memoName, columnsToMemo(m_kept));
    follow();
}

void BoardColumns::setShown(BufferId column, bool shown)
{
    std::vector<ColumnChoice> columns = m_all;
    const auto found = find(columns, column);
    if (found == columns.end() || found->shown == shown)
        return;
    found->shown = shown;
    keep(std::move(columns));
}

void BoardColumns::setWidth(BufferId column, int width)
{
    std::vector<ColumnChoice> columns = m_all;
    const auto found = find(columns, column);
    if (found == columns.end())
        return;
    found->width = std::clamp(width, ColumnChoice::minWidth, ColumnChoice::maxWidth);
    keep(std::move(columns));
}

void BoardColumns::place(BufferId column, int at)
{
    std::vector<ColumnChoice> columns = m_all;
    const auto found = find(columns, column);
    if (found == columns.end())
        return;
    ColumnChoice moved = *found;
    moved.shown = true;
    columns.erase(found);
    auto before = columns.begin();
    auto behindLast = columns.begin();
    for (; before != columns.end(); ++before) {
        if (!before->shown)
            continue;
        if (at-- <= 0)
            break;
        behindLast = before + 1;
    }
    columns.insert(before == columns.end() ? behindLast : before, moved);
    keep(std::move(columns));
}

void BoardColumns::setAll(const std::vector<ColumnChoice> &columns)
{
    keep(columns);
}

QByteArray columnsToMemo(const std::vector<ColumnChoice> &columns)
{
    JsonWriter out;
    out.beginArray();
    for (const ColumnChoice &each : columns) {
        ColumnMemo written{ std::nullopt, each.width, each.shown };
        if (each.buffer.isValid())
            written.buffer = each.buffer;
        writeJson(out, written);
    }
    out.endArray();
    return out.take();
}

std::vector<ColumnChoice> columnsFromMemo(const QByteArray &memo)
{
    std::vector<ColumnChoice> columns;
    const std::optional<JsonDocument> document = JsonDocument::parse(memo);
    if (!document || !document->root().isArray())
        return columns;
    for (qsizetype i = 0; i < document->root().size(); ++i) {
        const Result<ColumnMemo> read = fromJson<ColumnMemo>(document->root().at(i));
        if (!read)
            continue;
        const ColumnChoice choice{ read->buffer.value_or(BufferId()),
                                   std::clamp(read->width, ColumnChoice::minWidth, ColumnChoice::maxWidth),
                                   read->shown };
        if (find(columns, choice.buffer) == columns.end())
            columns.push_back(choice);
    }
    return columns;
}

} // namespace triage::app

#include "moc_boardcolumns.cpp"
