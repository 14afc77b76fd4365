// SPDX-License-Identifier: GPL-3.0-or-later
// What each problem type means and what to do about it, in words for people.
#pragma once

#include "problem.h"

#include <QByteArray>

namespace triage::api::openapi {

struct ProblemText
{
    const char *meaning; ///< What has happened.
    const char *remedy; ///< What to do now.
    const char *detail; ///< The detail of an example.
};

ProblemText textOf(ProblemType type);

/// An occurrence to show.
Problem exampleProblem(ProblemType type);
/// Its document.
QByteArray exampleDocument(ProblemType type, const QString &problemsBase);

} // namespace triage::api::openapi
