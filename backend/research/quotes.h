// SPDX-License-Identifier: GPL-3.0-or-later
// Passages that are literally part of a text.
#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace triage::research {

/// The limit in UTF-16 units; longer quotes are cut between words.
inline constexpr qsizetype maxQuoteLength = 280;

/// Returns the sentences of a text without surrounding white space, cut to the limit of a quote. Each is
/// literally part of the text.
std::vector<QStringView> sentencesOf(QStringView text);

/// Returns the part of the text that a quote refers to: the quote itself, or a passage that differs from it
/// only in white space, case and the shape of quotation marks, as it is written in the text. Null if there is
/// none.
QString locate(const QString &quote, const QString &text);

} // namespace triage::research
