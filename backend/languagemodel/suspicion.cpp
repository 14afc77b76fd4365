// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/suspicion.h"

#include "languagemodel/masking.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

/// Verbs that turn sorting into a command, also before names of buffers.
constexpr auto sortingVerbs
    = "(?:assign|route|re-?route|file|classify|categori[sz]e|label|tag|sort|place|put|move|send|forward|mark|"
      "flag"
      "|treat|count|treated|choose|select|pick|return|answer|output|respond|report|say|use|set)"_L1;

/// Phrases that address a machine, in folded text.
const std::array patterns{
    // Orders to forget instructions.
    "\\b(?:ignore|disregard|forget|override|overrule|bypass|skip|discard|stop following|do not follow|don'?t "
    "follow"
    "|not "
    "obey)\\b[^.!?\\n]{0,60}\\b(?:instruct\\w*|prompts?|rules?|directions?|guidelines?|guidance|context|"
    "messages?|commands?"
    "|told|constraints?|polic(?:y|ies)|training|examples?|above|buffers?|descriptions?)\\b"_L1,
    "\\b(?:new|updated?|revised|real|actual|following|hidden|special|additional|secret|final|true)\\s+(?:"
    "system\\s+)?"
    "(?:instructions?|prompts?|directives?|task|orders?)\\b"_L1,
    "(?:ignorier|vergiss|missachte|ignorez|oubliez|ignora|olvida|dimentica|ignore "
    "as|esque[cç]a|negeer|игнорир|забудь"
    "|忽略|忽視|无视|無視|무시|تجاهل)[^.!?\\n]{0,60}(?:anweis|instruc|instruk|istruz|instru[cç]|regel|r[eè]"
    "gl|regla|regol|vorig|bisher"
    "|инструкц|правил|指令|指示|说明|規則|规则|지시|التعليمات)"_L1,
    // Claims about what the reader is.
    "\\b(?:system|developer|assistant|hidden|initial|original)\\s+(?:prompts?|instructions?|role|override|note)\\b"_L1,
    "\\byou(?:'re| are| act| will act| must act| should "
    "act)\\b[^.!?\\n]{0,30}\\b(?:ai|a\\.i\\.|llm|gpt|chatgpt|assistant|model|classifier|router"
    "|bot|agent|machine|sorter|system|unrestricted|free|dan)\\b"_L1,
    "\\b(?:dear|hey|hi|hello|attention|note to|message (?:to|for)|instructions? (?:to|for))[, "
    "]+(?:the\\s+)?(?:ai|llm|gpt|chatgpt|assistant|language model|model"
    "|classifier|router|sorter|sorting|bot|agent|system)\\b"_L1,
    "\\b(?:act as|pretend (?:to|that|you)|role-?play|jailbr\\w+|prompt injection|developer mode|god mode|do anything now)\\b"_L1,
    "\\b(?:as an?|to the|any)\\s+(?:ai|llm|language model|classifier|ai model|automated (?:system|reader))\\b"_L1,
    // The format of messages and of answers.
    "<\\|[^|]{0,40}\\|>|\\[/?inst\\]|<</?sys>>|^\\s*#{1,4}\\s*(?:system|instructions?|user|assistant|response|task|new)\\b"_L1,
    "</?\\s*(?:system|instructions?|feedback|assistant|user|admin|prompt|examples?|buffers?|data|text|policy|rules?)\\b[^>]{0,60}>"_L1,
    "^\\W{0,8}(?:system|assistant|developer|user|human|ai|admin|operator)\\s*:"_L1,
    "\\b(?:end|begin|start|close)\\s+(?:of\\s+)?(?:feedback|examples?|data|input|user input|text|prompt|buffers?|message)\\b"_L1,
    "none_fits|\"?\\b(?:buffer|fit|quote|confidence|candidates|reasoning|role|filed)\\b\"?\\s*[:=]\\s*[\"'\\[{\\d]"_L1,
    "\\bconfidence\\b[^.!?\\n]{0,20}\\b\\d{1,3}\\b|\\b\\d{1,3}\\s*%?\\s*(?:confidence|confident)\\b"_L1,
    "\\b(?:fully|completely|absolutely|maximum|max|highest|full|total|hundred percent)\\s+(?:confiden\\w+|certain\\w*)\\b"_L1,
    "\\b(?:output|respond|reply|answer|return|print|say|write|produce|emit|generate)\\s+(?:only|just|exactly|nothing|with|the following|this)\\b"_L1,
    "\\b(?:output|respond|reply|answer|return|produce|emit)\\b[^.!?\\n]{0,30}\\bjson\\b"_L1,
    "\\b(?:handle|buffer|category|bucket|queue|label|folder)\\W{1,4}b\\d{1,3}\\b"_L1,
    // Orders to be sorted somewhere.
    "\\b(?:belongs?|goes|go)\\b[^.!?\\n]{0,40}\\b(?:buffer|bucket|queue|category|folder|pile)\\b"_L1,
    "\\b(?:must|should|shall|has to|have to|needs? to|is "
    "to|always|only|to|please|will)\\s+(?:be\\s+)?(?:\\w+\\s+){0,2}"
    "(?:assigned|routed|filed|classified|categori[sz]ed|labell?ed|sorted|triaged|forwarded to|placed in|put (?:in|under|into))\\b"_L1,
    "\\b(?:assign|route|file|classify|categori[sz]e|label|triage|sort|move|put)\\s+(?:this|it|that|these|me|"
    "my|the)\\s+(?:whole\\s+)?"
    "(?:feedback|item|message|ticket|report|request|entry|text|comment|complaint|input|as|to|into|in|under)\\b"_L1,
    "\\b(?:routing|classification|triage|sorting|filing|categori[sz]ation)\\s+(?:rule|update|override|instruction|policy|note|decision|result|directive|answer|hint)s?\\b"_L1,
    "\\b(?:admin(?:istrator)?|operator|developer|maintainer|moderator|internal|security|policy)\\s+(?:note|notice|override|message|update|instruction|request|command|directive|order)s?\\b"_L1,
    "\\b(?:rot13|(?:decode|translate|execute|run|read)\\b[^.!?\\n]{0,40}\\b(?:follow|obey|execute|base64|backwards|in reverse))\\b"_L1,
    "[a-z0-9+]{60,}={0,2}"_L1, // without slashes, which paths have
};

