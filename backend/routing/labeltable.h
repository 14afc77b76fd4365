// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers that examples fit and do not fit.
#pragma once

#include <QtGlobal>

#include <span>
#include <vector>

namespace triage::routing {

/// The labels of an example: the buffers it fits and does not fit, as numbers.
struct Labels
{
    std::vector<quint32> fits;
    std::vector<quint32> fitsNot;
};

/// The labels of many examples, one after the other. Every classification reads all of them, and the time
/// that takes is that of fetching memory.
class LabelTable
{
public:
    /// Adds the labels of the next example.
    void add(const Labels &labels)
    {
        for (const std::vector<quint32> *some : { &labels.fits, &labels.fitsNot }) {
            m_labels.insert(m_labels.end(), some->begin(), some->end());
            m_starts.push_back(quint32(m_labels.size()));
        }
    }
    /// number: that of an example, in the order in which they were added.
    std::span<const quint32> fits(size_t number) const
    {
        return std::span(m_labels).subspan(m_starts[2 * number],
                                           m_starts[2 * number + 1] - m_starts[2 * number]);
    }
    std::span<const quint32> fitsNot(size_t number) const
    {
        return std::span(m_labels).subspan(m_starts[2 * number + 1],
                                           m_starts[2 * number + 2] - m_starts[2 * number + 1]);
    }
    size_t bytes() const { return (m_labels.size() + m_starts.size()) * sizeof(quint32); }

private:
    std::vector<quint32> m_labels;
    std::vector<quint32> m_starts{ 0 }; ///< Two for each example, and the end of the last.
};

} // namespace triage::routing
