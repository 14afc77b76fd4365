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
    /// The distinct operations without their items. If there are too many of them, all operations as they
    /// are.
    Operations m_kinds;
    std::vector<FeedbackId> m_items; ///< The item of each operation. Empty if m_kinds has all operations.
    std::vector<quint16> m_kindOf; ///< The index in m_kinds of each operation, in the order of m_items.
};

} // namespace triage::app
