// SPDX-License-Identifier: GPL-3.0-or-later
// The classifier that needs nothing but the organization's own model: no network, no downloaded weights.
#pragma once

#include "routing/classifier.h"

namespace triage::routing {

/// Asks the model. Text is data to it and nothing else, so no feedback can talk it into anything but by being
/// about what a buffer is about.
class EmbeddedClassifier : public Classifier
{
public:
    QString name() const override;
    Verdict classify(const FeedbackText &item, const Model &model) const override;
};

} // namespace triage::routing
