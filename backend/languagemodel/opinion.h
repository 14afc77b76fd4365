// SPDX-License-Identifier: GPL-3.0-or-later
// What the model thinks of one item, read strictly, and what is made of it.
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
    int spoken = 0; ///< 0 to 100.
    QString quote;
};

/// Untrusted: whoever wrote the item may have written it, too.
struct Opinion
{
    std::vector<Nomination> nominations;
    bool noneFits = false;
    QString reasoning;
};

/// The buffer that a request calls by a handle.
struct Handle
{
    QString name; ///< "B1".
    BufferId buffer;
};

/// What is wrong with an answer, in words for the model; empty: nothing.
QString faultOf(JsonValue answer, const std::vector<Handle> &handles);
/// Only of an answer without fault.
Opinion opinionFrom(JsonValue answer, const std::vector<Handle> &handles,
                    const std::vector<routing::BufferProfile> &buffers);

/// How right the model turned out to be so far in an organization.
struct Experience
{
    routing::Calibration calibration;
    qint64 resolved = 0; ///< Decisions that people were asked about and said something to.
};

/// What an opinion is weighed against.
struct OpinionContext
{
    QString text; ///< As it was sent.
    bool isSuspicious = false;
    routing::Verdict embedded;
    Experience experience;
};

/// A verdict, never surer than the evidence allows: a wrong answer, whoever caused it, goes to a person at
/// most.
routing::Verdict verdictFrom(const Opinion &opinion, const OpinionContext &evidence);

inline constexpr double maxConfidenceBeforeExperience = 0.89;
inline constexpr double maxConfidenceWhenDoubtful = 0.79;
inline constexpr int minDecisionsForExperience = 30;

} // namespace triage::languagemodel
