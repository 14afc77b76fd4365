// SPDX-License-Identifier: GPL-3.0-or-later
// Rows whose columns are the fields of a type, in the order of its field table: read as a value, or written
// to JSON directly from PostgreSQL's bytes.
#pragma once

#include "database/row.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/triage.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"

namespace triage::storage {

namespace detail {

// Reading a column as the member's type.

inline void readColumn(const Row &row, int column, QString &out)
{
    out = row.text(column);
}
inline void readColumn(const Row &row, int column, bool &out)
{
    out = row.boolean(column);
}
inline void readColumn(const Row &row, int column, int &out)
{
    out = int(row.integer(column));
}
inline void readColumn(const Row &row, int column, qint64 &out)
{
    out = row.integer(column);
}
inline void readColumn(const Row &row, int column, double &out)
{
    out = row.number(column);
}
inline void readColumn(const Row &row, int column, Timestamp &out)
{
    out = row.timestamp(column);
}
inline void readColumn(const Row &row, int column, RawJson &out)
{
    out.text = row.bytes(column).toByteArray();
}
inline void readColumn(const Row &row, int column, Author &out)
{
    out.member = MemberId(row.integer(column));
}

template <typename Tag>
void readColumn(const Row &row, int column, Id<Tag> &out)
{
    out = row.id<Id<Tag>>(column);
}

template <HasEnumText E>
void readColumn(const Row &row, int column, E &out)
{
    out = fromWord<E>(row.bytes(column)).value_or(E());
}

/// Reads a list, which its column holds as JSON.
template <typename T>
void readColumn(const Row &row, int column, std::vector<T> &out)
{
    const std::optional<JsonDocument> json = JsonDocument::parse(row.bytes(column));
    if (!json || triage::detail::readValue(json->root(), out, Rules(), QString()))
        out.clear();
}

/// Reads an object, which its column holds as JSON.
template <HasFields T>
void readColumn(const Row &row, int column, T &out)
{
    const std::optional<JsonDocument> json = JsonDocument::parse(row.bytes(column));
    if (!json || triage::detail::readValue(json->root(), out, Rules(), QString()))
        out = {};
}

template <typename T>
void readColumn(const Row &row, int column, std::optional<T> &out)
{
    if (row.isNull(column))
        out.reset();
    else
        readColumn(row, column, out.emplace());
}

// Writing a column as JSON, by the member's type, without creating a value.

template <typename T>
void writeColumn(JsonWriter &out, const Row &row, int column, Type<T>)
{
    T value{};
    readColumn(row, column, value);
    writeJson(out, value);
}

inline void writeColumn(JsonWriter &out, const Row &row, int column, Type<QString>)
{
    out.utf8(row.bytes(column));
}

inline void writeColumn(JsonWriter &out, const Row &row, int column, Type<Timestamp>)
{
    out.ascii(isoFromPostgres(row.bytes(column)));
}

inline void writeColumn(JsonWriter &out, const Row &row, int column, Type<RawJson>)
{
    out.raw(row.bytes(column));
}

template <typename T>
void writeColumn(JsonWriter &out, const Row &row, int column, Type<std::vector<T>>)
{
    out.raw(row.bytes(column));
}

template <HasFields T>
void writeColumn(JsonWriter &out, const Row &row, int column, Type<T>)
{
    out.raw(row.bytes(column));
}

template <HasEnumText E>
void writeColumn(JsonWriter &out, const Row &row, int column, Type<E>)
{
    out.ascii(row.bytes(column));
}

template <typename T>
void writeColumn(JsonWriter &out, const Row &row, int column, Type<std::optional<T>>)
{
    if (row.isNull(column))
        out.null();
    else
        writeColumn(out, row, column, Type<T>());
}

} // namespace detail

/// Reads the T whose fields begin at that column.
template <HasFields T>
T readRecord(const Row &row, int firstColumn = 0)
{
    T value{};
    int column = firstColumn;
    forEachField<T>([&](const auto &each) { detail::readColumn(row, column++, value.*each.member); });
    return value;
}

/// Writes the members of the T whose fields begin at that column, without the braces. Returns the column
/// after them.
template <HasFields T>
int writeMembers(JsonWriter &out, const Row &row, int firstColumn = 0)
{
    int column = firstColumn;
    forEachField<T>([&]<typename Owner, typename Member>(const Field<Owner, Member> &each) {
        out.key(each.name);
        detail::writeColumn(out, row, column++, Type<Member>());
    });
    return column;
}

/// Writes PostgreSQL's text of a bigint array, {1,2}, as identifiers. An empty text is an empty list.
inline void writeIdentifiers(JsonWriter &out, QByteArrayView array)
{
    out.beginArray();
    if (array.size() > 2) {
        for (const QByteArray &number : array.sliced(1, array.size() - 2).toByteArray().split(','))
            out.ascii(encodeId(number.toLongLong()));
    }
    out.endArray();
}

/// Writes feedback whose fields begin at that column, with the buffers' identifiers from the column after
/// them.
inline void writeWithBuffers(JsonWriter &out, const Row &row, int firstColumn = 0)
{
    out.beginObject();
    const int next = writeMembers<Feedback>(out, row, firstColumn);
    out.key("buffer_ids");
    writeIdentifiers(out, row.bytes(next));
    out.endObject();
}

/// Reads a row that is a record, or whose first column is a T.
template <typename T>
T valueOf(const Row &row)
{
    if constexpr (HasFields<T>) {
        return readRecord<T>(row);
    } else {
        T value{};
        detail::readColumn(row, 0, value);
        return value;
    }
}

/// Reads a T of each row.
template <typename T, typename Read>
Result<std::vector<T>> listOf(const Result<Rows> &rows, const Read &read)
{
    if (!rows)
        return rows.error();
    std::vector<T> list;
    list.reserve(std::size_t(rows->size()));
    for (int i = 0; i < rows->size(); ++i)
        list.push_back(read(rows->at(i)));
    return list;
}

/// Reads rows that are records, or whose first column is a T.
template <typename T>
Result<std::vector<T>> listOf(const Result<Rows> &rows)
{
    return listOf<T>(rows, valueOf<T>);
}

/// Reads the first of at least one row.
template <typename T, typename Read = T (*)(const Row &)>
Result<T> firstOf(const Result<Rows> &rows, const Read &read = valueOf<T>)
{
    if (!rows)
        return rows.error();
    return read(rows->first());
}

/// Reads the first row, if there is one.
template <typename T, typename Read = T (*)(const Row &)>
Result<std::optional<T>> firstIfAny(const Result<Rows> &rows, const Read &read = valueOf<T>)
{
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? std::nullopt : std::optional<T>(read(rows->first()));
}

/// Reads the first row, or returns that problem if there is none.
template <typename T, typename Read = T (*)(const Row &)>
Result<T> firstOr(const Result<Rows> &rows, Problem (&missing)(), const Read &read = valueOf<T>)
{
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? Result<T>(missing()) : Result<T>(read(rows->first()));
}

/// Returns whether a statement found, returned or changed any row.
inline Result<bool> isAny(const Result<Rows> &rows)
{
    return rows ? Result<bool>(rows->affected() > 0) : rows.error();
}

/// Returns that problem if a statement found, returned and changed no row.
inline Result<void> requireAny(const Result<Rows> &rows, Problem (&missing)())
{
    if (!rows)
        return rows.error();
    return rows->affected() > 0 ? Result<void>() : missing();
}

/// Returns the value, unless what had to be done before has failed.
template <typename T>
Result<T> valueAfter(const Result<void> &done, T value)
{
    return done ? Result<T>(std::move(value)) : done.error();
}

/// Returns the number of fields of T.
template <HasFields T>
constexpr int fieldCount()
{
    int count = 0;
    forEachField<T>([&count](const auto &) { ++count; });
    return count;
}

/// Writes the T whose fields begin at that column.
template <HasFields T>
void writeRecord(JsonWriter &out, const Row &row, int firstColumn = 0)
{
    out.beginObject();
    writeMembers<T>(out, row, firstColumn);
    out.endObject();
}

/// The rows of a result as Ts. They end before the first row whose first field is NULL: in this way a
/// statement can return a total with an empty page, or more after a page.
template <HasFields T>
class Records
{
public:
    Records() = default;
    explicit Records(Rows rows, int firstColumn = 0) : m_rows(std::move(rows)), m_firstColumn(firstColumn)
    {
        while (m_size < m_rows.size() && !row(m_size).isNull(firstColumn))
            ++m_size;
    }

    int size() const { return m_size; }
    T at(int index) const { return readRecord<T>(row(index), m_firstColumn); }
    /// Returns the value of the first field, which is the identifier.
    qint64 identifier(int index) const { return row(index).integer(m_firstColumn); }
    void write(JsonWriter &out, int index) const { writeRecord<T>(out, row(index), m_firstColumn); }
    /// Writes a record with another function, which receives its row and the column of its first field.
    template <typename Write>
    void write(JsonWriter &out, int index, Write &&write) const
    {
        write(out, row(index), m_firstColumn);
    }
    /// Returns a single record.
    Records only(int index) const
    {
        Records one = *this;
        one.m_firstRow += index;
        one.m_size = 1;
        return one;
    }

private:
    Row row(int index) const { return m_rows.at(m_firstRow + index); }

    Rows m_rows;
    int m_firstColumn = 0;
    int m_firstRow = 0;
    int m_size = 0;
};

/// Returns the rows of a statement as records.
template <HasFields T>
Result<Records<T>> recordsOf(const Result<Rows> &rows)
{
    return rows ? Result<Records<T>>(Records<T>(*rows)) : rows.error();
}

} // namespace triage::storage
