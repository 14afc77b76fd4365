// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/labeltable.h"

namespace triage::routing {

void LabelTable::add(const Labels &labels)
{
    for (const std::vector<quint32> *some : { &labels.fits, &labels.fitsNot }) {
        m_labels.insert(m_labels.end(), some->begin(), some->end());
        m_starts.push_back(quint32(m_labels.size()));
    }
}

} // namespace triage::routing