std::vector<QRegularExpression> compiled()
{
    std::vector<QRegularExpression> all;
    for (const QLatin1StringView pattern : patterns)
        all.emplace_back(QString::fromUtf8(pattern.data(), pattern.size()),
                         QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption
                             | QRegularExpression::UseUnicodePropertiesOption);
    return all;
}

/// Replaces letters that look alike, and digits and signs that stand for letters.
QString plain(const QString &text)
{
    static const QString from = u"аеорсухіјѕԁԛԝһαεορτυνι013457@$"_s;
    static const QString to = u"aeopcyxijsdqwhaeoptuvioieastas"_s;
    QString out = text;
    for (QChar &c : out) {
        if (const qsizetype at = from.indexOf(c); at >= 0)
            c = to[at];
    }
    return out;
}

/// Joins letters with separators between them: "i g n o r e", "i.g.n.o.r.e".
QString joined(const QString &text)
{
    static const QRegularExpression spaced(u"(?<!\\w)(?:\\w[\\s.\\-_*|/]){3,}\\w(?!\\w)"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression between(u"[.\\-_*|/]|(?<=\\w)\\s(?=\\w(?:\\s|\\z))"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    if (!spaced.match(text).hasMatch())
        return text;
    QString out = text;
    return out.replace(between, QString());
}

bool matchesAny(const QString &text)
{
    static const std::vector<QRegularExpression> all = compiled();
    return std::any_of(all.begin(), all.end(),
                       [&text](const auto &each) { return each.match(text).hasMatch(); });
}

bool ordersInto(const QString &text, const QString &name)
{
    constexpr qsizetype minNameLength = 2;
    if (name.trimmed().size() < minNameLength)
        return false;
    const QString escaped = QRegularExpression::escape(name.trimmed().toCaseFolded());
    const QRegularExpression order(u"\\b"_s + sortingVerbs + u"\\b[^.!?\\n]{0,80}"_s + escaped
                                       + u"|[\"'“«\\[(]"_s + escaped + u"[\"'”»\\])]"_s,
                                   QRegularExpression::CaseInsensitiveOption
                                       | QRegularExpression::UseUnicodePropertiesOption);
    return order.match(text).hasMatch();
}

/// Returns whether a text contains characters that only machines read, or that reverse the direction.
bool hidesSomething(const QString &text)
{
    int hidden = 0;
    for (const char32_t c : text.toUcs4()) {
        if ((c >= 0xE0000 && c <= 0xE0FFF) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069))
            return true;
        if (c == 0x200B || c == 0x2060 || c == 0xFEFF || c == 0x00AD || c == 0x180E)
            ++hidden;
    }
    constexpr int maxHidden = 2; // a few occur in pasted text
    return hidden > maxHidden;
}

} // namespace

bool isSuspicious(const QString &text, const std::vector<routing::BufferProfile> &buffers)
{
    if (hidesSomething(text))
        return true;
    const QString seen = visible(text).normalized(QString::NormalizationForm_KC).toCaseFolded();
    const QString alike = plain(seen);
    for (const QString &form : { seen, alike, joined(alike) }) {
        if (matchesAny(form))
            return true;
    }
    return std::any_of(buffers.begin(), buffers.end(),
                       [&](const auto &buffer) { return ordersInto(seen, buffer.name); });
}

} // namespace triage::languagemodel
