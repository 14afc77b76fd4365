// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchterms.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// A text without case and accents, and the original place of each unit.
struct Folded
{
    QString text;
    std::vector<int> places;
};

Folded fold(const QString &text)
{
    Folded folded;
    folded.text.reserve(text.size());
    folded.places.reserve(std::size_t(text.size()) + 1);
    const auto put = [&folded](QStringView piece, int place) {
        folded.text += piece;
        folded.places.insert(folded.places.end(), std::size_t(piece.size()), place);
    };
    for (int i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit.unicode() < 0x80) {
            const QChar lower = unit.toLower();
            put(QStringView(&lower, 1), i);
            continue;
        }
        const bool pair = unit.isHighSurrogate() && i + 1 < text.size();
        const QString decomposed
            = text.mid(i, pair ? 2 : 1).toCaseFolded().normalized(QString::NormalizationForm_KD);
        for (const QChar &each : decomposed) {
            if (each.category() != QChar::Mark_NonSpacing)
                put(QStringView(&each, 1), i);
        }
        i += pair ? 1 : 0;
    }
    folded.places.push_back(int(text.size()));
    return folded;
}

bool isWord(QChar unit)
{
    return unit.isLetterOrNumber() || unit.isSurrogate();
}

/// Scripts without spaces between words match anywhere.
bool isUnspaced(QChar unit)
{
    return unit.unicode() >= 0x2e80 || unit.script() == QChar::Script_Thai;
}

} // namespace

SearchTerms::SearchTerms(const QString &search)
{
    static const QRegularExpression part(u"\"([^\"]*)\"?|([^\\s\"]+)"_s);
    for (auto found = part.globalMatch(search); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QString term = fold(match.captured(1) + match.captured(2)).text.simplified();
        while (!term.isEmpty() && !isWord(term.front()))
            term.remove(0, 1);
        if (!term.isEmpty())
            m_terms.push_back(term);
    }
}

std::vector<Span> SearchTerms::matches(const QString &text) const
{
    std::vector<Span> spans;
    if (m_terms.empty())
        return spans;
    const Folded folded = fold(text);
    for (const QString &term : m_terms) {
        for (qsizetype at = folded.text.indexOf(term); at >= 0; at = folded.text.indexOf(term, at + 1)) {
            if (at > 0 && isWord(folded.text.at(at - 1)) && !isUnspaced(term.front()))
                continue;
            const int start = folded.places[std::size_t(at)];
            spans.push_back({ start, folded.places[std::size_t(at + term.size())] - start });
        }
    }
    std::sort(spans.begin(), spans.end(), [](Span one, Span other) { return one.start < other.start; });
    std::vector<Span> apart;
    for (const Span each : spans) {
        if (!apart.empty() && each.start < apart.back().start + apart.back().length)
            apart.back().length
                = std::max(apart.back().length, each.start + each.length - apart.back().start);
        else
            apart.push_back(each);
    }
    return apart;
}

} // namespace triage::app
