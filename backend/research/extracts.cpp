// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/extracts.h"

#include "research/quotes.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace triage::research {

namespace {

constexpr size_t maxCitations = 12;

/// The documents that the question is about.
struct Relevant
{
    std::vector<const ResearchDocument *> documents;
    std::vector<routing::FeedbackText> items;
};

std::vector<routing::FeedbackText> itemsOf(std::span<const ResearchDocument> documents)
{
    std::vector<routing::FeedbackText> items;
    items.reserve(documents.size());
    for (const ResearchDocument &document : documents)
        items.push_back({ document.title, document.description });
    tellLanguages(items);
    return items;
}

/// Returns the documents that cover about as much of the question as the best few do.
Relevant relevantOf(const ResearchQuestion &question, std::span<const ResearchDocument> documents)
{
    std::vector<routing::FeedbackText> items = itemsOf(documents);
    const TextCollection collection(items);
    std::vector<double> coverage;
    for (const TokenizedText &text : collection.texts())
        coverage.push_back(question.coverage(text, collection));
    std::vector<double> best = coverage;
    std::sort(best.begin(), best.end(), std::greater());
    constexpr size_t aFew = 5;
    constexpr double minShareOfBest = 0.6;
    const double least = best.empty() ? 0 : minShareOfBest * best[std::min(aFew, best.size()) - 1];
    Relevant relevant;
    for (size_t i = 0; i < items.size(); ++i) {
        if (coverage[i] < least)
            continue;
        relevant.documents.push_back(&documents[i]);
        relevant.items.push_back(std::move(items[i]));
    }
    return relevant;
}

/// A sentence of a document, with its score for a theme.
struct Passage
{
    size_t document = 0;
    QString quote;
    std::vector<FeatureKey> words;
    double score = 0;
};

Passage passageOf(QStringView sentence, Language language, const ResearchQuestion &question,
                  const TextCollection &collection, const Centre &centre)
{
    constexpr double questionWeight = 0.05; // of words of the question, times their rarity
    constexpr double lengthOffset = 4;
    constexpr size_t minTokens = 3;
    constexpr double shortnessPenalty = 3;
    Passage passage{ 0, sentence.toString(), {}, 0 };
    const std::vector<TextToken> tokens = tokensOf(sentence, language);
    for (const TextToken &token : tokens) {
        if (!token.isContent
            || std::find(passage.words.begin(), passage.words.end(), token.key) != passage.words.end())
            continue;
        passage.words.push_back(token.key);
        const auto found = centre.find(token.key);
        passage.score += found == centre.end() ? 0 : found->second;
        if (question.keys().contains(token.key))
            passage.score += questionWeight * collection.rarityOf(token.key);
    }
    // Prefers sentences that are neither too short to say much nor longer than necessary.
    passage.score /= std::sqrt(double(tokens.size()) + lengthOffset);
    if (tokens.size() < minTokens)
        passage.score /= shortnessPenalty;
    return passage;
}

Passage bestOf(const routing::FeedbackText &item, const ResearchQuestion &question,
               const TextCollection &collection, const Centre &centre)
{
    Passage best;
    for (const QString &part : { item.description, item.title }) {
        for (const QStringView sentence : sentencesOf(part)) {
            Passage passage
                = passageOf(sentence, item.language.value_or(Language()), question, collection, centre);
            if (passage.score > best.score)
                best = std::move(passage);
        }
    }
    return best;
}

/// Returns whether the passages share more than 60% of their words.
bool saysTheSame(const Passage &a, const Passage &b)
{
    constexpr double minShared = 0.6;
    const auto shared = std::count_if(a.words.begin(), a.words.end(), [&](FeatureKey key) {
        return std::find(b.words.begin(), b.words.end(), key) != b.words.end();
    });
    return double(shared) > minShared * double(std::max(a.words.size(), b.words.size()));
}

/// Returns the best passages for some documents, at most one of each document.
std::vector<Passage> passagesOf(std::span<const size_t> members, const Relevant &relevant,
                                const ResearchQuestion &question, const TextCollection &collection,
                                const Centre &centre, size_t most)
{
    constexpr size_t enough = 40; // the most typical documents come first
    std::vector<Passage> all;
    for (const size_t member : members.first(std::min(enough, members.size()))) {
        Passage passage = bestOf(relevant.items[member], question, collection, centre);
        passage.document = member;
        if (passage.score > 0)
            all.push_back(std::move(passage));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Passage &a, const Passage &b) { return a.score > b.score; });
    std::vector<Passage> chosen;
    for (Passage &passage : all) {
        const bool repeats = std::any_of(chosen.begin(), chosen.end(),
                                         [&](const Passage &each) { return saysTheSame(each, passage); });
        if (!repeats && chosen.size() < most)
            chosen.push_back(std::move(passage));
    }
    return chosen;
}

QString quoted(const QString &text)
{
    return u'\u201C' + text + u'\u201D';
}

