// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/jsonwriter.h"

#include <QLocale>

#include <cmath>

namespace triage {

void JsonWriter::separate()
{
    // A value or a name follows another one unless a bracket or a name has just been opened.
    if (m_json.isEmpty())
        return;
    const char last = m_json.back();
    if (last != '{' && last != '[' && last != ':')
        m_json += ',';
}

void JsonWriter::open(char bracket)
{
    separate();
    m_json += bracket;
}

void JsonWriter::word(QByteArrayView text)
{
    separate();
    m_json += text;
}

void JsonWriter::key(const char *name)
{
    separate();
    m_json += '"';
    m_json += name;
    m_json += "\":";
}

void JsonWriter::key(const QString &name)
{
    text(name);
    m_json += ':';
}

void JsonWriter::utf8Key(QByteArrayView name)
{
    utf8(name);
    m_json += ':';
}

void JsonWriter::number(qint64 value)
{
    word(QByteArray::number(value));
}

void JsonWriter::number(double value)
{
    // JSON has no infinities: a number that is not finite is written as null.
    if (!std::isfinite(value)) {
        null();
        return;
    }
    word(QByteArray::number(value, 'g', QLocale::FloatingPointShortest));
}

void JsonWriter::text(QStringView value)
{
    utf8(value.toUtf8());
}

void JsonWriter::utf8(QByteArrayView value)
{
    static constexpr char hex[] = "0123456789abcdef";
    separate();
    m_json += '"';
    qsizetype plain = 0; // everything before is written
    for (qsizetype i = 0; i < value.size(); ++i) {
        const auto c = static_cast<unsigned char>(value[i]);
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        m_json += value.sliced(plain, i - plain);
        plain = i + 1;
        switch (c) {
        case '"':
            m_json += "\\\"";
            break;
        case '\\':
            m_json += "\\\\";
            break;
        case '\n':
            m_json += "\\n";
            break;
        case '\r':
            m_json += "\\r";
            break;
        case '\t':
            m_json += "\\t";
            break;
        default:
            m_json += "\\u00";
            m_json += hex[c >> 4];
            m_json += hex[c & 15];
        }
    }
    m_json += value.sliced(plain);
    m_json += '"';
}

void JsonWriter::ascii(QByteArrayView value)
{
    separate();
    m_json += '"';
    m_json += value;
    m_json += '"';
}

void JsonWriter::raw(QByteArrayView json)
{
    word(json);
}

} // namespace triage
