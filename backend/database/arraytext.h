// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the text of PostgreSQL arrays whose elements need no quotes: {1,2}, {0.5,-1}, {t,f}.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <vector>

namespace triage::storage {

/// Calls f with the bytes of each element.
template <typename F>
void forEachElement(QByteArrayView array, F f)
{
    if (array.size() <= 2)
        return;
    array = array.sliced(1, array.size() - 2);
    qsizetype begin = 0;
    while (begin <= array.size()) {
        qsizetype end = array.indexOf(',', begin);
        if (end < 0)
            end = array.size();
        f(array.sliced(begin, end - begin));
        begin = end + 1;
    }
}

template <typename IdType>
std::vector<IdType> parseIds(QByteArrayView array)
{
    std::vector<IdType> ids;
    forEachElement(array, [&ids](QByteArrayView each) { ids.push_back(IdType(each.toLongLong())); });
    return ids;
}

/// Returns the text of an array of numbers, for a statement that casts it.
template <typename Numbers, typename TextOf>
QString arrayText(const Numbers &numbers, TextOf textOf)
{
    QString text(u'{');
    for (const auto &each : numbers) {
        if (text.size() > 1)
            text += u',';
        text += textOf(each);
    }
    return text + u'}';
}

} // namespace triage::storage
