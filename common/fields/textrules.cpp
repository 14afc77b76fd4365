// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/textrules.h"

#include "text.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

bool isEmail(const QString &text)
{
    static const QRegularExpression form(u"\\A[^@\\s]+@[^@\\s]+\\z"_s);
    return form.match(text).hasMatch();
}

} // namespace

QString lengthWords(const Rules &rules, const QString &unit)
{
    if (rules.maxLength == std::numeric_limits<int>::max())
        return u"at least %1 %2"_s.arg(rules.minLength).arg(unit);
    return u"%1 to %2 %3"_s.arg(rules.minLength).arg(rules.maxLength).arg(unit);
}

std::optional<Problem> whyNotText(const QString &text, const Rules &rules, const QString &path)
{
    const auto wrong = [&](const QString &detail) {
        return invalidField(path, detail, rules.category);
    };
    if (!isStorable(text))
        return wrong(u"%1 must not contain U+0000 or unpaired surrogates."_s.arg(path));
    const qsizetype length = codePoints(text);
    if (length < rules.minLength || length > rules.maxLength)
        return wrong(
            u"%1 must have %2; it has %3."_s.arg(path, lengthWords(rules, u"characters"_s)).arg(length));
    if (rules.required && isBlank(text))
        return wrong(u"%1 must not be blank."_s.arg(path));
    switch (rules.form) {
    case TextForm::Any:
        return {};
    case TextForm::Email:
        if (isEmail(text))
            return {};
        return wrong(u"%1 must be an e-mail address such as name@example.com."_s.arg(path));
    }
    Q_UNREACHABLE();
}

} // namespace triage
