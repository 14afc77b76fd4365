// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/folding.h"

#include "search/textanalysis.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace triage::search {

namespace {

constexpr UChar32 tatweel = 0x0640; // stretches Arabic words without a meaning
constexpr UChar32 voicedMark = 0x3099;
constexpr UChar32 semiVoicedMark = 0x309A;
constexpr UChar32 halfWidthVoicedMark = 0xFF9E;
constexpr UChar32 halfWidthSemiVoicedMark = 0xFF9F;
constexpr UChar32 zeroWidthSpace = 0x200B;

bool isAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

UScriptCode scriptOf(UChar32 c)
{
    UErrorCode error = U_ZERO_ERROR;
    return uscript_getScript(c, &error);
}

bool isUnspaced(UChar32 c)
{
    static constexpr std::array scripts{ USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_THAI,
                                         USCRIPT_LAO, USCRIPT_KHMER,    USCRIPT_MYANMAR };
    // Checks script extensions: the long vowel mark of kana has no script of its own.
    return std::any_of(scripts.begin(), scripts.end(),
                       [c](auto script) { return uscript_hasScript(c, script); });
}

CodePointKind kindOfMark(UChar32 c)
{
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
        return CodePointKind::Ignorable;
    // Inherited marks combine with any character. Vowel signs of unspaced scripts can be searched for on
    // their own.
    return scriptOf(c) != USCRIPT_INHERITED && isUnspaced(c) ? CodePointKind::Unspaced : CodePointKind::Mark;
}

CodePointKind kindOfOther(UChar32 c)
{
    if (c == halfWidthVoicedMark || c == halfWidthSemiVoicedMark)
        return CodePointKind::Mark;
    const uint32_t mask = U_GET_GC_MASK(c);
    if (mask & (U_GC_L_MASK | U_GC_N_MASK)) {
        if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
            return CodePointKind::Ignorable; // Hangul fillers
        return mask != U_GC_ND_MASK && isUnspaced(c) ? CodePointKind::Unspaced : CodePointKind::Letter;
    }
    if (mask & U_GC_M_MASK)
        return kindOfMark(c);
    if (mask == U_GC_CF_MASK && c != zeroWidthSpace
        && u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
        return CodePointKind::Ignorable;
    return CodePointKind::Separator;
}

/// Returns whether a mark is an accent, which a reader may leave out, and not a vowel or a different letter.
bool isAccent(UChar32 c)
{
    if (!(U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK)) || c == voicedMark || c == semiVoicedMark)
        return false;
    switch (scriptOf(c)) {
    case USCRIPT_INHERITED:
    case USCRIPT_COMMON:
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_CYRILLIC:
    case USCRIPT_ARABIC:
    case USCRIPT_HEBREW:
    case USCRIPT_SYRIAC:
        return true;
    default:
        return false;
    }
}

/// Returns the replacement of letters with strokes and of ligatures that Unicode does not decompose.
std::u16string_view withoutStroke(UChar32 c)
{
    using Pair = std::pair<UChar32, std::u16string_view>;
    static constexpr std::array<Pair, 10> table{ { { 0x00E6, u"ae" },
                                                   { 0x00F0, u"d" },
                                                   { 0x00F8, u"o" },
                                                   { 0x00FE, u"th" },
                                                   { 0x0111, u"d" },
                                                   { 0x0127, u"h" },
                                                   { 0x0131, u"i" },
                                                   { 0x0142, u"l" },
                                                   { 0x0153, u"oe" },
                                                   { 0x0167, u"t" } } };
    const auto found = std::lower_bound(table.begin(), table.end(), c,
                                        [](const Pair &pair, UChar32 value) { return pair.first < value; });
    return found != table.end() && found->first == c ? found->second : std::u16string_view();
}

icu::UnicodeString normalized(const icu::Normalizer2 *form, const icu::UnicodeString &text)
{
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString result = form->normalize(text, error);
    return U_SUCCESS(error) ? result : text;
}

icu::UnicodeString withoutAccents(const icu::UnicodeString &decomposed)
{
    icu::UnicodeString result;
    for (int32_t i = 0; i < decomposed.length(); i = decomposed.moveIndex32(i, 1)) {
        const UChar32 c = decomposed.char32At(i);
        if (c < 0x80) {
            result.append(c);
            continue;
        }
        if (isAccent(c) || c == tatweel
            || (c != zeroWidthSpace && u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)))
            continue;
        const int32_t digit = u_charDigitValue(c); // the digits of every script are equivalent
        result.append(digit >= 0 ? UChar32('0' + digit) : c);
    }
    return result;
}

icu::UnicodeString withoutStrokes(const icu::UnicodeString &text)
{
    icu::UnicodeString result;
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        const std::u16string_view plain = c < 0x80 ? std::u16string_view() : withoutStroke(c);
        if (plain.empty())
            result.append(c);
        else
            result.append(plain.data(), int32_t(plain.size()));
    }
    return result;
}

QString foldUnicode(QStringView text)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2 *decompose = icu::Normalizer2::getNFKDInstance(error);
    const icu::Normalizer2 *compose = icu::Normalizer2::getNFCInstance(error);
    if (U_FAILURE(error))
        return text.toString().toCaseFolded();
    const icu::UnicodeString original(false, text.utf16(), int32_t(text.size()));
    icu::UnicodeString folded = withoutAccents(normalized(decompose, original));
    folded.foldCase();
    // Composes again, so that a Hangul syllable or a voiced kana is one character.
    folded = normalized(compose, withoutStrokes(folded));
    return QString(reinterpret_cast<const QChar *>(folded.getBuffer()), folded.length());
}

QString foldAscii(QStringView text)
{
    QString folded(text.size(), Qt::Uninitialized);
    std::transform(text.begin(), text.end(), folded.begin(), [](QChar c) {
        return c >= u'A' && c <= u'Z' ? QChar(char16_t(c.unicode() + (u'a' - u'A'))) : c;
    });
    return folded;
}

} // namespace

CodePointKind kindOf(char32_t codePoint)
{
    if (codePoint >= 0x80)
        return kindOfOther(UChar32(codePoint));
    const auto lower = codePoint | 0x20;
    return (lower >= U'a' && lower <= U'z') || (codePoint >= U'0' && codePoint <= U'9')
        ? CodePointKind::Letter
        : CodePointKind::Separator;
}

bool continuesCharacter(char32_t codePoint)
{
    switch (u_getIntPropertyValue(UChar32(codePoint), UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_EXTEND:
    case U_GCB_SPACING_MARK:
    case U_GCB_ZWJ:
        return true;
    default:
        return false;
    }
}

QString fold(QStringView text)
{
    return isAscii(text) ? foldAscii(text) : foldUnicode(text);
}

QString foldWord(QStringView word)
{
    if (isAscii(word))
        return foldAscii(word).left(maxFoldedLength);
    const QString folded = foldUnicode(word);
    QString result;
    result.reserve(folded.size());
    // Compatibility forms can contain spaces and slashes, as ½ does.
    for (qsizetype i = 0; i < folded.size() && result.size() < maxFoldedLength - 1;) {
        const qsizetype from = i;
        const CodePointKind kind = kindOf(nextCodePoint(folded, i));
        if (kind != CodePointKind::Separator && kind != CodePointKind::Ignorable)
            result.append(QStringView(folded).mid(from, i - from));
    }
    return result;
}

} // namespace triage::search
