// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/extracts.h"

#include "research/quotes.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace triage::research {

namespace {

constexpr size_t maxCitations = 12;

/// The documents that are about the question.
struct Relevant
{
    std::vector<const ResearchDocument *> documents;
    std::vector<routing::FeedbackText> items;
    size_t mostWords = 0; ///< The most words of the question that any document has.
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

/// Returns the documents that are about the whole question.
Relevant relevantOf(const ResearchQuestion &question, std::span<const ResearchDocument> documents)
{
    std::vector<routing::FeedbackText> items = itemsOf(documents);
    const TextCollection collection(items);
    Relevant relevant;
    for (size_t i = 0; i < items.size(); ++i) {
        const TokenizedText &text = collection.texts()[i];
        const size_t words = question.wordsIn(text.title, text.description);
        relevant.mostWords = std::max(relevant.mostWords, words);
        if (words < question.wordsNeeded())
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
    size_t wordsOfQuestion = 0;
    double score = 0;

    /// Returns whether it answers the question better: it has more of its words, or says more of the theme.
    bool isBetterThan(const Passage &other) const
    {
        return wordsOfQuestion != other.wordsOfQuestion ? wordsOfQuestion > other.wordsOfQuestion
                                                        : score > other.score;
    }
};

Passage passageOf(QStringView sentence, Language language, const ResearchQuestion &question,
                  const TextCollection &collection, const Centre &centre)
{
    constexpr double questionWeight = 0.05; // of words of the question, times their rarity
    constexpr double lengthOffset = 4;
    constexpr size_t minTokens = 3;
    constexpr double shortnessPenalty = 3;
    const std::vector<TextToken> tokens = tokensOf(sentence, language);
    Passage passage{ 0, sentence.toString(), {}, question.wordsIn(tokens), 0 };
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
            if (passage.score > 0 && passage.isBetterThan(best))
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
                     [](const Passage &a, const Passage &b) { return a.isBetterThan(b); });
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

/// Returns the words as a list: “one”, “two” and “three”.
QString wordsText(const ResearchQuestion &question, const QString &last)
{
    QStringList words;
    for (const QString &word : question.words())
        words << quoted(word);
    return listed(words, last);
}

/// Returns what an item that is about the question mentions.
QString mentioned(const ResearchQuestion &question)
{
    const qsizetype needed = qsizetype(question.wordsNeeded());
    return needed == question.words().size()
        ? wordsText(question, u" and "_s)
        : u"at least %1 of %2"_s.arg(QString::number(needed), wordsText(question, u" and "_s));
}

/// Returns what was not looked at, if anything.
QString partText(const ResearchQuestion &question, const ResearchEvidence &evidence)
{
    return evidence.isPartial && !question.namesNothing()
        ? u" Very many items have some of these words; of those only the newest were looked through."_s
        : QString();
}

/// Returns the number of items that the answer is based on, and their period.
QString extent(const ResearchQuestion &question, const ResearchEvidence &evidence, const Relevant &relevant)
{
    const qint64 fitting = qint64(relevant.documents.size());
    const qint64 read = qint64(evidence.documents.size());
    QString text;
    if (question.namesNothing())
        text = u"Looked at the newest %1."_s.arg(itemsText(read));
    else
        text = u"%1 %2 %3."_s.arg(itemsText(fitting), fitting == 1 ? u"mentions"_s : u"mention"_s,
                                  mentioned(question));
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
    return text + partText(question, evidence);
}

/// Returns the labels only: the counts of the themes follow deletions, and the text does not.
QString themesText(const std::vector<ResearchTheme> &themes)
{
    QStringList parts;
    for (const ResearchTheme &theme : themes)
        parts << quoted(theme.label);
    return u" What they have most in common: %1."_s.arg(listed(parts, u" and "_s));
}

/// Returns why the question cannot be answered. mostWords is the most of its words that any feedback has.
Findings nothingFound(const ResearchQuestion &question, const ResearchEvidence &evidence, size_t mostWords)
{
    const QString where = evidence.isLimited ? u" in what was to be looked at"_s : QString();
    QString why;
    if (question.namesNothing())
        why = u"There is no feedback%1."_s.arg(where);
    else if (mostWords == 0)
        why = u"No feedback%1 mentions %2."_s.arg(where, wordsText(question, u" or "_s));
    else
        why = u"The feedback%1 does not answer this: no item mentions %2. Ask about fewer things at once."_s
                  .arg(where, mentioned(question));
    const qint64 read = qint64(evidence.documents.size());
    return { why + partText(question, evidence),
             {},
             {},
             read,
             QString::fromLatin1(extractsName),
             u"Looked at %1 with some of these words."_s.arg(itemsText(read)) };
}

/// Among many texts a theme needs more members.
ThemeRules rulesFor(size_t texts)
{
    ThemeRules rules;
    rules.minMembers = std::max<size_t>(2, size_t(std::sqrt(double(texts)) / 4));
    return rules;
}

/// Quotes the passages that bear out the whole question, or those that have the most of it where no single
/// one does.
std::vector<ResearchCitation> citationsOf(const std::vector<Passage> &passages, const Relevant &relevant,
                                          const ResearchQuestion &question)
{
    size_t most = 0;
    for (const Passage &passage : passages)
        most = std::max(most, passage.wordsOfQuestion);
    std::vector<ResearchCitation> citations;
    for (const Passage &passage : passages) {
        if (citations.size() < maxCitations
            && passage.wordsOfQuestion >= std::min(most, question.wordsNeeded()))
            citations.push_back({ relevant.documents[passage.document]->id, passage.quote });
    }
    return citations;
}

} // namespace

Findings extract(const ResearchQuestion &question, const ResearchEvidence &evidence)
{
    const Relevant relevant = relevantOf(question, evidence.documents);
    if (relevant.documents.empty())
        return nothingFound(question, evidence, relevant.mostWords);
    Findings findings;
    findings.considered = qint64(evidence.documents.size());
    findings.answeredBy = QString::fromLatin1(extractsName);
    const TextCollection collection(relevant.items, question.keys());
    std::vector<Passage> passages;
    const auto look = [&](std::span<const size_t> members, const Centre &centre, size_t most) {
        for (Passage &passage : passagesOf(members, relevant, question, collection, centre, most))
            passages.push_back(std::move(passage));
    };
    for (const TextTheme &theme : findThemes(collection, rulesFor(relevant.items.size()))) {
        ResearchTheme found{ headingOf(wordsOf(collection, theme, 3)), qint64(theme.members.size()), {} };
        if (found.label.isEmpty())
            continue;
        for (const size_t member : theme.members)
            found.feedback.push_back(relevant.documents[member]->id);
        findings.themes.push_back(std::move(found));
        look(theme.members, theme.centre, findings.themes.size() <= 4 ? 2 : 1);
    }
    findings.extent = extent(question, evidence, relevant);
    findings.answer = findings.extent;
    if (!findings.themes.empty()) {
        findings.answer += themesText(findings.themes);
    } else {
        std::vector<size_t> all(relevant.items.size());
        std::iota(all.begin(), all.end(), size_t(0));
        look(all, centreOf(collection, all), 5);
        if (all.size() > 1)
            findings.answer += u" They have little in common but that."_s;
    }
    findings.citations = citationsOf(passages, relevant, question);
    return findings;
}

} // namespace triage::research
