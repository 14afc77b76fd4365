// SPDX-License-Identifier: GPL-3.0-or-later
// An item, prepared for comparing it with others.
#pragma once

#include "domain/ids.h"
#include "duplicates/codes.h"
#include "routing/text/featurevector.h"
#include "timestamp.h"

#include <QString>

#include <vector>

namespace triage::duplicates {

/// The text and the circumstances of an item.
struct Item
{
    routing::FeedbackText text;
    std::vector<TargetId> targets = {}; ///< Sorted.
    QString submitter = {}; ///< Empty if it is unknown.
    Timestamp createdAt = {};
};

/// The length up to which a description is compared, in UTF-16 units. People say first what it is about.
inline constexpr qsizetype maxComparedLength = 1500;

/// The features of an item with their weights. Words count more, the rarer they are in general and in the
/// organization.
struct ComparableItem
{
    ComparableItem(const Item &item, const routing::Rarity &rarity);

    routing::FeatureVector words;
    routing::FeatureVector grams;
    routing::FeatureVector titleWords;
    routing::FeatureVector titleGrams;
    std::vector<routing::SurfaceWord> surfaceWords;
    int wordCount = 0;
    Codes codes;
    std::vector<QString> titleDigits;
    std::vector<TargetId> targets;
    QString submitter;
    Timestamp createdAt;
};

} // namespace triage::duplicates
