// SPDX-License-Identifier: GPL-3.0-or-later
// The classifier that needs nothing but the organization's own model: no network, no downloaded weights.
#pragma once

#include "routing/classifier.h"

namespace triage::routing {

/// Treats text as data only, so that the one way for feedback to influence it is to be about the subject of a
/// buffer.
class EmbeddedClassifier : public Classifier
{
public:
    QString name() const override;
    Verdict classify(const FeedbackText &item, const Model &model) const override;
};

} // namespace triage::routing
