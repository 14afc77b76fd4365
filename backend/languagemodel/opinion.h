// SPDX-License-Identifier: GPL-3.0-or-later
// The model's opinion of one item, and the verdict that follows from it.
#pragma once

#include "fields/json.h"
#include "routing/model.h"

#include <QString>

#include <vector>

namespace triage::languagemodel {

enum class FitGrade { Clear, Partial, Weak };

/// A buffer that the model names.
struct Nomination
{
    BufferId buffer;
    FitGrade fit = FitGrade::Weak;
    int statedPercent = 0; ///< The confidence that the model states, 0 to 100.
    QString quote;
};

/// Untrusted: the author of the item may have influenced it.
struct Opinion
{
    std::vector<Nomination> nominations;
    bool noneFits = false;
    QString reasoning;
};

/// The handle of a buffer in a request.
struct Handle
{
    QString name; ///< "B1".
    BufferId buffer;
};

/// Returns the fault of an answer in words for the model, or an empty text.
QString faultOf(JsonValue answer, const std::vector<Handle> &handles);
/// Requires an answer without fault.
Opinion opinionFrom(JsonValue answer, const std::vector<Handle> &handles,
                    const std::vector<routing::BufferProfile> &buffers);

/// The accuracy of the model in an organization so far.
struct Experience
{
    routing::Calibration calibration;
    qint64 resolved = 0; ///< The number of decisions that people reviewed.
};

/// The facts that an opinion is weighed against.
struct OpinionContext
{
    QString text; ///< The text as it was sent to the model.
    bool isSuspicious = false;
    std::size_t buffers = 0; ///< The number of buffers that the model could name.
    routing::Verdict embedded;
    Experience experience;
};

/// Returns a verdict that is at most as confident as the facts allow. At worst, a wrong answer is sent to a
/// person.
routing::Verdict verdictFrom(const Opinion &opinion, const OpinionContext &context);

inline constexpr double maxConfidenceBeforeExperience = 0.89;
inline constexpr double maxConfidenceWhenDoubtful = 0.79;
inline constexpr int minDecisionsForExperience = 30;

} // namespace triage::languagemodel
