// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/masking.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

/// The table of what is masked, and what it is made of.
namespace masks {

/// The text that takes the place of the first characters of a match; nothing if the match stays.
struct Placeholder
{
    QString text;
    qsizetype length = 0;
};
using Replacement = Placeholder (*)(const QRegularExpressionMatch &match);

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

Placeholder whole(const QRegularExpressionMatch &match, const char16_t *text)
{
    return { QString::fromUtf16(text), match.capturedLength() };
}

Placeholder key(const QRegularExpressionMatch &match)
{
    return whole(match, u"[key]");
}

/// Keeps the first group, the name of a secret.
Placeholder namedKey(const QRegularExpressionMatch &match)
{
    return { match.captured(1) + u"[key]"_s, match.capturedLength() };
}

Placeholder email(const QRegularExpressionMatch &match)
{
    return whole(match, u"[email]");
}

/// Masks a token after its scheme, but not the next word of a sentence.
Placeholder bearer(const QRegularExpressionMatch &match)
{
    const QString token = match.captured(2);
    const bool isToken = std::any_of(token.begin(), token.end(),
                                     [](QChar c) { return c.isDigit() || c == u'_' || c == u'='; });
    return isToken ? namedKey(match) : Placeholder();
}

/// Masks a name and a password in base64, but not the next word of a sentence.
Placeholder basic(const QRegularExpressionMatch &match)
{
    const auto decoded = QByteArray::fromBase64Encoding(match.captured(2).toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    const bool isText
        = std::all_of(decoded.decoded.begin(), decoded.decoded.end(), [](char c) { return c >= ' '; });
    return decoded && isText && decoded.decoded.contains(':') ? namedKey(match) : Placeholder();
}

/// Masks a long word of letters and digits, which is not a word of a language.
Placeholder longWord(const QRegularExpressionMatch &match)
{
    const QString word = match.captured();
    const auto has = [&word](auto is) {
        return std::any_of(word.begin(), word.end(), is);
    };
    const bool isMixed
        = has([](QChar c) { return c.isDigit(); }) && has([](QChar c) { return c.isLetter(); });
    return isMixed ? key(match) : Placeholder();
}

/// Returns whether the checksum of an international account number (ISO 13616) is right.
bool hasAccountChecksum(QStringView account)
{
    constexpr qsizetype moved = 4; // country and checksum count as if they were at the end
    int remainder = 0;
    for (const QChar c : account.sliced(moved).toString() + account.first(moved).toString()) {
        const int value = c.isDigit() ? c.digitValue() : c.toUpper().unicode() - u'A' + 10;
        remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
    }
    return remainder == 1;
}

/// Masks an account number, without the short words behind it.
Placeholder account(const QRegularExpressionMatch &match)
{
    constexpr qsizetype minLength = 15; // of Norway, the shortest ones
    const QString all = match.captured();
    for (qsizetype end = all.size(); end >= minLength; --end) {
        if (end < all.size() && all[end] != u' ')
            continue;
        const QString compact = QString(all.first(end)).remove(u' ');
        if (compact.size() >= minLength && hasAccountChecksum(compact))
            return { u"[account]"_s, end };
    }
    // With a wrong digit, too, if it is written as an account number.
    const bool isWritten = all == all.toUpper() && QString(all).remove(u' ').size() > minLength;
    return isWritten ? whole(match, u"[account]") : Placeholder();
}

// The digits of phone numbers (E.164) and of card numbers (ISO/IEC 7812).
constexpr qsizetype minDigits = 7;
constexpr qsizetype minDigitsAfterLetter = 9; // others are codes of articles and versions
constexpr qsizetype maxPhoneDigits = 15;
constexpr qsizetype minCardDigits = 13;
constexpr qsizetype maxCardDigits = 19;

Placeholder card(const QRegularExpressionMatch &match)
{
    const QList<int> digits = digitsOf(match.captured());
    return hasCardChecksum(digits) ? whole(match, u"[card]") : Placeholder();
}

Placeholder maskedNumber(const QRegularExpressionMatch &match, qsizetype least)
{
    const QString number = match.captured();
    const QList<int> digits = digitsOf(number);
    if (digits.size() < least)
        return {};
    if (digits.size() >= minCardDigits && digits.size() <= maxCardDigits && hasCardChecksum(digits))
        return whole(match, u"[card]");
    const bool isPlain = digits.size() == number.size();
    return whole(match, isPlain || digits.size() > maxPhoneDigits ? u"[number]" : u"[phone]");
}

Placeholder number(const QRegularExpressionMatch &match)
{
    return maskedNumber(match, minDigits);
}

Placeholder numberAfterLetter(const QRegularExpressionMatch &match)
{
    return maskedNumber(match, minDigitsAfterLetter);
}

/// A pattern that is masked.
struct Rule
{
    QString pattern;
    Replacement replacement;
    QRegularExpression::PatternOptions options = QRegularExpression::CaseInsensitiveOption;
};

/// Returns the pattern of numbers except dates, times and IP addresses.
QString numberPattern(const QString &before)
{
    return u"(?<!\\d)(?<!\\d[\\-./:,])"_s + before
        + u"[+(]{0,2}"
          "(?!\\d{4}([\\-./])\\d{1,2}\\1\\d{1,2}(?![\\-./]?\\d))"
          "(?!\\d{1,2}([\\-./])\\d{1,2}\\2\\d{4}(?![\\-./]?\\d))"
          "(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?!\\.?\\d))"
          "\\d[\\d \\-().\\/\\x{00A0}\\x{2010}-\\x{2015}]{5,34}\\d"_s;
}

/// Returns the table, whose rows are applied one after the other.
std::vector<Rule> rules()
{
    const auto caseMatters = QRegularExpression::NoPatternOption;
    const QString assigned = u"[\"']?\\s{0,3}[:=\\x{FF1A}]\\s{0,3}[\"']?)([^\\s\"'&,;]{4,})"_s;
    return {
        { u"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----.*?(-----END [A-Z ]{0,40}PRIVATE KEY-----|\\z)"_s, key,
          QRegularExpression::DotMatchesEverythingOption },
        { u"\\b(?:(?:sk|pk|rk|gh[a-z]|github_pat|glpat|xox[a-z]|xapp|ibw?|whsec|npm|pypi|hf|dop_v1|shpat)"
          "[-_][\\w\\-]{12,}|AKIA[0-9A-Z]{12,}|ASIA[0-9A-Z]{12,}|AIza[\\w\\-]{20,}"
          "|eyJ[\\w\\-]{8,}\\.[\\w\\-]{8,}(?:\\.[\\w\\-]*)?)"_s,
          key, caseMatters },
        { u"(://)[^\\s/@]{1,256}(?=@)"_s, namedKey },
        { u"\\b([\\w\\-]{0,24}(?:password|passwd|passwort|kennwort|pwd|passphrase|passcode|contrase[ñn]a"
          "|mot de passe|senha|wachtwoord|hasło|пароль|secret|api[_\\- ]?key|token|session_?id|signature)"_s
              + assigned,
          namedKey },
        { u"\\b((?:pw|pin|otp)"_s + assigned, namedKey },
        { u"((?:密码|密碼|パスワード|비밀번호)"_s + assigned, namedKey },
        { u"([?&;](?:code|key|auth|sig|sid|session|otp|pin)=)([^\\s&#;]+)"_s, namedKey },
        { u"\\b(bearer\\s{1,3})([\\w\\-.+/=]{8,})"_s, bearer },
        { u"\\b(basic\\s{1,3})([\\w+/]{8,}={0,2})"_s, basic },
        { u"[\\w\\-+]{24,}={0,2}"_s, longWord },
        { u"[\\w.%+\\-']{1,128}\\s?(?:@|%40|[(\\[{]\\s?at\\s?[)\\]}])\\s?[\\w\\-]{1,63}"
          "(?:(?:\\.|\\s?[(\\[{]\\s?dot\\s?[)\\]}]\\s?)[\\w\\-]{1,63}){1,8}"_s,
          email },
        { u"\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\\b"_s, account },
        { u"(?<!\\d)(?:(?:\\d{4}[\\s\\-]{0,2}){3}\\d{4}|\\d{4}[\\s\\-]{0,2}\\d{6}[\\s\\-]{0,2}\\d{5})(?!\\d)"_s,
          card },
        { numberPattern(u"(?<!\\p{L})"_s), number },
        { numberPattern(u"(?<=\\p{L})"_s), numberAfterLetter },
    };
}

struct CompiledRule
{
    QRegularExpression pattern;
    Replacement replacement;
};

std::vector<CompiledRule> compiledRules()
{
    std::vector<CompiledRule> compiled;
    for (const Rule &each : rules())
        compiled.push_back(
            { QRegularExpression(each.pattern, each.options | QRegularExpression::UseUnicodePropertiesOption),
              each.replacement });
    return compiled;
}

QString replaced(const QString &text, const CompiledRule &rule)
{
    QString out;
    qsizetype end = 0;
    for (auto matches = rule.pattern.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const Placeholder placeholder = rule.replacement(match);
        if (placeholder.length == 0)
            continue;
        out += QStringView(text).mid(end, match.capturedStart() - end);
        out += placeholder.text;
        end = match.capturedStart() + placeholder.length;
    }
    return end == 0 ? text : out + text.mid(end);
}

} // namespace masks

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
    static const std::vector<masks::CompiledRule> all = masks::compiledRules();
    QString out = text;
    for (const masks::CompiledRule &rule : all)
        out = masks::replaced(out, rule);
    return out;
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
