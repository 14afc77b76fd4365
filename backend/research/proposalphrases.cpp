// SPDX-License-Identifier: GPL-3.0-or-later
#include "research/proposalphrases.h"

#include <algorithm>
#include <array>

namespace triage::research {

namespace {

/// %1 is a list of words.
struct ProposalPhrases
{
    Language language;
    const char16_t *description;
    const char16_t *instructions;
    const char16_t *quotedWord;
    const char16_t *separator;
};

/// English comes first. The others are the languages of the client.
constexpr std::array phrases{
    ProposalPhrases{ englishLanguage, u"Feedback about %1.", u"Feedback with words such as %1.", u"“%1”",
                     u", " },
    ProposalPhrases{ { 'd', 'e' }, u"Feedback zu %1.", u"Feedback mit Wörtern wie %1.", u"„%1“", u", " },
    ProposalPhrases{
        { 'f', 'r' }, u"Retours sur : %1.", u"Retours contenant des mots comme %1.", u"« %1 »", u", " },
    ProposalPhrases{
        { 'e', 's' }, u"Comentarios sobre %1.", u"Comentarios con palabras como %1.", u"«%1»", u", " },
    ProposalPhrases{ { 'j', 'a' },
                     u"%1に関するフィードバック。",
                     u"%1などの言葉を含むフィードバック。",
                     u"「%1」",
                     u"、" },
    ProposalPhrases{ { 'a', 'r' }, u"ملاحظات حول: %1.", u"ملاحظات تحتوي على كلمات مثل %1.", u"«%1»", u"، " },
    ProposalPhrases{ { 'h', 'e' }, u"משוב בנושא: %1.", u"משוב עם מילים כמו %1.", u"„%1”", u", " },
};

const ProposalPhrases &phrasesOf(Language language)
{
    const auto found = std::find_if(phrases.begin(), phrases.end(),
                                    [&](const ProposalPhrases &each) { return each.language == language; });
    return found == phrases.end() ? phrases.front() : *found;
}

QString textOf(const char16_t *text)
{
    return QStringView(text).toString();
}

} // namespace

QString descriptionOf(const QStringList &words, Language language)
{
    const ProposalPhrases &own = phrasesOf(language);
    return textOf(own.description).arg(words.join(textOf(own.separator)));
}

QString instructionsOf(const QStringList &words, Language language)
{
    const ProposalPhrases &own = phrasesOf(language);
    QStringList quoted;
    for (const QString &word : words)
        quoted << textOf(own.quotedWord).arg(word);
    return textOf(own.instructions).arg(quoted.join(textOf(own.separator)));
}

} // namespace triage::research
