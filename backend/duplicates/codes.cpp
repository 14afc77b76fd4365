// SPDX-License-Identifier: GPL-3.0-or-later
#include "duplicates/codes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::duplicates {

namespace {

constexpr qsizetype minCode = 3;
constexpr qsizetype maxCode = 60;
/// Stack traces have hundreds of numbers, of which the first ones are enough.
constexpr size_t maxCodes = 40;

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isJoint(QChar c)
{
    return c == u'.' || c == u'-' || c == u'_';
}

/// Returns whether the token is digits and points, as in "2.53.1", perhaps after a v and with an addition, as
/// in "3.0-rc1".
bool isVersion(QStringView token)
{
    qsizetype groups = 0;
    for (qsizetype i = 0; i < token.size(); ++groups) {
        const qsizetype begin = i;
        while (i < token.size() && isAsciiDigit(token[i]))
            ++i;
        if (i == begin)
            return false;
        const bool goesOn = i + 1 < token.size() && token[i] == u'.' && isAsciiDigit(token[i + 1]);
        if (!goesOn)
            return groups > 0 && (i == token.size() || token[i] == u'-' || u"abr"_s.contains(token[i]));
        ++i;
    }
    return false;
}

bool isNumber(QStringView token)
{
    return token.size() > 1 && std::all_of(token.begin(), token.end(), isAsciiDigit);
}

bool isException(QStringView token)
{
    return token.size() > 8 && token[0].isUpper()
        && (token.endsWith(u"Exception"_s) || token.endsWith(u"Error"_s))
        && std::any_of(token.begin(), token.end(), [](QChar c) { return c.isLower(); });
}

/// Returns whether the token names an error: a hexadecimal number, or capitals with digits or an underscore.
bool isError(QStringView token)
{
    if (token.size() < minCode)
        return false;
    if (token.size() > 4 && token.startsWith(u"0x"_s, Qt::CaseInsensitive))
        return true;
    if (!token[0].isLetter())
        return false;
    int capitals = 0;
    int digits = 0;
    bool isSplit = false;
    for (const QChar c : token) {
        if (isAsciiDigit(c))
            ++digits;
        else if (c >= u'A' && c <= u'Z')
            ++capitals;
        else if (c == u'-' || c == u'_')
            isSplit = isSplit || c == u'_' || digits == 0;
        else
            return false;
    }
    return (capitals > 0 && digits > 1) || (capitals > 3 && isSplit && token.contains(u'_'));
}

/// Returns whether a number after this word is the number of an error.
bool announcesError(QStringView word)
{
    static const std::vector<QString> words{ u"code"_s,       u"error"_s, u"erreur"_s, u"fehler"_s,
                                             u"fehlercode"_s, u"http"_s,  u"status"_s, u"código"_s,
                                             u"エラー"_s,     u"שגיאה"_s, u"خطأ"_s };
    return std::any_of(words.begin(), words.end(),
                       [&](const QString &each) { return word.compare(each, Qt::CaseInsensitive) == 0; });
}

class CodeReader
{
public:
    void read(QStringView text)
    {
        for (qsizetype i = 0; i < text.size();) {
            if (!text[i].isLetterOrNumber()) {
                ++i;
                continue;
            }
            qsizetype end = i;
            while (end < text.size()
                   && (text[end].isLetterOrNumber()
                       || (isJoint(text[end]) && end + 1 < text.size() && text[end + 1].isLetterOrNumber())))
                ++end;
            if (text.mid(end).startsWith(u"://"_s)) {
                while (end < text.size() && !text[end].isSpace())
                    ++end;
            } else if (end - i <= maxCode) {
                take(text.mid(i, end - i));
            }
            i = end;
        }
        m_announced = false;
    }

    Codes codes()
    {
        for (std::vector<QString> *list : { &m_codes.errors, &m_codes.versions, &m_codes.numbers }) {
            std::sort(list->begin(), list->end());
            list->erase(std::unique(list->begin(), list->end()), list->end());
        }
        return std::move(m_codes);
    }

private:
    void take(QStringView token)
    {
        const bool wasAnnounced = std::exchange(m_announced, announcesError(token));
        const bool hasV
            = token.size() > 2 && (token[0] == u'v' || token[0] == u'V') && isAsciiDigit(token[1]);
        const QStringView version = hasV ? token.mid(1) : token;
        if (isNumber(token))
            add(wasAnnounced ? m_codes.errors : m_codes.numbers, token);
        else if (isVersion(version))
            add(m_codes.versions, version);
        else if (isError(token) || isException(token.mid(token.lastIndexOf(u'.') + 1)))
            add(m_codes.errors, token.mid(token.lastIndexOf(u'.') + 1));
        else if (const qsizetype dash = token.lastIndexOf(u'-'); dash > 0)
            take(token.mid(dash + 1)); // "branch-3.3"
    }

    static void add(std::vector<QString> &list, QStringView token)
    {
        if (list.size() < maxCodes)
            list.push_back(token.toString().toUpper());
    }

    Codes m_codes;
    bool m_announced = false;
};

} // namespace

std::vector<QString> digitsOf(QStringView text)
{
    std::vector<QString> digits;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype begin = i;
        while (i < text.size() && (isAsciiDigit(text[i]) || (i > begin && text[i] == u'.')))
            ++i;
        if (i > begin)
            digits.push_back(text.mid(begin, i - begin).toString());
    }
    std::sort(digits.begin(), digits.end());
    digits.erase(std::unique(digits.begin(), digits.end()), digits.end());
    return digits;
}

Codes codesOf(const std::vector<QStringView> &parts)
{
    CodeReader reader;
    for (const QStringView part : parts)
        reader.read(part);
    return reader.codes();
}

} // namespace triage::duplicates