QString number(qint64 count)
{
    return QLocale(QLocale::English, QLocale::UnitedStates).toString(count);
}

QString itemsText(qint64 count)
{
    return count == 1 ? u"1 item"_s : number(count) + u" items"_s;
}

QString listed(const QStringList &parts, const QString &last)
{
    return parts.size() < 2 ? parts.join(QString())
                            : parts.first(parts.size() - 1).join(u", "_s) + last + parts.last();
}

QString day(Timestamp at)
{
    return QString::fromLatin1(toIso(at).first(10));
}

QString wordsText(const ResearchQuestion &question)
{
    QStringList words;
    for (const QString &word : question.words())
        words << quoted(word);
    return listed(words, u" or "_s);
}

/// Returns the number of items that the answer is based on, and their period.
QString extent(const ResearchQuestion &question, const ResearchEvidence &evidence, const Relevant &relevant)
{
    const qint64 fitting = qint64(relevant.documents.size());
    const qint64 read = qint64(evidence.documents.size());
    QString text;
    if (question.namesNothing())
        text = u"Looked at the newest %1."_s.arg(itemsText(read));
    else if (fitting < read)
        text = u"%1 of the %2 that mention %3 fit the question."_s.arg(number(fitting), itemsText(read),
                                                                       wordsText(question));
    else
        text = u"%1 %2 %3."_s.arg(itemsText(fitting), fitting == 1 ? u"mentions"_s : u"mention"_s,
                                  wordsText(question));
    const auto earlier = [](const ResearchDocument *a, const ResearchDocument *b) {
        return a->createdAt < b->createdAt;
    };
    const auto [first, last]
        = std::minmax_element(relevant.documents.begin(), relevant.documents.end(), earlier);
    const QString from = day((*first)->createdAt);
    const QString to = day((*last)->createdAt);
    text += from == to ? u" From %1."_s.arg(from) : u" From %1 to %2."_s.arg(from, to);
    if (evidence.found > read)
        text += u" Only the %1 that fit best of %2 were read."_s.arg(number(read), number(evidence.found));
    if (evidence.isPartial && !question.namesNothing())
        text += u" Very many items have some of these words; of those only the newest were looked through."_s;
    return text;
}

QString themesText(const std::vector<ResearchTheme> &themes)
{
    QStringList parts;
    for (const ResearchTheme &theme : themes)
        parts << u"%1 (%2)"_s.arg(quoted(theme.label), itemsText(theme.count));
    return u" What they have most in common: %1."_s.arg(listed(parts, u" and "_s));
}

Findings nothingFound(const ResearchQuestion &question, const ResearchEvidence &evidence)
{
    const QString where = evidence.isLimited ? u" in what was to be looked at"_s : QString();
    return { question.namesNothing() ? u"There is no feedback%1."_s.arg(where)
                                     : u"No feedback%1 mentions %2."_s.arg(where, wordsText(question)),
             {},
             {},
             0,
             QString::fromLatin1(extractsName),
             {} };
}

/// Among many texts a theme needs more members.
ThemeRules rulesFor(size_t texts)
{
    ThemeRules rules;
    rules.minMembers = std::max<size_t>(2, size_t(std::sqrt(double(texts)) / 4));
    return rules;
}

void add(Findings &findings, const Relevant &relevant, const std::vector<Passage> &passages)
{
    for (const Passage &passage : passages) {
        if (findings.citations.size() < maxCitations)
            findings.citations.push_back({ relevant.documents[passage.document]->id, passage.quote });
    }
}

} // namespace

Findings extract(const ResearchQuestion &question, const ResearchEvidence &evidence)
{
    if (evidence.documents.empty())
        return nothingFound(question, evidence);
    Findings findings;
    findings.considered = qint64(evidence.documents.size());
    findings.answeredBy = QString::fromLatin1(extractsName);
    const Relevant relevant = relevantOf(question, evidence.documents);
    const TextCollection collection(relevant.items, question.keys());
    for (const TextTheme &theme : findThemes(collection, rulesFor(relevant.items.size()))) {
        ResearchTheme found{ headingOf(wordsOf(collection, theme, 3)), qint64(theme.members.size()), {} };
        if (found.label.isEmpty())
            continue;
        for (const size_t member : theme.members)
            found.feedback.push_back(relevant.documents[member]->id);
        findings.themes.push_back(std::move(found));
        const size_t most = findings.themes.size() <= 4 ? 2 : 1;
        add(findings, relevant,
            passagesOf(theme.members, relevant, question, collection, theme.centre, most));
    }
    findings.extent = extent(question, evidence, relevant);
    findings.answer = findings.extent;
    if (!findings.themes.empty()) {
        findings.answer += themesText(findings.themes);
        return findings;
    }
    std::vector<size_t> all(relevant.items.size());
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    add(findings, relevant, passagesOf(all, relevant, question, collection, centreOf(collection, all), 5));
    if (all.size() > 1)
        findings.answer += u" They have little in common but that."_s;
    return findings;
}

} // namespace triage::research
