// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/triagestates.h"

using namespace Qt::StringLiterals;

namespace triage {

std::optional<TriageStates> TriageStates::fromText(const QString &text)
{
    TriageStates states{};
    states.m_bits = 0;
    for (const QString &word : text.split(u',')) {
        const std::optional<TriageState> state = fromAnyCase<TriageState>(word);
        if (!state)
            return std::nullopt;
        states.m_bits |= bitOf(*state);
    }
    return states;
}

QString TriageStates::accepted()
{
    return allWords<TriageState>() + u", or several of them with commas"_s;
}

QStringList TriageStates::words() const
{
    QStringList words;
    for (const auto &[state, word] : EnumText<TriageState>::words) {
        if (has(state))
            words.append(QString::fromLatin1(word));
    }
    return words;
}

} // namespace triage
