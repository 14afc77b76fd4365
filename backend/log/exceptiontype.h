// SPDX-License-Identifier: GPL-3.0-or-later
// Names an unexpected exception in logs and problems by its type, because its message may quote user content.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

#include <exception>
#include <type_traits>

namespace triage {

QByteArray demangledName(const std::exception &bug);

/// Returns the Result of a function; an exception that it throws is the InternalError that names its type.
template <typename Work>
std::invoke_result_t<Work> guarded(const Work &work)
{
    try {
        return work();
    } catch (const std::exception &bug) {
        return problem(ProblemType::InternalError, QString::fromLatin1(demangledName(bug)));
    }
}

} // namespace triage
