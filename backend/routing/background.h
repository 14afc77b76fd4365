// How common words are in feedback in general, so that a rare word tells more than a common one.
#pragma once

#include "routing/features.h"

#include <QByteArrayView>

#include <unordered_map>

namespace triage::routing {

/// In how many of a number of documents a feature occurs.
class Background
{
public:
    /// Reads lines of a count and a word; the first line has the number of documents alone.
    static Background parse(QByteArrayView table);
    /// The table that comes with the program (background.txt; tests/benchmarks/routing/make_background.py).
    static const Background &builtIn();

    double documents() const { return m_documents; }
    double documentsWith(FeatureKey key) const
    {
        const auto found = m_counts.find(key);
        return found == m_counts.end() ? 0 : found->second;
    }

private:
    double m_documents = 0;
    std::unordered_map<FeatureKey, double> m_counts;
};

} // namespace triage::routing
