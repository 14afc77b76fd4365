// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/keptoperations.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace triage::app {

namespace {

Operation withItem(Operation operation, FeedbackId item)
{
    std::visit([item](auto &each) { each.feedback = item; }, operation);
    return operation;
}

/// Returns whether these are the same move of different items.
bool isSameMove(const Operation &one, const Operation &other)
{
    if (const auto *assign = std::get_if<Assign>(&one))
        return std::holds_alternative<Assign>(other) && *assign == std::get<Assign>(other);
    if (const auto *unassign = std::get_if<Unassign>(&one))
        return std::holds_alternative<Unassign>(other) && *unassign == std::get<Unassign>(other);
    return false;
}

} // namespace

KeptOperations::KeptOperations(Operations operations)
{
    constexpr std::size_t mostLooks = 8; // a move has two kinds for each buffer that its items leave
    const std::size_t mostKinds
        = std::min<std::size_t>(operations.size() / 4, std::numeric_limits<quint16>::max());
    m_items.reserve(operations.size());
    m_kindOf.reserve(operations.size());
    for (const Operation &operation : operations) {
        const Operation kind = withItem(operation, {});
        const auto end = m_kinds.rbegin() + std::ptrdiff_t(std::min(m_kinds.size(), mostLooks));
        const auto known = std::find_if(m_kinds.rbegin(), end,
                                        [&kind](const Operation &each) { return isSameMove(each, kind); });
        const bool isNew = known == end;
        if (isNew && m_kinds.size() >= mostKinds) {
            std::vector<FeedbackId>().swap(m_items);
            std::vector<quint16>().swap(m_kindOf);
            m_kinds = std::move(operations);
            break;
        }
        m_items.push_back(feedbackOf(operation));
        m_kindOf.push_back(quint16(isNew ? m_kinds.size() : std::size_t(m_kinds.rend() - known) - 1));
        if (isNew)
            m_kinds.push_back(kind);
    }
    m_kinds.shrink_to_fit();
}

Operations KeptOperations::all() const
{
    if (m_items.empty())
        return m_kinds;
    Operations operations;
    operations.reserve(m_items.size());
    for (std::size_t i = 0; i < m_items.size(); ++i)
        operations.push_back(withItem(m_kinds[m_kindOf[i]], m_items[i]));
    return operations;
}

} // namespace triage::app
