// SPDX-License-Identifier: GPL-3.0-or-later
// The frequency of words in feedback in general, so that a rare word counts more than a common one.
#pragma once

#include "routing/text/features.h"
#include "routing/text/termtable.h"

#include <QByteArrayView>

#include <vector>

namespace triage::routing {

/// The number of documents that contain a feature.
class WordFrequencies
{
public:
    /// Parses lines of a count and a word. The first line is the number of documents alone.
    static WordFrequencies parse(QByteArrayView table);
    /// Returns the table that is part of the program (background.txt;
    /// tests/benchmarks/routing/make_background.py).
    static const WordFrequencies &builtIn();

    double documents() const { return m_documents; }
    double documentsWith(FeatureKey key) const
    {
        const quint32 number = m_table.find(key);
        return number == TermTable::none ? 0 : double(m_counts[number]);
    }

private:
    double m_documents = 0;
    TermTable m_table;
    std::vector<float> m_counts;
};

} // namespace triage::routing
