// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/transfer/exportstore.h"

namespace triage::storage {

Result<Rows> ExportStore::buffers()
{
    return query("export.buffers");
}

Result<Rows> ExportStore::items(const std::vector<FeedbackId> &ids)
{
    return query("export.feedback", { { "ids", ids } });
}

} // namespace triage::storage
