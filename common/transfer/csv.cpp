// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csv.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::transfer {

namespace {

/// Returns the text of the quoted cell whose content begins at `place`, and moves `place` behind the closing
/// quote. Returns nothing if the cell does not end.
std::optional<QByteArray> quoted(QByteArrayView record, qsizetype &place)
{
    QByteArray text;
    while (true) {
        const qsizetype quote = record.indexOf('"', place);
        if (quote < 0)
            return std::nullopt;
        text += record.sliced(place, quote - place);
        place = quote + 1;
        if (place >= record.size() || record[place] != '"')
            return text;
        text += '"';
        ++place;
    }
}

QByteArrayView withoutPadding(QByteArrayView cell)
{
    while (cell.startsWith(' '))
        cell = cell.sliced(1);
    while (cell.endsWith(' '))
        cell.chop(1);
    return cell;
}

} // namespace

Result<std::vector<QByteArray>> cellsOf(QByteArrayView record, char separator)
{
    std::vector<QByteArray> cells;
    qsizetype place = 0;
    while (true) {
        if (place < record.size() && record[place] == '"') {
            auto text = quoted(record, ++place);
            if (!text)
                return invalidField(
                    QString(),
                    u"A cell begins with a quote and does not end with one. Double quotes inside of "
                    "cells, and close the cell."_s);
            cells.push_back(std::move(*text));
            if (place < record.size() && record[place] != separator)
                return invalidField(QString(),
                                    u"The closing quote of a cell is not followed by a separator. "
                                    "Double quotes inside of cells."_s);
        } else {
            qsizetype end = record.indexOf(separator, place);
            end = end < 0 ? record.size() : end;
            cells.push_back(withoutPadding(record.sliced(place, end - place)).toByteArray());
            place = end;
        }
        if (place >= record.size())
            return cells;
        ++place;
    }
}

QByteArray cell(QByteArrayView text)
{
    const bool isPlain
        = std::none_of(
              text.begin(), text.end(),
              [](char c) { return c == '"' || c == ',' || c == ';' || c == '\n' || c == '\r' || c == '\t'; })
        && !text.startsWith(' ') && !text.endsWith(' ') && !text.startsWith("\xEF\xBB\xBF");
    if (isPlain)
        return text.toByteArray();
    QByteArray escaped = text.toByteArray();
    escaped.replace("\"", "\"\"");
    return '"' + escaped + '"';
}

QByteArray withoutFormula(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 11> beginnings{
        "=", "+", "-", "@", "\t", "\r", "\n", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0",
    };
    QByteArrayView rest = text;
    while (rest.startsWith('\''))
        rest = rest.sliced(1);
    const bool isFormula = std::any_of(beginnings.begin(), beginnings.end(),
                                       [rest](QByteArrayView each) { return rest.startsWith(each); });
    return isFormula ? '\'' + text.toByteArray() : text.toByteArray();
}

char separatorOf(QByteArrayView header)
{
    char best = ',';
    qsizetype most = 0;
    for (const char candidate : { ',', ';', '\t' }) {
        const auto cells = cellsOf(header, candidate);
        if (cells && qsizetype(cells->size()) > most) {
            most = qsizetype(cells->size());
            best = candidate;
        }
    }
    return best;
}

QStringList namesIn(const QString &cell)
{
    QStringList names;
    QString name;
    const auto finish = [&] {
        if (!name.trimmed().isEmpty())
            names << name.trimmed();
        name.clear();
    };
    for (qsizetype i = 0; i < cell.size(); ++i) {
        if (cell[i] == u'\\' && i + 1 < cell.size() && (cell[i + 1] == u';' || cell[i + 1] == u'\\'))
            name += cell[++i];
        else if (cell[i] == u';')
            finish();
        else
            name += cell[i];
    }
    finish();
    return names;
}

QString joinNames(const QStringList &names)
{
    QStringList escaped;
    for (QString name : names)
        escaped << name.replace(u'\\', u"\\\\"_s).replace(u';', u"\\;"_s);
    return escaped.join(u"; "_s);
}

} // namespace triage::transfer
