// SPDX-License-Identifier: GPL-3.0-or-later
// The codes of the languages that feedback is written in.
#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace triage {

/// The code of texts whose language is not known (ISO 639-2).
inline constexpr QStringView unknownLanguageCode = u"und";

/// Returns whether a text is a code of two lower-case letters (ISO 639-1) or unknownLanguageCode.
inline bool isLanguageCode(QStringView text)
{
    const auto isLetter = [](QChar c) {
        return c >= u'a' && c <= u'z';
    };
    return text == unknownLanguageCode || (text.size() == 2 && isLetter(text[0]) && isLetter(text[1]));
}

/// A language that a list of feedback is limited to.
struct LanguageCode
{
    QString code; ///< As isLanguageCode() accepts it.

    LanguageCode() = default;
    LanguageCode(QString known) : code(std::move(known)) { }

    static std::optional<LanguageCode> fromText(const QString &text)
    {
        return isLanguageCode(text) ? std::optional<LanguageCode>(text) : std::nullopt;
    }
    static QString accepted()
    {
        return QStringLiteral("a code of two lower-case letters, such as de, or und");
    }
    const QString &toText() const { return code; }

    friend bool operator==(const LanguageCode &, const LanguageCode &) = default;
};

} // namespace triage
