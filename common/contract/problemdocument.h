// SPDX-License-Identifier: GPL-3.0-or-later
// Reads problem documents of answers back into the Problem that they were made of.
#pragma once

#include "problem.h"

#include <QByteArrayView>

#include <optional>

namespace triage::api {

/// Returns the type whose URI ends with this name; nothing for a type that this program does not know.
std::optional<ProblemType> problemTypeOf(QStringView slug);

/// Returns the nearest type for an HTTP status of 400 or more: for an unknown type, or an answer without a
/// problem document.
ProblemType problemTypeOf(int status);

/// Returns the problem that a document describes. The status decides if the document's type is unknown.
/// Returns nothing if the text is not a problem document.
std::optional<Problem> readProblem(QByteArrayView document, int status);

} // namespace triage::api
