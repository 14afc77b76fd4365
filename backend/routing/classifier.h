// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding which buffers a piece of feedback belongs to: the interface, and what it takes and returns.
#pragma once

#include "domain/ids.h"
#include "routing/text/feedbacktext.h"

#include <QString>

#include <vector>

namespace triage::routing {

/// What a classifier knows of a buffer.
struct BufferProfile
{
    BufferId id;
    QString name;
    QString slug;
    QString description; ///< May be empty.
    QString routingInstructions; ///< May be empty.
};

/// How well one buffer fits, and why.
struct Candidate
{
    BufferId buffer;
    double confidence = 0; ///< 0 to 1, to be held against the thresholds.
    QString reasoning; ///< One or two sentences for the person who checks it.
    double score = 0; ///< What the confidence was calibrated from; kept with the decision for the calibration
                      ///< to learn.
    bool isDoubtful = false; ///< A person has to look, however sure it seems.
};

struct Verdict
{
    std::vector<Candidate> candidates; ///< Best first; at most maxCandidates.
    QString reasoning; ///< Why nothing fits, where nothing does; otherwise the best candidate's.
    QString classifier; ///< Name and version of what decided: a classifier that cannot answer may have asked
                        ///< another one.
    bool isAbandoned = false; ///< Nothing was decided, as the program ends: the item is to be taken up again.
};

inline constexpr int maxCandidates = 5;

class Model;

/// For whom an item is classified, and whether somebody waits for it.
struct ClassificationRequest
{
    OrganizationId organization;
    bool isInteractive = false;
};

/// Thread-safe. May take long where it asks another service; always has an answer.
class Classifier
{
public:
    virtual ~Classifier() = default;
    /// Its name and version, for example "embedded-1".
    virtual QString name() const = 0;
    virtual Verdict classify(const FeedbackText &item, const Model &model) const = 0;
    /// The same for classifiers that have to know for whom.
    virtual Verdict classifyFor(const ClassificationRequest &, const FeedbackText &item,
                                const Model &model) const
    {
        return classify(item, model);
    }
};

} // namespace triage::routing
