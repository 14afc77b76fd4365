// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/plaintext.h"

#include "languagemodel/masking.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

/// Returns a position that does not split a surrogate pair.
qsizetype boundaryBefore(const QString &text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
}

/// Returns folded letters and digits, with one space between words.
QString folded(const QString &text)
{
    QString out;
    bool isGap = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC).toCaseFolded()) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate()) {
            if (isGap && !out.isEmpty())
                out += u' ';
            isGap = false;
            out += c;
        } else {
            isGap = true;
        }
    }
    return out;
}

} // namespace

QString shortened(const QString &text, qsizetype head, qsizetype tail)
{
    if (text.size() <= head + tail)
        return text;
    const QString begin = text.first(boundaryBefore(text, head));
    return tail == 0 ? begin + u'…'
                     : begin + u" […] "_s + text.sliced(boundaryBefore(text, text.size() - tail));
}

QString harmless(const QString &said, qsizetype maxLength)
{
    constexpr qsizetype maxRead = 8000; // of a long text the rest would be cut anyway
    static const QRegularExpression labelled(u"!?\\[([^\\]\\n]{0,200})\\]\\([^)\\n]{0,2000}\\)"_s);
    static const QRegularExpression link(
        u"\\b(?:[a-z][a-z0-9+.\\-]{1,20}:(?://|\\\\\\\\)\\S*|(?:javascript|data|mailto|file|tel):\\S*"
        "|www\\.\\S+|[\\w\\-]+(?:\\.[\\w\\-]+){1,8}/\\S*"
        "|[\\w\\-]+\\.(?:com|net|org|io|dev|app|info|biz|co|ru|cn|xyz|top|me|ai|site|online|example)\\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tag(u"<[^<>]{0,500}>"_s);
    QString text = visible(said.left(maxRead));
    text.replace(labelled, u"\\1"_s);
    text.replace(tag, u" "_s);
    text.replace(link, u"[link]"_s);
    text.remove(u'<').remove(u'>');
    text = text.simplified();
    return text.size() > maxLength ? shortened(text, maxLength - 1, 0) : text;
}

bool isQuoted(const QString &quote, const QString &text)
{
    const QString words = folded(quote);
    const auto counted = [](QChar c) {
        return c.isLetterOrNumber();
    };
    const auto letters = std::count_if(words.begin(), words.end(), counted);
    const bool isSpaceless = std::any_of(words.begin(), words.end(), [](QChar c) {
        return c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana
            || c.script() == QChar::Script_Katakana || c.script() == QChar::Script_Thai;
    });
    constexpr int minLetters = 4;
    constexpr int minSpacelessLetters = 2;
    if (letters < (isSpaceless ? minSpacelessLetters : minLetters))
        return false;
    return (u' ' + folded(text) + u' ').contains(isSpaceless ? words : u' ' + words + u' ');
}

} // namespace triage::languagemodel
