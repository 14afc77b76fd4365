// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/explanation.h"

#include "routing/classifier.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::routing {

namespace {

QString shortened(const QString &text, qsizetype maxLength)
{
    qsizetype end = std::min(text.size(), maxLength);
    if (end < text.size() && text[end - 1].isHighSurrogate())
        --end;
    return text.left(end).trimmed() + (end < text.size() ? u"\u2026"_s : QString());
}

/// Keeps text of other people to one short line that cannot be mistaken for the program's own words.
QString quoted(const QString &text, qsizetype maxLength = 40)
{
    return u'\u201C' + shortened(text, maxLength) + u'\u201D';
}

/// “card”, “lost” and “street”
QString listOf(const std::vector<WordEvidence> &evidence)
{
    QString list;
    for (size_t i = 0; i < evidence.size(); ++i) {
        if (i > 0)
            list += i + 1 == evidence.size() ? u" and "_s : u", "_s;
        list += quoted(evidence[i].word);
    }
    return list;
}

QString percentOf(double confidence)
{
    return QString::number(int(std::floor(confidence * 100))) + " %"_L1;
}

constexpr qsizetype maxNameLength = 70;

} // namespace

QString nameOf(const FeedbackText &item)
{
    QString line = item.title.simplified().isEmpty() ? item.description : item.title;
    line.truncate(4 * maxNameLength);
    for (QChar &c : line) {
        const bool isInvisible = c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
        if (isInvisible || c == u'\u201C' || c == u'\u201D')
            c = u' ';
    }
    return shortened(line.simplified(), maxNameLength);
}

QString whyItFits(const Grounds &grounds, const Grounds *next)
{
    QString why;
    if (grounds.evidence.empty())
        why = "Parts of its words resemble those of "_L1 + quoted(grounds.buffer);
    else
        why = listOf(grounds.evidence) + (grounds.evidence.size() == 1 ? " points to "_L1 : " point to "_L1)
            + quoted(grounds.buffer);
    if (!grounds.example.isEmpty())
        why += ", where "_L1 + quoted(grounds.example, maxNameLength + 1) + " belongs too"_L1;
    why += u'.';
    if (next)
        why += " Next comes "_L1 + quoted(next->buffer) + " with "_L1 + percentOf(next->confidence) + u'.';
    return why;
}

QString whyNothingFits(const Grounds &closest, const QString &likeNone)
{
    const QString shared
        = closest.evidence.empty() ? u"no whole word"_s : "only "_L1 + listOf(closest.evidence);
    QString why = "Nothing fits well enough. "_L1 + quoted(closest.buffer) + " comes closest with "_L1
        + percentOf(closest.confidence) + " confidence; what speaks for it is "_L1 + shared;
    if (!likeNone.isEmpty())
        why += ", and the text is more like "_L1 + quoted(likeNone, maxNameLength + 1)
            + ", which fits nothing"_L1;
    return why + u'.';
}

QString whyNothingIsClose(bool hasBuffers, bool hasWords)
{
    if (!hasBuffers)
        return u"There are no buffers."_s;
    return hasWords ? u"Nothing fits: no buffer shares a word with the text."_s
                    : u"Nothing fits: the text has no words."_s;
}

} // namespace triage::routing
