// SPDX-License-Identifier: GPL-3.0-or-later
// The states of the work that a filter keeps.
#pragma once

#include "domain/triage.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

namespace triage {

/// A set of states of the work. By default it has all states, so that it keeps everything. Its text is the
/// states' words, separated by commas.
class TriageStates
{
public:
    constexpr TriageStates() = default;
    constexpr TriageStates(std::initializer_list<TriageState> states) : m_bits(0)
    {
        for (const TriageState state : states)
            m_bits |= bitOf(state);
    }

    /// Parses a text, in which a word may occur again. Nothing if one of its words is not a state.
    static std::optional<TriageStates> fromText(const QString &text);
    static QString accepted();

    constexpr bool has(TriageState state) const { return (m_bits & bitOf(state)) != 0; }
    /// Returns true if every state is in the set.
    constexpr bool isAll() const { return *this == TriageStates(); }
    /// Returns the words in the order of the states, each once.
    QStringList words() const;
    /// Returns the normal form of the text.
    QString toText() const { return words().join(u','); }

    friend constexpr bool operator==(TriageStates, TriageStates) = default;

private:
    static constexpr unsigned bitOf(TriageState state) { return 1u << unsigned(state); }

    unsigned m_bits = bitOf(TriageState::Open) | bitOf(TriageState::Done) | bitOf(TriageState::Declined);
};

} // namespace triage
