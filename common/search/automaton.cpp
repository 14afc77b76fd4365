// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/automaton.h"

#include <algorithm>

namespace triage::search {

namespace {

constexpr auto bySymbol
    = [](const std::pair<Automaton::Symbol, Automaton::State> &child, Automaton::Symbol symbol) {
          return child.first < symbol;
      };

} // namespace

Automaton::State Automaton::child(State state, Symbol symbol) const
{
    const auto &children = m_nodes[state].children;
    const auto found = std::lower_bound(children.begin(), children.end(), symbol, bySymbol);
    return found != children.end() && found->first == symbol ? found->second : start;
}

void Automaton::add(std::span<const Symbol> pattern)
{
    State state = start;
    for (const Symbol symbol : pattern) {
        State following = child(state, symbol);
        if (following == start) {
            following = State(m_nodes.size());
            auto &children = m_nodes[state].children;
            children.insert(std::lower_bound(children.begin(), children.end(), symbol, bySymbol),
                            { symbol, following });
            m_nodes.emplace_back();
        }
        state = following;
    }
    m_nodes[state].patterns.push_back(m_patternCount++);
}

void Automaton::build()
{
    // Shorter states first, because those of longer ones refer to them.
    std::vector<State> order{ start };
    for (std::size_t i = 0; i < order.size(); ++i) {
        const State state = order[i];
        for (const auto &[symbol, following] : m_nodes[state].children) {
            const State shorter = state == start ? start : next(m_nodes[state].shorter, symbol);
            m_nodes[following].shorter = shorter;
            m_nodes[following].nextEnd = firstEnd(shorter);
            order.push_back(following);
        }
    }
}

Automaton::State Automaton::next(State state, Symbol symbol) const
{
    while (true) {
        const State following = child(state, symbol);
        if (following != start || state == start)
            return following;
        state = m_nodes[state].shorter;
    }
}

} // namespace triage::search
