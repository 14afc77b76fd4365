// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/triage.h"

#include "text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

bool hasControlCharacter(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar each) { return each.category() == QChar::Other_Control; });
}

} // namespace

// Lower case may need another normalisation, which may bring further capital letters.
QString normalTag(const QString &text)
{
    QString now = text;
    for (QString before; before != now;) {
        before = now;
        now = now.normalized(QString::NormalizationForm_KC)
                  .toLower()
                  .normalized(QString::NormalizationForm_KC);
    }
    return now.simplified();
}

Result<std::vector<QString>> normalTags(const std::vector<QString> &tags, const QString &field)
{
    std::vector<QString> normal;
    for (const QString &tag : tags) {
        const QString text = normalTag(tag);
        const qsizetype length = codePoints(text);
        if (length < 1 || length > triagerules::maxTagLength)
            return invalidField(field,
                                u"A tag must have 1 to %1 characters."_s.arg(triagerules::maxTagLength));
        if (text.contains(u','))
            return invalidField(field, u"A tag must not contain a comma."_s);
        if (hasControlCharacter(text))
            return invalidField(field, u"A tag must not contain control characters."_s);
        normal.push_back(text);
    }
    std::sort(normal.begin(), normal.end());
    normal.erase(std::unique(normal.begin(), normal.end()), normal.end());
    return normal;
}

} // namespace triage
