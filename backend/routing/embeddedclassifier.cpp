// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/embeddedclassifier.h"

#include "routing/model.h"

using namespace Qt::StringLiterals;

namespace triage::routing {

QString EmbeddedClassifier::name() const
{
    return u"embedded-1"_s;
}

Verdict EmbeddedClassifier::classify(const FeedbackText &item, const Model &model) const
{
    Verdict verdict = model.classify(item);
    verdict.classifier = name();
    return verdict;
}

} // namespace triage::routing
