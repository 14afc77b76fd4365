// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/jsonparser.h"

#include "text.h"

#include <algorithm>
#include <charconv>
#include <limits>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

// Decimal numbers of fewer characters and without an exponent fit into a double.
constexpr qsizetype maxPlainLength = 300;

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");

/// Names the first line that is not UTF-8. A line break is never a part of a longer sequence.
QString notUtf8(QByteArrayView json)
{
    for (int line = 1;; ++line) {
        const qsizetype end = json.indexOf('\n');
        if (end < 0 || !json.first(end).isValidUtf8())
            return u"line %1 is not UTF-8."_s.arg(line);
        json = json.sliced(end + 1);
    }
}

/// Describes the character at a position in valid UTF-8.
QString whatStandsAt(QByteArrayView json, qsizetype at)
{
    if (at >= json.size())
        return u"the end of the text"_s;
    qsizetype end = at + 1;
    while (end < json.size() && (uchar(json[end]) & 0xC0) == 0x80)
        ++end;
    const QString character = textFromUtf8(json.sliced(at, end - at));
    if (character.size() == 1 && character[0] < u' ')
        return u"a control character"_s;
    return character;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHighSurrogate(int unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

bool isLowSurrogate(int unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

bool fitsInteger(QByteArrayView digits)
{
    qint64 value = 0;
    return std::from_chars(digits.begin(), digits.end(), value).ec == std::errc();
}

// Returns about how many digits the number has before its point; less than 0 for zeros after the point.
qint64 magnitudeOf(QByteArrayView number)
{
    constexpr qint64 endless = std::numeric_limits<qint32>::max();
    const auto isMark = [](char c) {
        return c == 'e' || c == 'E';
    };
    const auto mark = std::find_if(number.begin(), number.end(), isMark);
    const auto point = std::find(number.begin(), mark, '.');
    const auto first = std::find_if(number.begin(), mark, [](char c) { return c >= '1' && c <= '9'; });
    if (mark == number.end())
        return point - first;
    const auto begin = mark[1] == '+' ? mark + 2 : mark + 1;
    qint64 exponent = 0;
    if (std::from_chars(begin, number.end(), exponent).ec != std::errc())
        exponent = *begin == '-' ? -endless : endless;
    // Without the bounds the sum overflows for exponents near the end of 64 bits.
    return point - first + std::clamp(exponent, -endless, endless);
}

// Returns false for a number beyond the largest double. One that is too small for a double counts as 0.
bool fitsDouble(QByteArrayView number)
{
    double value = 0;
    const bool fits = std::from_chars(number.begin(), number.end(), value).ec == std::errc();
    return fits || magnitudeOf(number) < 0;
}

} // namespace

std::optional<JsonTree> JsonParser::parse()
{
    if (m_json.size() > std::numeric_limits<qint32>::max() || !m_json.isValidUtf8())
        return std::nullopt;
    if (m_json.startsWith(byteOrderMark))
        m_at += byteOrderMark.size();
    m_tree.texts.reserve(m_json.size());
    if (!parseValue({}))
        return std::nullopt;
    skipSpace();
    if (m_at != m_json.size()) {
        expect("the end of the text");
        return std::nullopt;
    }
    m_tree.nodes.push_back(m_open.back());
    return std::move(m_tree);
}

QString JsonParser::mistake() const
{
    if (!m_json.isValidUtf8())
        return notUtf8(m_json);
    const QByteArrayView before = m_json.first(std::min(m_at, m_json.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const qsizetype column = codePoints(textFromUtf8(before.sliced(before.lastIndexOf('\n') + 1))) + 1;
    const QString place = u"line %1, column %2: "_s.arg(line).arg(column);
    const QString wanted = QString::fromLatin1(m_wanted);
    return place
        + (m_most > 0 ? u"at most %1 %2 are taken."_s.arg(m_most).arg(wanted)
                      : u"%1 where %2 is expected."_s.arg(whatStandsAt(m_json, m_at), wanted));
}

bool JsonParser::parseValue(Slice name)
{
    skipSpace();
    switch (peek()) {
    case '{':
        return parseObject(name);
    case '[':
        return parseArray(name);
    case '"':
        if (const std::optional<Slice> text = parseText())
            return push(Kind::Text, name, *text);
        return false;
    case 't':
        return parseWord("true", Kind::Boolean, name, true);
    case 'f':
        return parseWord("false", Kind::Boolean, name);
    case 'n':
        return parseWord("null", Kind::Null, name);
    default:
        return peek() == '-' || isDigit(peek()) ? parseNumber(name) : expect("a value");
    }
}

bool JsonParser::parseObject(Slice name)
{
    if (!open())
        return false;
    const std::size_t firstChild = m_open.size();
    if (takeAfterSpace('}'))
        return close(Kind::Object, name, firstChild);
    do {
        skipSpace();
        if (peek() != '"')
            return expect("a name in double quotes");
        const std::optional<Slice> key = parseText();
        if (!key)
            return false;
        if (!takeAfterSpace(':'))
            return expect("a colon");
        if (!parseValue(*key))
            return false;
        if (m_open.size() - firstChild > maxMembers)
            return exceed("members in an object", qint64(maxMembers));
    } while (takeAfterSpace(','));
    return takeAfterSpace('}') ? close(Kind::Object, name, firstChild) : expect("a comma or }");
}

bool JsonParser::parseArray(Slice name)
{
    if (!open())
        return false;
    const std::size_t firstChild = m_open.size();
    if (takeAfterSpace(']'))
        return close(Kind::Array, name, firstChild);
    do {
        if (!parseValue({}))
            return false;
    } while (takeAfterSpace(','));
    return takeAfterSpace(']') ? close(Kind::Array, name, firstChild) : expect("a comma or ]");
}

bool JsonParser::parseWord(QByteArrayView word, Kind kind, Slice name, bool value)
{
    if (!m_json.sliced(m_at).startsWith(word))
        return expect("a value");
    m_at += word.size();
    return push(kind, name, { 0, value ? 1U : 0U });
}

bool JsonParser::parseNumber(Slice name)
{
    const qsizetype begin = m_at;
    bool isWhole = true;
    bool hasExponent = false;
    take('-');
    if (!take('0') && !digits())
        return expect("a digit");
    if (take('.')) {
        isWhole = false;
        if (!digits())
            return expect("a digit");
    }
    if (take('e') || take('E')) {
        isWhole = false;
        hasExponent = true;
        if (!take('+'))
            take('-');
        if (!digits())
            return expect("a digit");
    }
    const QByteArrayView number = m_json.sliced(begin, m_at - begin);
    const bool mayOverflow = hasExponent || number.size() > maxPlainLength;
    if (number.size() > maxNumberLength)
        return exceed("characters in a number", maxNumberLength);
    if (mayOverflow && !fitsDouble(number))
        return expect("a number of 64 bits");
    const Slice content{ quint32(m_tree.texts.size()), quint32(number.size()) };
    m_tree.texts.append(number);
    return push(isWhole && fitsInteger(number) ? Kind::Integer : Kind::Number, name, content);
}

// Appends the text between two quotes, without its escapes.
std::optional<JsonTree::Slice> JsonParser::parseText()
{
    if (!take('"'))
        return std::nullopt;
    const qsizetype begin = m_tree.texts.size();
    while (m_at < m_json.size()) {
        const qsizetype plain = m_at;
        while (m_at < m_json.size() && uchar(m_json[m_at]) >= 0x20 && m_json[m_at] != '"'
               && m_json[m_at] != '\\')
            ++m_at;
        m_tree.texts.append(m_json.sliced(plain, m_at - plain));
        if (take('"'))
            return Slice{ quint32(begin), quint32(m_tree.texts.size() - begin) };
        if (!take('\\')) {
            expect(m_at < m_json.size() ? "an escape such as \\n" : "the closing quote of a text");
            return std::nullopt;
        }
        if (!parseEscape())
            return std::nullopt;
    }
    expect("the closing quote of a text");
    return std::nullopt;
}

bool JsonParser::parseEscape()
{
    const char c = peek();
    if (!QByteArrayView("\"\\/bfnrtu").contains(c))
        return expect("an escape such as \\n or \\u00E9");
    ++m_at;
    switch (c) {
    case '"':
    case '\\':
    case '/':
        m_tree.texts.append(c);
        return true;
    case 'b':
        m_tree.texts.append('\b');
        return true;
    case 'f':
        m_tree.texts.append('\f');
        return true;
    case 'n':
        m_tree.texts.append('\n');
        return true;
    case 'r':
        m_tree.texts.append('\r');
        return true;
    case 't':
        m_tree.texts.append('\t');
        return true;
    default:
        return parseUnicodeEscape();
    }
}

// Continues after the u of an escape.
bool JsonParser::parseUnicodeEscape()
{
    const int unit = takeCodeUnit();
    if (unit < 0)
        return expect("four hexadecimal digits");
    if (isHighSurrogate(unit) && m_json.sliced(m_at).startsWith("\\u")) {
        const qsizetype next = m_at;
        m_at += 2;
        const int second = takeCodeUnit();
        if (isLowSurrogate(second)) {
            appendUtf8(0x10000 + (char32_t(unit - 0xD800) << 10) + char32_t(second - 0xDC00));
            return true;
        }
        m_at = next; // it is an escape of its own
    }
    const bool isUnpaired = isHighSurrogate(unit) || isLowSurrogate(unit);
    appendUtf8(isUnpaired ? 0 : char32_t(unit));
    return true;
}

// Takes four hexadecimal digits; returns -1 if they are not there.
int JsonParser::takeCodeUnit()
{
    int unit = 0;
    for (int i = 0; i < 4; ++i) {
        const int digit = hexDigit(peek());
        if (digit < 0)
            return -1;
        unit = unit << 4 | digit;
        ++m_at;
    }
    return unit;
}

void JsonParser::appendUtf8(char32_t codePoint)
{
    QByteArray &out = m_tree.texts;
    const auto continuation = [codePoint](int shift) {
        return char(0x80 | (codePoint >> shift & 0x3F));
    };
    if (codePoint < 0x80) {
        out.append(char(codePoint));
    } else if (codePoint < 0x800) {
        out.append(char(0xC0 | codePoint >> 6));
        out.append(continuation(0));
    } else if (codePoint < 0x10000) {
        out.append(char(0xE0 | codePoint >> 12));
        out.append(continuation(6));
        out.append(continuation(0));
    } else {
        out.append(char(0xF0 | codePoint >> 18));
        out.append(continuation(12));
        out.append(continuation(6));
        out.append(continuation(0));
    }
}

bool JsonParser::expect(const char *wanted)
{
    m_wanted = wanted;
    return false;
}

bool JsonParser::exceed(const char *what, qint64 most)
{
    m_most = most;
    return expect(what);
}

bool JsonParser::open()
{
    ++m_at;
    return ++m_depth <= maxDepth || exceed("arrays and objects inside each other", maxDepth);
}

// Moves the children behind all finished ones, where they stay.
bool JsonParser::close(Kind kind, Slice name, std::size_t firstChild)
{
    --m_depth;
    const auto begin = m_open.begin() + std::ptrdiff_t(firstChild);
    const Slice children{ quint32(m_tree.nodes.size()), quint32(m_open.size() - firstChild) };
    m_tree.nodes.insert(m_tree.nodes.end(), begin, m_open.end());
    m_open.erase(begin, m_open.end());
    return push(kind, name, children);
}

bool JsonParser::push(Kind kind, Slice name, Slice content)
{
    m_open.push_back({ kind, name, content });
    return ++m_values <= maxValues || exceed("values", qint64(maxValues));
}

bool JsonParser::digits()
{
    const qsizetype begin = m_at;
    while (isDigit(peek()))
        ++m_at;
    return m_at > begin;
}

bool JsonParser::take(char c)
{
    if (m_at == m_json.size() || m_json[m_at] != c)
        return false;
    ++m_at;
    return true;
}

bool JsonParser::takeAfterSpace(char c)
{
    skipSpace();
    return take(c);
}

void JsonParser::skipSpace()
{
    while (m_at < m_json.size()
           && (m_json[m_at] == ' ' || m_json[m_at] == '\n' || m_json[m_at] == '\r' || m_json[m_at] == '\t'))
        ++m_at;
}

} // namespace triage
