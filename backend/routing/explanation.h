// SPDX-License-Identifier: GPL-3.0-or-later
// Saying in a sentence or two why a buffer fits, or why none does.
#pragma once

#include <QString>

#include <vector>

namespace triage::routing {

struct FeedbackText;

/// A word of the text and how much it speaks for a buffer.
struct WordEvidence
{
    QString word; ///< As it stands in the text.
    double share = 0; ///< Its part of the score.
};

/// What there is to say of a buffer.
struct Grounds
{
    QString buffer; ///< Its name.
    double confidence = 0;
    std::vector<WordEvidence> evidence; ///< Strongest first; may be empty.
    QString example; ///< What of the buffer the text is most like; empty where that says nothing.
};

/// The title of an item or its first words, in one short line.
QString nameOf(const FeedbackText &item);

/// Why a buffer was chosen: the words of the text that decided, and what it is like. For the best candidate
/// also which buffer comes next.
QString whyItFits(const Grounds &grounds, const Grounds *next = nullptr);
/// Why no buffer was chosen: what came closest, and how far off it is. Where the text is like one that people
/// said fits nothing, that one's name.
QString whyNothingFits(const Grounds &closest, const QString &likeNone);
/// Why no buffer was chosen where the text shares nothing with any.
QString whyNothingIsClose(bool hasBuffers, bool hasWords);

} // namespace triage::routing
