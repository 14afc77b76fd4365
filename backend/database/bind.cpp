// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/bind.h"

#include <QLocale>

namespace triage::storage {

namespace {

QByteArray numberText(double value)
{
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

QByteArray boolText(bool value)
{
    return value ? QByteArrayLiteral("t") : QByteArrayLiteral("f");
}

/// Returns an element of an array, always in quotes, so that it is never parsed as NULL and needs only two
/// escapes.
QByteArray quotedElement(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray quoted;
    quoted.reserve(utf8.size() + 2);
    quoted.append('"');
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            quoted.append('\\');
        quoted.append(c);
    }
    return quoted.append('"');
}

template <typename Values, typename ToText>
QByteArray arrayText(const Values &values, const ToText &toText)
{
    QByteArray array("{");
    for (const auto &value : values) {
        if (array.size() > 1)
            array.append(',');
        array.append(toText(value));
    }
    return array.append('}');
}

template <typename T, typename ToText>
std::optional<QByteArray> optionalText(const std::optional<T> &value, const ToText &toText)
{
    return value ? std::optional<QByteArray>(toText(*value)) : std::nullopt;
}

} // namespace

Bind::Bind(const char *placeholder, const QString &text) : name(placeholder), value(text.toUtf8())
{
}

Bind::Bind(const char *placeholder, const std::optional<QString> &text)
    : name(placeholder), value(optionalText(text, [](const QString &present) { return present.toUtf8(); }))
{
}

Bind::Bind(const char *placeholder, const QByteArray &utf8) : name(placeholder), value(utf8)
{
}

Bind::Bind(const char *placeholder, bool given) : name(placeholder), value(boolText(given))
{
}

Bind::Bind(const char *placeholder, int given) : Bind(placeholder, qint64(given))
{
}

Bind::Bind(const char *placeholder, qint64 given) : name(placeholder), value(QByteArray::number(given))
{
}

Bind::Bind(const char *placeholder, double given) : name(placeholder), value(numberText(given))
{
}

Bind::Bind(const char *placeholder, Timestamp given) : name(placeholder), value(toIso(given))
{
}

Bind::Bind(const char *placeholder, std::optional<bool> given)
    : name(placeholder), value(optionalText(given, boolText))
{
}

Bind::Bind(const char *placeholder, std::optional<int> given)
    : Bind(placeholder, given ? std::optional<qint64>(*given) : std::nullopt)
{
}

Bind::Bind(const char *placeholder, std::optional<qint64> given)
    : name(placeholder), value(optionalText(given, [](qint64 number) { return QByteArray::number(number); }))
{
}

Bind::Bind(const char *placeholder, std::optional<double> given)
    : name(placeholder), value(optionalText(given, numberText))
{
}

Bind::Bind(const char *placeholder, std::optional<Timestamp> given)
    : name(placeholder), value(optionalText(given, toIso))
{
}

Bind::Bind(const char *placeholder, std::nullopt_t) : name(placeholder)
{
}

Bind::Bind(const char *placeholder, const std::vector<qint64> &values)
    : name(placeholder), value(arrayText(values, [](qint64 number) { return QByteArray::number(number); }))
{
}

Bind::Bind(const char *placeholder, const std::vector<QString> &values)
    : name(placeholder), value(arrayText(values, quotedElement))
{
}

Bind::Bind(const char *placeholder, const std::vector<std::optional<QString>> &values)
    : name(placeholder), value(arrayText(values, [](const std::optional<QString> &text) {
          return text ? quotedElement(*text) : QByteArrayLiteral("NULL");
      }))
{
}

Bind::Bind(const char *placeholder, const std::vector<bool> &values)
    : name(placeholder), value(arrayText(values, boolText))
{
}

Bind::Bind(const char *placeholder, const std::vector<double> &values)
    : name(placeholder), value(arrayText(values, numberText))
{
}

Bind Bind::binary(const char *placeholder, QByteArrayView bytes)
{
    return Bind(placeholder, QByteArray("\\x" + bytes.toByteArray().toHex()));
}

} // namespace triage::storage
