// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the demonstration: the buffers and the feedback in resources/demo.
#pragma once

#include "domain/buffer.h"
#include "result.h"
#include "stores/feedbackwriter.h"

#include <vector>

namespace triage::cli {

struct DemoContent
{
    std::vector<NewBuffer> buffers;
    std::vector<storage::PreparedFeedback> feedback; ///< With lexemes.
    std::vector<QString> words; ///< The vocabulary of all items.
};

/// Reads the content by the rules of the API.
Result<DemoContent> demoContent();

} // namespace triage::cli
