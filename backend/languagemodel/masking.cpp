// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/masking.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

/// Returns the replacement of a match, or a null text to keep it.
using Replacement = QString (*)(const QRegularExpressionMatch &match);

QString replaced(const QString &text, const QRegularExpression &pattern, Replacement replacement)
{
    QString out;
    qsizetype end = 0;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString instead = replacement(match);
        if (instead.isNull())
            continue;
        out += QStringView(text).mid(end, match.capturedStart() - end);
        out += instead;
        end = match.capturedEnd();
    }
    return end == 0 ? text : out + text.mid(end);
}

QRegularExpression pattern(const QString &text, QRegularExpression::PatternOptions options = {})
{
    return QRegularExpression(text, options | QRegularExpression::UseUnicodePropertiesOption);
}

QList<int> digitsOf(QStringView text)
{
    QList<int> digits;
    for (const QChar c : text) {
        if (c.isDigit())
            digits << c.digitValue();
    }
    return digits;
}

/// Returns whether the last digit is the checksum of card numbers.
bool hasCardChecksum(const QList<int> &digits)
{
    int sum = 0;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        int digit = digits[digits.size() - 1 - i];
        if (i % 2 == 1)
            digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digit;
    }
    return sum % 10 == 0;
}

QString maskedNumber(const QRegularExpressionMatch &match)
{
    static const QRegularExpression date
        = pattern(u"\\A(\\d{4}([-./])\\d{1,2}\\2\\d{1,2}|\\d{1,2}([-./])\\d{1,2}\\3\\d{4})\\z"_s);
    const QString number = match.captured();
    const QList<int> digits = digitsOf(number);
    // The digits of phone numbers (E.164) and of card numbers (ISO/IEC 7812).
    constexpr qsizetype minDigits = 7;
    constexpr qsizetype maxPhoneDigits = 15;
    constexpr qsizetype minCardDigits = 13;
    constexpr qsizetype maxCardDigits = 19;
    if (digits.size() < minDigits || date.match(number).hasMatch())
        return {};
    if (digits.size() >= minCardDigits && digits.size() <= maxCardDigits && hasCardChecksum(digits))
        return u"[card]"_s;
    const bool isPlain = digits.size() == number.size();
    return isPlain || digits.size() > maxPhoneDigits ? u"[number]"_s : u"[phone]"_s;
}

/// Masks a long word of letters and digits, which is not a word of a language.
QString maskedWord(const QRegularExpressionMatch &match)
{
    const QString word = match.captured();
    const auto has = [&word](auto is) {
        return std::any_of(word.begin(), word.end(), is);
    };
    const bool isMixed
        = has([](QChar c) { return c.isDigit(); }) && has([](QChar c) { return c.isLetter(); });
    return isMixed ? u"[key]"_s : QString();
}

QString withoutKeys(QString text)
{
    static const QRegularExpression pem
        = pattern(u"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----.*?(-----END [A-Z ]{0,40}PRIVATE KEY-----|\\z)"_s,
                  QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression known = pattern(
        u"\\b(?:(?:sk|pk|rk|gh[a-z]|github_pat|glpat|xox[a-z]|xapp|ibw?|whsec|npm|pypi|hf|dop_v1|shpat)[-_]["
        u"\\w\\-]{12,}"
        "|AKIA[0-9A-Z]{12,}|ASIA[0-9A-Z]{12,}|AIza[\\w\\-]{20,}|eyJ[\\w\\-]{8,}\\.[\\w\\-]{8,}(?:\\.[\\w\\-]*)?)"_s);
    static const QRegularExpression named
        = pattern(u"\\b([\\w\\-]{0,24}(?:password|passwd|passwort|pwd|passphrase|secret|api[_\\- "
                  u"]?key|token|session_?id"
                  "|signature)[\"']?\\s{0,3}[:=]\\s{0,3}[\"']?)([^\\s\"'&,;]{4,})"_s,
                  QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bearer = pattern(u"\\b((?:bearer|basic)\\s{1,3})([\\w\\-.+/=]{8,})"_s,
                                                     QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression userInfo = pattern(u"(://)[^\\s/@]{1,256}(?=@)"_s);
    static const QRegularExpression longWord = pattern(u"[\\w\\-+]{24,}={0,2}"_s);
    const auto keepsName = [](const QRegularExpressionMatch &match) {
        return QString(match.captured(1) + u"[key]"_s);
    };
    const auto key = [](const QRegularExpressionMatch &) {
        return u"[key]"_s;
    };
    text = replaced(text, pem, key);
    text = replaced(text, known, key);
    text = replaced(text, userInfo, keepsName);
    text = replaced(text, named, keepsName);
    text = replaced(text, bearer, keepsName);
    return replaced(text, longWord, maskedWord);
}

QString withoutAddresses(QString text)
{
    static const QRegularExpression email
        = pattern(u"[\\w.%+\\-']{1,128}\\s?@\\s?[\\w\\-]{1,63}(?:\\.[\\w\\-]{1,63}){1,8}"_s);
    static const QRegularExpression account
        = pattern(u"\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\\b"_s);
    static const QRegularExpression number
        = pattern(u"(?<![\\w.])[+(]{0,2}\\d[\\d \\-().\\/\\x{00A0}\\x{2010}-\\x{2015}]{5,34}\\d"_s);
    text = replaced(text, email, [](const QRegularExpressionMatch &) { return u"[email]"_s; });
    text = replaced(text, account, [](const QRegularExpressionMatch &) { return u"[account]"_s; });
    return replaced(text, number, maskedNumber);
}

bool isHidden(char32_t c)
{
    if (c == U'\n' || c == U'\t')
        return false;
    const QChar::Category category = QChar::category(c);
    const bool isSelector = (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0000 && c <= 0xE0FFF) || c == 0x034F
        || c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0;
    return isSelector || category == QChar::Other_Control || category == QChar::Other_Format
        || category == QChar::Other_PrivateUse || category == QChar::Other_NotAssigned
        || category == QChar::Other_Surrogate;
}

} // namespace

QString masked(const QString &text)
{
    return withoutAddresses(withoutKeys(text));
}

QString visible(const QString &text)
{
    QString out;
    out.reserve(text.size());
    for (const char32_t c : text.toUcs4()) {
        if (c == U'\x2028' || c == U'\x2029' || c == U'\x85')
            out += u'\n';
        else if (!isHidden(c))
            out += QChar::fromUcs4(c);
    }
    return out;
}

} // namespace triage::languagemodel
