// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/exportstore.h"

namespace triage::storage {

Result<Rows> ExportStore::buffers()
{
    return m_connection.execute("export.buffers", { { "organization", m_organization } });
}

Result<Rows> ExportStore::items(const std::vector<FeedbackId> &ids)
{
    return m_connection.execute("export.feedback", { { "organization", m_organization }, { "ids", ids } });
}

} // namespace triage::storage
