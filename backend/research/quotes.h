// SPDX-License-Identifier: GPL-3.0-or-later
// Passages that stand word for word in a text.
#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace triage::research {

/// Longer quotes are cut between words.
inline constexpr qsizetype maxQuoteLength = 280;

/// The sentences of a text, without white space around them; those that are too long only as far as a quote
/// goes. Each is part of the text as it stands.
std::vector<QStringView> sentencesOf(QStringView text);

/// The part of the text that a quote means: the quote itself where it stands there; otherwise what differs
/// from it only in white space, case and the shape of quotation marks, as it stands in the text. Null where
/// there is none.
QString locate(const QString &quote, const QString &text);

} // namespace triage::research
