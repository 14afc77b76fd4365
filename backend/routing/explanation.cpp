#include "routing/explanation.h"

#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::routing {

namespace {

QString quoted(const QString &text)
{
    constexpr qsizetype longest = 40;
    qsizetype end = std::min(text.size(), longest);
    if (end < text.size() && text[end - 1].isHighSurrogate())
        --end;
    return u'\u201C' + text.left(end) + (end < text.size() ? u"\u2026"_s : QString()) + u'\u201D';
}

/// “card”, “lost” and “street”
QString listOf(const std::vector<Evidence> &evidence)
{
    QString list;
    for (size_t i = 0; i < evidence.size(); ++i) {
        if (i > 0)
            list += i + 1 == evidence.size() ? u" and "_s : u", "_s;
        list += quoted(evidence[i].word);
    }
    return list;
}

} // namespace

QString whyItFits(const QString &bufferName, const std::vector<Evidence> &evidence)
{
    if (evidence.empty())
        return "Parts of its words resemble those of "_L1 + quoted(bufferName) + u'.';
    const QLatin1StringView verb = evidence.size() == 1 ? " is what "_L1 : " are what "_L1;
    return listOf(evidence) + verb + quoted(bufferName) + " is about."_L1;
}

QString whyNothingFits(const QString &closestName, double confidence, const std::vector<Evidence> &evidence)
{
    const QString percent = QString::number(int(std::floor(confidence * 100)));
    const QString shared = evidence.empty() ? u"no whole word"_s : "only "_L1 + listOf(evidence);
    return "Nothing fits well enough. "_L1 + quoted(closestName) + " comes closest with "_L1 + percent
        + " % confidence; it shares "_L1 + shared + " with the text."_L1;
}

QString whyNothingIsClose(bool hasBuffers, bool hasWords)
{
    if (!hasBuffers)
        return u"There are no buffers."_s;
    return hasWords ? u"Nothing fits: no buffer shares a word with the text."_s
                    : u"Nothing fits: the text has no words."_s;
}

} // namespace triage::routing
