// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of classifiers, which decide which buffers a piece of feedback belongs to.
#pragma once

#include "domain/ids.h"
#include "domain/routing.h"
#include "routing/text/feedbacktext.h"

#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace triage::routing {

/// The description of a buffer.
struct BufferProfile
{
    BufferId id;
    QString name;
    QString slug;
    QString description; ///< May be empty.
    QString routingInstructions; ///< May be empty.
    QByteArray vector = {}; ///< As that of FeedbackText.
};

/// The fit of one buffer, with the reason.
struct Candidate
{
    BufferId buffer;
    double confidence = 0; ///< 0 to 1, compared with the thresholds.
    QString reasoning; ///< One or two sentences for the person who checks it.
    double score = 0; ///< The score before calibration, stored as its training data.
    bool isDoubtful = false; ///< A person has to check it, whatever the confidence.
    std::optional<RoutingReason> reason = std::nullopt; ///< The reasoning as a code, if it has one.
};

struct Verdict
{
    std::vector<Candidate> candidates; ///< Best first; at most maxCandidates.
    QString reasoning; ///< The reason why nothing fits; otherwise the reason of the best candidate.
    QString classifier; ///< Name and version of the classifier that decided, which may be a fallback.
    bool isAbandoned = false; ///< The program ends before a decision: the item must be classified again.
    std::optional<RoutingReason> reason = std::nullopt; ///< The reasoning as a code, if it has one.
};

inline constexpr int maxCandidates = 5;

class Model;

/// The circumstances of a decision.
struct ClassificationRequest
{
    OrganizationId organization;
    bool isInteractive = false; ///< A person waits for the result.
    std::chrono::milliseconds waited{ 0 }; ///< The time that the item has waited for its turn.
};

/// Thread-safe. Always returns a verdict; may take long if it calls another service.
class Classifier
{
public:
    virtual ~Classifier() = default;
    /// Returns name and version, for example "embedded-1".
    virtual QString name() const = 0;
    virtual Verdict classify(const FeedbackText &item, const Model &model) const = 0;
    /// Does the same for classifiers that need the organization.
    virtual Verdict classifyFor(const ClassificationRequest &, const FeedbackText &item,
                                const Model &model) const
    {
        return classify(item, model);
    }
};

} // namespace triage::routing
