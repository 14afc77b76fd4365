// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/slug.h"

#include "domain/ids.h"

#include <unicode/translit.h>

#include <memory>
#include <mutex>

using namespace Qt::StringLiterals;

namespace triage::search {

namespace {

constexpr qsizetype maxSlugLength = 64;

icu::UnicodeString toAscii(QStringView name)
{
    icu::UnicodeString text(name.utf16(), int32_t(name.size()));
    // Created once, because that takes milliseconds. Some transliterators of ICU have state, hence the lock.
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    static const std::unique_ptr<icu::Transliterator> transliterator = [] {
        UErrorCode error = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(
            icu::Transliterator::createInstance("Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, error));
    }();
    if (transliterator)
        transliterator->transliterate(text);
    return text;
}

/// Apostrophes join: "don't" becomes "dont". Transliterated soft signs are apostrophes as well.
bool isApostrophe(char16_t c)
{
    return c == u'\'' || c == u'\u2019' || c == u'\u2018' || (c >= u'\u02B9' && c <= u'\u02BF');
}

} // namespace

QString slugify(QStringView name)
{
    const icu::UnicodeString ascii = toAscii(name);
    QString slug;
    for (int32_t i = 0; i < ascii.length() && slug.size() < maxSlugLength; ++i) {
        const char16_t c = ascii.charAt(i);
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            slug.append(QChar(c));
        else if (!slug.isEmpty() && !slug.endsWith(u'-') && !isApostrophe(c))
            slug.append(u'-');
    }
    while (slug.endsWith(u'-'))
        slug.chop(1);
    if (slug.isEmpty())
        return u"buffer"_s;
    return decodeId(slug) ? slug + "-1"_L1 : slug;
}

} // namespace triage::search
