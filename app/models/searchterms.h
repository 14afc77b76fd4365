// SPDX-License-Identifier: GPL-3.0-or-later
// Where the words of a search stand in a text, for highlighting.
#pragma once

#include <QString>

#include <vector>

namespace triage::app {

/// Part of a text, in UTF-16 units.
struct Span
{
    int start = 0;
    int length = 0;

    friend bool operator==(const Span &, const Span &) = default;
};

/// The words and "quoted phrases" of a search. Case and accents do not count; words match the beginning of
/// words.
class SearchTerms
{
public:
    SearchTerms() = default;
    explicit SearchTerms(const QString &search);

    bool isEmpty() const { return m_terms.empty(); }
    /// In order, none overlapping another.
    std::vector<Span> matches(const QString &text) const;

    friend bool operator==(const SearchTerms &, const SearchTerms &) = default;

private:
    std::vector<QString> m_terms; ///< Folded.
};

} // namespace triage::app
