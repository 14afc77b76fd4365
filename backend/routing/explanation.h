// SPDX-License-Identifier: GPL-3.0-or-later
// Explains in a sentence or two why a buffer fits, or why none does.
#pragma once

#include <QString>

#include <vector>

namespace triage::routing {

struct FeedbackText;

/// A word of the text and its share of the score of a buffer.
struct WordEvidence
{
    QString word; ///< As it is written in the text.
    double share = 0; ///< Its part of the score.
};

/// The facts that an explanation is made of.
struct Grounds
{
    QString buffer; ///< The name of the buffer.
    double confidence = 0;
    std::vector<WordEvidence> evidence; ///< Strongest first; may be empty.
    QString
        example; ///< The example of the buffer that is most similar to the text; empty if it would not help.
};

/// Returns the title of an item or its first words, in one short line.
QString nameOf(const FeedbackText &item);

/// Explains the choice of a buffer: the words that decided and a similar example. For the best candidate it
/// also names the next buffer.
QString whyItFits(const Grounds &grounds, const Grounds *next = nullptr);
/// Explains why no buffer was chosen: the closest one and its confidence. If the text is similar to an
/// example that fits nothing, likeNone is the name of that example.
QString whyNothingFits(const Grounds &closest, const QString &likeNone);
/// Explains why no buffer was chosen if the text shares nothing with any.
QString whyNothingIsClose(bool hasBuffers, bool hasWords);

} // namespace triage::routing
