// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the examples of an organization from the pool of a set, and the items to measure with.
#pragma once

#include "evaluationset.h"

#include "routing/meaning/vectorspace.h"
#include "routing/model.h"

namespace triage::benchmark {

struct Drawing
{
    std::vector<routing::Example> examples;
    std::vector<const LabelledItem *> items;
};

enum class Measured { Test, Pool };

/// The examples that people teach.
struct Teaching
{
    bool none = true; ///< Includes items that fit nothing.
    bool asTheyCome = false; ///< The same total number, with buffers as frequent as they are in the pool.
    bool isFirstNew = false; ///< Only the first buffer has k examples, the others have longTaught.
};

/// The number of examples of the other buffers beside a new one.
inline constexpr int longTaught = 30;

/// Returns the seed of a drawing to measure with, by its number from 1. Fits draw with other seeds.
inline quint32 seedOfDrawing(int number)
{
    return quint32(1000 + number);
}

/// Draws k examples of each buffer, and 0.2 k times the number of buffers that fit nothing. The items to
/// measure with are the test split or, for fitting, a third of the pool that no example is drawn from.
Drawing draw(const EvaluationSet &set, int k, quint32 seed, Measured measured, Teaching teaching = {});

/// Returns a model with these examples.
std::shared_ptr<const routing::Model>
taught(const EvaluationSet &set, const std::vector<routing::Example> &examples, routing::Spaces spaces = {});

class EncoderSpace;

/// The spaces of meaning to measure with.
struct UsedSpaces
{
    bool ownTexts = true;
    std::shared_ptr<EncoderSpace> encoder; ///< Null for none.
    double misled = 0; ///< The part of the own texts that is written to mislead: see mislead().
};
/// Returns the spaces of a set. That of the own texts follows from those of the pool, without the drawing's
/// items.
routing::Spaces spacesOf(const EvaluationSet &set, const Drawing &drawing, const UsedSpaces &used);

} // namespace triage::benchmark
