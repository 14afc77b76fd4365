// SPDX-License-Identifier: GPL-3.0-or-later
// Finds many patterns in a sequence at once (Aho and Corasick).
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace triage::search {

/// Reads a sequence of symbols and says which patterns end at each of them. The time does not depend on the
/// number of patterns.
class Automaton
{
public:
    using Symbol = quint32;
    using State = quint32;

    static constexpr State start = 0;

    /// The number of a pattern is the number of patterns added before it. A pattern must not be empty.
    void add(std::span<const Symbol> pattern);
    /// Must be called after the last add().
    void build();

    std::size_t stateCount() const { return m_nodes.size(); }
    /// Returns the state after another symbol.
    State next(State state, Symbol symbol) const;
    /// Returns the first state of the chain whose patterns end here, or start if none does: the state itself,
    /// or that of a shorter pattern.
    State firstEnd(State state) const { return m_nodes[state].patterns.empty() ? nextEnd(state) : state; }
    /// Returns the next state of the chain, with shorter patterns, or start at its end.
    State nextEnd(State state) const { return m_nodes[state].nextEnd; }
    /// Returns the patterns that a state of the chain stands for.
    const std::vector<std::size_t> &patterns(State state) const { return m_nodes[state].patterns; }

private:
    struct Node
    {
        std::vector<std::pair<Symbol, State>> children; ///< In the order of their symbols.
        State shorter = start; ///< The longest other state that is an end of this one.
        State nextEnd = start;
        std::vector<std::size_t> patterns;
    };

    /// Returns start if there is no such child.
    State child(State state, Symbol symbol) const;

    std::vector<Node> m_nodes = std::vector<Node>(1);
    std::size_t m_patternCount = 0;
};

} // namespace triage::search
