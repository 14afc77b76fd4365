// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/searchtext.h"

#include <QChar>
#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns whether the index finds a word in the text: it indexes letters, numbers and private-use
/// characters.
bool hasWord(QStringView text)
{
    const QList<uint> points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](uint point) {
        return QChar::isLetterOrNumber(point) || QChar::category(point) == QChar::Other_PrivateUse;
    });
}

void addTerm(QString &match, QStringView text, bool prefix)
{
    if (!hasWord(text))
        return;
    if (!match.isEmpty())
        match += u' ';
    match += u'"' + text.toString().remove(u'"').remove(QChar(u'\0')) + u'"';
    if (prefix)
        match += u'*';
}

void addWords(QString &match, QStringView text)
{
    for (const QStringView word : text.split(u' ', Qt::SkipEmptyParts))
        addTerm(match, word, true);
}

} // namespace

QString matchOf(const QString &search)
{
    const QString text = search.simplified();
    QString match;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf(u'"', at);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u'"', open + 1);
        if (close < 0) { // also for a phrase that is still being typed
            addWords(match, QStringView(text).sliced(at));
            break;
        }
        addWords(match, QStringView(text).sliced(at, open - at));
        addTerm(match, QStringView(text).sliced(open + 1, close - open - 1), false);
        at = close + 1;
    }
    return match;
}

} // namespace triage::app
