// SPDX-License-Identifier: GPL-3.0-or-later
// Problem documents as answers carry them: read back into the Problem that they were made of.
#pragma once

#include "problem.h"

#include <QByteArrayView>

#include <optional>

namespace triage::api {

/// The type whose URI ends with that name; nothing: a type that this program does not know.
std::optional<ProblemType> problemTypeOf(QStringView slug);

/// The nearest type for an HTTP status of 400 and more: what an unknown type, or an answer without a problem
/// document, amounts to.
ProblemType problemTypeOf(int status);

/// The problem that a document tells of. The status counts where the document's type is unknown. Nothing: the
/// text is no problem document.
std::optional<Problem> readProblem(QByteArrayView document, int status);

} // namespace triage::api
