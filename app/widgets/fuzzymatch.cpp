// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fuzzymatch.h"

namespace triage::app {

namespace {

bool beginsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

/// Returns the positions where the letters are found one after the other, each as early as possible.
std::optional<int> subsequenceScore(const QString &letters, const QString &name)
{
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -2;
    for (const QChar letter : letters) {
        if (letter.isSpace())
            continue;
        const qsizetype found = name.indexOf(letter, at);
        if (found < 0)
            return {};
        score += found == last + 1 ? 6 : 1;
        score += beginsWord(name, found) ? 8 : 0;
        last = found;
        at = found + 1;
    }
    return score;
}

} // namespace

QString foldedForMatch(const QString &text)
{
    QString folded;
    folded.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.category() != QChar::Mark_NonSpacing)
            folded += c.toLower();
    }
    return folded;
}

std::optional<int> fuzzyScore(QStringView typed, const QString &name)
{
    const QString letters = foldedForMatch(typed.toString()).trimmed();
    const QString folded = foldedForMatch(name);
    if (letters.isEmpty())
        return 0;
    const int shortness = int(std::max<qsizetype>(0, 40 - folded.size()));
    if (folded.startsWith(letters))
        return 1000 + shortness;
    if (const qsizetype at = folded.indexOf(letters); at >= 0)
        return (beginsWord(folded, at) ? 800 : 500) + shortness;
    const std::optional<int> scattered = subsequenceScore(letters, folded);
    return scattered ? std::optional(*scattered + shortness / 8) : std::nullopt;
}

} // namespace triage::app
