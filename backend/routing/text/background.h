// SPDX-License-Identifier: GPL-3.0-or-later
// How common words are in feedback in general, so that a rare word tells more than a common one.
#pragma once

#include "routing/text/features.h"
#include "routing/text/termtable.h"

#include <QByteArrayView>

#include <vector>

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
        const quint32 number = m_table.find(key);
        return number == TermTable::none ? 0 : double(m_counts[number]);
    }

private:
    double m_documents = 0;
    TermTable m_table;
    std::vector<float> m_counts;
};

} // namespace triage::routing
