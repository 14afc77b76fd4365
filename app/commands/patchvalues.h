// SPDX-License-Identifier: GPL-3.0-or-later
// Compares resources with patches, field by field.
#pragma once

#include "fields/fields.h"

namespace triage::app {

/// Copies the value of a field that the patch has.
template <typename T, typename Value>
void copyIfSent(const Patch<T> &asked, const Value &value, Patch<T> &out)
{
    if (asked.sent)
        out = Patch<T>(value);
}

/// Returns whether the field has the value of the patch, if that has one.
template <typename T, typename Value>
bool matches(const Value &value, const Patch<T> &patch)
{
    return !patch.sent || patch.value == value;
}

} // namespace triage::app
