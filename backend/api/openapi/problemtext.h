// SPDX-License-Identifier: GPL-3.0-or-later
// Explains each problem type to people: its meaning and its remedy.
#pragma once

#include "problem.h"

#include <QByteArray>

namespace triage::api::openapi {

struct ProblemText
{
    const char *meaning; ///< The cause of the problem.
    const char *remedy; ///< The action to take.
    const char *detail; ///< The detail of an example.
};

ProblemText textOf(ProblemType type);

/// Returns an example of a problem.
Problem exampleProblem(ProblemType type);
/// Returns the document of the example.
QByteArray exampleDocument(ProblemType type, const QString &problemsBase);

} // namespace triage::api::openapi
