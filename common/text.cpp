// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include <QStringDecoder>

#include <algorithm>

namespace triage {

QString textFromUtf8(QByteArrayView utf8)
{
    // QString::fromUtf8() would drop a leading byte order mark.
    if (!utf8.startsWith("\xEF\xBB\xBF"))
        return QString::fromUtf8(utf8);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(utf8);
}

qsizetype codePoints(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isLowSurrogate(); });
}

bool isStorable(QStringView text)
{
    return text.isValidUtf16() && !text.contains(QChar(u'\0'));
}

bool isBlank(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

QString firstCodePoints(const QString &text, qsizetype most)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLowSurrogate() && ++count > most)
            return text.first(i);
    }
    return text;
}

std::optional<bool> booleanOf(QStringView text)
{
    if (text.compare(u"true", Qt::CaseInsensitive) == 0)
        return true;
    if (text.compare(u"false", Qt::CaseInsensitive) == 0)
        return false;
    return std::nullopt;
}

QString isolated(const QString &text)
{
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar popDirectionalIsolate(0x2069);
    return firstStrongIsolate + text + popDirectionalIsolate;
}

} // namespace triage
