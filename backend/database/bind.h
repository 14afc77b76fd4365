// SPDX-License-Identifier: GPL-3.0-or-later
// Values for the placeholders of a statement.
#pragma once

#include "domain/ids.h"
#include "timestamp.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace triage::storage {

/// The value of one placeholder, `:name` in the statement, as the text that PostgreSQL parses for the
/// parameter's type. NULL only if an optional is empty: an empty text stays an empty text.
struct Bind
{
    Bind(const char *placeholder, const QString &text);
    Bind(const char *placeholder, const std::optional<QString> &text);
    /// Binds text that is UTF-8 already, for example JSON.
    Bind(const char *placeholder, const QByteArray &utf8);
    Bind(const char *placeholder, bool value);
    Bind(const char *placeholder, int value);
    Bind(const char *placeholder, qint64 value);
    Bind(const char *placeholder, double value);
    Bind(const char *placeholder, Timestamp value);
    Bind(const char *placeholder, std::optional<bool> value);
    Bind(const char *placeholder, std::optional<int> value);
    Bind(const char *placeholder, std::optional<qint64> value);
    Bind(const char *placeholder, std::optional<double> value);
    Bind(const char *placeholder, std::optional<Timestamp> value);
    Bind(const char *placeholder, std::nullopt_t);
    Bind(const char *placeholder, const char *text) = delete; // would be a bool
    /// Binds an array. The statement casts it, for example `unnest(:ids::bigint[])`. An empty optional is a
    /// NULL element.
    Bind(const char *placeholder, const std::vector<qint64> &values);
    Bind(const char *placeholder, const std::vector<QString> &values);
    Bind(const char *placeholder, const std::vector<std::optional<QString>> &values);
    Bind(const char *placeholder, const std::vector<bool> &values);
    Bind(const char *placeholder, const std::vector<double> &values);
    template <typename Tag>
    Bind(const char *placeholder, Id<Tag> id) : Bind(placeholder, id.value())
    {
    }
    template <typename Tag>
    Bind(const char *placeholder, std::optional<Id<Tag>> id)
        : Bind(placeholder, id ? std::optional<qint64>(id->value()) : std::nullopt)
    {
    }
    template <typename Tag>
    Bind(const char *placeholder, const std::vector<Id<Tag>> &ids) : Bind(placeholder, valuesOf(ids))
    {
    }

    /// Binds the bytes of a bytea.
    static Bind binary(const char *placeholder, QByteArrayView bytes);

    const char *name; ///< Without the colon; must live as long as the program.
    std::optional<QByteArray> value;

private:
    template <typename Tag>
    static std::vector<qint64> valuesOf(const std::vector<Id<Tag>> &ids)
    {
        std::vector<qint64> values;
        values.reserve(ids.size());
        for (const Id<Tag> id : ids)
            values.push_back(id.value());
        return values;
    }
};

using Binds = std::vector<Bind>;

} // namespace triage::storage
