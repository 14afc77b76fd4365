// SPDX-License-Identifier: GPL-3.0-or-later
// What a person wrote, of a change that waits or was refused, in words.
#pragma once

#include "store/values/operation.h"

#include <QCoreApplication>

namespace triage::app {

class ProposedValues
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ProposedValues)
public:
    /// The values of an edit or a note; empty: the change has none.
    static QString text(const Operation &operation);
};

} // namespace triage::app
