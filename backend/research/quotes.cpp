// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/quotes.h"

#include <QTextBoundaryFinder>

namespace triage::research {

namespace {

/// Returns at most maxQuoteLength, ending between words, or at least between characters.
QStringView cut(QStringView sentence)
{
    if (sentence.size() <= maxQuoteLength)
        return sentence;
    for (const auto kind : { QTextBoundaryFinder::Word, QTextBoundaryFinder::Grapheme }) {
        QTextBoundaryFinder finder(kind, sentence.data(), sentence.size());
        finder.setPosition(maxQuoteLength);
        const qsizetype end = finder.isAtBoundary() ? maxQuoteLength : finder.toPreviousBoundary();
        if (end > maxQuoteLength / 2)
            return sentence.first(end).trimmed();
    }
    return sentence.first(maxQuoteLength - (sentence[maxQuoteLength - 1].isHighSurrogate() ? 1 : 0))
        .trimmed();
}

void addLine(QStringView line, std::vector<QStringView> &sentences)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, line.data(), line.size());
    qsizetype begin = 0;
    while (begin < line.size()) {
        qsizetype end = finder.toNextBoundary();
        if (end < 0)
            end = line.size();
        const QStringView sentence = line.sliced(begin, end - begin).trimmed();
        if (!sentence.isEmpty())
            sentences.push_back(cut(sentence));
        begin = end;
    }
}

QChar plain(QChar c)
{
    switch (c.unicode()) {
    case u'\u2018':
    case u'\u2019':
    case u'\u201A':
        return u'\'';
    case u'\u201C':
    case u'\u201D':
    case u'\u201E':
        return u'"';
    default:
        return c.toLower();
    }
}

/// A text without the differences that a quote may have, and the origin of each of its characters.
struct Plain
{
    explicit Plain(QStringView text)
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool isSpace = text[i].isSpace();
            if (isSpace && (characters.isEmpty() || characters.back() == u' '))
                continue;
            characters += isSpace ? QChar(u' ') : plain(text[i]);
            places.push_back(i);
        }
        while (characters.endsWith(u' '))
            characters.chop(1);
    }

    QString characters;
    std::vector<qsizetype> places;
};

} // namespace

std::vector<QStringView> sentencesOf(QStringView text)
{
    std::vector<QStringView> sentences;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != u'\n' && text[i] != u'\r' && text[i] != u'\u2028'
            && text[i] != u'\u2029')
            continue;
        addLine(text.sliced(begin, i - begin), sentences);
        begin = i + 1;
    }
    return sentences;
}

QString locate(const QString &quote, const QString &text)
{
    const QString wanted = quote.trimmed();
    if (wanted.isEmpty())
        return {};
    if (text.contains(wanted))
        return wanted;
    const Plain sought(wanted);
    const Plain in(text);
    const qsizetype at = in.characters.indexOf(sought.characters);
    if (at < 0)
        return {};
    const qsizetype from = in.places[size_t(at)];
    const qsizetype last = in.places[size_t(at + sought.characters.size() - 1)];
    return text.sliced(from, last - from + 1);
}

} // namespace triage::research
