// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON directly as UTF-8. Types with a field table are written through it.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// JSON text that is complete and is written unchanged.
struct RawJson
{
    QByteArray text;
    friend bool operator==(const RawJson &, const RawJson &) = default;
};

/// Appends JSON to a byte array. Inserts commas; the caller is responsible for the order of calls.
class JsonWriter
{
public:
    void beginObject() { open('{'); }
    void endObject() { m_json += '}'; }
    void beginArray() { open('['); }
    void endArray() { m_json += ']'; }
    /// Writes a member's name, which comes from the program and needs no escaping.
    void key(const char *name);
    void key(const QString &name);
    /// Writes a member's name that is valid UTF-8.
    void utf8Key(QByteArrayView name);

    void null() { word("null"); }
    void boolean(bool value) { word(value ? "true" : "false"); }
    void number(qint64 value);
    void number(double value);
    void text(QStringView value);
    /// Writes a string whose content is valid UTF-8.
    void utf8(QByteArrayView value);
    /// Writes a string of printable ASCII without quotes and backslashes.
    void ascii(QByteArrayView value);
    /// Writes JSON that is complete.
    void raw(QByteArrayView json);

    const QByteArray &json() const { return m_json; }
    QByteArray take() { return std::move(m_json); }
    void reserve(qsizetype size) { m_json.reserve(size); }

private:
    void open(char bracket);
    void separate();
    void word(QByteArrayView text);

    QByteArray m_json;
};

inline void writeJson(JsonWriter &out, const QString &value)
{
    out.text(value);
}
inline void writeJson(JsonWriter &out, bool value)
{
    out.boolean(value);
}
inline void writeJson(JsonWriter &out, int value)
{
    out.number(qint64(value));
}
inline void writeJson(JsonWriter &out, qint64 value)
{
    out.number(value);
}
inline void writeJson(JsonWriter &out, double value)
{
    out.number(value);
}
inline void writeJson(JsonWriter &out, Timestamp value)
{
    out.ascii(toIso(value));
}
inline void writeJson(JsonWriter &out, const RawJson &value)
{
    out.raw(value.text);
}

template <typename Tag>
void writeJson(JsonWriter &out, Id<Tag> value)
{
    out.ascii(encodeId(value.value()));
}

template <HasEnumText E>
void writeJson(JsonWriter &out, E value)
{
    out.ascii(toWord(value));
}

template <HasText T>
void writeJson(JsonWriter &out, const T &value)
{
    out.text(value.toText());
}

template <HasFields T>
void writeJson(JsonWriter &out, const T &value);
template <typename T>
void writeJson(JsonWriter &out, const std::vector<T> &values);

template <typename T>
void writeJson(JsonWriter &out, const std::optional<T> &value)
{
    if (value)
        writeJson(out, *value);
    else
        out.null();
}

template <typename T>
void writeJson(JsonWriter &out, const std::vector<T> &values)
{
    out.beginArray();
    for (const T &value : values)
        writeJson(out, value);
    out.endArray();
}

namespace detail {

template <typename T>
void writeMember(JsonWriter &out, const char *name, const T &value)
{
    out.key(name);
    writeJson(out, value);
}

/// Writes the member unless the patch leaves it out.
template <typename T>
void writeMember(JsonWriter &out, const char *name, const Patch<T> &value)
{
    if (value.sent)
        writeMember(out, name, value.value);
}

template <typename T>
bool isEmpty(const T &)
{
    return false;
}
inline bool isEmpty(bool value)
{
    return !value;
}
template <typename T>
bool isEmpty(const std::optional<T> &value)
{
    return !value;
}
template <typename T>
bool isEmpty(const std::vector<T> &values)
{
    return values.empty();
}

} // namespace detail

template <HasFields T>
void writeJson(JsonWriter &out, const T &value)
{
    out.beginObject();
    forEachField<T>([&](const auto &each) {
        if (!each.isLeftOutWhenEmpty || !detail::isEmpty(value.*each.member))
            detail::writeMember(out, each.name, value.*each.member);
    });
    out.endObject();
}

/// Returns the value as JSON text.
template <typename T>
QByteArray toJson(const T &value)
{
    JsonWriter out;
    writeJson(out, value);
    return out.take();
}

} // namespace triage
