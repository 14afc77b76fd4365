// SPDX-License-Identifier: GPL-3.0-or-later
// The past of the demonstration: when its feedback came, and what people have done with some of it.
#pragma once

#include "cli/democontent.h"
#include "domain/member.h"
#include "stores/transfer/importstore.h"
#include "timestamp.h"

#include <vector>

namespace triage::cli {

/// The number of days that the demonstration spans.
inline constexpr int demoDays = 90;

/// Returns the feedback, spread over the last days: more in later ones, and a surge of one topic. Some of it
/// was sorted by hand, some has notes, and the routing of one item failed; everything else waits for routing.
/// Much of what is older is done or declined; some items have an owner or tags, some sleep. Equal arguments
/// give equal items. There have to be people; the last one sorts.
std::vector<storage::ImportedItem> demoHistory(const std::vector<storage::PreparedFeedback> &feedback,
                                               const std::vector<Buffer> &buffers,
                                               const std::vector<Member> &people, Timestamp now);

} // namespace triage::cli
