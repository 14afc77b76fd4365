// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of an undo step in little memory.
#pragma once

#include "commands/plan.h"

#include <cstddef>
#include <vector>

namespace triage::app {

/// Keeps the operations of a large move, which differ in their items only, in a quarter of their size.
class KeptOperations
{
public:
    KeptOperations() = default;
    KeptOperations(Operations operations); // NOLINT: a value like any other

    Operations all() const;
    std::size_t size() const { return m_items.empty() ? m_kinds.size() : m_items.size(); }
    bool empty() const { return size() == 0; }

private:
    Operations m_kinds; ///< Without their items; the operations themselves where these have little in common.
    std::vector<FeedbackId> m_items; ///< One of each operation.
    std::vector<quint16> m_kindOf; ///< Likewise.
};

} // namespace triage::app
