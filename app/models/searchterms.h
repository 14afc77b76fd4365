// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the words of a search in a text, for highlighting.
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

/// The words and "quoted phrases" of a search. Case and accents are ignored; words match the beginning of
/// words.
class SearchTerms
{
public:
    SearchTerms() = default;
    explicit SearchTerms(const QString &search);

    bool isEmpty() const { return m_terms.empty(); }
    /// Returns the matches in order, without overlaps.
    std::vector<Span> matches(const QString &text) const;

    friend bool operator==(const SearchTerms &, const SearchTerms &) = default;

private:
    std::vector<QString> m_terms; ///< Without case and accents.
};

} // namespace triage::app
