// SPDX-License-Identifier: GPL-3.0-or-later
// Reads for exports: buffers, and batches of items with all their data.
#pragma once

#include "domain/ids.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <vector>

namespace triage::storage {

class ExportStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the columns id, name, slug, description, icon, routing_instructions, needs_review, created_at,
    /// updated_at.
    Result<Rows> buffers();
    /// Returns the columns id, external_id, title, description, submitted_by, client, needs_review,
    /// routing_status, created_at, updated_at, and as JSON buffers, targets, notes.
    Result<Rows> items(const std::vector<FeedbackId> &ids);
};

} // namespace triage::storage
