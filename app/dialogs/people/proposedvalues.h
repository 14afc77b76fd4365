// SPDX-License-Identifier: GPL-3.0-or-later
// Describes what a person wrote in a pending or refused change.
#pragma once

#include "store/values/operation.h"

#include <QCoreApplication>

namespace triage::app {

class ProposedValues
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ProposedValues)
public:
    /// Returns the values of an edit or a note, or an empty text where the change has none.
    static QString text(const Operation &operation);
};

} // namespace triage::app
