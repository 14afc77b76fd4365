// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reasonwords.h"

#include "models/labels.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace triage::app {

QString ReasonWords::of(const std::optional<RoutingReason> &reason, const QString &reasoning)
{
    const QString sentence = reason ? sentenceOf(*reason) : QString();
    if (sentence.isEmpty())
        return reasoning;
    if (!reason->example)
        return sentence;
    const QString example = isolated(*reason->example);
    return tr("%1 %2", "two sentences")
        .arg(sentence,
             reason->code == reasoncode::noClearMatch
                 ? tr("More like “%1”, which fits no buffer.").arg(example)
                 : tr("Similar to “%1”, which is there.").arg(example));
}

QString ReasonWords::wordsOf(const std::optional<RoutingReason> &reason)
{
    QStringList words;
    if (reason) {
        for (const QString &word : reason->words)
            words += tr("“%1”", "a word of the text").arg(isolated(word));
    }
    return Labels::list(words);
}

/// Returns the first sentence; empty for an unknown code.
QString ReasonWords::sentenceOf(const RoutingReason &reason)
{
    const QString words = wordsOf(reason);
    const QString buffer = isolated(reason.buffer.value_or(QString()));
    const QString confidence = Labels::percent(reason.confidence.value_or(0));
    if (reason.code == reasoncode::words)
        return tr("Matched on %1.", "words of the text").arg(words);
    if (reason.code == reasoncode::spelling)
        return tr("Similar wording to %1.", "buffer").arg(buffer);
    if (reason.code == reasoncode::meaning)
        return tr("Close in meaning to %1.", "buffer").arg(buffer);
    if (reason.code == reasoncode::noClearMatch)
        return words.isEmpty()
            ? tr("No clear match. Closest: %1 (%2), only by similar spelling.").arg(buffer, confidence)
            : tr("No clear match. Closest: %1 (%2), only by %3.").arg(buffer, confidence, words);
    if (reason.code == reasoncode::belowThreshold)
        return tr("No clear match. Closest: %1 (%2); %3 is needed.")
            .arg(buffer, confidence, Labels::percent(reason.threshold.value_or(0)));
    if (reason.code == reasoncode::nothingShared)
        return tr("No clear match: no buffer shares a word with the text.");
    if (reason.code == reasoncode::noWords)
        return tr("No clear match: the text has no words.");
    if (reason.code == reasoncode::noBuffers)
        return tr("There is no buffer to route into.");
    return reason.code == reasoncode::routingOff ? tr("Routing is switched off for the organization.")
                                                 : QString();
}

} // namespace triage::app
